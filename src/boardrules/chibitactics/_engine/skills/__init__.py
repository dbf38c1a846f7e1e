"""Skills: what they can be aimed at, who reacts to them, how they are resolved, and their effects."""

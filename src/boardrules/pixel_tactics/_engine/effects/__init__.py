"""What the effects do that ask nothing, a module for each topic."""

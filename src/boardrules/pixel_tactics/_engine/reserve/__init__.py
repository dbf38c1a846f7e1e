"""What lies in a reserve, as triggers see it: traps, and texts of operations that work once."""

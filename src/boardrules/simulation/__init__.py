"""Many games at once, on any executor."""

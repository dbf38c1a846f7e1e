"""What happens, and the texts that answer to it."""

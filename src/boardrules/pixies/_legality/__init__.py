"""What is legal in Pixies, and the refusals for what is not."""

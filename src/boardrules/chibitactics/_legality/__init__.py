"""What is legal in Chibitactics, and the refusals for what is not."""

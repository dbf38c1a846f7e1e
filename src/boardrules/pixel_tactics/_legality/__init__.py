"""What is legal in Pixel Tactics, and the refusals for what is not."""

"""What lies on a board, and what follows from that alone."""

"""What both layouts of a picture are made of."""

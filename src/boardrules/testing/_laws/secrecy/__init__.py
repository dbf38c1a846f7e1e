"""Laws of what a seat may know: views, redaction, and the swap test of everything that a seat is shown."""

"""The commands ``replay`` and ``verify``, and a recorded game as a page."""

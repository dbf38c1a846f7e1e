"""The command ``puzzle``, and a puzzle being solved at the terminal."""

"""The web table under play: what an action costs the server, how long people wait, and what is sent to them."""

"""States of Pixel Tactics from outside: everything impossible in them."""

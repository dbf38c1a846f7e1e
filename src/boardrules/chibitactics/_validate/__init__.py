"""States of Chibitactics from outside: everything impossible in them."""

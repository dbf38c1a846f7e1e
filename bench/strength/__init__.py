"""How strong bots are: matches with seats swapped, and a table with intervals."""

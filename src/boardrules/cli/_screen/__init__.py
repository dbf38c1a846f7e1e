"""Output to the terminal: lines, boards, lists of actions, narration, standings."""

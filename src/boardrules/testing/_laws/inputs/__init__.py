"""Input that laws try on a game: actions that are mostly illegal, and texts that people may type in place of an action."""

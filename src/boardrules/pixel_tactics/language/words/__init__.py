"""The constructors of the ability language, which read like a card."""

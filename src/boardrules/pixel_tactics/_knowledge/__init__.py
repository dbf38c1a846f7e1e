"""Who may know what in Pixel Tactics: views, redaction, determinization."""

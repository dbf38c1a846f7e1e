"""Hidden information in Pixel Tactics: views, redaction, determinization."""

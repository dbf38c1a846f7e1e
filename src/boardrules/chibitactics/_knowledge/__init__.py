"""Who may know what in Chibitactics: views, redaction, determinization."""

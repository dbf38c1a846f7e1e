"""Who may know what in Chibitactics: views and determinization."""

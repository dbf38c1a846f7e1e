"""Views and determinization of Chibitactics."""

"""Players that know nothing but a view."""

"""Announcements of events, and the texts that they trigger."""

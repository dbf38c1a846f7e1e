"""The example that plays in a browser without a server, in the system's Chromium; skipped without it or without npm."""

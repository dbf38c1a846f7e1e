"""The ruling lab: what it asks the rules, and how positions are laid out. Its page is tested with the site, in ``tests/browser``."""

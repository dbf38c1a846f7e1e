"""Attacks, the damage they deal, and who is defeated by it (PT-ATK, PT-DMG)."""

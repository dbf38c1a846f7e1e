"""Geometry of the map: cells and the ways between them, in exact integers."""

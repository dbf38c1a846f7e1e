"""Benchmarks: how fast and how small boardrules is, beside peers."""

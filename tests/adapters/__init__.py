"""Tests of the adapters; those that need a library that is not installed are skipped."""

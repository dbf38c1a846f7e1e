"""Tests of the logs."""

"""Settings of all tests."""

from __future__ import annotations

import os

from hypothesis import settings

# Machines that run tests are slow at times; and what is found there must be found again.
settings.register_profile("here", deadline=None)
settings.register_profile("ci", deadline=None, derandomize=True)
settings.load_profile("ci" if "CI" in os.environ else "here")

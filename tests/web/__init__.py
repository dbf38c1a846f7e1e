"""Tests of the web example, whose modules are imported as its own program does, from their folder."""

import sys
from pathlib import Path

for folder in [str(Path(__file__).parents[2] / "examples" / name) for name in ("web", "lab")]:
    if folder not in sys.path:
        sys.path.append(folder)

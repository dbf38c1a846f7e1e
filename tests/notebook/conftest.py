"""The module of the example is imported as its own program does, from its folder."""

from __future__ import annotations

import sys
from pathlib import Path

FOLDER = Path(__file__).parents[2] / "examples" / "notebook"

if str(FOLDER) not in sys.path:
    sys.path.append(str(FOLDER))

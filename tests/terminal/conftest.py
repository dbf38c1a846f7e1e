"""The modules of the example are imported as its own program does, from their folder."""

from __future__ import annotations

import sys
from pathlib import Path

FOLDER = Path(__file__).parents[2] / "examples" / "terminal"

if str(FOLDER) not in sys.path:
    sys.path.append(str(FOLDER))

"""The modules of the example are imported as its page does, by their names."""

from __future__ import annotations

import sys
from pathlib import Path

FOLDER = Path(__file__).parents[2] / "examples" / "lab"

if str(FOLDER) not in sys.path:
    sys.path.append(str(FOLDER))

"""The modules of the examples are imported as their own programs do, from their folders."""

from __future__ import annotations

import sys
from pathlib import Path

EXAMPLES = Path(__file__).parents[2] / "examples"

for folder in (EXAMPLES / "learning", EXAMPLES / "notebook"):
    if str(folder) not in sys.path:
        sys.path.append(str(folder))

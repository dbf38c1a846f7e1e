"""``tools/compile_engines.py`` as a module; it is no part of a package."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]
_SPEC = importlib.util.spec_from_file_location("compile_engines", ROOT / "tools" / "compile_engines.py")
assert _SPEC is not None
assert _SPEC.loader is not None
tool: Any = importlib.util.module_from_spec(_SPEC)
_SPEC.loader.exec_module(tool)

GAMES: list[str] = sorted(tool.INTERPRETED)

"""``python -m boardrules`` is the command ``boardrules``."""

from __future__ import annotations

import sys

from boardrules.cli import main

sys.exit(main())

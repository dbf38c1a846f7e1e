"""Run the command ``boardrules`` as ``python -m boardrules``."""

from __future__ import annotations

import sys

from boardrules.cli import main

sys.exit(main())

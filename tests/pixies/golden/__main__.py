"""``python -m tests.pixies.golden [--write]``: compare the golden logs with what is played now, or write them."""

from __future__ import annotations

import sys

from tests.pixies.golden import GOLDEN

if __name__ == "__main__":
    sys.exit(GOLDEN.main(sys.argv[1:]))

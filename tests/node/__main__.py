"""Install the npm packages that these tests use: ``python -m tests.node``."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path


def main() -> int:
    npm = shutil.which("npm")
    if npm is None:
        sys.stdout.write("Node and npm are not installed: the tests that need them are skipped\n")
        return 0
    return subprocess.run([npm, "ci", "--no-audit", "--no-fund", "--ignore-scripts"], cwd=Path(__file__).parent, check=False).returncode


if __name__ == "__main__":
    sys.exit(main())

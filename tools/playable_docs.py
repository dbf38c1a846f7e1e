"""Build the documentation with games, lessons and the ruling lab on its pages: ``python tools/playable_docs.py [OUT]``.

The site of ``examples/browser`` goes into the folder ``play`` of the built pages. It needs npm, which fetches Pyodide.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]


def main(out: Path) -> int:
    """Make the site, then the pages, which link to what they find of it."""
    site = [sys.executable, str(ROOT / "examples" / "browser" / "build.py"), "--site", str(out / "play")]
    pages = [sys.executable, "-m", "sphinx", "-W", "--keep-going", "-n", "-E", "-b", "html", "-d", str(out) + ".trees", "docs", str(out)]
    return subprocess.run(site, check=False).returncode or subprocess.run(pages, cwd=ROOT, check=False).returncode


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1] if len(sys.argv) > 1 else ROOT / "docs" / "_build" / "html").resolve()))

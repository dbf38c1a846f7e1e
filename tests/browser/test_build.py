"""The program that makes the site, where something that it needs is missing."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

BUILD = Path(__file__).parents[2] / "examples" / "browser" / "build.py"


def test_outside_a_checkout_it_says_what_is_missing(tmp_path: Path) -> None:
    place = tmp_path / "examples" / "browser"
    place.mkdir(parents=True)
    shutil.copyfile(BUILD, place / "build.py")
    done = subprocess.run([sys.executable, str(place / "build.py")], capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert "checkout" in done.stderr
    assert str(tmp_path / "js" / "build.py") in done.stderr
    assert "Traceback" not in done.stderr


def test_without_node_it_says_so(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, str(BUILD), "--site", str(tmp_path / "site")], env={"PATH": ""}, capture_output=True, text=True, check=False
    )
    assert done.returncode == 1
    assert "npm and node cannot be found" in done.stderr

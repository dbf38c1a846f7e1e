"""Tag a release, unless something is unfinished: ``python tools/release.py`` says what, ``python tools/release.py --tag`` tags.

A release is finished if nothing of it is left to do by hand. See docs/contributing/make_a_release.md.
"""

from __future__ import annotations

import argparse
import json
import re
import subprocess
import sys
import tomllib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
KEPT = {".gitignore", "README.md"}
"""Files of changelog.d that are no fragments."""


def unfinished(root: Path) -> list[str]:
    """Return everything that keeps the checkout in *root* from being released, each as a sentence; [] if it is finished."""
    project = tomllib.loads((root / "pyproject.toml").read_text("utf-8"))["project"]
    version: str = project["version"]
    checks: tuple[Callable[[Path, str], Iterator[str]], ...] = (_versions, _changelog, _migration, _git)
    found = [fault for check in checks for fault in check(root, version)]
    if not project.get("urls"):
        found.append("pyproject.toml: [project.urls] is missing: say where the sources, the documentation and the changelog are")
    return found


def _versions(root: Path, version: str) -> Iterator[str]:
    """Check that every file that names the version names this one."""
    if not re.fullmatch(r"\d+\.\d+\.\d+", version):
        yield f"pyproject.toml: {version} is no version of a release, which is three numbers: 0.3.0"
    js: dict[str, Any] = json.loads((root / "js" / "package.json").read_text("utf-8"))
    named = {
        "src/boardrules/__init__.py": _found(root / "src" / "boardrules" / "__init__.py", r'^__version__ = "(.+)"$'),
        "CITATION.cff": _found(root / "CITATION.cff", r"^version: (.+)$"),
        "js/package.json": str(js["version"]),
    }
    for path, other in named.items():
        if other != version:
            yield f"{path}: the version is {other}, and {version} in pyproject.toml"


def _changelog(root: Path, version: str) -> Iterator[str]:
    """Check that the changelog has a section of the version, dated as the citation is, and that no entry is left outside it."""
    text = (root / "CHANGELOG.md").read_text("utf-8")
    dated = re.search(rf"^## {re.escape(version)} \((\d{{4}}-\d\d-\d\d)\)$", text, re.MULTILINE)
    if dated is None:
        yield f"CHANGELOG.md: there is no section of {version}; run: towncrier build --version {version}"
    elif (cited := _found(root / "CITATION.cff", r'^date-released: "(.+)"$')) != dated[1]:
        yield f"CITATION.cff: date-released is {cited}, and CHANGELOG.md dates {version} {dated[1]}"
    if re.search(r"^## Unreleased", text, re.MULTILINE):
        yield f"CHANGELOG.md: move what is under Unreleased to the section of {version}"
    fragments = sorted(path.name for path in (root / "changelog.d").iterdir() if path.name not in KEPT)
    if fragments:
        yield f"changelog.d: these fragments are left: {', '.join(fragments)}; run: towncrier build --version {version}"


def _migration(root: Path, version: str) -> Iterator[str]:
    """Check that the page on migration leads to this version, and that nothing on it is still open."""
    text = (root / "docs" / "how-to" / "migration.md").read_text("utf-8")
    minor = version.rpartition(".")[0]
    if not re.search(rf"^## From \S+ to {re.escape(minor)}$", text, re.MULTILINE):
        yield f"docs/how-to/migration.md: there is no section that ends in 'to {minor}'"
    if opened := re.search(r"^## From \S+ on$", text, re.MULTILINE):
        yield f"docs/how-to/migration.md: the section '{opened[0][3:]}' is still open"


def _git(root: Path, version: str) -> Iterator[str]:
    """Check that everything is committed, and that the version has no tag yet."""
    if changed := _run(root, "status", "--porcelain"):
        yield f"git: {len(changed.splitlines())} files are not committed"
    if _run(root, "tag", "--list", f"v{version}"):
        yield f"git: there is a tag v{version} already; raise the version"


def _found(path: Path, pattern: str) -> str:
    match = re.search(pattern, path.read_text("utf-8"), re.MULTILINE)
    return "missing" if match is None else match[1]


def _run(root: Path, *command: str) -> str:
    return subprocess.run(["git", "-C", str(root), *command], check=True, capture_output=True, text=True).stdout.strip()


def main(arguments: list[str], root: Path = ROOT) -> int:
    """Print what is unfinished and return 1, or tag the release if that is asked for and return 0."""
    parser = argparse.ArgumentParser(description="Say what keeps this checkout from being released.")
    parser.add_argument("--tag", action="store_true", help="tag it, if nothing does")
    asked = parser.parse_args(arguments)
    faults = unfinished(root)
    for fault in faults:
        print(fault)
    if faults:
        return 1
    version = tomllib.loads((root / "pyproject.toml").read_text("utf-8"))["project"]["version"]
    if asked.tag:
        _run(root, "tag", "--annotate", f"v{version}", "--message", f"boardrules {version}")
    print(f"v{version} is tagged" if asked.tag else f"{version} can be released")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

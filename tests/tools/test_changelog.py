"""Fragments of the changelog are named and written so that a release can take them."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "changelog.d"
CONFIGURED = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["towncrier"]
KINDS = [kind["directory"] for kind in CONFIGURED["type"]]
FRAGMENTS = sorted(path for path in FOLDER.iterdir() if path.name not in {".gitignore", "README.md"})


def faults(name: str, text: str) -> list[str]:
    """Return what is wrong with a fragment."""
    found: list[str] = []
    if not re.fullmatch(rf"\+[a-z0-9][a-z0-9_-]*\.({'|'.join(KINDS)})\.md", name):
        found.append(f"it is called +<slug>.<kind>.md, and the kinds are {', '.join(KINDS)}")
    if not text.strip().endswith((".", "`")) or text != text.strip() + "\n":
        found.append("it is one paragraph that ends with a full stop and one newline")
    if "\n\n" in text or re.match(r"[-*#]", text):
        found.append("it is one paragraph without a heading or a bullet")
    return found


def test_every_fragment_can_be_taken() -> None:
    assert {path.name: found for path in FRAGMENTS if (found := faults(path.name, path.read_text("utf-8")))} == {}


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("more.added.md", "More.\n"),
        ("+more.feature.md", "More.\n"),
        ("+more.added.txt", "More.\n"),
        ("+more.added.md", "More\n"),
        ("+more.added.md", "More."),
        ("+more.added.md", "- More.\n"),
        ("+more.added.md", "More.\n\nAnd more.\n"),
    ],
)
def test_what_a_release_could_not_take_is_a_fault(name: str, text: str) -> None:
    assert faults("+more.added.md", "More.\n") == []
    assert len(faults(name, text)) == 1


def test_the_readme_of_the_folder_names_every_kind() -> None:
    assert re.findall(r"^\| `(\w+)` \|", (FOLDER / "README.md").read_text("utf-8"), re.MULTILINE) == KINDS


def test_the_changelog_says_where_the_next_section_goes() -> None:
    before, mark, after = (ROOT / "CHANGELOG.md").read_text("utf-8").partition(CONFIGURED["start_string"])
    assert mark
    assert "\n## " not in before
    assert after.lstrip().startswith("## ")


def test_towncrier_makes_a_section_of_a_fragment_of_every_kind(tmp_path: Path) -> None:
    pytest.importorskip("towncrier", reason="the changelog is built with towncrier: tox -e lint")
    (tmp_path / "changelog.d").mkdir()
    (tmp_path / "pyproject.toml").write_text((ROOT / "pyproject.toml").read_text("utf-8"), "utf-8")
    for kind in KINDS:
        (tmp_path / "changelog.d" / f"+one.{kind}.md").write_text(f"Something {kind}.\n", "utf-8")
    command = [sys.executable, "-m", "towncrier", "build", "--draft", "--version", "9.9.9", "--date", "2030-01-02"]
    draft = subprocess.run(command, cwd=tmp_path, check=True, capture_output=True, text=True).stdout
    sections = "".join(f"\n### {kind.capitalize()}\n\n- Something {kind}.\n" for kind in KINDS)
    assert draft.strip() == f"## 9.9.9 (2030-01-02)\n{sections}".strip()

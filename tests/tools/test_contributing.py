"""What CONTRIBUTING.md and the pages on contributing say is there."""

from __future__ import annotations

import re
import tomllib
from itertools import pairwise
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGES = sorted((ROOT / "docs" / "contributing").glob("*.md"))
GAMES = ROOT / "src" / "boardrules"

INCLUDE = re.compile(r"```\{literalinclude\} (?P<path>\S+)\n(?P<options>(?::.*\n)*)```")
PLACE = re.compile(r"`([\w./<>+-]+/[\w./<>+-]*|[\w-]+\.(?:md|py|toml|txt))`")
LINK = re.compile(r"\]\(([^)#:]+)(?:#[^)]*)?\)")


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_the_code_that_a_page_shows_is_there(page: Path) -> None:
    """Sphinx says so, too, but it is not installed everywhere."""
    for include in INCLUDE.finditer(page.read_text("utf-8")):
        text = (page.parent / include["path"]).read_text("utf-8")
        options = dict(re.findall(r"^:([\w-]+): (.*)$", include["options"], re.MULTILINE))
        for name in ("start-at", "end-at", "end-before"):
            assert options.get(name, "") in text, f"{include['path']} has no line with {options[name]}"
        for name in filter(None, [options.get("pyobject")]):
            last = name.rpartition(".")[2]
            assert re.search(rf"^ *(def|class) {last}\b", text, re.MULTILINE), f"{include['path']} has no {name}"


@pytest.mark.parametrize("page", [ROOT / "CONTRIBUTING.md", ROOT / "SECURITY.md", *PAGES], ids=lambda page: page.stem)
def test_every_file_that_a_page_names_is_there(page: Path) -> None:
    """In the repository, in a game, or in its tests; fragments are names of files to come."""
    text = page.read_text("utf-8")
    games = ("pixies", "pixel_tactics", "chibitactics")
    folders = (ROOT, *(GAMES / name for name in games), *(ROOT / "tests" / name for name in games))
    named = [re.sub(r"<\w+>", "*", name).rstrip("/") for name in PLACE.findall(text) if "+" not in name]
    assert [name for name in named if not any(any(folder.glob(name)) for folder in folders)] == []
    assert [link for link in LINK.findall(text) if not (page.parent / link).exists()] == []


def test_contributing_leads_to_every_page() -> None:
    text = (ROOT / "CONTRIBUTING.md").read_text("utf-8")
    assert {ROOT / link for link in LINK.findall(text) if link.startswith("docs/")} == {page for page in PAGES if page.stem != "index"}


def test_the_requirements_for_a_pip_without_groups_are_those_of_the_group() -> None:
    group = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["dependency-groups"]["tests"]
    lines = (ROOT / "requirements-tests.txt").read_text("utf-8").splitlines()
    assert [line for line in lines if not line.startswith("#")] == group


def test_the_first_test_is_the_one_that_contributing_and_the_readme_agree_on() -> None:
    text = (ROOT / "CONTRIBUTING.md").read_text("utf-8")
    (block,) = re.findall(r"## The first green test\n.*?```bash\n(.*?)```", text, re.DOTALL)
    created, installed, run = block.splitlines()
    assert created == "python3 -m venv .venv"
    assert "requirements-tests.txt" in installed
    assert (ROOT / run.split()[-1]).is_file()
    assert "(CONTRIBUTING.md)" in (ROOT / "README.md").read_text("utf-8")


def test_the_project_has_one_name_for_its_authors() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    (author,) = project["authors"]
    assert f"Copyright (c) 2026 {author['name']}" in (ROOT / "LICENSE").read_text("utf-8")
    assert f"  - name: {author['name']}\n" in (ROOT / "CITATION.cff").read_text("utf-8")
    keywords = re.findall(r"^  - (?!name)(.+)$", (ROOT / "CITATION.cff").read_text("utf-8"), re.MULTILINE)
    assert set(keywords) <= set(project["keywords"])


def test_the_steps_of_a_page_are_numbered_in_their_order() -> None:
    for page in PAGES:
        steps = [int(number) for number in re.findall(r"^##+ (\d)\. ", page.read_text("utf-8"), re.MULTILINE)]
        assert all(later in {earlier + 1, 1} for earlier, later in pairwise(steps)), page.stem

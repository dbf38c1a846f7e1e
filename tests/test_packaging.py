"""What the package says of itself to installers."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
EXTRAS = sorted(PROJECT["optional-dependencies"])
TEXTS = [*(ROOT / "src").rglob("*.py"), *(ROOT / "docs").rglob("*.md"), *(ROOT / "examples").rglob("*.md"), ROOT / "README.md"]
FROM_AN_INDEX = re.compile(r"pip install [\"']?boardrules\b(?!\S* @ )")
MENTIONED = re.compile(r"\bboardrules\[([\w.-]+)\]")


@pytest.mark.parametrize("extra", EXTRAS)
def test_an_extra_has_the_normal_form_of_its_name(extra: str) -> None:
    """Older installers compare names of extras as they are written, and install nothing for another spelling."""
    assert re.sub(r"[-_.]+", "-", extra).lower() == extra


def test_every_extra_that_a_page_or_a_message_names_exists() -> None:
    named = {(extra, path.name) for path in TEXTS for extra in MENTIONED.findall(path.read_text(encoding="utf-8"))}
    assert ("i18n", "install.md") in named
    assert [(extra, name) for extra, name in sorted(named) if extra not in EXTRAS] == []


def test_the_check_of_commands_knows_what_comes_from_an_index() -> None:
    assert FROM_AN_INDEX.search("pip install 'boardrules[i18n]'")
    assert not FROM_AN_INDEX.search('pip install "boardrules[i18n] @ git+file:///x"')


def test_no_page_and_no_message_installs_the_library_from_an_index_which_does_not_have_it() -> None:
    assert [path.name for path in TEXTS if FROM_AN_INDEX.search(path.read_text(encoding="utf-8"))] == []

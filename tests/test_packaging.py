"""What the package says of itself to installers."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
EXTRAS = sorted(PROJECT["optional-dependencies"])
MENTIONED = re.compile(r"\bboardrules\[([\w.-]+)\]")


@pytest.mark.parametrize("extra", EXTRAS)
def test_an_extra_has_the_normal_form_of_its_name(extra: str) -> None:
    """Older installers compare names of extras as they are written, and install nothing for another spelling."""
    assert re.sub(r"[-_.]+", "-", extra).lower() == extra


def test_every_extra_that_a_page_or_a_message_names_exists() -> None:
    texts = [*(ROOT / "src").rglob("*.py"), *(ROOT / "docs").rglob("*.md"), *(ROOT / "examples").rglob("*.md"), ROOT / "README.md"]
    named = {(extra, path.name) for path in texts for extra in MENTIONED.findall(path.read_text(encoding="utf-8"))}
    assert ("open-spiel", "adapters.md") in named
    assert [(extra, name) for extra, name in sorted(named) if extra not in EXTRAS] == []

"""Links between files that Sphinx does not read lead somewhere; Sphinx itself checks those of ``docs/``."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[1]
OUTSIDE = (
    *sorted(path for path in ROOT.glob("*.md") if path.name != "CHANGELOG.md"),  # which names files as they were
    *sorted((ROOT / "examples").glob("*/README.md")),
    ROOT / "js" / "README.md",
    ROOT / "bench" / "README.md",
    ROOT / "changelog.d" / "README.md",
)
LINK = re.compile(r"\]\(([^)\s]+)\)")
NAMED = re.compile(r"`((?:docs|examples|bench|js|tools)/[\w/.-]+\.(?:md|py|npz|ipynb|json))`")
HEADING = re.compile(r"^#+ (.+)$", re.MULTILINE)


def anchors(path: Path) -> set[str]:
    """Return the anchors that a reader's browser finds in a page."""
    plain = (
        re.sub(r"[^\w\- ]", "", title).strip().lower().replace(" ", "-") for title in HEADING.findall(path.read_text(encoding="utf-8"))
    )
    return set(plain)


def broken(path: Path) -> Iterator[str]:
    """Yield the links and the names of files in *path* behind which there is nothing."""
    text = path.read_text(encoding="utf-8")
    for link in LINK.findall(text):
        name, _, anchor = link.partition("#")
        target = path.parent / name if name else path
        if ":" in name:
            continue
        if not target.exists() or (anchor and target.suffix == ".md" and anchor not in anchors(target)):
            yield link
    yield from (name for name in NAMED.findall(text) if not (ROOT / name).exists())


def test_every_link_outside_the_documentation_leads_to_a_file_and_a_heading() -> None:
    assert {path.relative_to(ROOT).as_posix(): found for path in OUTSIDE if (found := list(broken(path)))} == {}


def test_the_check_finds_what_it_looks_for(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text("# One `two`\n[a](#one-two) [b](#three) [c](none.md) [d](https://example.org) `docs/none.md`\n", encoding="utf-8")
    assert list(broken(page)) == ["#three", "none.md", "docs/none.md"]

"""Pages that are made before Sphinx reads: the chapters of every rulebook and the sets of cards, each a file with one directive."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final

from sphinx.application import Sphinx

from boardrules import game, games
from boardrules.pixel_tactics import SETS

from ._chapters import chapters

RULES: Final = """\
A page a chapter. Each rule has its id, our wording, the editions side by side where they differ, its source, and, folded away, its code and
tests."""

HOUSE: Final = "Where the rulebooks are silent or disagree, this project decided. The text of each rule gives the reason."

STARTER: Final = """\
Made by this project, not by the publisher. Units of the factions, creatures and savages, then events; the sentence of a skill is made from
what it does."""
STARTER_CARDS: Final = "```{card-table} chibitactics\n```"

CARDS: Final = """\
A page a set. Each card has its numbers, what each of its texts does, in both wordings where they differ, and, folded away, the tests that
play it. Sentences are made from what the cards do, not copied from them."""


def make_pages(app: Sphinx) -> None:
    """Write the generated pages below ``docs/games``, and remove those that no chapter has any more."""
    for name in games():
        folder = Path(app.srcdir) / "games" / name
        if folder.is_dir():
            write(folder / "rules", dict(rule_pages(name)))
    cards = {"pixel_tactics": dict(card_pages()), "chibitactics": {"starter": page("Chibitactics: cards", STARTER, STARTER_CARDS)}}
    for name, made in cards.items():
        folder = Path(app.srcdir) / "games" / name
        if folder.is_dir():
            write(folder / "cards", made)


def write(folder: Path, pages: dict[str, str]) -> None:
    """Make *folder* hold just these pages; one that is as it was keeps its time, so that Sphinx need not read it again."""
    folder.mkdir(exist_ok=True)
    for stale in folder.glob("*.md"):
        if stale.stem not in pages:
            stale.unlink()
    for stem, text in pages.items():
        path = folder / f"{stem}.md"
        if not path.exists() or path.read_text(encoding="utf-8") != text:
            path.write_text(text, encoding="utf-8")


def rule_pages(name: str) -> Iterator[tuple[str, str]]:
    """Yield the pages of a game's rulebook: a contents, a page a chapter, editions compared, decisions of this project."""
    title = game(name).SPEC.title
    found = chapters(game(name).SPEC.rules)
    yield "index", contents(f"Rules of {title}", RULES, [*(chapter.page for chapter in found), "editions", "house"])
    for chapter in found:
        yield chapter.page, page(f"{title}: {chapter.title}", f"```{{rulebook}} {name}\n:chapter: {chapter.page}\n```")
    yield "editions", page(f"{title}: editions compared", f"```{{edition-differences}} {name}\n```")
    yield "house", page(f"{title}: house decisions", HOUSE, f"```{{rule-list}} {name}\n:house:\n```")


def card_pages() -> Iterator[tuple[str, str]]:
    """Yield a page for each set of Pixel Tactics, both printings together, and the list of them."""
    sets = [pack for pack in SETS if not pack.id.endswith("_first")]
    yield "index", contents("Cards of Pixel Tactics", CARDS, [pack.id for pack in sets])
    for pack in sets:
        yield pack.id, page(f"{pack.title.removesuffix(', reprint')}: cards", f"```{{ability-table}} {pack.id}\n```")


def page(title: str, *blocks: str) -> str:
    """Return the source of a page."""
    return "\n\n".join([f"# {title}", *blocks]) + "\n"


def contents(title: str, text: str, pages: list[str]) -> str:
    """Return the source of a page that lists others."""
    return page(title, text, "```{toctree}\n:maxdepth: 2\n\n" + "\n".join(pages) + "\n```")

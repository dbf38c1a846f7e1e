"""Pages that are made before Sphinx reads: the chapters of every rulebook and the sets of cards, each a file with one directive."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final

from sphinx.application import Sphinx

from boardrules import game, games

from ._chapters import chapters
from .cards.printings import printings, sets, title_of

RULES: Final = """\
A page a chapter. Each rule has its id, our wording, the editions side by side where they differ, its source, and, folded away, its code and
tests."""

HOUSE: Final = "Where the rulebooks are silent or disagree, this project decided. The text of each rule gives the reason."

OTHER_PAGES: Final = (("Editions compared", "editions"), ("House decisions", "house"), ("Terms in three languages", "terms"))
"""Pages of a rulebook that are no chapters: how its contents call them, and their names."""

TERMS: Final = "The words of the rules in English, Polish and Russian, and the rules that use them."

STARTER_TEXT: Final = """\
Made by this project, not by the publisher. Each card has a page: what it does, the rules for its words, and how often it wins."""

CARDS: Final = """\
A page a set, and a page a card: numbers, what each text does, in both wordings where they differ, whom it means with four players, rulings,
how often it wins, and, folded away, the card as data and the tests that play it. Sentences are made from what the cards do, not copied from
them; they are in English, names in every language of the library."""

SET: Final = """\
Every card with its two sides. Numbers are those of the newest printing; the page of a card has the others. A leader is drawn as it stands
on the board, its own text counted."""


def make_pages(app: Sphinx) -> None:
    """Write the generated pages below ``docs/games``, and remove those that no chapter has any more."""
    for name in games():
        folder = Path(app.srcdir) / "games" / name
        if folder.is_dir():
            write(folder / "rules", dict(rule_pages(name)))
    cards = {"pixel_tactics": dict(card_pages()), "chibitactics": dict(unit_pages())}
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
    """Yield the pages of a game's rulebook: a contents, a page a chapter, editions compared, decisions of this project, terms."""
    title = game(name).SPEC.title
    found = chapters(game(name).SPEC.rules)
    listed = [*((chapter.title, chapter.page) for chapter in found), *OTHER_PAGES]
    yield "index", contents(f"Rules of {title}", RULES, [f"{short} <{page}>" for short, page in listed])
    for chapter in found:
        yield chapter.page, page(f"{title}: {chapter.title}", f"```{{rulebook}} {name}\n:chapter: {chapter.page}\n```")
    yield "editions", page(f"{title}: editions compared", f"```{{edition-differences}} {name}\n```")
    yield "house", page(f"{title}: house decisions", HOUSE, f"```{{rule-list}} {name}\n:house:\n```")
    yield "terms", page(f"{title}: terms in three languages", TERMS, f"```{{terms}} en {name}\n```")


def card_pages() -> Iterator[tuple[str, str]]:
    """Yield the list of the sets of Pixel Tactics, a page for each, both printings together, and a page for each card."""
    yield "index", contents("Cards of Pixel Tactics", CARDS, [pack.id for pack in sets()])
    for pack in sets():
        yield pack.id, page(f"{title_of(pack)}: cards", SET, f"```{{set-page}} {pack.id}\n```")
    for card, its in printings().items():
        last = its[-1].card
        yield card, leaf(f"card-{card}", f"{last.hero.name} ({last.leader.name})", f"```{{card-page}} {card}\n```")


def unit_pages() -> Iterator[tuple[str, str]]:
    """Yield the list of the cards of Chibitactics' starter pack, and a page for each."""
    yield "starter", page("Chibitactics: cards", STARTER_TEXT, "```{units-page}\n```")
    for card in game("chibitactics").SPEC.cards:
        yield card.id, leaf(f"unit-{card.id}", card.name, f"```{{unit-page}} {card.id}\n```")


def leaf(target: str, title: str, block: str) -> str:
    """Return the source of a page that is in no contents: the lists of cards lead to it."""
    return f"---\norphan: true\n---\n\n({target})=\n{page(title, block)}"


def page(title: str, *blocks: str) -> str:
    """Return the source of a page."""
    return "\n\n".join([f"# {title}", *blocks]) + "\n"


def contents(title: str, text: str, pages: list[str]) -> str:
    """Return the source of a page that lists others."""
    return page(title, text, "```{toctree}\n:maxdepth: 2\n\n" + "\n".join(pages) + "\n```")

"""The pages in other languages: written before Sphinx reads, a file with one directive each."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from sphinx.application import Sphinx

from boardrules import game, games

from .._chapters import Chapter, chapters
from .._pages import page, write
from .places import CARDS, OTHERS
from .words import CHAPTERS, say


def make_translations(app: Sphinx) -> None:
    """Write the pages of every language below a folder of its own."""
    root = Path(app.srcdir)
    if not (root / "games").is_dir():
        return
    for tag in OTHERS:
        (root / tag).mkdir(exist_ok=True)
        write(root / tag, {"index": leaf(say("start", tag), f"```{{languages-start}} {tag}\n```")})
        for name in games():
            write(root / tag / name, dict(pages_of(name, tag)))


def pages_of(name: str, tag: str) -> Iterator[tuple[str, str]]:
    """Yield the pages of a game in one language: contents, chapters, terms, and names of cards where cards have pages."""
    title = game(name).SPEC.title
    yield "index", leaf(f"{title}: {say('rules', tag).lower()}", f"```{{languages-contents}} {tag} {name}\n```")
    for chapter in chapters(game(name).SPEC.rules):
        yield chapter.page, leaf(f"{title}: {chapter_title(chapter, tag)}", f"```{{languages-chapter}} {tag} {name} {chapter.page}\n```")
    yield "terms", leaf(f"{title}: {say('terms', tag).lower()}", f"```{{terms}} {tag} {name}\n```")
    if name in CARDS:
        yield "cards", leaf(f"{title}: {say('cards', tag).lower()}", f"```{{languages-cards}} {tag} {name}\n```")


def chapter_title(chapter: Chapter, tag: str) -> str:
    """Return the title of a chapter with the span of its rules."""
    ids = [rule.id for rule in chapter.rules]
    span = f"{ids[0]}\N{EN DASH}{ids[-1].rpartition('-')[2]}" if len(ids) > 1 else ids[0]
    return f"{CHAPTERS[ids[0].rpartition('-')[0]][tag]} ({span})"


def leaf(title: str, block: str) -> str:
    """Return the source of a page that is in no English contents."""
    return f"---\norphan: true\n---\n\n{page(title, block)}"

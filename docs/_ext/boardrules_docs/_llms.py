"""``llms.txt`` beside the pages: every page of the documentation by its title, address and first sentence, for programs that read text."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final, NamedTuple

from docutils import nodes
from sphinx.application import Sphinx
from sphinx.environment import BuildEnvironment

FILE: Final = "llms.txt"

FIRST: Final = "first_sentence"
"""Where the metadata of a page keep its first sentence."""

OTHERS: Final = {
    "Cards of Pixel Tactics": "games/pixel_tactics/cards/",
    "Cards of Chibitactics": "games/chibitactics/cards/",
    "Rules and cards in Polish": "pl/",
    "Rules and cards in Russian": "ru/",
}
"""Pages that no contents list, by where they are."""

_END: Final = re.compile(r"(?<=[^\sA-Z][.!?])\s+(?=[A-Z])")


class Page(NamedTuple):
    """A page of the documentation: its title, address ("" of a heading), first sentence ("" if it has none), and how deep it stands."""

    title: str
    address: str
    sentence: str
    depth: int


def first_sentence(document: nodes.document) -> str:
    """Return the first sentence of the first paragraph below the title of a page, or "" where only sections stand there."""
    for paragraph in document.findall(nodes.paragraph):
        if isinstance(paragraph.parent, nodes.section) and paragraph.parent.parent is document:
            return _END.split(" ".join(paragraph.astext().split()), maxsplit=1)[0]
    return ""


def keep_sentence(app: Sphinx, document: nodes.document) -> None:
    """Keep the first sentence of a page that has been read."""
    app.env.metadata[app.env.current_document.docname][FIRST] = first_sentence(document)


def pages_of(env: BuildEnvironment, base: str) -> Iterator[Page]:
    """Yield the pages in the order of the contents; *base* is the address of the first one, "" if nobody knows it."""
    seen: set[str] = set()

    def walk(name: str, depth: int) -> Iterator[Page]:
        if name not in seen:
            seen.add(name)
            title = env.titles[name].astext()
            yield Page(title, f"{base}{name}.html", str(env.metadata[name].get(FIRST, "")), depth)
            for child in env.toctree_includes.get(name, ()):
                yield from walk(child, depth + 1)

    yield from walk(env.config.root_doc, 0)
    for heading, prefix in OTHERS.items():
        others = [name for name in sorted(env.all_docs) if name.startswith(prefix) and name not in seen]
        if others:
            yield Page(heading, "", "", 1)
        for name in others:
            yield from walk(name, 2)


def listed(pages: Iterable[Page]) -> str:
    """Return the text of the file: the first page is the heading, those directly below it are parts."""
    lines: list[str] = []
    for page in pages:
        if page.depth == 0:
            lines += [f"# {page.title}", "", f"> {page.sentence}"]
            continue
        if page.depth == 1:
            lines += ["", f"## {page.title}", ""]
        if page.address:
            lines.append(f"- [{page.title}]({page.address})" + (f": {page.sentence}" if page.sentence else ""))
    return "\n".join(lines) + "\n"


def write_list(app: Sphinx, exception: Exception | None) -> None:
    """Write the list of a build that has succeeded."""
    if exception is None and app.builder.name == "html":
        base = app.config.html_baseurl
        (Path(app.outdir) / FILE).write_text(listed(pages_of(app.env, base and base.rstrip("/") + "/")), encoding="utf-8")

"""The index of the search box: a record for each section of the built pages and each signature, made by Pagefind as the build ends."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from html import escape, unescape
from importlib.util import find_spec
from pathlib import Path
from typing import Final, NamedTuple

from sphinx.application import Sphinx
from sphinx.util import logging

FOLDER: Final = "pagefind"
"""Folder of the index, beside the pages."""

LEFT_OUT: Final = frozenset({"changelog.html", "genindex.html", "search.html"})
"""Pages that answer no question."""

SEPARATOR: Final = " › "  # noqa: RUF001  (an arrow between the names of a path)

IGNORED: Final = "svg, figure, details.br-more, .br-label, a[hreflang], .br-other, .br-languages"

_ARTICLE: Final = re.compile(r'<article role="main"[^>]*>(?P<body>.*)</article>', re.DOTALL)
_LANGUAGE: Final = re.compile(r'<html[^>]*\blang="([\w-]+)"')
_PERMALINK: Final = re.compile(r'<a class="headerlink"[^>]*>[^<]*</a>')
_TAG: Final = re.compile(r"<[^>]*>")
_ANCHOR: Final = re.compile(
    r'<section id="(?P<section>[^"]+)">\s*(?:<span id="[^"]+"></span>\s*)*<h(?P<level>[1-6])>(?P<title>.*?)</h[1-6]>'
    r'|<dt class="sig[^"]*" id="(?P<name>[^"]+)">|<dt id="(?P<term>term-[^"]+)">(?P<word>.*?)</dt>',
    re.DOTALL,
)

_ASKED: Final = re.compile(r'<p class="[^"]*\bbr-asked">(?P<questions>.*?)</p>', re.DOTALL)

_log = logging.getLogger(__name__)


class Section(NamedTuple):
    """A heading, signature or term of a page: its id, its name, the headings above it, and the HTML up to the next."""

    anchor: str
    title: str
    above: tuple[str, ...]
    html: str


def have_pagefind() -> bool:
    """Return whether Pagefind and its program are installed."""
    return find_spec("pagefind") is not None and find_spec("pagefind_bin") is not None


def sections(page: str) -> Iterator[Section]:
    """Yield the sections of the HTML of a *page*."""
    article = _ARTICLE.search(page)
    text = _PERMALINK.sub("", article["body"]) if article else ""
    anchors = [*_ANCHOR.finditer(text)]
    ends = [*(anchor.start() for anchor in anchors[1:]), len(text)]
    above: dict[int, str] = {}
    for anchor, end in zip(anchors, ends, strict=False):
        if anchor["section"]:
            level, title = int(anchor["level"]), plain(anchor["title"])
            above = {depth: one for depth, one in above.items() if depth < level}
            yield Section(anchor["section"], title, tuple(above.values()), text[anchor.end() : end])
            above[level] = title
        elif anchor["name"]:
            name = anchor["name"].removeprefix("boardrules.")
            yield Section(anchor["name"], name, tuple(above.values()), text[anchor.start() : end])
        else:
            yield Section(anchor["term"], plain(anchor["word"]), tuple(above.values()), text[anchor.end() : end])


def plain(html: str) -> str:
    """Return the text of *html*."""
    return " ".join(unescape(_TAG.sub("", html)).split())


def write_record(section: Section, address: str, language: str, path: Path) -> None:
    """Write *section* as a page of its own, with its *address* and the names of what it is in."""
    title, above = escape(section.title), escape(SEPARATOR.join(section.above))
    html = _ASKED.sub(lambda asked: f'<p data-pagefind-meta="asked">{asked["questions"]}</p>', section.html)
    path.write_text(
        f'<html lang="{language}"><body data-pagefind-meta="address:{address}"><h1>{title}</h1>{html}'
        f'<p data-pagefind-meta="above" data-pagefind-weight="2">{above}</p></body></html>',
        encoding="utf-8",
    )


def pages_of(site: Path) -> Iterator[tuple[str, str, str]]:
    """Yield the address, the language and the HTML of each page of *site* that may be searched."""
    for path in sorted(site.rglob("*.html")):
        name = path.relative_to(site).as_posix()
        if path.name not in LEFT_OUT:
            page = path.read_text(encoding="utf-8")
            language = _LANGUAGE.search(page)
            yield name, language[1] if language else "en", page


def write_index(site: Path) -> int:
    """Index the pages of *site* by their sections; return how many there are. Raises CalledProcessError."""
    count = 0
    with tempfile.TemporaryDirectory() as folder:
        for name, language, page in pages_of(site):
            for count, section in enumerate(sections(page), count + 1):  # noqa: B020  (goes on from page to page)
                write_record(section, f"{name}#{section.anchor}", language, Path(folder) / f"{count}.html")
        shutil.rmtree(site / FOLDER, ignore_errors=True)
        command = [sys.executable, "-m", "pagefind", "--site", folder, "--output-path", str(site / FOLDER), "--include-characters", "_"]
        subprocess.run([*command, "--exclude-selectors", IGNORED], check=True, capture_output=True)  # noqa: S603  (our own pages)
    for unused in (site / FOLDER).glob("pagefind-*-ui.*"):
        unused.unlink()
    return count


def prepare(app: Sphinx) -> None:
    """Tell the search page which search there is: by sections, or, where Pagefind is not installed, that of Sphinx."""
    app.config.html_context["section_search"] = have_pagefind()
    if not have_pagefind():
        _log.info("Pagefind is not installed: the search box finds pages, not sections")


def index_pages(app: Sphinx, exception: Exception | None) -> None:
    """Index the pages of a build that has succeeded."""
    if exception is None and app.builder.name == "html" and have_pagefind():
        _log.info("%s sections indexed", write_index(Path(app.outdir)))

"""The directives of the pages in other languages: the first page, contents, chapters, terms, and names of cards."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from html import escape
from pathlib import Path
from typing import ClassVar, Final

from docutils import nodes
from docutils.nodes import Node

from boardrules import game, games

from .._base import Generated, label
from .._chapters import chapters
from .._shown import FOLDER
from ..cards.printings import names, printings
from .pages import chapter_title
from .places import CARDS, href, language_of
from .text import linked, rule_html, speaker, terms_of
from .words import say

MOST: Final = 12
"""Greatest number of rules that are listed for a term."""


class Spoken(Generated):
    """A directive whose arguments are a language, then a game and a page if it is about one."""

    final_argument_whitespace: ClassVar[bool] = True

    def run(self) -> list[Node]:
        """Return what stands on the page."""
        self.tag, *rest = self.arguments[0].split()
        self.game = rest[0] if rest else ""
        self.page = rest[-1] if rest else ""
        return self.body()

    def body(self) -> list[Node]:
        """Return what stands on the page in its language."""
        raise NotImplementedError


def html(text: str) -> nodes.raw:
    """Return HTML as a node."""
    return nodes.raw("", text, format="html")


class Start(Spoken):
    """The first page of a language: the games with their chapters."""

    def body(self) -> list[Node]:
        """Return a section for each game."""
        return [
            *self.paragraphs(say("start-text", self.tag)),
            *(section(name, game(name).SPEC.title, html(listed(name, self.docname))) for name in games()),
        ]

    def paragraphs(self, text: str) -> list[Node]:
        """Return *text* as a paragraph."""
        return [nodes.paragraph("", text)]


class Contents(Spoken):
    """The chapters of a game, its terms and its cards."""

    def body(self) -> list[Node]:
        """Return one list."""
        return [html(listed(self.game, self.docname))]


class TranslatedChapter(Spoken):
    """The rules of a chapter."""

    def body(self) -> list[Node]:
        """Return a section for each rule."""
        folder = Path(self.env.srcdir) / "games" / self.game / "rules" / FOLDER
        (chapter,) = (one for one in chapters(game(self.game).SPEC.rules) if one.page == self.page)
        tongue = speaker(self.tag, self.game)
        return [
            section(label(rule.id), f"{rule.id} {tongue.rule(rule.id).title}", html(rule_html(self.game, rule, self.docname, folder)))
            for rule in chapter.rules
        ]


class Terms(Spoken):
    """The terms of a game in every language, each with the rules that use it; also for the English page."""

    def body(self) -> list[Node]:
        """Return a list with an entry for each term, which the search box finds by itself."""
        entries = "".join(self._term(key, words) for key, words in terms_of(self.game))
        return [html(f'<dl class="br-terms">{entries}</dl>')]

    def _term(self, key: str, words: dict[str, str]) -> str:
        others = " · ".join(f'<span lang="{tag}">{escape(word)}</span>' for tag, word in words.items() if tag != self.tag)
        rules = " ".join(linked(rule, self.docname) for rule in using(self.game, words[self.tag], self.tag)[:MOST])
        return f'<dt id="term-{key}">{escape(words[self.tag])}</dt><dd><p>{others}</p><p>{rules}</p></dd>'


class CardNames(Spoken):
    """The names of the cards of a game, linked to their pages."""

    def body(self) -> list[Node]:
        """Return a table."""
        folder = CARDS[self.game].rpartition("/")[0]
        rows = "".join(
            f'<tr id="card-{card}">' + "".join(f"<td>{cell}</td>" for cell in cells) + "</tr>" for card, cells in self._cards(folder)
        )
        sides = ("hero", "leader") if self.game == "pixel_tactics" else ("card",)
        return [
            nodes.paragraph("", say("cards-text", self.tag)),
            html(table("".join(f"<th>{say(one, self.tag)}</th>" for one in sides), rows)),
        ]

    def _cards(self, folder: str) -> Iterator[tuple[str, list[str]]]:
        if self.game == "pixel_tactics":
            for card in printings():
                yield card, [self._named(folder, card, side, names(card, side)) for side in ("hero", "leader")]
        else:
            for facts in game(self.game).SPEC.cards:
                yield (
                    facts.id,
                    [self._named(folder, facts.id, "", {tag: speaker(tag, self.game).card(facts.id) for tag in ("en", self.tag)})],
                )

    def _named(self, folder: str, card: str, side: str, named: Mapping[str, str]) -> str:
        address = href(self.docname, f"{folder}/{card}", side)
        english = f' <span lang="en">{escape(named["en"])}</span>' if named["en"] != named[self.tag] else ""
        return f'<a href="{address}" hreflang="en">{escape(named[self.tag])}</a>{english}'


def section(name: str, title: str, *body: Node) -> nodes.section:
    """Return a section."""
    made = nodes.section(ids=[name], names=[name])
    made += nodes.title("", title)
    made += list(body)
    return made


def table(heads: str, rows: str) -> str:
    """Return a table."""
    return (
        '<div class="table-wrapper docutils container"><table class="br-table docutils align-default">'
        f"<thead><tr>{heads}</tr></thead><tbody>{rows}</tbody></table></div>"
    )


def listed(name: str, docname: str) -> str:
    """Return the pages of a game in the language of a page, as a list of links."""
    tag = language_of(docname)
    pages = [(chapter.page, chapter_title(chapter, tag)) for chapter in chapters(game(name).SPEC.rules)]
    pages += [("terms", say("terms", tag)), *([("cards", say("cards", tag))] if name in CARDS else [])]
    items = "".join(f'<li><a href="{href(docname, f"{tag}/{name}/{page}")}">{escape(title)}</a></li>' for page, title in pages)
    return f'<ul class="br-titles">{items}</ul>'


@cache
def using(name: str, word: str, language: str) -> Sequence[str]:
    """Return the rules whose text in a language has a word, in any form that begins like it; those with the word in the title first."""
    stem = word if language == "en" else word[: max(4, len(word) - 2)]
    pattern = re.compile(rf"\b{re.escape(stem)}", re.IGNORECASE)
    spoken = [speaker(language, name).rule(rule.id) for rule in game(name).SPEC.rules]
    titled: list[str] = [rule.id for rule in spoken if pattern.search(rule.title)]
    return [*titled, *(rule.id for rule in spoken if rule.id not in titled and pattern.search(rule.text))]

"""Directives that print what the code knows, so that no page copies it by hand.

==================================================  ==============================================================
``{rulebook} GAME``                                 every rule with its editions, code and tests; ``:chapter:`` one page of them
``{rule-list} GAME``                                the ids of all rules, linked; ``:house:`` only house decisions
``{number-index} GAME CHAPTER ...``                 the numbers of chapters, a line a rule
``{edition-differences} GAME``                      the points on which editions differ, and the rules
``{card-table} GAME``                               the cards
``{action-table}``, ``{event-table}`` ... ``GAME``  the structs, with fields and an example as JSON
``{set-page} SET``, ``{card-page} CARD``            the cards of a set of Pixel Tactics, and one of them
``{units-page}``, ``{unit-page} CARD``              the same of Chibitactics
``{players-table}``                                 whom every text of Pixel Tactics means with four players
``{constructs} MODULE``, ``{unions} MODULE``        a language of cards: its constructs with fields, rules, a card each; its unions
``{terms} LANGUAGE GAME``                           the terms of a game in every language, with the rules that use them
``{languages-...} LANGUAGE ...``                    the pages in other languages, which ``languages`` writes
``{laws}``                                          the laws of the contract
``{chance-vectors}``                                the dealer's test vectors
``{playable} KIND GAME``                            a picture that becomes a game, a lesson or the ruling lab
``{public-names} MODULE``, ``{api} MODULE``         what can be imported, and what autodoc says of it
==================================================  ==============================================================

A block ``{notebook} PATH`` is replaced with an executed notebook before the page is parsed.

The chapters of the rulebooks and the sets of cards are pages of their own, which ``_pages`` writes before Sphinx reads; they are not kept.

``_shown`` draws a position for each rule that a test lays out. As the build ends, ``_search`` makes the index of the search box,
and ``_llms`` the list of all pages, ``llms.txt``.
The option ``boardrules_lab`` is the address of the ruling lab; without it the lab is linked if ``play`` of the built pages has it. There
``python tools/playable_docs.py`` puts the site of ``examples/browser``.

The role ``{rule}`` names a rule by its id and links to the rulebook. *GAME* is the name of an installed game, or ``core`` for the
rules of the library itself.
"""

from __future__ import annotations

from typing import Final

from sphinx.application import Sphinx
from sphinx.util.docutils import SphinxDirective
from sphinx.util.typing import ExtensionMetadata

from ._api import Api, ChanceVectors, PublicNames, resolve
from ._constructs import Constructs, Unions
from ._docstrings import read_docstring
from ._editions import EditionDifferences
from ._llms import keep_sentence, write_list
from ._matches import BotRatings, LevelMatches
from ._notebook import read_notebooks
from ._numbers import NumberIndex
from ._pages import make_pages
from ._playable import Playable
from ._players import PlayersTable
from ._rules import Laws, Rulebook, RuleList, RuleRole
from ._search import index_pages, prepare
from ._shown import copy_all, draw_all
from ._signatures import read_signature, slim
from ._stacking import label_cells
from ._types import ActionTable, CardTable, EventTable, OptionsTable, StateTable, ViewTable
from .cards import CardPage, SetPage, UnitPage, UnitsPage, copy_faces, draw_faces
from .languages import SPOKEN, add_links, make_translations, search_pages, speak

DIRECTIVES: Final[dict[str, type[SphinxDirective]]] = {
    "action-table": ActionTable,
    "api": Api,
    "card-page": CardPage,
    "card-table": CardTable,
    "bot-ratings": BotRatings,
    "chance-vectors": ChanceVectors,
    "constructs": Constructs,
    "edition-differences": EditionDifferences,
    "event-table": EventTable,
    "laws": Laws,
    "level-matches": LevelMatches,
    "number-index": NumberIndex,
    "options-table": OptionsTable,
    "playable": Playable,
    "players-table": PlayersTable,
    "public-names": PublicNames,
    "rule-list": RuleList,
    "rulebook": Rulebook,
    "set-page": SetPage,
    "state-table": StateTable,
    "unions": Unions,
    "unit-page": UnitPage,
    "units-page": UnitsPage,
    "view-table": ViewTable,
    **SPOKEN,
}


def setup(app: Sphinx) -> ExtensionMetadata:
    """Make the directives and the role known."""
    app.add_config_value("boardrules_lab", "", "env", types=[str])
    for name, directive in DIRECTIVES.items():
        app.add_directive(name, directive)
    app.add_role("rule", RuleRole())
    app.connect("builder-inited", make_pages)
    app.connect("builder-inited", make_translations)
    app.connect("builder-inited", draw_all)
    app.connect("builder-inited", draw_faces)
    app.connect("builder-inited", prepare)
    app.connect("build-finished", copy_all)
    app.connect("build-finished", copy_faces)
    app.connect("build-finished", index_pages)
    app.connect("build-finished", write_list)
    app.connect("doctree-read", keep_sentence)
    app.connect("doctree-resolved", label_cells)
    app.connect("doctree-resolved", add_links)
    app.connect("html-collect-pages", search_pages)
    app.connect("html-page-context", speak, priority=400)  # before that of the theme
    app.connect("html-page-context", slim)
    app.connect("autodoc-process-docstring", read_docstring)
    app.connect("autodoc-process-signature", read_signature)
    app.connect("missing-reference", resolve)
    app.connect("source-read", read_notebooks)
    return {"parallel_read_safe": True, "parallel_write_safe": True}

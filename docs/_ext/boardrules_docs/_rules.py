"""Rulebooks chapter by chapter, with the code and the tests of each rule, and the laws of the contract."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache
from itertools import groupby
from pathlib import Path
from typing import Any, ClassVar, Final

from docutils import nodes
from docutils.nodes import Node
from docutils.parsers.rst import directives
from sphinx import addnodes
from sphinx.util.docutils import SphinxRole

from boardrules import Rule
from boardrules.testing import LAWS, Mention, RuleIndex, index_code, index_tests

from ._asked import FILE as ASKED
from ._asked import asked
from ._base import Generated, all_rules, folded, label, paragraph, paragraphs, rule_item, rule_link, rules_of, xref
from ._chapters import chapters
from ._editions import SideBySide, source
from ._figures import REASONS, figure, lab_base
from ._shown import FILE, FOLDER, all_shown
from .languages.places import OTHERS, rule_href
from .languages.words import NAMES

OPEN: Final = 12
"""A page with more rules has its pictures folded away, and so has each of Chibitactics, whose maps are tall."""


@cache
def mentions_of(name: str, root: Path) -> tuple[RuleIndex, RuleIndex]:
    """Return where the code and the tests of a game name its rules."""
    folder = "" if name == "core" else name
    code = index_code(root / "src" / "boardrules" / folder, rules_of(name), root=root)
    return code, index_tests(root / "tests" / folder, root=root)


class Rulebook(SideBySide):
    """The rules of a game, each a section with its editions, source, code and tests; ``:chapter:`` takes those of one page."""

    option_spec: ClassVar[dict[str, Callable[[str], Any]]] = {"chapter": directives.unchanged_required}

    def run(self) -> list[Node]:
        """Return a section for each rule."""
        name, page = self.arguments[0], self.options.get("chapter")
        self.rules = rules_of(name) if page is None else next(one.rules for one in chapters(rules_of(name)) if one.page == page)
        for file in (FILE, ASKED):
            self.env.note_dependency(str(file))
        return [self._rule(name, rule) for rule in self.rules]

    def _rule(self, name: str, rule: Rule) -> nodes.section:
        target = label(rule.id)
        self.env.domains.standard_domain.note_hyperlink_target(target, self.docname, target, rule.id)
        made = nodes.section(ids=[target], names=[target])
        made += nodes.title("", f"{rule.id} {rule.title}")
        made += addnodes.index(entries=[("single", rule.id, target, "main", None)])
        made += paragraphs(rule.text, self.docname)
        made += self.side_by_side(name, rule)
        if not rule.enforced:
            made += paragraph(nodes.emphasis("", "Not enforced: no code depends on it."))
        made += self._source(name, rule)
        if questions := asked(rule.id):
            made += nodes.paragraph("", questions, classes=["br-source", "br-asked"])
        made += self._position(name, rule)
        made += self._proof(name, rule)
        return made

    def _source(self, name: str, rule: Rule) -> nodes.paragraph:
        """Return where a rule comes from, and links to it in the other languages of the library."""
        made = nodes.paragraph("", source(rule.source), classes=["br-source"])
        for tag in OTHERS if name != "core" else ():
            address = rule_href(self.docname, rule.id, tag)
            link = f'<span class="br-other"> · <a href="{address}" hreflang="{tag}" lang="{tag}">{NAMES[tag]}</a></span>'
            made += nodes.raw("", link, format="html")
        return made

    def _position(self, name: str, rule: Rule) -> list[Node]:
        """Return the pictures of a position that shows *rule*, or the reason why there is none."""
        shown = all_shown()[0].get(rule.id)
        if shown is not None:
            few = len(self.rules) <= OPEN and name != "chibitactics"
            folder = Path(self.env.srcdir) / Path(self.docname).parent / FOLDER
            made = figure(name, shown, folder=folder, lab=lab_base(self.env, self.docname), opened=few)
            return [nodes.raw("", made, format="html")]
        reason = REASONS.get(rule.id)
        return [nodes.paragraph("", f"No picture: {reason}", classes=["br-source"])] if reason else []

    def _proof(self, name: str, rule: Rule) -> list[Node]:
        code, tests = mentions_of(name, Path(self.env.srcdir).parent)
        found: list[Node] = []
        for title, mentions in (("Code", code.get(rule.id, ())), ("Tests", tests.get(rule.id, ()))):
            lines = _lines(mention for mention in mentions if "_rulebook" not in mention.path)
            if lines:
                found += [*paragraph(nodes.strong("", title)), nodes.bullet_list("", *lines)]
        return folded("Code and tests", *found) if found else []


def _lines(mentions: Iterable[Mention]) -> list[nodes.list_item]:
    """Return for each file an item with the functions and classes in it that name the rule."""
    found: list[nodes.list_item] = []
    for path, names in groupby(mentions, key=lambda mention: mention.path):
        shown = ", ".join(mention.name for mention in names if mention.name)
        found.append(nodes.list_item("", *paragraph(nodes.literal("", path), nodes.Text(f" {shown}" if shown else ""))))
    return found


class RuleList(Generated):
    """The ids of all rules, linked, a line a chapter; ``:house:`` only decisions of this project, with their titles.

    Without ``:house:`` an id is a target too, so that an address from before the rules had pages of their own still leads to its rule.
    """

    option_spec: ClassVar[dict[str, Callable[[str], Any]]] = {"house": directives.flag}

    def run(self) -> list[Node]:
        """Return a definition list with an entry for each chapter."""
        entries = nodes.definition_list(classes=["br-rules"])
        for chapter in chapters(rules_of(self.arguments[0])):
            rules = [rule for rule in chapter.rules if rule.source == "house" or "house" not in self.options]
            if rules:
                body = self._titles(rules) if "house" in self.options else self._ids(rules)
                page = f"/games/{self.arguments[0]}/rules/{chapter.page}"
                term = nodes.term("", "", xref(self.docname, "std", "doc", page, nodes.inline("", chapter.title)))
                entries += nodes.definition_list_item("", term, nodes.definition("", body))
        return [entries]

    def _titles(self, rules: Iterable[Rule]) -> Node:
        return nodes.bullet_list("", *(rule_item(rule, self.docname) for rule in rules), classes=["br-titles"])

    def _ids(self, rules: Iterable[Rule]) -> Node:
        line = nodes.paragraph()
        for rule in rules:
            line += [nodes.inline("", "", rule_link(self.docname, rule.id), ids=[label(rule.id)], classes=["br-moved"]), nodes.Text(" ")]
        return line


class Laws(Generated):
    """The laws of the contract, as ``check_game`` checks them."""

    required_arguments = 0

    def run(self) -> list[Node]:
        """Return one table."""
        return [self.table(("Law", "What it asks for"), [[f"``{law.name}``", law.sentence] for law in LAWS], (15, 85))]


class RuleRole(SphinxRole):
    """A rule by its id, linked to where the rulebook has it."""

    def run(self) -> tuple[list[Node], list[nodes.system_message]]:
        """Return the link, or an error if there is no such rule."""
        if self.text not in all_rules():
            return [], [self.inliner.reporter.error(f"there is no rule {self.text!r}", line=self.lineno)]
        return [rule_link(self.env.docname, self.text)], []

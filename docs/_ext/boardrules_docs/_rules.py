"""Rulebooks, the differences between editions, where a rule is kept and tested, and the laws of the contract."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from itertools import groupby
from pathlib import Path
from typing import Any, ClassVar

from docutils import nodes
from docutils.nodes import Node
from docutils.parsers.rst import directives
from sphinx.util.docutils import SphinxRole

from boardrules import Rule, game
from boardrules.testing import LAWS, Mention, index_code, index_tests

from ._base import Cell, Generated, all_rules, label, paragraph, paragraphs, rule_link, rules_of


class Rulebook(Generated):
    """Every rule of a game, each a target of the role ``{rule}``, a table a chapter; with ``:house:`` the house decisions."""

    option_spec: ClassVar[dict[str, Callable[[str], Any]]] = {"house": directives.flag}

    def run(self) -> list[Node]:
        """The tables."""
        rules = rules_of(self.arguments[0])
        if "house" in self.options:
            rows: list[list[Cell]] = [
                [paragraph(rule_link(self.docname, rule.id)), rule.title, rule.text] for rule in rules if rule.source == "house"
            ]
            return [self.table(("Rule", "On what", "Decision"), rows, (14, 26, 60))]
        chapters = groupby(rules, key=lambda rule: re.sub(r"-\d+$", "", rule.id) if rule.id[-1].isdecimal() else "")
        return [self.table(("Rule", "What it says", "Source"), map(self._rule, chapter), (15, 63, 22)) for _, chapter in chapters]

    def _rule(self, rule: Rule) -> list[Cell]:
        target = label(rule.id)
        name = nodes.paragraph("", "", nodes.strong("", rule.id), ids=[target])
        self.env.domains.standard_domain.note_hyperlink_target(target, self.docname, target, rule.id)
        text = [*paragraph(nodes.strong("", rule.title)), *paragraphs(rule.text, self.docname)]
        if not rule.enforced:
            text += paragraph(nodes.emphasis("", "Not enforced: no code depends on it."))
        return [[name], text, "this project's decision" if rule.source == "house" else rule.source]


class EditionDifferences(Generated):
    """The editions of a game, and every rule on which they differ."""

    def run(self) -> list[Node]:
        """A table of editions and one of differences."""
        spec = game(self.arguments[0]).SPEC
        titles = {edition.id: edition.title for edition in spec.editions}
        editions: list[list[Cell]] = [[f"``{edition.id}``", edition.title, edition.source] for edition in spec.editions]
        rows: list[list[Cell]] = [
            [
                paragraph(rule_link(self.docname, rule.id)),
                rule.title,
                titles.get(variant.edition, variant.edition),
                variant.text,
                variant.source,
            ]
            for rule in spec.rules
            for variant in rule.variants
        ]
        made: list[Node] = [self.table(("Edition", "What it is", "Source"), editions, (15, 35, 50))]
        if rows:
            made.append(self.table(("Rule", "On what", "Edition", "What it says there", "Source"), rows, (12, 18, 15, 37, 18)))
        return made


class RuleIndex(Generated):
    """For every rule of a game: where the code names it, and which tests show it."""

    def run(self) -> list[Node]:
        """One table."""
        name = self.arguments[0]
        rules = rules_of(name)
        root = Path(self.env.srcdir).parent
        folder = "" if name == "core" else name
        code = index_code(root / "src" / "boardrules" / folder, rules, root=root)
        tests = index_tests(root / "tests" / folder, root=root)
        rows: list[list[Cell]] = [
            [
                paragraph(rule_link(self.docname, rule.id)),
                self._mentions(mention for mention in code.get(rule.id, ()) if "_rulebook" not in mention.path),
                self._mentions(tests.get(rule.id, ())),
            ]
            for rule in rules
        ]
        return [self.table(("Rule", "Code", "Tests"), rows, (14, 34, 52))]

    def _mentions(self, mentions: Iterable[Mention]) -> list[Node]:
        """For each file, a line with the functions and classes in it that name the rule."""
        found: list[Node] = []
        for path, names in groupby(mentions, key=lambda mention: mention.path):
            short = path.removeprefix("src/boardrules/").removeprefix("tests/")
            shown = ", ".join(mention.name for mention in names if mention.name)
            found += paragraph(nodes.literal("", short), nodes.Text(f" {shown}" if shown else ""))
        return found or paragraph(nodes.Text("\N{EN DASH}"))


class Laws(Generated):
    """The laws of the contract, as ``check_game`` checks them."""

    required_arguments = 0

    def run(self) -> list[Node]:
        """One table."""
        return [self.table(("Law", "What it asks for"), [[f"``{law.name}``", law.sentence] for law in LAWS], (15, 85))]


class RuleRole(SphinxRole):
    """A rule by its id, linked to where the rulebook has it."""

    def run(self) -> tuple[list[Node], list[nodes.system_message]]:
        """The link, or an error if there is no such rule."""
        if self.text not in all_rules():
            return [], [self.inliner.reporter.error(f"there is no rule {self.text!r}", line=self.lineno)]
        return [rule_link(self.env.docname, self.text)], []

"""Text of docstrings and rules as nodes, tables, and the base of all directives."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from functools import cache
from html import escape
from typing import Final, TypeAlias

from docutils import nodes
from docutils.nodes import Node
from docutils.statemachine import StringList
from sphinx import addnodes
from sphinx.util.docutils import SphinxDirective

from boardrules import CORE_RULES, Rule, game, games

Cell: TypeAlias = str | Sequence[Node]

INLINE: Final = re.compile(
    r"``(?P<literal>[^`]+)``"
    r"|:\w+:`~?(?P<role>[^`]+)`"
    r"|(?<!\*)\*(?P<emphasis>[^*\s][^*]*)\*(?!\*)"
    r"|(?P<rule>\b[A-Z]{2}-\d*[A-Z][A-Z\d]*(?:-[A-Z])?(?:-\d+)?\b)"
)
"""What is marked in the text of docstrings and rules."""


@cache
def all_rules() -> dict[str, Rule]:
    """Return every rule that a page may name: those of the library and of all installed games."""
    return {rule.id: rule for rules in (CORE_RULES, *(game(name).SPEC.rules for name in games())) for rule in rules}


def rules_of(name: str) -> tuple[Rule, ...]:
    """Return the rules of a game, or of the library itself for ``core``."""
    return CORE_RULES if name == "core" else game(name).SPEC.rules


def label(rule: str) -> str:
    """Return the target of a rule."""
    return f"rule-{rule.lower()}"


def xref(docname: str, domain: str, kind: str, target: str, shown: nodes.Element) -> addnodes.pending_xref:
    """Return a link that Sphinx resolves at the end, or complains about."""
    return addnodes.pending_xref(
        "", shown, refdomain=domain, reftype=kind, reftarget=target, refexplicit=True, refwarn=True, refdoc=docname
    )


def rule_link(docname: str, rule: str) -> addnodes.pending_xref:
    """Return a rule by its id, linked to where the rulebook has it."""
    return xref(docname, "std", "ref", label(rule), nodes.inline("", rule, classes=["br-rule"]))


def rule_item(rule: Rule, docname: str) -> nodes.list_item:
    """Return a rule as a line of a list: its id, linked, and its title."""
    return nodes.list_item("", *paragraph(rule_link(docname, rule.id), nodes.Text(f" {rule.title}")))


def inline(text: str, docname: str) -> list[Node]:
    """Return *text* of a docstring or a rule as nodes: literals, emphasis, and a link for every rule id."""
    found: list[Node] = []
    end = 0
    for match in INLINE.finditer(text):
        found.append(nodes.Text(text[end : match.start()]))
        end = match.end()
        if literal := match["literal"] or match["role"]:
            found.append(nodes.literal("", literal))
        elif match["emphasis"]:
            found.append(nodes.emphasis("", match["emphasis"]))
        elif match["rule"] in all_rules():
            found.append(rule_link(docname, match["rule"]))
        else:
            found.append(nodes.Text(match["rule"]))
    found.append(nodes.Text(text[end:]))
    return [node for node in found if node.astext()]


def paragraphs(text: str, docname: str) -> list[Node]:
    """Return *text* as paragraphs, split at blank lines."""
    parts = re.split(r"\n\s*\n", text.strip())
    return [nodes.paragraph("", "", *inline(" ".join(part.split()), docname)) for part in parts]


def paragraph(*children: Node) -> list[Node]:
    """Return one paragraph, as the content of a table's cell."""
    return [nodes.paragraph("", "", *children)]


def code_block(text: str, language: str) -> Node:
    """Return a block of highlighted code that may wrap."""
    return nodes.container("", nodes.literal_block(text, text, language=language), classes=["br-json"])


def folded(summary: str, *children: Node) -> list[Node]:
    """Return *children* folded away behind a line that opens them."""
    opening = f'<details class="br-more"><summary>{escape(summary)}</summary>'
    return [nodes.raw("", opening, format="html"), *children, nodes.raw("", "</details>", format="html")]


class Generated(SphinxDirective):
    """A directive that prints facts about the game, module or package that is its argument."""

    required_arguments = 1

    @property
    def docname(self) -> str:
        """The page on which it stands."""
        return self.env.docname

    def table(self, head: Sequence[str], rows: Iterable[Sequence[Cell]], widths: Sequence[int], *classes: str) -> nodes.table:
        """Return a table; a cell is text, or nodes ready made."""
        made = nodes.table(classes=["br-table", "colwidths-given", *classes])
        group = nodes.tgroup(cols=len(head))
        for width in widths:
            group += nodes.colspec(colwidth=width)
        group += nodes.thead("", self._row(head))
        group += nodes.tbody("", *map(self._row, rows))
        made += group
        return made

    def _row(self, cells: Sequence[Cell]) -> nodes.row:
        line = nodes.row()
        for cell in cells:
            line += nodes.entry("", *(paragraphs(cell, self.docname) if isinstance(cell, str) else cell))
        return line

    def markdown(self, text: str) -> list[Node]:
        """Return *text* as if it stood on the page."""
        holder = nodes.container()
        self.state.nested_parse(StringList(text.splitlines(), source=self.docname), self.content_offset, holder)
        return holder.children

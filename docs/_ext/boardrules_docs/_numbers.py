"""The numbers of a rulebook at a look: errata, rulings, and questions that printed books answer, a line each."""

from __future__ import annotations

from collections.abc import Iterator

from docutils import nodes
from docutils.nodes import Node

from boardrules import Rule

from ._base import Generated, paragraph, rule_link, rules_of
from ._chapters import TITLES


def numbered(rules: tuple[Rule, ...], prefixes: tuple[str, ...]) -> Iterator[tuple[str, list[Rule]]]:
    """Yield each of the chapters *prefixes*, in that order, with its rules by number. Raises ValueError for one that has none."""
    for prefix in prefixes:
        found = [rule for rule in rules if rule.id.rpartition("-")[0] == prefix]
        if not found:
            raise ValueError(f"no rule begins with {prefix}")
        yield prefix, sorted(found, key=lambda rule: int(rule.id.rpartition("-")[2]))


class NumberIndex(Generated):
    """The rules of some chapters by number: ``{number-index} pixel_tactics PT-FAQ PT-RUL``; a section each, a line a rule."""

    final_argument_whitespace = True

    def run(self) -> list[Node]:
        """Return a section for each chapter."""
        name, *prefixes = self.arguments[0].split()
        return [self._chapter(prefix, rules) for prefix, rules in numbered(rules_of(name), tuple(prefixes))]

    def _chapter(self, prefix: str, rules: list[Rule]) -> nodes.section:
        target = f"numbers-{prefix.lower()}"
        made = nodes.section(ids=[target], names=[target])
        made += nodes.title("", f"{prefix}: {TITLES[prefix]}")
        made += nodes.bullet_list("", *(self._line(rule) for rule in rules), classes=["br-titles"])
        return made

    def _line(self, rule: Rule) -> nodes.list_item:
        variants = ", ".join(dict.fromkeys(variant.edition for variant in rule.variants))
        words = f" {rule.title}" + (f" (differs in {variants})" if variants else "")
        return nodes.list_item("", *paragraph(rule_link(self.docname, rule.id), nodes.Text(words)))

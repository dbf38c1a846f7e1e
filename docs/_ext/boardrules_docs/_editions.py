"""Editions of a game side by side: the readings of one rule, and all points of difference."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from importlib import import_module
from typing import Final, NamedTuple, TypeAlias

import msgspec
from docutils import nodes
from docutils.nodes import Node

from boardrules import Rule, game

from ._base import Cell, Generated, paragraph, paragraphs, rule_link, rules_of

Points: TypeAlias = tuple[tuple[str, str], ...]

BASE: Final = "As above."
"""What the column of the editions that follow a rule's own text says."""


class Reading(NamedTuple):
    """A rule as some editions play it: their ids, their wording ("" for the rule's own), its source, and their points as JSON."""

    editions: tuple[str, ...]
    text: str
    source: str
    points: Points


def records_of(name: str) -> Mapping[str, msgspec.Struct]:
    """Return the edition records of a game by id; a game whose editions play alike has none."""
    records = getattr(import_module(f"boardrules.{name}"), "EDITIONS", {}) if name != "core" else {}
    return {key: record for key, record in records.items() if isinstance(record, msgspec.Struct)}


def editions_of(name: str) -> dict[str, str]:
    """Return the titles of a game's editions by id."""
    return {} if name == "core" else {edition.id: edition.title for edition in game(name).SPEC.editions}


def points_of(rule: Rule, record: msgspec.Struct | None) -> Points:
    """Return the points of an edition that the text of *rule* names, with the values of *record*."""
    if record is None:
        return ()
    named = dict.fromkeys(word for word in re.findall(r"``(\w+)``", rule.text) if word in record.__struct_fields__)
    return tuple((point, shown(record, point)) for point in named)


def shown(record: msgspec.Struct, point: str) -> str:
    """Return the value of a point as JSON."""
    return json.dumps(msgspec.to_builtins(getattr(record, point)))


def readings(name: str, rule: Rule) -> tuple[Reading, ...]:
    """Return how the editions of a game play *rule*, those that play alike together; one reading if none differs."""
    records = records_of(name)
    variants = {variant.edition: variant for variant in rule.variants}
    alike: dict[tuple[str, str, Points], list[str]] = {}
    for edition in dict.fromkeys([*editions_of(name), *variants]):
        variant = variants.get(edition)
        key = (variant.text, variant.source) if variant else ("", "")
        alike.setdefault((*key, points_of(rule, records.get(edition))), []).append(edition)
    return tuple(Reading(tuple(editions), *key) for key, editions in alike.items())


class SideBySide(Generated):
    """A directive that can print the editions of a rule beside each other."""

    def side_by_side(self, name: str, rule: Rule) -> list[Node]:
        """Return a table with a column for each reading of *rule*, or nothing where all editions agree."""
        found = readings(name, rule)
        if len(found) < 2:
            return []
        titles = editions_of(name)
        settings = any(edition not in titles for reading in found for edition in reading.editions)
        head = [
            "By default" if settings and not reading.text else "; ".join(titles.get(one, one) for one in reading.editions)
            for reading in found
        ]
        return [self.table(head, [[self._reading(reading) for reading in found]], [100 // len(found)] * len(found), "br-editions")]

    def _reading(self, reading: Reading) -> list[Node]:
        made = paragraphs(reading.text or BASE, self.docname)
        for point, value in reading.points:
            made += paragraph(nodes.literal("", f"{point}: {value}"))
        if reading.source:
            made.append(nodes.paragraph("", source(reading.source), classes=["br-source"]))
        return made


def source(text: str) -> str:
    """Return where a rule or a reading comes from, as readers are told."""
    return "This project's decision" if text == "house" else f"Source: {text}"


class EditionDifferences(SideBySide):
    """The editions of a game, every point on which their records differ, and links to all rules that they word differently."""

    def run(self) -> list[Node]:
        """Return a table of editions, one of points, and one of rules."""
        name = self.arguments[0]
        rules = rules_of(name)
        records = records_of(name)
        editions: list[list[Cell]] = [[f"``{one.id}``", one.title, one.source] for one in game(name).SPEC.editions]
        made: list[Node] = [self.table(("Edition", "What it is", "Source"), editions, (15, 35, 50))]
        if records:
            rows = [
                point_row(point, records, rules, self.docname) for point in next(iter(records.values())).__struct_fields__ if point != "id"
            ]
            made += paragraphs("A point is a field of the edition's record. The rules beside it are played by its value:", self.docname)
            made.append(
                self.table(("Point", *(f"``{one}``" for one in records), "Rules"), rows, (24, *(13 for _ in records), 24), "br-points")
            )
        differing: list[list[Cell]] = [
            [paragraph(rule_link(self.docname, rule.id)), rule.title, ", ".join(f"``{variant.edition}``" for variant in rule.variants)]
            for rule in rules
            if rule.variants
        ]
        if differing:
            made += paragraphs("Rules whose text differs; each has the wordings side by side below it:", self.docname)
            made.append(self.table(("Rule", "On what", "Differs in"), differing, (16, 50, 34)))
        return made


def point_row(point: str, records: Mapping[str, msgspec.Struct], rules: tuple[Rule, ...], docname: str) -> list[Cell]:
    """Return a row of the comparison of editions: a point, its value in each edition, and the rules that are played by it."""
    links: list[Node] = []
    for rule in rules:
        if f"``{point}``" in rule.text:
            links += [*([nodes.Text(", ")] if links else []), rule_link(docname, rule.id)]
    return [f"``{point}``", *(f"``{shown(record, point)}``" for record in records.values()), paragraph(*links)]

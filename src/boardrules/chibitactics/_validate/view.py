"""Faults of a view from outside that prevent drawing it."""

from __future__ import annotations

from collections.abc import Iterator

from boardrules.chibitactics._engine.board.grounds import Grounds
from boardrules.chibitactics._knowledge.determinize import state_of_view
from boardrules.chibitactics._types.state import View
from boardrules.chibitactics._types.tokens import card_id
from boardrules.contract import Violation, rooted
from boardrules.errors import InvalidState
from boardrules.values import RuleId


def require_drawable(grounds: Grounds, view: View) -> None:
    """Raise InvalidState, with every fault, unless all that *view* names exists and its cells are those of its map.

    A position that is drawn need not be a possible one: editors draw what is not complete yet.
    """
    state_of_view(grounds, view, view.squads)
    faults = rooted(_faults(grounds, view))
    if faults:
        raise InvalidState("the view names something that does not exist", violations=faults)


def _faults(grounds: Grounds, view: View) -> Iterator[Violation]:
    seats = view.options.seats
    for name, entries in (
        ("budget.ability", view.budget.ability),
        ("factions", view.factions),
        ("squads", view.squads),
        ("decks", view.decks),
        ("out", view.out),
    ):
        count = len(entries)
        if count != seats:
            yield _fault(name, f"{seats} seats have {seats} entries, not {count}")
    for name, seat in (("viewer", view.viewer), ("clock.first", view.clock.first), ("clock.turn", view.clock.turn)):
        if seat is not None and seat >= seats:
            yield _fault(name, f"there is no seat {seat}: seats are 0 to {seats - 1}")
    catalogue = grounds.catalogue
    if view.cells != grounds.of(view.options, view.board).views():
        yield _fault("cells", "these are not the cells of the map with the open segments")
    for index, faction in enumerate(view.factions):
        if faction and faction not in catalogue.factions:
            yield _fault(f"factions[{index}]", f"there is no faction {faction!r}")
    if view.event and view.event not in catalogue.events:
        yield _fault("event", f"there is no event {view.event!r}")
    for index, unit in enumerate(view.units):
        for card in (unit.card, *map(card_id, unit.trophies)):
            if card not in catalogue.cards:
                yield _fault(f"units[{index}]", f"there is no card {card!r}")
        if max(unit.seat, unit.owner) >= seats:
            yield _fault(f"units[{index}]", f"there is no seat {max(unit.seat, unit.owner)}: seats are 0 to {seats - 1}")
        if unit.home >= len(view.board):
            yield _fault(f"units[{index}].home", f"there is no place {unit.home}")
    names = {unit.id for unit in view.units}
    for index, effect in enumerate(view.effects):
        if effect.op >= len(catalogue.operations.get(effect.source, ())):
            yield _fault(f"effects[{index}].source", f"{effect.source!r} has no operation {effect.op}")
        if effect.unit and effect.unit not in names:
            yield _fault(f"effects[{index}].unit", f"there is no unit {effect.unit!r}")


def _fault(path: str, message: str) -> Violation:
    return Violation(path, RuleId("BR-VALUE"), message)

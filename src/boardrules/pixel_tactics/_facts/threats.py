"""The targets of each card, by the places and keywords of the cards in play (PT-ATK-3, PT-ATK-4)."""

from __future__ import annotations

from typing import Final

from boardrules.pixel_tactics._engine.board.stand import Stand
from boardrules.pixel_tactics._engine.ceasefire import may_attack
from boardrules.pixel_tactics._engine.permissions import Aims, aims, attacks_of
from boardrules.pixel_tactics._engine.position import Position
from boardrules.pixel_tactics._engine.reading.evaluate import strength
from boardrules.pixel_tactics._engine.reading.modifiers import cannot
from boardrules.pixel_tactics._engine.slots import FRONTS, IN_FRONT, SLOTS, SLOTS_OF
from boardrules.pixel_tactics._facts.pieces import Changes, Reading
from boardrules.pixel_tactics._types.facts import Threat
from boardrules.pixel_tactics._types.values import AttackKind
from boardrules.values import Seat

KINDS: Final[tuple[AttackKind, ...]] = ("melee", "ranged")

Threats = dict[tuple[Seat, int], tuple[Threat, ...]]
"""Who can attack the cards at some slots."""


def threats_of(position: Position, units: list[list[Reading | None]], changes: Changes) -> Threats:
    """Return for each slot the rivals' cards that can attack what stands there; none in the ceasefire (PT-CEASE-1)."""
    found: Threats = {}
    simple, strikes = not changes.strikes.any, changes.strikes
    for number, unit in enumerate(units):
        seat = Seat(number)
        if not may_attack(position, seat):
            continue
        player = position.seats[seat]
        fronts = SLOTS_OF[player.taken] if changes.corpses else sorted(FRONTS[player.living])
        for number_of_kind, kind in enumerate(KINDS):
            among: Aims | None = None
            same: list[Threat] = []
            for slot in SLOTS_OF[player.living] if number_of_kind else fronts:
                attacker = unit[slot]
                threat = None if attacker is None else attacker.strikes[number_of_kind]
                if attacker is None or threat is None:
                    continue
                if among is None:
                    among = aims(position, seat, kind)
                at = attacker.at
                if (simple or not strikes.reaches(at)) and not attacker.varies:  # nothing bars it, and nothing else is looked at
                    if number_of_kind or not player.living & IN_FRONT[slot]:
                        same.append(threat)
                elif among and _can(position, at, kind, among):
                    if attacker.varies:
                        _note_each(position, at, kind, among, found)
                    else:
                        same.append(threat)
            if same and among:
                together = tuple(same)
                for spot in among:
                    found[spot] = (*found[spot], *together) if spot in found else together
    return found


def _can(position: Position, attacker: Stand, kind: AttackKind, among: Aims) -> bool:
    """Return whether a card can make such an attack at all."""
    if kind == "melee" and not position.in_melee(attacker.seat, attacker.slot):
        return False
    if not attacker.piece.mods and not position.board.strikes:
        return True  # nothing bars it, and nothing else is looked at
    return (kind == "melee" or not cannot(position, "shoot", attacker)) and bool(attacks_of(position, attacker.seat, attacker, kind, among))


def _note_each(position: Position, attacker: Stand, kind: AttackKind, among: Aims, found: Threats) -> None:
    """Note a card whose strength depends on its target."""
    for spot in among:
        target = position.seats[spot[0]].unit[spot[1]]
        if target is not None:
            threat = Threat(attacker.seat, SLOTS[attacker.slot], kind, strength(position, attacker, Stand(*spot, target), kind))
            found[spot] = (*found.get(spot, ()), threat)

"""What the trained model of Pixel Tactics counts in a position: features of each seat."""

from __future__ import annotations

from functools import cache
from typing import Final

from boardrules.pixel_tactics._engine.players.player import PlayerPosition
from boardrules.pixel_tactics._engine.position import Position
from boardrules.pixel_tactics._evaluation import CARD, CLEAR, CORPSE, LEADER, LIFE, POINT, STRENGTH
from boardrules.pixel_tactics._packs.catalogue import Catalogue
from boardrules.toolkit.leaf import Features

ROWS: Final = ("V", "V", "V", "F", "F", "F", "R", "R", "R")
CARDS: Final = 6
"""Cards in a hand that are told apart; more count as so many."""
LOW: Final = ((4, "low 4"), (8, "low 8"), (14, "low 14"))
"""Life of a leader below which each point counts more."""
COVER: Final = 1
"""The slot in front of the leader."""


@cache
def _hero(card: str, row: str) -> tuple[str, str, str, str]:
    return f"card {card} hero", f"card {card} {row}", f"attack {row}", f"life {row}"


@cache
def _leader(card: str) -> str:
    return f"card {card} leader"


HAND: Final = tuple([f"hand {n}" for n in range(CARDS + 1)])
TEMPO: Final = tuple([tuple([f"tempo {wave} {turn}" for turn in range(5)]) for wave in range(3)])

PRIOR: Final = {
    "leader life": LEADER / CLEAR,
    "corpse": CORPSE / CLEAR,
    "fallen": -POINT / CLEAR,
    **{f"attack {row}": STRENGTH / CLEAR for row in "VFR"},
    **{f"life {row}": LIFE / CLEAR for row in "VFR"},
    **{name: CARD * min(n, 5) / CLEAR for n, name in enumerate(HAND)},
}
"""The weights with which training begins: those of the evaluation of views."""


def player_features(catalogue: Catalogue, player: PlayerPosition) -> Features:
    """Return the features of what a seat has."""
    found: list[tuple[str, float]] = [(HAND[min(len(player.hand), CARDS)], 1.0), ("deck", float(player.deck_size))]
    heroes = 0
    unit = player.unit
    for slot, piece in enumerate(unit):
        if piece is None:
            continue
        face = piece.face
        if face == "corpse":
            found.append(("corpse", 1.0))
            continue
        card = catalogue.physical[piece.card]
        if face == "leader":
            left = card.leader.life - piece.damage
            found.append((_leader(card.id), 1.0))
            found.append(("leader life", float(left)))
            found.extend([(name, float(low - left)) for low, name in LOW if left < low])
        else:
            side = card.hero
            one, other, attack, life = _hero(card.id, ROWS[slot])
            heroes += 1
            found.append((one, 1.0))
            found.append((other, 1.0))
            found.append((attack, float(side.attack)))
            found.append((life, float(max(side.life - piece.damage, 0))))
            if slot == COVER:
                found.append(("cover", 1.0))
    found.append(("heroes", float(heroes)))
    if heroes > 3:
        found.append(("many heroes", float(heroes - 3)))
    found.extend([(laid.face, 1.0) for laid in player.reserve if laid is not None])
    if player.fallen:
        found.append(("fallen", float(len(player.fallen))))
    return found


def turn_features(position: Position) -> Features:
    """Return the features of the seat whose turn it is."""
    clock = position.clock
    return (("actions", float(position.budget.actions)), (TEMPO[clock.wave][clock.turn], 1.0))

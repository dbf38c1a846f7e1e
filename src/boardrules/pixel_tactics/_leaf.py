"""What the trained model of Pixel Tactics counts in a position: features of each seat."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, Literal, TypeAlias, assert_never

from boardrules.pixel_tactics._engine.players.player import PlayerPosition
from boardrules.pixel_tactics._engine.position import Position
from boardrules.pixel_tactics._evaluation import CARD, CLEAR, CORPSE, LEADER, LIFE, POINT, STRENGTH
from boardrules.pixel_tactics._knowledge.determinize import USUAL, Kept
from boardrules.pixel_tactics._packs.catalogue import Catalogue
from boardrules.toolkit.leaf import Features, Weights, models, weighed

ROWS: Final = ("V", "V", "V", "F", "F", "F", "R", "R", "R")
CARDS: Final = 6
"""The greatest number of cards in a hand with a weight of its own; a larger hand has the same weight."""
LOW: Final = ((4, "low 4"), (8, "low 8"), (14, "low 14"))
"""Life of a leader below which each point counts more."""
COVER: Final = 1
"""The slot in front of the leader."""


Part: TypeAlias = tuple[Literal["hero", "leader", "seat", "laid"], str, int, int, int]
"""A part of what a seat has: its kind, the name of its card or feature, and its numbers."""

FELLED: Final[Part] = ("laid", "corpse", 1, 0, 0)
MANY: Final = 3
"""Number of heroes beyond which each has a weight of its own."""
PARTS: Final = 1 << 15
"""Maximum number of parts whose worth is cached."""
HAND: Final = tuple([f"hand {n}" for n in range(CARDS + 1)])
TEMPO: Final = tuple([tuple([f"tempo {wave} {turn}" for turn in range(5)]) for wave in range(3)])

KEPT: Final = "kept "
"""The prefix of the weights that say how often players keep a card in their hands; an average card has the weight 1."""

PRIOR: Final = {
    "leader life": LEADER / CLEAR,
    "corpse": CORPSE / CLEAR,
    "fallen": -POINT / CLEAR,
    **{f"attack {row}": STRENGTH / CLEAR for row in "VFR"},
    **{f"life {row}": LIFE / CLEAR for row in "VFR"},
    **{name: CARD * min(n, 5) / CLEAR for n, name in enumerate(HAND)},
}
"""The weights with which training begins: those of the evaluation of views."""


def player_parts(catalogue: Catalogue, player: PlayerPosition) -> list[Part]:
    """Return the parts of what a seat has; the worth of each depends on nothing else."""
    found: list[Part] = []
    heroes = 0
    for slot, piece in enumerate(player.unit):
        if piece is None:
            continue
        face = piece.face
        if face == "corpse":
            found.append(FELLED)
            continue
        card = catalogue.physical[piece.card]
        if face == "leader":
            found.append(("leader", card.id, card.leader.life - piece.damage, 0, 0))
        else:
            side = card.hero
            heroes += 1
            found.append(("hero", card.id, slot, side.attack, max(side.life - piece.damage, 0)))
    found.append(("seat", "", min(len(player.hand), CARDS), player.deck_size, heroes))
    found.extend([("laid", laid.face, 1, 0, 0) for laid in player.reserve if laid is not None])
    if player.fallen:
        found.append(("laid", "fallen", len(player.fallen), 0, 0))
    return found


def part_features(part: Part) -> Features:
    """Return the features of one part."""
    kind, name, one, two, three = part
    match kind:
        case "hero":
            row = ROWS[one]
            yield f"card {name} hero", 1.0
            yield f"card {name} {row}", 1.0
            yield f"attack {row}", float(two)
            yield f"life {row}", float(three)
            if one == COVER:
                yield "cover", 1.0
        case "leader":
            yield f"card {name} leader", 1.0
            yield "leader life", float(one)
            for low, called in LOW:
                if one < low:
                    yield called, float(low - one)
        case "seat":
            yield HAND[one], 1.0
            yield "deck", float(two)
            yield "heroes", float(three)
            if three > MANY:
                yield "many heroes", float(three - MANY)
        case "laid":
            yield name, float(one)
        case _:
            assert_never(kind)


def player_features(catalogue: Catalogue, player: PlayerPosition) -> Features:
    """Return the features of what a seat has."""
    return [feature for part in player_parts(catalogue, player) for feature in part_features(part)]


class PlayerModel:
    """Weights, with the worths of the parts looked at last."""

    def __init__(self, weights: Weights) -> None:
        self.weights = weights
        self._part = lru_cache(maxsize=PARTS)(self._counted)
        self.kept: Kept = {
            name.removeprefix(KEPT): max(round(USUAL * weight), 1) for name, weight in weights.items() if name.startswith(KEPT)
        }
        """How often players keep each card in their hands."""

    def worth(self, catalogue: Catalogue, player: PlayerPosition) -> float:
        """Return the worth of what a seat has."""
        return sum(map(self._part, player_parts(catalogue, player)))

    def turn(self, position: Position) -> float:
        """Return the worth of being the seat whose turn it is."""
        return weighed(self.weights, turn_features(position))

    def _counted(self, part: Part) -> float:
        return weighed(self.weights, part_features(part))


model_of: Final = models("boardrules.pixel_tactics", PlayerModel)
"""Return the model with given weights, or with those that are shipped."""


def turn_features(position: Position) -> Features:
    """Return the features of the seat whose turn it is."""
    clock = position.clock
    return (("actions", float(position.budget.actions)), (TEMPO[clock.wave][clock.turn], 1.0))

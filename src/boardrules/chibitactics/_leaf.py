"""What the trained model of Chibitactics counts in a position, and what each seat's part is worth.

It counts units, how near they are to rivals, the ground under them, and what can be hit: in this turn, in the next one, and by savages.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from boardrules.chibitactics._engine.position import Position
from boardrules.chibitactics._evaluation import CLEAR, UNHURT, WOUNDED
from boardrules.chibitactics._packs.compile import Card, Catalogue
from boardrules.chibitactics._types.state import Unit
from boardrules.chibitactics._types.tokens import card_id
from boardrules.chibitactics.language import Terrain
from boardrules.toolkit.leaf import Weights, models

DRAFT: Final = ("first", "faction", "squad")
"""The phases in which no unit is on the board."""
FAR: Final = 24
"""A distance at which nothing can be hit."""
NEAR: Final = (0, 1, 2, 3, 4, 5, 6, 7, 8, 10, 10, 12, 12)
"""The distances told apart: larger ones count as 12."""
MOST: Final = 6
"""The greatest number of units with a weight of its own; more have the same weight."""
TERRAINS: Final[tuple[Terrain, ...]] = ("fort", "hill", "power", "forest", "cradle")
TIMES: Final = ("now", "later", "next", "savage")
"""When a hit can come: in this turn, by units of the seat whose turn it is that are done, by other seats, and by free savages."""
NOW, LATER, NEXT, SAVAGE = range(len(TIMES))

NAMES: Final = (
    *[f"unwounded, rival at {steps}" for steps in NEAR],
    *[f"wounded, rival at {steps}" for steps in NEAR],
    *[f"alive {n}" for n in range(MOST + 1)],
    *[f"unwounded {n}" for n in range(MOST + 1)],
    *[f"on {terrain}" for terrain in TERRAINS],
    *[f"strikes {when}" for when in TIMES],
    *[f"exposed {when}" for when in TIMES],
    *[f"wounded, exposed {when}" for when in TIMES],
    *[f"doomed {when}" for when in TIMES],
    "trophies",
    "turn",
)
"""The names of the features that are not of a single card, by their numbers."""
UNWOUNDED_NEAR: Final = NAMES.index("unwounded, rival at 0")
WOUNDED_NEAR: Final = NAMES.index("wounded, rival at 0")
ALIVE: Final = NAMES.index("alive 0")
UNWOUNDED_COUNT: Final = NAMES.index("unwounded 0")
ON: Final = NAMES.index(f"on {TERRAINS[0]}")
STRIKES: Final = NAMES.index("strikes now")
EXPOSED: Final = NAMES.index("exposed now")
WOUNDED_EXPOSED: Final = NAMES.index("wounded, exposed now")
DOOMED: Final = NAMES.index("doomed now")
TROPHIES: Final = NAMES.index("trophies")
TURN: Final = NAMES.index("turn")

CARDS: Final = 1024
"""Maximum number of cards that a model keeps; then it forgets them all."""
FACES: Final = 6
WOUND: Final = 6.0
"""What a hit on an unwounded unit is worth; one that dies at once is worth both."""
KILL: Final = 5.0
"""What a hit on a wounded unit is worth, which dies of it."""
CREATURE: Final = 0.4
"""The part of it that a hit on a creature or a captured savage is worth."""


class Known:
    """The knowledge of a model about a card: two weights, and the chance to hit at each distance, in a fresh turn and after a move.

    Terrain, and what modifies the unit, do not count. ``spent``: a unit next to it hits it for certain by spending its turn.
    """

    __slots__ = ("card", "dies", "fresh", "moved", "spent", "unwounded", "wounded")

    def __init__(self, card: Card, weights: Weights) -> None:
        self.card = card.id
        self.unwounded = weights.get(unwounded_name(card.id), 0.0)
        self.wounded = weights.get(wounded_name(card.id), 0.0)
        self.spent = card.fast_wound or card.fast_death
        self.dies = card.fast_death
        self.fresh: list[float] = [0.0] * FAR
        self.moved: list[float] = [0.0] * FAR
        walk = 0 if card.movement is None else card.movement.points
        for power in card.attacks:
            chance = (FACES + 1 - power.needs) / FACES if power.needs else 1.0
            there = power.range + max(power.radius, 0)
            for steps in range(1, FAR):
                if steps <= there + (walk if power.after else 0):
                    self.fresh[steps] = max(self.fresh[steps], chance)
                if power.after and steps <= there:
                    self.moved[steps] = max(self.moved[steps], chance)


def unwounded_name(card: str) -> str:
    """Return the name of the feature of an unwounded unit."""
    return f"card {card}"


def wounded_name(card: str) -> str:
    """Return the name of the feature of a wounded unit."""
    return f"card {card}, wounded"


def prior(catalogue: Catalogue) -> dict[str, float]:
    """Return the weights with which training begins: those of the evaluation of views."""
    unwounded = {unwounded_name(card): UNHURT / CLEAR for card in catalogue.cards}
    return unwounded | {wounded_name(card): WOUNDED / CLEAR for card in catalogue.cards}


class Tally:
    """The sums of the weights of what is counted for each seat, and if they are wanted the features themselves."""

    __slots__ = ("listed", "weights", "worths")

    def __init__(self, weights: list[float], listed: list[list[tuple[str, float]]] | None, seats: int) -> None:
        self.weights = weights
        self.worths: list[float] = [0.0] * seats
        self.listed = listed

    def add(self, seat: int, feature: int, amount: float) -> None:
        """Count *amount* of a feature for *seat*."""
        self.worths[seat] += self.weights[feature] * amount
        if self.listed is not None:
            self.listed[seat].append((NAMES[feature], amount))

    def add_card(self, seat: int, known: Known, *, wounded: bool) -> None:
        """Count a unit for *seat*."""
        self.worths[seat] += known.wounded if wounded else known.unwounded
        if self.listed is not None:
            self.listed[seat].append((wounded_name(known.card) if wounded else unwounded_name(known.card), 1.0))


class Model:
    """Weights with which positions are valued."""

    def __init__(self, weights: Weights) -> None:
        self.named = weights
        self.weights: list[float] = [weights.get(name, 0.0) for name in NAMES]
        self._cards: dict[str, tuple[Card, Known]] = {}

    def known(self, catalogue: Catalogue, card: str) -> Known:
        """Return what the model knows of the card with the id *card*."""
        found = self._cards.get(card)
        if found is None or found[0] is not catalogue.cards[card]:
            if len(self._cards) >= CARDS:
                self._cards.clear()
            found = self._cards[card] = (catalogue.cards[card], Known(catalogue.cards[card], self.named))
        return found[1]

    def worths(self, position: Position) -> list[float]:
        """Return what the part of each seat is worth, before the game is over."""
        if position.phase in DRAFT:
            return self._drafted(position)
        return self._counted(position, None)

    def features(self, position: Position, seat: int) -> list[tuple[str, float]]:
        """Return the features of *seat*; none while factions and squads are picked."""
        listed: list[list[tuple[str, float]]] = [[] for _ in range(position.options.seats)]
        if position.phase not in DRAFT:
            self._counted(position, listed)
        return listed[seat]

    def _drafted(self, position: Position) -> list[float]:
        """Return the worth of the units that each seat has picked, and of the best that it can still pick."""
        catalogue, size = position.catalogue, position.options.squad_size
        found: list[float] = []
        for seat, faction in enumerate(position.factions):
            picked = [card_id(token) for token in position.squads[seat]]
            best = -1000.0
            for one in [catalogue.factions[faction]] if faction else catalogue.factions.values():
                left = sorted([self.known(catalogue, unit.id).unwounded for unit in one.units if unit.id not in picked], reverse=True)
                best = max(best, sum(left[: size - len(picked)]))
            found.append(best + sum([self.known(catalogue, card).unwounded for card in picked]))
        return found

    def _counted(self, position: Position, listed: list[list[tuple[str, float]]] | None) -> list[float]:
        """Return the worth of each seat while units are placed and in play, and put its features into *listed*."""
        seats, catalogue = position.options.seats, position.catalogue
        playing = position.phase == "play"
        turn = position.clock.turn if playing else None
        tally = Tally(self.weights, listed, seats)
        alive, unwounded = [0] * seats, [0] * seats
        pieces: list[Piece] = []
        for unit in position.units.values():
            known = self.known(catalogue, unit.card)
            piece = Piece(unit, known, turn)
            if piece.cell >= 0:
                pieces.append(piece)
            if piece.seat < 0:
                continue
            if unit.kind == "squad":
                alive[piece.seat] += 1
                unwounded[piece.seat] += not piece.wounded
            tally.add_card(piece.seat, known, wounded=piece.wounded)
            if unit.trophies:
                tally.add(piece.seat, TROPHIES, float(len(unit.trophies)))
        for seat in range(seats):
            tally.add(seat, ALIVE + min(alive[seat], MOST), 1.0)
            tally.add(seat, UNWOUNDED_COUNT + min(unwounded[seat], MOST), 1.0)
        if turn is not None:
            tally.add(turn, TURN, 1.0)
        _count_places(position, tally, pieces)
        if playing:
            _count_strikes(position, tally, pieces)
            _count_exposed(tally, pieces)
        return tally.worths


class Piece:
    """A unit as the model counts it.

    ``worth``: what a hit on it is worth. ``when``: the time at which it can hit, a place in ``TIMES``; ``reach``: its chance to hit at each
    distance then. ``missed`` and ``once``: the chance that nobody hits it, and that just one does, at each time.
    """

    __slots__ = ("cell", "fresh", "known", "missed", "once", "reach", "seat", "when", "worth", "wounded")

    def __init__(self, unit: Unit, known: Known, turn: int | None) -> None:
        self.known = known
        self.seat: int = unit.seat
        self.cell: int = unit.cell
        self.wounded: bool = unit.wounded
        self.fresh = unit.seat != turn or unit.turn not in {"moved", "buffed-moved"}
        self.reach = known.fresh if self.fresh else known.moved
        worth = KILL if self.wounded else WOUND + KILL if known.dies else WOUND
        self.worth = worth if unit.kind == "squad" else worth * CREATURE
        self.when = SAVAGE if unit.seat < 0 else NEXT if unit.seat != turn else LATER if unit.turn == "done" else NOW
        self.missed = [1.0] * len(TIMES)
        self.once = [0.0] * len(TIMES)


def _count_places(position: Position, tally: Tally, pieces: list[Piece]) -> None:
    """Count how near each unit is to its nearest unwounded rival, and the ground under it."""
    grid, kinds = position.ground.grid, position.ground.kinds
    for piece in pieces:
        if piece.seat < 0:
            continue
        row, steps = grid.distances(piece.cell), len(NEAR) - 1
        for other in pieces:
            if other.seat >= 0 and other.seat != piece.seat and not other.wounded:
                steps = min(steps, row[other.cell])
        if piece.wounded:
            tally.add(piece.seat, WOUNDED_NEAR + steps, 1.0)
            continue
        tally.add(piece.seat, UNWOUNDED_NEAR + steps, 1.0)
        for number, terrain in enumerate(TERRAINS):
            if kinds[terrain] >> piece.cell & 1:
                tally.add(piece.seat, ON + number, 1.0)


def _count_strikes(position: Position, tally: Tally, pieces: list[Piece]) -> None:
    """Count the best that each unit can hit, and write down for every unit how likely it is hit, and when."""
    grid = position.ground.grid
    for by in pieces:
        if by.wounded:
            continue
        row, reach, when, best = grid.distances(by.cell), by.reach, by.when, 0.0
        for piece in pieces:
            if piece.seat < 0 or piece.seat == by.seat:
                continue
            steps = row[piece.cell]
            chance = reach[steps] if steps < FAR else 0.0
            if steps == 1 and by.seat >= 0 and by.fresh and (piece.wounded or piece.known.spent):
                chance = 1.0
            if chance > 0.0:
                best = max(best, chance * piece.worth)
                piece.once[when] = piece.once[when] * (1 - chance) + piece.missed[when] * chance
                piece.missed[when] *= 1 - chance
        if best > 0.0 and by.seat >= 0:
            tally.add(by.seat, STRIKES + when, best)


def _count_exposed(tally: Tally, pieces: list[Piece]) -> None:
    """Count how likely each unit is hit, and how likely twice."""
    for piece in pieces:
        if piece.seat < 0:
            continue
        for when in range(len(TIMES)):
            hit = 1 - piece.missed[when]
            if hit > 0.0:
                tally.add(piece.seat, (WOUNDED_EXPOSED if piece.wounded else EXPOSED) + when, hit * piece.worth)
                if not piece.wounded and hit > piece.once[when]:
                    tally.add(piece.seat, DOOMED + when, (hit - piece.once[when]) * KILL)


model_of: Final = models("boardrules.chibitactics", Model)
"""Return the model with given weights, or with those that are shipped."""


@lru_cache(maxsize=1)
def blank_model() -> Model:
    """Return a model without weights, which counts features alone."""
    return Model({})

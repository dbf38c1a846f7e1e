"""Checks of states from outside."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from boardrules.codec import shape_fault
from boardrules.contract import Violation, rooted
from boardrules.pixies._engine.areas import area_faults
from boardrules.pixies._engine.moves import DEALT, DECKS, VALUE
from boardrules.pixies._engine.rules import EMPTY, EMPTY_AREA, ROUNDS
from boardrules.pixies._engine.score import FACE_DOWN_POINTS, score
from boardrules.pixies._engine.setup import option_faults
from boardrules.pixies._types import Area, AreaScore, State
from boardrules.values import RuleId

if TYPE_CHECKING:
    from collections.abc import Iterator


def validate(state: State) -> tuple[Violation, ...]:
    """Return everything impossible in *state*, all faults at once; ``()`` if it could occur in a game.

    It asks for fields of the declared types, the right cards, each in one place; areas that the placement rules can lead to; a
    turn in which all have had their due; and scores that follow from one another. What cannot be judged while something
    coarser is wrong (the course of the turn, while a card lies in two places) is not reported.
    """
    return rooted(_faults(state))


def _faults(state: State) -> tuple[Violation, ...]:
    shape = shape_fault(State, state)
    if shape is not None:
        return (Violation(shape[0], RuleId("BR-VALUE"), shape[1]),)
    faults = option_faults(state.options)
    if faults:
        return tuple(Violation("options", RuleId("BR-VALUE"), fault) for fault in faults)
    if len(state.areas) != state.options.seats:
        message = f"{state.options.seats} seats have {state.options.seats} areas, not {len(state.areas)}"
        return (Violation("areas", RuleId("PX-SET-1"), message),)
    form = [
        fault
        for seat, area in enumerate(state.areas)
        for fault in area_faults(area, f"areas[{seat}]", flower_power=state.options.flower_power)
    ]
    form += _cards(state)
    if form:
        return tuple(form)
    return (*_areas(state), *_turn(state), *_scores(state))


def _cards(state: State) -> Iterator[Violation]:
    """Yield each card that is not in exactly one place (PX-CMP-1) or does not belong to this game (PX-FP-1)."""
    known = DECKS[state.options.flower_power]
    for name, cards in (("table", state.table), ("deck", state.deck)):
        for index, card in enumerate(cards):
            if card not in VALUE:
                yield Violation(f"{name}[{index}]", RuleId("PX-CMP-1"), f"there is no card {card!r}")
            elif card not in known:
                yield Violation(f"{name}[{index}]", RuleId("PX-FP-1"), f"{card} belongs to Flower Power, which is not played")
        if list(cards) != sorted(cards):
            yield Violation(name, RuleId("BR-VALUE"), "the cards are not in the order of their ids")
    placed = [card for area in state.areas for cell in area for card in (cell.up, cell.down) if card is not None]
    places = Counter((*state.table, *state.deck, *placed))
    for card, count in sorted(places.items()):
        if count > 1:
            yield Violation("", RuleId("PX-CMP-1"), f"{card} is in {count} places")
    for card in known:
        if card not in places:
            yield Violation("", RuleId("PX-CMP-1"), f"{card} is nowhere")


def _areas(state: State) -> Iterator[Violation]:
    """Yield each face-down card that cannot have come to lie there in any order of placing (PX-PLA-5, PX-PLA-6, PX-PLA-7)."""
    for seat, area in enumerate(state.areas):
        validated = _validated(area)
        for index, cell in enumerate(area):
            if cell.down is not None and VALUE[cell.down] not in validated:
                message = f"{cell.down} cannot have been laid face down here: cell {VALUE[cell.down]} was not validated before"
                yield Violation(f"areas[{seat}][{index}].down", RuleId("PX-PLA-5"), message)
        if all(cell.up is not None and cell.down is not None for cell in area):
            yield Violation(
                f"areas[{seat}]", RuleId("PX-PLA-7"), "the ninth cell takes one card and the round is over, so 18 cannot lie here"
            )


def _validated(area: Area) -> set[int]:
    """Return the cells that can have been validated: by a card of their own value, or by one whose own cell was validated before it."""
    both = {number: VALUE[cell.down] for number, cell in enumerate(area, start=1) if cell.up is not None and cell.down is not None}
    validated = {number for number, value in both.items() if value == number}
    while more := {number for number, value in both.items() if value in validated} - validated:
        validated |= more
    return validated


def _turn(state: State) -> Iterator[Violation]:
    """Check that the table, the picks and the number of cards that each has placed agree (PX-TUR, PX-END)."""
    n = state.options.seats
    dealt = DEALT[n]
    over = len(state.scores) == ROUNDS
    if state.first is None:
        if state.picks or state.table or state.scores or any(area != EMPTY_AREA for area in state.areas):
            yield Violation("first", RuleId("PX-SET-2"), "the game has begun, but no seat started it")
        return
    if state.first >= n:
        yield Violation("first", RuleId("BR-VALUE"), f"there is no seat {state.first}: seats are 0 to {n - 1}")
        return
    if state.picks > dealt:
        yield Violation("picks", RuleId("PX-TUR-1"), f"a turn has {dealt} cards, {state.picks} cannot have been taken")
        return
    if state.picks and len(state.table) != dealt - state.picks:
        message = f"{dealt} cards less {state.picks} taken leave {dealt - state.picks}, not {len(state.table)}"
        yield Violation("table", RuleId("PX-TUR-1"), message)
    if not state.picks and len(state.table) > dealt:
        yield Violation("table", RuleId("PX-TUR-1"), f"a turn has {dealt} cards, not {len(state.table)}")
    if state.picks == dealt and not over:
        yield Violation("picks", RuleId("PX-TUR-5"), "all cards of the turn are taken, but no new turn has begun")
    yield from _shares(state, n, dealt)
    yield from _end(state, n, dealt, over=over)


def _shares(state: State, n: int, dealt: int) -> Iterator[Violation]:
    """Without those of this turn, all have placed the same number of cards (PX-END-2)."""
    before: list[int] = []
    for seat, area in enumerate(state.areas):
        this_turn = state.picks // n + ((seat - (state.first or 0)) % n < state.picks % n)
        before.append(sum((cell.up is not None) + (cell.down is not None) for cell in area) - this_turn)
    if len(set(before)) > 1 or before[0] < 0 or before[0] % (dealt // n):
        yield Violation("areas", RuleId("PX-END-2"), f"the seats had {before} cards before this turn, which cannot come about in play")


def _end(state: State, n: int, dealt: int, *, over: bool) -> Iterator[Violation]:
    """Check that a round ends just when all have equally many cards and an area is full, or the deck is too small (PX-END)."""
    full = [seat for seat, area in enumerate(state.areas) if EMPTY not in area]
    left = len(state.deck) + (0 if state.picks else len(state.table))
    short = state.picks in (0, dealt) and left < dealt
    turn_over = state.picks > 0 and state.picks % n == 0
    if over:
        if not (turn_over and (full or short)):
            yield Violation("scores", RuleId("PX-END-1"), "three rounds are scored, but the third has not ended")
        return
    if short:
        yield Violation("deck", RuleId("PX-END-4"), f"the deck has too few cards for a turn of {dealt}, but the round goes on")
    for seat in full:
        if (seat - (state.first or 0)) % n >= state.picks % n:
            message = "this area was full when all had equally many cards, so the round is over"
            yield Violation(f"areas[{seat}]", RuleId("PX-END-1"), message)


def _scores(state: State) -> Iterator[Violation]:
    """Yield each score that does not add up (PX-SCO-1), and a wrong number of finished rounds (PX-RND-3)."""
    done = len(state.scores)
    if done != state.round - 1 and not (done == state.round == ROUNDS):
        yield Violation("scores", RuleId("PX-RND-3"), f"in round {state.round} there cannot be {done} finished rounds")
    for index, scores in enumerate(state.scores):
        path = f"scores[{index}]"
        if len(scores) != state.options.seats:
            yield Violation(path, RuleId("PX-SCO-1"), f"{state.options.seats} seats have {state.options.seats} scores, not {len(scores)}")
            continue
        for seat, entry in enumerate(scores):
            yield from _sum(entry, index + 1, f"{path}[{seat}]", flower_power=state.options.flower_power)
    if done == ROUNDS:
        for seat, (area, entry) in enumerate(zip(state.areas, state.scores[-1], strict=False)):
            if entry != score(area, ROUNDS, flower_power=state.options.flower_power):
                yield Violation(f"scores[2][{seat}]", RuleId("PX-SCO-1"), "this is not what the area scores")


def _sum(entry: AreaScore, number: int, path: str, *, flower_power: bool) -> Iterator[Violation]:
    """Check that the parts of one score in round *number* are possible, and add up."""
    for name, part in (("validated", entry.validated), ("spirals", entry.spirals), ("crosses", entry.crosses)):
        if part < 0:
            yield Violation(f"{path}.{name}", RuleId("PX-SCO-1"), f"a count of cards or symbols cannot be {part}")
    zone = entry.zone_size * (number + 1) if entry.zone_size > 1 else 0
    if entry.zone_size < 1:
        yield Violation(f"{path}.zone_size", RuleId("PX-SCO-7"), "this is below 1, but every player has a face-up card")
    if entry.zone != zone:
        yield Violation(f"{path}.zone", RuleId("PX-SCO-7"), f"{entry.zone_size} cards in round {number} score {zone}, not {entry.zone}")
    if entry.face_down and not flower_power:
        yield Violation(f"{path}.face_down", RuleId("PX-SCO-9"), "face-down cards have points, but Flower Power is not played")
    elif entry.face_down not in range(0, 9 * FACE_DOWN_POINTS, FACE_DOWN_POINTS):
        yield Violation(f"{path}.face_down", RuleId("PX-FP-3"), f"{entry.face_down} is not {FACE_DOWN_POINTS} for each face-down card")
    total = entry.validated + entry.spirals - entry.crosses + entry.face_down + entry.zone
    if entry.total != total:
        yield Violation(f"{path}.total", RuleId("PX-SCO-1"), f"the parts add up to {total}, not {entry.total}")

"""The facts of a view, for each seat and each place."""

from __future__ import annotations

from typing import Final

from boardrules.pixel_tactics import _types as t
from boardrules.pixel_tactics._engine.apply import ended
from boardrules.pixel_tactics._engine.ceasefire import holds_for
from boardrules.pixel_tactics._engine.match.series import team_points
from boardrules.pixel_tactics._engine.position import Position
from boardrules.pixel_tactics._engine.slots import LEADER_AT, NO_RESERVE, RESERVE_AT, SLOTS
from boardrules.pixel_tactics._facts.units import Known, units_of
from boardrules.pixel_tactics._packs.catalogue import Catalogue
from boardrules.pixel_tactics._types.facts import Due, Facts, LeaderDeckFacts, PieceFacts, PoolFacts, ReserveFacts, SeatFacts, TextFacts
from boardrules.values import CHANCE, RuleId, Seat

FACTS: Final = Facts
"""The type of what :func:`facts` returns."""

OPERATION: Final = RuleId("PT-OP-6")
TRAP: Final = RuleId("PT-TRAP-2")
SPELL: Final = RuleId("PT-ACT-4")
ORDER: Final = RuleId("PT-ACT-6")
LEADER_ACT: Final = RuleId("PT-ACT-5")
ABILITY: Final = RuleId("PT-ATK-6")
NOTHING: Final = (None, None, None)


def facts(position: Position, view: t.View, known: Known) -> Facts:
    """Return everything that the rules derive from *view*; *position* is the view taken apart, *known* what is kept of its cards."""
    result = ended(view)
    units = units_of(position, known)
    points = _points(position, view)
    to_act = _to_act(view)
    return Facts(  # by position, here and below: by name it takes three times as long
        to_act,
        _due(view),
        view.budget.actions,
        view.budget.extra,
        view.resolving,
        tuple([_seat(position, view, Seat(seat), unit, points[seat]) for seat, unit in enumerate(units)]),
        None if view.pool is None else PoolFacts(view.pool.row, view.pool.deck),
        () if result is None else result.winners,
    )


def _points(position: Position, view: t.View) -> tuple[int, ...]:
    if view.options.mode == "teams":
        return team_points(position)
    return view.series.matches[-1].trophies if view.series.matches else (0,) * len(view.players)


def _to_act(view: t.View) -> tuple[Seat, ...]:
    if view.phase == "leaders":
        return tuple([Seat(seat) for seat, player in enumerate(view.players) if not player.chosen and player.unit[LEADER_AT] is None])
    return (view.actor,) if view.phase in {"setup", "play"} and view.actor != CHANCE else ()


def _due(view: t.View) -> Due:
    match view.phase:
        case "over":
            return "nothing"
        case "leaders":
            return "leader"
        case "setup" | "play":
            return "luck" if view.actor == CHANCE else "answer" if view.stack else "turn"


def _seat(position: Position, view: t.View, seat: Seat, unit: tuple[PieceFacts | None, ...], points: int) -> SeatFacts:
    player = view.players[seat]
    return SeatFacts(
        seat,
        unit,
        NOTHING if player.reserve == NO_RESERVE else _reserve(position, player),
        player.hand,
        player.deck if view.pool is None else None,
        player.top,
        player.bottom,
        player.aside,
        player.discard,
        player.orders,
        player.chosen,
        player.leader,
        None if player.leaders is None else LeaderDeckFacts(player.leaders.deck, player.leaders.drawn, player.leaders.aside),
        tuple([_left(position.catalogue, left) for left in player.watching]) if player.watching else (),
        player.losses,
        player.set_out,
        player.fallen,
        None if view.pool is None else view.pool.coins[seat],
        points,
        view.phase == "play" and holds_for(position, seat),
    )


def _left(catalogue: Catalogue, left: t.ActiveDelayedTrigger) -> TextFacts:
    """Return what an effect lets hold or wait for a time, by the rule for the kind of text that it belongs to."""
    card, box = left.text.split(".")[:2]
    program = catalogue.programs.get(f"{card}.{box}")
    if program is None or program.kind == "ability":
        rule = LEADER_ACT if program is not None and program.leader_act else ABILITY
    else:
        rule = SPELL if program.kind == "spell" else ORDER
    return TextFacts(left.text, rule, left.source, left.until)


def _reserve(position: Position, player: t.PlayerView) -> tuple[ReserveFacts | None, ...]:
    slots = zip(SLOTS[RESERVE_AT:], player.reserve, strict=True)
    return tuple([None if held is None else _laid(position, slot, held) for slot, held in slots])


def _laid(position: Position, slot: t.Slot, held: t.ReserveCard) -> ReserveFacts:
    timed = position.edition.operations_end != "round" and held.face == "operation"
    card = held.card
    if card is None:
        return ReserveFacts(slot, None, None, held.face, None, ())
    name = " ".join(position.catalogue.physical[card].hero.name.split())
    text = TextFacts(f"{t.name_of(card)}.O", OPERATION if held.face == "operation" else TRAP, card)
    return ReserveFacts(slot, card, name, held.face, held.tokens if timed else None, (text,))

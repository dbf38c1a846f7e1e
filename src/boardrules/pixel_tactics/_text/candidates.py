"""Actions that a person may have in mind who points at one thing of the picture, legal or not."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import islice
from typing import Final

from boardrules.pixel_tactics import _types as t
from boardrules.pixel_tactics._engine.seating import across, opposed
from boardrules.pixel_tactics._engine.slots import RESERVE_AT, SLOTS
from boardrules.pixel_tactics._text.actions import anchors
from boardrules.pixel_tactics._text.names import Scene
from boardrules.pointing import MOST
from boardrules.values import Seat

GUESSED: Final = 32
"""Actions that are guessed at most, so that there is room for legal ones beside them."""


class _First:
    """A source of luck that always takes the first outcome: the legal actions of a viewer are the same in every state with its view."""

    def randrange(self, n: int, /) -> int:  # noqa: ARG002  (an Rng)
        return 0


FIRST: Final = _First()


def candidates(scene: Scene, anchor: str, legal: tuple[t.Action, ...]) -> tuple[t.Action, ...]:
    """Return actions of the viewer that *anchor* may mean, the likeliest first, then *legal* ones; see :class:`boardrules.Candidates`."""
    by = scene.view.viewer
    if by is None:
        return ()
    meant = _answers(scene, by, anchor, legal) if scene.view.stack else _meant(scene, by, anchor)
    pointing = [action for action in legal if anchor in anchors(scene, action)]
    elsewhere = set(legal).difference(pointing)
    guessed = islice(dict.fromkeys([action for action in meant if action not in elsewhere]), GUESSED)
    return tuple(islice(dict.fromkeys([*guessed, *pointing]), MOST))


def _answers(scene: Scene, by: Seat, anchor: str, legal: tuple[t.Action, ...]) -> Iterator[t.Action]:
    """Yield answers to the open question that a rule of their own forbids; of all others only the *legal* ones are meant."""
    attackers = {action.attacker for action in legal if isinstance(action, t.Attack)}
    for action in _meant(scene, by, anchor):
        match action:
            case t.Attack(_, attacker) if attacker in attackers:
                yield action
            case t.Choose(_, t.NameOption()):
                yield action
            case _:
                continue


def _meant(scene: Scene, by: Seat, anchor: str) -> Iterator[t.Action]:
    """Yield the actions that *anchor* may mean."""
    head, _, rest = anchor.partition(".")
    match head:
        case "card" if rest in scene.catalogue.physical:
            yield from _card(scene, by, rest)
        case "row" if rest in scene.catalogue.cards:
            take, gather = t.Choose(by, t.NameOption(rest)), t.GatherCoins(by, rest)
            yield from (take, gather) if scene.view.stack else (gather, take)
        case "deck":
            if not rest or _seat(scene, rest) == by:
                yield t.Draw(by)
        case _ if (seat := _seat(scene, head)) is not None:
            for slot in SLOTS:
                if slot == rest:
                    yield from _place(scene, by, t.Spot(seat, slot))
        case _:
            return


def _seat(scene: Scene, word: str) -> Seat | None:
    """Return the seat that a word is the number of, None for any other word."""
    return next((Seat(seat) for seat in range(len(scene.view.players)) if str(seat) == word), None)


def _card(scene: Scene, by: Seat, card: str) -> Iterator[t.Action]:
    """Yield what may be meant by a card that a player holds."""
    if scene.view.phase == "leaders":
        yield t.ChooseLeader(by, card)
        return
    code = scene.catalogue.reserve.get(card)
    if code is not None:
        kind = t.SetTrap if code.face == "trap" else t.PlayOperation
        yield from [kind(by, card, at) for at in _free(scene, by, SLOTS[RESERVE_AT:])]
    yield from [t.Recruit(by, card, at) for at in _free(scene, by, _wave(scene))]
    yield t.PlayOrder(by, card)


def _wave(scene: Scene) -> tuple[t.Slot, ...]:
    """Return the slots of the row of the wave."""
    first = 3 * scene.view.clock.wave
    return SLOTS[first : first + 3]


def _free(scene: Scene, by: Seat, slots: Iterable[t.Slot]) -> list[t.Spot]:
    """Return *slots* of a seat, the empty ones first."""
    player = scene.view.players[by]
    cards = dict(zip(SLOTS, (*player.unit, *player.reserve), strict=True))
    return [t.Spot(by, slot) for slot in sorted(slots, key=lambda slot: cards[slot] is not None)]


def _place(scene: Scene, by: Seat, at: t.Spot) -> Iterator[t.Action]:
    """Yield what may be meant by a slot, or by what stands there."""
    if at.slot in SLOTS[RESERVE_AT:]:
        yield from _reserve(scene, by, at)
    elif opposed(by, at.seat):
        yield from _target(scene, by, at)
    else:
        yield from _own(scene, by, at)


def _face(scene: Scene, at: t.Spot) -> str | None:
    piece = scene.piece(at)
    return None if piece is None else piece.face


def _reserve(scene: Scene, by: Seat, at: t.Spot) -> Iterator[t.Action]:
    """Yield what may be meant by a slot of a reserve."""
    if at.seat == by and scene.view.players[by].reserve[SLOTS.index(at.slot) - RESERVE_AT] is None:
        for held in scene.view.players[by].hand:
            code = scene.catalogue.reserve.get(held.card or "")
            if code is not None and held.card is not None:
                yield t.SetTrap(by, held.card, at) if code.face == "trap" else t.PlayOperation(by, held.card, at)
    yield t.DiscardReserve(by, at)


def _own(scene: Scene, by: Seat, at: t.Spot) -> Iterator[t.Action]:
    """Yield what may be meant by a slot of one's own unit, or of an ally's."""
    face = _face(scene, at)
    seats = [by, *[Seat(seat) for seat in range(len(scene.view.players)) if seat != by and not opposed(by, seat)]]
    others = [spot for seat in seats for slot in SLOTS[:RESERVE_AT] if (spot := t.Spot(seat, slot)) != at]
    if face is None:
        yield from [t.Recruit(by, held.card, at) for held in scene.view.players[by].hand if held.card is not None]
        heroes = [other for other in others if _face(scene, other) in {"hero", "risen"}]
        yield from [t.Move(by, hero, at) for hero in sorted(heroes, key=lambda spot: _spent(scene, spot))]
        return
    if face == "corpse":
        yield t.Clear(by, at)
    else:
        acts = scene.acts(at)
        deeds: list[t.Action] = [t.LeaderAction(by, at, act) for act in acts] if face == "leader" else [t.Cast(by, at, act) for act in acts]
        strikes = [t.Attack(by, at, target, kind) for target in _targets(scene, by) for kind in ("melee", "ranged")]
        yield from (*strikes[:1], *deeds)
        yield from [t.Move(by, at, other) for other in others if _face(scene, other) is None]
        yield from strikes[1:16]
    pairs = [(at, other) for other in others if other.seat == at.seat and _face(scene, other) is not None]
    yield from [t.Switch(by, *sorted(pair, key=lambda spot: SLOTS.index(spot.slot))) for pair in pairs]


def _targets(scene: Scene, by: Seat) -> list[t.Spot]:
    """Return what rivals have standing, the foremost of each column first, those across the table before others."""
    seats = [seat for seat in range(len(scene.view.players)) if opposed(by, seat)]
    found: list[tuple[bool, int, int, t.Spot]] = []
    for seat in seats:
        for index, slot in enumerate(SLOTS[:RESERVE_AT]):
            spot = t.Spot(Seat(seat), slot)
            if _face(scene, spot) not in {None, "corpse"}:
                fronts = [_face(scene, t.Spot(Seat(seat), SLOTS[front])) for front in range(index % 3, index, 3)]
                covered = any(face not in {None, "corpse"} for face in fronts)
                found.append((covered, int(seat != across(by)), index, spot))
    return [spot for *_, spot in sorted(found, key=lambda entry: entry[:3])]


def _target(scene: Scene, by: Seat, at: t.Spot) -> Iterator[t.Action]:
    """Yield what may be meant by a card of a rival's unit: attacks upon it, by the cards of the wave before others."""
    if _face(scene, at) is None:
        return
    unit = [t.Spot(by, slot) for slot in SLOTS[:RESERVE_AT] if _face(scene, t.Spot(by, slot)) in {"hero", "risen", "leader"}]
    wave = _wave(scene)
    for attacker in sorted(unit, key=lambda spot: (spot.slot not in wave, _spent(scene, spot))):
        yield t.Attack(by, attacker, at, "melee")
        yield t.Attack(by, attacker, at, "ranged")


def _spent(scene: Scene, at: t.Spot) -> bool:
    """Return whether a card has done something in this wave."""
    piece = scene.piece(at)
    return piece is not None and bool(piece.done_this_wave)

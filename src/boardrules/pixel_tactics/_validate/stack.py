"""Checks of the stack of a state from outside: each frame names real things and fits its neighbours."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, assert_never

from boardrules.contract import Violation
from boardrules.pixel_tactics import _types as t
from boardrules.pixel_tactics._engine.choices.registry import CHOICES
from boardrules.pixel_tactics._engine.players.player import still_to_choose
from boardrules.pixel_tactics._engine.seating import opposed
from boardrules.pixel_tactics._engine.slots import LEADER_AT
from boardrules.pixel_tactics._packs.catalogue import END, Catalogue, Program
from boardrules.pixel_tactics._packs.ops import AskNumber, EachOf, EndMoving, Gather, IfHurt, MoveSome, Op, StartMoving
from boardrules.pixel_tactics.language import (
    MoveDamage,
    Pick,
)
from boardrules.values import RuleId

_SET_OFF: Final = (t.TextFrame, t.TriggersFrame, t.TrapFrame)
_BEGUN: Final = (t.DeclaredFrame, t.AttackFrame, t.DamageFrame, t.OrderFrame, t.DrawFrame, t.PassedFrame)
"""What a text begins: it lies on what is below the text when that is cut off (PT-LOOP-5)."""
_ABOVE: Final[dict[type, tuple[type, ...]]] = {
    t.TextFrame: (*_SET_OFF, *_BEGUN, t.AnswersFrame),
    t.DeclaredFrame: (*_SET_OFF, *_BEGUN, t.AnswersFrame),
    t.AttackFrame: (*_SET_OFF, *_BEGUN, t.AnswersFrame),
    t.DamageFrame: (),
    t.AnswersFrame: _SET_OFF,
    t.OrderFrame: (*_SET_OFF, *_BEGUN, t.AnswersFrame),
    t.TrapFrame: (t.TextFrame, *_BEGUN),
    t.TriggersFrame: _SET_OFF,
    t.DrawFrame: (t.DrawFrame, t.PassedFrame),
    t.PassedFrame: (),
    t.OpenFrame: (),
    t.LeaderDrawFrame: (t.LeaderDrawFrame,),
    t.SightFrame: (),
    t.SetupFrame: (t.DrawFrame, t.PassedFrame, t.LeaderDrawFrame, t.TextFrame),
    t.StartFrame: (*_SET_OFF, *_BEGUN),
    t.TurnEndFrame: (*_SET_OFF, *_BEGUN),
    t.WaveEndFrame: (*_SET_OFF, *_BEGUN),
    t.RoundEndFrame: (*_SET_OFF, *_BEGUN),
}
"""What can lie directly on a frame. The sight of a top card can lie on whatever asks a player, too."""
_OF_TIME: Final = (t.SetupFrame, t.StartFrame, t.TurnEndFrame, t.WaveEndFrame, t.RoundEndFrame)
"""What lies on another frame, but belongs at the bottom."""
_PICKED_BEFORE: Final = (IfHurt, StartMoving)
"""Steps of an effect that come after its cards were picked, and before it notes anything itself."""


def _fault(path: str, message: str) -> Violation:
    return Violation(path, RuleId("BR-VALUE"), message)


def stack_faults(catalogue: Catalogue, state: t.State) -> Iterator[Violation]:
    """Yield everything wrong with the frames of *state*: with what each names, and with what lies on what."""
    stack = state.stack
    checker = _Checker(catalogue, state)
    if (state.phase in {"setup", "leaders"}) != (bool(stack) and isinstance(stack[0], t.SetupFrame)):
        yield _fault("stack", "the bottom frame and the phase disagree on whether the setup goes on")
    if state.phase == "over" and stack:
        yield _fault("stack", "the game is over, but something is still being carried out")
    if stack and isinstance(stack[0], t.SetupFrame) and stack[0].stage == "leaders":
        drawing = {frame.seat for frame in stack if isinstance(frame, t.DrawFrame | t.PassedFrame | t.LeaderDrawFrame)}
        for seat, player in enumerate(state.players):
            offered = player.hand if player.leaders is None else player.leaders.drawn
            if not offered and still_to_choose(player) and seat not in drawing:
                yield _fault("stack", f"seat {seat} has no card to choose as leader, and draws none")
    for index, frame in enumerate(stack):
        path = f"stack[{index}]"
        above = stack[index + 1] if index + 1 < len(stack) else None
        if index and isinstance(frame, _OF_TIME):
            yield _fault(path, f"{type(frame).__name__} lies on another frame, but belongs at the bottom")
        filled = isinstance(above, t.OpenFrame) and not isinstance(frame, t.SetupFrame)
        asks = above is None or isinstance(above, t.SightFrame) or filled
        if above is not None and not isinstance(above, (*_lie_on(frame), t.SightFrame, t.OpenFrame)):
            yield _fault(path, f"{type(above).__name__} cannot lie on {type(frame).__name__}")
        yield from checker.fits(path, frame, stack[index - 1] if index else None)
        yield from checker.frame(path, frame, asks=asks)


def _lie_on(frame: t.Frame) -> tuple[type, ...]:
    """Return what can lie directly on a frame; what answers to an attack or an order only while that is being announced."""
    if isinstance(frame, t.DeclaredFrame) and frame.hit is None:
        return ()
    if isinstance(frame, t.OrderFrame) and frame.stage == "carried_out":
        return (t.TextFrame, *_BEGUN)
    return _ABOVE[type(frame)]


class _Checker:
    """The cards, seats and places that frames of *state* can name."""

    def __init__(self, catalogue: Catalogue, state: t.State) -> None:
        self.table = catalogue
        self.state = state
        self.seats = len(state.players)
        self.cards = {t.card_id(seat, name) for seat in range(self.seats) for name in catalogue.deck}

    # -------------------------------------------------------------------------------------------------------------- names and numbers
    def _names(self, path: str, *cards: str) -> Iterator[Violation]:
        for card in cards:
            if card not in self.cards:
                yield _fault(path, f"there is no card {card!r}")

    def _seat(self, path: str, *seats: int) -> Iterator[Violation]:
        for seat in seats:
            if seat >= self.seats:
                yield _fault(path, f"there is no seat {seat}")

    def _has_fallen(self, seat: int) -> bool:
        player = self.state.players[seat]
        return bool(player.fallen) and player.unit[LEADER_AT] is None

    def _routed(self, path: str, frame: t.WaveEndFrame) -> Iterator[Violation]:
        yield from self._seat(f"{path}.routed", *frame.routed)
        if list(frame.routed) != sorted({*frame.routed}) or (frame.routed and frame.next == "casualties"):
            yield _fault(f"{path}.routed", "seats may be listed as routed only after casualties, and each only once")
        elif frame.next == "over" and any(seat < self.seats and not self._has_fallen(seat) for seat in frame.routed):
            yield _fault(f"{path}.routed", "after the rout only seats of teams may be listed, whose leaders have fallen")

    def _packets(self, path: str, packets: tuple[t.Packet, ...]) -> Iterator[Violation]:
        for index, packet in enumerate(packets):
            source = () if packet.source == "" else (packet.source,)
            yield from self._names(f"{path}[{index}]", *source, packet.target, packet.aimed, *packet.used)
            yield from self._seat(f"{path}[{index}].seat", packet.seat)

    def _snapshot(self, path: str, snapshot: t.Snapshot, you: int) -> Iterator[Violation]:
        yield from self._names(f"{path}.against", *[card for card, _ in snapshot.against])
        if snapshot.slot < 0 or snapshot.seat != you:
            yield _fault(path, f"the slot does not belong to a unit of seat {you}, whose text or attack it is")

    # ------------------------------------------------------------------------------------------------------------------------- frames
    def frame(self, path: str, frame: t.Frame, *, asks: bool) -> Iterator[Violation]:
        """Yield the faults of what a frame by itself names; *asks*: whether it is the one to be answered."""
        match frame:
            case t.TextFrame():
                yield from self._text(path, frame, asks=asks)
            case t.DeclaredFrame():
                yield from self._names(path, frame.attacker, *(frame.allowed or ()), *frame.aim, *(frame.hit or ()))
                yield from self._seat(f"{path}.you", frame.you)
                if frame.slot < 0:
                    yield _fault(f"{path}.slot", "this is not a slot of a unit")
                if frame.snapshot is not None:
                    yield from self._snapshot(f"{path}.snapshot", frame.snapshot, frame.you)
            case t.AttackFrame():
                yield from self._attack(path, frame)
            case t.DamageFrame(packets, unordered):
                yield from self._packets(f"{path}.packets", packets)
                if any(index >= len(packets) or more <= packets[index].amount for index, more in unordered):
                    yield _fault(f"{path}.unordered", "each names a packet, and an amount that is larger than that of the packet")
            case t.AnswersFrame(texts):
                if not texts:
                    yield _fault(f"{path}.texts", "there is no text to carry out")
                for index, text in enumerate(texts):
                    yield from self._waiting(f"{path}.texts[{index}]", text)
            case t.OrderFrame(you, card) | t.TrapFrame(you, card):
                yield from self._names(f"{path}.card", card)
                yield from self._seat(f"{path}.you", you)
                if card not in self.state.resolving and (isinstance(frame, t.TrapFrame) or frame.played):
                    yield _fault(f"{path}.card", f"{card} has been played, but is not being resolved")
            case t.TriggersFrame(queue):
                if len(queue) < (2 if asks else 1):
                    yield _fault(f"{path}.queue", "the queue of triggers is empty")
                for index, text in enumerate(queue):
                    yield from self._waiting(f"{path}.queue[{index}]", text)
            case t.DrawFrame() | t.SightFrame() | t.PassedFrame() | t.OpenFrame() | t.LeaderDrawFrame():
                yield from self._draws(path, frame)
            case t.SetupFrame(stage, first):
                if first is not None:
                    yield from self._seat(f"{path}.first", first)
                if (stage == "first" and not asks) or (self.state.phase == "leaders") != (stage == "leaders" and asks):
                    yield _fault(f"{path}.stage", f"the stage {stage!r} does not fit the phase {self.state.phase!r}")
            case t.WaveEndFrame():
                yield from self._routed(path, frame)
            case t.RoundEndFrame(_, routed):
                yield from self._seat(f"{path}.routed", *routed)
            case t.StartFrame() | t.TurnEndFrame():
                pass
            case _:
                assert_never(frame)

    def _draws(self, path: str, frame: t.DrawFrame | t.SightFrame | t.PassedFrame | t.OpenFrame | t.LeaderDrawFrame) -> Iterator[Violation]:
        """Yield a fault if what comes off a deck is not there."""
        if not isinstance(frame, t.OpenFrame):
            yield from self._seat(f"{path}.seat", frame.seat)
        if isinstance(frame, t.DrawFrame) and not frame.n:
            yield _fault(f"{path}.n", "there are no cards left to draw")
        if isinstance(frame, t.OpenFrame | t.PassedFrame) and self.state.pool is None:
            yield _fault(path, "there is no shared deck")
        if isinstance(frame, t.LeaderDrawFrame) and self.state.options.mode != "constructed":
            yield _fault(path, "there are no decks of leaders")

    def fits(self, path: str, frame: t.Frame, below: t.Frame | None) -> Iterator[Violation]:
        """Check that the frame below can have begun a frame and waits for it."""
        if not isinstance(frame, t.TextFrame):
            return
        order = self._order_of(frame)
        entry = self.table.triggers.get(frame.text)
        if isinstance(below, t.TrapFrame) != (entry is not None and entry.trap):
            yield _fault(path, "the text of a trap lies on that trap, and no other text does")
        elif isinstance(below, t.TrapFrame):
            if (frame.source, frame.you) != (below.card, below.you):
                yield _fault(path, f"the text on the trap {below.card} is not the text of that trap")
        elif isinstance(below, t.OrderFrame) and below.stage == "announced":
            if entry is None:
                yield _fault(path, f"the text {frame.text} is not what the announcement of the order of {below.card} sets off")
        elif isinstance(below, t.OrderFrame):
            if order != frame.source or (frame.source, frame.you) != (below.card, below.you):
                yield _fault(path, f"the text on the order of {below.card} is not the text of that order")
        elif order:
            yield _fault(path, f"the text of the order of {order} does not lie on that order")
        elif isinstance(below, t.SetupFrame):
            code = self.table.physical.get(frame.source)
            if code is None or not code.copies_leader or frame.text != code.choice_of_copied:
                yield _fault(path, f"the text {frame.text} is not carried out while leaders are revealed")
        elif below is not None and not isinstance(below, t.TextFrame) and frame.text not in self.table.triggers:
            yield _fault(path, f"the text {frame.text} is not what {type(below).__name__} sets off")

    def _order_of(self, frame: t.TextFrame) -> str:
        """Return the card whose order a text is, if it is one."""
        code = self.table.physical.get(frame.source)
        return frame.source if code is not None and code.order == frame.text else ""

    def _attack(self, path: str, frame: t.AttackFrame) -> Iterator[Violation]:
        yield from self._names(path, frame.attacker, *frame.aim, *[stood.card for stood in frame.hit])
        yield from self._seat(path, frame.you, *[stood.seat for stood in frame.hit])
        if any(stood.slot < 0 for stood in frame.hit):
            yield _fault(f"{path}.hit", "a card that was hit has a slot that is not one of a unit")

    # -------------------------------------------------------------------------------------------------------------------------- texts
    def _waiting(self, path: str, frame: t.TextFrame) -> Iterator[Violation]:
        """Yield the faults of a trigger that has not begun."""
        program = self.table.programs.get(frame.text)
        bound = frame.bound
        bound_since = bound.it or bound.the_card or bound.discarded or bound.area is not None or bound.player is not None
        begun = bound_since or frame.loops or frame.progress is not None
        if frame.text not in self.table.triggers:
            yield _fault(f"{path}.text", f"{frame.text!r} is not a trigger")
        elif begun or (program is not None and frame.at != _start(program)):
            yield _fault(path, "a waiting trigger has already begun")
        yield from self._text(path, frame, asks=False)

    def _text(self, path: str, frame: t.TextFrame, *, asks: bool) -> Iterator[Violation]:
        yield from self._seat(f"{path}.you", frame.you)
        yield from self._names(f"{path}.source", frame.source)
        yield from self._bound(f"{path}.bound", frame)
        for loop in frame.loops:
            yield from self._names(f"{path}.loops", *loop)
        program = self.table.programs.get(frame.text)
        if program is None:
            yield _fault(f"{path}.text", f"there is no text {frame.text!r}")
            return
        cause = frame.bound.cause
        if (cause is None) != (program.cause is None) or (cause is not None and type(cause) is not program.cause):
            known = "nothing" if program.cause is None else f"a {program.cause.__name__}"
            yield _fault(f"{path}.bound.cause", f"{frame.text} is set off by {known}")
        number = program.places.get(frame.at)
        if number is None:
            yield _fault(f"{path}.at", f"there is no place {frame.at!r} in {frame.text}")
            return
        step = program.steps[number] if frame.at != END else None
        if len(frame.loops) != (0 if step is None else step.loops):
            yield _fault(f"{path}.loops", f"{frame.text} is in {0 if step is None else step.loops} loops at {frame.at}")
        progress = frame.progress
        if not _noted(None if step is None else step.op, progress, keeps=step is not None and step.keeps):
            yield _fault(f"{path}.progress", f"progress of this kind does not occur at {frame.at} of {frame.text}")
        elif progress is not None:
            if not asks and (step is None or not _interrupted(step.op)):
                yield _fault(f"{path}.progress", f"{frame.text} cannot be interrupted at {frame.at}")
            yield from self._progress(f"{path}.progress", progress)

    def _bound(self, path: str, frame: t.TextFrame) -> Iterator[Violation]:
        bound = frame.bound
        yield from self._names(f"{path}.it", *bound.it)
        if bound.the_card:
            yield from self._names(f"{path}.the_card", bound.the_card)
        if bound.area is not None and bound.area.seat is not None:
            yield from self._seat(f"{path}.area.seat", bound.area.seat)
        if bound.player is not None and (bound.player >= self.seats or (not frame.loops and not opposed(bound.player, frame.you))):
            yield _fault(f"{path}.player", f"seat {bound.player} is no rival of seat {frame.you}")
        if len(bound.tally) not in {0, self.seats}:
            yield _fault(f"{path}.tally", f"there is one number for each of {self.seats} seats")
        cause = bound.cause
        yield from self._names(f"{path}.cause", *_cards_of(cause))
        if isinstance(cause, t.HeroCause) and cause.snapshot is not None:
            yield from self._snapshot(f"{path}.cause.snapshot", cause.snapshot, frame.you)

    def _progress(self, path: str, progress: t.Progress) -> Iterator[Violation]:
        match progress:
            case t.Picked(first, second):
                yield from self._names(path, *first, *second, *((progress.aimed,) if progress.aimed else ()))
            case t.Moving(first, second, _, packets):
                yield from self._names(path, *first, *second)
                yield from self._packets(f"{path}.packets", packets)
            case t.Chosen(cards, aimed):
                yield from self._names(path, *cards, *((aimed,) if aimed else ()))
            case t.Attacked(cards, columns):
                yield from self._names(path, *cards)
                if len(columns) != len(cards) or not {*columns} <= {0, 1, 2}:
                    yield _fault(f"{path}.columns", "a column is not one of the three, or their number is not that of the cards")
            case t.Placed(slots):
                if len({*slots}) != len(slots) or -1 in slots:
                    yield _fault(f"{path}.slots", "a slot is given out twice, or is not a slot")
            case t.Counted():
                pass
            case _:
                assert_never(progress)


def _start(program: Program) -> str:
    return program.steps[0].at if program.steps else END


def _cards_of(cause: t.Cause | None) -> tuple[str, ...]:
    match cause:
        case t.AttackCause(attacker, target):
            return (attacker, *target)
        case t.DamageCause(source):
            return (source,) if source else ()
        case t.HeroCause(hero):
            return (hero,)
        case t.OrderCause() | None:
            return ()
        case _:
            assert_never(cause)


def _noted(op: Op | None, progress: t.Progress | None, *, keeps: bool) -> bool:
    """Return whether a step can have noted *progress*."""
    moves = isinstance(op, MoveSome | EndMoving) or (isinstance(op, AskNumber) and isinstance(op.effect, MoveDamage))
    if moves or (keeps and isinstance(op, EachOf | Gather)):
        return isinstance(progress, t.Moving)
    if progress is None or op is None:
        return progress is None
    choice = CHOICES.get(type(op))
    wanted = None if choice is None else choice.progress
    if wanted is None and (isinstance(op, _PICKED_BEFORE) or _picks(op)):
        wanted = t.Picked
    return wanted is not None and isinstance(progress, wanted)


def _interrupted(op: Op) -> bool:
    """Return whether others can interrupt a step that is half carried out."""
    choice = CHOICES.get(type(op))
    return choice is not None and choice.interrupted


def _picks(op: Op) -> bool:
    """Return whether an effect works on cards that were picked for it."""
    return any(isinstance(getattr(op, name, None), Pick) for name in ("who", "to", "of", "on", "first", "second"))

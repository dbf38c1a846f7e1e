"""What people see of a match, kept and made once for all who see the same: a picture, sentences of what happened, labels of actions.

A *face* is the match as one seat sees it, in one language and layout. Whoever has been shown a face is sent what is new since then: the
changes of the picture, the sentences after the last ply, labels that were not used before. It knows no server and no game.
"""

from __future__ import annotations

from collections import OrderedDict, deque
from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Any, Final, NamedTuple, cast

import msgspec
from delta import compact
from msgspec import Raw

from boardrules import CHANCE, Match, Seat, Translator, narrate, rendering, to_json
from boardrules.picture import draw
from boardrules.pieces import Palette, Picture, Piece

__all__ = ["Face", "Faces", "Look", "Told"]

AnyMatch = Match[Any, Any, Any, Any, Any]
Message = dict[str, object]

MOST_NEWS: Final = 300
"""Events that a newcomer is told: the last ones."""
KEPT: Final = 4
"""Pictures of a face from which changes are sent, the newest among them."""
MOST_LABELS: Final = 2000
"""Labels that a page has to remember."""
MOST_FACES: Final = 1000
"""Faces with pictures in the whole process."""


class Look(NamedTuple):
    """The wishes of a client: whose words, a width and colours."""

    words: Translator
    width: int | None = None
    palette: Palette = "light"


@dataclass
class Told:
    """The knowledge of a client: up to which ply it was told, of which face which picture and how many labels, and what of the table."""

    ply: int = 0
    face: Face | None = None
    picture: int = 0
    labels: int = 0
    """The number of the label after the last one."""
    table: Message | None = None
    """Who sits there and so on, which a table tells when it is another; None: nothing yet."""


class Face:
    """A match as one seat (None: a spectator) sees it. :meth:`update` it before anything is read of it."""

    def __init__(self, seat: Seat | None, look: Look) -> None:
        self.seat: Final = seat
        self.look: Final = look
        self.number = 0
        """How many different pictures there have been: the number of the one that is kept."""
        self.body: Message = {}
        """What everybody is told of it, whatever they know."""
        self._made_of: tuple[AnyMatch, int, bool] | None = None
        self._pictures: deque[_Kept] = deque(maxlen=KEPT)
        self._changes: dict[int, Raw] = {}
        self._news: deque[tuple[int, str]] = deque(maxlen=2 * MOST_NEWS)
        self._told: tuple[int, object] = (0, None)
        self._labels: dict[str, int] = {}
        self._first_label = 0

    def update(self, match: AnyMatch, *, started: bool) -> None:
        """Make everything anew if something has happened in *match*; before it has *started* there is only a picture."""
        if self._made_of == (match, match.lines, started):
            _KEEPING.used(self)
            return
        played, words = match.game, self.look.words
        prompt = match.prompt(self.seat, since=match.ply)
        if started:
            self._tell(match, prompt.view)
        self._see(match, prompt.view)
        outcome = match.outcome
        decision = prompt.decision if started else None
        offered = self._offered(match, prompt.view, prompt.actions) if started else []
        self.body = {
            "game": played.SPEC.id,
            "title": words.sentence("board-title", (), played.SPEC.title),
            "seat": self.seat,
            "ply": prompt.ply,
            "lines": match.lines,
            "seen": prompt.digest,
            "over": match.over,
            "retired": match.retired,
            "outcome": None if outcome is None else Raw(to_json(outcome)),
            "to_act": [seat for seat in played.to_act(match.state) if seat >= 0] if started and not match.over else [],
            "question": None if decision is None else {"rule": decision.rule, "text": words(decision)},
            "actions": offered,
            "reach": _reach(match.game, prompt.view, offered),
        }
        self._made_of = (match, match.lines, started)
        _KEEPING.used(self)

    def forget(self) -> None:
        """Drop everything that is large; who comes next is sent the whole."""
        self._made_of = None
        self._pictures.clear()
        self._changes.clear()

    def message(self, told: Told) -> tuple[Message, Told]:
        """Return what a client is shown who was *told* so much already, and what it has been told then."""
        here = told.face is self
        ply: Any = self.body["ply"]
        another = told.face is not None and told.face.seat != self.seat  # it saw something else
        since = 0 if another else min(told.ply, ply)
        first = told.labels if here else self._first_label
        message = self.body | {
            "since": since,
            "news": [line for line in self._news if line[0] > since],
            "labels": {"first": self._first_label, "from": first, "said": [*self._labels][max(0, first - self._first_label) :]},
            "picture": self._picture(told.picture if here else 0),
        }
        return message, Told(ply, self, self.number, self._first_label + len(self._labels))

    def _picture(self, known: int) -> Raw:
        """Return the picture for who has the one of number *known*: nothing new, the changes that lead to it, or the whole."""
        number, now, _ = self._pictures[-1]
        if known == number:
            return Raw(b'{"number":%d,"from":%d}' % (number, number))
        changes = self._changes.get(known)
        if changes is None:
            before = next((kept for kept in self._pictures if kept.number == known), None)
            if before is None or now.frame is None or before.picture.frame is None:
                return Raw(msgspec.json.encode({"number": number, "whole": now}))
            led = compact(now.since(before.picture), before.picture.frame, before.pieces)
            told = {"number": number, "from": known, "changes": led}
            changes = self._changes[known] = Raw(msgspec.json.encode(told))
        return changes

    def _see(self, match: AnyMatch, view: object) -> None:
        """Draw the picture, and keep it if it is another one."""
        words, width, palette = self.look
        events = _last_events(match, self.seat) if width is not None else ()
        now = draw(match.game, view, width=width, palette=palette, events=events, translator=words)
        before = self._pictures[-1] if self._pictures else None
        if before is not None and now == before.picture:
            return
        self.number += 1
        self._pictures.append(_kept(self.number, now, before))
        self._changes.clear()

    def _tell(self, match: AnyMatch, view: object) -> None:
        """Put what has happened into sentences, action by action, each with the ply after it."""
        ply, state = self._told
        if ply > match.ply or match.at(ply) is not state:  # another match, or something was taken back
            self._news.clear()
            ply = 0
        steps = _steps(match, ply)
        self._told = (match.ply, match.state)
        seen: list[tuple[int, tuple[Any, ...]]] = []
        count = 0
        for since, ply in reversed(steps):
            seen.append((ply, match.seen(self.seat, since=since, until=ply)))
            count += len(seen[-1][1])
            if count > MOST_NEWS:
                break
        for ply, events in reversed(seen):
            then = view if ply == match.ply else match.game.view(match.at(ply), self.seat)
            said = narrate(match.game, then, events, translator=self.look.words)
            self._news.extend([(ply, sentence) for sentence in said])

    def _offered(self, match: AnyMatch, view: object, actions: tuple[Any, ...]) -> list[Message]:
        """Return the actions, each with what a person points at in the picture to take it, in order, and the number of its label."""
        drawing, words = rendering(match.game), self.look.words
        if len(self._labels) > MOST_LABELS:
            self._first_label += len(self._labels)
            self._labels = {}
        labels, first = self._labels, self._first_label
        found: list[Message] = []
        for action in actions:
            label = labels.setdefault(words.label(view, action), len(labels))
            found.append({"action": Raw(to_json(action)), "anchors": drawing.anchors(view, action), "label": first + label})
        return found


def _steps(match: AnyMatch, since: int) -> list[tuple[int, int]]:
    """Return the plies before and after each action of a player from *since* on, with what luck brings after it."""
    to_act = match.game.to_act
    plies = [since, *[ply for ply in range(since + 1, match.ply) if to_act(match.at(ply)) != (CHANCE,)], match.ply]
    return [(before, after) for before, after in pairwise(plies) if before < after]


def _reach(played: Any, view: object, offered: list[Message]) -> dict[str, tuple[str, ...]]:
    """Return what each thing reaches that may be chosen, by anchors, in a game that tells it: a page marks it once the thing is chosen."""
    reached: Callable[[Any], dict[str, tuple[str, ...]]] | None = getattr(played, "reached", None)
    if reached is None or not offered:
        return {}
    chosen: set[Any] = set()
    for one in offered:
        chosen.update(cast("tuple[str, ...]", one["anchors"]))
    return {anchor: cells for anchor, cells in reached(view).items() if anchor in chosen}


def _last_events(match: AnyMatch, seat: Seat | None) -> tuple[Any, ...]:
    """Return what *seat* saw happen by the last action of a player, and by the luck after it."""
    ply = match.ply - 1
    while ply > 0 and match.game.to_act(match.at(ply)) == (CHANCE,):
        ply -= 1
    return match.seen(seat, since=max(0, ply))


class _Kept(NamedTuple):
    """A picture with its number, and its pieces by their keys."""

    number: int
    picture: Picture
    pieces: dict[str, Piece]


def _kept(number: int, now: Picture, before: _Kept | None) -> _Kept:
    """Keep *now*, with the pieces of *before* in place of equal ones, so that both are kept once."""
    if before is None:
        return _Kept(number, now, {piece.key: piece for piece in now.pieces})
    old = before.pieces
    pieces = {piece.key: was if (was := old.get(piece.key)) == piece and was is not None else piece for piece in now.pieces}
    frame = before.picture.frame if now.frame == before.picture.frame else now.frame
    return _Kept(number, Picture(frame, tuple(pieces.values())), pieces)


class _Keeping:
    """The faces of the process that have pictures, those first that were not used for longest."""

    def __init__(self) -> None:
        self._faces: OrderedDict[Face, None] = OrderedDict()

    def used(self, face: Face) -> None:
        """Note that a face is used; the pictures of another may go for it."""
        self._faces[face] = None
        self._faces.move_to_end(face)
        while len(self._faces) > MOST_FACES:
            self._faces.popitem(last=False)[0].forget()

    def leave(self, face: Face) -> None:
        """Forget a face that nobody sees any more."""
        self._faces.pop(face, None)


_KEEPING: Final = _Keeping()


@dataclass
class Faces:
    """The faces of one table."""

    MOST: Final = 60
    """Layouts and languages of one table that are kept at once."""

    _of: OrderedDict[tuple[Seat | None, Look], Face] = field(default_factory=OrderedDict)

    def face(self, seat: Seat | None, look: Look) -> Face:
        """Return the face of a seat; it is not up to date."""
        found = self._of.get((seat, look))
        if found is None:
            found = self._of[seat, look] = Face(seat, look)
            if len(self._of) > self.MOST:
                _KEEPING.leave(self._of.popitem(last=False)[1])
        else:
            self._of.move_to_end((seat, look))
        return found

    def close(self) -> None:
        """Forget all of them."""
        for face in self._of.values():
            _KEEPING.leave(face)
        self._of.clear()

"""Games that break the law about walkers; Sealed Bids itself has none, so each brings one."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from boardrules import Rng, Seat
from boardrules.walkers import PlainWalker
from tests.testing import sealed_bids as sound
from tests.testing.rigging import SealedBids, breaks, rigged
from tests.testing.sealed_bids import Action, Event, Options, State, View


class Sound(PlainWalker[State, Action, View, Event, Options]):
    """A walker of Sealed Bids, to break one method of."""

    def __init__(self, start: State | View, rng: Rng) -> None:
        super().__init__(rigged(), start if isinstance(start, State) else sound.determinize(start, rng))


def walks(kind: type[Sound] = Sound) -> SealedBids:
    return rigged(walker=kind)


@breaks("walker")
def a_mark_that_is_not_left() -> SealedBids:
    class Broken(Sound):
        def back(self) -> None:
            self._marks.pop()

    return walks(Broken)


@breaks("walker")
def marks_that_do_not_nest() -> SealedBids:
    class Broken(Sound):
        def mark(self) -> None:
            self._marks = [self._state, self._state]

    return walks(Broken)


@breaks("walker")
def a_view_of_another_seat() -> SealedBids:
    class Broken(Sound):
        def view(self, seat: Seat) -> View:
            return super().view(Seat(0 if seat else 1))

    return walks(Broken)


@breaks("walker")
def a_key_that_tells_a_hidden_card() -> SealedBids:
    class Broken(Sound):
        def key(self, seat: Seat) -> Hashable:
            return seat, self._state

    return walks(Broken)


@breaks("walker")
def a_key_that_knows_too_little() -> SealedBids:
    class Broken(Sound):
        def key(self, seat: Seat) -> Hashable:
            view = sound.view(self._state, seat)
            return seat, view.points, self.to_act()

    return walks(Broken)


@breaks("walker")
def another_action_than_the_one_that_was_listed() -> SealedBids:
    class Broken(Sound):
        def play(self, k: int) -> None:
            super().play(k if self.chance() else len(self.legal()) - 1 - k)

    return walks(Broken)


@breaks("walker")
def luck_that_a_walker_does_not_wait_for() -> SealedBids:
    class Broken(Sound):
        def chance(self) -> int:
            return 0

    return walks(Broken)


@breaks("walker")
def a_walker_that_hopes() -> SealedBids:
    class Broken(Sound):
        def evaluate(self, seat: Seat) -> float:
            return super().evaluate(seat) or 0.5

    return walks(Broken)


@breaks("walker")
def a_playout_that_stops_early() -> SealedBids:
    class Broken(Sound):
        def playout(self, rng: Rng) -> None:
            if actions := self.legal():
                self.play(rng.randrange(len(actions)))

    return walks(Broken)


@breaks("walker")
def a_comparison_that_is_not_what_the_actions_bring() -> SealedBids:
    class Broken(Sound):
        def compared(self, seat: Seat, places: Sequence[int]) -> list[float]:
            return [super().evaluate(seat) + 0.5 for _ in places]

    return walks(Broken)

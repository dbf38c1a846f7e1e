"""How to make a game that breaks a law: Sealed Bids with one thing gone wrong."""

from __future__ import annotations

from collections.abc import Callable
from types import SimpleNamespace
from typing import Any, Final, TypeAlias, cast

from boardrules import Game, IllegalAction, Refusal, Seat, Spec, Step
from tests.testing import sealed_bids as sound
from tests.testing.sealed_bids import Action, Event, Options, State, View

SealedBids: TypeAlias = Game[State, Action, View, Event, Options]

BROKEN: Final[dict[str, tuple[str, Callable[[], SealedBids]]]] = {}
"""Every broken game by its name: the law that it breaks, and what makes it."""


def breaks(law: str) -> Callable[[Callable[[], SealedBids]], Callable[[], SealedBids]]:
    def register(make: Callable[[], SealedBids]) -> Callable[[], SealedBids]:
        BROKEN[make.__name__] = law, make
        return make

    return register


def rigged(
    *,
    check: Callable[[State, Action], Refusal | None] = sound.check,
    play: Callable[[State, Action], Step[State, Event]] = sound.step_unchecked,
    **others: object,
) -> SealedBids:
    """Sealed Bids with other functions; ``check`` and ``play`` are what apply and step are made of."""

    def step(state: State, action: Action) -> Step[State, Event]:
        refusal = check(state, action)
        if refusal is not None:
            raise IllegalAction(refusal, action)
        return play(state, action)

    made: dict[str, object] = {
        "check": check,
        "step": step,
        "apply": lambda state, action: step(state, action).state,
        "apply_unchecked": lambda state, action: play(state, action).state,
    }
    # Which functions a game has is known by name only, so the checker cannot follow.
    return cast("SealedBids", SimpleNamespace(**{**vars(sound), **made, **others}))


def with_spec(**changed: object) -> SealedBids:
    fields: dict[str, Any] = {name: getattr(sound.SPEC, name) for name in Spec.__dataclass_fields__}
    return rigged(SPEC=Spec(**{**fields, **changed}))


def without_positions() -> SealedBids:
    """Sealed Bids without the capability to set up positions."""
    functions = vars(with_spec(setup=None)).items()
    return cast("SealedBids", SimpleNamespace(**{name: found for name, found in functions if name not in {"SETUP", "set_up", "setup_of"}}))


def with_view(change: Callable[[State, Seat | None, View], View], render_text: Callable[[View], str] = sound.render_text) -> SealedBids:
    return rigged(view=lambda state, seat: change(state, seat, sound.view(state, seat)), render_text=render_text)


def with_play(change: Callable[[State, Action, Step[State, Event]], Step[State, Event]], **others: object) -> SealedBids:
    """Sealed Bids in which what an action leads to is changed."""

    def play(state: State, action: Action) -> Step[State, Event]:
        return change(state, action, sound.step_unchecked(state, action))

    return rigged(check=sound.check, play=play, **others)


NOT_YOU: Final = sound.refuse("BR-SEAT", "seat", "it is the turn of another seat")

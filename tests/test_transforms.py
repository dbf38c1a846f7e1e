"""Games made from games."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from msgspec import structs

from boardrules import (
    Dealer,
    InvalidOptions,
    InvalidState,
    Match,
    RegistryError,
    Value,
    chibitactics,
    from_state,
    pixel_tactics,
    pixies,
    to_json,
    with_cards,
)
from boardrules.registry import FUNCTIONS
from tests.play import random_match


def test_a_game_from_a_state_begins_there_and_plays_as_the_game() -> None:
    whole = random_match()
    match = Match(from_state(pixies, whole.at(60)))
    assert match.state == whole.at(60)
    for ply in range(60, whole.ply):
        action = next(a for a in pixies.legal_actions(whole.at(ply)) if pixies.apply(whole.at(ply), a) == whole.at(ply + 1))
        assert from_state(pixies, match.state).apply_unchecked(match.state, action) == whole.at(ply + 1)
        if pixies.chance(match.state):
            match.supply(action)
        else:
            match.submit(action.by, action)
    assert match.outcome == whole.outcome


def test_every_function_is_that_of_the_game() -> None:
    state = random_match(plies=40).state
    made = from_state(pixies, state)
    seat = pixies.to_act(state)[0]
    view = pixies.view(state, seat)
    action = pixies.legal_actions(state)[0]
    event = pixies.step(state, action).events[0]
    arguments: dict[str, tuple[object, ...]] = {
        "legal_actions": (state, seat),
        "view": (state, seat),
        "pending": (state, seat),
        "redact_action": (action, seat),
        "redact_event": (event, seat),
        "determinize": (view, None),
        "format_action": (view, action),
        "parse_action": (view, pixies.format_action(view, action)),
        "format_event": (view, event),
        "render_text": (view,),
        "render_svg": (view,),
        "check": (state, action),
        "apply": (state, action),
        "apply_unchecked": (state, action),
        "step": (state, action),
    }
    assert made.SPEC is pixies.SPEC
    for name in FUNCTIONS:
        if name in {"new_game", "chance_action"}:
            continue
        given = arguments.get(name, (state,))
        assert getattr(made, name)(*given) == getattr(pixies, name)(*given), name
    start = pixies.new_game()
    assert made.chance_action(start, 1) == pixies.chance_action(start, 1)


def test_a_state_that_cannot_be_is_refused_with_every_fault() -> None:
    state = pixies.new_game()
    seventy_one = structs.replace(state, table=("B4_C",))
    with pytest.raises(InvalidState, match="B4_C is in 2 places") as caught:
        from_state(pixies, seventy_one)
    assert caught.value.violations == pixies.validate(seventy_one)


def test_a_game_from_a_state_takes_no_options() -> None:
    made = from_state(pixies, Dealer(1).deal(pixies, pixies.new_game()))
    with pytest.raises(InvalidOptions, match="takes no options"):
        made.new_game(pixies.Options())


@pytest.mark.parametrize("form", [lambda pack: pack, to_json, lambda pack: to_json(pack).decode()])
def test_a_pack_may_be_a_value_or_json(form: Callable[[Value], Value | bytes | str]) -> None:
    starter = chibitactics.STARTER
    assert with_cards(chibitactics, form(starter)).new_game() == chibitactics.new_game()


def test_a_pack_with_faults_and_a_game_without_packs_are_refused() -> None:
    for broken in ("{", "\ud800", '{"id":"few","name":"Few","cards":[]}'):
        with pytest.raises(InvalidOptions):
            with_cards(pixel_tactics, broken)
    no_packs: Any = pixies
    with pytest.raises(RegistryError, match="'pixies' takes no packs of custom cards"):
        with_cards(no_packs, b"{}")

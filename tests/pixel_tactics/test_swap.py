"""The swap test where most is hidden: traps face down, leaders chosen in secret, four hands, a shared deck.

Games are short ones, of three rounds; each is played a second time with a leak in it, which must be found.
"""

from __future__ import annotations

from collections.abc import Callable
from types import SimpleNamespace
from typing import Any, Final, TypeAlias, cast

import pytest
from msgspec.structs import replace

from boardrules import Game, Seat, pixel_tactics
from boardrules.pixel_tactics import Cast, Choose, Held, HouseRules, Options, PlayerView, State, View, set_up, setup, with_cards, workshop
from boardrules.testing import LawBroken, Report, check_game
from tests.pixel_tactics.reserve_cards import ReserveScene

Tactics: TypeAlias = Game[Any, Any, Any, Any, Any]

SHORT: Final = HouseRules(round_limit=3)
WORKSHOP: Final = with_cards(pixel_tactics, workshop())
TRAPS: Final = Options(edition="ru", house=SHORT)
TEAMS: Final = Options(edition="pl", mode="teams", house=SHORT)
POOL: Final = Options(edition="pl", mode="pool", house=SHORT)


def checked(game: Tactics, options: Options, *, games: int = 1, swaps: int = 1) -> Report:
    """A report of the swap test, and of little else."""
    return check_game(game, options=[options], games=games, probes=2, swaps=swaps, renders=0.0, mutants=0.0, rare=0.0, max_state_bytes=8192)


def leaking(game: Tactics, change: Callable[[State, Seat | None, View], View]) -> Tactics:
    """The game in which ``change(state, viewer, view)`` is what a viewer sees."""

    def view(state: State, seat: Seat | None) -> View:
        return change(state, seat, game.view(state, seat))

    # Which functions a game has is known by name only, so the checker cannot follow.
    known = {name: getattr(game, name) for name in dir(game) if not name.startswith("_")}
    return cast("Tactics", SimpleNamespace(**{**known, "view": view}))


def with_player(view: View, seat: int, player: PlayerView) -> View:
    """The view with another player in it."""
    return replace(view, players=tuple(player if n == seat else other for n, other in enumerate(view.players)))


# ----------------------------------------------------------------------------------------------------------------------- a duel with traps
@pytest.mark.rule("PT-TRAP-1", "PT-SET-3")
def test_a_duel_with_traps_tells_nobody_what_they_may_not_know() -> None:
    report = checked(WORKSHOP, TRAPS, games=3)
    assert report.swapped["players"] > 100
    assert {"TrapSet", "TrapSprung"} <= report.events.keys()
    assert report.actions["ChooseLeader"] == 6


@pytest.mark.rule("PT-TRAP-1")
def test_a_duel_in_which_traps_lie_open_is_found() -> None:
    def change(state: State, _seat: Seat | None, view: View) -> View:
        for seat, player in enumerate(state.players):
            view = with_player(view, seat, replace(view.players[seat], reserve=player.reserve))
        return view

    with pytest.raises(LawBroken):
        checked(leaking(WORKSHOP, change), TRAPS, games=3)


@pytest.mark.rule("PT-TRAP-1", "PT-TRAP-2")
def test_two_traps_that_open_in_one_action_may_say_where_each_of_them_lay() -> None:
    """No view shows that afterwards; but both lie open by then, so nothing is told of what is hidden."""
    laid = {"S1": "snare", "S3": "rebuke"}
    scene = ReserveScene(edition="ru", own={"V2": "fighter"}, rival_reserve=laid, rival_hand=("pit",), damage=(99, 0))
    start = replace(scene.state, options=replace(scene.state.options, house=SHORT))
    settings: dict[str, Any] = {"options": (), "starts": [start], "swaps": 3, "mutants": 0.0, "rare": 0.0, "renders": 0.0, "probes": 2}
    report = check_game(scene.game, games=20, **settings)
    assert report.events["TrapSprung"] >= 4


# ------------------------------------------------------------------------------------------------------------------------------- four hands
@pytest.mark.rule("PT-2V2-7", "PT-SET-3")
def test_teams_tell_nobody_what_they_may_not_know_not_even_allies() -> None:
    report = checked(pixel_tactics, TEAMS)
    assert report.swapped["players"] > 100
    assert report.actions["ChooseLeader"] >= 4


@pytest.mark.rule("PT-2V2-7")
def test_teams_in_which_allies_see_each_others_hands_are_found() -> None:
    def change(state: State, seat: Seat | None, view: View) -> View:
        if seat is None:
            return view
        ally = (seat + 2) % 4
        hand = tuple(Held(held.card, held.mask | 1 << seat) for held in state.players[ally].hand)
        return with_player(view, ally, replace(view.players[ally], hand=hand))

    with pytest.raises(LawBroken):
        checked(leaking(pixel_tactics, change), TEAMS)


# ------------------------------------------------------------------------------------------------------------------------------ shared deck
@pytest.mark.rule("PT-POOL-3", "PT-SET-3")
def test_a_shared_deck_tells_nobody_what_they_may_not_know() -> None:
    report = checked(pixel_tactics, POOL, games=2)
    assert report.swapped["players"] > 100
    assert report.swapped["pool"] > 0


@pytest.mark.rule("PT-POOL-3")
def test_a_shared_deck_in_which_the_next_card_shows_is_found() -> None:
    def change(state: State, _seat: Seat | None, view: View) -> View:
        pool = state.pool
        if pool is None or not pool.deck or view.pool is None:
            return view
        return replace(view, pool=replace(view.pool, row=(*view.pool.row, replace(view.pool.row[0], name=pool.deck[0]))))

    with pytest.raises(LawBroken):
        checked(leaking(pixel_tactics, change), POOL)


# -------------------------------------------------------------------------------------------------------- a card that all know is shown
def shown_again() -> State:
    """The Mastermind of the flank has its player show one of two cards that all know; neither order does anything here."""
    everybody = 15
    hand = (Held("0.chronicler", everybody), Held("0.diabolist", everybody))
    options = Options(edition="ru", cards=("set_2",), house=SHORT)
    described = setup(
        own={"F2": "leader:sage", "F1": "mastermind"}, rival={"F2": "leader:operative"}, hand=hand, wave="F", round=3, options=options
    )
    state = set_up(described)
    cast = next(action for action in pixel_tactics.legal_actions(state) if isinstance(action, Cast))
    return pixel_tactics.apply(state, cast)


@pytest.mark.rule("PT-LOOP-1")
def test_which_of_two_known_cards_is_shown_is_no_hidden_fact() -> None:
    start = shown_again()
    assert {type(action) for action in pixel_tactics.legal_actions(start)} == {Choose}
    report = check_game(pixel_tactics, options=(), starts=[start], games=3, probes=2, renders=0.0, mutants=0.0, rare=0.0)
    assert report.games == 3

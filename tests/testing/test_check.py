"""The laws pass a sound game, and each catches the game that breaks it."""

from __future__ import annotations

import pickle
import re
from collections import Counter
from typing import Annotated, Any

import msgspec
import pytest
from msgspec import structs

from boardrules import Dealer, Step, chibitactics, from_json, from_state, pixel_tactics, pixies, with_cards
from boardrules.errors import InvalidOptions
from boardrules.testing import LAWS, LawBroken, check_game, option_grid
from tests.testing import (
    broken_dealing,
    broken_evaluation,
    broken_knowledge,
    broken_numbers,
    broken_pictures,
    broken_play,
    broken_positions,
    broken_usage,
    broken_values,
    broken_walkers,
    broken_worlds,
    sealed_bids,
)
from tests.testing.rigging import BROKEN, rigged, with_spec, with_view, without_positions
from tests.testing.sealed_bids import Action, Bury, Event, Options, State, View

MODULES = (
    *(broken_evaluation, broken_knowledge, broken_numbers, broken_pictures, broken_play, broken_positions),
    *(broken_dealing, broken_usage, broken_values, broken_walkers, broken_worlds),
)
"""They fill in BROKEN."""

NEED_DETERMINIZE = {"redacted_action_tells_a_hidden_card", "outcome_is_not_shown"}
"""Leaks of a card that was dealt before the last time that twins part company."""

ALSO = {"first_to_seal_forbids_the_card_below": "swap", "determinize_ignores_its_rng": "swap", "a_list_that_changes": "swap"}
"""What may be forbidden to one seat by another's sealed card tells of it too: either law may be the first to find that.

States made of one view, and lists of them, are compared by the swap test too.
"""

LEAKS = sorted({name for name, (law, _) in BROKEN.items() if law == "swap"} - NEED_DETERMINIZE)


def test_a_sound_game_passes_and_every_law_had_something_to_check() -> None:
    report = check_game(sealed_bids, games=10)
    assert report.games == 40
    assert report.plies == sum(report.actions.values())
    assert report.idle == ()
    assert report.never_swapped == ()
    assert report.skipped == ()
    assert set(report.swapped) == {"hands", "stock", "sealed", "buried"}
    assert report.twins > report.twins_differing > report.plies
    assert set(report.actions) == {"Draw", "Seal", "Bury"}
    assert set(report.events) == {"Drawn", "Sealed", "Opened", "Buried", "DugUp"}
    assert set(report.refusals) == {"BR-CHANCE", "BR-OVER", "BR-SEAT", "SB-BURY-1", "SB-SEAL-1"}
    assert report.decisions.keys() == {"seal", "bury"}
    assert report.outcomes == {"SB-END-1": 40}
    assert report.longest_game <= sealed_bids.SPEC.max_plies
    assert "40 games with 4 options" in str(report)


@pytest.mark.parametrize("name", BROKEN)
def test_a_broken_game_is_caught_by_the_law_that_it_breaks(name: str) -> None:
    law, make = BROKEN[name]
    with pytest.raises(LawBroken) as caught:
        check_game(make(), renders=1.0, rare=0)
    assert caught.value.law in {law, ALSO.get(name)}


@pytest.mark.parametrize("name", LEAKS)
def test_leaks_are_caught_without_determinize(name: str) -> None:
    with pytest.raises(LawBroken) as caught:
        check_game(BROKEN[name][1](), swaps=0, renders=1.0)
    assert caught.value.law == "swap"


def test_there_is_a_broken_game_for_every_law() -> None:
    elsewhere = {"types", "size", "hash-seed", "match"}
    assert {law for law, _ in BROKEN.values()} | elsewhere == {law.name for law in LAWS}


def test_a_game_that_cannot_set_up_positions_is_not_asked_to() -> None:
    report = check_game(without_positions(), games=1)
    assert report.idle == ()
    assert "positions" not in report.comparisons


def test_a_game_whose_actions_and_views_are_numbers_keeps_the_laws_about_them() -> None:
    report = check_game(broken_numbers.numbered(), games=2)
    assert report.comparisons["numbers"] > report.plies / 4
    assert report.comparisons["observation"] > 100
    assert not {"numbers", "observation"} & check_game(sealed_bids, games=1).comparisons.keys()


def test_a_game_that_evaluates_views_keeps_the_law_about_it() -> None:
    report = check_game(broken_evaluation.evaluated(), games=2)
    assert report.comparisons["evaluation"] > 100
    assert "evaluation" not in check_game(sealed_bids, games=1).comparisons


def test_a_game_that_says_what_is_used_keeps_the_law_about_it() -> None:
    report = check_game(broken_usage.using(), games=2)
    assert report.comparisons["usage"] > 50
    assert "usage" not in check_game(sealed_bids, games=1).comparisons


def test_a_game_that_tells_turns_and_worlds_keeps_the_laws_about_them() -> None:
    report = check_game(rigged(turn_of=broken_worlds.turn_of, worlds=broken_worlds.worlds), games=2)
    assert report.comparisons["turns"] > report.plies
    assert report.comparisons["worlds"] > 10
    assert not {"turns", "worlds"} & check_game(sealed_bids, games=1).comparisons.keys()


def test_a_game_that_deals_luck_in_one_go_keeps_the_law_about_it() -> None:
    report = check_game(broken_dealing.deals(), games=2)
    assert report.comparisons["dealing"] >= report.plies
    assert "dealing" not in check_game(sealed_bids, games=1).comparisons


def test_a_game_that_walks_keeps_the_law_about_it() -> None:
    report = check_game(broken_walkers.walks(), games=2)
    assert report.comparisons["walker"] > report.plies
    assert "walker" not in check_game(sealed_bids, games=1).comparisons


def test_law_names_are_distinct() -> None:
    assert max(Counter(law.name for law in LAWS).values()) == 1


def test_a_fault_can_be_seen_again_alone() -> None:
    with pytest.raises(LawBroken) as caught:
        check_game(with_spec(max_plies=16), games=5, seed="again")
    where = caught.value.where
    assert where is not None
    assert where.ply == 16
    with pytest.raises(LawBroken) as again:
        eval(where.again, {"check_game": check_game, "game": with_spec(max_plies=16), "Options": Options})  # noqa: S307
    assert (again.value.law, again.value.what, again.value.where) == (caught.value.law, caught.value.what, where)


def test_the_fault_says_law_place_and_action() -> None:
    with pytest.raises(LawBroken) as caught:
        check_game(BROKEN["listed_but_refused"][1](), options=[Options(seats=3)], seed=4)
    text = str(caught.value)
    assert "law 'legal' is broken" in text
    assert "with Options(seats=3, bury=True)" in text
    assert re.search(r"at the action Seal\(by=\d, card='c0[1-4]'\)", text)
    assert "options=[Options(seats=3, bury=True)], games=1, first=" in text
    assert str(pickle.loads(pickle.dumps(caught.value))) == text


def test_the_same_arguments_exercise_the_same() -> None:
    assert check_game(sealed_bids, games=2, seed="a") == check_game(sealed_bids, games=2, seed="a")
    assert check_game(sealed_bids, games=2, seed="a") != check_game(sealed_bids, games=2, seed="b")


def test_a_state_that_outgrows_its_limit_breaks_the_law_of_size() -> None:
    with pytest.raises(LawBroken) as caught:
        check_game(sealed_bids, games=1, max_state_bytes=100)
    assert caught.value.law == "size"


class Listing(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    cards: list[str]


class Changing(msgspec.Struct, forbid_unknown_fields=True):
    card: str


class Lenient(msgspec.Struct, frozen=True):
    card: str


class Defaulting(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    card: str = ""


class Nesting(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    rows: tuple[tuple[Listing, int], ...]


class Weighing(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    weight: Annotated[float, msgspec.Meta(ge=0)] | None


@pytest.mark.parametrize("kind", [Listing, Changing, Lenient, Defaulting, Nesting, Weighing])
def test_a_type_that_the_contract_does_not_allow_breaks_the_law_of_types(kind: type[msgspec.Struct]) -> None:
    with pytest.raises(LawBroken) as caught:
        check_game(with_spec(view=kind))
    assert caught.value.law == "types"


def test_the_number_of_seats_is_one_that_the_game_declares() -> None:
    with pytest.raises(LawBroken) as caught:
        check_game(with_spec(seats=(3, 3)), options=[Options(seats=2)])
    assert caught.value.law == "seats"


def test_every_action_has_a_seat() -> None:
    class Pass(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
        pass

    with pytest.raises(LawBroken, match="'by'"):
        check_game(with_spec(action=Pass))


def test_an_event_declares_changes_of_fields_that_a_view_has() -> None:
    class Vanished(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
        CHANGES = ("gone",)

    with pytest.raises(LawBroken, match="'gone'"):
        check_game(with_spec(event=Vanished))


@pytest.mark.parametrize("table", [{"gone": "public"}, {"hands": "secret"}])
def test_the_visibility_table_has_known_fields_and_classes(table: dict[str, str]) -> None:
    with pytest.raises(LawBroken) as caught:
        check_game(rigged(VISIBILITY={**sealed_bids.VISIBILITY, **table}))
    assert caught.value.law == "visibility"


def test_a_game_without_a_visibility_table_is_checked_without_that_law() -> None:
    report = check_game(rigged(VISIBILITY=None), games=1)
    assert report.idle == ("visibility",)
    assert "VISIBILITY" in report.skipped[0]
    assert "skipped" in str(report)


def test_what_is_shown_and_forgotten_at_once_is_a_leak_unless_it_is_named() -> None:
    def play(state: State, action: Action) -> Step[State, Event]:
        step = sealed_bids.step_unchecked(state, action)
        return Step(step.state, (*step.events, sealed_bids.Opened(state.stock[:1])))

    game = rigged(play=play)
    with pytest.raises(LawBroken, match="neither before nor after"):
        check_game(game, games=3)
    check_game(game, games=3, exempt_events=["Opened"])


def test_a_game_from_a_state_keeps_the_laws() -> None:
    report = check_game(from_state(sealed_bids, sealed_bids.new_game(Options(seats=3))), games=2)
    assert (report.options, report.games) == (1, 2)


def test_a_game_made_from_a_game_keeps_its_visibility_so_that_the_law_runs() -> None:
    pack = structs.replace(pixel_tactics.SETS[-1], id="own")
    made = (with_cards(pixel_tactics, pack), with_cards(chibitactics, chibitactics.STARTER), from_state(pixies, pixies.new_game()))
    for game, base in zip(made, (pixel_tactics, chibitactics, pixies), strict=True):
        assert getattr(game, "VISIBILITY", None) == base.VISIBILITY
    report = check_game(from_state(sealed_bids, sealed_bids.new_game()), games=1)
    assert report.comparisons["visibility"]
    assert report.skipped == ()


def test_a_position_laid_out_by_hand_is_played_from() -> None:
    start = Dealer(seed=1).deal(sealed_bids, sealed_bids.new_game())
    report = check_game(sealed_bids, options=(), starts=[start], games=3)
    assert (report.options, report.games) == (1, 3)
    assert report.plies == 3 * 9


def test_a_fault_in_a_rare_position_can_be_seen_again_alone() -> None:
    start = Dealer(seed=1).deal(sealed_bids, sealed_bids.new_game())
    with pytest.raises(LawBroken) as caught:
        check_game(with_spec(max_plies=2), options=(), starts=[start])
    where = caught.value.where
    assert where is not None
    assert where.start == start
    assert "from a state" in str(where)
    with pytest.raises(LawBroken) as again:
        eval(where.again, {"check_game": check_game, "game": with_spec(max_plies=2), "from_json": from_json})  # noqa: S307
    assert (again.value.law, again.value.what, again.value.where) == (caught.value.law, caught.value.what, where)


def test_every_ply_is_compared_in_full_if_that_is_asked_for() -> None:
    report = check_game(sealed_bids, games=2, rare=0, thorough=1)
    assert report.thorough == report.plies + report.games


def test_where_nothing_is_new_less_is_compared() -> None:
    full, new = (check_game(pixies, options=[pixies.Options()], games=1, rare=0, thorough=share, mutants=1) for share in (1, 0))
    assert 0 < new.thorough < full.thorough / 5
    assert new.plies == full.plies
    assert new.actions == full.actions
    assert new.idle == full.idle


def test_what_is_new_in_a_game_is_compared_in_full() -> None:
    def format_action(view: View, action: Action) -> str:
        text = sealed_bids.format_action(view, action)
        return f"{text}\n" if isinstance(action, Bury) else text

    with pytest.raises(LawBroken, match="one line of text is wanted"):
        check_game(rigged(format_action=format_action), options=[Options(bury=True)], games=1, rare=0, thorough=0)


def test_play_is_begun_again_from_rare_positions() -> None:
    assert check_game(sealed_bids, games=10, rare=0.5).branches > 5
    assert check_game(sealed_bids, games=10, rare=0).branches == 0


def test_fields_that_are_taken_on_trust_are_not_changed() -> None:
    careless = rigged(validate=lambda _state: ())
    check_game(careless, games=5, trusted=sealed_bids.State.__struct_fields__)


def test_watch_sees_every_ply() -> None:
    seen: list[str] = []

    def watch(state: State, action: Action, step: Step[State, Event]) -> None:
        assert sealed_bids.apply(state, action) == step.state
        seen.append(type(action).__name__)

    report = check_game(sealed_bids, games=2, watch=watch)
    assert dict(sorted(Counter(seen).items())) == report.actions


def test_options_that_the_game_refuses_are_no_broken_law() -> None:
    with pytest.raises(InvalidOptions):
        check_game(pixies, options=[pixies.Options(seats=6)])


def test_laws_that_cannot_bite_are_reported() -> None:
    def blind(_state: State, _seat: object, view: Any) -> Any:
        return view

    report = check_game(with_view(blind), options=[Options(bury=False)], games=1, swaps=0)
    assert report.idle == ("determinize",)
    assert report.never_swapped == ("buried",)


def test_the_grid_has_every_accepted_combination() -> None:
    assert option_grid(sealed_bids) == tuple(Options(seats=seats, bury=bury) for seats in (2, 3) for bury in (False, True))
    assert len(option_grid(pixies)) == 9
    assert all(options.flower_power for options in option_grid(pixies) if options.seats == 6)

"""Pixel Tactics as numbers, in every mode and with every kind of cards."""

from __future__ import annotations

import random

import pytest
from msgspec.structs import replace

from boardrules import CHANCE, Dealer, InvalidOptions, Numbering, Seat, capability, pixel_tactics
from boardrules.pixel_tactics import (
    Action,
    Attack,
    Bindings,
    Choose,
    HeroCause,
    ModeOption,
    Options,
    Recruit,
    Snapshot,
    Spot,
    State,
    TextFrame,
    TriggersFrame,
    View,
)

GRID = [
    Options(),
    Options(edition="ru"),
    Options(edition="pl", best_of=3),
    Options(mode="teams"),
    Options(mode="pool"),
    Options(cards=("set_1", "set_2", "promo")),
]


@pytest.mark.parametrize("options", GRID, ids=str)
def test_every_number_is_an_action_of_its_own(options: Options) -> None:
    space = pixel_tactics.action_space(options)
    last = len(space.of(Seat(0))) - 256  # the last 256 are the further texts of a card, which a view names
    for local in random.Random(1).sample(range(last), 500):
        action = space.action(local)
        assert space.index(action) == local
    assert len(space) == space.per_seat * len(pixel_tactics.new_game(options).players)


@pytest.mark.parametrize("options", GRID, ids=str)
def test_what_is_legal_has_numbers_and_views_have_observations_of_the_shape(options: Options) -> None:
    space, fields = pixel_tactics.action_space(options), pixel_tactics.observation_fields(options)
    assert pixel_tactics.observation_shape(options) == (len(fields),) == (len({field.name for field in fields}),)
    rng, dealer, seen = random.Random(f"{options}"), Dealer(seed=2), dict[tuple[int, ...], View]()
    state = dealer.deal(pixel_tactics, pixel_tactics.new_game(options))
    for _ in range(150):
        legal = pixel_tactics.legal_actions(state)
        if not legal:
            break
        view = pixel_tactics.view(state, Seat(1))
        observation = pixel_tactics.observe(view)
        assert all(field.low <= number <= field.high for field, number in zip(fields, observation, strict=True))
        assert seen.setdefault(observation, view) == view
        own = {action: pixel_tactics.view(state, action.by) for action in legal}
        numbers = [space.index(action, own[action]) for action in legal]
        assert [space.action(number, own[action]) for number, action in zip(numbers, legal, strict=True)] == list(legal)
        assert len(set(numbers)) == len(numbers)
        state = dealer.deal(pixel_tactics, pixel_tactics.apply(state, rng.choice(legal)))


@pytest.mark.parametrize("mode", ["duel", "teams"])
def test_seats_and_cards_count_from_the_acting_seat(mode: str) -> None:
    options = Options(mode="teams" if mode == "teams" else "duel")
    space = pixel_tactics.action_space(options)
    n = len(pixel_tactics.new_game(options).players)

    def local(seat: int) -> tuple[int, ...]:
        me, rival = Seat(seat), Seat((seat + 1) % n)
        actions: tuple[Action, ...] = (
            Recruit(me, f"{me}.knight", Spot(me, "V1")),
            Attack(me, Spot(me, "V1"), Spot(rival, "F2"), "melee"),
            Choose(me, ModeOption(f"{me}.knight:{rival}.witch")),
        )
        return tuple([space.index(action) - seat * space.per_seat for action in actions])

    assert {local(seat) for seat in range(n)} == {local(0)}


def further() -> tuple[State, str]:
    """A position in which a text that speaks of its cause waits twice for the same hero."""
    catalogue = pixel_tactics.PixelTacticsGame(pixel_tactics.SETS).compiled(Options())[0]
    text = next(name for name in sorted(catalogue.triggers) if catalogue.programs[name].speaks_of_cause)
    causes = [HeroCause("1.witch", Snapshot(Seat(1), 0, (), strength)) for strength in (1, 2)]
    queue = tuple([TextFrame(text, "0", Seat(0), "0.knight", 0, Bindings(cause=cause)) for cause in causes])
    state = Dealer(seed=1).deal(pixel_tactics, pixel_tactics.new_game())
    return replace(state, stack=(TriggersFrame(queue),)), text


def test_a_further_text_of_a_card_about_the_same_card_is_numbered_by_the_view_that_asks_for_it() -> None:
    state, _ = further()
    view, space = pixel_tactics.view(state, Seat(0)), pixel_tactics.action_space()
    first, second = (Choose(Seat(0), ModeOption(name)) for name in ("0.knight:1.witch", "0.knight:1.witch+"))
    assert space.index(first) == space.index(first, view)
    index = space.index(second, view)
    assert space.action(index, view) == second
    assert index >= space.per_seat - 256
    for blind in (None, pixel_tactics.view(pixel_tactics.new_game(), Seat(0))):
        with pytest.raises(LookupError):
            space.index(second, blind)
        with pytest.raises(LookupError, match="asks for 0"):
            space.action(index, blind)


def test_what_a_seat_does_not_know_is_not_in_its_observation() -> None:
    state = Dealer(seed=3).deal(pixel_tactics, pixel_tactics.new_game())
    for action in pixel_tactics.legal_actions(state, Seat(0))[:1] + pixel_tactics.legal_actions(state, Seat(1))[:1]:
        state = pixel_tactics.apply(state, action)
    state = Dealer(seed=3).deal(pixel_tactics, state)
    fields = pixel_tactics.observation_fields()
    for seat in (Seat(0), Seat(1)):
        seen = dict(zip([field.name for field in fields], pixel_tactics.observe(pixel_tactics.view(state, seat)), strict=True))
        known = {name for name, number in seen.items() if name.startswith("players.0.hand.0.") and number}
        assert known == {f"players.0.hand.{held.card}".replace(f"hand.{seat}.", "hand.0.") for held in state.players[seat].hand}
        assert {seen[name] for name in known} == {2}
        assert not any(number for name, number in seen.items() if name.startswith("players.1.hand.") and not name.endswith("number"))
        assert seen["players.1.hand.number"] == len(state.players[1 - seat].hand)


def test_pixel_tactics_has_the_capability_with_a_pack_too() -> None:
    assert capability(pixel_tactics, Numbering[View, Action, Options]) is pixel_tactics
    with pytest.raises(InvalidOptions):
        pixel_tactics.action_space(Options(cards=("no_such_set",)))
    with pytest.raises(LookupError):
        pixel_tactics.action_space().index(pixel_tactics.Drawn(CHANCE, Seat(0), "0.knight"))

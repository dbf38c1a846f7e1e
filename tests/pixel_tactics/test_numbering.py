"""Pixel Tactics as numbers, in every mode and with every kind of cards, packs too."""

from __future__ import annotations

import random

import pytest
from msgspec.structs import replace

from boardrules import (
    CHANCE,
    Dealer,
    InvalidOptions,
    InvalidState,
    Numbering,
    Seat,
    capability,
    from_json,
    pixel_tactics,
    to_json,
    with_cards,
)
from boardrules.pixel_tactics import (
    Action,
    Attack,
    Bindings,
    Choose,
    HeroCause,
    ModeOption,
    Options,
    Pack,
    PixelTacticsGame,
    Recruit,
    Snapshot,
    Spot,
    State,
    TextFrame,
    TriggersFrame,
    View,
)
from boardrules.pixel_tactics._text.domains import MOST_ALIKE
from tests.numbers import all_is_numbered, legal_is_numbered
from tests.pixel_tactics.golden import decks
from tests.pixel_tactics.test_pack import DRUMMER, pack

ONE_CARD: PixelTacticsGame = with_cards(pixel_tactics, Pack("own", "One card", (DRUMMER,)))
OWN: PixelTacticsGame = with_cards(pixel_tactics, pack(DRUMMER))
WORKSHOP: PixelTacticsGame = with_cards(pixel_tactics, pixel_tactics.workshop())

GRID = {
    "duel": (pixel_tactics, Options()),
    "ru": (pixel_tactics, Options(edition="ru")),
    "series": (pixel_tactics, Options(edition="pl", best_of=3)),
    "teams": (pixel_tactics, Options(mode="teams")),
    "pool": (pixel_tactics, Options(mode="pool")),
    "all sets": (pixel_tactics, Options(cards=("set_1", "set_2", "promo"))),
    "constructed": (pixel_tactics, Options(edition="ru", mode="constructed", decks=decks("ru", 0))),
    "constructed series": (pixel_tactics, Options(edition="pl", mode="constructed", best_of=3, decks=decks("pl", 1))),
    "own cards": (OWN, Options(cards=("own",))),
    "one card beside a set": (ONE_CARD, Options(edition="first", cards=("set_1_first", "own"))),
    "workshop": (WORKSHOP, Options(edition="ru", cards=("set_1", "workshop"))),
    "workshop for teams": (WORKSHOP, Options(edition="ru", mode="teams", cards=("workshop",))),
    "workshop pool": (WORKSHOP, Options(edition="ru", mode="pool", cards=("set_1", "workshop"))),
}

by_grid = pytest.mark.parametrize(("game", "options"), GRID.values(), ids=GRID)


@by_grid
def test_every_number_is_an_action_of_its_own(game: PixelTacticsGame, options: Options) -> None:
    space = game.action_space(options)
    last = len(space.of(Seat(0))) - MOST_ALIKE  # the last are the further texts of a card, which a view names
    for local in random.Random(1).sample(range(last), 200):
        action = space.action(local)
        assert space.index(action) == local
    assert len(space) == space.per_seat * len(game.new_game(options).players)


@by_grid
def test_what_is_legal_has_numbers_and_views_have_observations_of_the_shape(game: PixelTacticsGame, options: Options) -> None:
    all_is_numbered(game, options, plies=80)


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
    assert index >= space.per_seat - MOST_ALIKE
    for blind in (None, pixel_tactics.view(pixel_tactics.new_game(), Seat(0))):
        with pytest.raises(LookupError):
            space.index(second, blind)
        with pytest.raises(LookupError, match="asks for 0"):
            space.action(index, blind)


def test_as_many_further_texts_have_numbers_as_a_state_can_hold() -> None:
    state, text = further()
    causes = [HeroCause("1.witch", Snapshot(Seat(1), 0, (), strength)) for strength in range(MOST_ALIKE)]
    queue = tuple([TextFrame(text, "0", Seat(0), "0.knight", 0, Bindings(cause=cause)) for cause in causes])
    state = replace(state, stack=(TriggersFrame(queue),))
    from_json(State, to_json(state))
    with pytest.raises(InvalidState):
        from_json(State, to_json(replace(state, stack=(TriggersFrame((*queue, queue[0])),))))
    legal_is_numbered(pixel_tactics, None, state)


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

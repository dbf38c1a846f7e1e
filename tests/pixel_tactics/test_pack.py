"""Packs of custom cards: JSON both ways, every fault with its place, play."""

from __future__ import annotations

from random import Random

import pytest
from msgspec import structs

from boardrules import Dealer, InvalidOptions, InvalidState, Match, from_json, pixel_tactics, to_json, verify
from boardrules.pixel_tactics import Card, EditionRules, Hero, HouseRules, Leader, Options, Pack, PixelTacticsGame, with_cards
from boardrules.pixel_tactics.language import (
    AddStrength,
    Pieces,
    Recruits,
    TriggerEvent,
    any_hero,
    attack_with,
    choose_row,
    copies_leader,
    damage,
    discard_hand,
    discarded,
    draw,
    equals,
    every,
    exactly,
    execute_order,
    exists,
    if_,
    intercept,
    leader_action,
    may,
    nth_this_turn,
    one,
    order,
    own_hero,
    plus,
    recruit,
    reveal_card,
    rival_hero,
    spell,
    static,
    swap,
    that_much,
    trigger,
    when_damage_dealt,
    when_order_resolved,
    when_recruited,
)
from boardrules.testing import check_game


def pack(*cards: Card, title: str = "Own cards") -> Pack:
    """A pack of twelve plain soldiers and some other cards."""
    plain = tuple(
        Card(
            f"soldier_{k}", Hero("Soldier", 2 + k % 3, 4, (intercept,), (), (), order(damage(2, to=one(any_hero)))), Leader("Captain", 3, 9)
        )
        for k in range(12)
    )
    return Pack("own", title, (*plain, *cards))


DRUMMER = Card(
    "drummer",
    Hero("Drummer", 1, 3, rear=(trigger(when_recruited(own_hero), attack_with(own_hero.at("melee"), may=True), once="turn"),)),
    Leader("Marshal", 2, 12, (leader_action(damage(1, to=one(any_hero)), limited=True),)),
)


def finished(game: PixelTacticsGame, options: Options, seed: int = 1) -> bool:
    """Whether a random game comes to an end."""
    rng, state = Random(seed), game.new_game(options)
    for _ in range(20_000):
        if not game.to_act(state):
            return True
        state = game.apply(state, rng.choice(game.legal_actions(state)))
    return False


@pytest.mark.parametrize("printed", pixel_tactics.SETS, ids=lambda printed: printed.id)
def test_the_printed_sets_are_values_that_json_carries(printed: Pack) -> None:
    assert from_json(Pack, to_json(printed)) == printed


@pytest.mark.rule("PT-CUSTOM-1")
def test_a_pack_from_json_is_played_alone_or_with_a_printed_set() -> None:
    game = pixel_tactics.game_from_pack(to_json(pack(DRUMMER)))
    assert game.SPEC.pack == pack(DRUMMER)
    assert game.new_game().pack == game.new_game(Options(cards=("own",))).pack != ""
    assert len(game.new_game().players[0].deck.rest) == 13
    assert len(game.new_game(Options(cards=("set_1", "own"))).players[0].deck.rest) == 38
    assert finished(game, Options())
    assert finished(game, Options(cards=("set_1", "own"), edition="ru"))


@pytest.mark.rule("PT-CUSTOM-1")
def test_a_pack_replaces_the_one_before_it() -> None:
    game = with_cards(with_cards(pixel_tactics, pack()), pack(DRUMMER, title="More"))
    assert [known.id for known in game.packs] == ["set_1_first", "set_1", "set_2_first", "set_2", "promo", "own"]
    assert game.custom == pack(DRUMMER, title="More")


def test_a_state_of_other_cards_is_refused() -> None:
    game = with_cards(pixel_tactics, pack())
    with pytest.raises(InvalidState, match=r"other cards|not with these"):
        game.legal_actions(pixel_tactics.new_game())
    assert game.validate(pixel_tactics.new_game())
    changed = with_cards(pixel_tactics, pack(title="Other"))
    assert changed.hash != game.hash


@pytest.mark.rule("PT-CUSTOM-1")
def test_every_fault_of_a_pack_is_named_with_its_place() -> None:
    bad = Card(
        "Bad One",
        Hero(
            "Bad",
            1,
            1,
            vanguard=(static(AddStrength(0)), leader_action(damage(1, to=one(any_hero)))),
            flank=(spell(damage(1, to=Pieces(ref="attacker"))),),
            rear=(trigger(TriggerEvent("wave_ends", actor=own_hero), draw(1)),),
            hand=order(execute_order, recruit("area"), damage(1, to=structs.replace(exactly(2, any_hero), low=3)), Recruits("wave", 2, 1)),
        ),
        Leader("Worse", 1, 5, (spell(damage(1, to=one(any_hero))),)),
    )
    with pytest.raises(InvalidOptions) as caught:
        with_cards(pixel_tactics, Pack("set_1", "Twice", (bad, bad)))
    message = str(caught.value)
    for part in (
        "$.id: there is a set 'set_1' already",
        "$.cards: 2 cards are called 'Bad One'",
        "$.cards[0].id: 'Bad One' is no id",
        "$.cards[0].hero.vanguard[0].modifier.n: a bonus of 0",
        "$.cards[0].hero.vanguard[1]: a hero has spells",
        "$.cards[0].hero.flank[0].effects[0].to.ref: nothing is called 'attacker' here; there is: this",
        "$.cards[0].hero.rear[0].at.actor: the moment wave_ends has none",
        "$.cards[0].hero.hand.effects[0]: no card was revealed",
        "$.cards[0].hero.hand.effects[1].place: no area was chosen",
        "$.cards[0].hero.hand.effects[2].to: at least 3 and at most 2",
        "$.cards[0].hero.hand.effects[3]: at least 2 and at most 1",
        "$.cards[0].leader.abilities[0]: a leader has leader actions",
        "$.cards[1].id",
    ):
        assert part in message, part


@pytest.mark.rule("PT-CUSTOM-1")
def test_an_area_or_a_card_that_an_effect_settles_is_there_for_all_that_follow_it() -> None:
    here = own_hero.at("area")
    good = Card(
        "good",
        Hero(
            "Good",
            1,
            3,
            rear=(spell(choose_row("own"), if_(exists(here), recruit("area"), damage(1, to=every(here)))),),
            hand=order(reveal_card("own"), may(execute_order)),
        ),
        Leader("Better", 1, 5),
    )
    assert finished(with_cards(pixel_tactics, pack(good)), Options())
    bad = structs.replace(good, hero=structs.replace(good.hero, rear=(spell(damage(1, to=every(here)), choose_row("own")),)))
    with pytest.raises(InvalidOptions, match=r"cards\[12\]\.hero\.rear\[0\]\.effects\[0\]\.to\.place: no area was chosen before"):
        with_cards(pixel_tactics, pack(bad))


@pytest.mark.rule("PT-CUSTOM-1")
def test_numbers_that_nothing_binds_and_texts_that_could_do_nothing_are_faults() -> None:
    bad = Card(
        "bad",
        Hero(
            "Bad",
            1,
            3,
            vanguard=(copies_leader,),
            flank=(spell(draw(discarded)), spell(discard_hand, draw(plus(discarded, 1)))),
            rear=(
                trigger(when_damage_dealt(own_hero), draw(that_much)),
                trigger(when_damage_dealt(own_hero), draw(1), when=equals(nth_this_turn, 1)),
                trigger(when_order_resolved(), draw(1), when=equals(nth_this_turn, 1)),
            ),
            hand=order(swap(exactly(3, own_hero)), swap(exactly(2, own_hero), exactly(1, rival_hero)), swap(exactly(2, own_hero))),
        ),
        Leader("Worse", 1, 5),
    )
    with pytest.raises(InvalidOptions) as caught:
        with_cards(pixel_tactics, pack(bad))
    assert str(caught.value).splitlines()[1:] == [
        "  $.cards[12].hero.vanguard[0]: a hero copies no leader",
        "  $.cards[12].hero.flank[0].effects[0].n.name: nothing is called 'discarded' here; there is: nothing",
        "  $.cards[12].hero.rear[1].when.left.name: nothing is called 'nth_turn' here; there is: nothing",
        "  $.cards[12].hero.hand.effects[0]: two cards change places, two of the first or one of each",
        "  $.cards[12].hero.hand.effects[1]: two cards change places, two of the first or one of each",
    ]


@pytest.mark.parametrize("data", [b"", b"[]", b'{"id":"x"}', b'{"id":"x","title":"y","cards":[{"id":"a","hero":{"name":1}}]}'])
def test_data_that_is_no_pack_is_refused(data: bytes) -> None:
    with pytest.raises(InvalidOptions, match="the pack has faults"):
        pixel_tactics.game_from_pack(data)


def test_a_value_with_fields_of_the_wrong_kind_is_refused_as_json_is() -> None:
    wrong = structs.replace(DRUMMER, hero=structs.replace(DRUMMER.hero, life="3"))
    with pytest.raises(InvalidOptions, match=r'\$\.cards\[12\]\.hero\.life: a whole number from 1 to 99 is expected, not "3"'):
        with_cards(pixel_tactics, pack(wrong))


@pytest.mark.parametrize(
    ("options", "fault"),
    [
        (Options(cards=("x",)), "$.cards: there is no set of cards 'x'; there are set_1_first, set_1"),
        (Options(cards=("set_1", "set_1_first")), "$.cards: the sets share a card 'alchemist'"),
        (Options(cards=("set_1", "set_1")), "$.cards: a set of cards is named twice"),
        (Options(edition="de"), '$.edition: "de" is unknown; allowed: en, first, pl, ru'),  # type: ignore[arg-type]
        (Options(best_of=2), "$.best_of: 2 is unknown; allowed: 1, 3, 5"),  # type: ignore[arg-type]
        (Options(house=HouseRules(hand_limit=-1)), "$.house.hand_limit: a whole number from 0 to 99 is expected, not -1"),
        (Options(house=HouseRules(switch=1)), "$.house.switch: true or false or null is expected, not 1"),  # type: ignore[arg-type]
        (Options(house=HouseRules(exclusive="trun")), '$.house.exclusive: "trun" is unknown; did you mean turn? Allowed: turn, wave'),  # type: ignore[arg-type]
        (Options(house=(("luck", 7),)), "$.house: an object HouseRules is expected, not a list of 1"),  # type: ignore[arg-type]
        (Options(cards=["set_1"]), "$: a field is of the wrong type, such as a list where a tuple belongs"),  # type: ignore[arg-type]
        (Options(house=object()), "$: it cannot be written as JSON: Encoding objects of type object is unsupported"),  # type: ignore[arg-type]
    ],
    ids=range(11),
)
def test_options_that_do_not_fit_are_refused_with_their_path_and_what_is_allowed(options: Options, fault: str) -> None:
    with pytest.raises(InvalidOptions) as caught:
        pixel_tactics.new_game(options)
    assert fault in str(caught.value).splitlines()[1]


def test_house_rules_are_an_object_in_json_that_names_what_is_played_otherwise() -> None:
    options = Options(edition="ru", house=HouseRules(hand_limit=7, switch=False))
    assert b'"house":{"hand_limit":7,"equal_leaders":null,' in to_json(options)
    assert from_json(Options, to_json(options)) == options
    assert from_json(Options, b'{"house":{"hand_limit":7,"switch":false},"edition":"ru"}') == options
    with pytest.raises(InvalidOptions, match=r"unknown field `luck` - at `\$.house`"):
        from_json(Options, b'{"house":{"luck":7}}')
    assert pixel_tactics.new_game(options).options == options


def test_house_rules_have_every_point_of_an_edition_with_the_same_bounds() -> None:
    points = {field.name: field.type for field in structs.fields(EditionRules) if field.name not in {"id", "cards"}}
    house = {field.name: (field.type, field.default) for field in structs.fields(HouseRules)}
    assert house == {name: (kind | None, None) for name, kind in points.items()}


def test_a_game_with_own_cards_keeps_the_laws() -> None:
    report = check_game(with_cards(pixel_tactics, pack(DRUMMER)), options=[Options(), Options(edition="pl")], games=1)
    assert report.games == 2


@pytest.mark.rule("PT-CUSTOM-1")
def test_the_log_of_a_match_with_own_cards_carries_them() -> None:
    game = with_cards(pixel_tactics, pack(DRUMMER))
    match, rng = Match(game, dealer=Dealer(7)), Random(3)
    while seats := game.to_act(match.state):
        match.submit(seats[0], rng.choice(match.prompt(seats[0]).actions))
    assert verify(match.log(), game=pixel_tactics, trust_packs=True).result == "EXACT"


@pytest.mark.rule("PT-CUSTOM-1", "PT-CUSTOM-2")
def test_a_single_card_is_a_pack_that_is_played_together_with_a_printed_set() -> None:
    """The blank cards of the box; alone it makes no deck, and the fault says what would be right."""
    blank = Pack("blank", "A blank card", (Card("blank", Hero("Blank", 1, 3), Leader("Blank", 1, 9)),))
    game = with_cards(pixel_tactics, blank)
    state = game.new_game(Options(edition="ru", cards=("set_1", "blank")))
    assert len(state.players[0].deck.rest) == 26
    with pytest.raises(InvalidOptions, match="a deck has at least 11 cards, not 1; name another set as well: 'set_1_first', 'set_1'"):
        game.new_game()
    with pytest.raises(InvalidOptions, match="a pack has 1 to 60 cards, not 0"):
        with_cards(pixel_tactics, Pack("none", "No cards", ()))

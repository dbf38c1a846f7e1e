"""Short notation: what is written is read back, what is cut short is understood or asked about, what is wrong is named."""

from __future__ import annotations

import random

import pytest

from boardrules import CHANCE, AmbiguousNotation, ParseError, Seat
from boardrules.pixel_tactics import (
    Action,
    AreaOption,
    Attack,
    CardOption,
    Cast,
    Choose,
    ChooseLeader,
    Clear,
    Draw,
    Drawn,
    EndTurn,
    First,
    LeaderAction,
    ModeOption,
    Move,
    NameOption,
    NumberOption,
    Options,
    PlayOrder,
    Recruit,
    Spot,
    SpotOption,
    State,
    Switch,
    TakenAtRandom,
)
from boardrules.pixel_tactics._types.actions import Option
from boardrules.pixel_tactics._types.options import EditionId
from boardrules.pixel_tactics._types.state import Slot
from boardrules.pixel_tactics._types.values import Area

from .playing import GAME, TABLE, random_game
from .scene import BothSets, Scene

ONE, TWO = Seat(0), Seat(1)
NEW = GAME.new_game()


def own(slot: Slot) -> Spot:
    return Spot(ONE, slot)


def far(slot: Slot) -> Spot:
    return Spot(TWO, slot)


def parse(state: State, text: str, seat: Seat | None = ONE) -> Action:
    return GAME.parse_action(GAME.view(state, seat), text)


def write(state: State, action: Action, seat: Seat | None = ONE) -> str:
    return GAME.format_action(GAME.view(state, seat), action)


@pytest.mark.parametrize(
    ("action", "text"),
    [
        (Draw(ONE), "draw"),
        (Draw(TWO), "1: draw"),
        (EndTurn(ONE), "end"),
        (Recruit(ONE, "0.gunner", own("V2")), "recruit gunner V2"),
        (Recruit(ONE, "1.gunner", far("V2")), "recruit 1.gunner 1.V2"),
        (Recruit(TWO, "1.mystic", far("V1")), "1: recruit mystic V1"),
        (Attack(ONE, own("V1"), far("F2"), "melee"), "attack V1>F2"),
        (Attack(ONE, own("V1"), own("R2"), "ranged"), "shoot V1>0.R2"),
        (Attack(ONE, own("V1"), None, "melee"), "attack V1>"),
        (Attack(TWO, far("V2"), own("V1"), "melee"), "1: attack V2>V1"),
        (Attack(ONE, far("V2"), far("F2"), "melee"), "attack 1.V2>F2"),
        (Cast(ONE, own("R2"), "R"), "cast R2"),
        (Cast(ONE, own("R2"), "V"), "cast R2 V"),
        (Cast(ONE, own("R2"), "R2"), "cast R2 R2"),
        (PlayOrder(ONE, "0.gunner"), "order gunner"),
        (Clear(ONE, own("V3")), "clear V3"),
        (Move(ONE, own("V1"), own("F1")), "move V1 F1"),
        (Switch(ONE, own("V1"), own("R2")), "switch V1 R2"),
        (LeaderAction(ONE, own("F2"), "L"), "leader"),
        (LeaderAction(ONE, own("F2"), "L2"), "leader L2"),
        (LeaderAction(ONE, far("F2"), "L"), "leader L 1.F2"),
        (Choose(ONE, None), "none"),
        (Choose(ONE, SpotOption(own("V1"))), "pick V1"),
        (Choose(ONE, SpotOption(far("V1"))), "pick 1.V1"),
        (Choose(TWO, SpotOption(own("V1"))), "1: pick 0.V1"),
        (Choose(ONE, SpotOption(own("S2"))), "pick S2"),
        (Choose(ONE, CardOption("0.gunner")), "card gunner"),
        (Choose(ONE, CardOption("1.gunner")), "card 1.gunner"),
        (Choose(ONE, CardOption(None)), "card ?"),
        (Choose(ONE, NumberOption(12)), "number 12"),
        (Choose(ONE, NameOption("dragon_mage")), "name dragon_mage"),
        (Choose(ONE, ModeOption("yes")), "mode yes"),
        (Choose(ONE, AreaOption(Area("C2", TWO))), "mode 1.C2"),
        (Choose(ONE, ModeOption("0.berserker:1.knight")), "mode 0.berserker:1.knight"),
        (First(CHANCE, TWO), "first 1"),
        (Drawn(CHANCE, ONE, "0.witch"), "drawn 0.witch"),
        (Drawn(CHANCE, ONE, "1.witch"), "drawn 0 1.witch"),
        (Drawn(CHANCE, TWO, None), "drawn 1 ?"),
        (TakenAtRandom(CHANCE, TWO, "1.witch"), "taken 1.witch"),
        (ChooseLeader(ONE, "0.knight"), "choose knight"),
        (ChooseLeader(TWO, None), "1: choose ?"),
    ],
)
def test_how_an_action_is_written_and_read(action: Action, text: str) -> None:
    assert write(TABLE, action) == text
    assert parse(TABLE, text) == action
    assert parse(TABLE, text.upper()) == action


def test_luck_needs_no_seat_in_front_whoever_is_to_act() -> None:
    assert write(NEW, First(CHANCE, TWO)) == write(TABLE, First(CHANCE, TWO)) == "first 1"
    assert parse(TABLE, "0: drawn 0.witch") == Drawn(ONE, ONE, "0.witch")
    assert write(TABLE, Drawn(ONE, ONE, "0.witch")) == "0: drawn 0.witch"


def setup() -> State:
    """Both seats choose a leader."""
    state = NEW
    while state.phase != "leaders":
        state = GAME.apply(state, GAME.chance_action(state, 0))
    return state


@pytest.mark.rule("PT-SET-3")
def test_a_leader_is_chosen_by_the_viewer_and_by_another_with_the_seat_in_front() -> None:
    state = setup()
    card = str(state.players[1].hand[0].card)
    action = ChooseLeader(TWO, card)
    name = card[2:]
    assert write(state, action, TWO) == f"choose {name}"
    assert write(state, action, None) == f"1: choose {name}"
    assert write(state, action, ONE) == f"1: choose {name}"
    assert parse(state, f"choose {name}", TWO) == action
    with pytest.raises(AmbiguousNotation, match="several players may act: write the number of the one") as raised:
        parse(state, f"choose {name}", None)
    assert raised.value.candidates == (f"0: choose {name}", f"1: choose {name}")
    after = GAME.apply(state, GAME.legal_actions(state, ONE)[0])
    assert write(after, action, None) == f"choose {name}"


@pytest.mark.parametrize("edition", ["en", "ru", "first", "pl"])
@pytest.mark.parametrize("cards", ["set_1", "set_1_first"])
def test_what_is_written_is_read_back_and_no_two_actions_are_written_alike(edition: EditionId, cards: str) -> None:
    for index, (state, legal, events) in enumerate(random_game(Options(edition=edition, cards=(cards,)), seed=1, plies=400)):
        views = [GAME.view(state, seat) for seat in (None, ONE, TWO)]
        for event in events:
            assert GAME.format_event(views[index % 3], event).endswith(".")
        if index % 7:
            continue
        for view in views:
            lines = [GAME.format_action(view, action) for action in legal]
            assert len(set(lines)) == len(lines)
            assert all(len(line) < 40 for line in lines)
            assert tuple(GAME.parse_action(view, line) for line in lines) == legal


def test_illegal_actions_too_are_written_apart_and_read_back() -> None:
    seats = [CHANCE, ONE, TWO, Seat(2), Seat(3)]
    spots = [own("V1"), own("F2"), far("V1"), far("R3"), Spot(Seat(3), "S1")]
    cards = ("0.knight", "1.knight", "0.healer", "1.healer", "1.mystic", "3.witch")
    options: list[Option] = [*map(SpotOption, spots), *map(CardOption, cards), NumberOption(0), NameOption("witch"), AreaOption(Area("C1"))]
    for state in (NEW, TABLE, setup()):
        actions: list[Action] = []
        for by in seats:
            actions += [Draw(by), EndTurn(by), Choose(by, None), *(Choose(by, option) for option in options)]
            actions += [kind(by, card) for kind in (PlayOrder, ChooseLeader) for card in cards]
            actions += [Recruit(by, card, at) for card in cards for at in spots]
            actions += [Attack(by, at, to, "melee") for at in spots for to in (*spots, None)]
            actions += [Attack(by, at, to, "ranged") for at in spots for to in (*spots, None)]
            actions += [Cast(by, at, text) for at in spots for text in ("V", "R", "V2")]
            actions += [LeaderAction(by, at, text) for at in spots for text in ("L", "L2")]
            actions += [Move(by, at, to) for at in spots for to in spots]
            actions += [Clear(by, at) for at in spots]
            actions += [Switch(by, at, to) for k, at in enumerate(spots) for to in spots[k + 1 :]]
            actions += [First(by, seat) for seat in seats[1:]]
            actions += [kind(by, seat, card) for kind in (Drawn, TakenAtRandom) for seat in seats[1:] for card in (*cards, None)]
        lines = [write(state, action) for action in actions]
        assert len(set(lines)) == len(actions)
        assert [parse(state, line) for line in lines] == actions


def test_a_card_of_the_rivals_open_hand_needs_no_owner_where_it_is_the_only_one_of_its_name() -> None:
    """The mystic is the rival's alone; a healer is in both hands."""
    state = Scene(leaders=("oracle", "paladin"), rival_hand=("mystic", "healer"), hand=("healer",)).state
    assert write(state, Choose(ONE, CardOption("1.mystic"))) == "card mystic"
    assert parse(state, "card my") == Choose(ONE, CardOption("1.mystic"))
    assert write(state, Choose(ONE, CardOption("1.healer"))) == "card 1.healer"
    assert parse(state, "card healer") == Choose(ONE, CardOption("0.healer"))


# What may be left out


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("  Recruit   GUN  v2 ", "recruit gunner V2"),
        ("recruit g", "recruit gunner V2"),  # one empty slot in the row of the wave
        ("order he", "order healer"),  # in the hand, so before others
        ("order kn", "order knight"),  # not in the hand, and the only such card
        ("attack knight>witch", "attack V1>V2"),
        ("attack V1 > 1.V2", "attack V1>V2"),
        ("attack V1 V2", "attack V1>V2"),
        ("attack kn >", "attack V1>"),
        ("cast alch", "cast R2"),
        ("cast r2 r", "cast R2"),
        ("clear witch", "clear V3"),
        ("switch R2 V1", "switch V1 R2"),
        ("pick 0.knight", "pick V1"),
        ("pick oracle", "pick 1.R3"),
        ("pass", "end"),
        ("decline", "none"),
        ("done", "none"),
        ("mode c2", "mode C2"),
        ("name dragon", "name dragon_mage"),
        ("0 : draw", "draw"),
        ("drawn healer", "drawn 1.healer"),  # seat 0 holds its own
        ("taken alchemist", "taken 1.alchemist"),  # seat 0 has its own in play
    ],
)
def test_what_is_left_out_is_understood_where_one_thing_fits(text: str, meant: str) -> None:
    assert parse(TABLE, text) == parse(TABLE, meant)


def test_a_corpse_in_front_is_no_target_when_the_target_is_left_out() -> None:
    state = Scene(own={"V1": "knight"}, rival={"V2": "corpse witch"}).state
    assert parse(state, "attack V1") == Attack(ONE, own("V1"), far("F2"), "melee")


@pytest.mark.parametrize(
    ("text", "candidates"),
    [
        ("recruit h V2", ("recruit healer V2", "recruit homunculus V2")),
        ("order p", ("order paladin", "order planestalker", "order priestess", "order pyromancer")),
        ("attack V1", ("attack V1>V2", "attack V1>F1")),
        ("shoot V1", ("shoot V1>V2", "shoot V1>F1", "shoot V1>F2")),
        ("move R2", ("move R2 V2", "move R2 F1", "move R2 F3", "move R2 R1", "move R2 R3")),
        ("switch V1", ("switch V1 V3", "switch V1 R2")),
        ("pick kn", ("pick V1", "pick 1.F1")),
        ("1: pick kn", ("1: pick 0.V1", "1: pick F1")),
        ("card h", ("card healer", "card homunculus")),
        ("name s", ("name scientist", "name summoner")),
        ("drawn mystic", ("drawn 0.mystic", "drawn 1.mystic")),
        ("taken witch", ("taken 0.witch", "taken 1.witch")),
        ("1: recruit mystic", ("1: recruit mystic V1", "1: recruit mystic V3")),
    ],
)
def test_where_several_things_fit_each_is_offered(text: str, candidates: tuple[str, ...]) -> None:
    with pytest.raises(AmbiguousNotation) as raised:
        parse(TABLE, text)
    assert raised.value.candidates == candidates
    assert text in str(raised.value)
    assert len({parse(TABLE, candidate) for candidate in candidates}) == len(candidates)


# What is not understood


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "an empty line is no action; an action is written draw, recruit CARD SLOT, attack SLOT>SLOT"),
        ("0:", "an empty line is no action"),
        ("fly V1", "'fly' is no action; an action is written draw"),
        ("draw two", "'two' is one word too many: draw"),
        ("recruit", "something is missing after 'recruit': recruit CARD SLOT"),
        ("recruit gunner V2 V3", "'v3' is one word too many: recruit CARD SLOT"),
        ("recruit pikachu V2", "no card is called 'pikachu': recruit CARD SLOT"),
        ("recruit gunner X9", "'x9' is no slot: V1 to R3"),
        ("recruit 9.gunner V2", "'9' is not the number of a player: a number from 0 to 3"),
        ("attack", "something is missing after 'attack': attack SLOT>SLOT"),
        ("attack >", "something is missing after 'attack': attack SLOT>SLOT"),
        ("attack healer>V1", "'healer' is no slot (V1 to R3, S1 to S3, with a seat in front for another unit: 1.V2), and no card"),
        ("3: attack 0.V1", "something is missing after 'attack 0.v1': attack SLOT>SLOT"),
        ("1: switch R3 oracle V1", "'v1' is one word too many"),
        ("number ten", "'ten' is not a number from 0 to 10000"),
        ("number 10001", "'10001' is not a number"),
        ("number -1", "'-1' is not a number"),
        ("first -1", "'-1' is not the number of a player"),
        ("drawn 7.witch", "'7' is not the number of a player"),
        ("drawn ?", "no card is called '?'"),
        ("9: draw", "'9' is not the number of a player: a number from -1 to 3"),
        ("me: draw", "'me' is not the number of a player: a number from -1 to 3"),
        ("order " + "x" * 5000, "no card is called 'xxx"),
    ],
)
def test_what_is_not_understood_is_named(text: str, message: str) -> None:
    with pytest.raises(ParseError) as raised:
        parse(TABLE, text)
    assert message in str(raised.value)
    assert len(str(raised.value)) < 450


def test_any_text_is_read_or_refused_with_a_short_reason() -> None:
    rng = random.Random(1)
    words = [
        "V1",
        "1.V2",
        ">",
        "attack",
        "recruit",
        "kn",
        "knight",
        "1.",
        ".",
        "card",
        "?",
        "0:",
        "-1:",
        "7",
        "x" * 3000,
        "\ud800",
        ":",
        "é",
        "²",
    ]
    words += ["move", "switch", "drawn", "taken", "pick", "number", "mode", "leader", "3:", "cast", "name", "first", ""]
    read = 0
    reasons: list[str] = []
    for _ in range(4000):
        text = " ".join(rng.choices(words, k=rng.randint(1, 4)))
        try:
            action = parse(TABLE, text)
        except (ParseError, AmbiguousNotation) as error:
            reasons.append(str(error))
        else:
            read += 1
            assert parse(TABLE, write(TABLE, action)) == action
    assert read > 50
    assert max(len(reason.encode()) for reason in reasons) < 4000


@pytest.mark.parametrize(("hero", "meant"), [("mystic", "cast V1"), ("witch", "cast V1 R"), ("templar", "cast V1 R")])
def test_the_only_spell_that_a_hero_has_need_not_be_named(hero: str, meant: str) -> None:
    """Under a leader that lets heroes cast the spells of all rows; of several that of the hero's own row is meant."""
    state = BothSets(leaders=("warmage", "paladin"), own={"V1": hero, "V2": "corpse knight"}).state
    view = GAME.view(state, Seat(0))
    action = GAME.parse_action(view, "cast V1")
    assert GAME.format_action(view, action) == meant
    assert GAME.check(state, action) is None


def test_of_several_spells_none_of_which_is_of_the_heros_row_each_is_offered() -> None:
    view = GAME.view(BothSets(leaders=("warmage", "paladin"), own={"F1": "mystic"}, wave="F").state, Seat(0))
    with pytest.raises(AmbiguousNotation) as raised:
        GAME.parse_action(view, "cast F1")
    assert raised.value.candidates == ("cast F1 V", "cast F1 R")


@pytest.mark.parametrize(("leader", "meant"), [("curse_knight", "leader L2"), ("sniper", "leader"), ("paladin", "leader")])
def test_the_only_action_that_a_leader_has_need_not_be_named(leader: str, meant: str) -> None:
    """Baenvier's action is the second of his texts; a leader without an action has the usual notation, which is refused."""
    view = GAME.view(BothSets(leaders=(leader, "gunner")).state, Seat(0))
    assert GAME.format_action(view, GAME.parse_action(view, "leader")) == meant


@pytest.mark.rule("PT-ATK-7")
def test_which_trigger_comes_first_is_named_by_its_card_and_by_what_set_it_off() -> None:
    """As the guide says."""
    view = GAME.view(Scene().state, Seat(0))
    for mode in ("0.gunner", "0.snare:1.brick"):
        assert GAME.parse_action(view, f"mode {mode}") == Choose(Seat(0), ModeOption(mode))

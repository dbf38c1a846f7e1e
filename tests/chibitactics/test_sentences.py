"""What happens, as sentences: short, and with what a reader has to know."""

from __future__ import annotations

import re

import pytest
from msgspec.structs import replace

from boardrules import chibitactics as ct
from boardrules import narrate
from boardrules.chibitactics.language import Bonus, Each, Empower, EventCard, Grant, Heal, Modify, Skill, Substance, Trophy, UnitCard, Wound
from boardrules.values import Seat
from tests.chibitactics.packs import HUMANS, TESTPACK, wide, with_card
from tests.chibitactics.scenario import Scenario
from tests.chibitactics.scene import scene

TABLE = scene()
VIEW = TABLE.game.view(TABLE.state, None)


def sentence(event: ct.Event) -> str:
    return TABLE.game.format_event(VIEW, event)


def test_names_with_commas_in_them_are_told_apart() -> None:
    view = ct.view(ct.new_game(ct.Options(factions=("humans", "fungunites"), first=Seat(0))), None)
    shown = ct.format_event(view, ct.SquadsShown((("aldous-0", "piet-0"), ("morel-1", "puffcap-1"))))
    assert shown == ("The squads are shown. Player 1: Aldous Crane and Piet Lark. Player 2: Grandfather Morel and Bloated Puffcap.")


def test_a_move_of_one_step_names_its_goal_once() -> None:
    assert sentence(ct.Moved("ansel-0", (ct.Cell(3, 3),), ct.Cell(3, 3))) == "Player 1's Ansel moves to L12."
    way = (ct.Cell(3, 3), ct.Cell(2, 3))
    assert sentence(ct.Moved("ansel-0", way, ct.Cell(2, 3))) == "Player 1's Ansel moves to K12 by L12."


def test_an_event_is_told_with_what_it_does() -> None:
    view = ct.view(ct.new_game(ct.Options(first=Seat(0))), None)
    told = ct.format_event(view, ct.EventDrawn("deep_mud"))
    assert told == "The event is Deep Mud. While it lasts, each unit has \N{MINUS SIGN}1 movement."


def test_what_an_ability_gives_goes_by_the_name_of_the_faction() -> None:
    effect = ct.EffectView("@humans", 0, "roll", Seat(0), "", "ansel-0", None, aged=False, use=0)
    assert sentence(ct.EffectBegan(effect)) == "Ability of Humans on Player 1's Ansel begins."


@pytest.mark.rule("CT-PR-7")
def test_an_effect_that_is_sustained_is_told_as_such() -> None:
    curse = ct.EffectView("hexer.curse", 0, "sustained", Seat(1), "ort-1", "ansel-0", None, aged=False, use=0)
    assert sentence(ct.EffectBegan(curse)) == "Curse on Player 1's Ansel begins, sustained."
    assert sentence(ct.EffectBegan(replace(curse, kind="one-shot"))) == "Curse on Player 1's Ansel begins."
    assert sentence(ct.EffectEnded(curse)) == "Curse on Player 1's Ansel ends."


@pytest.mark.rule("CT-PR-6", "CT-PR-7", "CT-H-45")
def test_the_sentence_of_a_card_says_how_long_its_effects_last() -> None:
    minus = "\N{MINUS SIGN}"
    ink = Trophy(substance=Substance(name="Ink", does=(Modify("die", -1),), lasting="sustained"), totem=VEIL)
    plain = Trophy(
        substance=Substance(name="Oil", does=(Wound(), Bonus(1))), totem=replace(VEIL, category="passive", does=(Grant("unengaged"),))
    )
    assert text_of(ink, VEIL) == [
        "Veil: buff, range 0, 4-6, sustained. This unit has +1 range.",
        f"Substance: Ink, on itself or an adjacent unit, sustained. The unit has {minus}1 on every die.",
        "Totem: Veil: buff, range 0, 4-6, one-shot. The holder has +1 range.",
    ]
    assert text_of(plain, replace(VEIL, does=(Bonus(1),))) == [
        "Veil: buff, range 0, 4-6, one-shot. This unit has +1 on the next die.",
        "Substance: Oil, on itself or an adjacent unit, one-shot. Wound the unit. It has +1 on the next die.",
        "Totem: Veil: passive, 4-6, one-shot. The holder is free from engagement.",
    ]


VEIL = Skill(id="veil", name="Veil", category="buff", lasting="sustained", does=(Modify("range", 1),))


def text_of(trophy: Trophy, skill: Skill) -> list[str]:
    """What the cards table says of a unit with this."""
    humans = replace(HUMANS, units=(*HUMANS.units, UnitCard(id="sage", name="Sage", skills=(skill,), trophy=trophy)))
    game = ct.with_cards(ct, replace(TESTPACK, factions=(humans, *TESTPACK.factions[1:])))
    return [*next(card.text for card in game.SPEC.cards if card.id == "sage")]


def test_a_savage_that_is_told_of_has_no_seat() -> None:
    assert sentence(ct.Wounded("gnaw")) == "Gnaw is wounded."


def told(card: str) -> str:
    """All that a card of the starter pack does, in sentences."""
    return " ".join(next(facts.text for facts in ct.SPEC.cards if facts.id == card))


def test_cards_are_told_in_whole_sentences() -> None:
    minus = "\N{MINUS SIGN}"
    assert f"Brace: buff, range 0, 2-6, one-shot. This unit has +2 on every die for melee skills and {minus}2 movement." in told("tam")
    assert "Wings: passive. This unit may cross mountains, water and other units. It is free from engagement." in told("falcon")
    assert "Slag: distortion, range 3, 3-6, sustained. A unit that later steps on the cell is wounded." in told("aggha")
    assert "Hag's Brew, on itself or an adjacent unit, sustained. Heal the unit. It has +1 on every die." in told("hag")
    assert "Lance: melee, range 1, 3-6, does not engage. Wound the unit. Push it 2 cells away." in told("aldous")


def test_a_sentence_of_a_card_has_one_condition_or_one_effect_and_at_most_200_characters() -> None:
    for card in ct.SPEC.cards:
        for sentence in re.split(r"(?<=[.!?]) (?=[A-Z])", " ".join(card.text)):
            assert len(sentence) <= 200, sentence
            assert sentence[0].isupper()
            assert sentence.endswith(".")
            verbs = re.findall(
                r"\b(?:wound|destroy|heal|push|capture|summon|put|end all)\b", sentence.partition(":")[2] or sentence, re.IGNORECASE
            )
            assert len(verbs) <= 1, sentence


def test_events_are_told_in_whole_sentences() -> None:
    assert told("rockslide") == "Instant. Each unit on a hill is wounded on a die of 4 or more."
    assert told("hunters_moon") == "Instant. One savage or creature, chosen by the first player, is wounded."
    assert "Each unit on a cave, in a fort, on a place of power or on a cradle is wounded" in told("cave_breath")
    assert told("quiet_hour") == "Lasting. While it lasts, each unit is free from engagement."


@pytest.mark.rule("CT-H-45")
def test_a_totem_is_not_said_to_engage_or_to_have_a_part_in_the_turn_of_its_holder() -> None:
    for engagement in (None, False):
        skill = Skill(
            id="hook", name="Hook", category="melee", engagement=engagement, after_movement=False, keeps_turn=True, does=(Wound(),)
        )
        assert text_of(Trophy(totem=skill), skill)[-1] == "Totem: Hook: melee, range 1, 4-6. Wound the unit."
    assert "engages" in text_of(Trophy(totem=replace(skill, engagement=None)), replace(skill, engagement=None))[0]


@pytest.mark.rule("CT-H-81")
def test_the_sentence_of_an_ability_says_how_long_it_lasts_if_it_does() -> None:
    def of(ability: Empower) -> str:
        game = ct.with_cards(ct, replace(TESTPACK, factions=(replace(HUMANS, ability=ability), *TESTPACK.factions[1:])))
        return next(card.text[0] for card in game.SPEC.cards if card.id == "faction-humans")

    assert (
        of(Empower(does=(Bonus(1),))) == "Ability: Once a turn, an unwounded unit of the squad has +1 on the next die until the turn ends."
    )
    assert of(Empower(does=(Heal(),), only="wounded")) == "Ability: Once a turn, a wounded unit of the squad is healed."


def test_a_die_is_told_with_what_it_is_for() -> None:
    seat = Seat(0)
    assert sentence(ct.Rolled(seat, "ansel-0", "", 3, 3, 4, False)) == "Player 1 rolls 3 for Ansel, needs 4: failure."
    assert sentence(ct.Rolled(seat, "ansel-0", "blade", 5, 6, 4, True)) == (
        "Player 1 rolls 5 for Blade of Ansel, 6 with bonuses, needs 4: success."
    )
    assert sentence(ct.Rolled(seat, "gnaw", "", 3, 3, 0, False)) == "Player 1 rolls 3 for control of Gnaw."
    assert sentence(ct.Rolled(seat, "", "", 3, 3, 0, False)) == "Player 1 rolls 3."


def test_dice_of_events_abilities_and_control_name_their_unit() -> None:
    hail = EventCard(id="hail", name="Hail", does=(Each(does=(Wound(),), success=4),))
    pack = replace(TESTPACK, events=(hail,), factions=(HUMANS, replace(TESTPACK.factions[1], ability=Empower(does=(Bonus(1),), success=3))))
    scenario = Scenario({"ansel-0": (3, 2), "moss-1": (15, 1)}, pack=pack, board=("middle", "east"), turn=1, savages={"gnaw": ((9, 2), 1)})
    named: list[tuple[str, str, int]] = []
    scenario.ability("moss-1")
    while scenario.waits_for() == "Die" or not named:
        top = scenario.state.stack[-1]
        assert isinstance(top, ct.Die)
        named.append((top.unit, top.skill, top.needs))
        scenario.roll(3)
        (rolled,) = [event for event in scenario.happened if isinstance(event, ct.Rolled)]
        assert (rolled.unit, rolled.skill) == (top.unit, top.skill)
        if not scenario.waits_for():
            scenario.end()
        while scenario.waits_for() == "Choice":
            scenario.play(scenario.game.legal_actions(scenario.state)[0])
        if scenario.waits_for() == "Drawing":
            scenario.draw("hail")
    assert named[0] == ("moss-1", "", 3)
    assert named[1:3] == [("gnaw", "", 0), ("gnaw", "", 0)]
    assert set(named[-2:]) == {("ansel-0", "", 4), ("moss-1", "", 4)}


def narrated(scenario: Scenario) -> tuple[str, ...]:
    """The sentences of the last action."""
    return narrate(scenario.game, scenario.game.view(scenario.state, None), scenario.happened)


@pytest.mark.rule("CT-MV-5")
def test_a_move_is_told_once() -> None:
    scenario = Scenario({"ansel-0": (3, 2), "moss-1": (12, 1)}, board=("middle", "east"))
    assert narrated(scenario.move("ansel-0", (5, 2))) == ("Player 1's Ansel moves to N11 by M11.",)
    scenario = Scenario({"ansel-0": (3, 2), "moss-1": (4, 2)}, board=("middle", "east"))
    assert narrated(scenario.move("ansel-0", (3, 1))) == (
        "Player 1's Ansel sets out for L10.",
        "Player 2's Moss reacts with Claw on Player 1's Ansel.",
    )
    assert narrated(scenario.roll(1))[-1] == "Player 1's Ansel moves to L10."


def test_a_chosen_way_is_told_by_the_move() -> None:
    scenario = Scenario({"caster-0": (15, 0), "cole-0": (5, 2), "ort-1": (12, 0)}, pack=wide(), board=("middle", "east"))
    mine = ct.Effect("caster.mine", 0, "sustained", Seat(0), "caster-0", "", scenario.grid.index[6, 2])
    scenario.state = replace(scenario.state, effects=(mine,))
    assert narrated(scenario.move("cole-0", (7, 1))) == ("Player 1's Cole sets out for P10.",)
    (told,) = narrated(scenario.play(scenario.game.legal_actions(scenario.state)[0]))
    assert told.startswith("Player 1's Cole moves to P10 by ")


def test_titles_are_told_when_a_unit_comes_and_not_again() -> None:
    assert sentence_of_starter(ct.Deployed("tam-1", ct.Cell(0, 0))) == "Player 2 places Tam Reeve, Pikeman on I9."
    assert sentence_of_starter(ct.Wounded("tam-1")) == "Player 2's Tam Reeve is wounded."
    twin = replace(HUMANS.units[0], id="twin", name="Ansel, the Younger")
    game = ct.with_cards(ct, with_card(twin))
    view = game.view(game.new_game(ct.Options(squad_size=2, map="row")), None)
    assert game.format_event(view, ct.Wounded("twin-0")) == "Player 1's Ansel, the Younger is wounded."  # another is called Ansel


def sentence_of_starter(event: ct.Event) -> str:
    return ct.format_event(ct.view(ct.new_game(), None), event)

"""What happens, as sentences: short, and with what a reader has to know."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from boardrules import chibitactics as ct
from boardrules.chibitactics.language import Bonus, Grant, Modify, Skill, Substance, Trophy, UnitCard, Wound
from boardrules.values import Seat
from tests.chibitactics.packs import HUMANS, TESTPACK
from tests.chibitactics.scene import scene

TABLE = scene()
VIEW = TABLE.game.view(TABLE.state, None)


def sentence(event: ct.Event) -> str:
    return TABLE.game.format_event(VIEW, event)


def test_names_with_commas_in_them_are_told_apart() -> None:
    view = ct.view(ct.new_game(ct.Options(factions=("humans", "fungunites"), first=Seat(0))), None)
    shown = ct.format_event(view, ct.SquadsShown((("aldous-0", "piet-0"), ("morel-1", "puffcap-1"))))
    assert shown == ("The squads are shown. Seat 0: Aldous Crane and Piet Lark. Seat 1: Grandfather Morel and Bloated Puffcap.")


def test_a_move_of_one_step_names_its_goal_once() -> None:
    assert sentence(ct.Moved("ansel-0", (ct.Cell(3, 3),), ct.Cell(3, 3))) == "Ansel of seat 0 moves to 3,3."
    way = (ct.Cell(3, 3), ct.Cell(2, 3))
    assert sentence(ct.Moved("ansel-0", way, ct.Cell(2, 3))) == "Ansel of seat 0 moves to 2,3 by 3,3."


def test_an_event_is_told_with_what_it_does() -> None:
    view = ct.view(ct.new_game(ct.Options(first=Seat(0))), None)
    told = ct.format_event(view, ct.EventDrawn("deep_mud"))
    assert told == "The event is Deep Mud. While it lasts, each unit has \N{MINUS SIGN}1 movement."


def test_what_an_ability_gives_goes_by_the_name_of_the_faction() -> None:
    effect = ct.EffectView("@humans", 0, "roll", Seat(0), "", "ansel-0", None, aged=False, use=0)
    assert sentence(ct.EffectBegan(effect)) == "Ability of Humans on Ansel of seat 0 begins."


@pytest.mark.rule("CT-PR-7")
def test_an_effect_that_is_sustained_is_told_as_such() -> None:
    curse = ct.EffectView("hexer.curse", 0, "sustained", Seat(1), "ort-1", "ansel-0", None, aged=False, use=0)
    assert sentence(ct.EffectBegan(curse)) == "Curse on Ansel of seat 0 begins, sustained."
    assert sentence(ct.EffectBegan(replace(curse, kind="one-shot"))) == "Curse on Ansel of seat 0 begins."
    assert sentence(ct.EffectEnded(curse)) == "Curse on Ansel of seat 0 ends."


@pytest.mark.rule("CT-PR-6", "CT-PR-7", "CT-H-45")
def test_the_sentence_of_a_card_says_how_long_its_effects_last() -> None:
    minus = "\N{MINUS SIGN}"
    ink = Trophy(substance=Substance(name="Ink", does=(Modify("die", -1),), lasting="sustained"), totem=VEIL)
    plain = Trophy(
        substance=Substance(name="Oil", does=(Wound(), Bonus(1))), totem=replace(VEIL, category="passive", does=(Grant("unengaged"),))
    )
    assert text_of(ink, VEIL) == [
        "Veil: buff, range 0, 4-6, sustained: gives +1 range.",
        f"Substance: Ink, on itself or an adjacent unit, sustained: gives {minus}1 on every die.",
        "Totem: Veil: buff, range 0, 4-6, one-shot: gives +1 range.",
    ]
    assert text_of(plain, replace(VEIL, does=(Bonus(1),))) == [
        "Veil: buff, range 0, 4-6, one-shot: gives +1 on the next die.",
        "Substance: Oil, on itself or an adjacent unit, one-shot: wounds and gives +1 on the next die.",
        "Totem: Veil: passive, 4-6, one-shot: keeps the unit from being engaged.",
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
    assert f"Brace: buff, range 0, 2-6, one-shot: gives +2 on every die for melee skills and {minus}2 movement." in told("tam")
    assert "lets the unit cross mountains, water and other units, and keeps the unit from being engaged." in told("falcon")
    assert "Slag: distortion, range 3, 3-6, sustained: lies on the cell: whoever steps on it is wounded." in told("aggha")
    assert "Hag's Brew, on itself or an adjacent unit, sustained: heals and gives +1 on every die." in told("hag")
    assert "Lance: melee, range 1, 3-6, does not engage: wounds and pushes 2 cells away." in told("aldous")


def test_events_are_told_in_whole_sentences() -> None:
    assert told("rockslide") == "Instant. Each unit on a hill is wounded on a die of 4 or more."
    assert told("hunters_moon") == "Instant. One savage or creature, chosen by the first seat, is wounded."
    assert "Each unit on a cave, in a fort, on a place of power or on a cradle is wounded" in told("cave_breath")
    assert told("quiet_hour") == "Lasting. While it lasts, each unit is never engaged."

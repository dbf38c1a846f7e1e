"""What happens, as sentences: short, and with what a reader has to know."""

from __future__ import annotations

from boardrules import chibitactics as ct
from boardrules.values import Seat
from tests.chibitactics.scene import scene

TABLE = scene()
VIEW = TABLE.game.view(TABLE.state, None)


def sentence(event: ct.Event) -> str:
    return TABLE.game.format_event(VIEW, event)


def test_names_with_commas_in_them_are_told_apart() -> None:
    view = ct.view(ct.new_game(ct.Options(factions=("humans", "fungunites"), first=Seat(0))), None)
    shown = ct.format_event(view, ct.SquadsShown((("aldous-0", "piet-0"), ("morel-1", "puffcap-1"))))
    assert shown == ("The squads are shown. Seat 0: Aldous Crane, Lancer; Piet Lark, Scout. Seat 1: Grandfather Morel; Bloated Puffcap.")


def test_a_move_of_one_step_names_its_goal_once() -> None:
    assert sentence(ct.Moved("ansel-0", (ct.Cell(3, 3),), ct.Cell(3, 3))) == "Ansel of seat 0 moves to 3,3."
    way = (ct.Cell(3, 3), ct.Cell(2, 3))
    assert sentence(ct.Moved("ansel-0", way, ct.Cell(2, 3))) == "Ansel of seat 0 moves to 2,3 by 3,3."


def test_an_event_is_told_with_what_it_does() -> None:
    view = ct.view(ct.new_game(ct.Options(first=Seat(0))), None)
    told = ct.format_event(view, ct.EventDrawn("deep_mud"))
    assert told == "The event is Deep Mud. While it lasts, each unit: \N{MINUS SIGN}1 movement."


def test_what_an_ability_gives_goes_by_the_name_of_the_faction() -> None:
    effect = ct.Effect("@humans", 0, "roll", Seat(0), "", "ansel-0")
    assert sentence(ct.EffectBegan(effect)) == "Ability of Humans on Ansel of seat 0 begins."


def test_a_savage_that_is_told_of_has_no_seat() -> None:
    assert sentence(ct.Wounded("gnaw")) == "Gnaw is wounded."

"""What players of Chibitactics use."""

from __future__ import annotations

from boardrules import Seat, Use, chibitactics
from boardrules.chibitactics import AbilityUsed, Cell, SkillUsed, SquadsShown, Summoned, TrophyUsed, TurnEnded


def test_what_a_unit_does_counts_for_its_owner() -> None:
    assert chibitactics.uses(SkillUsed("aggha-1", "slag", Cell(2, 2))) == (Use(Seat(1), "skill", "aggha.slag"),)
    assert chibitactics.uses(TrophyUsed("skarn-1", "aggha-0", "totem", Cell(0, 0))) == (Use(Seat(1), "trophy", "aggha.totem"),)
    assert chibitactics.uses(Summoned("runner-0", "puffling-0-1", Cell(2, 0))) == (Use(Seat(0), "creature", "puffling"),)


def test_nobody_owns_a_savage() -> None:
    assert chibitactics.uses(SkillUsed("lurker", "fling", "runner-0")) == ()


def test_factions_squads_and_abilities_count_for_their_seat() -> None:
    assert chibitactics.uses(AbilityUsed(Seat(1), "ulm-1", "")) == (Use(Seat(1), "ability", "faction"),)
    assert chibitactics.uses(SquadsShown((("ulm-0",), ("ixil-1",)))) == (Use(Seat(0), "unit", "ulm"), Use(Seat(1), "unit", "ixil"))
    assert chibitactics.uses(TurnEnded(Seat(1))) == ()

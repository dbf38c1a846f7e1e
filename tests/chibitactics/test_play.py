"""A whole game at the terminal, against a bot: what a player sees and types."""

from __future__ import annotations

from pathlib import Path

import pytest

from boardrules import verify
from tests.cli.conftest import Run, run

__all__ = ["run"]


@pytest.mark.parametrize("seats", [2, 6])
def test_a_game_against_bots_is_played_to_its_end_and_verified(run: Run, seats: int) -> None:
    options = ("-o", f"seats={seats}", "-o", "squad_size=2", "-o", 'house={"round_cap": 3}')
    result = run("play", "chibitactics", *options, "--seed", "7", "--log", "game.jsonl", typed="1\n" * 400)
    assert (result.code, result.err) == (0, "")
    assert max(map(len, result.out.splitlines()[:-1])) <= 80  # the last names the file
    assert "Choose the faction that you play. [CT-SU-4]" in result.out
    assert "Choose the last unit of your squad. [CT-SU-5]" in result.out
    assert "Act with a unit, use a trophy or your faction's ability, or end your turn. [CT-TU-4]" in " ".join(result.out.split())
    assert "Round 3 of 3" in result.out
    assert "-- final standings --" in result.out
    assert "Not allowed" not in result.out
    assert result.out.count("^ mountain") == 1
    assert verify(Path("game.jsonl")).result == "EXACT"


def test_actions_are_typed_short_and_a_refusal_names_its_rule(run: Run) -> None:
    typed = "faction fung\npick morel\npick runner\ndeploy morel L12\ndeploy runner DD18\nrules CT-H-75\ndeploy runner L11\n"
    result = run("play", "chibitactics", "-o", "squad_size=2", "-o", "first=0", "--seed", "7", typed=typed)
    assert "* You place Grandfather Morel on L12." in result.out
    assert "Not allowed, CT-H-8" in result.out
    assert "* You place Chanterelle Runner on L11." in result.out
    assert "ambiguous" not in result.out

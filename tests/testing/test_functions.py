"""The list of functions that give a viewer something: it is complete, and the laws ask each of them."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterator
from typing import Any, Final

import pytest

import boardrules
from boardrules import capabilities, chibitactics, contract, explanation, pixel_tactics, pixies, transforms, walker
from boardrules.testing import check_game
from boardrules.testing._laws.secrecy import functions
from boardrules.testing._laws.secrecy.functions import FUNCTIONS
from tests.testing import sealed_bids

GIVES_NOTHING: Final = {
    "ActionSpace.mask": "is ActionSpace.index of every action",
    "ActionSpace.of": "depends on the seat alone, not on a state",
    "Bot.choose": "is written by whoever writes the bot, and is handed a view",
    "RandomBot.choose": "is handed a view and does not look at it",
    "Translator.sentence": "puts a message in words that was made for the view it is handed",
    "Speaker.sentence": "puts a message in words that was made for the view it is handed",
    "candidates": "is Candidates.candidates of the game, or some of the legal actions that it is handed",
    "Translator.player": "is a name that the host gave",
    "Speaker.player": "is a name that the host gave",
    "Match.retire": "ends the match: the answer is that of Match.prompt",
    "setup_of_view": "is made of the view that it is handed and of luck, by determinize and setup_of of the game",
}
"""Public functions that take a seat or a view and need not be asked, each with the reason."""

PROTOCOLS: Final = {
    name: kind
    for module in (contract, capabilities, walker, explanation, transforms)
    for name in module.__all__
    if getattr(kind := getattr(module, name), "_is_protocol", False) and name != "Rng"
}


def _taking(holder: object, prefix: str = "") -> Iterator[str]:
    """The functions of *holder* that take a seat or a view."""
    for name, found in vars(holder).items():
        if inspect.isfunction(found) and not name.startswith("_") and {"seat", "view"} & {*inspect.signature(found).parameters}:
            yield f"{prefix}{name}"


def _named() -> set[str]:
    return {function.name for function in FUNCTIONS}


def test_the_contract_and_every_capability_are_looked_at() -> None:
    assert {"Game", "Notation", "Rendering", "Facts", "Evaluating", "Numbering", "Wording", "Worlds", "Explaining"} <= PROTOCOLS.keys()


@pytest.mark.parametrize("name", PROTOCOLS)
def test_every_function_of_the_contract_and_of_a_capability_that_takes_a_seat_or_a_view_is_in_the_list(name: str) -> None:
    assert {*_taking(PROTOCOLS[name], f"{name}.")} <= _named()


def test_every_other_public_function_that_takes_a_seat_or_a_view_is_in_the_list_or_gives_nothing() -> None:
    public = {name: getattr(boardrules, name) for name in boardrules.__all__}  # names are imported when they are first used
    found = {*_taking(boardrules)} & public.keys()
    for name, kind in public.items():
        if inspect.isclass(kind):
            found |= {*_taking(kind, f"{name}.")}
    assert found - _named() == GIVES_NOTHING.keys()


@pytest.mark.parametrize("game", [pixies, pixel_tactics, chibitactics])
def test_a_game_of_the_library_has_no_function_of_its_own_that_takes_a_seat_or_a_view(game: Any) -> None:
    known = {name.rpartition(".")[2] for name in _named()}
    own = {"reach_of", "reached"} if game is chibitactics else set()  # cells within reach: they are handed a view and ask nothing else
    assert {name for name in game.__all__ if _takes(getattr(game, name))} - known == own


def _takes(found: object) -> bool:
    return inspect.isroutine(found) and bool({"seat", "view"} & {*inspect.signature(found).parameters})


@pytest.mark.parametrize("number", range(len(FUNCTIONS)), ids=[f"{one.where}: {one.name}" for one in FUNCTIONS])
def test_the_laws_ask_every_function_of_the_list(number: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of states that look alike: both are asked the same, and something is asked wherever the game offers it."""
    asked: list[int] = []

    def counting(ask: Callable[[Any], Any]) -> Callable[[Any], Any]:
        def counted(sight: Any) -> Any:
            found = list(ask(sight))
            asked.append(len(found))
            return found

        return counted

    function = FUNCTIONS[number]
    monkeypatch.setattr(functions, "FUNCTIONS", (function._replace(ask=counting(function.ask)),))
    offered = function.name.partition(".")[0] in {
        "Worlds",
        "Wording",
        "Facts",
        "Explaining",
        "Evaluating",
        "Numbering",
        "ActionSpace",
        "Usage",
        "Naming",
        "Candidates",
        "Picturing",
    }
    if offered:
        check_game(pixel_tactics, options=[None], games=1, renders=0.3, mutants=0)
    else:
        check_game(sealed_bids, options=[None], games=5, renders=1.0, mutants=0)
    assert sum(asked) > 0

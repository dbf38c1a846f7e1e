"""The workshop: our own cards with operations, traps and status effects."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Iterator

import pytest

from boardrules import from_json, pixel_tactics
from boardrules.contract import Step
from boardrules.pixel_tactics import (
    DiscardReserve,
    Event,
    Options,
    Pack,
    PlayOperation,
    SetTrap,
    State,
    StatusChanged,
    TrapSprung,
    with_cards,
    workshop,
)
from boardrules.pixel_tactics._types.options import EditionId
from boardrules.pixel_tactics.language import (
    AddLife,
    AddStrength,
    Has,
    Keyword,
    NoAbilities,
    Operation,
    Order,
    PutStatus,
    RemoveStatus,
    Trap,
    side_text,
)
from boardrules.testing import check_game
from boardrules.values import Value

PACK = from_json(Pack, workshop())
GAME = with_cards(pixel_tactics, workshop())
GAMES = min(int(os.environ.get("BOARDRULES_LAW_GAMES", "1")), 100)


def parts(value: object) -> Iterator[Value]:
    """A value and all values in it."""
    if isinstance(value, Value):
        yield value
        for name in value.__struct_fields__:
            yield from parts(getattr(value, name))
    elif isinstance(value, tuple):
        for part in value:
            yield from parts(part)


def test_the_workshop_is_no_set_of_the_game_as_it_comes() -> None:
    assert "workshop" not in {pack.id for pack in pixel_tactics.SETS}
    assert "workshop" in PACK.title
    assert "makers of this library" in PACK.title
    assert {fact.id.partition("/")[0] for fact in GAME.SPEC.cards} >= {"workshop", "set_1"}


@pytest.mark.rule("PT-CUSTOM-1", "PT-STAT-1", "PT-TRAP-1", "PT-OP-6")
def test_each_mechanic_of_the_reserve_and_of_status_effects_is_there_at_least_twice() -> None:
    assert len(PACK.cards) >= 12
    found = Counter[object]()
    for part in parts(PACK):
        found[type(part)] += 1
        if isinstance(part, PutStatus):
            found[type(part.change)] += 1
            found["x 2"] += part.times > 1
            found["less"] += isinstance(part.change, AddStrength | AddLife) and isinstance(part.change.n, int) and part.change.n < 0
        found["asks for one"] += isinstance(part, Has) and part.what == "status"
    wanted = (Operation, Trap, Order, PutStatus, RemoveStatus, NoAbilities, AddStrength, AddLife, Keyword, "x 2", "less", "asks for one")
    assert {what: found[what] for what in wanted if found[what] < 2} == {}


def test_every_card_has_texts_in_all_rows_and_a_leader_with_one() -> None:
    for card in PACK.cards:
        assert len(side_text(card.hero)) == 4, card.id
        assert side_text(card.leader), card.id


@pytest.mark.rule("PT-OP-5", "PT-ACT-11")
def test_each_part_of_the_hand_is_named_as_what_it_is() -> None:
    names = {type(card.hero.hand): side_text(card.hero)[-1].partition(":")[0] for card in PACK.cards}
    assert names == {Operation: "Operation", Trap: "Trap", Order: "Order"}


@pytest.mark.laws
@pytest.mark.parametrize("cards", [(), ("set_1", "workshop")])
@pytest.mark.parametrize("edition", ["ru", "pl", "en", "first"])
def test_the_laws_of_the_contract_hold(edition: EditionId, cards: tuple[str, ...]) -> None:
    """From a hundred games on all that the edition has for the reserve has occurred."""
    happened = Counter[str]()

    def watch(_state: State, action: object, step: Step[State, Event]) -> None:
        happened[type(action).__name__] += 1
        happened.update([type(event).__name__ for event in step.events])

    options = [Options(edition=edition, cards=cards)]
    check_game(GAME, options=options, games=GAMES, max_state_bytes=8192, watch=watch)
    if GAMES >= 100:
        kinds = {PlayOperation, StatusChanged} | ({SetTrap, TrapSprung, DiscardReserve} if edition == "ru" else set())
        assert {kind.__name__ for kind in kinds} - happened.keys() == set()

"""What people are told: players by their names and things by theirs, in every language, in random games of every game and mode.

Anything said that names a seat by its number, a player 0, a cell by coordinates, or a card or a unit by its id is a fault. A board of text
may have one list of the ids by which actions are typed, headed by a sentence that says so; ``LISTED`` finds it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random
from typing import Any, Final, Literal, TypeAlias, get_args

import msgspec
import pytest

pytest.importorskip("fluent.runtime", reason="the extra i18n is not installed")

from boardrules import (
    CHANCE,
    Dealer,
    Explaining,
    Message,
    Seat,
    Translator,
    capability,
    chibitactics,
    narrate,
    pixel_tactics,
    pixies,
    translator,
)
from tests.pixel_tactics.test_labels import OPTIONS
from tests.translation.sources import LANGUAGES
from tests.translation.test_boards import titled

Kind: TypeAlias = Literal["question", "label", "refusal", "event", "narration", "text", "picture", "explanation", "card"]

TABLES: Final[dict[str, tuple[Any, Any]]] = {
    **{f"chibitactics-{seats}": (chibitactics, chibitactics.Options(seats=seats, squad_size=4)) for seats in (2, 3, 6)},
    **{f"pixies-{seats}": (pixies, pixies.Options(seats=seats)) for seats in (2, 5)},
    "pixies-flower_power": (pixies, pixies.Options(seats=4, flower_power=True)),
    **{f"pixel_tactics-{name}": (pixel_tactics, options) for name, options in OPTIONS.items()},
}
KINDS: Final = get_args(Kind)

LISTED: Final = {
    "chibitactics": ("board-typed-units", "board-typed-deck"),
    "pixies": ("board-typed",),
    "pixel_tactics": (),
}
"""The sentences that head the list of ids in the board of text of each game."""

ENTRIES: Final = {
    "chibitactics": re.compile(
        r"^  (?:[\ds]\w [a-z]+(?:-\d+)*  |[a-z]+-\d+, |   [a-z]+(?:-\d+)*: )", re.MULTILINE
    ),  # a token and an id, or an id and a name
    "pixies": re.compile(r"\b[BGYRM]{1,2}\d_[0-9A-Z]+\s+\("),  # an id and the name of the card
}
"""The entries of that list."""

USUAL: Final = frozenset({"one-shot"})
"""Words of the rules that are ids besides."""

PLIES: Final = 260
SOME: Final = 6
"""Number of labels and refusals that are looked at after a ply."""

SEAT: Final = re.compile(
    r"\bseats? -?\d|\bmiejsc\w* -?\d|\bмест\w* -?\d"  # a seat by its number  # noqa: RUF001  (Russian)
    r"|\b(?:Player|[Gg]racz\w*|[Ии]грок\w*) (?:0|-1)\b",  # a player counted from zero
    re.IGNORECASE,
)
CELL: Final = re.compile(r"(?<![\w,])-?\d+,-?\d+(?![\w,])")
WORDS: Final = re.compile(r"[\w.!-]+")


def ids_in(value: object) -> Iterator[str]:
    """Every text in a value that can be no word: it has a digit, a hyphen, a dot or an underscore in it."""
    match value:
        case str():
            if re.search(r"[\d_.!-]", value) and re.fullmatch(r"[\w.!-]{2,}", value) and not value.isdigit():
                yield value
        case dict():
            for each in value.values():
                yield from ids_in(each)
        case list() | tuple():
            for each in value:
                yield from ids_in(each)
        case _:
            pass


def fault_in(text: str, ids: set[str]) -> str | None:
    """What a text should not say, or None."""
    found = SEAT.search(text) or CELL.search(text)
    if found is not None:
        return found[0]
    raw = ({word.strip(".!-") for word in WORDS.findall(text)} & ids) - USUAL
    return min(raw) if raw else None


def unlisted(game: Any, tr: Translator, text: str) -> str:
    """A board of text without the ids in its list, if a sentence says what the list is."""
    heads = [str(tr(Message.of(key, cards=""))).strip() for key in LISTED[game.SPEC.id]]
    return ENTRIES[game.SPEC.id].sub(" ", text) if any(head in " ".join(text.split()) for head in heads) else text


def told(game: Any, state: Any, tr: Translator, seat: Seat, rng: Random, earlier: list[Any], *, drawn: bool) -> Iterator[tuple[Kind, str]]:
    """Everything that is said of a position to *seat*, who is to act."""
    view = game.view(state, seat)
    decision = game.pending(state, seat)
    if decision is not None:
        yield "question", tr(decision, view=view)
        yield "question", decision.question
    legal = game.legal_actions(state, seat)
    for action in rng.sample(legal, min(SOME, len(legal))):
        yield "label", tr.label(view, action)
    others = [action for action in rng.sample(earlier, min(SOME, len(earlier))) if action.by != CHANCE]
    for action in (*others, *[msgspec.structs.replace(action, by=seat) for action in others]):
        refusal = game.check(state, action)
        if refusal is not None:
            yield "refusal", tr(refusal, view=view)
            yield "refusal", tr(refusal)
            yield "refusal", refusal.message
    if not drawn:
        return
    yield "text", unlisted(game, tr, game.render_text(view, translator=tr))
    for text in titled(game.render_svg(view, translator=tr)):
        yield "picture", text
    explain = capability(game, Explaining[Any, Any])
    assert explain is not None
    found = explain.explain(state, rng.choice(legal), seat=seat)
    for asked in found.asked:
        yield "explanation", tr(asked)
    for step in found.steps:
        yield "explanation", step.reason.sentence


def happened(game: Any, before: Any, after: Any, action: Any, tr: Translator, seat: Seat | None) -> Iterator[tuple[Kind, str]]:
    """What *seat* is told of an action."""
    events = [seen for event in game.step(before, action).events if (seen := game.redact_event(event, seat)) is not None]
    view = game.view(after, seat)
    for event in events:
        yield "event", tr.event(view, event)
    for sentence in narrate(game, view, events, translator=tr):
        yield "narration", sentence


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", TABLES)
def test_nothing_said_names_a_seat_by_number_or_a_thing_by_its_id(name: str, language: str) -> None:
    game, options = TABLES[name]
    rng, dealer = Random(name), Dealer(5)
    state = game.new_game(options)
    plain = translator(language, game)
    named = plain.speaking(names=("Ann", "Bo"), reader=Seat(0))
    ids = {found for card in game.SPEC.cards for found in ids_in(card.id)}
    counted, earlier = dict.fromkeys(KINDS, 0), list[Any]()
    said: list[tuple[Kind, str]] = [("card", sentence) for card in game.SPEC.cards for sentence in card.text]
    for ply in range(PLIES):
        seats = game.to_act(state)
        if not seats:
            break
        tr = named if ply % 2 else plain
        if seats != (CHANCE,):
            ids.update(ids_in(msgspec.to_builtins(game.view(state, seats[0]))))
            said += told(game, state, tr, seats[0], rng, earlier[-200:], drawn=ply % 20 == 0)
        legal = game.legal_actions(state)
        action = (
            dealer.choose(game, state)
            if seats == (CHANCE,)
            else rng.choice([one for one in legal if len(one.__struct_fields__) > 1] or legal)
        )
        earlier.append(action)
        after = game.apply(state, action)
        said += happened(game, state, after, action, tr, None if ply % 3 else Seat(0))
        state = after
        for kind, text in said:
            fault = fault_in(text, ids)
            assert fault is None, f"{fault!r} in a {kind} after {ply} plies: {text}"
            counted[kind] += 1
        said.clear()
    assert all(counted.values()), counted


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("Seat 0 begins.", "Seat 0"),
        ("tura: miejsce 1", "miejsce 1"),
        ("Ход: место 2", "место 2"),
        ("Gracz 0 zaczyna.", "Gracz 0"),
        ("goes to 3,-1.", "3,-1"),
        ("Bo's puffcap-1 is wounded.", "puffcap-1"),
        ("takes G7_0, then G7_1", "G7_0"),
        ("Player 1 has 3 cards on C4.", None),
    ],
)
def test_the_faults_are_found(text: str, fault: str | None) -> None:
    assert fault_in(text, {"puffcap-1", "G7_0", "G7_1", "0.V1"}) == fault

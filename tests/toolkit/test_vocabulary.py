"""Actions by records: written, read, labelled, pointed at and numbered by the kinds of their fields."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Literal, TypeAlias

import pytest
from typing_extensions import override

from boardrules import AmbiguousNotation, ParseError, Value
from boardrules.numbering import ActionSpace, Domain
from boardrules.toolkit.domains import Listed
from boardrules.toolkit.notation import Line, beginning, fault
from boardrules.toolkit.vocabulary import Always, FieldKind, Numeral, Params, Spoken, Vocabulary, Wrapped
from boardrules.values import CHANCE, BaseAction, Seat

Way: TypeAlias = Literal["near", "far"]
CARDS = ("ace", "acorn", "king")


class Play(BaseAction, frozen=True, tag=True):
    by: Seat
    card: str
    to: int


class Shoot(BaseAction, frozen=True, tag=True):
    by: Seat
    at: int
    way: Way


class Roll(BaseAction, frozen=True, tag=True):
    by: Seat
    value: int


class Hand(FieldKind[tuple[str, ...], tuple[str, ...], str]):
    """A card; the scene is a hand."""

    @override
    def read(self, scene: tuple[str, ...], line: Line, words: Sequence[str]) -> Iterable[str]:
        found = beginning(words[0], scene, CARDS)
        if not found:
            raise fault("notation-too-many", word=words[0], form=line.form)
        return found

    @override
    def params(self, scene: tuple[str, ...], by: Seat, value: str) -> Params:
        return (("card", value),)

    @override
    def anchors(self, scene: tuple[str, ...], by: Seat, value: str) -> tuple[str, ...]:
        return (f"card.{by}.{value}",) if value in scene else ()

    @override
    def domain(self, game: tuple[str, ...], by: Seat) -> Domain[str]:
        return Listed(game)


class Place(FieldKind[object, object, int]):
    """A place, 1 unless another is named."""

    fewest = 0

    @override
    def write(self, scene: object, by: Seat, value: int) -> str:
        return "" if value == 1 else str(value)

    @override
    def read(self, scene: object, line: Line, words: Sequence[str]) -> Iterable[int]:
        return (int(words[0]),) if words else (1,)

    @override
    def domain(self, game: object, by: Seat) -> Domain[int]:
        return Listed((1, 2))


Action: TypeAlias = Play | Shoot | Roll
AT = Numeral("cell", 0, 2, name="cell")
WORDS: Vocabulary[tuple[str, ...], tuple[str, ...], Action] = Vocabulary(
    Spoken(Play, "play", {"card": Hand(), "to": Place()}, lambda _, action: "play" if action.to == 1 else "play-far", "play CARD [PLACE]"),
    Spoken(Shoot, "hit", {"at": AT, "way": Always("near")}, "hit", "hit PLACE"),
    Spoken(Shoot, "shoot", {"at": AT, "way": Always("far")}, "shoot", "shoot PLACE"),
    Spoken(Roll, "roll", {"value": Numeral("face", 1, 6, name="value")}, "roll", "roll FACE", luck=True),
    last_seat=3,
    usual=lambda _: (Seat(0),),
)
HAND = ("acorn", "king")


@pytest.mark.parametrize(
    ("action", "text", "label", "anchors"),
    [
        (Play(Seat(0), "king", 1), "play king", ("label-play", (("card", "king"),)), ("card.0.king",)),
        (Play(Seat(1), "ace", 2), "1: play ace 2", ("label-play-far", (("card", "ace"),)), ()),
        (Shoot(Seat(0), 2, "near"), "hit 2", ("label-hit", (("cell", 2),)), ()),
        (Shoot(Seat(0), 2, "far"), "shoot 2", ("label-shoot", (("cell", 2),)), ()),
        (Roll(CHANCE, 4), "roll 4", ("label-roll", (("value", 4),)), ()),
    ],
)
def test_an_action_is_written_read_labelled_and_pointed_at(
    action: Action, text: str, label: tuple[str, Params], anchors: tuple[str, ...]
) -> None:
    assert WORDS.format(HAND, action) == text
    assert WORDS.parse(HAND, text) == action
    assert WORDS.label(HAND, action) == label
    assert WORDS.anchors(HAND, action) == anchors


def test_a_word_that_fits_several_values_is_asked_about() -> None:
    with pytest.raises(AmbiguousNotation) as raised:
        WORDS.parse(("ace", "acorn"), "play ac 2")
    assert raised.value.candidates == ("play ace 2", "play acorn 2")
    assert WORDS.parse(HAND, "play ac") == Play(Seat(0), "acorn", 1)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("play", "something is missing after 'play': play CARD [PLACE]"),
        ("play king 2 3", "'3' is one word too many: play CARD [PLACE]"),
        ("hit 3", "'3' is not a cell: a number from 0 to 2"),
        ("sing", "'sing' is no action; an action is written play CARD [PLACE], hit PLACE, shoot PLACE or roll FACE"),
    ],
)
def test_what_is_wrong_with_a_line_is_said_by_its_form(text: str, message: str) -> None:
    with pytest.raises(ParseError) as raised:
        WORDS.parse(HAND, text)
    assert str(raised.value) == message


def test_numbers_go_kind_by_kind_and_the_last_field_counts_fastest() -> None:
    space: ActionSpace[Action, None] = ActionSpace([WORDS.domain(CARDS, Seat(seat)) for seat in range(2)])
    assert space.per_seat == 3 * 2 + 3 + 3
    assert [space.action(index) for index in (0, 1, 2, 6, 9)] == [
        Play(Seat(0), "ace", 1),
        Play(Seat(0), "ace", 2),
        Play(Seat(0), "acorn", 1),
        Shoot(Seat(0), 0, "near"),
        Shoot(Seat(0), 0, "far"),
    ]
    assert [space.index(space.action(index)) for index in range(len(space))] == list(range(len(space)))


def test_an_action_that_no_record_has_is_refused() -> None:
    with pytest.raises(LookupError, match="no record says how Shoot is written"):
        WORDS.format(HAND, Shoot(Seat(0), 1, "off"))  # type: ignore[arg-type]  # what no verb says


class CardOption(Value, frozen=True, tag=True):
    card: str


class PlaceOption(Value, frozen=True, tag=True):
    place: int


class Answer(BaseAction, frozen=True, tag=True):
    by: Seat
    option: CardOption | PlaceOption


ANSWERS: Vocabulary[tuple[str, ...], tuple[str, ...], Answer] = Vocabulary(
    Spoken(Answer, "take", {"option": Wrapped(CardOption, Hand())}, "take", "take CARD"),
    Spoken(Answer, "at", {"option": Wrapped(PlaceOption, Place())}, "at", "at [PLACE]"),
    last_seat=3,
    usual=lambda _: (Seat(0),),
)


@pytest.mark.parametrize(
    ("answer", "text", "params", "anchors"),
    [
        (CardOption("king"), "take king", (("card", "king"),), ("card.0.king",)),
        (PlaceOption(2), "at 2", (), ()),
        (PlaceOption(1), "at", (), ()),
    ],
)
def test_an_answer_is_said_as_what_it_holds(answer: CardOption | PlaceOption, text: str, params: Params, anchors: tuple[str, ...]) -> None:
    action = Answer(Seat(0), answer)
    assert ANSWERS.format(HAND, action) == text
    assert ANSWERS.parse(HAND, text) == action
    assert ANSWERS.label(HAND, action) == (f"label-{text.split(maxsplit=1)[0]}", params)
    assert ANSWERS.anchors(HAND, action) == anchors


def test_answers_are_numbered_by_what_they_hold() -> None:
    domain = ANSWERS.domain(CARDS, Seat(0))
    values = [domain.value(index, None) for index in range(len(domain))]
    assert values == [*(Answer(Seat(0), CardOption(card)) for card in CARDS), *(Answer(Seat(0), PlaceOption(place)) for place in (1, 2))]
    assert [domain.index(value, None) for value in values] == list(range(5))


def test_an_action_can_point_at_more_than_its_fields_name_and_capitals_can_be_read_as_small_letters() -> None:
    rolled = Spoken[tuple[str, ...], tuple[str, ...], Roll](
        Roll, "roll", {"value": AT}, "roll", "roll FACE", luck=True, points=lambda scene, _: (f"die.{len(scene)}",)
    )
    played = Spoken[tuple[str, ...], tuple[str, ...], Play](Play, "play", {"card": Hand(), "to": Place()}, "play", "play CARD [PLACE]")
    words: Vocabulary[tuple[str, ...], tuple[str, ...], Action] = Vocabulary(
        rolled, played, last_seat=3, usual=lambda _: (Seat(0),), small=True
    )
    assert words.anchors(HAND, Roll(CHANCE, 2)) == ("die.2",)
    assert words.parse(HAND, "play KING") == Play(Seat(0), "king", 1)

"""Values of any type as numbers."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec
import pytest

from boardrules import Seat, Value
from boardrules.toolkit.coding import HIGHEST, Coded, unknown_word
from boardrules.toolkit.observation import Eyes

Small: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=3)]


class Leaf(Value, frozen=True, tag=True):
    kind: Literal["oak", "elm"]
    by: Seat


class Branch(Value, frozen=True, tag=True):
    parts: Annotated[tuple[Leaf | Branch, ...], msgspec.Meta(max_length=50)]
    name: str | None = None
    pair: tuple[bool, Annotated[int, msgspec.Meta(ge=-5, le=300)]] = (True, 7)
    small: Small = 1


class Lengths:
    """A word is ten times its length; a word of more than eight letters is unknown."""

    most = 82

    def __call__(self, text: str, eyes: Eyes) -> int:
        return len(text) * 10 + eyes.viewer if len(text) <= 8 else unknown_word(text)


def written(value: Branch, width: int = 20, viewer: int = 0) -> list[int]:
    out: list[int] = []
    coded = Coded(Branch, width, "a tree", Lengths(), others={Small: (lambda value, _: value + 100, 103)})
    coded.write(value, Eyes(viewer, 3), out)
    fields = list(coded.fields("tree"))
    assert len(out) == len(fields) == width + 1
    assert all(field.low <= number <= field.high for field, number in zip(fields, out, strict=True))
    return out


TREE = Branch((Leaf("elm", Seat(2)), Branch((), "ash")))


def test_a_value_is_written_by_its_type() -> None:
    leaf, inner = [1, 2, 3], [2, 0, 1, 30, 1, 7, 101]
    assert written(TREE) == [2, *leaf, *inner, 0, 1, 7, 101, 0, 0, 0, 0, 0, 0]


def test_seats_count_from_the_viewer_and_luck_is_0() -> None:
    assert written(Branch((Leaf("oak", Seat(2)), Leaf("oak", Seat(-1)))), viewer=2)[:7] == [2, 1, 1, 1, 1, 1, 0]


def test_what_does_not_fit_has_a_fingerprint() -> None:
    other = Branch((*TREE.parts[:1], Branch((), "larch")))
    assert written(TREE, 7)[:-1] == written(other, 7)[:-1]
    assert len({written(tree, 7)[-1] for tree in (TREE, other)}) == 2
    assert written(TREE, 15)[-1] == 0


def test_an_unknown_text_is_0_and_has_a_fingerprint() -> None:
    trees = [Branch((), name) for name in ("sycamore tree", "chestnut tree")]
    first, second = (written(tree) for tree in trees)
    assert first[:-1] == second[:-1] == [0, 1, 0, 1, 7, 101, *[0] * 14]
    assert len({first[-1], second[-1], 0}) == 3


def test_the_bounds_are_those_of_the_types_that_can_occur() -> None:
    *fields, more = Coded(Branch, 3, "a tree", Lengths()).fields("tree")
    assert {(field.low, field.high, field.kind) for field in fields} == {(-5, 300, "code")}
    assert (more.high, more.kind) == (HIGHEST, "fingerprint")
    texts, _ = Coded(tuple[str, bool], 1, "two", Lengths()).fields("two")
    assert (texts.low, texts.high) == (0, 82)


@pytest.mark.parametrize("text", ["", "oak", "ж" * 400])
def test_the_fingerprint_of_a_word_is_within_the_bounds(text: str) -> None:
    assert 2**49 <= unknown_word(text) <= HIGHEST < 2**53

"""JSON from outside may be nested only so deep."""

from __future__ import annotations

from typing import Annotated

import msgspec
import pytest

from boardrules import BoardRulesError, InvalidState, from_json, from_msgpack, game, games, to_json, to_msgpack
from boardrules.nesting import MAX_NESTING, too_deep


def nested(levels: int, *, inner: str = "") -> str:
    return "[" * levels + inner + "]" * levels


@pytest.mark.parametrize("levels", [0, 1, MAX_NESTING, MAX_NESTING + 1, 10 * MAX_NESTING])
def test_levels_are_counted(levels: int) -> None:
    for text in (nested(levels), nested(levels, inner='"[[[\\"{{{"'), '{"a":' * levels + "1" + "}" * levels, nested(levels).ljust(9000)):
        assert too_deep(text) is too_deep(text.encode()) is (levels > MAX_NESTING)


def test_what_is_long_or_quoted_is_not_deep() -> None:
    assert not too_deep("[" + ",".join(["[{}]"] * 5000) + "]")
    assert not too_deep('["' + "[" * 5000 + '"]')
    assert not too_deep('["' + '\\"[' * 5000 + '"]')
    assert not too_deep('["' + "[" * 5000), "a string that does not end hides all that follows"
    assert not too_deep("]" * 5000 + "[" * 100)
    assert not too_deep("\ud800")


class Nest(msgspec.Struct, frozen=True):
    """A type that goes as deep as its data."""

    inner: Nest | None = None


@pytest.mark.parametrize("levels", [200, 5_000, 200_000])
def test_deep_data_is_refused_by_every_type_with_the_error_of_its_kind(levels: int) -> None:
    for name in games():
        spec = game(name).SPEC
        for kind in (spec.state, spec.action, spec.view, spec.event, spec.options):
            with pytest.raises(BoardRulesError, match="nested in more than 128 levels"):
                from_json(kind, nested(levels))
            with pytest.raises(BoardRulesError):
                from_msgpack(kind, b"\x91" * levels + b"\xc0")
    with pytest.raises(InvalidState, match="nested in more than 128 levels"):
        from_json(Nest, '{"inner":' * levels + "null" + "}" * levels)
    if levels > 100_000:  # MessagePack is not measured, only kept from going deeper than Python can (3.13 can go 5,000 deep)
        with pytest.raises(InvalidState, match="nested too deep"):
            from_msgpack(Nest, b"\x81\xa5inner" * levels + b"\xc0")


def test_values_that_are_not_deep_are_read_again_and_again() -> None:
    value = Nest(Nest(Nest()))
    for _ in range(3):
        assert from_json(Nest, to_json(value)) == from_msgpack(Nest, to_msgpack(value)) == value
        assert from_json(Annotated[int, msgspec.Meta(ge=0)], b"3") == 3
        assert from_json(tuple[int, ...], "[1,2]") == (1, 2)

"""The walk over values of the language, by what their fields are declared to hold."""

from __future__ import annotations

from typing import Any, get_args, get_type_hints

import msgspec
import pytest

from boardrules.pixel_tactics import language as pt
from boardrules.pixel_tactics._packs.compile import own_side_only
from boardrules.pixel_tactics.language.grammar import fields
from boardrules.pixel_tactics.language.grammar.effects import SimpleEffect
from tests.pixel_tactics.constructs import constructs_of

KINDS = (pt.Amount, pt.Condition, pt.Effect, pt.GivenModifier, pt.Modifier, pt.Pieces, pt.Targets)
"""The kinds of field by which readers of texts go."""
WHOLE = {("DelayedTrigger", "trigger"), ("ForATime", "static"), ("Trap", "at"), ("Trigger", "at"), ("Operation", "abilities")}
"""The fields that hold one struct, which readers name."""

STRUCTS = [
    kind
    for name in sorted(constructs_of(pt.Pack))
    if isinstance(kind := getattr(pt, name, None), type) and issubclass(kind, msgspec.Struct)
]


def test_every_field_with_structs_is_of_a_kind_that_readers_of_texts_know() -> None:
    assert len(STRUCTS) > 100
    unknown = set[tuple[str, str]]()
    for kind in STRUCTS:
        known = {name for held in KINDS for name in fields.names_of(kind, held)}
        for name, hint in get_type_hints(kind).items():
            held = fields._members(hint)
            if any(isinstance(part, type) and issubclass(part, msgspec.Struct) for part in held) and name not in known:
                unknown.add((kind.__name__, name))
    sides_and_boxes = {(side, name) for side in ("Card", "Hero", "Leader", "Pack") for _, name in unknown}
    assert unknown - sides_and_boxes == WHOLE


def test_names_of_sees_through_bounds_tuples_and_none() -> None:
    assert fields.names_of(pt.Swap, pt.Targets) == ("first", "second")
    assert fields.names_of(pt.Redistribute, pt.Targets) == ("of",)
    assert fields.names_of(pt.Redistribute, pt.Pieces) == ("among",)
    assert fields.names_of(pt.Plus, pt.Amount) == ("parts",)
    assert fields.names_of(pt.If, pt.Effect) == ("then", "otherwise")
    assert fields.names_of(pt.TakeMarkers, pt.Amount) == ("n",)
    assert fields.names_of(pt.SetLife, pt.Amount) == ()


def test_parts_have_the_paths_of_the_data() -> None:
    effect = pt.if_(pt.first_player, pt.damage(pt.count(pt.own_hero), to=pt.one(pt.any_hero)), pt.draw(1))
    assert [path for path, _ in fields.parts_of(effect)] == ["condition", "then[0]", "then[1]"]
    held = list(fields.within(effect))
    assert pt.count(pt.own_hero) in held
    assert pt.any_hero in held
    assert fields.operands_of(pt.at_least(pt.count(pt.own_hero), 2)) == [pt.count(pt.own_hero), 2]


@pytest.mark.rule("PT-CEASE-1")
@pytest.mark.parametrize(
    "kind", [kind for kind in get_args(SimpleEffect) if fields.names_of(kind, pt.Targets)], ids=lambda kind: kind.__name__
)
def test_an_effect_on_the_rivals_cards_alone_touches_the_rival(kind: Any) -> None:
    samples = {"n": 1, "of": pt.own_hero, "among": pt.own_hero, "to": pt.own_hero, "modifier": pt.strength(1), "change": pt.strength(1)}
    samples |= {"until": "turn"}
    first, *_ = fields.names_of(kind, pt.Targets)
    needed = {name: value for name, value in samples.items() if name in kind.__struct_fields__}
    assert own_side_only((kind(**needed | {first: pt.own_hero}),))
    assert not own_side_only((kind(**needed | {first: pt.rival_hero}),))

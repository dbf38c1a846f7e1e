"""The TypeScript module of a game. That a compiler accepts it, and with it real values, tests/node shows."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import typing
from typing import Any

import msgspec
import pytest

from boardrules import Refusal, game, games, typescript
from boardrules.schema.reading import types_of
from boardrules.schema.shapes import Alias, Either, Items, Named, Null, Number, Record, Row, Text, Words
from boardrules.toolkit.refusals import HostKey
from examples import kuhn_poker
from tests.schema.twins import two_players

BUILT_IN = {"number", "string", "boolean", "null", "readonly"}
STRINGS_AND_COMMENTS = re.compile(r'"[^"\n]*"|/\*.*?\*/', re.DOTALL)


def code(module: str) -> str:
    return STRINGS_AND_COMMENTS.sub('""', module)


def defined(module: str) -> list[str]:
    return re.findall(r"^export (?:interface|type) (\w+)", module, re.MULTILINE)


def used(module: str) -> set[str]:
    text = re.sub(r"^export (?:interface|type) \w+", "", code(module), flags=re.MULTILINE)
    return set(re.findall(r"[A-Za-z_]\w*", re.sub(r"\w+\??:", "", text))) - BUILT_IN


@pytest.mark.parametrize("name", games())
def test_a_module_defines_what_it_uses_and_uses_what_it_defines(name: str) -> None:
    module = typescript(game(name))
    names = defined(module)
    assert len(set(names)) == len(names)
    assert used(module) == set(names) - {"Types"}


@pytest.mark.parametrize("name", games())
def test_no_type_is_left_open(name: str) -> None:
    words = set(re.findall(r"\w+", code(typescript(game(name)))))
    assert not words & {"any", "unknown", "object", "never", "undefined"}
    assert not {word for word in words if re.fullmatch(r"item\d+", word)}, "the places of every tuple have labels"


def structs_in(kind: Any, found: set[str]) -> set[str]:
    for part in typing.get_args(kind) or [kind]:
        if isinstance(part, type) and issubclass(part, msgspec.Struct) and part.__name__ not in found:
            found.add(part.__name__)
            for hint in typing.get_type_hints(part, include_extras=True).values():
                structs_in(hint, found)
        elif typing.get_args(part):
            structs_in(part, found)
    return found


@pytest.mark.parametrize("name", games())
def test_every_struct_that_a_user_can_meet_has_a_type_of_its_name(name: str) -> None:
    found: Any = game(name)
    spec = found.SPEC
    kinds = [spec.state, spec.action, spec.view, spec.event, spec.options, spec.setup]
    kinds += [getattr(found, extra) for extra in ("FACTS", "PACK") if hasattr(found, extra)]
    met: set[str] = set()
    for kind in kinds:
        structs_in(kind, met)
    assert len(met) > 15
    names = set(defined(typescript(found)))
    assert met <= names
    assert names >= {"Prompt", "Refusal", "Decision", "Outcome", "Violation", "Rule", "Variant", "Edition", "CardFacts"}
    assert names >= {"LogLine", "Header", "ActionLine", "UndoLine", "CheckLine", "EndLine", "NoteLine", "TagLine"}


def test_a_module_is_the_same_whatever_the_hash_seed() -> None:
    program = "import boardrules as b; print([(b.typescript(g), b.json_schema(g)) for g in map(b.game, b.games())])"
    written = set()
    for seed in ("0", "1", "2026"):
        environment = {**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": os.pathsep.join(sys.path)}
        done = subprocess.run([sys.executable, "-c", program], env=environment, capture_output=True, text=True, check=True)
        written.add(done.stdout)
    assert len(written) == 1


def test_structs_are_interfaces_and_those_written_as_arrays_are_labelled_tuples() -> None:
    module = typescript(game("pixies"))
    assert "export type Cell = readonly [\n  up: string | null,\n  down: string | null,\n];" in module
    assert '  readonly type: "Place";\n  /** -1 to 5 */\n  readonly by: number;' in module
    assert "export type Action = Start | Reveal | Place;" in module
    assert 'export type How = "down" | "under" | "up";' in module
    assert "export type LogLine = Header | ActionLine | UndoLine | CheckLine | EndLine | NoteLine | TagLine;" in module


def test_what_people_write_leaves_out_what_has_a_default() -> None:
    module = typescript(game("pixies"))
    assert "export interface Options {\n  /** 2 to 6 */\n  readonly seats: number;" in module
    assert "export interface OptionsInput {\n  /** 2 to 6 */\n  readonly seats?: number;" in module
    assert "readonly options_input: OptionsInput;" in module
    assert "  readonly options?: OptionsInput | null;" in module, "a setup that people write has options that they write"


def test_keys_of_refusals_are_those_of_the_game_and_of_its_host() -> None:
    pixies: Any = game("pixies")
    definition = types_of(pixies).definitions["RefusalKey"]
    keys = {*typing.get_args(pixies.RefusalKey), *typing.get_args(HostKey)}
    assert definition == Alias("RefusalKey", Words(tuple(sorted(keys))))
    refusal = types_of(pixies).definitions[Refusal.__name__]
    assert isinstance(refusal, Record)
    assert refusal.fields[1].shape == Named("RefusalKey")


def test_a_game_of_somebody_else_is_read_whatever_its_classes_are_called() -> None:
    poker: Any = kuhn_poker  # only mypy follows what rules_of gives a module
    module = typescript(poker)
    assert set(defined(module)) >= {"Types", "State", "Action", "View", "Event", "Options", "Refusal"}
    assert used(module) == set(defined(module)) - {"Types"}


def test_two_structs_of_one_name_have_two_names() -> None:
    types = types_of(two_players())
    names = {name for name in types.definitions if name.endswith("Player")}
    assert names == {"Player", "OtherPlayer"}
    state = types.definitions["Position"]
    assert isinstance(state, Record)
    assert [field.shape for field in state.fields] == [
        Named("Player"),
        Named("OtherPlayer"),
        Row((("item0", Number(None, None)), ("item1", Text(None, None)))),
        Items(Either((Number(0, 4), Text(1, 2), Null())), None, 3),
    ]
    assert types.definitions["State"] == Alias("State", Named("Position"))


def test_a_type_that_no_value_has_is_refused() -> None:
    with pytest.raises(TypeError, match="no value of a game is of the type"):
        types_of(two_players(float))

"""JSON Schema and TypeScript as the tools of other languages take them."""

from __future__ import annotations

import json
import os
import re
import sys
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from boardrules import chibitactics, from_json, game, games, json_schema, pixel_tactics, typescript
from tests.node.tools import node, npx
from tests.node.values import Values, values_of

GAMES = int(os.environ.get("BOARDRULES_TYPE_GAMES", "100"))
CHUNK = 200
"""Values in one array: of thousands the compiler says that their types are too many to be compared."""
PACKS: dict[str, tuple[object, ...]] = {
    "pixel_tactics": (*pixel_tactics.SETS, from_json(pixel_tactics.Pack, pixel_tactics.workshop())),
    "chibitactics": (chibitactics.STARTER,),
}


def code(file: Path) -> str:
    """A TypeScript module without comments and texts."""
    return re.sub(r'/\*.*?\*/|"[^"\n]*"', "", file.read_text(encoding="utf-8"), flags=re.DOTALL)


@cache
def values(name: str) -> Values:
    return values_of(game(name), GAMES, PACKS.get(name, ()))


def written(folder: Path, name: str, text: str) -> Path:
    path = folder / name
    path.write_text(text, encoding="utf-8")
    return path


@pytest.mark.parametrize("name", games())
def test_ajv_accepts_the_schema_and_every_value_of_a_hundred_games(name: str, tmp_path: Path) -> None:
    npx("tsc", "--version")
    schema = json_schema(game(name))
    schema_file = written(tmp_path, "schema.json", json.dumps(schema))
    lines = [f'["{entry}",{value}]' for entry, found in values(name).items() for value in found]
    counts: dict[str, int] = json.loads(node("validate.mjs", schema_file, written(tmp_path, "values.jsonl", "\n".join(lines))))
    sys.stdout.write(f"\n{name}: {counts}\n")
    properties: Any = schema["properties"]
    assert set(counts) == set(properties), "there is a value of every entry"


@pytest.mark.parametrize("name", games())
def test_the_compiler_accepts_the_types_and_every_value_of_a_hundred_games(name: str, tmp_path: Path) -> None:
    written(tmp_path, "types.ts", typescript(game(name)))
    parts = ['import type { Types } from "./types.js";']
    for entry, found in values(name).items():
        for first in range(0, len(found), CHUNK):
            lines = [f"  {value}," for value in found[first : first + CHUNK]]
            parts += [f'export const {entry}_{first}: readonly Types["{entry}"][] = [', *lines, "];"]
    written(tmp_path, "values.ts", "\n".join(parts))
    npx("tsc", "--strict", "--noEmit", "--target", "es2022", "--module", "nodenext", tmp_path / "types.ts", tmp_path / "values.ts")


def test_the_compiler_refuses_what_is_wrong(tmp_path: Path) -> None:
    written(tmp_path, "types.ts", typescript(game("pixies")))
    wrong = {
        "tag": '{ type: "Palce", by: 0, card: "B4_C", cell: 4, how: "up" }',
        "word": '{ type: "Place", by: 0, card: "B4_C", cell: 4, how: "over" }',
        "missing": '{ type: "Place", by: 0, card: "B4_C", cell: 4 }',
        "surplus": '{ type: "Place", by: 0, card: "B4_C", cell: 4, how: "up", why: 1 }',
    }
    for name, value in wrong.items():
        file = written(tmp_path, f"{name}.ts", f'import type {{ Action }} from "./types.js";\nexport const action: Action = {value};\n')
        with pytest.raises(AssertionError, match="error TS"):
            npx("tsc", "--strict", "--noEmit", "--target", "es2022", "--module", "nodenext", file)


USE = """
import type { Action, Cell, DecisionKey, LogLine, Options, OptionsInput, RefusalKey } from "./types.js";

export function words(action: Action): string {
  switch (action.type) {
    case "Start":
      return `seat ${action.seat} starts`;
    case "Reveal":
      return action.card;
    case "Place":
      return `${action.card} ${action.how}`;
  }
}

export function plies(line: LogLine): number {
  return line.line === "header" ? line.seats : line.line === "tag" ? 0 : line.ply;
}

export const [up, down]: Cell = ["B4_C", null];
export const options: OptionsInput = {};
export const seats = (agreed: Options): number => agreed.seats;
export const key: RefusalKey = "not-on-table";
export const hosts: RefusalKey = "stale";
export const question: DecisionKey = "take";
"""


def test_unions_are_told_apart_by_their_tags(tmp_path: Path) -> None:
    written(tmp_path, "types.ts", typescript(game("pixies")))
    file = written(tmp_path, "use.ts", USE)
    npx("tsc", "--strict", "--noEmit", "--noImplicitReturns", "--target", "es2022", "--module", "nodenext", file)


@pytest.mark.parametrize("name", games())
def test_json_schema_to_typescript_makes_named_types(name: str, tmp_path: Path) -> None:
    schema = json_schema(game(name))
    file = written(tmp_path, "schema.json", json.dumps(schema))
    made = tmp_path / "made.ts"
    npx("json2ts", "-i", file, "-o", made)
    module = code(made)
    definitions: Any = schema["$defs"]
    assert set(definitions) <= set(re.findall(r"export (?:interface|type) (\w+)", module))
    assert not re.findall(r".*\b(?:any|unknown)\b.*", module)
    npx("tsc", "--strict", "--noEmit", "--target", "es2022", made)


@pytest.mark.parametrize("name", games())
def test_quicktype_makes_named_types(name: str, tmp_path: Path) -> None:
    schema = json_schema(game(name))
    file = written(tmp_path, "schema.json", json.dumps(schema))
    made = tmp_path / "made.ts"
    npx("quicktype", "--src-lang", "schema", "--lang", "typescript", "--just-types", "--top-level", "Types", "-o", made, file)
    module = code(made)
    assert not re.findall(r".*\b(?:any|unknown)\b.*", module)
    npx("tsc", "--strict", "--noEmit", "--target", "es2022", made)

"""Positions that show the rules: read from ``shown.jsonl``, which ``python -m tests.shown`` writes, and drawn beside the rules."""

from __future__ import annotations

import base64
import hashlib
import json
import re
import shutil
import zlib
from collections.abc import Iterator, Mapping
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any, Final, NamedTuple, TypeAlias
from urllib.parse import urlencode

import msgspec
from msgspec import Raw
from sphinx.application import Sphinx

import boardrules
from boardrules import (
    CHANCE,
    BoardRulesError,
    Game,
    Seat,
    chibitactics,
    from_json,
    game,
    games,
    narrate,
    pixel_tactics,
    translator,
    with_cards,
)

AnyGame: TypeAlias = Game[Any, Any, Any, Any, Any]

FILE: Final = Path(__file__).parents[2] / "shown.jsonl"
FOLDER: Final = "shown"
"""Folder of the pictures, beside the pages of the rules."""
WIDTH: Final = 390
"""Width of a picture, that of a telephone."""
LONGEST: Final = 12_000
"""Characters of a link to the ruling lab; what is longer is left out."""

SENTENCES: Final = 6
"""Greatest number of sentences below a picture."""

NONE: Final = Raw(b"null")

_UNSEEN: Final = re.compile(r'<title>.*?</title>|<desc>.*?</desc>| (?:data-[a-z]+|role|tabindex|aria-label)="[^"]*"', re.DOTALL)


class Shown(msgspec.Struct, frozen=True, omit_defaults=True, tag="shown", tag_field="line"):
    """A position that shows a rule: the test, a Setup or a state as JSON, the action if one is played, the pack, if it is refused.

    ``course``: the actions that lead to the position, for one that no Setup describes; *position* is where they begin.
    ``then``: what luck answers to the action, such as a roll of the die.
    """

    rule: str
    test: str
    setup: bool
    position: Raw
    action: Raw = NONE
    pack: str = ""
    refused: bool = False
    course: tuple[Raw, ...] = ()
    then: tuple[Raw, ...] = ()


class PackLine(msgspec.Struct, frozen=True, tag="pack", tag_field="line"):
    """A pack of custom cards that positions are laid out with; ``printed``: a test takes it for a printed set."""

    id: str
    pack: Raw
    printed: bool = False


class Scene(NamedTuple):
    """A position as values: the game, the state, the seat that sees it, the action if there is one, and what comes of it if it is legal."""

    game: Any
    state: Any
    seat: Seat | None
    action: Any
    after: Any
    events: tuple[Any, ...]


@cache
def all_shown() -> tuple[Mapping[str, Shown], Mapping[str, PackLine]]:
    """Return the positions by the rules that they show, and the packs by their ids."""
    lines = [msgspec.json.decode(line, type=Shown | PackLine) for line in FILE.read_bytes().splitlines()]
    return {one.rule: one for one in lines if isinstance(one, Shown)}, {one.id: one for one in lines if isinstance(one, PackLine)}


def game_of(name: str, pack: str) -> AnyGame:
    """Return the game with the pack *pack* of the file, or with its own cards."""
    if not pack:
        return game(name)
    line = all_shown()[1][pack]
    data = bytes(line.pack)
    if name == "chibitactics":
        return chibitactics.with_cards(chibitactics, data)
    if line.printed:
        return pixel_tactics.PixelTacticsGame((*pixel_tactics.SETS, from_json(pixel_tactics.Pack, data)))
    return pixel_tactics.with_cards(pixel_tactics, data)


def scene_of(name: str, shown: Shown) -> Scene:
    """Return *shown* as values of the game *name*. Raises BoardRulesError if the position or the action is no longer what it was."""
    played: Any = game_of(name, shown.pack)
    types = import_module(f"boardrules.{name}")
    position = bytes(shown.position)
    state = laid_out(played, shown) if shown.setup else from_json(types.State, position)
    if shown.action == NONE:
        return Scene(played, state, _seat(played, state), None, None, ())
    action = from_json(types.Action, bytes(shown.action))
    seat = Seat(action.by) if action.by != CHANCE else None
    if shown.refused:
        return Scene(played, state, seat, action, None, ())
    step = played.step(state, action)
    after, events = step.state, step.events
    for luck in shown.then:
        step = played.step(after, from_json(types.Action, bytes(luck)))
        after, events = step.state, (*events, *step.events)
    return Scene(played, state, seat, action, after, events)


def laid_out(played: AnyGame, shown: Shown) -> Any:
    """Return the position that the Setup of *shown* and its course make in the game *played*. Raises BoardRulesError."""
    described: Any = played
    state = described.set_up(from_json(described.SETUP, bytes(shown.position)))
    for action in shown.course:
        state = played.apply(state, from_json(played.SPEC.action, bytes(action)))
    return state


def _seat(played: AnyGame, state: Any) -> Seat | None:
    return next((seat for seat in played.to_act(state) if seat != CHANCE), None)


def draw(scene: Scene, state: Any, **marks: Any) -> str:
    """Return a picture of *state*, without what only a page that is played on needs."""
    svg = scene.game.render_svg(scene.game.view(state, scene.seat), width=WIDTH, **marks)
    return _UNSEEN.sub("", svg).replace("\n", "")


def pictures(scene: Scene) -> Iterator[tuple[str, str]]:
    """Yield the pictures of a scene: before the action, with what it points at, and after it."""
    targets = scene.game.anchors(scene.game.view(scene.state, scene.seat), scene.action) if scene.action is not None else ()
    yield "before", draw(scene, scene.state, targets=targets)
    if scene.after is not None:
        yield "after", draw(scene, scene.after, events=scene.events)


class Told(NamedTuple):
    """Words below the pictures: the action, and what comes of it."""

    action: str
    outcome: str


def told(name: str, shown: Shown, *, language: str = "en") -> Told:
    """Return what is said of a position in a language."""
    scene = scene_of(name, shown)
    if scene.action is None:
        return Told("", "")
    view, tongue = scene.game.view(scene.state, scene.seat), translator(language, scene.game)
    if scene.after is None:
        refusal = scene.game.check(scene.state, scene.action)
        outcome = f"{refusal.rule}: {tongue(refusal)}" if refusal else ""
    else:
        after = scene.game.view(scene.after, scene.seat)
        outcome = " ".join(narrate(scene.game, after, scene.events, translator=tongue)[:SENTENCES])
    return Told(tongue.label(view, scene.action), outcome)


def lab_link(name: str, shown: Shown, scene: Scene) -> str:
    """Return the end of the address of the ruling lab at this position, or "" for one that the lab cannot lay out."""
    if not shown.setup or not as_in_the_lab(name, shown, scene):
        return ""
    case = {
        "game": name,
        "position": json.loads(bytes(shown.position)),
        "versions": [{}],
        "course": [bytes(action).decode() for action in shown.course],
        "action": written(scene, bytes(shown.action).decode()) if scene.action is not None else "",
        "reader": "host",
    }
    pack = {"pack": packed(bytes(all_shown()[1][shown.pack].pack))} if shown.pack else {}
    link = urlencode({"position": packed(msgspec.json.encode(case)), "language": "en", **pack})
    return link if len(link) <= LONGEST else ""


def as_in_the_lab(name: str, shown: Shown, scene: Scene) -> bool:
    """Return whether the lab, which adds a pack to the cards of a game, comes to the same position and to the same end.

    A state marks a pack that was added, which tests that take a pack for a printed set do not do.
    """
    if not shown.pack:
        return True
    try:
        base: Any = game(name)
        played: Any = with_cards(base, bytes(all_shown()[1][shown.pack].pack))
        state = laid_out(played, shown)
        if unmarked(state) != unmarked(scene.state):
            return False
        if scene.after is None:
            return True
        after = played.apply(state, scene.action)
        for luck in shown.then:
            after = played.apply(after, from_json(played.SPEC.action, bytes(luck)))
        return bool(unmarked(after) == unmarked(scene.after))
    except BoardRulesError:
        return False


def unmarked(state: Any) -> Any:
    """Return *state* without the mark of the pack that was added to the game."""
    return msgspec.structs.replace(state, pack="") if hasattr(state, "pack") else state


def written(scene: Scene, action: str) -> str:
    """Return the action of a scene in the notation of its game, or *action*, its JSON, where the notation would not be read so."""
    acting = _seat(scene.game, scene.state)
    try:
        text = scene.game.format_action(scene.game.view(scene.state, acting), scene.action)
        read = scene.game.parse_action(scene.game.view(scene.state, acting), text)
    except (BoardRulesError, ValueError, LookupError):
        return action
    return str(text) if read == scene.action else action


def packed(value: bytes) -> str:
    """Return *value*, a position or a pack as JSON, as the ruling lab reads it in a link: compressed, in characters of addresses."""
    short = msgspec.json.encode(msgspec.json.decode(value))
    return base64.urlsafe_b64encode(zlib.compress(short, 9)).decode().rstrip("=")


def version(*files: Path) -> str:
    """Return a mark of all that pictures are made from: the library and *files*."""
    digest = hashlib.blake2b(b"".join(file.read_bytes() for file in files), digest_size=12)
    for path in sorted(Path(boardrules.__file__).parent.rglob("*.py")):
        digest.update(path.read_bytes())
    return digest.hexdigest()


def draw_all(app: Sphinx) -> None:
    """Draw the positions that show the rules of each game, unless they are those that lie there."""
    now = version(FILE, Path(__file__))
    for name in games():
        folder = Path(app.srcdir) / "games" / name / "rules" / FOLDER
        if not folder.parent.is_dir() or ((folder / "version").is_file() and (folder / "version").read_text(encoding="utf-8") == now):
            continue
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir()
        for rule in game(name).SPEC.rules:
            if shown := all_shown()[0].get(rule.id):
                for when, svg in pictures(scene_of(name, shown)):
                    (folder / f"{rule.id.lower()}-{when}.svg").write_text(svg, encoding="utf-8")
        (folder / "version").write_text(now, encoding="utf-8")


def copy_all(app: Sphinx, exception: Exception | None) -> None:
    """Put the pictures beside the built pages."""
    for name in games():
        folder = Path(app.srcdir) / "games" / name / "rules" / FOLDER
        if exception is None and folder.is_dir():
            shutil.copytree(folder, Path(app.outdir) / "games" / name / "rules" / FOLDER, dirs_exist_ok=True)

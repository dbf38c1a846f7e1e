"""Positions that show the rules, taken from the tests of the rules.

``python -m tests.shown`` runs the tests that name rules by markers, keeps for each rule the action in which it is seen best, and writes
``docs/shown.jsonl``: first the packs of custom cards, then a line for each rule. The documentation draws the pictures from it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import wraps
from pathlib import Path
from typing import Any, Final

import msgspec
import pytest
from msgspec import Raw
from msgspec.structs import replace

from boardrules import CHANCE, BoardRulesError, InvalidState, chibitactics, game, games, pixel_tactics, pixies, to_json
from boardrules.chibitactics._game import PackGame
from boardrules.pixel_tactics._game import PixelTacticsGame
from docs._ext.boardrules_docs._shown import FILE, NONE, PackLine, Shown

ROOT: Final = Path(__file__).parents[1]
LOOKS: Final = ("view", "pending", "legal_actions")
MOVES: Final = ("apply", "step", "check")
"""Functions of a game that are called with a state, and with a state and an action."""
MANY: Final = 60
"""A test with more actions than this plays a whole game: its end is looked at, and only if no other test shows the rule."""
FOLDERS: Final = ("chibitactics/rules", "pixel_tactics/rules", "pixel_tactics/cards", "pixies")
"""Folders of tests that lay out positions for rules."""
CASES: Final = 3
"""Number of cases of a test with parameters that are run."""
MOST: Final = 400
"""Number of earlier actions of a test among which the way to a position is looked for."""
SETTING_UP: Final = ("PX-SET", "PT-SET", "PT-DECK", "CT-CO", "CT-SU")
"""Chapters on setting up a game."""
FEW: Final = 4
"""Number of tests that are kept for a rule."""
LARGEST: Final = 200_000
"""Bytes of a state; greater ones are left out."""


class Tried(msgspec.Struct, frozen=True):
    """A state that a test looks at: of which game, the action that it tries there, and the rule that refuses it, or ""."""

    game: object
    state: msgspec.Struct
    action: msgspec.Struct | None = None
    refused: str = ""


class Recorder:
    """A plugin of pytest that keeps what the tests of rules try."""

    def __init__(self) -> None:
        self.tried: list[Tried] = []
        self.best: dict[str, list[tuple[tuple[int, ...], str, list[Tried]]]] = {}
        self.inside = False

    def watch(self, holder: object, name: str, *, module: object | None = None) -> None:
        """Put a function that records in the place of ``holder.name``; *module* is the game if it is not the first argument."""
        function: Callable[..., object] = getattr(holder, name)

        @wraps(function)
        def recorded(*given: object, **named: object) -> object:
            outer, self.inside = self.inside, True
            try:
                found = function(*given, **named)
            finally:
                self.inside = outer
            if not outer:
                self.note(name, given if module is None else (module, *given), found)
            return found

        setattr(holder, name, recorded)

    def note(self, name: str, given: tuple[object, ...], found: object) -> None:
        """Keep what a function of a game was called with."""
        played, state, action = (*given, None, None)[:3]
        if isinstance(found, pixies.Setup):
            options = pixies.Options(flower_power=True)
            for setup in (found, replace(found, options=options)):
                with suppress(InvalidState):
                    self.tried.append(Tried(pixies, pixies.set_up(setup)))
                    break
        elif name == "set_up" and isinstance(found, msgspec.Struct):
            self.tried.append(Tried(played, found))
        elif name in LOOKS and isinstance(state, msgspec.Struct):
            self.tried.append(Tried(played, state))
        elif name in MOVES and isinstance(state, msgspec.Struct) and isinstance(action, msgspec.Struct):
            rule = str(getattr(found, "rule", "")) if name == "check" else ""
            if name != "check" or rule:
                self.tried.append(Tried(played, state, action, rule))

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Leave out tests that name no rule, and of those with parameters all but a few."""
        seen: Counter[str] = Counter()
        for item in items:
            seen[item.nodeid.partition("[")[0]] += 1
        left = Counter(seen)
        kept: list[pytest.Item] = []
        for item in items:
            name = item.nodeid.partition("[")[0]
            left[name] -= 1
            if item.get_closest_marker("rule") and seen[name] - left[name] <= CASES:
                kept.append(item)
        items[:] = kept

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_call(self, item: pytest.Item) -> Iterator[None]:
        """Run a test, then keep for its rules what it tried."""
        self.tried = []
        yield
        rules = [str(rule) for mark in item.iter_markers("rule") for rule in mark.args]
        for rule in dict.fromkeys(rules):
            self.keep(rule, item.nodeid, len(rules))

    def keep(self, rule: str, test: str, rules: int) -> None:
        """Keep what this test tried for *rule*, if it shows it better than another."""
        refused = any(tried.refused == rule for tried in self.tried)
        played = any(tried.action is not None for tried in self.tried)
        home = next((k for k, part in enumerate(("/rules/", "/cards/")) if part in test), 2)
        custom = any(pack_of(tried.game) for tried in self.tried[:1])
        long = sum(tried.action is not None for tried in self.tried) > MANY
        score = (long, not refused, not played, home, rules, custom, len(self.tried), len(test))
        if self.tried:
            best = [*self.best.get(rule, ()), (score, test, self.tried)]
            self.best[rule] = sorted(best, key=lambda one: one[0])[:FEW]

    def chosen(self, rule: str) -> Iterator[tuple[str, Tried, list[Tried]]]:
        """Yield the tests that show *rule*, the best first: each with what shows it best in it, and all that it tried."""
        for _, test, found in self.best.get(rule, ()):
            yield test, min(enumerate(found[-MANY:]), key=lambda one: (rank(one[1], rule), lucky(one[1]), -one[0]))[1], found


def lucky(tried: Tried) -> bool:
    """Return whether it is luck that acts."""
    return getattr(tried.action, "by", None) == CHANCE


def rank(tried: Tried, rule: str) -> int:
    """Return how well what was tried shows *rule*, 0 best: refused by it, explained by it, played, refused otherwise, only looked at."""
    if tried.action is None:
        return 4
    if tried.refused:
        return 0 if tried.refused == rule else 3
    return 1 if rule in explained(tried) else 2


def explained(tried: Tried) -> set[str]:
    """Return the rules by which what an action does is explained."""
    explain = getattr(tried.game, "explain", None)
    if explain is None:
        return set()
    try:
        return rules_in(explain(tried.state, tried.action, seat="host"))
    except Exception:  # noqa: BLE001  (tests try what is impossible)
        return set()


def rules_in(value: object) -> set[str]:
    """Return the rules named in the fields ``rule`` and ``rules`` of *value* and all its parts."""
    if isinstance(value, msgspec.Struct):
        own = {str(getattr(value, "rule", ""))} | {str(one) for one in getattr(value, "rules", ()) if isinstance(one, str)}
        return own.union(*(rules_in(getattr(value, name)) for name in value.__struct_fields__))
    return set().union(*map(rules_in, value)) if isinstance(value, tuple) else set()


def pack_of(played: object) -> bytes:
    """Return the pack of custom cards of a game as JSON, or nothing."""
    if isinstance(played, PackGame):
        return b"" if played.pack == chibitactics.STARTER else to_json(played.pack)
    own = [pack for pack in played.packs if pack not in pixel_tactics.SETS] if isinstance(played, PixelTacticsGame) else []
    return to_json(own[0]) if own else b""


def described(tried: Tried, before: list[Tried]) -> tuple[bool, bytes, tuple[Raw, ...]]:
    """Return the position as JSON: a Setup (true) and the actions that lead from it, or a state.

    Where no Setup says all of a position, it is looked for among those *before* it from which the test went on to it.
    """
    course: tuple[Raw, ...] = ()
    state, left = tried.state, [one for one in before if one.action is not None and not one.refused][-MOST:]
    while (setup := setup_of(tried.game, state)) is None:
        last = next((one for one in reversed(left) if leads_to(one, state)), None)
        if last is None:
            return False, to_json(tried.state), ()
        left = left[: left.index(last)]
        state, course = last.state, (Raw(to_json(last.action)), *course)
    return True, setup, course


def setup_of(played: Any, state: msgspec.Struct) -> bytes | None:
    """Return the Setup that describes all of *state* as JSON, or None if none does."""
    with suppress(InvalidState):
        setup = played.setup_of(state)
        if played.set_up(setup) == state:
            return to_json(setup)
    return None


def leads_to(tried: Tried, state: msgspec.Struct) -> bool:
    """Return whether what was tried leads to *state*."""
    played: Any = tried.game
    with suppress(BoardRulesError):
        return bool(played.apply(tried.state, tried.action) == state)
    return False


def record() -> Recorder:
    """Run the tests of rules and return what they tried."""
    recorder = Recorder()
    for kind, module in ((PixelTacticsGame, pixel_tactics), (PackGame, chibitactics)):
        played = module.apply.__self__
        for name in (*LOOKS, *MOVES, "set_up"):
            recorder.watch(kind, name)
            setattr(module, name, getattr(played, name))
    for name in (*LOOKS, *MOVES, "set_up", "setup"):
        recorder.watch(pixies, name, module=pixies)
    folders = [str(ROOT / "tests" / name) for name in FOLDERS]
    pytest.main(["-q", "-p", "no:cacheprovider", "-p", "no:xdist", "-m", "not laws", *folders], plugins=[recorder])
    return recorder


def best_described(recorder: Recorder, rule: str) -> tuple[str, Tried, tuple[bool, bytes, tuple[Raw, ...]]] | None:
    """Return the best test of *rule* whose position a Setup describes, since the ruling lab can open it; else the best of all.

    A rule of setting up is shown best before there is a position that a Setup describes.
    """
    first = None
    for test, tried, before in recorder.chosen(rule):
        found = test, tried, described(tried, before)
        if found[2][0] or rule.rpartition("-")[0] in SETTING_UP:
            return found
        first = first or found
    return first


def lines(recorder: Recorder) -> Iterator[msgspec.Struct]:
    """Yield the lines of the file."""
    packs: dict[bytes, str] = {}
    beside: set[str] = set()
    shown: list[Shown] = []
    for name in games():
        for rule in game(name).SPEC.rules:
            if rule.enforced and (found := best_described(recorder, rule.id)):
                test, tried, (setup, state, course) = found
                action = NONE if tried.action is None else Raw(to_json(tried.action))
                if len(state) <= LARGEST:
                    pack = pack_of(tried.game)
                    key = packs.setdefault(pack, f"{name}-{len(packs) + 1}") if pack else ""
                    if pack and isinstance(tried.game, PixelTacticsGame) and tried.game.custom is None:
                        beside.add(key)
                    shown.append(Shown(rule.id, test, setup, Raw(state), action, key, bool(tried.refused), course))
    yield from (PackLine(key, Raw(pack), key in beside) for pack, key in packs.items())
    yield from shown


def main() -> None:
    """Write the file."""
    found = record()
    FILE.write_bytes(b"".join(msgspec.json.encode(line) + b"\n" for line in lines(found)))
    missing = [rule.id for name in games() for rule in game(name).SPEC.rules if rule.enforced and rule.id not in found.best]
    print("No position:", *missing)  # noqa: T201  (a command)


if __name__ == "__main__":
    main()

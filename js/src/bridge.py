"""What JavaScript calls: functions of games and matches by name, with arguments and answers as JSON."""

from __future__ import annotations

import importlib
import itertools
import secrets
from collections.abc import Callable
from functools import lru_cache
from typing import Any, Final

import msgspec

import boardrules
from boardrules import BoardRulesError, Dealer, Match, Seat, Translator, from_json, notation, rendering, to_json, translator
from boardrules.capabilities import Facts
from boardrules.contract import Positions
from boardrules.picture import draw
from boardrules.pieces import Palette
from boardrules.rulebook import CORE_RULES

GAMES: Final[dict[int, Any]] = {}
MATCHES: Final[dict[int, Any]] = {}
NUMBERS: Final = itertools.count()


def call(method: str, data: str) -> str:
    """Call a function, ``"module:function"``, with the arguments in *data*, a JSON array; errors are described."""
    try:
        module, _, name = method.partition(":")
        function: Callable[..., object] = getattr(importlib.import_module(module), name)
        arguments = msgspec.json.decode(data, type=list[msgspec.Raw])
        return '{"value":%s}' % to_json(function(*arguments)).decode()  # noqa: UP031  (braces)
    except Exception as error:  # described to JavaScript, which raises it again  # noqa: BLE001
        return to_json({"error": described(error)}).decode()


def described(error: Exception) -> dict[str, object]:
    """Return an error as JavaScript raises it again: the names of its classes, its message, and what it knows besides."""
    told: dict[str, object] = {
        "kinds": [kind.__name__ for kind in type(error).__mro__ if issubclass(kind, Exception)],
        "message": str(error),
    }
    if isinstance(error, BoardRulesError):
        fields = {name: getattr(error, name) for name in ("refusal", "action", "violations", "candidates", "ply") if hasattr(error, name)}
        told |= fields
    return told


def read(data: msgspec.Raw, kind: Any = Any) -> Any:
    """Return an argument as what it should be."""
    return msgspec.json.decode(data, type=kind)


def _keep(into: dict[int, Any], thing: object) -> int:
    number = next(NUMBERS)
    into[number] = thing
    return number


# Games


def about(number: int) -> dict[str, object]:
    """Return what JavaScript keeps of a game."""
    spec = GAMES[number].SPEC
    return {
        "handle": number,
        "spec": {
            "id": spec.id,
            "title": spec.title,
            "rulesVersion": spec.rules_version,
            "schemaVersion": spec.schema_version,
            "seats": spec.seats,
            "maxPlies": spec.max_plies,
            "editions": spec.editions,
        },
    }


def load(name: msgspec.Raw) -> object:
    """Return an installed game."""
    return about(_keep(GAMES, boardrules.game(read(name, str))))


def with_cards(handle: msgspec.Raw, pack: msgspec.Raw) -> object:
    """Return a game with a pack of custom cards."""
    return about(_keep(GAMES, boardrules.with_cards(GAMES[read(handle, int)], bytes(pack))))


def from_state(handle: msgspec.Raw, state: msgspec.Raw) -> object:
    """Return a game that begins at a state."""
    found = GAMES[read(handle, int)]
    return about(_keep(GAMES, boardrules.from_state(found, from_json(found.SPEC.state, bytes(state)))))


def forget(handle: msgspec.Raw) -> None:
    """JavaScript needs a game no more."""
    GAMES.pop(read(handle, int), None)
    _speaker.cache_clear()  # translators keep their game


class Called:
    """One call of a game: its arguments are read as what they should be."""

    def __init__(self, handle: msgspec.Raw, arguments: tuple[msgspec.Raw, ...]) -> None:
        self.handle = read(handle, int)
        self.game = GAMES[self.handle]
        self.arguments = list(arguments)

    def next(self, kind: str) -> Any:
        """Return the next argument; values are read by the types of the game, and so are checked."""
        data = self.arguments.pop(0)
        match kind:
            case "state" | "action" | "view" | "event":
                return from_json(getattr(self.game.SPEC, kind), bytes(data))
            case "options":
                return None if bytes(data) == b"null" else from_json(self.game.SPEC.options, bytes(data))
            case "setup":
                return from_json(self.game.SPEC.setup, bytes(data))
            case "view or null":
                return None if bytes(data) == b"null" else from_json(self.game.SPEC.view, bytes(data))
            case "said":  # a question or a refusal
                return from_json(boardrules.Decision if "question" in read(data, dict[str, Any]) else boardrules.Refusal, bytes(data))
            case "words":
                words = read(data, Words | None)
                return None if words is None else _speaker(self.handle, words)
            case "marks":
                return read(data, Marks)
            case _:
                return read(data)


def _offered(game: Any, kind: Any, name: str) -> Any:
    found = boardrules.capability(game, kind)
    if found is None:
        raise BoardRulesError(f"{game.SPEC.id} does not offer {name}")
    return found


class Words(msgspec.Struct, frozen=True):
    """The words that are wanted: a language, the names of the players, and the seat that is addressed as "you"."""

    language: str
    names: tuple[str, ...] = ()
    reader: int | None = None


@lru_cache(maxsize=64)
def _speaker(handle: int, words: Words) -> Translator:
    reader = None if words.reader is None else Seat(words.reader)
    return translator(words.language, GAMES[handle], names=words.names, reader=reader)


class Marks(msgspec.Struct, frozen=True):
    """The marks of a picture, and how it is drawn."""

    targets: tuple[str, ...] = ()
    focus: str | None = None
    width: int | None = None
    palette: Palette = "light"
    events: tuple[msgspec.Raw, ...] = ()


def _svg(game: Any, view: Any, marks: Marks, words: Translator | None) -> str:
    events = [from_json(game.SPEC.event, bytes(event)) for event in marks.events]
    return str(
        draw(
            game,
            view,
            targets=marks.targets,
            focus=marks.focus,
            width=marks.width,
            palette=marks.palette,
            events=events,
            translator=words,
        )
    )


def _rules(game: Any, prefix: str) -> object:
    return boardrules.find_rules((*game.SPEC.rules, *CORE_RULES), prefix) if prefix else (*game.SPEC.rules, *CORE_RULES)


FUNCTIONS: Final[dict[str, tuple[tuple[str, ...], Callable[..., object]]]] = {
    "newGame": (("options",), lambda game, options: game.new_game(options)),
    "seats": (("state",), lambda game, state: game.seats(state)),
    "toAct": (("state",), lambda game, state: game.to_act(state)),
    "legalActions": (("state", "seat"), lambda game, state, seat: game.legal_actions(state, seat)),
    "check": (("state", "action"), lambda game, state, action: game.check(state, action)),
    "apply": (("state", "action"), lambda game, state, action: game.apply(state, action)),
    "step": (("state", "action"), lambda game, *both: (step := game.step(*both)) and {"state": step.state, "events": step.events}),
    "outcome": (("state",), lambda game, state: game.outcome(state)),
    "chance": (("state",), lambda game, state: game.chance(state)),
    "chanceAction": (("state", "k"), lambda game, state, k: game.chance_action(state, k)),
    "view": (("state", "seat"), lambda game, state, seat: game.view(state, seat)),
    "redactAction": (("action", "seat"), lambda game, action, seat: game.redact_action(action, seat)),
    "redactEvent": (("event", "seat"), lambda game, event, seat: game.redact_event(event, seat)),
    "pending": (("state", "seat"), lambda game, state, seat: game.pending(state, seat)),
    "validate": (("state",), lambda game, state: game.validate(state)),
    "facts": (("view",), lambda game, view: _offered(game, Facts, "facts").facts(view)),
    "label": (("view", "action"), lambda game, view, action: notation(game).label(view, action)),
    "formatAction": (("view", "action"), lambda game, view, action: notation(game).format_action(view, action)),
    "parseAction": (("view", "text"), lambda game, view, text: notation(game).parse_action(view, text)),
    "formatEvent": (("view", "event"), lambda game, view, event: notation(game).format_event(view, event)),
    "renderText": (("view", "words"), lambda game, view, words: rendering(game).render_text(view, translator=words)),
    "renderSvg": (("view", "marks", "words"), _svg),
    "anchors": (("view", "action"), lambda game, view, action: rendering(game).anchors(view, action)),
    "setUp": (("setup",), lambda game, setup: _offered(game, Positions, "positions").set_up(setup)),
    "setupOf": (("state",), lambda game, state: _offered(game, Positions, "positions").setup_of(state)),
    "card": (("id",), lambda game, name: game.SPEC.card(name)),
    "cards": ((), lambda game: game.SPEC.cards),
    "rules": (("prefix",), _rules),
    "jsonSchema": ((), boardrules.json_schema),
    "languages": ((), boardrules.languages),
    "words:language": (("words",), lambda _, words: words.language),
    "words:say": (("words", "said", "view or null"), lambda _, words, said, view: words(said, view=view)),
    "words:event": (("words", "view", "event"), lambda _, words, view, event: words.event(view, event)),
    "words:label": (("words", "view", "action"), lambda _, words, view, action: words.label(view, action)),
    "words:rule": (("words", "id"), lambda _, words, name: words.rule(name)),
    "words:card": (("words", "id"), lambda _, words, name: words.card(name)),
    "words:term": (("words", "id"), lambda _, words, name: words.term(name)),
    "words:player": (("words", "seat"), lambda _, words, seat: words.player(seat)),
    "words:list": (("words", "listed"), lambda _, words, listed: words.list(listed)),
}
"""What a game is asked, with the kinds of its arguments."""


def game(handle: msgspec.Raw, name: msgspec.Raw, *arguments: msgspec.Raw) -> object:
    """Ask a game: ``[handle, "legalActions", state, seat]``."""
    kinds, function = FUNCTIONS[read(name, str)]
    called = Called(handle, arguments)
    return function(called.game, *map(called.next, kinds))


# Matches


def _match(number: int) -> dict[str, object]:
    match = MATCHES[number]
    return {"handle": number, "ply": match.ply, "over": match.over, "outcome": match.outcome, "retired": match.retired}


def start(handle: msgspec.Raw, options: msgspec.Raw, dealing: msgspec.Raw) -> object:
    """Return a match: *dealing* has ``deals``, a ``seed`` or null for a new one, and ``clientSeeds``."""
    called = Called(handle, (options,))
    agreed: dict[str, Any] = read(dealing)
    dealer = None
    if agreed["deals"]:
        seed = agreed["seed"]
        dealer = Dealer(secrets.token_hex(32) if seed is None else seed, client_seeds=tuple(agreed["clientSeeds"]))
    return _match(_keep(MATCHES, Match(called.game, called.next("options"), dealer=dealer)))


def resume(handle: msgspec.Raw, log: msgspec.Raw, settings: msgspec.Raw) -> object:
    """Return the match in a log: *settings* has ``seed``, null if luck is supplied, ``clientSeeds`` and ``trustPacks``."""
    agreed: dict[str, Any] = read(settings)
    dealer = None if agreed["seed"] is None else Dealer(agreed["seed"], client_seeds=tuple(agreed["clientSeeds"]))
    text = read(log, str).encode()
    return _match(_keep(MATCHES, Match.resume(text, game=GAMES[read(handle, int)], dealer=dealer, trust_packs=agreed["trustPacks"])))


def _seat(data: Any) -> Seat | None:
    return None if data is None else Seat(data)


def match(handle: msgspec.Raw, name: msgspec.Raw, *arguments: msgspec.Raw) -> object:
    """Ask a match; what comes back is ``{"value": ..., "match": ...}``, with what it is now."""
    number = read(handle, int)
    found: Match[Any, Any, Any, Any, Any] = MATCHES[number]
    kind = found.game.SPEC.action
    value: object = None
    match read(name, str), arguments:
        case "state", _:
            value = found.state
        case "at", (ply,):
            value = found.at(read(ply, int))
        case "prompt", (seat, since):
            value = found.prompt(_seat(read(seat)), since=read(since, int))
        case "submit", (seat, actions, seen):
            played = [from_json(kind, bytes(action)) for action in read(actions, list[msgspec.Raw])]
            value = found.submit(Seat(read(seat, int)), *played, seen=read(seen, str | None))
        case "supply", (action,):
            found.supply(from_json(kind, bytes(action)))
        case "undo", _:
            value = found.undo()
        case "retire", (seat,):
            found.retire(Seat(read(seat, int)))
        case "digest", (seat,):
            reader = read(seat)
            value = found.digest() if reader == "host" else found.digest(_seat(reader))
        case "log", (seat,):
            reader = read(seat)
            value = (found.log() if reader == "host" else found.log(_seat(reader))).decode()
        case "tag", (key, text):
            found.tag(read(key, str), read(text, str))
        case "note", (text,):
            found.note(read(text, str))
        case "close", _:
            del MATCHES[number]
            return {"value": None, "match": None}
        case unknown, _:
            raise LookupError(f"a match has no {unknown}")
    return {"value": value, "match": _match(number)}


def verify(log: msgspec.Raw, trust_packs: msgspec.Raw) -> object:
    """Return whether a log agrees with the rules."""
    verdict = boardrules.verify(read(log, str).encode(), trust_packs=read(trust_packs, bool))
    return {"result": verdict.result, "ply": verdict.ply, "why": verdict.why}

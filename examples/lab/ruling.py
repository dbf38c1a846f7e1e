"""What a position and an action come to, in several editions at once: what the page of the ruling lab asks. It knows no page and no game.

Actions are texts in the notation of the game, or JSON.
"""

from __future__ import annotations

from typing import Any, Final, TypeAlias

import msgspec
from beginning import Setup, fitted, sample
from case import Case, Patch, read
from msgspec import Raw

from boardrules import (
    BoardRulesError,
    Explaining,
    Explanation,
    InvalidState,
    Naming,
    NotationError,
    Positions,
    Seat,
    capability,
    find_rules,
    from_json,
    game,
    games,
    json_schema,
    notation,
    rendering,
)
from boardrules.explanation import Change, Happened
from boardrules.picture import Picture, draw
from boardrules.rulebook import CORE_RULES
from boardrules.transforms import TakesPacks
from boardrules.values import CHANCE

__all__ = ["Desk", "fitting", "installed", "ruled", "taken"]

Message: TypeAlias = dict[str, object]

COLUMN: Final = 480
"""Greatest width for which the picture after an action is laid out: answers stand beside each other."""

PRIVATE: Final = "Whether another player may do this, only that player and the host may know."
"""The answer to a seat that asks about an action of another one."""


def installed() -> list[Message]:
    """Return the games whose positions can be described and actions explained, each with a first position and versions of its rules."""
    found: list[Message] = []
    for name in games():
        played: Any = game(name)
        if capability(played, Positions[Any, Any]) is None or capability(played, Explaining[Any, Any]) is None:
            continue
        spec = played.SPEC
        found.append(
            {
                "id": name,
                "title": spec.title,
                "seats": spec.seats[1],
                "versions": _versions(played),
                "editions": {edition.id: edition.title for edition in spec.editions},
                "sample": sample(name, played),
                "packs": isinstance(played, TakesPacks),
            }
        )
    return found


def _versions(played: Any) -> list[Patch]:
    """Options that change the rules, each by itself: what has few values, also among the house rules."""
    schema: Any = json_schema(played)["$defs"]

    def values(field: Any) -> list[object]:
        while "$ref" in field:
            field = schema[field["$ref"].rpartition("/")[2]]
        for kind in field.get("anyOf", [field]):
            if kind.get("type") == "boolean":
                return [False, True]
            if "enum" in kind:
                return list(kind["enum"])
        return []

    own = schema["Options"]["properties"]
    usual = played.SPEC.options()
    found: list[Patch] = [
        {name: value} for name, field in own.items() for value in values(field) if name == "edition" or value != getattr(usual, name)
    ]
    house = schema["HouseRules"]["properties"] if "house" in own else {}
    return [*found, *({"house": {name: value}} for name, field in house.items() for value in values(field))]


def ruled(case: Raw) -> Message:
    """Return what the rules say of a case: the position ``now``, ``groups`` of versions that say the same, and what ``players`` are called.

    Raises BoardRulesError.
    """
    asked = read(case)
    desks = [Desk(asked, patch) for patch in asked.versions]
    groups: list[tuple[bytes, Message]] = []
    for number, desk in enumerate(desks):
        ruling = desk.ruling()
        key = msgspec.json.encode(ruling)
        same = next((group for found, group in groups if found == key), None)
        if same is None:
            groups.append((key, {"versions": [number], **ruling, "after": desk.after()}))
        else:
            known: Any = same["versions"]
            known.append(number)
    players = [asked.words.player(Seat(seat)) for seat in range(asked.played.SPEC.seats[1])]
    return {"now": _now(desks), "groups": [group for _, group in groups], "players": players}


def taken(case: Raw) -> Message:
    """Return the position after all that was done and tried in the first version, as a Setup. Raises BoardRulesError if there is none."""
    asked = read(case)
    desk = Desk(asked, asked.versions[0])
    desk.ruling()
    if desk.state is None:
        raise BoardRulesError("there is no position")
    return {"position": desk.positions.setup_of(desk.end if desk.end is not None else desk.state)}


def fitting(case: Raw) -> Setup:
    """Return the position of a case with the cards of its pack, or one to begin with where it cannot be set up with them.

    Raises BoardRulesError with every fault of a pack.
    """
    asked = read(case)
    return fitted(asked.game, asked.played, msgspec.json.decode(asked.position))


def merged(position: bytes, patch: Patch) -> bytes:
    """Return a Setup with other options laid over its own."""
    setup: Any = msgspec.json.decode(position)
    if patch and isinstance(setup, dict):
        options = {**(setup.get("options") or {})}
        for name, value in patch.items():
            options[name] = {**options.get(name, {}), **value} if isinstance(value, dict) else value
        setup["options"] = options
    return msgspec.json.encode(setup)


def _describing(played: Any) -> Positions[Any, Any]:
    found: Positions[Any, Any] | None = capability(played, Positions[Any, Any])
    if found is None:
        raise BoardRulesError(f"positions of {played.SPEC.id} cannot be described")
    return found


class Desk:
    """A case in one version of the rules.

    ``state`` is the position after what was done, which ``course`` puts in words, ``end`` that after the action that is tried, by which
    ``events`` happened. ``hidden``: what comes of it depends on something that the reader does not see.
    """

    def __init__(self, case: Case, patch: Patch) -> None:
        self.case = case
        self.game = case.played
        self.words = case.words
        self.positions = _describing(self.game)
        self.state: Any = None
        self.end: Any = None
        self.events: tuple[Any, ...] = ()
        self.course: list[str] = []
        self.hidden = False
        self.faults: list[Message] = []
        self.refused: tuple[str, Explanation | str] | None = None
        try:
            state = self.positions.set_up(from_json(self.positions.SETUP, merged(bytes(case.position), patch)))
        except InvalidState as error:
            faults = [self.fault(fault.message, fault.rule, fault.path) for fault in error.violations]
            self.faults = faults or [self.fault(str(error))]
            return
        except (BoardRulesError, msgspec.MsgspecError) as error:
            self.faults = [self.fault(str(error))]
            return
        for text in case.course:
            found = self.explained(state, text, played=True)
            if isinstance(found, str) or found.refusal is not None:
                self.refused = text if isinstance(found, str) else self.label(state, text), found
                return
            self.course.append(self.label(state, text))
            state = self.game.apply(state, self.action(state, text))
        self.state = state

    def fault(self, text: str, rule: str = "", path: str = "") -> Message:
        """Return what is wrong with a position: a sentence, the rule that it breaks if any, and the place in the Setup or State."""
        return {"text": text, "rule": self.rule(rule) if rule else None, "path": path}

    def eyes(self, state: Any) -> Seat | None:
        """Return the seat whose view is drawn: the reader; for the host the seat to act."""
        if self.case.reader != "host":
            return self.case.reader
        acting: tuple[Seat, ...] = self.game.to_act(state)
        return acting[0] if acting and acting[0] != CHANCE else Seat(0)

    def action(self, state: Any, text: str) -> Any:
        """Return the action that a text means in *state*. Raises BoardRulesError, as for a text that means none."""
        if text.lstrip().startswith("{"):
            return from_json(self.game.SPEC.action, text.encode())
        return notation(self.game).parse_action(self.acting_view(state), text)

    def acting_view(self, state: Any) -> Any:
        """Return the view of whoever is to act, in which notation is read and written."""
        acting: tuple[Seat, ...] = self.game.to_act(state)
        return self.game.view(state, acting[0] if acting and acting[0] != CHANCE else None)

    def label(self, state: Any, text: str) -> str:
        """Return the action that a text means in *state*, in words. Raises BoardRulesError, as for a text that means none."""
        return self.words.label(self.acting_view(state), self.action(state, text))

    def explained(self, state: Any, text: str, *, played: bool = False) -> Explanation | str:
        """Return why the action that a text means may be done or not, or could be *played*; or what is wrong with the text."""
        explaining: Any = capability(self.game, Explaining[Any, Any])
        try:
            action = self.action(state, text)
            anothers = self.case.reader not in {"host", action.by}  # which the lab plays, so that it can vouch for it
            found: Explanation = explaining.explain(state, action, seat=self.case.reader, played=played or anothers)
        except NotationError as error:
            return self.words(error)
        except BoardRulesError as error:
            return str(error)
        except ValueError:
            return PRIVATE
        return found

    def ruling(self) -> Message:
        """Return what the rules say of the action, in words; versions that say the same are equal in it."""
        if self.faults:
            return {"faults": self.faults}
        if self.refused is not None:
            text, found = self.refused
            return {"before": text, **self._told(self.state, None, found)}
        if not self.case.action:
            return {}
        found = self.explained(self.state, self.case.action)
        self.hidden = not isinstance(found, str) and found.stopped == "hidden"
        if not isinstance(found, str) and found.refusal is None:
            step = self.game.step(self.state, self.action(self.state, self.case.action))
            self.end, self.events = step.state, step.events
        return self._told(self.state, self.end, found)

    def _told(self, state: Any, end: Any, found: Explanation | str) -> Message:
        if isinstance(found, str):
            return {"private" if found == PRIVATE else "unread": found}
        if found.refusal is not None:
            seen = None if state is None else self.acting_view(state)
            told: Message = {"refused": self.words(found.refusal, view=seen), "rules": [self.rule(found.refusal.rule)]}
            return told if state is None else {"label": self.label(state, self.case.action), **told}
        before = state if self.case.reader == "host" else self.game.view(state, self.case.reader)
        return {
            "label": self.label(state, self.case.action),
            "rules": [self.rule(rule) for rule in found.allowed],
            "steps": [self.step(state if found.stopped == "hidden" else end, step) for step in found.steps],
            "asked": [
                {"who": self.words.player(asked.seat), "text": self.words(asked), "rule": self.rule(asked.rule)} for asked in found.asked
            ],
            "stopped": found.stopped,
            "changes": [{"place": place(before, change), "before": change.before, "after": change.after} for change in found.changes],
        }

    def step(self, end: Any, step: Happened) -> Message:
        """Put a step in words: what happened, by which rules, which card speaks, and what makes up its number."""
        event = from_json(self.game.SPEC.event, step.event.encode())
        why = step.reason
        view = self.game.view(end, self.eyes(end))
        return {
            "text": self.words.event(view, event),
            "rules": [self.rule(rule) for rule in why.rules],
            "card": self.called(view, why.card),
            "sentence": why.sentence,
            "parts": [
                {"n": one.n, "rules": list(one.rules), "card": self.called(view, one.card), "sentence": one.sentence} for one in why.parts
            ],
        }

    def called(self, view: Any, card: str) -> str:
        """Return the name of a card as sentences about *view* have it, "" for no card."""
        naming = capability(self.game, Naming[Any])
        if not card:
            return ""
        return self.words.card(card) if naming is None else self.words(naming.called(view, card), view=view)

    def rule(self, id: str) -> Message:
        """Return a rule, with how single editions have it."""
        found = next((one for one in find_rules((*self.game.SPEC.rules, *CORE_RULES), id) if one.id == id), None)
        if found is None:
            return {"id": id, "title": "", "text": "", "translated": True, "variants": []}
        said = self.words.rule(id)
        variants = [
            {"edition": one.edition, "text": one.text, "translated": one.text != english.text}
            for one, english in zip(said.variants, found.variants, strict=True)
        ]
        return {"id": id, "title": said.title, "text": said.text, "translated": said.text != found.text, "variants": variants}

    def actions(self) -> list[Message]:
        """Return all that may be done in the position, as texts, in words, and by pointing."""
        state, view = self.state, self.acting_view(self.state)
        drawing, writing = rendering(self.game), notation(self.game)
        return [
            {
                "text": writing.format_action(view, action),
                "label": self.words.label(view, action),
                "anchors": drawing.anchors(self.game.view(state, self.eyes(state)), action),
            }
            for action in self.game.legal_actions(state)
        ]

    def picture(self, state: Any, width: int | None, events: tuple[Any, ...] = ()) -> Picture:
        """Return a position as the reader sees it, with marks on what *events* have changed."""
        eyes = self.eyes(state)
        seen = [known for event in events if (known := self.game.redact_event(event, eyes)) is not None]
        view = self.game.view(state, eyes)
        return draw(self.game, view, width=width, palette=self.case.palette, events=seen, translator=self.words)

    def after(self) -> str | None:
        """Return the picture after the action with marks on what it has changed, if it was done and the reader knows what comes of it."""
        if self.end is None or self.hidden:
            return None
        width = self.case.width
        return str(self.picture(self.end, None if width is None else min(width, COLUMN), self.events))


def _now(desks: list[Desk]) -> Message | None:
    """Return the position in the first version that has one, and what may be done there in any version."""
    shown = next((desk for desk in desks if desk.state is not None), None)
    if shown is None:
        return None
    actions: dict[str, Message] = {}
    for number, desk in enumerate(desks):
        for action in desk.actions() if desk.state is not None else ():
            known: Any = actions.setdefault(str(action["text"]), {**action, "versions": []})
            known["versions"].append(number)
    acting = shown.game.to_act(shown.state)
    questions = [asked for seat in acting if seat != CHANCE and (asked := shown.game.pending(shown.state, seat)) is not None]
    return {
        "version": desks.index(shown),
        "picture": shown.picture(shown.state, shown.case.width),
        "eyes": shown.eyes(shown.state),
        "acting": acting,
        "questions": [
            {"who": shown.words.player(one.seat), "text": shown.words(one, view=shown.game.view(shown.state, one.seat))}
            for one in questions
        ],
        "course": shown.course,
        "actions": list(actions.values()),
        "over": shown.game.outcome(shown.state) is not None,
    }


def place(value: object, change: Change) -> str:
    """Return where a change is, in names: ``players[0].unit[1].damage``. *value* is the state or view before it."""
    found, said = value, ""
    for step in change.path:
        fields = getattr(type(found), "__struct_fields__", getattr(type(found), "_fields", ()))
        config = getattr(type(found), "__struct_config__", None)
        if isinstance(step, int) and fields:
            at = step - (1 if config is not None and config.tag is not None else 0)
            step = fields[at] if 0 <= at < len(fields) else step  # noqa: PLW2901
        if isinstance(step, str):
            said += f".{step}" if said else step
            found = found.get(step) if isinstance(found, dict) else getattr(found, step, None)
        else:
            said += f"[{step}]"
            found = found[step] if isinstance(found, (tuple, list)) and step < len(found) else None
    return said

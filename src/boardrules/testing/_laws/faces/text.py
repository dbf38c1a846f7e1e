"""Laws about what people read: notation, renderings, sentences."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final
from xml.etree import ElementTree as ET

from boardrules.codec import canonical, from_json
from boardrules.errors import AmbiguousNotation, ParseError
from boardrules.messages import Message, capitalized
from boardrules.testing._laws.inputs.texts import garbage
from boardrules.testing._run import A, E, Move, O, Position, Run, S, V
from boardrules.translation import Translator
from boardrules.values import CHANCE, Seat

PARSED: Final = 10
"""Number of texts of one list that are read back; all are compared with one another."""

WORDED: Final = 5
"""Number of labels of one list that are compared with their messages."""

TYPED: Final = 3
"""Number of odd texts typed at a ply."""


def notation(run: Run[S, A, V, E, O], position: Position[S, A, V]) -> None:
    """Check that every seat to act can write its actions and read them back; at a chance point each viewer who sees the luck can."""
    if position.to_act == (CHANCE,):
        first = position.legal[0]
        for view, seat in zip(position.views, position.viewers, strict=True):
            if run.game.redact_action(first, seat) == first:
                _written(run, view, position.legal)
                return
        return
    for view, _, own in _asked(run, position):
        _written(run, view, own)


def _written(run: Run[S, A, V, E, O], view: V, actions: tuple[A, ...]) -> None:
    texts: dict[str, A] = {}
    run.begin("notation", len(actions))
    for action in actions:
        text = run.bench.words.format_action(view, action)
        if not text.strip() or "\n" in text:
            run.broken(f"{action!r} is written {text!r}: one line of text is wanted")
        if text in texts:
            run.broken(f"{action!r} and {texts[text]!r} are both written {text!r}")
        texts[text] = action
    run.texts = list(texts)
    for text in texts if len(texts) <= PARSED else run.rng.sample(list(texts), PARSED):
        _read_back(run, view, texts[text], text)


def _read_back(run: Run[S, A, V, E, O], view: V, action: A, text: str) -> None:
    read = run.bench.words.parse_action(view, text)
    if read != action:
        run.broken(f"{action!r} is written {text!r}, and that is read as {read!r}")


def notation_of_move(run: Run[S, A, V, E, O], move: Move[S, A, V, E]) -> None:
    """Check that everybody who sees an action whole, another seat's too, can write it and read it back."""
    index = run.rng.randrange(len(move.seen))
    if move.seen[index] == move.action:
        run.begin("notation")
        view = move.before.views[index]
        _read_back(run, view, move.action, run.bench.words.format_action(view, move.action))


def labels(run: Run[S, A, V, E, O], position: Position[S, A, V]) -> None:
    """Check that every action of a seat to act has a label, and that no two share anchors and label in any language.

    Neither do two outcomes of luck, for a viewer who sees them whole.
    """
    for view, seat, own in (*_asked(run, position), *_lucky(run, position)):
        run.begin("anchors", len(own))
        ways: dict[tuple[str, ...], list[A]] = {}
        for number, action in enumerate(own):
            label = run.bench.words.label(view, action)
            if not label.strip() or "\n" in label:
                run.broken(f"{action!r} has the label {label!r}: one line of text is wanted")
            if run.bench.wording is not None and number < WORDED:
                _worded(run, run.bench.wording.label_message(view, action), label, action)
            ways.setdefault(run.bench.drawing.anchors(view, action), []).append(action)
        run.begin("anchors", len(ways))
        for anchors, actions in ways.items():
            found = same_label(run.bench.tongues.all(), view, actions)
            if found is not None:
                one, other, label = found
                run.broken(f"seat {seat}: {one!r} and {other!r} share the anchors {anchors} and the label {label!r}")


def same_label(speakers: Iterable[Translator], view: object, actions: Sequence[A]) -> tuple[A, A, str] | None:
    """Return two of *actions* that have one label in a language, and that label; None if each label is of one action."""
    if len(actions) < 2:
        return None
    for speaker in speakers:
        known: dict[str, A] = {}
        for action in actions:
            label = speaker.label(view, action)
            if label in known:
                return known[label], action, label
            known[label] = action
    return None


def _lucky(run: Run[S, A, V, E, O], position: Position[S, A, V]) -> Iterator[tuple[V, Seat, tuple[A, ...]]]:
    """Yield at a chance point the view of somebody who sees the outcomes whole, if anybody does, and the outcomes."""
    if position.to_act != (CHANCE,):
        return
    first = position.legal[0]
    for view, viewer in zip(position.views, position.viewers, strict=True):
        if run.game.redact_action(first, viewer) == first:
            yield view, CHANCE, position.legal
            return


def pointed(run: Run[S, A, V, E, O], position: Position[S, A, V]) -> dict[Seat, tuple[str, ...]]:
    """Check that every anchor of an action is one marked element of the picture, and that every card in the picture can be looked up.

    Return the anchors in the pictures that were drawn for that.
    """
    found: dict[Seat, tuple[str, ...]] = {}
    for view, seat, own in _asked(run, position):
        wanted = tuple(dict.fromkeys([anchor for action in own for anchor in run.bench.drawing.anchors(view, action)]))
        if not wanted:
            continue
        run.begin("anchors", len(wanted))
        root = ET.fromstring(run.bench.drawing.render_svg(view, targets=wanted))  # noqa: S314  (written by the game itself)
        drawn = [(element.get("data-anchor"), element.get("role")) for element in root.iter()]
        for anchor in wanted:
            roles = [role for name, role in drawn if name == anchor]
            if roles != ["button"]:
                run.broken(
                    f"seat {seat}: the anchor {anchor!r} is {len(roles)} elements of the picture with the roles {roles}, not one button"
                )
        found[seat] = tuple(dict.fromkeys([name for name, _ in drawn if name is not None]))
        for card in sorted({element.get("data-card", "") for element in root.iter()} - {""}):
            try:
                run.bench.spec.card(card)
            except LookupError:
                run.broken(f"seat {seat}: the picture has the card {card!r}, and SPEC.card does not find it")
    return found


def facts(run: Run[S, A, V, E, O], position: Position[S, A, V]) -> None:
    """Check that the facts of a view, if the game offers them, are encoded and decoded like any other value."""
    kind, derive = run.bench.facts
    if derive is None:
        return
    index = run.rng.randrange(len(position.views))
    run.begin("facts", 2)
    found = derive(position.views[index])
    data = canonical(found)
    if from_json(kind, data) != found:
        run.broken(f"the facts of the view of seat {position.viewers[index]} are not what is read of their JSON")
    if canonical(derive(position.views[index])) != data or canonical(position.views[index]) != position.view_data[index]:
        run.broken(f"the facts of the view of seat {position.viewers[index]} are others when asked for again, or change the view")


def _asked(run: Run[S, A, V, E, O], position: Position[S, A, V]) -> Iterator[tuple[V, Seat, tuple[A, ...]]]:
    """Yield the players who are to act: their views and what they may do."""
    for view, seat in zip(position.views, position.viewers, strict=True):
        if seat is not None and seat in position.to_act:
            yield view, seat, position.legal if len(position.to_act) == 1 else run.game.legal_actions(position.state, seat)


def typed(run: Run[S, A, V, E, O], position: Position[S, A, V]) -> None:
    """Check that text from a viewer is read as an action, or answered by an error that the contract names."""
    index = run.rng.randrange(len(position.views))
    view, seat = position.views[index], position.viewers[index]
    for text in garbage(run.texts, run.rng, TYPED):
        run.begin("parse")
        shown = repr(text) if len(text) <= 100 else f"{text[:100]!r}... ({len(text)} characters)"
        try:
            action = run.bench.words.parse_action(view, text)
        except (ParseError, AmbiguousNotation) as error:
            if not str(error).strip():
                run.broken(f"seat {seat} types {shown}, and the error says nothing")
        except Exception as error:
            raise run.fault(f"seat {seat} types {shown}, and {type(error).__name__} is raised: {error}") from error
        else:
            if not isinstance(action, run.bench.action_types):
                run.broken(f"seat {seat} types {shown}, and gets no action but {action!r}")


def sentences(run: Run[S, A, V, E, O], move: Move[S, A, V, E]) -> None:
    """Check that every event that somebody is told of can be put in words."""
    index = run.rng.randrange(len(move.told))
    run.begin("render", len(move.told[index]))
    for event in move.told[index]:
        sentence = run.bench.words.format_event(move.after.views[index], event)
        if not sentence.strip():
            run.broken(f"the event {event!r} has no sentence")
        if run.bench.wording is not None:
            _worded(run, run.bench.wording.event_message(move.after.views[index], event), sentence, event)


def _worded(run: Run[S, A, V, E, O], message: Message, sentence: str, subject: object) -> None:
    """Check that the *message* of a label or an event is a value, and in English the *sentence* that the game gives."""
    run.begin("wording", 2)
    if from_json(Message, canonical(message)) != message:
        run.broken(f"the message of {subject!r} is not what is read of its JSON")
    english = capitalized(run.bench.english(message))
    if english != sentence:
        run.broken(f"the message of {subject!r} is {english!r} in English, and the game says {sentence!r}")


def render(run: Run[S, A, V, E, O], position: Position[S, A, V]) -> None:
    """Check that a view has a text and a picture, which are the same whenever they are drawn."""
    drawing, picturing = run.bench.drawing, run.bench.picturing
    index = run.rng.randrange(len(position.views))
    view, seat = position.views[index], position.viewers[index]
    run.begin("render", 2)
    text, svg = drawing.render_text(view), drawing.render_svg(view)
    if not text.strip():
        run.broken(f"the view of seat {seat} has no text")
    try:
        root = ET.fromstring(svg)  # noqa: S314  (written by the game itself, not by a stranger)
    except ET.ParseError as error:
        run.broken(f"the picture of the view of seat {seat} is no well-formed XML: {error}")
    if root.tag.rpartition("}")[2] != "svg":
        run.broken(f"the picture of the view of seat {seat} is a {root.tag}, not an SVG document")
    run.begin("pure", 2)
    if drawing.render_text(view) != text or (picturing is None and drawing.render_svg(view) != svg):
        run.broken(f"the view of seat {seat} is drawn otherwise when drawn again")
    if picturing is not None:
        run.begin("pictures")
        if str(picturing.picture(view)) != svg:
            run.broken(f"render_svg gives seat {seat} another document than picture does")
    _translated(run, position, view, text, root)


def _translated(run: Run[S, A, V, E, O], position: Position[S, A, V], view: V, text: str, root: ET.Element) -> None:
    """Check that the English translator draws what is drawn without one, and other languages the same anchors."""
    drawing, speaker = run.bench.drawing, run.bench.tongues.at(position.ply)
    run.begin("render", 2)
    told, svg = drawing.render_text(view, translator=speaker), drawing.render_svg(view, translator=speaker)
    if not told.strip():
        run.broken(f"the text of a view is empty in the language {speaker.language}")
    try:
        again = ET.fromstring(svg)  # noqa: S314  (written by the game itself)
    except ET.ParseError as error:
        run.broken(f"the picture in the language {speaker.language} is no well-formed XML: {error}")
    if speaker.language == "en" and (told != text or ET.tostring(again) != ET.tostring(root)):
        run.broken("a view is drawn otherwise with the English translator than without one")
    if _anchored(again) != _anchored(root):
        run.broken(f"the picture in the language {speaker.language} has other anchors than in English")


def _anchored(root: ET.Element) -> list[str | None]:
    return [element.get("data-anchor") for element in root.iter() if element.get("data-anchor") is not None]

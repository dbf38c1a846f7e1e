"""Every public function that takes a seat or a view, in one list: what the laws ask of two states that look alike to a viewer.

A function that gives a viewer something belongs in :data:`FUNCTIONS`, as one record: its name, when it is asked, and what it is asked.
The swap test and the law of matches read the list; a test of the library compares it with the contract and its capabilities.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from html import unescape
from itertools import islice
from typing import Any, Final, Literal, NamedTuple, TypeAlias

from boardrules.capabilities import Naming
from boardrules.codec import canonical
from boardrules.match import Match
from boardrules.narration import narrate
from boardrules.numbering import ActionSpace
from boardrules.picture import draw
from boardrules.pieces import Palette
from boardrules.presentation import accepted
from boardrules.testing._laws.secrecy.answers import Answer, answered
from boardrules.testing._laws.secrecy.sights import FEW, MatchSight, MoveSight, Sight
from boardrules.testing._run import A, E, O, S, V, luck, seat_of
from boardrules.transforms import capability
from boardrules.values import CHANCE, Seat
from boardrules.walker import Comparing, Walker
from boardrules.walkers import walking

Given: TypeAlias = "Iterator[tuple[str, Answer]]"
"""What a viewer is given, each with a name."""

Share: TypeAlias = Literal["every ply", "in full", "drawn"]
"""How often a function is asked: at every ply, at those compared in full, or at those of them where pictures are drawn: it takes long."""

SHARES: Final[tuple[Share, ...]] = ("every ply", "in full", "drawn")

NOBODY: Final = Seat(99)
"""A seat that no game has."""

ANCHOR: Final = re.compile(r'data-anchor="([^"]*)"')
"""An anchor in a picture."""

WIDTHS: Final[tuple[tuple[int | None, Palette], ...]] = ((None, "light"), (360, "dark"), (768, "light"))
"""The widths and palettes in which pictures are compared."""

LISTED: Final = 3
"""Number of states that are compared of those that ``worlds`` lists."""


class Function(NamedTuple):
    """One public function: its name, where it is asked (at a position, of a move, in a match), what, and how often."""

    name: str
    ask: Callable[[Any], Given]
    where: Literal["position", "move", "match"] = "position"
    share: Share = "in full"


def glance(sight: Sight[S, A, V, E, O]) -> list[tuple[str, Answer]]:
    """Return what is compared at every ply: who is to act, what the viewer is asked and what it may do."""
    return _asked("position", sight, "every ply")


def at_position(sight: Sight[S, A, V, E, O]) -> list[tuple[str, Answer]]:
    """Return everything that the viewer is given at a position."""
    return _asked("position", sight, "drawn" if sight.drawn else "in full")


def at_move(sight: MoveSight[S, A, V, E, O]) -> list[tuple[str, Answer]]:
    """Return everything that the viewer is given about a move."""
    return _asked("move", sight, "drawn" if sight.drawn else "in full")


def at_match(sight: MatchSight[S, A, V, E, O]) -> list[tuple[str, Answer]]:
    """Return everything that the viewer is given by a match."""
    return _asked("match", sight, "drawn")


def _asked(where: str, sight: object, share: Share) -> list[tuple[str, Answer]]:
    shares = SHARES[: SHARES.index(share) + 1]
    asked = [function for function in FUNCTIONS if function.where == where and function.share in shares]
    return [found for function in asked for found in function.ask(sight)]


# ------------------------------------------------------------------------------------------------------------------------- the contract
def _public(sight: Sight[S, A, V, E, O]) -> Given:
    game, state = sight.game, sight.state
    yield "to_act", ("value", game.to_act(state))
    yield "the outcome", ("value", game.outcome(state))
    yield "the number of seats", ("value", game.seats(state))


def _view(sight: Sight[S, A, V, E, O]) -> Given:
    yield "the view of a seat that there is not", answered(partial(sight.game.view, sight.state, NOBODY))


def _determinized(sight: Sight[S, A, V, E, O]) -> Given:
    yield "a state made from the view", answered(lambda: canonical(sight.game.determinize(sight.view, luck("given"))))


def _pending(sight: Sight[S, A, V, E, O]) -> Given:
    if sight.seat is not None:
        yield "pending", ("value", sight.game.pending(sight.state, sight.seat))


def _legal(sight: Sight[S, A, V, E, O]) -> Given:
    if sight.seat is not None:
        yield "the list of legal actions", ("value", sight.game.legal_actions(sight.state, sight.seat))


def _refused(sight: Sight[S, A, V, E, O]) -> Given:
    game, raised = sight.game, False
    for probe in sight.probes:
        refusal = answered(partial(game.check, sight.state, probe))
        yield f"check of {probe!r}", refusal
        if not raised and refusal != ("value", None):
            raised = True
            yield f"the refusal that apply raises for {probe!r}", answered(partial(game.apply, sight.state, probe))
            yield f"the refusal that step raises for {probe!r}", answered(partial(game.step, sight.state, probe))


def _own_redacted(sight: Sight[S, A, V, E, O]) -> Given:
    for action in sight.own:
        yield f"{action!r} as the viewer sees it", answered(partial(sight.game.redact_action, action, sight.seat))


def _events_redacted(sight: MoveSight[S, A, V, E, O]) -> Given:
    for event in sight.told:
        yield f"{event!r} redacted again", answered(partial(sight.run.game.redact_event, event, sight.seat))


# ------------------------------------------------------------------------------------------------------------------------- capabilities
def _of_own(name: str, ask: Callable[[Sight[S, A, V, E, O], A], object]) -> Callable[[Sight[S, A, V, E, O]], Given]:
    """Ask about what the viewer may do."""

    def asked(sight: Sight[S, A, V, E, O]) -> Given:
        for action in sight.own:
            yield f"{name} of {action!r}", answered(partial(ask, sight, action))

    return asked


def _of_told(name: str, ask: Callable[[MoveSight[S, A, V, E, O], E], object]) -> Callable[[MoveSight[S, A, V, E, O]], Given]:
    """Ask about what the viewer was told."""

    def asked(sight: MoveSight[S, A, V, E, O]) -> Given:
        for event in sight.told:
            yield f"{name} of {event!r}", answered(partial(ask, sight, event))

    return asked


def _of_view(name: str, ask: Callable[[Sight[S, A, V, E, O]], object]) -> Callable[[Sight[S, A, V, E, O]], Given]:
    """Ask about the view alone."""

    def asked(sight: Sight[S, A, V, E, O]) -> Given:
        yield f"{name} of the view", answered(partial(ask, sight))

    return asked


def _of_walker(name: str, ask: Callable[[Walker[A], Seat], object]) -> Callable[[Sight[S, A, V, E, O]], Given]:
    """Ask a walker that begins at the position."""

    def asked(sight: Sight[S, A, V, E, O]) -> Given:
        seat = sight.seat
        if seat is not None:
            walker = walking(sight.game).walker(sight.state, luck("walker"))
            yield f"{name} of a walker", answered(lambda: ask(walker, seat))

    return asked


def _compared(walker: Walker[A], seat: Seat) -> list[float]:
    """Return what a walker that compares actions says of all actions of *seat*."""
    if not isinstance(walker, Comparing) or walker.chance():
        return []
    return walker.compared(seat, [k for k, action in enumerate(walker.legal()) if seat_of(action) == seat])


def _read(sight: Sight[S, A, V, E, O]) -> Given:
    for text in sight.texts:
        yield f"what {text!r} is read as", answered(partial(_parsed, sight, text))


def _parsed(sight: Sight[S, A, V, E, O], text: str) -> A:
    return sight.run.bench.words.parse_action(sight.view, text)


def _seen_written(sight: MoveSight[S, A, V, E, O]) -> Given:
    seen = sight.seen
    if seen is not None:
        yield f"the notation of {seen!r}", answered(lambda: sight.run.bench.words.format_action(sight.view, seen))


def _evaluated(sight: Sight[S, A, V, E, O]) -> Given:
    evaluating = sight.run.bench.evaluating
    if evaluating is not None:
        yield "the value of the view", answered(lambda: evaluating.evaluate(sight.view))


def _observed(sight: Sight[S, A, V, E, O]) -> Given:
    numbers = sight.run.bench.numbers
    if numbers is not None:
        yield "the observation of the view", answered(lambda: numbers.observe(sight.view))


def _numbered(sight: Sight[S, A, V, E, O], ask: Callable[[ActionSpace[A, V], V, tuple[A, ...]], object]) -> Given:
    numbers = sight.run.bench.numbers
    if numbers is not None and sight.seat is not None and not sight.run.from_state:
        space, own = numbers.action_space(sight.run.options), sight.own
        yield f"the numbers of {own!r}", answered(lambda: ask(space, sight.view, own))


def _index(sight: Sight[S, A, V, E, O]) -> Given:
    return _numbered(sight, lambda space, view, own: [space.index(action, view) for action in own])


def _by_index(sight: Sight[S, A, V, E, O]) -> Given:
    return _numbered(sight, lambda space, view, own: [space.action(space.index(action, view), view) for action in own])


def _facts(sight: Sight[S, A, V, E, O]) -> Given:
    derive = sight.run.bench.facts[1]
    if derive is not None:
        yield "the facts of the view", answered(lambda: canonical(derive(sight.view)))


def _label_message(sight: Sight[S, A, V, E, O]) -> Given:
    wording = sight.run.bench.wording
    if wording is not None:
        for action in sight.own:
            yield f"the message of {action!r}", answered(partial(wording.label_message, sight.view, action))


def _called(sight: Sight[S, A, V, E, O]) -> Given:
    """Ask what each card is called: the library's ids, as far as the game lists them, and some that it does not have."""
    naming = capability(sight.game, Naming[Any])
    if naming is not None:
        for id in (*[card.id for card in sight.game.SPEC.cards[:40]], "nothing", ""):
            yield f"the name of {id!r}", answered(partial(naming.called, sight.view, id))


def _candidates(sight: Sight[S, A, V, E, O]) -> Given:
    """Ask what each anchor of the picture may mean."""
    found = sight.run.bench.candidates
    if found is not None:
        anchors = dict.fromkeys(ANCHOR.findall(sight.run.bench.drawing.render_svg(sight.view)))
        for anchor in (*anchors, "nothing"):
            yield f"the candidates of {anchor!r}", answered(partial(found.candidates, sight.view, unescape(anchor)))


def _pictured(sight: Sight[S, A, V, E, O]) -> Given:
    """Ask for the pieces of a picture, with their keys, in another layout at every ply; the law of pictures compares sequences of them."""
    found = sight.run.bench.picturing
    if found is not None:
        width, palette = WIDTHS[sight.run.ply % len(WIDTHS)]
        given = {"width": width, "palette": palette}
        yield f"the picture {width} pixels wide", answered(partial(found.picture, sight.view, **accepted(found.picture, given)))


def _event_message(sight: MoveSight[S, A, V, E, O]) -> Given:
    wording = sight.run.bench.wording
    if wording is not None:
        for event in sight.told:
            yield f"the message of {event!r}", answered(partial(wording.event_message, sight.view, event))


def _narrated(sight: MoveSight[S, A, V, E, O]) -> Given:
    yield "the story", answered(lambda: narrate(sight.run.game, sight.view, sight.told))


def _uses(sight: MoveSight[S, A, V, E, O]) -> Given:
    usage = sight.run.bench.usage
    if usage is not None:
        for event in sight.told:
            yield f"what is used by {event!r}", answered(partial(usage.uses, event))


def _worlds(sight: Sight[S, A, V, E, O]) -> Given:
    offered = sight.run.bench.worlds
    if offered is not None:
        yield "the states that fit the view", answered(lambda: _encoded(islice(offered.worlds(sight.view), LISTED)))


def _encoded(values: Iterable[object]) -> list[bytes]:
    return [canonical(value) for value in values]


def _explained(sight: Sight[S, A, V, E, O]) -> Given:
    """Explain all that the viewer may do, actions that it may not do, and one of another seat, of which it is told nothing."""
    explain = sight.run.bench.explain
    if explain is None:
        return
    others = [
        action for who in (*sight.game.to_act(sight.state), CHANCE) if who != sight.seat for action in sight.run.seen if _by(action) == who
    ]
    for action in (*sight.own, *sight.probes, *others[:FEW]):
        yield f"the explanation of {action!r}", answered(partial(explain, sight.state, action, seat=sight.seat))


def _by(action: object) -> object:
    return getattr(action, "by", None)


def _told_why(sight: MoveSight[S, A, V, E, O]) -> Given:
    explain = sight.run.bench.explain
    if explain is not None:
        yield "its explanation", answered(partial(explain, sight.before, sight.action, seat=sight.seat, played=True))


# ------------------------------------------------------------------------------------------------------------------------------- matches
def _of_match(name: str, ask: Callable[[Match[S, A, V, E, O], Seat | None], object]) -> Callable[[MatchSight[S, A, V, E, O]], Given]:
    def asked(sight: MatchSight[S, A, V, E, O]) -> Given:
        yield name, answered(partial(ask, sight.match, sight.seat))

    return asked


def _prompts(sight: MatchSight[S, A, V, E, O]) -> Given:
    match, seat = sight.match, sight.seat
    yield "its prompt", answered(partial(match.prompt, seat))
    yield "its prompt since the last ply", answered(partial(match.prompt, seat, since=max(0, match.ply - 1)))
    yield "whether the match is over", ("value", (match.over, match.outcome, repr(match)))


def _submitted(sight: MatchSight[S, A, V, E, O]) -> Given:
    if sight.seat is not None:
        for probe in sight.probes:
            yield f"the refusal of {probe!r}", answered(partial(sight.match.submit, sight.seat, probe))


FUNCTIONS: Final[tuple[Function, ...]] = (
    Function("Game.to_act", _public, share="every ply"),
    Function("Game.view", _view),
    Function("Game.determinize", _determinized, share="drawn"),
    Function("Numbering.observe", _observed),
    Function("Evaluating.evaluate", _evaluated),
    Function("Walker.key", _of_walker("the key", lambda walker, seat: walker.key(seat)), share="drawn"),
    Function("Walker.evaluate", _of_walker("the value", lambda walker, seat: walker.evaluate(seat)), share="drawn"),
    Function("Comparing.compared", _of_walker("the comparison", _compared), share="drawn"),
    Function("Walker.view", _of_walker("the view", lambda walker, seat: walker.view(seat)), share="drawn"),
    Function("Game.pending", _pending, share="every ply"),
    Function("Game.legal_actions", _legal, share="every ply"),
    Function("Game.redact_action", _own_redacted, share="drawn"),
    Function("Notation.format_action", _of_own("the notation", lambda at, action: at.run.bench.words.format_action(at.view, action))),
    Function("Notation.label", _of_own("the label", lambda at, action: at.run.bench.words.label(at.view, action))),
    Function("Rendering.anchors", _of_own("the anchors", lambda at, action: at.run.bench.drawing.anchors(at.view, action))),
    Function("Wording.label_message", _label_message, share="drawn"),
    Function("Translator.label", _of_own("the translated label", lambda at, action: _tongue(at).label(at.view, action)), share="drawn"),
    Function("Game.check", _refused),
    Function("Notation.parse_action", _read),
    Function("ActionSpace.index", _index, share="drawn"),
    Function("ActionSpace.action", _by_index, share="drawn"),
    Function("Facts.facts", _facts, share="drawn"),
    Function("Explaining.explain", _explained, share="drawn"),
    Function("Worlds.worlds", _worlds, share="drawn"),
    Function("Rendering.render_text", _of_view("the text", lambda at: at.run.bench.drawing.render_text(at.view)), share="drawn"),
    Function("Naming.called", _called, share="drawn"),
    Function("Candidates.candidates", _candidates, share="drawn"),
    Function("Picturing.picture", _pictured, share="drawn"),
    Function("Rendering.render_svg", _of_view("the picture", lambda at: at.run.bench.drawing.render_svg(at.view)), share="drawn"),
    Function("draw", _of_view("the translated picture", lambda at: draw(at.game, at.view, translator=_tongue(at)).svg), share="drawn"),
    Function("Game.redact_event", _events_redacted, "move"),
    Function("Notation.format_event", _of_told("the sentence", lambda at, event: at.run.bench.words.format_event(at.view, event)), "move"),
    Function("Wording.event_message", _event_message, "move"),
    Function("Usage.uses", _uses, "move"),
    Function("Notation.format_action", _seen_written, "move"),
    Function("narrate", _narrated, "move", "drawn"),
    Function("Translator.event", _of_told("the translation", lambda at, event: _tongue(at).event(at.view, event)), "move", "drawn"),
    Function("Explaining.explain", _told_why, "move", "drawn"),
    Function("Match.prompt", _prompts, "match"),
    Function("Match.seen", _of_match("what it has seen", lambda match, seat: match.seen(seat)), "match"),
    Function("Match.log", _of_match("its log", lambda match, seat: match.log(seat)), "match"),
    Function("Match.digest", _of_match("its digest", lambda match, seat: match.digest(seat)), "match"),
    Function("Match.submit", _submitted, "match"),
)
"""Every function that gives a viewer something, in the order in which they are asked."""


def _tongue(sight: Sight[S, A, V, E, O] | MoveSight[S, A, V, E, O]) -> Any:
    """Return one of the languages of the game, another one at every ply."""
    return sight.run.bench.tongues.at(sight.run.ply)

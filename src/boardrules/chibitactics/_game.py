"""The game with its content: every function of the contract, for the starter pack or any other."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property, partial
from typing import ClassVar, Final, Literal

from msgspec.structs import replace

from boardrules.chibitactics import _evaluation, _facts
from boardrules.chibitactics import _explain as reasons
from boardrules.chibitactics import _types as t
from boardrules.chibitactics._engine import apply as _rules
from boardrules.chibitactics._engine.board.grounds import Grounds
from boardrules.chibitactics._engine.course import setup as _setup
from boardrules.chibitactics._engine.position import Position
from boardrules.chibitactics._knowledge import determinize as _determinize
from boardrules.chibitactics._knowledge import view as _view
from boardrules.chibitactics._knowledge.visibility import VISIBILITY, Visibility
from boardrules.chibitactics._leaf import model_of
from boardrules.chibitactics._legality import legal as _legal
from boardrules.chibitactics._legality.messages import RefusalKey
from boardrules.chibitactics._legality.play import Referee
from boardrules.chibitactics._messages import MESSAGES
from boardrules.chibitactics._numbering import Numbers
from boardrules.chibitactics._packs.compile import Catalogue, compile_pack
from boardrules.chibitactics._packs.faults import pack_faults, read_pack
from boardrules.chibitactics._positions import describe as _describe
from boardrules.chibitactics._positions import set_up as _set_up
from boardrules.chibitactics._positions.setup import Setup
from boardrules.chibitactics._spec import spec_of
from boardrules.chibitactics._text import actions as _actions
from boardrules.chibitactics._text import candidates as _candidates
from boardrules.chibitactics._text import pending as _pending
from boardrules.chibitactics._text.actions import ACTIONS
from boardrules.chibitactics._text.anchors import cell_anchor, skill_anchor
from boardrules.chibitactics._text.events import EVENTS, format_event
from boardrules.chibitactics._text.names import Names, Scene
from boardrules.chibitactics._text.pending import DecisionKey
from boardrules.chibitactics._types.facts import Facts
from boardrules.chibitactics._usage import USES, uses
from boardrules.chibitactics._validate import state as _validate
from boardrules.chibitactics._validate.view import require_drawable
from boardrules.chibitactics._walker import ChibitacticsWalker
from boardrules.chibitactics.language import Pack
from boardrules.codec import from_json, to_json
from boardrules.contract import Decision, Refusal, Rng, Spec, Step, Violation, rooted
from boardrules.errors import InvalidOptions, fault_text
from boardrules.explanation import Contract, Explanation, explained
from boardrules.messages import Message, Messages, Speaker
from boardrules.numbering import ActionSpace, ObservationField
from boardrules.pieces import Palette, Picture
from boardrules.toolkit.telling import redacted
from boardrules.usage import UseKind
from boardrules.values import Seat
from boardrules.walker import Walker

NUMBERS: Final = 16
"""Maximum number of numberings kept."""


@dataclass(frozen=True, eq=False)
class PackGame:
    """Chibitactics with the content of ``pack``; made by :func:`boardrules.chibitactics.with_cards`."""

    pack: Pack
    custom: bool = True
    catalogue: Catalogue = field(init=False, repr=False)
    grounds: Grounds = field(init=False, repr=False)
    referee: Referee = field(init=False, repr=False)
    known: dict[t.Options, Numbers] = field(init=False, repr=False)
    VISIBILITY: ClassVar[dict[str, Visibility]] = VISIBILITY
    SETUP: ClassVar[type[Setup]] = Setup
    PACK: ClassVar[type[Pack]] = Pack
    FACTS: ClassVar[type[Facts]] = Facts
    MESSAGES: ClassVar[Messages] = MESSAGES
    USES: ClassVar[tuple[UseKind, ...]] = USES

    def __post_init__(self) -> None:
        faults = pack_faults(self.pack)
        if faults:
            raise InvalidOptions(fault_text("the pack has faults", [f"{fault.path}: {fault.message} [{fault.rule}]" for fault in faults]))
        catalogue = compile_pack(self.pack)
        object.__setattr__(self, "catalogue", catalogue)
        object.__setattr__(self, "grounds", Grounds(catalogue))
        object.__setattr__(self, "referee", Referee(self.grounds, self._worded))
        object.__setattr__(self, "known", {})

    @property
    def SPEC(self) -> Spec[t.State, t.Action, t.View, t.Event, t.Options]:  # noqa: N802
        """Return the description of the game: its types, rules, cards and limits."""
        return self._spec

    @cached_property
    def _spec(self) -> Spec[t.State, t.Action, t.View, t.Event, t.Options]:
        # Apart from SPEC, since pyright takes no cached_property for the property that the contract asks for.
        return spec_of(self.catalogue, custom=self.custom)

    def __reduce__(self) -> tuple[object, ...]:
        return _revived, (to_json(self.pack), self.custom)

    def new_game(self, options: t.Options | None = None) -> t.State:
        """Return the position before the first action. Raises InvalidOptions with every fault."""
        return _setup.new_state(self.grounds, t.Options() if options is None else options)

    seats = staticmethod(_legal.seats)
    uses = staticmethod(uses)
    to_act = staticmethod(_legal.to_act)

    def legal_actions(self, state: t.State, seat: Seat | None = None) -> tuple[t.Action, ...]:
        """Return every legal action of all seats to act, or of one."""
        found = self.referee.legal_actions(state)
        return found if seat is None else tuple([action for action in found if action.by == seat])

    def check(self, state: t.State, action: t.Action) -> Refusal[RefusalKey] | None:
        """Return why *action* is not legal, or None if it is."""
        return self.referee.check(state, action)

    def _worded(self, refusal: Refusal[RefusalKey]) -> Refusal[RefusalKey]:
        """Return *refusal* with the names of this pack in its sentence."""
        names = MESSAGES.names(Names(self.catalogue).in_english)
        return replace(refusal, message=MESSAGES.refusal(refusal.key, dict(refusal.params), names))

    def apply(self, state: t.State, action: t.Action) -> t.State:
        """Return the position after *action*. Raises IllegalAction."""
        return self.referee.apply(state, action)

    def apply_unchecked(self, state: t.State, action: t.Action) -> t.State:
        """Return the position after an *action* that is known to be legal."""
        return self.referee.apply_unchecked(state, action)

    def step(self, state: t.State, action: t.Action) -> Step[t.State, t.Event]:
        """Return the position after *action* and the events on the way. Raises IllegalAction."""
        return self.referee.step(state, action)

    outcome = staticmethod(_rules.outcome)
    chance = staticmethod(_legal.chance)
    chance_action = staticmethod(_legal.chance_action)

    def numbers(self, options: t.Options | None) -> Numbers:
        """Return the numbering for some options. Raises InvalidOptions."""
        options = t.Options() if options is None else options
        found = self.known.get(options)
        if found is None:
            self.new_game(options)  # which refuses what is no game
            grid = self.grounds.grid(options)
            starts = tuple([tuple([grid.cells[cell] for cell in grid.spots[seat]]) for seat in range(options.seats)])
            if len(self.known) >= NUMBERS:
                self.known.clear()
            found = self.known[options] = Numbers(self.catalogue, options, grid.cells, starts)
        return found

    def action_space(self, options: t.Options | None = None) -> ActionSpace[t.Action, t.View]:
        """Return the numbering of all actions of players: see the page on learning. Raises InvalidOptions."""
        return self.numbers(options).space

    def observe(self, view: t.View) -> tuple[int, ...]:
        """Return *view* as numbers; ``observation_fields`` says what each is."""
        return self.numbers(view.options).layout.observe(view, view.viewer)

    def observation_shape(self, options: t.Options | None = None) -> tuple[int, ...]:
        """Return how many numbers an observation has. Raises InvalidOptions."""
        return self.numbers(options).layout.shape

    def observation_fields(self, options: t.Options | None = None) -> tuple[ObservationField, ...]:
        """Return what each number of an observation is. Raises InvalidOptions."""
        return self.numbers(options).layout.fields

    def explain(
        self, state: t.State, action: t.Action, *, seat: Seat | Literal["host"] | None = "host", played: bool = False
    ) -> Explanation:
        """Explain why *action* is legal or not, and what follows from it: see :meth:`boardrules.Explaining.explain`."""
        contract = Contract[t.State, t.Action, t.View, t.Event].of(self, reasons.grounds, partial(reasons.reason, self.catalogue))
        return explained(contract, state, action, action.by, seat=seat, played=played)

    def view(self, state: t.State, seat: Seat | None) -> t.View:
        """Return all that *seat* may know (None: a spectator)."""
        return _view.view(self.grounds, state, seat)

    def redact_action(self, action: t.Action, seat: Seat | None) -> t.Action | None:
        """Return *action* as *seat* may see it."""
        return redacted(action, seat)

    def redact_event(self, event: t.Event, seat: Seat | None) -> t.Event | None:
        """Return *event* as *seat* may see it."""
        return redacted(event, seat)

    def evaluate(self, view: t.View) -> float:
        """Return how well the viewer stands: see :meth:`boardrules.Evaluating.evaluate`. Raises ValueError for a spectator's view."""
        return _evaluation.evaluate(view)

    def determinize(self, view: t.View, rng: Rng) -> t.State:
        """Return a position that fits *view*. Raises InvalidState for a view of other content, an unknown map, or a cell off it."""
        return _determinize.determinize(self.grounds, view, rng)

    def walker(self, start: t.State | t.View, rng: Rng) -> Walker[t.Action]:
        """Return a walker that begins at *start*, a state or a view: see :meth:`boardrules.Walking.walker`."""
        return ChibitacticsWalker(self.grounds, _determinize.start_of(self.grounds, start, rng))

    def trained_walker(self, start: t.State | t.View, rng: Rng, *, weights: Mapping[str, float] | None = None) -> Walker[t.Action]:
        """Return a walker that values positions by a trained model: see :meth:`boardrules.Trained.trained_walker`."""
        model = model_of(weights)
        return ChibitacticsWalker(self.grounds, _determinize.start_of(self.grounds, start, rng), model)

    def pending(self, state: t.State, seat: Seat) -> Decision[DecisionKey] | None:
        """Return the question *seat* must answer, or None."""
        return _pending.pending(self.catalogue, state, seat)

    def validate(self, state: t.State) -> tuple[Violation, ...]:
        """Return everything impossible in a state from outside."""
        return rooted(_validate.validate(self.grounds, state))

    def format_action(self, view: t.View, action: t.Action) -> str:
        """Return *action* in short notation."""
        return ACTIONS.format(Scene(self.catalogue, view), action)

    def parse_action(self, view: t.View, text: str) -> t.Action:
        """Parse *text* as an action. Raises ParseError or AmbiguousNotation."""
        return ACTIONS.parse(Scene(self.catalogue, view), text)

    def called(self, view: t.View, id: str) -> Message:
        """Return the name of a unit, a card, a cell, an event, a faction, a segment or a skill, unlike that of any other in *view*."""
        return Names(self.catalogue, view).called(id)

    def event_message(self, view: t.View, event: t.Event) -> Message:
        """Return *event* as a message; *view* is the view after it."""
        return EVENTS.message(Names(self.catalogue, view), event)

    def label_message(self, view: t.View, action: t.Action) -> Message:
        """Return *action* as a message."""
        return _actions.label_message(self.catalogue, view, action)

    def format_event(self, view: t.View, event: t.Event) -> str:
        """Return *event* as a sentence; *view* is the view after it."""
        return format_event(self.catalogue, view, event)

    def label(self, view: t.View, action: t.Action) -> str:
        """Return *action* in words: "Tam Reeve moves to L8"."""
        return _actions.label(self.catalogue, view, action)

    def facts(self, view: t.View) -> Facts:
        """Return what the rules derive from *view*. Raises InvalidState for a view that names something that does not exist."""
        newest = self.referee.positions.take_newest()
        try:
            return _facts.facts(self.grounds, view, newest)
        except (KeyError, IndexError):
            require_drawable(self.grounds, view)
            raise
        finally:
            if newest is not None:
                self.referee.positions.keep(*newest)

    def render_text(
        self,
        view: t.View,
        *,
        columns: int = 100,
        legend: bool = True,
        since: t.View | None = None,
        translator: Speaker | None = None,
    ) -> str:
        """Return the position as plain text, at most *columns* wide, but no less than 80; the *legend* stands at the end.

        With *since*, an earlier view, only what has changed since is shown. Words are in the language of *translator*; what skills do is
        said in English. Raises InvalidState for a view that names something that does not exist.
        """
        require_drawable(self.grounds, view)
        if since is not None:
            require_drawable(self.grounds, since)
        from boardrules.chibitactics._render import text  # noqa: PLC0415  (most users draw nothing)

        return text.render_text(self.grounds, view, columns=columns, legend=legend, since=since, translator=translator)

    def render_svg(
        self,
        view: t.View,
        *,
        targets: tuple[str, ...] = (),
        focus: str | None = None,
        reach: tuple[t.Cell, ...] = (),
        width: int | None = None,
        palette: Palette = "light",
        events: Sequence[t.Event] = (),
        translator: Speaker | None = None,
    ) -> str:
        """Return the position as one SVG document: ``picture`` as text."""
        drawn = self.picture(
            view, targets=targets, focus=focus, reach=reach, width=width, palette=palette, events=events, translator=translator
        )
        return str(drawn)

    def picture(
        self,
        view: t.View,
        *,
        targets: tuple[str, ...] = (),
        focus: str | None = None,
        reach: tuple[t.Cell, ...] = (),
        width: int | None = None,
        palette: Palette = "light",
        events: Sequence[t.Event] = (),
        translator: Speaker | None = None,
    ) -> Picture:
        """Return the position as a picture; the cells of *reach* are marked. See :meth:`boardrules.Rendering.render_svg`.

        *targets* are the anchors that may be chosen, *focus* the one that is looked at; that of a skill marks what it reaches.
        Words are in the language of *translator*; what skills do is said in English. Raises InvalidState as ``render_text`` does.
        """
        require_drawable(self.grounds, view)
        from boardrules.chibitactics._render import picture  # noqa: PLC0415  (most users draw nothing)

        return picture.picture(
            self.grounds,
            view,
            targets=targets,
            focus=focus,
            reach=reach,
            width=width,
            palette=palette,
            events=events,
            translator=translator,
        )

    def anchors(self, view: t.View, action: t.Action) -> tuple[str, ...]:
        """Return what a person points at in the picture, in this order, to take *action*."""
        return ACTIONS.anchors(Scene(self.catalogue, view), action)

    def candidates(self, view: t.View, anchor: str) -> tuple[t.Action, ...]:
        """Return actions of the viewer that *anchor* may mean, legal or not: see :meth:`boardrules.Candidates.candidates`."""
        if view.viewer is None:
            return ()
        state = _determinize.state_of_view(self.grounds, view, view.squads)
        legal = tuple([action for action in _legal.legal(Position(self.grounds, state)) if action.by == view.viewer])
        return _candidates.candidates(self.catalogue, view, anchor, legal)

    def reach_of(self, view: t.View, unit: str, skill: str) -> tuple[t.Cell, ...]:
        """Return the cells that a skill of a unit on the board reaches now, for ``render_svg``."""
        return _facts.reach_of(self.grounds, view, unit, skill)

    def reached(self, view: t.View) -> dict[str, tuple[str, ...]]:
        """Return the anchors of the cells that each skill of the viewer's units reaches, by the anchor of the skill, for a page to mark."""
        own = {unit.id for unit in view.units if unit.seat == view.viewer}
        return {
            skill_anchor(unit.id, skill.id): tuple([cell_anchor(cell.q, cell.r) for cell in skill.reach])
            for unit in self.facts(view).units
            if unit.id in own
            for skill in unit.skills
        }

    def set_up(self, setup: Setup) -> t.State:
        """Return the position that *setup* describes. Raises InvalidState with every fault, or InvalidOptions."""
        return _set_up.set_up(self.grounds, setup)

    def setup_of(self, state: t.State) -> Setup:
        """Return the Setup of a position. Raises InvalidState unless it is one of play, between two actions."""
        return _describe.setup_of(self.grounds, state)

    def game_from_pack(self, data: bytes) -> PackGame:
        """Return the game with the pack that *data*, JSON, holds. Raises InvalidOptions with every fault of the pack."""
        return game_of(data)


def _revived(data: bytes, custom: bool) -> PackGame:  # noqa: FBT001  (by position, as pickle has it)
    return PackGame(from_json(Pack, data), custom)


def game_of(data: bytes | str | Pack) -> PackGame:
    """Return the game with a pack, which may be JSON. Raises InvalidOptions with every fault."""
    return PackGame(read_pack(data))

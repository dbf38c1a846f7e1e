"""A game as a value: sets of cards with the functions of the contract. The module is the instance for the printed sets."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, ClassVar, Literal

from boardrules.codec import fingerprint
from boardrules.contract import CardFacts, Decision, Outcome, Refusal, Rng, Spec, Step, Violation, rooted
from boardrules.errors import InvalidState
from boardrules.explanation import Contract, Explanation, Reason, explained
from boardrules.messages import Message, Messages, Speaker
from boardrules.numbering import ActionSpace, ObservationField
from boardrules.pieces import Palette, Picture
from boardrules.pixel_tactics import _evaluation, _facts
from boardrules.pixel_tactics import _explain as reasons
from boardrules.pixel_tactics import _types as t
from boardrules.pixel_tactics._engine.apply import begin, ended, perform_action
from boardrules.pixel_tactics._engine.match.turns import turn_of
from boardrules.pixel_tactics._engine.permissions import acts_at
from boardrules.pixel_tactics._engine.position import Position
from boardrules.pixel_tactics._engine.seating import SEATS
from boardrules.pixel_tactics._engine.trace import Trace
from boardrules.pixel_tactics._knowledge import determinize as _determinize
from boardrules.pixel_tactics._knowledge import view as _view
from boardrules.pixel_tactics._knowledge import worlds as _worlds
from boardrules.pixel_tactics._knowledge.visibility import VISIBILITY, Visibility
from boardrules.pixel_tactics._leaf import PlayerModel, model_of
from boardrules.pixel_tactics._legality import legal as _legal
from boardrules.pixel_tactics._legality.messages import RefusalKey
from boardrules.pixel_tactics._legality.play import Referee
from boardrules.pixel_tactics._messages import MESSAGES
from boardrules.pixel_tactics._numbering import Numbers
from boardrules.pixel_tactics._packs.catalogue import Catalogue
from boardrules.pixel_tactics._packs.faults import read_pack
from boardrules.pixel_tactics._positions import describe as _describe
from boardrules.pixel_tactics._positions import set_up as _set_up
from boardrules.pixel_tactics._positions.setup import Setup
from boardrules.pixel_tactics._settings import Settings
from boardrules.pixel_tactics._spec import spec_of
from boardrules.pixel_tactics._text import actions as _actions
from boardrules.pixel_tactics._text import candidates as _candidates
from boardrules.pixel_tactics._text import events as _events
from boardrules.pixel_tactics._text import pending as _pending
from boardrules.pixel_tactics._text.names import Scene
from boardrules.pixel_tactics._text.questions import DecisionKey
from boardrules.pixel_tactics._types.facts import Facts
from boardrules.pixel_tactics._usage import USES, uses
from boardrules.pixel_tactics._validate import state as _validate
from boardrules.pixel_tactics._walker import PixelTacticsWalker
from boardrules.pixel_tactics.language import Pack
from boardrules.toolkit.packs import encode_pack
from boardrules.toolkit.telling import redacted
from boardrules.usage import UseKind
from boardrules.values import CHANCE, RuleId, Seat
from boardrules.walker import Walker

if TYPE_CHECKING:
    from boardrules.pixel_tactics import _render


class PixelTacticsGame:
    """Pixel Tactics with some sets of cards; satisfies :class:`boardrules.Game`. Compiled tables are kept; nothing else changes."""

    VISIBILITY: ClassVar[dict[str, Visibility]] = VISIBILITY
    SETUP: ClassVar[type[Setup]] = Setup
    FACTS: ClassVar[type[Facts]] = Facts
    PACK: ClassVar[type[Pack]] = Pack
    MESSAGES: ClassVar[Messages] = MESSAGES
    USES: ClassVar[tuple[UseKind, ...]] = USES
    uses = staticmethod(uses)
    turn_of = staticmethod(turn_of)

    def __init__(self, packs: tuple[Pack, ...], custom: Pack | None = None, agreed: t.Resolved | None = None) -> None:
        self.packs = packs if custom is None else (*packs, custom)
        self.custom = custom
        self.agreed = agreed
        self.hash = "" if custom is None else fingerprint(custom)
        self._settings = Settings(self.packs, custom, agreed)
        self._numbers: dict[tuple[tuple[str, ...], int], Numbers] = {}
        self._printed: dict[tuple[str, ...], _render.Prints] = {}
        self._referee = Referee(self.position)

    def __reduce__(self) -> tuple[object, ...]:
        printed = self.packs if self.custom is None else self.packs[:-1]
        return PixelTacticsGame, (printed, self.custom, self.agreed)

    @property
    def SPEC(self) -> Spec[t.State, t.Action, t.View, t.Event, t.Options]:  # noqa: N802
        """Return the description of the game: its types, rules, cards and limits."""
        return self._spec

    @cached_property
    def _spec(self) -> Spec[t.State, t.Action, t.View, t.Event, t.Options]:
        # Apart from SPEC, since pyright takes no cached_property for the property that the contract asks for.
        return spec_of(self.packs, self.custom)

    def sets_of(self, options: t.Options) -> tuple[str, ...]:
        """Return the ids of the sets that some options play with: those named, a custom pack, or the edition's own."""
        return self._settings.sets_of(options)

    def option_faults(self, options: t.Options) -> list[str]:
        """Return everything wrong with *options*, each as ``path: what is wrong``."""
        return self._settings.faults(options)

    def compiled(self, options: t.Options) -> tuple[Catalogue, t.EditionRules]:
        """Return the compiled cards and the rules for some options; worked out once. Raises InvalidOptions."""
        setting = self._settings.of(options)
        return setting.catalogue, setting.edition

    def resolved(self, state: t.State) -> t.Resolved:
        """Return what the options in *state* come to, with all defaults: the sets of cards and every point of the edition."""
        return t.Resolved(self.sets_of(state.options), self.compiled(state.options)[1])

    def cards_in_play(self, state: t.State) -> tuple[CardFacts, ...]:
        """Return the cards of the sets that the options in *state* come to, a hero and a leader for each."""
        played = frozenset(self.sets_of(state.options))
        return tuple([card for card in self.SPEC.cards if card.id.partition("/")[0] in played])

    def as_resolved(self, data: bytes) -> PixelTacticsGame:
        """Return the game whose defaults are those in *data*, JSON of what :meth:`resolved` returned. Raises InvalidOptions."""
        agreed = self._settings.agreed_from(data)
        game = PixelTacticsGame(self.packs if self.custom is None else self.packs[:-1], self.custom, agreed)
        game._settings.share(self._settings)  # of the same cards, so that they are compiled once
        return game

    def position(self, state: t.State) -> Position:
        """Return a state taken apart. Raises InvalidState for a state of other cards."""
        if state.pack != self.hash:
            raise InvalidState(f"the state was made with the cards {state.pack or 'of the printed sets'!r}, not with these")
        options, setting = self._settings.last
        catalogue, edition, memory, _ = setting if options == state.options else self._settings.of(state.options)
        return Position(catalogue, edition, state, memory)

    def new_game(self, options: t.Options | None = None) -> t.State:
        """Return the state before anything happened. Raises InvalidOptions."""
        options = self._settings.sound(options)
        return begin(self.compiled(options)[0], options, self.hash)

    seats = staticmethod(_legal.seats)
    to_act = staticmethod(_legal.to_act)

    def legal_actions(self, state: t.State, seat: Seat | None = None) -> tuple[t.Action, ...]:
        """Return every legal action, of all seats to act or of one."""
        found = self._referee.legal_actions(state)
        return found if seat is None else tuple([action for action in found if action.by == seat])

    def check(self, state: t.State, action: t.Action) -> Refusal[RefusalKey] | None:
        """Return why *action* is not legal, or None."""
        return self._referee.check(state, action)

    def apply(self, state: t.State, action: t.Action) -> t.State:
        """Return the state after *action*. Raises IllegalAction."""
        return self._referee.apply(state, action)

    def apply_unchecked(self, state: t.State, action: t.Action) -> t.State:
        """Return the state after an action that is known to be legal."""
        return self._referee.apply_unchecked(state, action)

    @staticmethod
    def perform(position: Position, action: t.Action) -> None:
        """Do a legal action on a state taken apart."""
        perform_action(position, action)

    def step(self, state: t.State, action: t.Action) -> Step[t.State, t.Event]:
        """Return the state after *action*, with the events. Raises IllegalAction."""
        return self._referee.step(state, action, None)

    def outcome(self, state: t.State) -> Outcome | None:
        """Return how the game ended, or None."""
        return ended(state)

    def chance(self, state: t.State) -> int:
        """Return how many outcomes luck can have now."""
        if state.actor != CHANCE or state.phase in {"over", "leaders"}:
            return 0
        return len(self.legal_actions(state))

    def chance_action(self, state: t.State, k: int) -> t.Action:
        """Return the *k*-th outcome that luck can have now."""
        outcomes = self.legal_actions(state) if state.actor == CHANCE and state.phase not in {"over", "leaders"} else ()
        return outcomes[k]

    def explain(
        self, state: t.State, action: t.Action, *, seat: Seat | Literal["host"] | None = "host", played: bool = False
    ) -> Explanation:
        """Return why *action* may or may not be done, and what follows from it: see :meth:`boardrules.Explaining.explain`."""
        contract = Contract[t.State, t.Action, t.View, t.Event].of(self, reasons.grounds, traced=self._traced)
        return explained(contract, state, action, action.by, seat=seat, played=played)

    def _traced(self, state: t.State, action: t.Action) -> tuple[Step[t.State, t.Event], tuple[Reason, ...]]:
        """Return the step that *action* is, with the reason of each event. Raises IllegalAction."""
        step = self._referee.step(state, action, trace := Trace())
        return step, reasons.reasons(reasons.printed(self.cards_in_play(state)), _view.view(state, None), action, trace)

    def view(self, state: t.State, seat: Seat | None) -> t.View:
        """Return all that *seat* may know."""
        return _view.view(state, seat)

    def redact_action(self, action: t.Action, seat: Seat | None) -> t.Action | None:
        """Return *action* as *seat* may see it."""
        return redacted(action, seat)

    def redact_event(self, event: t.Event, seat: Seat | None) -> t.Event | None:
        """Return *event* as *seat* may see it."""
        return redacted(event, seat)

    def evaluate(self, view: t.View) -> float:
        """Return how well the viewer stands: see :meth:`boardrules.Evaluating.evaluate`. Raises ValueError for a spectator's view."""
        return _evaluation.evaluate(self.compiled(view.options)[0], view)

    def determinize(self, view: t.View, rng: Rng) -> t.State:
        """Return some full state that fits *view*."""
        return self._determinized(view, rng, None)

    def _determinized(self, view: t.View, rng: Rng, kept: _determinize.Kept | None) -> t.State:
        catalogue = self.compiled(view.options)[0]
        return _determinize.determinize(
            view, catalogue.deck, catalogue.traps, rng, can_go_on=lambda state: bool(_legal.legal(self.position(state))), kept=kept
        )

    def walker(self, start: t.State | t.View, rng: Rng) -> Walker[t.Action]:
        """Return a walker that begins at *start*, a state or a view: see :meth:`boardrules.Walking.walker`."""
        return self._walker(start, rng, None)

    def trained_walker(self, start: t.State | t.View, rng: Rng, *, weights: Mapping[str, float] | None = None) -> Walker[t.Action]:
        """Return a walker that values positions by a trained model: see :meth:`boardrules.Trained.trained_walker`."""
        return self._walker(start, rng, model_of(weights))

    def _walker(self, start: t.State | t.View, rng: Rng, model: PlayerModel | None) -> Walker[t.Action]:
        if isinstance(start, t.View):
            start = self._determinized(start, rng, None if model is None else model.kept)
        return PixelTacticsWalker(self.position(start), model)

    def worlds(self, view: t.View) -> Iterator[t.State]:
        """Yield every state that fits *view*, each once. Raises InvalidState while leaders are chosen, and for a view of other cards."""
        some = self.determinize(view, _worlds.Counting())
        found = _worlds.worlds(view, some, self.compiled(view.options)[0].traps)
        return (state for state in found if _legal.legal(self.position(state))) if view.stack else found

    def pending(self, state: t.State, seat: Seat) -> Decision[DecisionKey] | None:
        """Return what *seat* is being asked."""
        return _pending.pending(self.position(state), seat)

    def validate(self, state: t.State) -> tuple[Violation, ...]:
        """Return everything impossible in a state from outside."""
        faults = [f"{fault} (options)" for fault in self.option_faults(state.options)]
        if state.pack != self.hash:
            faults.append("the state was made with other cards")
        if faults:
            return rooted(tuple([Violation("options", RuleId("BR-VALUE"), fault) for fault in faults]))
        return rooted(_validate.validate(*self.compiled(state.options), state))

    def _scene(self, view: t.View) -> Scene:
        """Return what words are understood in: *view*, and the cards that it is played with."""
        catalogue, edition, memory, _ = self._settings.of(view.options)
        return Scene(catalogue, view, lambda at: acts_at(Position(catalogue, edition, view, memory), at))

    def format_action(self, view: t.View, action: t.Action) -> str:
        """Return *action* in short notation."""
        return _actions.format_action(self._scene(view), action)

    def parse_action(self, view: t.View, text: str) -> t.Action:
        """Parse *text* as an action. Raises ParseError."""
        return _actions.parse_action(self._scene(view), text)

    def called(self, view: t.View, id: str) -> Message:
        """Return the name of a card, with its owner if *view* shows another of that name."""
        return self._scene(view).called(id)

    def event_message(self, view: t.View, event: t.Event) -> Message:
        """Return *event* as a message."""
        return _events.event_message(self._scene(view), event)

    def label_message(self, view: t.View, action: t.Action) -> Message:
        """Return *action* as a message."""
        return _actions.label_message(self._scene(view), action)

    def format_event(self, view: t.View, event: t.Event) -> str:
        """Return *event* as a sentence."""
        return _events.format_event(self._scene(view), event)

    def label(self, view: t.View, action: t.Action) -> str:
        """Return *action* in words, as a button says it: "Knight attacks the leader in melee"."""
        return _actions.label(self._scene(view), action)

    def facts(self, view: t.View) -> Facts:
        """Return what the rules derive from *view*. Raises InvalidState for a view of other cards."""
        if view.pack != self.hash:
            raise InvalidState(f"the view was made with the cards {view.pack or 'of the printed sets'!r}, not with these")
        catalogue, edition, memory, known = self._settings.of(view.options)
        board = self._referee.board_of(view, catalogue)
        return _facts.facts(Position(catalogue, edition, view, memory, board), view, known)

    def render_text(self, view: t.View, *, legend: bool = True, translator: Speaker | None = None) -> str:
        """Return the position as plain text, in the language of *translator*; *legend*: whether to explain the marks below."""
        from boardrules.pixel_tactics import _render  # noqa: PLC0415  (most users draw nothing)

        return _render.render_text(*self.compiled(view.options), view, self.facts(view), legend=legend, translator=translator)

    def picture(
        self,
        view: t.View,
        *,
        targets: tuple[str, ...] = (),
        focus: str | None = None,
        width: int | None = None,
        palette: Palette = "light",
        events: Sequence[t.Event] = (),
        translator: Speaker | None = None,
    ) -> Picture:
        """Return the position as a picture in pieces, see :meth:`boardrules.Picturing.picture`; the sentences of cards are English."""
        from boardrules.pixel_tactics import _render  # noqa: PLC0415  (most users draw nothing)

        return _render.picture(
            *self.compiled(view.options),
            view,
            self.facts(view),
            self._prints(view.options),
            targets=targets,
            focus=focus,
            width=width,
            palette=palette,
            events=events,
            translator=translator,
        )

    def render_svg(
        self,
        view: t.View,
        *,
        targets: tuple[str, ...] = (),
        focus: str | None = None,
        width: int | None = None,
        palette: Palette = "light",
        events: Sequence[t.Event] = (),
        translator: Speaker | None = None,
    ) -> str:
        """Return the position as one SVG document, that of :meth:`picture`."""
        return self.picture(view, targets=targets, focus=focus, width=width, palette=palette, events=events, translator=translator).svg

    def _prints(self, options: t.Options) -> _render.Prints:
        """Return a function that finds the printed facts of a side of a card, in the sets that some options play with."""
        names = self.sets_of(options)
        found = self._printed.get(names)
        if found is None:
            sets = {card.id: pack.id for pack in self.packs if pack.id in names for card in pack.cards}
            found = self._printed[names] = lambda name, side: self.SPEC.card(f"{sets[name]}/{name}/{side}")
        return found

    def anchors(self, view: t.View, action: t.Action) -> tuple[str, ...]:
        """Return what a person points at in the picture, in this order, to take *action*; ``()`` for one that is a button."""
        return _actions.anchors(self._scene(view), action)

    def candidates(self, view: t.View, anchor: str) -> tuple[t.Action, ...]:
        """Return actions that *anchor* may mean, legal or not, the likeliest first: see :class:`boardrules.Candidates`."""
        legal = () if view.viewer is None else self.legal_actions(self.determinize(view, _candidates.FIRST), view.viewer)
        return _candidates.candidates(self._scene(view), anchor, legal)

    def numbers(self, options: t.Options | None) -> Numbers:
        """Return the numbering for the cards and the number of seats of some options. Raises InvalidOptions."""
        options = t.Options() if options is None else options
        catalogue, seats = self.compiled(options)[0], SEATS[options.mode]
        return self._numbers.setdefault((self.sets_of(options), seats), Numbers(catalogue, seats))

    def action_space(self, options: t.Options | None = None) -> ActionSpace[t.Action, t.View]:
        """Return the numbering of all actions of players: see the page on learning. Raises InvalidOptions."""
        return self.numbers(options).space

    def observe(self, view: t.View) -> tuple[int, ...]:
        """Return *view* as numbers: what they are, ``observation_fields`` says."""
        return self.numbers(view.options).layout.observe(view, view.viewer)

    def observation_shape(self, options: t.Options | None = None) -> tuple[int, ...]:
        """Return how many numbers an observation has. Raises InvalidOptions."""
        return self.numbers(options).layout.shape

    def observation_fields(self, options: t.Options | None = None) -> tuple[ObservationField, ...]:
        """Return what each number of an observation is. Raises InvalidOptions."""
        return self.numbers(options).layout.fields

    def set_up(self, setup: Setup) -> t.State:
        """Return the position that *setup* describes. Raises InvalidState with every fault, or InvalidOptions."""
        options = self._settings.sound(setup.options)
        return _set_up.set_up(*self.compiled(options), options, self.hash, setup)

    def setup_of(self, state: t.State) -> Setup:
        """Return the Setup of a position. Raises InvalidState unless it is one of play, between two actions."""
        return _describe.setup_of(self.position(state), state)

    def game_from_pack(self, data: bytes) -> PixelTacticsGame:
        """Return the game with the pack of cards that *data*, JSON, holds. Raises InvalidOptions with every fault of the pack."""
        printed = self.packs if self.custom is None else self.packs[:-1]
        return PixelTacticsGame(printed, read_pack(data, tuple(known.id for known in printed)))

    def with_pack(self, pack: Pack | bytes | str) -> PixelTacticsGame:
        """Return the game with a pack of custom cards. Raises InvalidOptions with every fault of the pack."""
        return self.game_from_pack(encode_pack(pack))  # a value can be made with fields of any kind: reading checks them

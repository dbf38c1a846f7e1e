"""A position taken apart for one step: the local working copy that rules change, and from which the next State is built.

States themselves never change. A game may keep the copy of the state looked at last, which then stands for that state alone.
"""

from __future__ import annotations

from collections.abc import Callable
from operator import attrgetter
from typing import TYPE_CHECKING, Final, TypeAlias

from msgspec.structs import replace

from boardrules.pixel_tactics._engine.activation import NOTHING_BOUND, Activation, Entry
from boardrules.pixel_tactics._engine.board.board import SILENT, Board, Memory, drawn, redrawn
from boardrules.pixel_tactics._engine.board.stand import Stand
from boardrules.pixel_tactics._engine.players.player import PlayerPosition, PlayerSnapshot
from boardrules.pixel_tactics._engine.players.seen import SeenPlayer
from boardrules.pixel_tactics._engine.players.sharing import SharedDeck, SharedSnapshot, SharingPlayer
from boardrules.pixel_tactics._engine.seating import ALL_SEATS, ALLIES, RIVALS
from boardrules.pixel_tactics._engine.slots import BITS, FRONTS, IN_FRONT, LEADER_AT, NOWHERE, SLOTS
from boardrules.pixel_tactics._engine.trace import Addend, EventCause, Speaker, Trace, named_by, speaking
from boardrules.pixel_tactics._types.actions import Action
from boardrules.pixel_tactics._types.bindings import Bindings, Cause
from boardrules.pixel_tactics._types.cards import owner_of
from boardrules.pixel_tactics._types.events import Event
from boardrules.pixel_tactics._types.stack import TextFrame
from boardrules.pixel_tactics._types.state import Budget, Clock, Phase, Piece, Player, Pool, ReserveCard, Series, Standstill, State, silent
from boardrules.values import CHANCE, Seat

if TYPE_CHECKING:
    from boardrules.pixel_tactics._packs.catalogue import Catalogue
    from boardrules.pixel_tactics._types.options import EditionRules, Options
    from boardrules.pixel_tactics._types.view import View


_WAS: Final[Callable[[PlayerPosition], Player]] = attrgetter("was")
CEASEFIRE_ROUNDS: Final = 1
"""Number of rounds of the ceasefire (PT-CEASE-1)."""
ACTIVE: Final = tuple([tuple([Seat(k % n) for k in range(3 * n)]) for n in range(5)])
"""For each number of seats: whose turn it is, by the first player's seat plus the turn."""


Snapshot: TypeAlias = "tuple[_Turn, _Rest, tuple[list[PlayerPosition], list[PlayerSnapshot]], list[Entry], SharedSnapshot | None, _Known]"
"""What changes in a position from one action to the next, as it was at some time."""

_Turn: TypeAlias = "tuple[Phase, Seat, Clock, Budget, Standstill]"
_Rest: TypeAlias = "tuple[tuple[str, ...], int, Series, tuple[tuple[str, Seat], ...]]"
_Known: TypeAlias = "tuple[dict[str, int] | None, Board, tuple[Action, ...] | None]"


class Position:
    """A state taken apart. Rules read and change it; :meth:`frozen` puts the next state together.

    A view can be taken apart as well: what is derived from public things is read of it in the same way, and it cannot be put together.
    """

    __slots__ = (
        "_places",
        "actor",
        "board",
        "budget",
        "catalogue",
        "clock",
        "edition",
        "evaluating",
        "events",
        "halted",
        "listed",
        "memory",
        "options",
        "owners",
        "pack",
        "phase",
        "pool",
        "postponed",
        "redeals",
        "resolving",
        "seats",
        "series",
        "stack",
        "standstill",
        "steps",
        "trace",
        "units",
        "untouched",
    )

    def __init__(
        self, catalogue: Catalogue, edition: EditionRules, state: State | View, memory: Memory | None = None, board: Board | None = None
    ) -> None:
        self.memory = Memory() if memory is None else memory
        self.catalogue = catalogue
        self.edition = edition
        self.options: Options = state.options
        self.pack = state.pack
        self.phase: Phase = state.phase
        self.actor: Seat = state.actor
        self.clock: Clock = state.clock
        self.budget: Budget = state.budget
        self.standstill: Standstill = state.standstill
        self.pool: SharedDeck | None = None
        self.postponed: tuple[Seat, ...] | None = None
        """The seats whose parts of the board are to be drawn, while nobody reads it."""
        self.seats = self._taken_apart(state)
        self.stack: list[Entry] = [self.taken_up(frame) if isinstance(frame, TextFrame) else frame for frame in state.stack]
        self.resolving = state.resolving
        self.redeals = state.redeals
        self.series: Series = state.series
        self.owners = state.owners
        self.events: list[Event] | None = None
        self.trace: Trace | None = None
        """Where the causes of the events are noted, if somebody asks for them."""
        self._places: dict[str, int] | None = None
        """Where each card stands, once somebody has asked: the number of the seat, shifted by four bits, and that of the slot."""
        self.halted = False
        self.evaluating: list[str] = []
        """What is being read for a text: texts that ask for each other's result come to an end (PT-LOOP-4)."""
        self.steps = 0
        self.untouched = True
        """Whether this is still the board of the state that it was made of."""
        self.board = drawn(self.catalogue, self.seats, state, self.memory) if board is None else board
        """What holds on the board now: another value as soon as something else lies there that has a say."""
        self.listed: tuple[Action, ...] | None = None
        """Every legal action, once somebody has asked."""

    def _taken_apart(self, state: State | View) -> list[PlayerPosition]:
        """Return the working copy of each seat. Set the shared deck, if there is one."""
        if not isinstance(state, State):
            seen = state.pool
            if seen is not None:  # of the cards in the deck it is known how many they are
                self.pool = SharedDeck(Pool(seen.row, seen.coins, ("",) * seen.deck), self.emit)
            return [SeenPlayer(player, seen) for player in state.players]
        if state.pool is None:
            return [PlayerPosition(player) for player in state.players]
        shared = self.pool = SharedDeck(state.pool, self.emit)
        return [SharingPlayer(player, shared, seat) for seat, player in enumerate(state.players)]

    def taken_up(self, frame: TextFrame) -> Activation:
        """Return a text taken apart."""
        program = self.catalogue.programs[frame.text]
        activation = Activation(program, frame.you, frame.source, frame.slot, frame.bound)
        activation.step = program.places[frame.at]
        activation.loops = frame.loops
        activation.progress = frame.progress
        return activation

    def snapshot(self) -> Snapshot:
        """Return everything that changes between two actions, for :meth:`restore`."""
        return (
            (self.phase, self.actor, self.clock, self.budget, self.standstill),
            (self.resolving, self.redeals, self.series, self.owners),
            (self.seats, [player.snapshot() for player in self.seats]),
            [entry.copy() if isinstance(entry, Activation) else entry for entry in self.stack] if self.stack else [],
            None if self.pool is None else self.pool.snapshot(),
            (self._places, self.board, self.listed),
        )

    def restore(self, was: Snapshot) -> None:
        """Make the position what it was when *was* was taken; a snapshot serves once."""
        turn, rest, seats, stack, pool, known = was
        self.phase, self.actor, self.clock, self.budget, self.standstill = turn
        self.resolving, self.redeals, self.series, self.owners = rest
        self.seats, of_players = seats  # other matches of a series have others
        for player, of_player in zip(self.seats, of_players, strict=True):
            player.restore(of_player)
        self.stack = stack
        if self.pool is not None and pool is not None:
            self.pool.restore(pool)
        self._places, self.board, self.listed = known

    def frozen(self) -> State:
        """Return the state as it is now; what is taken apart stays good for it."""
        self.events = self.trace = None
        self.steps = 0
        for player in self.seats:
            if player.changed:
                player.frozen()
        players = tuple(map(_WAS, self.seats))
        return State(
            self.options,
            self.pack,
            self.phase,
            self.actor,
            self.clock,
            self.budget,
            self.standstill,
            players,
            tuple([entry.frozen() if isinstance(entry, Activation) else entry for entry in self.stack]) if self.stack else (),
            self.resolving,
            self.redeals,
            self.series,
            self.owners,
            None if self.pool is None else self.pool.frozen(),
        )

    def redraw(self, *seats: Seat) -> None:
        """Draw the board anew: what lies before *seats* has changed."""
        self._places = None
        if self.postponed is None:
            self.board = redrawn(self.board, self.catalogue, self.seats, seats, self.memory)
        else:
            self.postponed = (*self.postponed, *seats)

    def postpone(self) -> None:
        """Let the board be as it is, although pieces move, until :meth:`catch_up`."""
        self.postponed = ()

    def catch_up(self) -> None:
        """Draw the board anew, once, if it had to be since :meth:`postpone`."""
        seats, self.postponed = self.postponed, None
        if seats:
            if seats.count(seats[0]) == len(seats):
                self.redraw(seats[0])
            else:
                self.redraw(*sorted({*seats}))

    def board_of(self, view: View, catalogue: Catalogue, state: State) -> Board | None:
        """Return the board of this copy of *state* if the very same objects lie on the board of *view*, else None."""
        if self.catalogue is not catalogue or len(self.seats) != len(view.players):
            return None
        for seen, player in zip(view.players, state.players, strict=True):
            if (
                seen.unit is not player.unit
                or seen.reserve is not player.reserve
                or seen.watching is not player.delayed
                or seen.set_out is not player.set_out
            ):
                return None
        return self.board

    # ----------------------------------------------------------------------------------------------------------------- seats and time
    @property
    def active(self) -> Seat:
        """Return the seat whose turn it is (PT-FLOW-1)."""
        clock = self.clock
        return ACTIVE[len(self.seats)][clock.first + clock.turn]

    @property
    def wave_number(self) -> int:
        """Waves counted through the match; a lone round belongs to the common wave before it."""
        clock = self.clock
        return clock.round * 3 + (clock.wave if clock.lone is None else clock.lone.after)

    def rivals(self, seat: Seat) -> tuple[Seat, ...]:
        """Return the other side's seats."""
        return RIVALS[len(self.seats)][seat]

    def rival(self, seat: Seat) -> Seat:
        """Return the rival whose turn comes next after *seat*'s: in a duel the only one."""
        return RIVALS[len(self.seats)][seat][0]

    def ally(self, seat: Seat) -> Seat | None:
        """Return the other seat of a team; None in a duel."""
        return ALLIES[len(self.seats)][seat]

    @property
    def contact(self) -> bool:
        """Return whether texts may reach from one side to the other (PT-CEASE-5); in a lone round nobody's may."""
        clock = self.clock
        return (clock.round > CEASEFIRE_ROUNDS and clock.lone is None) or self.edition.ceasefire_contact

    def order_of_play(self) -> list[Seat]:
        """Return all seats, the active one first (PT-ATK-7)."""
        n = len(self.seats)
        start = self.clock.first if self.clock.turn >= n else self.active
        return [Seat((start + k) % n) for k in range(n)]

    def note_progress(self) -> None:
        """Something moves in this round: the match does not stand still (PT-END-3)."""
        if not self.standstill.progressed:
            self.standstill = replace(self.standstill, progressed=True)

    # ------------------------------------------------------------------------------------------------------------------------ pieces
    def find(self, card: str) -> Stand | None:
        """Return where a card stands, or None if it stands nowhere."""
        places = self._places
        if places is None:
            places = self._places = {
                piece.card: seat << 4 | slot
                for seat, player in enumerate(self.seats)
                for slot, piece in enumerate(player.unit)
                if piece is not None
            }
        at = places.get(card)
        if at is None:
            return None
        seat, slot = at >> 4, at & 15
        piece = self.seats[seat].unit[slot]
        return None if piece is None else Stand(Seat(seat), slot, piece)

    def owner_of(self, card: str) -> Seat:
        """Return the owner of a card, in any unit (PT-OWN-1)."""
        return owner_of(card, self.owners)

    def put(self, seat: Seat, slot: int, piece: Piece | None) -> None:
        """Change what stands in a slot."""
        player = self.seats[seat]
        old = player.unit[slot]
        player.unit[slot] = piece
        player.changed = True
        bit = BITS[slot]
        player.touched |= bit
        if piece is not None and piece.damage:
            player.hurt |= bit
        else:
            player.hurt &= ~bit
        if (
            old is not None
            and piece is not None
            and old.face == piece.face
            and old.card == piece.card
            and old.trait == piece.trait
            and old.copies == piece.copies
        ):
            if old.mods is not piece.mods and silent(old) != silent(piece):
                self.redraw(seat)
            return
        if old is None or piece is None or old.card != piece.card:
            if not self.standstill.progressed:
                self.note_progress()
            self._places = None
        if piece is None:
            player.taken &= ~bit
            player.living &= ~bit
        else:
            player.taken |= bit
            if piece.face == "corpse":
                player.living &= ~bit
            else:
                player.living |= bit
        if slot == LEADER_AT:  # a leader may copy another
            self.redraw(*ALL_SEATS[: len(self.seats)])
            return
        if not player.set_out:  # neither what left nor what came may say anything here: then all else stays as it was
            known = self.memory.card_effects[seat][slot]
            if (old is None or old.face == "corpse" or (old.trait is None and known.get(old.card) is SILENT)) and (
                piece is None or piece.face == "corpse" or (piece.trait is None and known.get(piece.card) is SILENT)
            ):
                return
        self.redraw(seat)

    def put_reserve(self, seat: Seat, place: int, card: ReserveCard | None) -> None:
        """Change what lies in a slot of a reserve, by its place there."""
        player = self.seats[seat]
        old = player.reserve[place]
        player.reserve = (*player.reserve[:place], card, *player.reserve[place + 1 :])
        player.changed = True
        if old is None or card is None:
            self.note_progress()
            self.redraw(seat)

    def in_melee(self, seat: Seat, slot: int) -> bool:
        """PT-ATK-2: no living card in front of the slot in its column."""
        return not self.seats[seat].living & IN_FRONT[slot]

    def front(self, seat: Seat) -> tuple[int, ...]:
        """PT-ATK-2: the slots of the cards in melee, by column."""
        return FRONTS[self.seats[seat].living]

    # --------------------------------------------------------------------------------------------------------------------- programs
    def begin(self, text: str, you: Seat, source: str, slot: int = NOWHERE, cause: Cause | None = None) -> Activation:
        """Begin a text, on top of what is being carried out."""
        bound = NOTHING_BOUND if cause is None else Bindings((), "", None, 0, cause)
        activation = Activation(self.catalogue.programs[text], you, source, slot, bound)
        self.stack.append(activation)
        return activation

    def emit(self, event: Event, *rules: str, by: Speaker | None = None, parts: tuple[Addend, ...] = ()) -> None:
        """Note an event, if anybody listens, and its cause, if anybody asks: the rules, and the card that brought it about.

        *by*: that card and its text; without it those that the event names, else the innermost that is being carried out. *parts*: of the
        number in the event.
        """
        if self.events is not None:
            self.events.append(event)
            if self.trace is not None:
                who = by or named_by(event) or speaking(self.stack)
                found = self.find(who.card) if who.card else None
                place = "" if found is None else f"{found.seat}.{SLOTS[found.slot]}"
                self.trace.causes.append(EventCause(rules, who, place, parts))

    def ask(self, seat: Seat, answers: tuple[Action, ...] | None = None) -> None:
        """Stop here until *seat* has answered what the frame on top asks; *answers*: with what it can be answered, if that is known."""
        self.actor = seat
        self.halted = True
        self.listed = answers

    def ask_luck(self) -> None:
        """Stop here until luck has answered."""
        self.ask(CHANCE)

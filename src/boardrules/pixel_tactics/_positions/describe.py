"""How a Setup is written by hand and how it is made of a state."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal, TypeAlias

from boardrules.contract import Violation
from boardrules.errors import InvalidState
from boardrules.pixel_tactics._engine.modifiers import actions_of_turn
from boardrules.pixel_tactics._engine.position import Position
from boardrules.pixel_tactics._positions.cards import Described, Known, Laid
from boardrules.pixel_tactics._positions.players import PlayerSetup
from boardrules.pixel_tactics._positions.setup import Setup, write_setup
from boardrules.pixel_tactics._types.options import Options
from boardrules.pixel_tactics._types.state import Slot, State
from boardrules.values import RuleId, Seat

WaveName: TypeAlias = Literal["V", "F", "R"]

WAVES: Final[tuple[WaveName, ...]] = ("V", "F", "R")


def setup(
    *,
    own: Mapping[Slot, Described],
    rival: Mapping[Slot, Described],
    reserve: Mapping[Slot, Laid] | None = None,
    rival_reserve: Mapping[Slot, Laid] | None = None,
    hand: tuple[Known, ...] = (),
    rival_hand: tuple[Known, ...] = (),
    discard: tuple[str, ...] = (),
    rival_discard: tuple[str, ...] = (),
    top: tuple[Known, ...] = (),
    rival_top: tuple[Known, ...] = (),
    deck: tuple[str, ...] | None = None,
    rival_deck: tuple[str, ...] | None = None,
    ally: Mapping[Slot, Described] | PlayerSetup | None = None,
    second_rival: Mapping[Slot, Described] | PlayerSetup | None = None,
    round: int = 2,
    wave: WaveName = "V",
    first: int = 0,
    turn: int = 0,
    actions: int | None = None,
    options: Options | None = None,
) -> Setup:
    """Return a Setup from mappings: *own* and *hand* are seat 0's, *rival* and *rival_hand* seat 1's.

    With four players *ally* is seat 2's and *second_rival* seat 3's: a unit, or a :class:`PlayerSetup` for a seat of which more is to
    be said.

    A place has a card by its name, with the damage on it: ``knight``, ``knight/3``, ``corpse:mystic``, ``leader:vampire/19``;
    ``1.knight`` is a card of seat 1, wherever it lies. A *reserve* has ``snare``, a trap, or ``warlock/3``, an operation with 3 tokens.
    *wave* is the row that acts, *first* the seat that began it, *turn* how many seats have had their turn in it. Anything else that a
    Setup can say is a field of :class:`Setup` and :class:`PlayerSetup`.

    >>> from boardrules import pixel_tactics
    >>> described = pixel_tactics.setup(
    ...     own={"F2": "leader:vampire/19", "V1": "knight/3", "R2": "corpse:mystic"}, rival={"F2": "leader:paladin"}, wave="F", actions=1
    ... )
    >>> state = pixel_tactics.set_up(described)
    >>> state.clock.round, pixel_tactics.to_act(state), len(state.players[0].deck.rest)
    (2, (0,), 22)
    """
    others = () if ally is None and second_rival is None else (ally, second_rival)
    return Setup(
        options=options,
        players=(
            PlayerSetup(unit=tuple(own.items()), reserve=tuple((reserve or {}).items()), hand=hand, discard=discard, top=top, deck=deck),
            PlayerSetup(
                unit=tuple(rival.items()),
                reserve=tuple((rival_reserve or {}).items()),
                hand=rival_hand,
                discard=rival_discard,
                top=rival_top,
                deck=rival_deck,
            ),
            *[other if isinstance(other, PlayerSetup) else PlayerSetup(unit=tuple((other or {}).items())) for other in others],
        ),
        round=round,
        wave=WAVES.index(wave),
        first=Seat(first),
        turn=turn,
        actions=actions,
    )


def setup_of(position: Position, state: State) -> Setup:
    """Return the Setup that says all that is unusual about *state*, of which *position* is the working copy.

    Raises
    ------
    InvalidState
        for a position that no Setup describes: before the leaders are revealed, after the end, and while something is being carried out.
    """
    if state.phase != "play":
        raise _refused("phase", f"the phase is {state.phase}, and a Setup describes play")
    if state.stack:
        raise _refused("stack", "something is being carried out, and a Setup describes play between two actions")
    return write_setup(state, actions_of_turn(position, state.actor))


def _refused(path: str, message: str) -> InvalidState:
    fault = Violation(f"$.{path}", RuleId("BR-VALUE"), message)
    return InvalidState("no Setup describes this position", violations=(fault,))

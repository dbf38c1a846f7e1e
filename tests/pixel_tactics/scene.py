"""Positions laid out by hand, and moves written in a few words: what scenario tests are written with.

``Scene(own={"V1": "knight", "R2": "alchemist/2"}, rival={"F1": "corpse witch"}, wave="R").play("cast R2", "pick 1.V1", "none")``

Every word of ``play`` is one action in the notation of the game, in which seat 0 acts if no seat stands in front (``1: pick 0.V1``), and a
card that comes by luck is one of seat 0 if it has no owner. A decision that is not there, or that somebody else has, fails; so does one
that is left open at the end, unless ``waiting`` says who has it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Self

from boardrules import Refusal
from boardrules.pixel_tactics import SETS, Action, Described, Event, Options, Piece, ReserveCard, Slot, Spot, setup
from boardrules.pixel_tactics._engine.slots import SLOTS
from boardrules.pixel_tactics._game import PixelTacticsGame
from boardrules.pixel_tactics._positions.setup import WaveName
from boardrules.pixel_tactics._types.options import EditionId
from boardrules.values import CHANCE, Seat

GAME = PixelTacticsGame(SETS)
"""The game with the printed sets."""


def set_1(edition: str) -> str:
    """The wording of set 1 that goes with an edition: the scenes are laid out with its cards."""
    return "set_1" if edition in {"en", "ru"} else "set_1_first"


BY_NAME: Mapping[str, Slot] = {slot: slot for slot in SLOTS}
WAVES: Mapping[str, WaveName] = {"V": "V", "F": "F", "R": "R"}


def places(leader: str, units: Mapping[str, str], damage: int) -> dict[Slot, Described]:
    """A unit as a Setup has it: with its leader, and a corpse with a colon."""
    placed: dict[Slot, Described] = {"F2": f"leader:{leader}/{damage}"}
    placed.update({BY_NAME[slot]: text.replace("corpse ", "corpse:") for slot, text in units.items()})
    return placed


class Scene:
    """A position and what has happened since it was laid out.

    ``own`` and ``rival``: slot -> ``"knight"``, ``"knight/3"`` (3 damage), ``"corpse knight"``, ``"1.knight"`` (the rival's card).
    ``reserve``, ``rival_reserve``: ``"warlock/3"`` (3 tokens), ``"snare"`` (a trap). ``hand``, ``rival_hand``, ``discard``,
    ``rival_discard``: cards; ``top``: the known top of seat 0's deck. All others are in the decks, or only those of ``deck`` are in
    seat 0's. Seat 0 is on turn unless ``active`` says so.
    """

    EDITION: ClassVar[EditionId] = "en"
    """The edition of a scene that names none."""
    BESIDE: ClassVar[str] = ""
    """The set that is in play beside set 1."""

    def __init__(
        self,
        *,
        edition: EditionId | None = None,
        cards: str = "",
        leaders: tuple[str, str] = ("paladin", "paladin"),
        own: Mapping[str, str] | None = None,
        rival: Mapping[str, str] | None = None,
        reserve: Mapping[str, str | ReserveCard] | None = None,
        rival_reserve: Mapping[str, str | ReserveCard] | None = None,
        hand: tuple[str, ...] = (),
        rival_hand: tuple[str, ...] = (),
        discard: tuple[str, ...] = (),
        rival_discard: tuple[str, ...] = (),
        deck: tuple[str, ...] | None = None,
        top: tuple[str, ...] = (),
        wave: str = "V",
        round: int = 2,
        active: int = 0,
        second: bool = False,
        actions: int = 2,
        damage: tuple[int, int] = (0, 0),
    ) -> None:
        edition = edition or self.EDITION
        sets = (cards,) if cards else (set_1(edition),) if self.BESIDE or self.game.custom is None else ()
        options = Options(edition=edition, cards=(*sets, self.beside(edition)) if self.BESIDE else sets)
        described = setup(
            own=places(leaders[0], own or {}, damage[0]),
            rival=places(leaders[1], rival or {}, damage[1]),
            reserve={BY_NAME[slot]: laid for slot, laid in (reserve or {}).items()},
            rival_reserve={BY_NAME[slot]: laid for slot, laid in (rival_reserve or {}).items()},
            hand=hand,
            rival_hand=rival_hand,
            discard=discard,
            rival_discard=rival_discard,
            top=top,
            deck=None if deck is None else tuple(name for name in deck if name not in {*hand, *discard, *top}),
            round=round,
            wave=WAVES[wave],
            first=1 - active if second else active,
            turn=int(second),
            actions=actions,
            options=options,
        )
        self.state = self.game.set_up(described)
        self.events: list[Event] = []
        while self.state.actor == CHANCE:  # what a text lets a seat see
            self.state = self.game.apply(self.state, self.game.chance_action(self.state, 0))

    @property
    def game(self) -> PixelTacticsGame:
        """The game that is played."""
        return GAME

    def beside(self, edition: str) -> str:
        """The wording of the set beside set 1 that goes with an edition."""
        return "set_2_first" if edition == "first" and self.BESIDE == "set_2" else self.BESIDE

    # ------------------------------------------------------------------------------------------------------------------------- playing
    def play(self, *lines: str, waiting: int | None = None) -> Self:
        """Play the lines; then nothing may be left to decide, unless seat ``waiting`` has to (-1: luck)."""
        for line in lines:
            action = self.action(line)
            self._refusal(action)
            step = self.game.step(self.state, action)
            self.state = step.state
            self.events += step.events
        asked = self.state.actor if self.state.stack else None
        assert asked == waiting, f"seat {asked} still has to decide among {self.game.legal_actions(self.state)}"
        return self

    def refused(self, line: str) -> str:
        """The rule that refuses a line."""
        refusal = self._refusal(self.action(line))
        assert refusal is not None, f"{line} is legal"
        return refusal.rule

    def can(self, line: str) -> bool:
        """Whether a line is legal."""
        return self._refusal(self.action(line)) is None

    def _refusal(self, action: Action) -> Refusal | None:
        """Why an action is refused, if it is; the legal actions must say the same."""
        refusal = self.game.check(self.state, action)
        assert (refusal is None) == (action in self.game.legal_actions(self.state)), f"{action}: {refusal}"
        return refusal

    def action(self, line: str) -> Action:
        """The action that a line means."""
        verb, _, word = line.partition(" ")
        if verb in {"drawn", "taken"}:
            line = line if "." in word else f"{verb} 0.{word}"
        elif ": " not in line:
            line = f"0: {line}"
        return self.game.parse_action(self.game.view(self.state, None), line)

    @staticmethod
    def _spot(by: Seat, word: str) -> Spot:
        seat, dot, slot = word.rpartition(".")
        return Spot(Seat(int(seat)) if dot else by, BY_NAME[slot])

    # ------------------------------------------------------------------------------------------------------------------------- looking
    def piece(self, at: str) -> Piece | None:
        """What stands at ``"V1"`` (seat 0's) or ``"1.V1"``."""
        spot = self._spot(Seat(0), at)
        return self.state.players[spot.seat].unit[SLOTS.index(spot.slot)]

    def damage(self, at: str) -> int:
        """The damage on what stands there."""
        piece = self.piece(at)
        assert piece is not None, f"nothing stands at {at}"
        return piece.damage

    def stands(self, at: str) -> str:
        """What stands there: ``"0.knight"``, ``"corpse 0.knight"``, or ``""``."""
        piece = self.piece(at)
        if piece is None:
            return ""
        return f"corpse {piece.card}" if piece.face == "corpse" else piece.card

    def reserve(self, seat: int = 0) -> dict[str, str]:
        """What lies in a reserve, by slots: ``{"S1": "0.warlock/3"}``, traps without a number."""
        return {
            slot: f"{laid.card}{f'/{laid.tokens}' if laid.face == 'operation' else ''}"
            for slot, laid in zip(("S1", "S2", "S3"), self.state.players[seat].reserve, strict=True)
            if laid is not None
        }

    def hand(self, seat: int = 0) -> set[str]:
        """The cards in a hand."""
        return {str(held.card) for held in self.state.players[seat].hand}

    def discard(self, seat: int = 0) -> set[str]:
        """The cards in a discard pile."""
        return set(self.state.players[seat].discard)


class BothSets(Scene):
    """A scene with the cards of both sets, by the Polish rules unless it names other ones."""

    EDITION: ClassVar[EditionId] = "pl"
    BESIDE: ClassVar[str] = "set_2"

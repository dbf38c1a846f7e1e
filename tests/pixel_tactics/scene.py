"""Positions laid out by hand, and moves written in a few words: what scenario tests are written with.

``Scene(own={"V1": "knight", "R2": "alchemist/2"}, rival={"F1": "corpse witch"}, wave="R").play("cast R2", "pick 1.V1", "none")``

Every word of ``play`` is one action. The seat in front (``1: pick 0.V1``) says who is asked; without one it is seat 0. A decision that is
not there, or that somebody else has, fails; so does one that is left open at the end, unless ``waiting`` says who has it.
"""

from __future__ import annotations

from collections.abc import Mapping

from boardrules.pixel_tactics._engine.interpreter import proceed
from boardrules.pixel_tactics._engine.slots import SLOTS
from boardrules.pixel_tactics._game import PixelTacticsGame
from boardrules.pixel_tactics._types.actions import (
    Action,
    Attack,
    CardOption,
    Cast,
    Choose,
    Clear,
    Draw,
    Drawn,
    EndTurn,
    LeaderAction,
    ModeOption,
    Move,
    NameOption,
    NumberOption,
    PlayOrder,
    Recruit,
    SpotOption,
    Switch,
    TakenAtRandom,
)
from boardrules.pixel_tactics._types.events import Event
from boardrules.pixel_tactics._types.options import EditionId, Options
from boardrules.pixel_tactics._types.state import Deck, Held, Piece, Player, Slot, Spot, State
from boardrules.pixel_tactics.cards._sets import SETS
from boardrules.values import CHANCE, Seat

GAME = PixelTacticsGame(SETS)
"""The game with the printed sets."""

BY_NAME: Mapping[str, Slot] = {slot: slot for slot in SLOTS}
ROWS = "VFR"


class Scene:
    """A position and what has happened since it was laid out.

    ``own`` and ``rival``: slot -> ``"knight"``, ``"knight/3"`` (3 damage), ``"corpse knight"``, ``"1.knight"`` (the rival's card).
    ``hand``, ``rival_hand``, ``discard``, ``rival_discard``: cards; ``top``: the known top of seat 0's deck. All others are in the
    decks, or only those of ``deck`` are in seat 0's. Seat 0 is on turn unless ``active`` says so.
    """

    def __init__(
        self,
        *,
        edition: EditionId = "en",
        cards: str = "",
        leaders: tuple[str, str] = ("paladin", "paladin"),
        own: Mapping[str, str] | None = None,
        rival: Mapping[str, str] | None = None,
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
        options = Options(edition=edition, cards=(cards,) if cards else ())
        self.deck = GAME.compiled(options)[0].deck
        used: set[str] = set()
        units = [self._unit(seat, leaders[seat], given or {}, damage[seat], used) for seat, given in enumerate((own, rival))]
        hands = [self._named(seat, names, used) for seat, names in enumerate((hand, rival_hand))]
        piles = [self._named(seat, names, used) for seat, names in enumerate((discard, rival_discard))]
        tops = [self._named(seat, names, used) for seat, names in enumerate((top, ()))]
        players = tuple(
            Player(
                units[seat],
                (None, None, None),
                tuple(Held(card, 1 << seat) for card in sorted(hands[seat])),
                Deck(tuple(Held(card, 1 << seat) for card in tops[seat]), self._rest(seat, used, deck if seat == 0 else None), ()),
                piles[seat],
            )
            for seat in range(2)
        )
        first = Seat(1 - active if second else active)
        self.state = State(
            options,
            GAME.hash,
            "play",
            Seat(active),
            round,
            ROWS.index(wave),
            first,
            int(second),
            actions,
            (),
            (),
            players,
            (),
            (),
            0,
            True,
            0,
            (),
            (),
        )
        self.events: list[Event] = []
        position = GAME.position(self.state)
        proceed(position)  # opens what a text lets a seat see
        self.state = position.frozen()
        while self.state.actor == CHANCE:
            self.state = GAME.apply(self.state, GAME.chance_action(self.state, 0))

    def _unit(self, seat: int, leader: str, given: Mapping[str, str], damage: int, used: set[str]) -> tuple[Piece | None, ...]:
        pieces: dict[str, Piece] = {"F2": Piece(self._named(seat, (leader,), used)[0], "leader", damage)}
        for slot, text in given.items():
            name, _, hurt = text.removeprefix("corpse ").partition("/")
            card = self._named(seat, (name,), used)[0]
            pieces[slot] = Piece(card, "corpse" if text.startswith("corpse ") else "hero", int(hurt or 0))
        return tuple(pieces.get(slot) for slot in SLOTS[:9])

    def _named(self, seat: int, names: tuple[str, ...], used: set[str]) -> tuple[str, ...]:
        found = tuple(name if "." in name else f"{seat}.{name}" for name in names)
        for card in found:
            assert card[2:] in self.deck, f"no card is called {card}"
            assert card not in used, f"{card} is there twice"
            used.add(card)
        return found

    def _rest(self, seat: int, used: set[str], only: tuple[str, ...] | None) -> tuple[str, ...]:
        cards = (f"{seat}.{name}" for name in (self.deck if only is None else sorted(only)))
        return tuple(card for card in cards if card not in used)

    # ------------------------------------------------------------------------------------------------------------------------- playing
    def play(self, *lines: str, waiting: int | None = None) -> Scene:
        """Play the lines; then nothing may be left to decide, unless seat ``waiting`` has to (-1: luck)."""
        for line in lines:
            action = self.action(line)
            step = GAME.step(self.state, action)
            self.state = step.state
            self.events += step.events
        asked = self.state.actor if self.state.stack else None
        assert asked == waiting, f"seat {asked} still has to decide among {GAME.legal_actions(self.state)}"
        return self

    def refused(self, line: str) -> str:
        """The rule that refuses a line."""
        refusal = GAME.check(self.state, self.action(line))
        assert refusal is not None, f"{line} is legal"
        return refusal.rule

    def can(self, line: str) -> bool:
        """Whether a line is legal."""
        return GAME.check(self.state, self.action(line)) is None

    def action(self, line: str) -> Action:
        """The action that a line means."""
        head, colon, tail = line.partition(": ")
        by = Seat(int(head)) if colon else Seat(0)
        verb, *rest = (tail if colon else line).split()
        word = rest[0] if rest else ""
        match verb:
            case "draw":
                return Draw(by)
            case "end":
                return EndTurn(by)
            case "recruit":
                return Recruit(by, self._card(by, word), self._spot(by, rest[1]))
            case "attack" | "shoot":
                one, _, other = word.partition(">")
                target = self._spot(Seat(1 - by), other) if other else None
                return Attack(by, self._spot(by, one), target, "melee" if verb == "attack" else "ranged")
            case "cast":
                return Cast(by, self._spot(by, word), rest[1] if len(rest) > 1 else word[-2])
            case "order":
                return PlayOrder(by, self._card(by, word))
            case "clear":
                return Clear(by, self._spot(by, word))
            case "move":
                return Move(by, self._spot(by, word), self._spot(by, rest[1]))
            case "switch":
                return Switch(by, self._spot(by, word), self._spot(by, rest[1]))
            case "leader":
                return LeaderAction(by, self._spot(by, "F2"), word or "L")
            case "pick":
                return Choose(by, SpotOption(self._spot(by, word)))
            case "card":
                return Choose(by, CardOption(self._card(by, word)))
            case "number":
                return Choose(by, NumberOption(int(word)))
            case "name":
                return Choose(by, NameOption(word))
            case "mode":
                return Choose(by, ModeOption(word))
            case "none":
                return Choose(by, None)
            case "drawn":
                return Drawn(CHANCE, self._owner(word), self._card(by, word))
            case "taken":
                return TakenAtRandom(CHANCE, self._owner(word), self._card(by, word))
            case _:
                raise ValueError(line)

    @staticmethod
    def _card(by: Seat, word: str) -> str:
        return word if "." in word else f"{by}.{word}"

    @staticmethod
    def _owner(word: str) -> Seat:
        return Seat(int(word[0])) if "." in word else Seat(0)

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

    def hand(self, seat: int = 0) -> set[str]:
        """The cards in a hand."""
        return {str(held.card) for held in self.state.players[seat].hand}

    def discard(self, seat: int = 0) -> set[str]:
        """The cards in a discard pile."""
        return set(self.state.players[seat].discard)

"""Positions of two against two laid out by hand: a scene with four units."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from boardrules.pixel_tactics import Held, LoneRound, Options, PlayerSetup, Setup
from boardrules.pixel_tactics._types.options import EditionId
from boardrules.values import Seat
from tests.pixel_tactics.scene import GAME, Scene, places, set_1

__all__ = ["FourScene"]

NOBODY: Mapping[str, str] = {}


class FourScene(Scene):
    """A position of two against two: seats 0 and 2 against seats 1 and 3.

    ``units``: for each seat slot -> card as in :class:`Scene`; fewer than four leave the last ones with their leaders alone. ``hands``,
    ``discards``, ``damage`` (of the leaders), ``fallen``: likewise. ``first``: who began the wave, ``turn``: how many have had their turn.
    """

    def __init__(
        self,
        *units: Mapping[str, str],
        edition: EditionId = "pl",
        cards: tuple[str, ...] = (),
        leaders: Sequence[str] = ("paladin", "gunner", "fighter", "templar"),
        damage: Sequence[int] = (),
        hands: Sequence[tuple[str | Held, ...]] = (),
        discards: Sequence[tuple[str, ...]] = (),
        fallen: Sequence[tuple[str, ...]] = (),
        wave: int = 0,
        round: int = 2,
        first: int = 0,
        turn: int = 0,
        actions: int = 2,
        long_game: bool = False,
        lone: LoneRound | None = None,
    ) -> None:
        players = tuple(
            PlayerSetup(
                unit=tuple(
                    places(
                        leaders[seat],
                        units[seat] if seat < len(units) else NOBODY,
                        damage[seat] if seat < len(damage) else 0,
                    ).items()
                ),
                hand=hands[seat] if seat < len(hands) else (),
                discard=discards[seat] if seat < len(discards) else (),
                fallen=fallen[seat] if seat < len(fallen) else (),
            )
            for seat in range(4)
        )
        described = Setup(
            options=Options(edition=edition, mode="teams", long_game=long_game, cards=cards or (set_1(edition),)),
            players=players,
            round=round,
            wave=wave,
            first=Seat(first),
            turn=turn,
            actions=actions,
            lone=lone,
        )
        self.state = self.game.set_up(described)
        self.events = []

    def face(self, at: str) -> str:
        """What a card in play is: a hero, a leader, a corpse, or a corpse that counts as a hero."""
        piece = self.piece(at)
        return "" if piece is None else piece.face

    def end_wave(self) -> FourScene:
        """Let all seats that have a turn left in this wave end it, and luck answer what is due then."""
        begun = (self.state.clock.wave, self.state.clock.round)
        while (self.state.clock.wave, self.state.clock.round) == begun and self.state.phase == "play" and not self.state.stack:
            self.end_turn()
        return self.deal()

    def end_turn(self) -> FourScene:
        """Let the seat on turn end it."""
        step = GAME.step(self.state, self.action(f"{self.state.actor}: end"))
        self.state = step.state
        self.events += step.events
        return self

    def deal(self) -> FourScene:
        """Let luck answer, the first outcome each time, as long as it is due."""
        while GAME.chance(self.state):
            step = GAME.step(self.state, GAME.chance_action(self.state, 0))
            self.state = step.state
            self.events += step.events
        return self

    def choose(self, seat: int, card: str = "") -> FourScene:
        """Let a seat choose a new leader, its first card if none is named."""
        card = card or str(self.state.players[seat].hand[0].card)
        step = GAME.step(self.state, self.action(f"{seat}: choose {card}"))
        self.state = step.state
        self.events += step.events
        return self.deal()

"""Scenarios: a position set up by hand, then actions and luck one by one, as in a rulebook's examples.

scenario = Scenario(units={"ansel-0": (3, 2), "moss-1": (4, 2)})     # a position of the example's map, seat 0 to act
scenario.use("ansel-0", "blade", "moss-1")                            # one action of the seat to act
scenario.roll(4)                                                      # luck
assert scenario.unit("moss-1").wounded
assert scenario.refused(scenario.using("ansel-0", "blade", "moss-1")) == "CT-SK-2"
"""

from __future__ import annotations

from boardrules import chibitactics as ct
from boardrules.chibitactics._engine.board.ground import effect_view
from boardrules.values import CHANCE, Seat
from tests.chibitactics.packs import TESTPACK

OPTIONS = ct.Options(seats=2, squad_size=3, map="row", factions=("humans", "fungunites"), first=Seat(0))

Point = tuple[int, int]


def apart(a: Point, b: Point) -> int:
    """Steps between two cells."""
    return ct.distance(ct.Cell(*a), ct.Cell(*b))


class Scenario:
    """A game in the middle: units where they are put, segments as they are opened, seat ``turn`` to act in ``round``.

    ``units``: token to cell; squad tokens are ``card-seat``, others are named in ``creatures`` (token to (cell, maker, skill key)) and
    ``savages`` (token to (cell, activator)). ``wounded``: tokens that are. ``trophies``: holder to cards. ``opened``: how many closed
    places are open, or the segments that lie there. What is not on the board lies in its deck.
    """

    def __init__(
        self,
        units: dict[str, Point],
        *,
        pack: ct.Pack = TESTPACK,
        options: ct.Options = OPTIONS,
        board: tuple[str, ...] = ("middle", ""),
        creatures: dict[str, tuple[Point, str, str]] | None = None,
        savages: dict[str, tuple[Point, int]] | None = None,
        captured: dict[str, tuple[Point, int]] | None = None,
        wounded: tuple[str, ...] = (),
        trophies: dict[str, tuple[str, ...]] | None = None,
        event: str = "",
        round: int = 3,
        turn: int = 0,
        effects: tuple[ct.Effect, ...] = (),
    ) -> None:
        self.game = ct.with_cards(ct, pack)
        catalogue = self.game.catalogue
        starts = catalogue.starts[: options.seats]
        self.ground = self.game.grounds.of(options, (*starts, *board))
        self.grid = self.ground.grid
        described = ct.setup(
            units=units,
            creatures=creatures,
            savages=savages,
            captured=captured,
            wounded=wounded,
            trophies=trophies,
            board=board,
            effects=tuple(effect_view(effect, self.grid.cells) for effect in effects),
            event=event,
            round=round,
            turn=turn,
            options=options,
        )
        self.state = self.game.set_up(described)
        self.happened: tuple[ct.Event, ...] = ()

    # -- actions -------------------------------------------------------------------------------------------------------------

    def play(self, action: ct.Action) -> Scenario:
        """Any action; it must be legal."""
        step = self.game.step(self.state, action)
        self.state, self.happened = step.state, step.events
        assert not self.game.validate(self.state), self.game.validate(self.state)
        return self

    @property
    def seat(self) -> Seat:
        """The seat to act."""
        (seat,) = self.game.to_act(self.state)
        return seat

    def move(self, unit: str, to: Point) -> Scenario:
        return self.play(self.moving(unit, to))

    def use(self, unit: str, skill: str, target: str | Point) -> Scenario:
        return self.play(self.using(unit, skill, target))

    def finish(self, unit: str, target: str) -> Scenario:
        return self.play(ct.Finish(self.seat, unit, target))

    def trophy(self, unit: str, card: str, side: str, target: str | Point) -> Scenario:
        return self.play(self.trophying(unit, card, side, target))

    def give(self, unit: str, to: str, card: str) -> Scenario:
        return self.play(ct.GiveTrophy(self.seat, unit, to, card))

    def ability(self, unit: str, card: str = "") -> Scenario:
        return self.play(ct.UseFaction(self.seat, unit, card))

    def end(self) -> Scenario:
        return self.play(ct.EndTurn(self.seat))

    def choose(self, option: ct.Option) -> Scenario:
        return self.play(ct.Choose(self.seat, option))

    def roll(self, *values: int) -> Scenario:
        for value in values:
            self.play(ct.Roll(CHANCE, value))
        return self

    def open(self, segment: str) -> Scenario:
        return self.play(ct.Open(CHANCE, segment))

    def draw(self, event: str) -> Scenario:
        return self.play(ct.DrawEvent(CHANCE, event))

    def savage(self, savage: str) -> Scenario:
        return self.play(ct.DrawSavage(CHANCE, savage))

    # -- actions as values ---------------------------------------------------------------------------------------------------

    @staticmethod
    def target(target: str | Point) -> ct.Target:
        return target if isinstance(target, str) else ct.Cell(*target)

    def moving(self, unit: str, to: Point) -> ct.MoveUnit:
        return ct.MoveUnit(self.seat, unit, ct.Cell(*to))

    def using(self, unit: str, skill: str, target: str | Point) -> ct.UseSkill:
        return ct.UseSkill(self.seat, unit, skill, self.target(target))

    def trophying(self, unit: str, card: str, side: str, target: str | Point) -> ct.UseTrophy:
        assert side in {"substance", "totem"}
        return ct.UseTrophy(self.seat, unit, card, side, self.target(target))  # type: ignore[arg-type]

    # -- questions -----------------------------------------------------------------------------------------------------------

    def refused(self, action: ct.Action) -> str:
        """The rule by which *action* is refused; "" if it is legal."""
        refusal = self.game.check(self.state, action)
        assert (refusal is None) == (action in self.game.legal_actions(self.state))
        return "" if refusal is None else refusal.rule

    def legal(self, action: ct.Action) -> bool:
        return self.refused(action) == ""

    def unit(self, token: str) -> ct.Unit:
        return next(unit for unit in self.state.units if unit.id == token)

    def lingering(self) -> list[str]:
        """The kinds of all that lingers, the oldest first."""
        return [effect.kind for effect in self.state.effects]

    def on_board(self, token: str) -> bool:
        return any(unit.id == token for unit in self.state.units)

    def cell(self, token: str) -> Point:
        cell = self.grid.cells[self.unit(token).cell]
        return cell.q, cell.r

    def needs(self) -> tuple[int, int]:
        """Of the die that is waited for: what it needs, and the bonus it has."""
        top = self.state.stack[-1]
        assert isinstance(top, ct.Die)
        return top.needs, top.bonus

    def waits_for(self) -> str:
        """The kind of frame on top of the stack: what is waited for; "" in an open turn."""
        return type(self.state.stack[-1]).__name__ if self.state.stack else ""

    def names(self) -> list[str]:
        """The kinds of the last action's events."""
        return [type(event).__name__ for event in self.happened]

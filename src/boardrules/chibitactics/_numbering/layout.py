"""The layout of an observation of Chibitactics, number by number."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, TypeAlias, get_args

from boardrules.chibitactics import _types as t
from boardrules.chibitactics._numbering.tokens import Tokens
from boardrules.chibitactics._packs.compile import Catalogue
from boardrules.chibitactics.language import Terrain
from boardrules.numbering import ObservationField
from boardrules.toolkit.coding import Coded
from boardrules.toolkit.observation import Choice, Count, Eyes, Flag, Group, Layout, Number, Row, SeatNumber, by_seat, member

BESIDE: Final = 16
"""Maximum number of creatures and savages with numbers of their own beside the squads; the rest have a fingerprint."""

Used: TypeAlias = tuple[t.Many[t.Id], t.Many[t.Id], t.Many[t.Id], t.Many[t.Id]]
"""Units paused, skills that kept the turn, trophies handed over, units that joined this turn."""


class _UnitNumber:
    """A unit, by its owner and its card; 0 for none."""

    def __init__(self, tokens: Tokens, meaning: str) -> None:
        self._tokens, self._meaning = tokens, meaning

    def fields(self, name: str) -> Iterator[ObservationField]:
        yield ObservationField(name, 0, self._tokens.units, self._meaning, "card", self._tokens.unit_names)

    def write(self, value: str, eyes: Eyes, out: list[int]) -> None:
        out.append(self._tokens.number(value, eyes))


def layout(catalogue: Catalogue, options: t.Options, tokens: Tokens, cells: tuple[t.Cell, ...]) -> Layout[t.View]:
    """Return the layout for a pack and some options."""
    seats = options.seats

    def coded(kind: Any, width: int, meaning: str) -> Coded[Any]:
        return Coded(kind, width, meaning, tokens)

    terrain = Group[t.CellView](member("terrain", lambda cell: cell.terrain, Choice(get_args(Terrain), "the terrain, 0 while closed")))
    names = [f"{cell.q},{cell.r}" for cell in cells]
    most = seats * options.squad_size + BESIDE
    places = len(catalogue.maps[options.map, seats].starts) + len(catalogue.maps[options.map, seats].closed)
    segments = sorted(catalogue.segments)
    events, squad = sorted(catalogue.events), [f"{card}" for card in tokens.cards]
    return Layout(
        Group[t.View](
            member("spectator", lambda view: int(view.viewer is None), Flag("1 if a spectator looks, who counts seats from seat 0")),
            member("phase", lambda view: view.phase, Choice(get_args(t.Phase), "first, faction, squad, deploy, play, over: from 1")),
            member("round", lambda view: view.clock.round, Number(0, 61, "the round")),
            member("first", lambda view: view.clock.first, SeatNumber(seats, "the first seat of this round")),
            member("turn", lambda view: view.clock.turn, SeatNumber(seats, "whose turn it is")),
            member("running", lambda view: view.clock.running, _UnitNumber(tokens, "the unit whose turn runs")),
            by_seat("ability", lambda view: view.budget.ability or (False,) * seats, Flag("whether the ability was used"), seats),
            member("budget", _used, coded(Used, 32, "units paused, skills that kept the turn, trophies handed over, units that joined")),
            by_seat("factions", lambda view: view.factions, Choice(tuple(catalogue.factions), "the faction, 0 until picked"), seats),
            by_seat("out", lambda view: view.out, Number(0, 2000, "0, or the occasion on which the seat left"), seats),
            by_seat("squads", lambda view: view.squads, coded(t.Many[t.Id], 12, "the units of the squad, 0 for one not known"), seats),
            by_seat("decks", _decks, Count(squad, "1 if this card is in the faction deck"), seats),
            member("board", lambda view: view.board, Row(Choice(segments, "the segment here, 0 while closed"), places, fixed=True)),
            member("cells", lambda view: view.cells, Row(terrain, len(cells), fixed=True, labels=names)),
            member("segments", lambda view: view.supply.segments, Count(segments, "closed segments", most=50)),
            member("savages", lambda view: view.supply.savages, Count(tokens.savages, "savages that may come", most=50)),
            member("savages_gone", lambda view: view.supply.savage_discard, Count(tokens.savages, "savages put aside", most=50)),
            member("events", lambda view: view.supply.events, Count(events, "events that may come", most=50)),
            member("events_gone", lambda view: view.supply.event_discard, Count(events, "events put aside", most=50)),
            member("event", lambda view: view.event, Choice(events, "the lasting event in force")),
            member("units", lambda view: view.units, Row(_unit(catalogue, tokens, cells, names, coded), most, most=2000)),
            member("more_units", lambda view: view.units[most:], coded(t.Many[t.UnitView], 1, "how many units there are beside")),
            member(
                "beyond",
                lambda view: _beyond(tokens, view),
                coded(
                    t.Many[t.Id], 8, "if there is a creature without a number, the unit whose turn runs, then every unit and its summoner"
                ),
            ),
            member("effects", lambda view: view.effects, coded(t.Many[t.EffectView], 320, "what lingers, the oldest first")),
            member("stack", lambda view: view.stack[::-1], coded(t.Many[t.Frame], 128, "what is being resolved, the innermost first")),
        ),
        seats,
    )


def _used(view: t.View) -> object:
    budget = view.budget
    return view.clock.paused, budget.turn_keepers_used, budget.traded, budget.joined_this_turn


def _beyond(tokens: Tokens, view: t.View) -> tuple[str, ...]:
    """Return the unit whose turn runs, all units and their summoners, if one of them has no number; else nothing."""
    eyes = Eyes(0, tokens.seats)
    found = (view.clock.running, *(token for unit in view.units for token in (unit.id, unit.maker)))
    return found if any(token and not tokens.number(token, eyes) for token in found) else ()


def _decks(view: t.View) -> tuple[tuple[str, ...], ...]:
    return tuple([tuple([token.partition("-")[0] for token in deck]) for deck in view.decks])


def _unit(catalogue: Catalogue, tokens: Tokens, cells: tuple[t.Cell, ...], names: list[str], coded: Any) -> Group[t.UnitView]:
    return Group[t.UnitView](
        member("unit", lambda unit: unit.id, _UnitNumber(tokens, "which unit, the longest on the board first")),
        member("card", lambda unit: unit.card, Choice(tuple(catalogue.cards), "its card", kind="card")),
        member("kind", lambda unit: unit.kind, Choice(get_args(t.Kind), "squad, creature, savage: from 1")),
        member("owner", lambda unit: unit.owner, SeatNumber(tokens.seats, "whose deck it came from")),
        member("seat", lambda unit: unit.seat, SeatNumber(tokens.seats, "whose squad it is in")),
        member("cell", lambda unit: unit.cell, Choice(cells, "its cell, by the order of cells, 0 before it is placed", names=names)),
        member("wounded", lambda unit: int(unit.wounded), Flag("whether it is wounded")),
        member("turn", lambda unit: unit.turn, Choice(get_args(t.TurnState), "how far it is in its turn")),
        member("home", lambda unit: unit.home, Number(-1, 2000, "of a savage, its place", kind="place")),
        member("activator", lambda unit: unit.activator, SeatNumber(tokens.seats, "of a savage, after whose turns it acts")),
        member("maker", lambda unit: unit.maker, _UnitNumber(tokens, "of a creature, its summoner")),
        member(
            "more", lambda unit: (unit.source, unit.trophies), coded(tuple[t.Id, t.Many[t.Id]], 8, "of a creature, the skill; its trophies")
        ),
    )

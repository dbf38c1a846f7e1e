"""States from outside: every fault is found, whatever is wrong, and nothing raises."""

from __future__ import annotations

import random

import msgspec
import pytest
from msgspec.structs import replace

from boardrules import BoardRulesError, from_json, to_json
from boardrules import chibitactics as ct
from boardrules.values import RuleId, Seat
from tests.chibitactics.packs import everything, wide
from tests.chibitactics.scenario import Scenario

GAME = ct.with_cards(ct, everything())
TABLE = Scenario(
    {"ansel-0": (3, 2), "cole-0": (3, 1), "nub-1": (4, 2), "ort-1": (12, 0)},
    board=("middle", "east"),
    savages={"gnaw": ((9, 1), 0)},
    trophies={"ansel-0": ("moss-1",)},
)
CLOCK, SUPPLY = TABLE.state.clock, TABLE.state.supply


def states(count: int) -> list[ct.State]:
    """Positions of random games, at any phase."""
    rng = random.Random(9)
    found: list[ct.State] = []
    while len(found) < count:
        state = GAME.new_game(ct.Options(seats=rng.randrange(2, 4), squad_size=3, map="ring"))
        while GAME.to_act(state):
            if rng.random() < 0.1:
                found.append(state)
            legal = GAME.legal_actions(state)
            busy = [action for action in legal if not isinstance(action, ct.EndTurn)]
            state = GAME.apply_unchecked(state, rng.choice(busy or legal))
    return found[:count]


def spoiled(value: object, rng: random.Random) -> object:
    """*value*, JSON, with one leaf changed, doubled or left out."""
    if isinstance(value, dict) and value:
        key = rng.choice(sorted(value))
        return {**value, key: spoiled(value[key], rng)}
    if isinstance(value, list):
        if not value or rng.random() < 0.25:
            return value[1:] if value and rng.random() < 0.5 else [*value, *value[:1]]
        index = rng.randrange(len(value))
        return [*value[:index], spoiled(value[index], rng), *value[index + 1 :]]
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return rng.choice((value + 1, value - 1, 0, 1, 5, 40))
    if isinstance(value, str):
        return rng.choice(("", "gnaw", "ort-1", "caster-0", "walk", "done", "play", "x-y", value + "x"))
    return rng.choice((0, 1))


def test_a_spoiled_state_is_refused_by_the_decoder_or_judged_without_an_exception() -> None:
    rng = random.Random(3)
    rules = {rule.id for rule in ct.SPEC.rules} | {"BR-VALUE"}
    found = 0
    for state in states(150):
        assert GAME.validate(state) == ()
        for _ in range(8):
            data = msgspec.json.encode(spoiled(msgspec.json.decode(to_json(state)), rng))
            try:
                read = from_json(ct.State, data)
            except BoardRulesError:
                continue
            faults = GAME.validate(read)
            assert {fault.rule for fault in faults} <= rules
            found += bool(faults)
    assert found > 300


@pytest.mark.parametrize(
    ("fields", "rule"),
    [
        ({"factions": ("humans",)}, "BR-VALUE"),
        ({"factions": ("elves", "fungunites")}, "CT-SU-4"),
        ({"board": ("west", "far", "middle", "west")}, "CT-SU-1"),
        ({"supply": replace(SUPPLY, events=("quake", "fog"))}, "BR-VALUE"),
        ({"supply": replace(SUPPLY, events=("fog",))}, "CT-H-1"),
        ({"event": "quake"}, "CT-EV-2"),
        ({"supply": replace(SUPPLY, savages=("gnaw",))}, "CT-H-1"),
        ({"squads": (("ansel-0",), ("nub-1", "ort-1"))}, "CT-WD-3"),
        ({"decks": (("bryn-0",), ("moss-1", "rind-1"))}, "CT-H-1"),
        ({"out": (1, 0)}, "CT-H-4"),
        ({"clock": replace(CLOCK, round=21)}, "CT-H-5"),
        ({"clock": replace(CLOCK, running="bryn-0")}, "CT-H-65"),
        ({"clock": replace(CLOCK, paused=("ansel-0",))}, "CT-H-65"),
        ({"clock": replace(CLOCK, running="ansel-0", paused=("bryn-0",))}, "CT-H-65"),
        ({"clock": replace(CLOCK, running="ansel-0", paused=("ansel-0",))}, "CT-H-65"),
        ({"stack": (ct.TurnEnd(Seat(0), "old"),)}, "BR-VALUE"),
        ({"stack": (ct.Die(Seat(0), "", "", 4),)}, "BR-VALUE"),
        ({"effects": (ct.Effect("ansel.dance", 0, "one-shot", Seat(0), "ansel-0", "ansel-0"),)}, "CT-SK-7"),
        ({"effects": (ct.Effect("moss.fury", 0, "roll", Seat(0), "ansel-0", "bryn-0"),)}, "CT-H-89"),
        ({"effects": (ct.Effect("moss.fury", 0, "sustained", Seat(1), "moss-1", "nub-1"),)}, "CT-PR-7"),
        ({"clock": replace(CLOCK, first=None)}, "CT-H-84"),
        ({"phase": "first"}, "CT-H-84"),
        ({"clock": replace(CLOCK, turn=None)}, "CT-TU-2"),
        ({"phase": "squad", "squads": (("ansel-0", "bryn-0", "cole-0"), ("nub-1", "ort-1", "moss-1"))}, "CT-H-83"),
        ({"phase": "squad"}, "CT-H-8"),
        ({"phase": "over", "stack": (ct.Die(Seat(0), "", "", 4),)}, "BR-VALUE"),
        ({"stack": (ct.SavageTurn("gnaw", Seat(0)), ct.Choice(Seat(0), RuleId("CT-H-72"), ()))}, "CT-H-72"),
        ({"units": TABLE.state.units[:2]}, "CT-H-4"),
        ({"out": (0, 1)}, "CT-H-4"),
        ({"effects": (ct.Effect("moss.fury", 0, "roll", Seat(1), "moss-1", "", 3),)}, "CT-H-89"),
        ({"pack": "0"}, "BR-VALUE"),
        ({"phase": "deploy"}, "CT-H-8"),
        ({"phase": "faction", "clock": replace(CLOCK, first=Seat(1))}, "CT-SU-4"),
    ],
)
def test_each_fault_names_its_rule(fields: dict[str, object], rule: str) -> None:
    assert rule in {fault.rule for fault in TABLE.game.validate(replace(TABLE.state, **fields))}


@pytest.mark.parametrize(
    ("change", "rule"),
    [
        ({"cell": 17}, "CT-H-64"),
        ({"cell": 999}, "CT-MV-8"),
        ({"cell": -1}, "CT-H-8"),
        ({"wounded": True}, "CT-WD-2"),
        ({"owner": Seat(1)}, "CT-SU-4"),
        ({"kind": "creature"}, "CT-CA-5"),
        ({"kind": "savage"}, "CT-CO-2"),
        ({"trophies": ("moss-1", "moss-1")}, "CT-H-1"),
        ({"id": "no token"}, "BR-VALUE"),
        ({"seat": Seat(2)}, "BR-VALUE"),
        ({"trophies": ("dragon",)}, "CT-TR-1"),
        ({"trophies": ("moss-5",)}, "CT-TR-1"),
        ({"trophies": ("sprout-1-1",)}, "BR-VALUE"),
        ({"id": "ansel-0-1", "kind": "squad"}, "CT-SU-4"),
    ],
)
def test_each_fault_of_a_unit_names_its_rule(change: dict[str, object], rule: str) -> None:
    first, *others = TABLE.state.units
    if change == {"cell": 17}:
        change = {"cell": others[0].cell}
    units = (replace(first, **change), *others)
    assert rule in {fault.rule for fault in TABLE.game.validate(replace(TABLE.state, units=units))}


@pytest.mark.parametrize(("change", "rule"), [({"trophies": ("moss-1",)}, "CT-SV-12"), ({"home": 0}, "CT-SV-9")])
def test_each_fault_of_a_free_savage_names_its_rule(change: dict[str, object], rule: str) -> None:
    units = tuple(replace(unit, **change) if unit.id == "gnaw" else unit for unit in TABLE.state.units)
    assert rule in {fault.rule for fault in TABLE.game.validate(replace(TABLE.state, units=units))}


def test_who_deploys_out_of_turn_is_found() -> None:
    state = TABLE.game.new_game(ct.Options(squad_size=1, map="row", factions=("humans", "fungunites"), first=Seat(0)))
    for action in (ct.PickUnit(Seat(0), "ansel-0"), ct.PickUnit(Seat(1), "moss-1")):
        state = TABLE.game.apply(state, action)
    assert state.phase == "deploy"
    assert TABLE.game.validate(state) == ()
    assert "CT-H-8" in {fault.rule for fault in TABLE.game.validate(replace(state, clock=replace(state.clock, turn=Seat(1))))}


def test_nobody_is_in_the_squad_of_a_seat_that_is_out() -> None:
    gone = replace(TABLE.state, out=(0, 1), units=tuple(unit for unit in TABLE.state.units if unit.owner != 1))
    assert "CT-H-80" not in {fault.rule for fault in TABLE.game.validate(gone)}
    held = replace(gone, units=tuple(replace(unit, seat=Seat(1)) if unit.id == "gnaw" else unit for unit in gone.units))
    assert "CT-H-80" in {fault.rule for fault in TABLE.game.validate(held)}


WIDE = Scenario(
    {"caster-0": (3, 2), "ansel-0": (3, 1), "nub-1": (4, 2), "ort-1": (12, 0)},
    pack=wide(),
    board=("middle", "east"),
    savages={"gnaw": ((10, 3), 0)},
)
SEAT = Seat(0)
DIE = ct.Die(SEAT, "", "", 4)
WAY = ct.Declared("ansel-0", "ansel.walk", 3, start=3, stage="way")
HUNT = ct.SavageTurn("gnaw", SEAT, "move", "nub-1")
CAVE = next(index for index, cell in enumerate(WIDE.ground.views()) if cell.terrain == "cave")


def choice(*options: ct.Option, seat: Seat = SEAT) -> ct.Choice:
    """A question with *options*."""
    return ct.Choice(seat, RuleId("CT-H-72"), options)


@pytest.mark.parametrize(
    "stack",
    [
        (replace(WAY, cell=999), choice(ct.PathOption((ct.Cell(3, 2),)))),
        (replace(WAY, stage="react"), DIE),
        (ct.Declared("caster-0", "caster.dance", 3, start=3), DIE),
        (WAY, choice(ct.PathOption(()))),
        (WAY, choice(ct.PathOption((ct.Cell(900, 0),)))),
        (WAY, choice(ct.UnitOption("nub-1"))),
        (WAY, ct.Reaction("nub-1", "nub.dance", "ansel-0"), DIE),
        (ct.RadiusAttack("nub-1", "nub.spores", 999, ("ansel-0",), SEAT, 3), DIE),
        (ct.RadiusAttack("nub-1", "nub.spores", 3, ("ansel-0",), SEAT), DIE),
        (ct.RadiusAttack("nub-1", "nub.spores", 3, (), SEAT, 3), DIE),
        (ct.RadiusAttack("ansel-0", "ansel.blade", 3, ("nub-1",), SEAT, 3), DIE),
        (ct.AbilityRoll(Seat(1), "nub-1", "nub-1"), DIE),
        (ct.AbilityRoll(SEAT, "ansel-0", "bryn-0"), DIE),
        (ct.AbilityRoll(SEAT, "bryn-0"), DIE),
        (ct.TurnEnd(SEAT, "open", (3,)), ct.Opening(3)),
        (ct.TurnEnd(SEAT, "open", (99,)), ct.Opening(99)),
        (ct.TurnEnd(SEAT, "caves", (), (CAVE,), ("nobody",)), ct.Drawing("savage", CAVE)),
        (ct.TurnEnd(SEAT, "caves", (), (0,)), ct.Drawing("savage", 0)),
        (ct.TurnEnd(SEAT, "caves"), ct.Drawing("savage", CAVE)),
        (ct.RoundEnd("next"), ct.Drawing("savage")),
        (ct.EventResolution("bolt", 0, ("nub-1",), begun=True), DIE),
        (ct.EventResolution("plague", 0, (), begun=True), DIE),
        (ct.EventResolution("plague", 0, (), begun=True), choice(ct.UnitOption("nub-1"))),
        (ct.EventResolution("bolt", 9), DIE),
        (ct.EventResolution("storm", 0), DIE),
        (HUNT, choice(ct.UnitOption("nub-1"), seat=Seat(1))),
        (HUNT, choice(ct.UnitOption("bryn-0"))),
        (HUNT, choice(ct.SkillOption("dance"))),
        (replace(HUNT, unit="nub-1"), choice(ct.UnitOption("nub-1"))),
        (replace(HUNT, target=""), choice(ct.SkillOption("bite"))),
    ],
)
def test_what_is_being_resolved_can_be_gone_on_with(stack: tuple[ct.Frame, ...]) -> None:
    assert any(fault.path.startswith("$.stack[") for fault in WIDE.game.validate(replace(WIDE.state, stack=stack)))


def test_a_state_that_is_not_refused_can_be_played_on() -> None:
    rng = random.Random(4)
    played = 0
    for state in states(120):
        for _ in range(6):
            data = msgspec.json.encode({**(wild := msgspec.json.decode(to_json(state))), "stack": spoiled(wild["stack"], rng)})
            try:
                read = from_json(ct.State, data)
            except BoardRulesError:
                continue
            if GAME.validate(read):
                continue
            for _ in range(10):
                legal = GAME.legal_actions(read)
                if not legal:
                    assert GAME.outcome(read) is not None
                    break
                read = GAME.apply(read, rng.choice(legal))
            played += 1
    assert played > 100


def test_a_reaction_on_a_unit_that_is_not_there_is_no_state() -> None:
    scenario = Scenario({"ansel-0": (3, 2), "moss-1": (4, 2)}, board=("middle", ""), turn=1)
    scenario.move("moss-1", (5, 2))
    *below, reaction, die = scenario.state.stack
    assert isinstance(reaction, ct.Reaction)
    lost = replace(scenario.state, stack=(*below, replace(reaction, target="nub-1"), die))
    assert [fault.rule for fault in scenario.game.validate(lost)] == ["BR-VALUE"]


@pytest.mark.rule("CT-TU-2")
def test_a_state_in_the_middle_of_something_is_somebodys_turn_too() -> None:
    stacked = [state for state in states(200) if state.phase == "play" and state.stack]
    assert stacked
    for state in stacked:
        faults = GAME.validate(replace(state, clock=replace(state.clock, turn=None)))
        assert "it is nobody's turn" in {fault.message for fault in faults}

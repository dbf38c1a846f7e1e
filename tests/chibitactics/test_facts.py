"""What the rules derive from a view of Chibitactics: the parts of every number add up to what the rules play by."""

from __future__ import annotations

from random import Random

import pytest
from msgspec.structs import replace

from boardrules import Dealer, Facts, InvalidState, Rendering, capability, from_json, to_json
from boardrules import chibitactics as ct
from boardrules.chibitactics._engine import numbers
from boardrules.chibitactics._engine.position import Position
from boardrules.chibitactics._engine.skills.engagement import provoked
from boardrules.chibitactics._facts import units
from boardrules.chibitactics._legality.legal import as_if_begun
from boardrules.values import Seat
from tests.chibitactics.packs import everything, wide
from tests.chibitactics.scenario import Scenario

WIDE = wide()
RICH = [
    ct.Options(squad_size=4, map="ring"),
    ct.Options(seats=3, squad_size=4, map="ring", house=ct.HouseRules(aiming_roll=False, topology="square", squad_engages=True)),
]


def states(game: ct.PackGame, options: ct.Options, seed: int) -> list[ct.State]:
    """The positions of a game by random choices."""
    rng, dealer = Random(seed), Dealer(seed)
    found = [game.new_game(options)]
    while game.to_act(found[-1]) and len(found) < 300:
        state = found[-1]
        action = dealer.choose(game, state) if game.chance(state) else rng.choice(game.legal_actions(state))
        found.append(game.apply(state, action))
    return found


@pytest.mark.parametrize("options", RICH, ids=lambda options: f"{options.seats}-{options.rules.topology}")
@pytest.mark.rule("CT-H-22", "CT-H-86", "CT-H-87", "CT-H-79", "CT-PR-3", "CT-H-31", "CT-PR-6")
def test_every_number_is_the_sum_of_its_parts_and_the_one_that_the_rules_play_by(options: ct.Options) -> None:
    game = ct.with_cards(ct, everything())
    modified = engaged = 0
    for state in states(game, options, 7):
        found = game.facts(game.view(state, None))
        assert from_json(ct.FACTS, to_json(found)) == found
        for facts in found.units:
            position = Position(game.grounds, state)
            position = as_if_begun(position, position.units[facts.id])
            unit = position.units[facts.id]
            if unit.cell < 0:
                continue
            assert facts.engaged_by == (provoked(position, unit) if state.phase == "play" else ())
            engaged += bool(facts.engaged_by)
            for power, skill in zip(position.card(unit).powers, facts.skills, strict=True):
                if skill.points is not None:
                    assert skill.points.value == numbers.points(position, unit, power) == max(0, _sum(skill.points))
                if skill.range is not None:
                    assert skill.range.value == numbers.reach(position, unit, power) == max(0, _sum(skill.range))
                if skill.bonus is not None:
                    assert (
                        skill.bonus.value
                        == numbers.bonus(position, unit, power) + numbers.waiting_bonus(position, unit.id)
                        == _sum(skill.bonus)
                    )
                    modified += bool(skill.bonus.parts)
                assert skill.reach == game.reach_of(game.view(state, None), unit.id, power.id)
    assert modified > 10
    assert engaged > 10


def _sum(number: ct.Number) -> int:
    return sum(part.n for part in number.parts)


@pytest.mark.parametrize("options", RICH, ids=lambda options: f"{options.seats}-{options.rules.topology}")
@pytest.mark.rule("CT-H-22", "CT-H-67", "CT-H-79")
def test_the_odds_of_a_die_are_those_of_the_faces_that_succeed(options: ct.Options) -> None:
    game = ct.with_cards(ct, everything())
    dice = 0
    for state in states(game, options, 8):
        die = game.facts(game.view(state, None)).die
        assert (die is None) == (not state.stack or not isinstance(state.stack[-1], ct.Die))
        if die is not None and die.needs:
            top = state.stack[-1]
            assert isinstance(top, ct.Die)
            assert (die.bonus.value, _sum(die.bonus)) == (top.bonus, top.bonus)
            rolled = [
                event for k in range(6) for event in game.step(state, game.chance_action(state, k)).events if isinstance(event, ct.Rolled)
            ]
            assert die.faces == sum(event.success for event in rolled)
            dice += 1
    assert dice > 10


@pytest.mark.rule("CT-TE-5", "CT-H-79", "CT-CA-7")
def test_a_number_says_what_adds_to_it_and_by_which_source() -> None:
    haste = ct.Effect("warden.haste", 0, "one-shot", Seat(0), "warden-0", "warden-0", -1)
    scenario = Scenario({"warden-0": (1, 3), "ansel-0": (5, 2), "ort-1": (12, 0)}, pack=WIDE, effects=(haste,))
    units = {unit.id: unit for unit in scenario.game.facts(scenario.game.view(scenario.state, None)).units}
    walk = units["warden-0"].skills[0].points
    assert walk is not None
    assert walk.parts[0].kind == "printed"
    assert walk.parts[1].kind == "skill"
    assert walk.parts[1].source == "warden.haste"
    blade = next(skill for skill in units["ansel-0"].skills if skill.id == "blade")
    assert blade.bonus == ct.Number(1, (ct.Part(1, "terrain", "fort"),))  # 5,2 is a fort
    assert (blade.needs, blade.faces) == (4, 4)


def test_seats_and_segments_are_told() -> None:
    scenario = Scenario({"ansel-0": (3, 2), "moss-1": (4, 2)}, pack=WIDE, trophies={"moss-1": ("bryn-0",)}, board=("middle", ""))
    found = scenario.game.facts(scenario.game.view(scenario.state, None))
    assert (found.to_act, found.due, found.die, found.winners) == ((0,), "turn", None, ())
    assert [(seat.units, seat.trophies) for seat in found.seats] == [(("ansel-0",), ()), (("moss-1",), ("bryn-0",))]
    assert [seat.score for seat in found.seats] == [110, 110]
    assert [(segment.segment != "", segment.start) for segment in found.segments] == [(True, 0), (True, 1), (True, -1), (False, -1)]
    assert sum(len(segment.cells) for segment in found.segments) == len(scenario.game.view(scenario.state, None).cells)
    assert found.units[0].engaged_by == ("moss-1",)
    (trophy,) = found.units[1].trophies
    assert [side.id for side in trophy.sides] == ["bryn!substance"]


def test_what_is_due_is_what_the_game_asks() -> None:
    game = ct.with_cards(ct, everything())
    seen = set[str]()
    for seed in range(3):
        for state in states(game, RICH[0], seed):
            found = game.facts(game.view(state, None))
            seen.add(found.due)
            assert found.to_act == tuple(seat for seat in game.to_act(state) if seat >= 0)
            for seat in found.to_act:
                asked = game.pending(state, seat)
                assert asked is not None
                assert asked.key == found.due
            outcome = game.outcome(state)
            assert found.winners == (() if outcome is None else outcome.winners)
    assert seen >= {"faction", "squad", "deploy", "turn", "die", "segment", "event-card", "savage-card"}


def test_chibitactics_has_facts_and_pictures_that_can_be_pointed_at() -> None:
    assert capability(ct, Facts[ct.View, ct.Facts]) is ct
    assert capability(ct, Rendering[ct.View, ct.Action]) is ct


def test_the_catalogue_knows_every_unit_by_the_name_that_a_view_gives_it() -> None:
    for state in states(ct.STANDARD, ct.Options(factions=("humans", "chthonids")), 3):
        view = ct.view(state, None)
        for unit in view.units:
            assert ct.SPEC.card(unit.id).id == unit.card
            assert all(ct.SPEC.card(card).id == card.partition("-")[0] for card in unit.trophies)
    with pytest.raises(LookupError):
        ct.SPEC.card("nobody-0")


def test_a_view_that_names_what_does_not_exist_has_no_facts() -> None:
    view = ct.view(states(ct.STANDARD, ct.Options(), 3)[-1], None)
    nobody = (replace(view.units[0], card="nobody"),)
    for broken in (replace(view, units=nobody), replace(view, factions=()), replace(view, event="nothing")):
        with pytest.raises(InvalidState):
            ct.facts(broken)


ALL = [
    *RICH,
    ct.Options(seats=4, squad_size=3, map="ring", house=ct.HouseRules(cross_own=True, victory="wounded", segment_size=3)),
]


@pytest.mark.parametrize("options", ALL, ids=lambda options: f"{options.seats}")
def test_facts_that_were_kept_are_those_of_a_game_that_keeps_none(options: ct.Options) -> None:
    game = ct.with_cards(ct, everything())
    views = [game.view(state, None) for seed in (1, 2) for state in states(game, options, seed)]
    kept = [game.facts(view) for view in views]
    for view, known in list(zip(views, kept, strict=True))[::4]:
        assert ct.with_cards(ct, everything()).facts(view) == known


def test_the_facts_of_the_view_made_last_are_those_of_an_equal_view_from_elsewhere() -> None:
    game, other = ct.with_cards(ct, everything()), ct.with_cards(ct, everything())
    for state in states(game, RICH[0], 5):
        for seat in (None, Seat(0), Seat(1)):
            view = game.view(state, seat)
            assert game.facts(view) == other.facts(from_json(ct.View, to_json(view)))


def test_what_is_kept_of_units_stays_small(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(units, "SURROUNDINGS", 2)
    monkeypatch.setattr(units, "UNITS", 4)
    monkeypatch.setattr(units, "TOLD", 1)
    monkeypatch.setattr(units, "NUMBERS", 8)
    game = ct.with_cards(ct, everything())
    for state in states(game, RICH[0], 4):
        view = game.view(state, None)
        assert [unit.id for unit in game.facts(view).units] == [unit.id for unit in view.units]
        assert len(game.grounds.kept) <= 2
        assert all(isinstance(found, units.OnGround) and len(found.units) <= 4 for found in game.grounds.kept.values())
        assert len(game.grounds.numbers) <= 8


@pytest.mark.rule("CT-CA-7", "CT-H-91")
def test_a_passive_of_a_unit_that_is_not_placed_reaches_nobody() -> None:
    game = ct.with_cards(ct, everything())
    factions = (game.catalogue.faction_of["captain"],) * 2
    state = game.new_game(ct.Options(squad_size=2, map="ring", first=Seat(0), factions=factions))
    while state.phase != "deploy":
        actions = game.legal_actions(state)
        liked = [action for action in actions if isinstance(action, ct.PickUnit) and action.unit.startswith("captain")]
        state = game.apply(state, (liked or actions)[0])
    last = len(game.view(state, None).cells) - 1
    units = tuple([unit if unit.card == "captain" else replace(unit, cell=last) for unit in state.units])
    assert any(unit.card == "captain" for unit in units)
    for unit in game.facts(game.view(replace(state, units=units), None)).units:
        assert all(part.kind != "skill" for skill in unit.skills if skill.points is not None for part in skill.points.parts)

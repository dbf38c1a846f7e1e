"""What the rules derive from a view of Pixel Tactics: the parts of every number add up to what the rules play by."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from boardrules import Dealer, Facts, InvalidState, capability, from_json, pixel_tactics, to_json
from boardrules.pixel_tactics import Attack, KeywordFacts, Number, Options, Part, PieceFacts, SeatFacts, State, TextFacts, Threat, View
from boardrules.pixel_tactics import Facts as FactsOfPosition
from boardrules.pixel_tactics._engine.permissions import interceptor
from boardrules.pixel_tactics._engine.position import Position
from boardrules.pixel_tactics._engine.reading.evaluate import corpse_strength, keyword, life, strength
from boardrules.pixel_tactics._engine.slots import SLOT_INDEX, SLOTS
from boardrules.pixel_tactics._facts import Known
from boardrules.pixel_tactics._facts import facts as derived
from boardrules.values import CHANCE, RuleId, Seat
from tests.pixel_tactics.four import FourScene
from tests.pixel_tactics.golden import decks
from tests.pixel_tactics.reserve_cards import ReserveScene
from tests.pixel_tactics.rules.test_pool import PoolScene
from tests.pixel_tactics.scene import GAME, BothSets, Scene

OPTIONS = {
    "duel": Options(),
    "first": Options(edition="first"),
    "set_2": Options(edition="pl"),
    "teams": Options(mode="teams"),
    "pool": Options(edition="pl", mode="pool"),
    "constructed": Options(edition="pl", mode="constructed", best_of=3, decks=decks("pl", 0)),
}


def states(options: Options, seed: int) -> Iterator[State]:
    """The positions of a game by random choices."""
    rng, dealer = random.Random(seed), Dealer(seed)
    state = GAME.new_game(options)
    yield state
    while GAME.to_act(state):
        state = GAME.apply(state, dealer.choose(GAME, state) if GAME.chance(state) else rng.choice(GAME.legal_actions(state)))
        yield state


def facts(scene: Scene, seat: int | None = 0) -> FactsOfPosition:
    return scene.game.facts(scene.game.view(scene.state, None if seat is None else Seat(seat)))


def piece(scene: Scene, slot: str, seat: int = 0) -> PieceFacts:
    """The facts of the card at a slot."""
    found = facts(scene).seats[seat].unit[SLOTS.index(slot)]
    assert found is not None
    return found


def standing(seats: tuple[SeatFacts, ...]) -> Iterator[tuple[Seat, int, PieceFacts]]:
    for side in seats:
        for slot, found in enumerate(side.unit):
            if found is not None:
                yield side.seat, slot, found


def total(number: Number | None) -> int | None:
    """A number, after a look at whether its parts add up to it."""
    if number is None:
        return None
    assert sum([part.n for part in number.parts]) == number.value
    return number.value


@pytest.mark.parametrize("options", OPTIONS.values(), ids=OPTIONS)
@pytest.mark.rule("PT-RUL-2", "PT-ATK-2", "PT-ATK-4", "PT-ATK-5", "PT-DMG-8")
def test_every_number_is_the_sum_of_its_parts_and_the_one_that_the_rules_play_by(options: Options) -> None:
    """From a view, without what is hidden, the same numbers come out as the engine reads from the state."""
    compared = changed = 0
    state = GAME.new_game(options)
    found = GAME.facts(GAME.view(state, None))
    for ply, state in enumerate(states(options, 3)):
        viewer = (None, Seat(0), Seat(1))[ply % 3]
        found = GAME.facts(GAME.view(state, viewer))
        assert found.to_act == tuple([seat for seat in GAME.to_act(state) if seat != CHANCE])
        if ply % 4:
            continue
        assert from_json(GAME.FACTS, to_json(found)) == found
        position = GAME.position(state)
        for seat, slot, card in standing(found.seats):
            at = position.find(card.card)
            assert at is not None
            assert (at.seat, at.slot) == (seat, slot)
            if card.face == "corpse":
                assert total(card.melee) == corpse_strength(position, at)
                assert (card.life, card.ranged, card.keywords, card.lethal) == (None, None, (), False)
                continue
            words = {entry.word for entry in card.keywords}
            assert words == {word for word in ("intercept", "ranged") if keyword(position, at, word)}
            assert total(card.melee) == strength(position, at, None, "melee")
            assert total(card.ranged) == (strength(position, at, None, "ranged") if "ranged" in words else None)
            assert total(card.life) == life(position, at)
            assert card.lethal is (at.piece.damage >= life(position, at))
            front = interceptor(position, seat, slot)
            assert card.intercepted == (None if front is None else SLOTS[front])
            for threat in card.threats:
                attacker = position.find(_card(found, threat))
                assert attacker is not None
                assert threat.strength == strength(position, attacker, at, threat.kind)
            compared += 1
            changed += any(len(number.parts) > 1 for number in (card.melee, card.life) if number is not None)
    assert compared > 200
    assert changed > 5
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert found.winners == outcome.winners


def _card(found: FactsOfPosition, threat: Threat) -> str:
    attacker = found.seats[threat.seat].unit[SLOT_INDEX[threat.slot]]
    assert attacker is not None
    return attacker.card


@pytest.mark.parametrize("options", OPTIONS.values(), ids=OPTIONS)
@pytest.mark.rule("PT-ATK-3", "PT-ATK-4", "PT-ACT-3")
def test_every_attack_that_is_legal_is_a_threat_and_the_others_wait_for_their_wave_or_a_turn(options: Options) -> None:
    attacks = 0
    for state in states(options, 4):
        if state.stack or state.phase != "play":
            continue
        found = GAME.facts(GAME.view(state, None))
        legal = {
            (action.attacker, action.target, action.kind)
            for action in GAME.legal_actions(state)
            if isinstance(action, Attack) and action.target is not None and action.attacker.seat == state.actor
        }
        open_ended = any(isinstance(action, Attack) and action.target is None for action in GAME.legal_actions(state))
        threats = {
            (pixel_tactics.Spot(threat.seat, threat.slot), pixel_tactics.Spot(seat, SLOTS[slot]), threat.kind): threat
            for seat, slot, card in standing(found.seats)
            for threat in card.threats
        }
        assert legal <= threats.keys()
        attacks += len(legal)
        for (attacker, target, _), threat in threats.items():
            by = found.seats[threat.seat].unit[SLOT_INDEX[threat.slot]]
            assert by is not None
            idle = by.spent is None and attacker.seat == state.actor and SLOT_INDEX[attacker.slot] // 3 == state.clock.wave
            if idle and state.budget.actions >= 2 and not open_ended and by.face != "corpse" and not state.budget.extra:
                refusal = GAME.check(state, Attack(state.actor, attacker, target, threat.kind))
                assert refusal is None or refusal.key == "forbidden", refusal
    assert attacks > 20


@pytest.mark.rule("PT-RUL-2", "PT-ATK-10", "PT-ATK-11")
def test_a_number_says_which_cards_and_texts_it_comes_from() -> None:
    """Hikaru Sorayama gives his heroes +3 in melee; what an order gives for a time is an effect."""
    scene = Scene(leaders=("fighter", "paladin"), own={"V1": "knight", "R1": "gunner"}, hand=("dragon_mage",))
    knight = piece(scene, "V1")
    assert knight.melee == Number(6, (Part(3, "printed"), Part(3, "text", "0.fighter", "fighter.L")))
    assert knight.life == Number(10, (Part(10, "printed"),))
    assert knight.keywords == (KeywordFacts("intercept", "printed"),)
    assert knight.texts == (TextFacts("knight.V", RuleId("PT-ATK-10"), "0.knight"),)
    assert knight.acts == ()
    gunner = piece(scene, "R1")
    assert (gunner.melee, gunner.ranged) == (
        Number(8, (Part(5, "printed"), Part(3, "text", "0.fighter", "fighter.L"))),
        Number(5, (Part(5, "printed"),)),
    )
    assert piece(scene, "F2").texts == (TextFacts("fighter.L", RuleId("PT-ATK-11"), "0.fighter"),)
    scene.play("order dragon_mage", "pick V1")
    melee = piece(scene, "V1").melee
    assert melee is not None
    assert [(part.kind, part.source, part.text) for part in melee.parts] == [
        ("printed", "", ""),
        ("text", "0.fighter", "fighter.L"),
        ("effect", "0.dragon_mage", ""),
    ]


@pytest.mark.rule("PT-ATK-10", "PT-ATK-12")
def test_a_bonus_of_the_card_behind_is_a_part_of_its_own() -> None:
    knight = piece(Scene(own={"V1": "knight", "F1": "mystic"}), "V1")
    assert knight.melee == Number(5, (Part(3, "printed"), Part(2, "text", "0.mystic", "mystic.F")))


@pytest.mark.rule("PT-ATK-4", "PT-ATK-12")
def test_a_keyword_that_another_card_gives_says_which() -> None:
    scene = Scene(own={"F1": "gunner", "R1": "knight"})
    assert piece(scene, "R1").keywords == (KeywordFacts("ranged", "text", "0.gunner", "gunner.F"),)
    assert piece(scene, "F1").keywords == (KeywordFacts("ranged", "printed"),)


@pytest.mark.rule("PT-RUL-31", "PT-ATK-11")
def test_a_leader_that_copies_has_its_numbers_from_its_own_text() -> None:
    leader = piece(Scene(leaders=("doppelganger", "gunner")), "F2")
    assert leader.melee == Number(5, (Part(5, "text", "0.doppelganger", "doppelganger.L"),))
    assert TextFacts("gunner.L", RuleId("PT-RUL-31"), "0.doppelganger") in leader.texts


@pytest.mark.rule("PT-ATK-3", "PT-ATK-4", "PT-CEASE-1")
def test_who_can_attack_a_card_is_said_with_the_strength_upon_it() -> None:
    rival = {"V1": "gunner", "V2": "knight", "R2": "oracle"}
    scene = Scene(own={"V1": "knight", "R1": "witch"}, rival=rival)
    seen = {(threat.slot, threat.kind): threat.strength for threat in piece(scene, "V1").threats}
    assert seen == {("V1", "melee"): 8, ("V1", "ranged"): 8, ("V2", "melee"): 3}  # the Gunner hits harder who has Intercept
    assert {(threat.slot, threat.kind) for threat in piece(scene, "R1").threats} == {("V1", "ranged")}
    assert piece(scene, "R1").intercepted == "V1"
    assert not any(card.threats for _, _, card in standing(facts(Scene(own={"V1": "knight"}, rival=rival, round=1)).seats))


@pytest.mark.rule("PT-2V2-2")
def test_in_teams_the_cards_of_both_rivals_threaten_and_those_of_the_ally_do_not() -> None:
    scene = FourScene({"V1": "knight"}, {"V1": "witch"}, {"V2": "oracle"}, {"V3": "witch"})
    assert {(threat.seat, threat.slot) for threat in piece(scene, "V1").threats if threat.slot != "F2"} == {(1, "V1"), (3, "V3")}


@pytest.mark.rule("PT-ACT-13")
def test_what_a_card_did_in_this_wave_and_what_that_bars() -> None:
    scene = Scene(own={"V1": "knight", "V2": "witch"}, rival={"V1": "knight"}, hand=("oracle",), actions=4)
    scene.play("attack V1>V1", "recruit oracle V3", "move V2 R2")
    assert [(piece(scene, slot).deeds, piece(scene, slot).spent) for slot in ("V3", "R2")] == [
        (("recruited",), "recruited"),
        (("moved",), "moved"),
    ]
    assert "attacked" in piece(scene, "V1").deeds
    assert piece(scene, "V1").spent == "attacked"


@pytest.mark.rule("PT-RUL-127", "PT-ATK-10")
def test_the_row_that_was_chosen_for_a_hero_says_which_text_is_in_force() -> None:
    scene = BothSets(leaders=("druid", "paladin"), hand=("fighter",), wave="R").play("recruit fighter R1", "mode V")
    fighter = piece(scene, "R1")
    assert (fighter.row, fighter.texts) == ("V", (TextFacts("fighter.V", RuleId("PT-RUL-127"), "0.fighter"),))
    assert fighter.keywords == (KeywordFacts("intercept", "printed"),)


@pytest.mark.rule("PT-OP-2", "PT-OP-6", "PT-TRAP-1", "PT-TRAP-2", "PT-STAT-1", "PT-STAT-3", "PT-STAT-4")
def test_operations_traps_and_statuses_are_told_as_far_as_they_are_known() -> None:
    laid = {"S1": "ward/3", "S2": "snare"}
    own_unit = {"V1": "knight", "R3": "witch"}
    scene = ReserveScene(edition="ru", own=own_unit, reserve=laid, rival_reserve={"S1": "pit"}, hand=("twin", "hush"))
    scene.play("order twin", "pick V1", "order hush", "pick V1")
    own, other = facts(scene).seats
    ward, snare, empty = own.reserve
    assert ward is not None
    assert (ward.name, ward.tokens, ward.texts) == ("Ward", 3, (TextFacts("ward.O", RuleId("PT-OP-6"), "0.ward"),))
    assert snare is not None
    assert (snare.name, snare.face, snare.texts[0].rule) == ("Snare", "trap", "PT-TRAP-2")
    assert empty is None
    pit = other.reserve[0]
    assert pit is not None
    assert (pit.card, pit.name, pit.texts) == (None, None, ())
    knight = piece(scene, "V1")
    assert {entry.n for entry in knight.statuses} == {1, 2}
    assert knight.texts == ()
    assert knight.melee is not None
    assert [part.kind for part in knight.melee.parts] == ["printed", "status", "status"]


@pytest.mark.rule("PT-POOL-1", "PT-POOL-3")
def test_a_shared_deck_and_coins_are_told() -> None:
    found = facts(PoolScene(row=("knight/2", "witch/1", "healer", "gunner", "oracle"), coins=(3, 4)))
    assert found.pool is not None
    assert [card.coins for card in found.pool.row] == [2, 1, 0, 0, 0]
    assert [(side.coins, side.deck) for side in found.seats] == [(3, None), (4, None)]


def test_what_an_effect_leaves_behind_is_in_force_for_its_time() -> None:
    found = [
        text
        for seed in range(4)
        for state in states(Options(cards=("set_1",)), seed)
        for side in GAME.facts(GAME.view(state, None)).seats
        for text in side.texts
    ]
    assert found
    rules = {rule.id for rule in GAME.SPEC.rules}
    assert all(text.rule in rules and text.until is not None for text in found)


def test_what_is_kept_between_positions_changes_nothing() -> None:
    """A game that has seen other positions says the same as one that has seen none."""
    for ply, state in enumerate(states(Options(cards=("set_1",)), 8)):
        view = GAME.view(state, Seat(0))
        found = GAME.facts(view)
        if ply % 5 == 0:
            assert type(GAME)(GAME.packs).facts(view) == found


def test_facts_change_no_view() -> None:
    view = GAME.view(Scene(own={"V1": "knight"}).state, Seat(0))
    before = to_json(view)
    assert GAME.facts(view) == GAME.facts(view)
    assert to_json(view) == before


def test_a_view_of_other_cards_is_refused() -> None:
    view = GAME.view(Scene().state, Seat(0))
    with pytest.raises(InvalidState, match="cards"):
        GAME.facts(replace(view, pack="0123"))


def test_pixel_tactics_has_facts() -> None:
    assert capability(pixel_tactics, Facts[View, FactsOfPosition]) is pixel_tactics


# -- what is taken over from the board before ------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", OPTIONS)
def test_facts_that_follow_others_are_those_that_are_worked_out_anew(name: str) -> None:
    known = Known()
    for state in states(OPTIONS[name], 3):
        view = GAME.view(state, None)
        catalogue, edition = GAME.compiled(view.options)[:2]
        anew = derived(Position(catalogue, edition, view), view, Known())
        assert derived(Position(catalogue, edition, view), view, known) == anew
        assert GAME.facts(view) == anew  # which asks the working copy of the state what holds on its board


def test_a_card_that_only_suffers_keeps_its_numbers_and_one_that_a_text_reaches_gets_others() -> None:
    known = Known()

    def after(**pieces: str) -> tuple[PieceFacts | None, ...]:
        own = {"F2": "leader:paladin", **pieces}
        state = pixel_tactics.set_up(pixel_tactics.setup(own=own, rival={"F2": "leader:paladin", "V1": "witch"}))  # type: ignore[arg-type]
        view = GAME.view(state, None)
        catalogue, edition = GAME.compiled(view.options)[:2]
        return derived(Position(catalogue, edition, view), view, known).seats[0].unit

    alone = after(V1="knight")[0]
    hurt = after(V1="knight/2")[0]
    helped = after(V1="knight/2", F1="mystic")[0]
    assert alone is not None
    assert hurt is not None
    assert helped is not None
    assert (hurt.melee, hurt.damage) == (alone.melee, 2)
    assert helped.melee is not None
    assert alone.melee is not None
    assert helped.melee.value > alone.melee.value
    assert after(V1="knight/2")[0] == hurt


@pytest.mark.rule("PT-ATK-11")
def test_a_life_that_a_text_sets_is_the_printed_one_and_what_is_missing_to_it() -> None:
    scene = BothSets(leaders=("immortal", "paladin"), own={"V1": "knight"})
    assert piece(scene, "V1").life == Number(2, (Part(10, "printed"), Part(-8, "text", "0.immortal", "immortal.L")))

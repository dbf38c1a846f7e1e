"""How much a pack may hold and set going, and where play itself is cut off."""

from __future__ import annotations

import time
from random import Random

import pytest
from msgspec import structs

from boardrules import InvalidOptions, from_json, pixel_tactics, to_json
from boardrules.pixel_tactics import Card, Hero, Leader, Options, Pack, State, TextsCutOff, with_cards
from boardrules.pixel_tactics._engine.effects import cards as _cards
from boardrules.pixel_tactics._engine.effects import pieces as _pieces
from boardrules.pixel_tactics._engine.machine import interpreter as _machine
from boardrules.pixel_tactics._packs.bounds import MOST, STEPS
from boardrules.pixel_tactics._packs.limits import (
    MAX_LOOKS,
    MAX_NESTING,
    MAX_STANDING,
    MAX_STEPS,
    STANDING,
    nesting,
    reading_costs,
    steps_of,
)
from boardrules.pixel_tactics.language import (
    Ability,
    AddStrength,
    AllOf,
    Condition,
    Count,
    DamageOn,
    Effect,
    Keyword,
    Operation,
    Order,
    Pieces,
    Plus,
    SortDrawn,
    Static,
    any_hero,
    any_leader,
    any_number,
    aura,
    count,
    damage,
    damage_on,
    draw,
    equals,
    every,
    exists,
    first_player,
    for_each,
    gain_actions,
    give,
    has,
    heal,
    if_,
    it,
    leader_action,
    may,
    order,
    plus,
    put_markers,
    sort_drawn,
    spell,
    strength,
    suffered,
    take_at_random,
    this,
    trigger,
    watch,
    when_attacked,
    when_damage_dealt,
)
from boardrules.testing import check_game

ANY = any_hero | any_leader


def pack(*, row: tuple[Ability, ...] = (), lead: tuple[Ability, ...] = (), hand: Order | None = None, n: int = 12) -> Pack:
    """A pack of equal cards."""
    return Pack(
        "own",
        "Own",
        tuple(Card(f"card_{k}", Hero("Hero", 2, 30, row, row, row, hand), Leader("Leader", 2, 99, lead)) for k in range(n)),
    )


def faults(own: Pack) -> list[str]:
    """The lines that say what is wrong."""
    with pytest.raises(InvalidOptions) as caught:
        with_cards(pixel_tactics, own)
    return [line.strip() for line in str(caught.value).splitlines()[1:]]


def nested(effect: Effect, levels: int) -> Effect:
    for _ in range(levels):
        effect = for_each(any_hero, effect)
    return effect


# ----------------------------------------------------------------------------------------------------------------- when a pack is read
@pytest.mark.rule("PT-CUSTOM-2")
def test_a_text_takes_a_bounded_number_of_steps_multiplied_along_its_loops() -> None:
    assert steps_of((nested(draw(1), 1),)) == 2 + 18 * 3
    assert steps_of((nested(draw(1), 2),)) == 2 + 18 * (2 + 2 + 18 * 3)
    with_cards(pixel_tactics, pack(hand=order(nested(draw(1), 2))))
    found = faults(pack(hand=order(nested(draw(1), 3))))
    assert found[0] == f"$.cards[0].hero.hand.effects: this can take {2 + 18 * (4 + 18 * (4 + 18 * 3))} steps; at most {MAX_STEPS}"
    assert len(found) == 12
    assert faults(pack(row=(trigger(when_attacked(this), watch("turn", trigger(when_attacked(this), nested(draw(1), 3)))),)))


@pytest.mark.rule("PT-CUSTOM-2")
@pytest.mark.parametrize("levels", [7, 12, 13, 300, 5_000])
def test_nesting_of_any_depth_is_a_fault_and_no_crash(levels: int) -> None:
    effect: Effect = draw(1)
    for _ in range(levels):
        effect = may(effect)
    found = faults(pack(hand=order(effect), n=11))
    assert f"effects lie within each other at most {MAX_NESTING} deep" in found[0] or "objects are nested at most" in found[0]


@pytest.mark.rule("PT-CUSTOM-2")
def test_looking_at_cards_is_bounded_along_selectors_conditions_and_amounts() -> None:
    within: Condition = exists(any_hero)
    for _ in range(3):
        within = exists(any_hero.that(within))
    assert all("looks at cards to work this out" in fault for fault in faults(pack(hand=order(if_(within, draw(1))))))
    assert f"at most {MAX_LOOKS}" in faults(pack(row=(spell(draw(Count(any_hero.that(within)))),)))[0]


@pytest.mark.rule("PT-CUSTOM-2", "PT-LOOP-4")
def test_texts_that_read_each_other_are_bounded_for_the_pack_as_a_whole() -> None:
    strong = aura(any_hero, AddStrength(count(any_hero.that(has("ranged")))))
    shot = aura(any_hero, Keyword("ranged"), when=exists(any_hero.that(suffered("lethal"))))
    costs = reading_costs(pack(row=(strong, shot)).cards)
    assert costs["strength"] > MAX_LOOKS > costs["life"]
    found = faults(pack(row=(strong, shot)))
    assert found[0] == f"$.cards: reading strength of one card can take {costs['strength']} looks at cards; at most {MAX_LOOKS}"
    crowd = tuple(trigger(when_damage_dealt(ANY), draw(1), when=exists(any_hero.that(exists(any_hero)))) for _ in range(8))
    costs = reading_costs(pack(row=crowd).cards)
    assert costs[STANDING] > MAX_STANDING
    assert (
        faults(pack(row=crowd))[0] == f"$.cards: asking all texts in play can take {costs[STANDING]} looks at cards; at most {MAX_STANDING}"
    )


@pytest.mark.rule("PT-CUSTOM-2")
@pytest.mark.parametrize(
    ("own", "fault"),
    [
        (pack(row=(spell(draw(1)),) * 9), "$.cards[0].hero.vanguard: at most 8 entries, not 9"),
        (pack(hand=order(*[draw(1)] * 13)), "$.cards[0].hero.hand.effects: at most 12 entries, not 13"),
        (pack(hand=order()), "$.cards[0].hero.hand.effects: at least 1 entries, not 0"),
        (pack(hand=order(draw(plus(*[1] * 9)))), "$.cards[0].hero.hand.effects[0].n.parts: at most 8 entries, not 9"),
        (
            pack(hand=order(if_(AllOf((first_player,) * 9), draw(1)))),
            "effects[0].condition.parts: at most 8 entries, not 9",
        ),
        (pack(hand=order(SortDrawn(("hand",) * 10))), "$.cards[0].hero.hand.effects[0].places: at most 9 entries, not 10"),
        (pack(row=(trigger(when_attacked(this), put_markers(1, "x" * 31)),)), "at most 30 characters, not 31"),
        (structs.replace(pack(), title="x" * 101), "$.title: at most 100 characters, not 101"),
        (pack(n=61), "$.cards: at most 60 entries, not 61"),
        (
            pack(row=(trigger(when_attacked(this), put_markers(-3, "rage")),)),
            "effects[0].n: a whole number from 1 to 99 is expected",
        ),
        (pack(hand=order(draw(100))), "$.cards[0].hero.hand.effects[0].n: a whole number from 1 to 99 is expected, not 100"),
        (pack(hand=order(gain_actions(0))), "$.cards[0].hero.hand.effects[0].n: a whole number from 1 to 99 is expected, not 0"),
        (
            pack(hand=order(damage(1, to=any_number(Pieces(side="mine"))))),  # type: ignore[arg-type]  # that is what is tested
            '.side: "mine" is unknown; allowed: any, its, one_rival, others, own, rival',
        ),
    ],
    ids=range(13),
)
def test_lengths_and_numbers_are_bounded_for_values_built_in_python_as_in_json(own: Pack, fault: str) -> None:
    assert fault in faults(own)[0]
    with pytest.raises(InvalidOptions) as caught:
        pixel_tactics.game_from_pack(to_json(own))
    assert fault in str(caught.value)


@pytest.mark.rule("PT-CUSTOM-2")
def test_the_printed_sets_keep_well_within_the_limits() -> None:
    for printed in pixel_tactics.SETS:
        costs = reading_costs(printed.cards)
        assert all(5 * n < MAX_LOOKS for n in costs.values())
        hands = [part for card in printed.cards for part in (card.hero.hand, *getattr(card.hero.hand, "abilities", ()))]
        boxes = [*hands, *[text for card in printed.cards for text in (*card.hero.rear, *card.leader.abilities)]]
        texts = [text for text in boxes if text is not None and not isinstance(text, Static | Operation)]
        assert all(10 * steps_of(text.effects) < MAX_STEPS and nesting(text.effects) <= MAX_NESTING / 2 for text in texts)


# ------------------------------------------------------------------------------------------------------------------------------- in play
def eager(game: pixel_tactics.PixelTacticsGame, state: State, rng: Random) -> pixel_tactics.Action:
    """A leader action if there is one, else a recruit, else anything."""
    actions = game.legal_actions(state)
    for kind in (pixel_tactics.LeaderAction, pixel_tactics.Recruit):
        if (wanted := [action for action in actions if isinstance(action, kind)]) and rng.random() < 0.8:
            return rng.choice(wanted)
    return rng.choice(actions)


def cut(game: pixel_tactics.PixelTacticsGame, seed: int, plies: int = 150) -> tuple[list[State], float]:
    """The states after a cut-off in a random game, and the longest time that an action took."""
    rng, state, found, longest = Random(seed), game.new_game(), [], 0.0
    for _ in range(plies):
        if not game.to_act(state):
            break
        action = eager(game, state, rng)
        start = time.perf_counter()
        step = game.step(state, action)
        longest = max(longest, time.perf_counter() - start)
        state = step.state
        if any(isinstance(event, TextsCutOff) for event in step.events):
            found.append(state)
    return found, longest


LOUD = tuple(trigger(when_damage_dealt(ANY), for_each(ANY, for_each(any_hero, heal(1, of=it), damage(1, to=it)))) for _ in range(4))


@pytest.mark.rule("PT-LOOP-5")
def test_what_runs_too_long_is_cut_off_an_event_tells_it_and_play_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(_machine, "MOST_STEPS", 300)
    game = with_cards(pixel_tactics, pack(row=LOUD, lead=(leader_action(damage(1, to=every(any_hero)), cost=0, limited=True),)))
    found, longest = cut(game, 1)
    assert found
    assert longest < 2
    for state in found:
        assert game.validate(state) == ()
        assert game.to_act(state) == () or game.legal_actions(state)
        assert from_json(State, to_json(state)) == state


@pytest.mark.rule("PT-LOOP-5")
def test_a_cut_off_comes_at_the_same_step_whatever_was_looked_at_before(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(_machine, "MOST_STEPS", 300)
    loud = pack(row=LOUD, lead=(leader_action(damage(1, to=every(any_hero)), cost=0, limited=True),))
    game, other = with_cards(pixel_tactics, loud), with_cards(pixel_tactics, loud)
    rng, state, found = Random(1), game.new_game(), 0
    for _ in range(150):
        action = eager(game, state, rng)
        for looked_at in game.legal_actions(state)[:3]:
            game.check(state, looked_at)
        step = game.step(state, action)
        if TextsCutOff() in step.events:
            assert other.step(from_json(State, to_json(state)), action) == step
            found += 1
        state = step.state
        if found == 2 or not game.to_act(state):
            break
    assert found


@pytest.mark.rule("PT-LOOP-5")
@pytest.mark.parametrize("steps", [3, 9])
def test_a_cut_off_anywhere_keeps_all_laws(monkeypatch: pytest.MonkeyPatch, steps: int) -> None:
    monkeypatch.setattr(_machine, "MOST_STEPS", steps)
    check_game(pixel_tactics, options=[Options(edition="ru")], games=1, seed=steps)


@pytest.mark.rule("PT-LOOP-5")
def test_printed_cards_stay_far_below_the_number_of_steps() -> None:
    most, game = 0, pixel_tactics.PixelTacticsGame(pixel_tactics.SETS)
    for seed in range(4):
        rng, state = Random(seed), pixel_tactics.new_game(Options(edition=("en", "ru", "first", "pl")[seed % 4]))
        position = game.position(state)
        while game.to_act(state):
            game.perform(position, rng.choice(game.legal_actions(state)))
            most = max(most, position.steps)
            state = position.frozen()
    assert 10 < most < STEPS / 50


# --------------------------------------------------------------------------------------------------------------------------- what piles up
@pytest.mark.rule("PT-CUSTOM-3")
def test_nothing_piles_up_beyond_its_bound_and_every_state_can_be_read_again(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (_cards, _pieces):
        monkeypatch.setattr(module, "MOST_CARRIED", 20)
    monkeypatch.setattr(_pieces, "MOST_WATCHES", 10)
    greedy = leader_action(
        for_each(ANY, for_each(any_hero, put_markers(99, "gold", on=it), damage(99, to=it))),
        for_each(ANY, give(strength(plus(DamageOn("it"), Plus((99,) * 8))), to=it, until="gone")),
        for_each(ANY, watch("round", trigger(when_attacked(ANY), draw(1)))),
        give(strength(damage_on()), to=every(ANY), until="gone"),
        cost=0,
    )
    game = with_cards(pixel_tactics, pack(lead=(greedy,)))
    rng, state = Random(5), game.new_game()
    mods, marks, harm, watches = [0], [0], [0], [0]
    for _ in range(200):
        if not game.to_act(state):
            break
        state = game.apply(state, eager(game, state, rng))
        pieces = [piece for player in state.players for piece in player.unit if piece is not None]
        mods += [len(piece.mods) for piece in pieces]
        harm += [piece.damage for piece in pieces]
        marks += [marker.n for piece in pieces for marker in piece.markers]
        watches += [len(player.delayed) for player in state.players]
        assert from_json(State, to_json(state)) == state
    assert (max(mods), max(watches)) == (20, 10)
    assert max(marks) == max(harm) == MOST


@pytest.mark.rule("PT-LOOP-5")
def test_cards_that_a_cut_off_text_held_go_to_the_hand_and_to_the_pile(monkeypatch: pytest.MonkeyPatch) -> None:
    taker = order(take_at_random, sort_drawn("top", "hand", "discard"), *[if_(equals(1, 2), draw(1))] * 6)
    game = with_cards(pixel_tactics, pack(hand=taker))
    found = 0
    for steps in (5, 6, 7, 8, 9, 11):
        monkeypatch.setattr(_machine, "MOST_STEPS", steps)
        rng, state = Random(steps), game.new_game()
        for _ in range(120):
            orders = [action for action in game.legal_actions(state) if isinstance(action, pixel_tactics.PlayOrder)]
            step = game.step(state, rng.choice(orders or game.legal_actions(state)))
            if TextsCutOff() in step.events:
                found += bool(state.resolving or any(player.aside for player in state.players))
                assert not any(player.aside for player in step.state.players)
                assert not step.state.resolving or step.state.stack
                assert game.validate(step.state) == ()
            state = step.state
            if not game.to_act(state):
                break
    assert found

"""Leaks in what can be asked besides play: explanations, values, facts, numbers, words; and in traps, coins and counters."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from types import SimpleNamespace
from typing import Any, Final, Literal, TypeAlias, cast

import msgspec
from msgspec import structs

from boardrules import CHANCE, Decision, Explanation, Game, Message, RuleId, Seat, Use, chibitactics, pixel_tactics
from boardrules.explanation import changes
from boardrules.pixel_tactics import Action, Event, Options, PlayerView, ReserveCard, State, TrapSet, View
from tests.pixel_tactics.every_construct import GAME, in_mode
from tests.testing import sealed_bids
from tests.testing.leaks import Memory, leak

Tactics: TypeAlias = Game[Any, Any, Any, Any, Any]
Reader: TypeAlias = Seat | Literal["host"] | None

WITH_TRAPS: Final = in_mode("pl", "duel")
OF_A_POOL: Final = Options(mode="pool", cards=("set_1", "set_2"))


def _with(sound: Any, **others: object) -> Tactics:
    """A game with other functions, whose walkers call them. Which functions a game has is known by name only: the checker cannot follow."""
    names = [name for name in dir(sound) if not name.startswith("_") and name != "walker"]
    return cast("Tactics", SimpleNamespace(**{**{name: getattr(sound, name) for name in [*names, "SPEC"]}, **others}))


def _remembering(memory: Memory[Any], sound: Any = pixel_tactics, **others: object) -> Tactics:
    def view(state: Any, seat: Seat | None) -> Any:
        memory.state = state
        return sound.view(state, seat)

    return _with(sound, view=view, **others)


def _hands(state: State, viewer: Seat | None) -> int:
    """A number made of the cards in the hands of others."""
    return sum(map(ord, "".join(str(held.card) for seat, player in enumerate(state.players) if seat != viewer for held in player.hand)))


# ------------------------------------------------------------------------------------------------------------------------- explanations
def _explaining(explain: Callable[..., Explanation], sound: Any = pixel_tactics) -> Tactics:
    def told(state: Any, action: Any, *, seat: Reader = "host", played: bool = False) -> Explanation:
        return explain(state, action, seat, played=played)

    return _with(sound, explain=told)


def _whole(sound: Any, state: Any, action: Any, seat: Reader, *, played: bool) -> Explanation:
    """The whole step, told to its own seat before it is played."""
    found: Explanation = sound.explain(state, action, seat=seat, played=played or seat == action.by)
    return found


@leak("leaders", laid_out=True)
def an_explanation_tells_the_leader_of_the_rival() -> Tactics:
    return _explaining(lambda state, action, seat, *, played: _whole(pixel_tactics, state, action, seat, played=played))


@leak("look", laid_out=True)
def an_explanation_tells_the_hand_that_a_spell_looks_at() -> Tactics:
    def explain(state: State, action: Action, seat: Reader, *, played: bool) -> Explanation:
        cast_now = isinstance(action, pixel_tactics.Cast)
        return (
            _whole(pixel_tactics, state, action, seat, played=played)
            if cast_now
            else pixel_tactics.explain(state, action, seat=seat, played=played)
        )

    return _explaining(explain)


@leak()
def an_explanation_of_the_last_unit_picked_tells_the_squads() -> Tactics:
    return _explaining(lambda state, action, seat, *, played: _whole(chibitactics, state, action, seat, played=played), chibitactics)


@leak("leaders", laid_out=True)
def an_explanation_has_the_changes_of_the_real_step() -> Tactics:
    def explain(state: State, action: Action, seat: Reader, *, played: bool) -> Explanation:
        found = pixel_tactics.explain(state, action, seat=seat, played=played)
        if found.stopped != "hidden" or seat == "host":
            return found
        after = pixel_tactics.step(state, action).state
        return structs.replace(found, changes=changes(pixel_tactics.view(state, seat), pixel_tactics.view(after, seat)))

    return _explaining(explain)


@leak()
def an_explanation_says_whether_another_may_do_it() -> Tactics:
    def explain(state: State, action: Action, seat: Reader, *, played: bool) -> Explanation:
        vouched = played or (action.by != CHANCE and pixel_tactics.check(state, action) is None)
        return pixel_tactics.explain(state, action, seat=seat, played=vouched if seat not in {"host", action.by} else played)

    return _explaining(explain)


@leak("leaders", laid_out=True)
def an_explanation_of_what_was_played_names_what_was_sealed() -> Tactics:
    def explain(state: State, action: Action, seat: Reader, *, played: bool) -> Explanation:
        found = pixel_tactics.explain(state, action, seat=seat, played=played)
        if not isinstance(action, pixel_tactics.ChooseLeader) or not played:
            return found
        return structs.replace(found, allowed=(*found.allowed, RuleId("PT-SET-4" if len(str(action.card)) % 2 else "PT-SET-3")))

    return _explaining(explain)


# ------------------------------------------------------------------------------------------------------------- values, facts and numbers
@leak()
def the_value_of_a_view_counts_the_hand_of_the_rival() -> Tactics:
    memory = Memory[State]()

    def evaluate(view: View) -> float:
        found = pixel_tactics.evaluate(view)
        return found if abs(found) == 1 else found * 0.9 + _hands(memory.state, view.viewer) * 1e-9

    return _remembering(memory, evaluate=evaluate)


@leak()
def the_value_of_a_view_is_that_of_one_made_of_the_state() -> Tactics:
    memory = Memory[sealed_bids.State]()

    def evaluate(view: sealed_bids.View) -> float:
        if view.viewer is None:
            raise ValueError("a spectator does not play")
        outcome = sealed_bids.outcome(memory.state)
        if outcome is not None:
            won = view.viewer in outcome.winners
            return 0.0 if won and len(outcome.winners) == len(memory.state.hands) else 1.0 if won else -1.0
        return 0.5 if "c12" in memory.state.stock else 0.0

    return _remembering(memory, sealed_bids, evaluate=evaluate)


class Guess(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    best: bool


@leak()
def a_fact_says_where_the_best_card_is() -> Tactics:
    memory = Memory[sealed_bids.State]()
    return _remembering(memory, sealed_bids, FACTS=Guess, facts=lambda _view: Guess("c12" in memory.state.stock))


@leak()
def an_observation_has_a_number_of_the_hand_of_the_rival() -> Tactics:
    memory = Memory[State]()

    def observe(view: View) -> tuple[int, ...]:
        *most, last = pixel_tactics.observe(view)
        return (*most, (last + _hands(memory.state, view.viewer)) % 2)

    return _remembering(memory, observe=observe)


@leak()
def the_state_comes_first_among_those_that_fit_a_view() -> Tactics:
    memory = Memory[State]()

    def worlds(view: View) -> Iterator[State]:
        if pixel_tactics.view(memory.state, view.viewer) == view:
            yield memory.state
        yield from (world for world in pixel_tactics.worlds(view) if world != memory.state)

    return _remembering(memory, worlds=worlds)


@leak()
def what_is_used_depends_on_the_hand_of_the_rival() -> Tactics:
    memory = Memory[State]()

    def uses(event: Event) -> tuple[Use, ...]:
        return tuple([structs.replace(use, n=1 + _hands(memory.state, use.seat) % 7) for use in pixel_tactics.uses(event)])

    return _remembering(memory, uses=uses)


# -------------------------------------------------------------------------------------------------------------------------------- words
@leak()
def the_message_of_a_label_has_a_parameter_too_many() -> Tactics:
    memory = Memory[State]()

    def label_message(view: View, action: Action) -> Message:
        found = pixel_tactics.label_message(view, action)
        return structs.replace(found, params=(*found.params, ("hint", _hands(memory.state, view.viewer))))

    return _remembering(memory, label_message=label_message)


@leak()
def what_an_action_points_at_depends_on_the_deck() -> Tactics:
    memory = Memory[State]()

    def anchors(view: View, action: Action) -> tuple[str, ...]:
        found = pixel_tactics.anchors(view, action)
        return found[::-1] if _hands(memory.state, view.viewer) % 2 else found

    return _remembering(memory, anchors=anchors)


@leak()
def the_message_of_an_event_has_a_parameter_too_many() -> Tactics:
    memory = Memory[State]()

    def event_message(view: View, event: Event) -> Message:
        found = pixel_tactics.event_message(view, event)
        return structs.replace(found, params=(*found.params, ("hint", _hands(memory.state, view.viewer))))

    return _remembering(memory, event_message=event_message)


# ------------------------------------------------------------------------------------------------------------ traps, counters and coins
def _with_reserves(change: Callable[[ReserveCard, ReserveCard], ReserveCard]) -> Tactics:
    """A game in which *change* makes of a trap, as the viewer sees it and as it is, what the viewer sees."""

    def seen(state: State, owner: int, player: PlayerView) -> PlayerView:
        real = state.players[owner].reserve
        pairs = zip(player.reserve, real, strict=True)
        return structs.replace(player, reserve=tuple([None if a is None or b is None else change(a, b) for a, b in pairs]))

    def view(state: State, seat: Seat | None) -> View:
        found = GAME.view(state, seat)
        return structs.replace(found, players=tuple([seen(state, owner, player) for owner, player in enumerate(found.players)]))

    return _with(GAME, view=view)


@leak(options=WITH_TRAPS)
def a_trap_lies_face_up_for_the_rival() -> Tactics:
    return _with_reserves(lambda seen, real: real if real.face == "trap" else seen)


@leak(options=WITH_TRAPS)
def a_trap_has_as_many_counters_as_its_name_has_letters() -> Tactics:
    return _with_reserves(lambda seen, real: structs.replace(seen, tokens=len(str(real.card))) if seen.card is None else seen)


@leak("traps to lay", laid_out=True)
def a_trap_that_is_laid_is_not_redacted() -> Tactics:
    def redact_action(action: Action, seat: Seat | None) -> Action | None:
        return action if isinstance(action, pixel_tactics.SetTrap) else GAME.redact_action(action, seat)

    return _with(GAME, redact_action=redact_action)


@leak(options=WITH_TRAPS)
def the_sentence_of_a_trap_names_it() -> Tactics:
    memory = Memory[State]()

    def format_event(view: View, event: Event) -> str:
        text = GAME.format_event(view, event)
        if not isinstance(event, TrapSet):
            return text
        return f"{text} ({[laid.card for laid in memory.state.players[event.seat].reserve if laid is not None]})"

    def event_message(view: View, event: Event) -> Message:
        return Message("", (), format_event(view, event)) if isinstance(event, TrapSet) else GAME.event_message(view, event)

    return _remembering(memory, GAME, format_event=format_event, event_message=event_message)


@leak(options=WITH_TRAPS)
def a_question_warns_of_a_trap() -> Tactics:
    def pending(state: State, seat: Seat) -> Decision | None:
        found = GAME.pending(state, seat)
        rivals = [str(laid.card) for player in state.players for laid in player.reserve if laid is not None and laid.face == "trap"]
        warned = any(sum(map(ord, card)) % 2 for card in rivals)
        return structs.replace(found, question=f"{found.question} Beware!") if warned and found is not None else found

    return _with(GAME, pending=pending)


@leak(options=OF_A_POOL)
def coins_tell_of_the_next_card_of_the_shared_deck() -> Tactics:
    def view(state: State, seat: Seat | None) -> View:
        found = pixel_tactics.view(state, seat)
        if found.pool is None or state.pool is None or not state.pool.deck:
            return found
        told = len(state.pool.deck[0]) % 5
        return structs.replace(found, pool=structs.replace(found.pool, coins=tuple([coins + told for coins in found.pool.coins])))

    return _with(pixel_tactics, view=view)


@leak(options=OF_A_POOL)
def the_first_card_of_the_row_has_a_coin_more_where_the_rival_holds_a_certain_card() -> Tactics:
    def view(state: State, seat: Seat | None) -> View:
        found = pixel_tactics.view(state, seat)
        if found.pool is None or not found.pool.row or not _hands(state, seat) % 2:
            return found
        first, *others = found.pool.row
        return structs.replace(found, pool=structs.replace(found.pool, row=(structs.replace(first, coins=first.coins + 1), *others)))

    return _with(pixel_tactics, view=view)

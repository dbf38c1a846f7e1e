"""Games that break a law about the course of play."""

from __future__ import annotations

from itertools import count

import msgspec

from boardrules import Decision, IllegalAction, Outcome, Refusal, RuleId, Seat, Step
from tests.testing import sealed_bids as sound
from tests.testing.rigging import NOT_YOU, SealedBids, breaks, rigged, with_play, with_spec, with_view
from tests.testing.sealed_bids import Action, Bury, Event, Options, Seal, State


@breaks("pure")
def apply_remembers() -> SealedBids:
    calls = count()

    def play(state: State, action: Action) -> Step[State, Event]:
        step = sound.step_unchecked(state, action)
        return Step(msgspec.structs.replace(step.state, points=(next(calls), 0)), step.events)

    return rigged(play=play)


@breaks("pure")
def apply_writes_into_the_state() -> SealedBids:
    def play(state: State, action: Action) -> Step[State, Event]:
        step = sound.step_unchecked(state, action)
        msgspec.structs.force_setattr(state, "points", (9, 9))
        return step

    return rigged(play=play)


@breaks("legal")
def listed_but_refused() -> SealedBids:
    def check(state: State, action: Action) -> Refusal | None:
        is_low = isinstance(action, Seal) and action in sound.legal_actions(state) and str(action.card) < "c05"
        return sound.refuse("SB-SEAL-1", "low", "that card is too low") if is_low else sound.check(state, action)

    return rigged(check=check)


@breaks("legal")
def accepted_but_not_listed() -> SealedBids:
    def legal_actions(state: State, seat: Seat | None = None) -> tuple[Action, ...]:
        found = sound.legal_actions(state, seat)
        return tuple(action for action in found if not isinstance(action, Seal) or action.card == state.hands[action.by][0])

    return rigged(legal_actions=legal_actions)


@breaks("end")
def dead_end() -> SealedBids:
    def legal_actions(state: State, seat: Seat | None = None) -> tuple[Action, ...]:
        return () if state.loser is not None else sound.legal_actions(state, seat)

    return rigged(legal_actions=legal_actions)


@breaks("end")
def seat_without_a_choice() -> SealedBids:
    def legal_actions(state: State, seat: Seat | None = None) -> tuple[Action, ...]:
        return tuple(action for action in sound.legal_actions(state, seat) if action.by != 1)

    return rigged(legal_actions=legal_actions)


@breaks("order")
def unstable_order() -> SealedBids:
    calls = count()

    def legal_actions(state: State, seat: Seat | None = None) -> tuple[Action, ...]:
        found = sound.legal_actions(state, seat)
        return found if next(calls) % 2 else found[::-1]

    return rigged(legal_actions=legal_actions)


@breaks("order")
def listed_twice() -> SealedBids:
    def legal_actions(state: State, seat: Seat | None = None) -> tuple[Action, ...]:
        found = sound.legal_actions(state, seat)
        return (*found, *found) if sound.chance(state) == 0 else found

    return rigged(legal_actions=legal_actions)


@breaks("chance")
def one_outcome_too_few() -> SealedBids:
    return rigged(chance=lambda state: max(0, sound.chance(state) - 1))


@breaks("chance")
def outcomes_in_another_order() -> SealedBids:
    return rigged(chance_action=lambda state, k: sound.chance_action(state, -1 - k))


@breaks("total")
def check_raises_on_odd_values() -> SealedBids:
    def check(state: State, action: Action) -> Refusal | None:
        if not isinstance(action, sound.Draw) and str.lower(action.card) == "c00":  # type: ignore[arg-type]  # that is what is wrong with it
            return sound.refuse("SB-SEAL-1", "c00", "there is no c00")
        return sound.check(state, action)

    return rigged(check=check)


@breaks("refusal")
def refusal_without_a_rule() -> SealedBids:
    def check(state: State, action: Action) -> Refusal | None:
        refusal = sound.check(state, action)
        return refusal and msgspec.structs.replace(refusal, rule=RuleId("SB-NO-1"))

    return rigged(check=check)


@breaks("refusal")
def apply_gives_another_reason() -> SealedBids:
    def apply(state: State, action: Action) -> State:
        if sound.check(state, action) is not None:
            raise IllegalAction(NOT_YOU, action)
        return sound.apply_unchecked(state, action)

    return rigged(apply=apply)


@breaks("apply")
def unchecked_plays_otherwise() -> SealedBids:
    def apply_unchecked(state: State, action: Action) -> State:
        return msgspec.structs.replace(sound.apply_unchecked(state, action), loser=None)

    return rigged(apply_unchecked=apply_unchecked)


@breaks("commute")
def last_to_seal_wins() -> SealedBids:
    def play(state: State, action: Action) -> Step[State, Event]:
        step = sound.step_unchecked(state, action)
        if len(step.state.shown) == len(state.shown):
            return step
        points = tuple(point + (seat == action.by) for seat, point in enumerate(state.points))
        return Step(msgspec.structs.replace(step.state, points=points), step.events)

    return rigged(play=play)


@breaks("length")
def longer_than_declared() -> SealedBids:
    return with_spec(max_plies=10)


@breaks("seats")
def seat_that_leaves() -> SealedBids:
    return rigged(seats=lambda state: sound.seats(state)[: 2 if sound.is_over(state) else None])


@breaks("pending")
def nobody_is_asked() -> SealedBids:
    return rigged(pending=lambda state, seat: None if state.loser is not None else sound.pending(state, seat))


@breaks("outcome")
def nobody_wins() -> SealedBids:
    def outcome(state: State) -> Outcome | None:
        found = sound.outcome(state)
        return found and msgspec.structs.replace(found, winners=())

    return rigged(outcome=outcome)


@breaks("end")
def outcome_before_the_end() -> SealedBids:
    def outcome(state: State) -> Outcome | None:
        return sound.outcome(state) or (Outcome((1, 0), (Seat(0),), RuleId("SB-END-1")) if state.shown else None)

    return rigged(outcome=outcome)


@breaks("end")
def actions_after_the_end() -> SealedBids:
    def legal_actions(state: State, seat: Seat | None = None) -> tuple[Action, ...]:
        return sound.legal_actions(state, seat) or ((Seal(Seat(0), "c01"),) if sound.is_over(state) else ())

    return rigged(legal_actions=legal_actions)


@breaks("order")
def seat_to_act_twice() -> SealedBids:
    return rigged(to_act=lambda state: sound.to_act(state) * 2)


@breaks("order")
def action_of_a_seat_that_is_not_to_act() -> SealedBids:
    return rigged(to_act=lambda state: sound.to_act(state)[:1])


@breaks("order")
def list_of_one_seat_differs() -> SealedBids:
    def legal_actions(state: State, seat: Seat | None = None) -> tuple[Action, ...]:
        return sound.legal_actions(state, seat)[:: 1 if seat is None else -1]

    return rigged(legal_actions=legal_actions)


@breaks("chance")
def luck_on_a_players_turn() -> SealedBids:
    return rigged(chance=lambda state: sound.chance(state) or len(state.sealed))


@breaks("refusal")
def refusal_without_words() -> SealedBids:
    def check(state: State, action: Action) -> Refusal | None:
        refusal = sound.check(state, action)
        return refusal and msgspec.structs.replace(refusal, message=" ")

    return rigged(check=check)


@breaks("refusal")
def refusal_with_a_huge_number() -> SealedBids:
    def check(state: State, action: Action) -> Refusal | None:
        refusal = sound.check(state, action)
        return refusal and msgspec.structs.replace(refusal, params=(("card", 2**53),))

    return rigged(check=check)


@breaks("refusal")
def apply_names_another_action() -> SealedBids:
    def apply(state: State, action: Action) -> State:
        refusal = sound.check(state, action)
        if refusal is not None:
            raise IllegalAction(refusal, Bury(Seat(0), "c01"))
        return sound.apply_unchecked(state, action)

    return rigged(apply=apply)


@breaks("refusal")
def apply_accepts_what_check_refuses() -> SealedBids:
    def apply(state: State, action: Action) -> State:
        return state if sound.check(state, action) is not None else sound.apply_unchecked(state, action)

    return rigged(apply=apply)


@breaks("refusal")
def apply_raises_something_else() -> SealedBids:
    def apply(state: State, action: Action) -> State:
        if sound.check(state, action) is not None:
            raise ValueError("illegal")
        return sound.apply_unchecked(state, action)

    return rigged(apply=apply)


@breaks("apply")
def checked_plays_otherwise() -> SealedBids:
    def apply(state: State, action: Action) -> State:
        return msgspec.structs.replace(sound.apply(state, action), loser=None)

    return rigged(apply=apply)


@breaks("commute")
def first_to_seal_forbids_the_card_below() -> SealedBids:
    def below(state: State, action: Action) -> bool:
        return isinstance(action, Seal) and any(card is not None and str(action.card) < card for card in state.sealed)

    def legal_actions(state: State, seat: Seat | None = None) -> tuple[Action, ...]:
        found = sound.legal_actions(state, seat)
        return tuple(action for action in found if not below(state, action)) or found

    def check(state: State, action: Action) -> Refusal | None:
        return sound.check(state, action) or (None if action in legal_actions(state) else NOT_YOU)

    return rigged(legal_actions=legal_actions, check=check)


@breaks("seats")
def seats_counted_from_one() -> SealedBids:
    return rigged(seats=lambda state: tuple(Seat(seat + 1) for seat in sound.seats(state)))


@breaks("pending")
def another_seat_is_asked() -> SealedBids:
    def pending(state: State, seat: Seat) -> Decision | None:
        decision = sound.pending(state, seat)
        return decision and msgspec.structs.replace(decision, seat=Seat(1 - seat))

    return rigged(pending=pending)


@breaks("pending")
def question_without_a_rule() -> SealedBids:
    def pending(state: State, seat: Seat) -> Decision | None:
        decision = sound.pending(state, seat)
        return decision and msgspec.structs.replace(decision, rule=RuleId("SB-NO-1"))

    return rigged(pending=pending)


@breaks("pending")
def question_without_words() -> SealedBids:
    def pending(state: State, seat: Seat) -> Decision | None:
        decision = sound.pending(state, seat)
        return decision and msgspec.structs.replace(decision, question="")

    return rigged(pending=pending)


@breaks("outcome")
def score_for_one_seat_only() -> SealedBids:
    def outcome(state: State) -> Outcome | None:
        found = sound.outcome(state)
        return found and msgspec.structs.replace(found, scores=found.scores[:1])

    return rigged(outcome=outcome)


@breaks("outcome")
def outcome_without_a_rule() -> SealedBids:
    def outcome(state: State) -> Outcome | None:
        found = sound.outcome(state)
        return found and msgspec.structs.replace(found, rule=RuleId("SB-NO-1"))

    return rigged(outcome=outcome)


@breaks("pure")
def every_game_begins_otherwise() -> SealedBids:
    calls = count()
    return rigged(new_game=lambda options=None: msgspec.structs.replace(sound.new_game(options), points=(next(calls), 0)))


@breaks("pure")
def new_game_writes_into_the_options() -> SealedBids:
    def new_game(options: Options | None = None) -> State:
        if options is not None:
            msgspec.structs.force_setattr(options, "bury", not options.bury)
        return sound.new_game(options)

    return rigged(new_game=new_game)


@breaks("pure")
def step_writes_into_the_action() -> SealedBids:
    def change(_state: State, action: Action, step: Step[State, Event]) -> Step[State, Event]:
        msgspec.structs.force_setattr(action, "card", "c12")
        return step

    return with_play(change)


@breaks("pure")
def pending_writes_into_the_state() -> SealedBids:
    def pending(state: State, seat: Seat) -> Decision | None:
        msgspec.structs.force_setattr(state, "points", (7, 7))
        return sound.pending(state, seat)

    return rigged(pending=pending)


@breaks("pure")
def to_act_counts_its_calls() -> SealedBids:
    calls = count()
    return rigged(to_act=lambda state: sound.to_act(state)[:: 1 if next(calls) % 2 else -1])


@breaks("pure")
def outcome_counts_its_calls() -> SealedBids:
    calls = count()

    def outcome(state: State) -> Outcome | None:
        found = sound.outcome(state)
        return found and msgspec.structs.replace(found, rounds=((next(calls), 0),))

    return rigged(outcome=outcome)


@breaks("pure")
def view_counts_its_calls() -> SealedBids:
    calls = count()
    return with_view(lambda _state, _seat, view: msgspec.structs.replace(view, stock_size=next(calls)))

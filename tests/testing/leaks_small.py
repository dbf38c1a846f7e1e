"""Leaks in Sealed Bids, each in something that a seat is given besides its view, or in a rare situation."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from boardrules import AmbiguousNotation, Decision, IllegalAction, ParseError, Refusal, Rng, Seat, Step
from tests.testing import sealed_bids as sound
from tests.testing.leaks import Memory, leak
from tests.testing.rigging import SealedBids, rigged, with_view
from tests.testing.sealed_bids import Action, Buried, Bury, Drawn, Event, Opened, Seal, Sealed, State, View


def _remembering(memory: Memory[State], **others: object) -> SealedBids:
    def view(state: State, seat: Seat | None) -> View:
        memory.state = state
        return sound.view(state, seat)

    return rigged(check=sound.check, play=sound.step_unchecked, view=view, **others)


@leak()
def event_sentence_from_the_state_last_seen() -> SealedBids:
    memory = Memory[State]()

    def format_event(view: View, event: Event) -> str:
        text = sound.format_event(view, event)
        return f"{text} Left are {memory.state.stock}." if isinstance(event, Opened) else text

    return _remembering(memory, format_event=format_event)


@leak()
def event_sentence_from_the_state_last_played() -> SealedBids:
    memory = Memory[State]()

    def play(state: State, action: Action) -> Step[State, Event]:
        memory.state = state
        return sound.step_unchecked(state, action)

    def format_event(view: View, event: Event) -> str:
        text = sound.format_event(view, event)
        return f"{text} {max(memory.state.stock)} is not dealt." if isinstance(event, Buried) else text

    return rigged(play=play, format_event=format_event)


@leak()
def event_sentence_only_when_the_rival_holds_the_best_card() -> SealedBids:
    memory = Memory[State]()

    def format_event(view: View, event: Event) -> str:
        text = sound.format_event(view, event)
        best = any("c12" in hand for seat, hand in enumerate(memory.state.hands) if seat != view.viewer)
        return f"{text}!" if best and isinstance(event, Sealed) else text

    return _remembering(memory, format_event=format_event)


@leak()
def parse_error_text_names_a_hidden_card() -> SealedBids:
    memory = Memory[State]()

    def parse_action(view: View, text: str) -> Action:
        try:
            return sound.parse_action(view, text)
        except ParseError as error:
            raise ParseError(f"{error}; cards are {memory.state.hands}") from None

    return _remembering(memory, parse_action=parse_action)


@leak()
def parse_error_has_a_note() -> SealedBids:
    memory = Memory[State]()

    def parse_action(view: View, text: str) -> Action:
        try:
            return sound.parse_action(view, text)
        except ParseError as error:
            error.add_note(f"the stock was {memory.state.stock}")
            raise

    return _remembering(memory, parse_action=parse_action)


@leak()
def ambiguous_notation_offers_the_cards_of_the_rival() -> SealedBids:
    memory = Memory[State]()

    def parse_action(view: View, text: str) -> Action:
        if not text.strip():
            raise AmbiguousNotation("that may be anything", tuple(card for hand in memory.state.hands for card in hand))
        return sound.parse_action(view, text)

    return _remembering(memory, parse_action=parse_action)


@leak()
def the_same_text_is_read_by_what_is_hidden() -> SealedBids:
    memory = Memory[State]()

    def parse_action(view: View, text: str) -> Action:
        if text == "?":
            return Seal(Seat(0), memory.state.stock[0] if memory.state.stock else None)
        return sound.parse_action(view, text)

    return _remembering(memory, parse_action=parse_action)


def _raising(make: Callable[[State, Refusal, Action], IllegalAction]) -> SealedBids:
    """Sealed Bids in which what ``make`` returns is raised for an illegal action."""

    def step(state: State, action: Action) -> Step[State, Event]:
        refusal = sound.check(state, action)
        if refusal is not None:
            raise make(state, refusal, action)
        return sound.step_unchecked(state, action)

    return rigged(step=step, apply=lambda state, action: step(state, action).state)


@leak()
def refusal_is_raised_with_a_note() -> SealedBids:
    def make(state: State, refusal: Refusal, action: Action) -> IllegalAction:
        error = IllegalAction(refusal, action)
        error.add_note(f"the hands were {state.hands}")
        return error

    return _raising(make)


@leak()
def refusal_is_raised_with_the_state_in_its_args() -> SealedBids:
    def make(state: State, refusal: Refusal, action: Action) -> IllegalAction:
        error = IllegalAction(refusal, action)
        error.args = (refusal.message, state.stock)
        return error

    return _raising(make)


@leak()
def refusal_is_raised_with_the_state_as_a_field() -> SealedBids:
    def make(state: State, refusal: Refusal, action: Action) -> IllegalAction:
        error = IllegalAction(refusal, action)
        vars(error)["state"] = state
        return error

    return _raising(make)


@leak()
def refusal_has_a_cause_that_tells() -> SealedBids:
    def make(state: State, refusal: Refusal, action: Action) -> IllegalAction:
        error = IllegalAction(refusal, action)
        error.__cause__ = LookupError(f"{action} is none of {sound.legal_actions(state)} {state.stock}")
        return error

    return _raising(make)


@leak()
def refusal_of_a_rival_has_hidden_params() -> SealedBids:
    def check(state: State, action: Action) -> Refusal | None:
        refusal = sound.check(state, action)
        if refusal is None or refusal.key != "no-card":
            return refusal
        return msgspec.structs.replace(refusal, params=(("left", max(state.stock, default="")),))

    return rigged(check=check)


@leak()
def error_of_a_seat_that_there_is_not() -> SealedBids:
    def view(state: State, seat: Seat | None) -> View:
        if seat is not None and seat not in sound.seats(state):
            raise LookupError(f"no seat {seat} among {state.hands}")
        return sound.view(state, seat)

    return rigged(view=view)


@leak()
def notation_of_a_hidden_action_names_the_card() -> SealedBids:
    memory = Memory[State]()

    def format_action(view: View, action: Action) -> str:
        text = sound.format_action(view, action)
        hidden = isinstance(action, Seal) and action.card is None
        return f"{text} of {memory.state.hands[action.by]}" if hidden else text

    return _remembering(memory, format_action=format_action)


@leak()
def picture_has_a_hidden_length() -> SealedBids:
    memory = Memory[State]()

    def render_svg(view: View) -> str:
        return sound.render_svg(view) + " " * sum(int(card[1:]) for card in memory.state.stock)

    return _remembering(memory, render_svg=render_svg)


@leak()
def legal_actions_stand_in_a_telling_order() -> SealedBids:
    def legal_actions(state: State, seat: Seat | None = None) -> tuple[Action, ...]:
        found = sound.legal_actions(state, seat)
        if sound.chance(state) or "c12" in state.stock:
            return found
        return tuple(sorted(found, key=lambda action: (action.by, sound.CARDS[::-1].index(str(getattr(action, "card", ""))))))

    return rigged(legal_actions=legal_actions)


@leak()
def question_differs_in_the_last_round() -> SealedBids:
    def pending(state: State, seat: Seat) -> Decision | None:
        decision = sound.pending(state, seat)
        if decision is None or not sound.rounds(state) or "c12" not in state.stock:
            return decision
        return msgspec.structs.replace(decision, question=f"{decision.question} The best card is still to come.")

    return rigged(pending=pending)


@leak()
def events_of_the_last_round_are_not_redacted() -> SealedBids:
    def redact_event(event: Event, seat: Seat | None) -> Event | None:
        late = isinstance(event, Drawn) and event.card in {"c01", "c12"}
        return event if late else sound.redact_event(event, seat)

    return rigged(redact_event=redact_event)


@leak()
def one_card_is_buried_in_the_open() -> SealedBids:
    def redact_action(action: Action, seat: Seat | None) -> Action | None:
        return action if isinstance(action, Bury) and action.card == "c01" else sound.redact_action(action, seat)

    return rigged(redact_action=redact_action)


@leak()
def shown_cards_stand_in_a_telling_order() -> SealedBids:
    def view(state: State, _seat: Seat | None, view: View) -> View:
        told = any("c12" in cards for cards in state.hands) and len(view.shown) > 2
        return msgspec.structs.replace(view, shown=view.shown[::-1]) if told else view

    return with_view(view)


@leak()
def determinize_remembers_the_state() -> SealedBids:
    memory = Memory[State]()

    def determinize(view: View, rng: Rng) -> State:
        made = sound.determinize(view, rng)
        return memory.state if sound.view(memory.state, view.viewer) == view and any(made.sealed) else made

    return _remembering(memory, determinize=determinize)

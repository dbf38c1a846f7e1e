"""Games that break a law about what is known."""

from __future__ import annotations

from itertools import count

import msgspec

from boardrules import Decision, ParseError, Refusal, Rng, RuleId, Seat, Step, Violation
from tests.testing import sealed_bids as sound
from tests.testing.rigging import NOT_YOU, SealedBids, breaks, rigged, with_play, with_view
from tests.testing.sealed_bids import Action, Buried, Bury, Drawn, DugUp, Event, Opened, Seal, Sealed, State, View


@breaks("swap")
def leak_through_a_side_field() -> SealedBids:
    def weighed(state: State, _seat: Seat | None, view: View) -> View:
        return msgspec.structs.replace(view, stock_size=sum(int(card[1:]) for card in state.stock))

    return with_view(weighed)


@breaks("swap")
def hidden_choice_shown() -> SealedBids:
    def shown(state: State, _seat: Seat | None, view: View) -> View:
        return msgspec.structs.replace(view, sealed=next((card for card in state.sealed if card), None))

    return with_view(shown)


@breaks("swap")
def refusal_tells_a_hidden_card() -> SealedBids:
    def check(state: State, action: Action) -> Refusal | None:
        refusal = sound.check(state, action)
        if refusal is None or isinstance(action, sound.Draw) or refusal.key != "no-card":
            return refusal
        where = "in the stock" if action.card in state.stock else "not in the stock"
        return sound.refuse("SB-SEAL-1", "no-card", f"that card is {where}")

    return rigged(check=check)


@breaks("swap")
def pending_tells_a_hidden_card() -> SealedBids:
    def pending(state: State, seat: Seat) -> Decision | None:
        decision = sound.pending(state, seat)
        highest = max(card for hand in (*state.hands, ("c00",)) for card in hand)
        return decision and msgspec.structs.replace(decision, question=f"{decision.question} Somebody has {highest}.")

    return rigged(pending=pending)


@breaks("swap")
def to_act_depends_on_a_hidden_card() -> SealedBids:
    def is_skipped(state: State, seat: Seat) -> bool:
        return any(state.sealed) and "c01" in state.hands[seat]

    def check(state: State, action: Action) -> Refusal | None:
        return sound.check(state, action) if action in legal_actions(state) else sound.check(state, action) or NOT_YOU

    def to_act(state: State) -> tuple[Seat, ...]:
        found = sound.to_act(state)
        return found if len(found) < 2 else tuple(seat for seat in found if not is_skipped(state, seat)) or found

    def legal_actions(state: State, seat: Seat | None = None) -> tuple[Action, ...]:
        return tuple(action for action in sound.legal_actions(state, seat) if action.by in to_act(state))

    def pending(state: State, seat: Seat) -> Decision | None:
        return sound.pending(state, seat) if seat in to_act(state) else None

    return rigged(check=check, to_act=to_act, legal_actions=legal_actions, pending=pending)


@breaks("swap")
def event_tells_a_hidden_card() -> SealedBids:
    def redact_event(event: Event, seat: Seat | None) -> Event | None:
        return event if isinstance(event, Drawn) else sound.redact_event(event, seat)

    return rigged(redact_event=redact_event)


@breaks("swap")
def redacted_action_tells_a_hidden_card() -> SealedBids:
    def redact_action(action: Action, seat: Seat | None) -> Action | None:
        return action if isinstance(action, Bury) else sound.redact_action(action, seat)

    return rigged(redact_action=redact_action)


@breaks("swap")
def redacted_action_tells_a_sealed_card() -> SealedBids:
    def redact_action(action: Action, seat: Seat | None) -> Action | None:
        return action if isinstance(action, Seal) else sound.redact_action(action, seat)

    return rigged(redact_action=redact_action)


@breaks("swap")
def revealing_event_is_not_declared() -> SealedBids:
    """When all is sealed the cards are told by events that do not declare it, instead of by Opened."""

    def play(state: State, action: Action) -> Step[State, Event]:
        step = sound.step_unchecked(state, action)
        opened = [event.cards for event in step.events if isinstance(event, Opened)]
        told = tuple(Sealed(Seat(~seat), card) for cards in opened for seat, card in enumerate(cards))
        return Step(step.state, (*told, *step.events))

    def redact_event(event: Event, seat: Seat | None) -> Event | None:
        return event if isinstance(event, Sealed) and event.seat < 0 else sound.redact_event(event, seat)

    return rigged(play=play, redact_event=redact_event)


@breaks("swap")
def rendering_remembers_the_state() -> SealedBids:
    last: list[State] = []

    def remember(state: State, _seat: Seat | None, view: View) -> View:
        last[:] = [state]
        return view

    return with_view(remember, render_text=lambda view: f"{sound.render_text(view)}, {last[0].stock}")


@breaks("determinize")
def determinize_deals_another_hand() -> SealedBids:
    def determinize(view: View, rng: Rng) -> State:
        state = sound.determinize(view, rng)
        return msgspec.structs.replace(state, hands=tuple(reversed(state.hands)))

    return rigged(determinize=determinize)


@breaks("valid")
def determinize_makes_an_impossible_state() -> SealedBids:
    def determinize(view: View, rng: Rng) -> State:
        state = sound.determinize(view, rng)
        return msgspec.structs.replace(state, stock=("c01",) * len(state.stock))

    return rigged(determinize=determinize)


@breaks("visibility")
def unclassified_field() -> SealedBids:
    return rigged(VISIBILITY={name: found for name, found in sound.VISIBILITY.items() if name != "sealed"})


@breaks("visibility")
def hidden_field_called_public() -> SealedBids:
    return rigged(VISIBILITY={**sound.VISIBILITY, "stock": "public"})


@breaks("view")
def spectator_sees_nothing() -> SealedBids:
    def view(state: State, seat: Seat | None) -> View:
        if seat is None and any(state.sealed):
            raise LookupError("no such seat")
        return sound.view(state, seat)

    return rigged(view=view)


@breaks("redact")
def redaction_in_two_steps() -> SealedBids:
    def redact_event(event: Event, seat: Seat | None) -> Event | None:
        left = sound.redact_event(event, seat)
        return None if isinstance(event, Sealed) and event.card is None else left

    return rigged(redact_event=redact_event)


@breaks("redact")
def own_action_is_blanked() -> SealedBids:
    return rigged(redact_action=lambda action, _seat: sound.redact_action(action, None))


@breaks("events")
def change_without_an_event() -> SealedBids:
    def play(state: State, action: Action) -> Step[State, Event]:
        step = sound.step_unchecked(state, action)
        return Step(step.state, ()) if isinstance(action, Seal) and len(step.events) == 1 else step

    return rigged(play=play)


@breaks("events")
def change_not_declared() -> SealedBids:
    def play(state: State, action: Action) -> Step[State, Event]:
        step = sound.step_unchecked(state, action)
        return Step(step.state, step.events[-1:])

    return rigged(play=play)


@breaks("swap")
def notation_remembers_the_state() -> SealedBids:
    last: list[State] = []

    def view(state: State, seat: Seat | None) -> View:
        last[:] = [state]
        return sound.view(state, seat)

    def format_action(view: View, action: Action) -> str:
        return f"{sound.format_action(view, action)} {max(last[0].stock) if isinstance(action, Seal) else ''}"

    def parse_action(view: View, text: str) -> Action:
        return sound.parse_action(view, " ".join(text.split()[:3]))

    return rigged(view=view, format_action=format_action, parse_action=parse_action)


@breaks("swap")
def outcome_is_not_shown() -> SealedBids:
    def change(_state: State, _action: Action, step: Step[State, Event]) -> Step[State, Event]:
        return Step(step.state, tuple(event for event in step.events if not isinstance(event, DugUp)))

    def view(state: State, seat: Seat | None) -> View:
        return msgspec.structs.replace(sound.view(state, seat), dug_up=())

    return with_play(change, view=view)


@breaks("swap")
def legal_actions_depend_on_a_hidden_card() -> SealedBids:
    def is_open(state: State, action: Action) -> bool:
        return not isinstance(action, Seal) or "c12" in state.hands[action.by] or action.card == max(state.hands[action.by])

    def legal_actions(state: State, seat: Seat | None = None) -> tuple[Action, ...]:
        found = sound.legal_actions(state, seat)
        return found if "c12" in state.stock else tuple(action for action in found if is_open(state, action))

    def check(state: State, action: Action) -> Refusal | None:
        return sound.check(state, action) or (None if action in legal_actions(state) else NOT_YOU)

    return rigged(legal_actions=legal_actions, check=check)


@breaks("pure")
def determinize_ignores_its_rng() -> SealedBids:
    calls = count()

    def determinize(view: View, rng: Rng) -> State:
        for _ in range(next(calls) % 7):
            rng.randrange(2)
        return sound.determinize(view, rng)

    return rigged(determinize=determinize)


@breaks("redact")
def redacted_action_of_another_kind() -> SealedBids:
    def redact_action(action: Action, seat: Seat | None) -> Action | None:
        left = sound.redact_action(action, seat)
        return left if left is action or not isinstance(action, Seal) else Bury(action.by, None)

    return rigged(redact_action=redact_action)


@breaks("redact")
def redacted_action_is_redacted_further() -> SealedBids:
    def redact_action(action: Action, seat: Seat | None) -> Action | None:
        return None if isinstance(action, Seal) and action.card is None else sound.redact_action(action, seat)

    return rigged(redact_action=redact_action)


@breaks("redact")
def redacted_event_of_another_kind() -> SealedBids:
    def redact_event(event: Event, seat: Seat | None) -> Event | None:
        left = sound.redact_event(event, seat)
        return left if left is event or not isinstance(event, Sealed) else Buried(event.seat, None)

    return rigged(redact_event=redact_event)


@breaks("events")
def change_that_a_spectator_is_not_told_of() -> SealedBids:
    def redact_event(event: Event, seat: Seat | None) -> Event | None:
        return None if isinstance(event, Sealed) and seat is None else sound.redact_event(event, seat)

    return rigged(redact_event=redact_event)


@breaks("mutants")
def validate_finds_nothing() -> SealedBids:
    return rigged(validate=lambda _state: ())


@breaks("mutants")
def validate_raises() -> SealedBids:
    def validate(state: State) -> tuple[Violation, ...]:
        return sound.validate(state) if state.hands[state.options.seats - 1] is not None else ()

    return rigged(validate=validate)


@breaks("mutants")
def violation_without_a_rule() -> SealedBids:
    def validate(state: State) -> tuple[Violation, ...]:
        return tuple(msgspec.structs.replace(found, rule=RuleId("SB-NO-1")) for found in sound.validate(state))

    return rigged(validate=validate)


@breaks("parse")
def notation_raises_on_odd_text() -> SealedBids:
    def parse_action(view: View, text: str) -> Action:
        words = text.split()
        if len(words) == 3 and words[1] in {"seal", "bury"}:
            int(words[0])
        return sound.parse_action(view, text)

    return rigged(parse_action=parse_action)


@breaks("parse")
def notation_error_says_nothing() -> SealedBids:
    def parse_action(view: View, text: str) -> Action:
        try:
            return sound.parse_action(view, text)
        except ParseError:
            raise ParseError("") from None

    return rigged(parse_action=parse_action)


@breaks("parse")
def notation_reads_no_action() -> SealedBids:
    def parse_action(view: View, text: str) -> Action:
        return sound.parse_action(view, text) if text.strip() else None  # type: ignore[return-value]  # that is what is wrong with it

    return rigged(parse_action=parse_action)

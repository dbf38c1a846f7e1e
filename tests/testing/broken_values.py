"""Games that break a law about values or about what people read."""

from __future__ import annotations

from functools import partial
from itertools import count
from typing import Final, Literal

import msgspec

from boardrules import CHANCE, Change, Explanation, Message, Messages, Outcome, Reason, Refusal, RuleId, Seat, Step, Value
from boardrules.explanation import Contract, explained, rule_ids
from tests.testing import sealed_bids as sound
from tests.testing.rigging import SealedBids, breaks, rigged, with_play, with_view
from tests.testing.sealed_bids import Action, Buried, Event, Opened, Options, Sealed, State, View


@breaks("codec")
def equal_states_with_unequal_bytes() -> SealedBids:
    def play(state: State, action: Action) -> Step[State, Event]:
        step = sound.step_unchecked(state, action)
        points = tuple(float(point) for point in step.state.points)
        return Step(msgspec.structs.replace(step.state, points=points), step.events)

    return rigged(play=play)


@breaks("codec")
def identity_decides() -> SealedBids:
    first = sound.new_game()

    def legal_actions(state: State, seat: Seat | None = None) -> tuple[Action, ...]:
        found = sound.legal_actions(state, seat)
        return found if state.options is first.options or sound.chance(state) else found[::-1]

    return rigged(new_game=lambda _options=None: first, legal_actions=legal_actions)


@breaks("values")
def number_too_large() -> SealedBids:
    def new_game(options: Options | None = None) -> State:
        state = sound.new_game(options)
        return msgspec.structs.replace(state, points=(2**53, *state.points[1:]))

    return rigged(new_game=new_game)


@breaks("valid")
def play_leads_to_an_impossible_state() -> SealedBids:
    def play(state: State, action: Action) -> Step[State, Event]:
        step = sound.step_unchecked(state, action)
        return Step(msgspec.structs.replace(step.state, stock=state.stock), step.events)

    return rigged(play=play)


@breaks("notation")
def notation_read_otherwise() -> SealedBids:
    return rigged(parse_action=lambda view, text: sound.parse_action(view, text.replace("c1", "c0")))


@breaks("notation")
def notation_not_distinct() -> SealedBids:
    return rigged(format_action=lambda view, action: sound.format_action(view, action).replace("c1", "c0"))


@breaks("render")
def picture_not_well_formed() -> SealedBids:
    return rigged(render_svg=lambda view: sound.render_svg(view).replace("</title>", ""))


@breaks("render")
def event_without_a_sentence() -> SealedBids:
    return rigged(format_event=lambda view, event: "" if isinstance(event, Sealed) else sound.format_event(view, event))


@breaks("codec")
def list_in_a_state() -> SealedBids:
    return with_play(lambda _state, _action, step: Step(msgspec.structs.replace(step.state, stock=[*step.state.stock]), step.events))


@breaks("codec")
def list_in_a_view() -> SealedBids:
    return with_view(lambda _state, _seat, view: msgspec.structs.replace(view, shown=[*view.shown]))


@breaks("codec")
def list_in_an_event() -> SealedBids:
    def change(_state: State, _action: Action, step: Step[State, Event]) -> Step[State, Event]:
        events = [msgspec.structs.replace(event, cards=[*event.cards]) if isinstance(event, Opened) else event for event in step.events]
        return Step(step.state, tuple(events))

    return with_play(change)


@breaks("codec")
def list_in_the_outcome() -> SealedBids:
    def outcome(state: State) -> Outcome | None:
        found = sound.outcome(state)
        return found and msgspec.structs.replace(found, scores=[*found.scores])

    return rigged(outcome=outcome)


@breaks("codec")
def identity_decides_what_happens() -> SealedBids:
    first = sound.new_game()

    def change(state: State, _action: Action, step: Step[State, Event]) -> Step[State, Event]:
        return Step(step.state, step.events if state.options is first.options else step.events * 2)

    return with_play(change, new_game=lambda _options=None: first)


@breaks("values")
def number_too_large_in_an_event() -> SealedBids:
    def change(_state: State, _action: Action, step: Step[State, Event]) -> Step[State, Event]:
        return Step(step.state, tuple(Buried(Seat(2**53), None) if isinstance(event, Buried) else event for event in step.events))

    return with_play(change)


@breaks("notation")
def notation_without_text() -> SealedBids:
    return rigged(format_action=lambda _view, _action: "")


class Told(Value, frozen=True):
    number: int


@breaks("facts")
def facts_that_change() -> SealedBids:
    calls = count()
    return rigged(FACTS=Told, facts=lambda _view: Told(next(calls)))


def _something_else(_view: object, _subject: object) -> Message:
    return Message("", (), "Something else.")


@breaks("wording")
def messages_that_say_something_else() -> SealedBids:
    return rigged(MESSAGES=Messages("tests.testing"), event_message=_something_else, label_message=_something_else)


@breaks("facts")
def facts_of_another_type() -> SealedBids:
    return rigged(FACTS=Told, facts=lambda view: view)


@breaks("anchors")
def labels_that_are_all_the_same() -> SealedBids:
    return rigged(label=lambda _view, _action: "Choose a card")


@breaks("anchors")
def labels_of_luck_that_are_all_the_same() -> SealedBids:
    return rigged(label=lambda view, action: "Luck" if action.by == CHANCE else sound.format_action(view, action))


@breaks("anchors")
def labels_that_are_the_same_in_another_language() -> SealedBids:
    def label_message(view: View, action: Action) -> Message:
        return Message("label-alike", (), sound.format_action(view, action))

    return rigged(
        MESSAGES=Messages("tests.testing.sealed_bids"),
        event_message=lambda view, event: Message("", (), sound.format_event(view, event)),
        label_message=label_message,
        label=sound.format_action,
    )


@breaks("anchors")
def label_of_two_lines() -> SealedBids:
    return rigged(label=lambda view, action: "\n".join(sound.format_action(view, action)))


@breaks("anchors")
def anchor_that_is_not_in_the_picture() -> SealedBids:
    return rigged(anchors=lambda _view, action: (f"card.{action.card}",))


@breaks("render")
def view_without_a_text() -> SealedBids:
    return rigged(render_text=lambda _view: "\n")


@breaks("render")
def picture_that_is_no_picture() -> SealedBids:
    return rigged(render_svg=lambda _view: "<html/>")


@breaks("pure")
def picture_differs_each_time() -> SealedBids:
    calls = count()
    return rigged(render_svg=lambda _view: f"<svg><title>{next(calls)}</title></svg>")


@breaks("pure")
def drawing_writes_into_the_view() -> SealedBids:
    def render_text(view: View) -> str:
        msgspec.structs.force_setattr(view, "points", (5, 5))
        return "drawn"

    return rigged(render_text=render_text)


@breaks("pure")
def playing_writes_into_the_state() -> SealedBids:
    def step(state: State, action: Action) -> Step[State, Event]:
        found = sound.step(state, action)
        msgspec.structs.force_setattr(state, "points", (5,) * len(state.points))
        return found

    return rigged(step=step)


NO_REASON: Final = Reason()


def _explained(
    state: State,
    action: Action,
    *,
    seat: Seat | Literal["host"] | None = "host",
    played: bool = False,
    reason: Reason = NO_REASON,
    change: Change | None = None,
) -> Explanation:
    """What a sound game would say, with this reason for everything, and this change besides."""
    contract = Contract[State, Action, View, Event](
        sound.check,
        sound.step,
        sound.to_act,
        sound.pending,
        sound.view,
        sound.redact_action,
        sound.redact_event,
        sound.determinize,
        lambda _view, _action: (),
        lambda _view, _event: reason,
    )
    found = explained(contract, state, action, action.by, seat=seat, played=played)
    return found if change is None else msgspec.structs.replace(found, changes=(*found.changes, change))


@breaks("explain")
def explanation_by_an_unknown_rule() -> SealedBids:
    reason = Reason(rule_ids("SB-NOWHERE-1"))
    return rigged(explain=partial(_explained, reason=reason))


@breaks("explain")
def explanation_of_a_change_that_does_not_happen() -> SealedBids:
    change = Change(("points", 0), "0", "99")
    return rigged(explain=partial(_explained, change=change))


@breaks("explain")
def explanation_that_refuses_what_is_legal() -> SealedBids:
    refusal = Refusal(RuleId("BR-OVER"), "over", "the game is over")
    return rigged(explain=lambda _state, _action, *, seat="host", played=False: Explanation(refusal))  # noqa: ARG005  (the contract's)


@breaks("explain")
def explanation_of_what_another_could_do() -> SealedBids:
    def explain(state: State, action: Action, *, seat: Seat | Literal["host"] | None = "host", played: bool = False) -> Explanation:
        return _explained(state, action, seat=seat, played=played or seat not in {"host", action.by})

    return rigged(explain=explain)


@breaks("explain")
def explanation_that_says_nothing_in_advance() -> SealedBids:
    def explain(state: State, action: Action, *, seat: Seat | Literal["host"] | None = "host", played: bool = False) -> Explanation:
        found = _explained(state, action, seat=seat, played=played)
        return found if played or seat == "host" else msgspec.structs.replace(found, steps=(), changes=(), stopped=None)

    return rigged(explain=explain)


@breaks("explain")
def explanation_in_advance_of_a_step_that_does_not_come() -> SealedBids:
    def explain(state: State, action: Action, *, seat: Seat | Literal["host"] | None = "host", played: bool = False) -> Explanation:
        found = _explained(state, action, seat=seat, played=played)
        if played or seat == "host" or not found.steps:
            return found
        return msgspec.structs.replace(found, steps=(*found.steps, found.steps[0], *found.steps), stopped="hidden")

    return rigged(explain=explain)


@breaks("explain")
def explanation_of_what_was_played_stops() -> SealedBids:
    def explain(state: State, action: Action, *, seat: Seat | Literal["host"] | None = "host", played: bool = False) -> Explanation:
        found = _explained(state, action, seat=seat, played=played)
        return msgspec.structs.replace(found, stopped="luck") if played else found

    return rigged(explain=explain)

"""Leaks in the games of the library, mostly in rare situations: peeked cards, searches, hidden choices."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, Final, TypeAlias, cast

from msgspec import structs

from boardrules import Game, IllegalAction, Message, ParseError, Seat, Step, chibitactics, pixel_tactics
from boardrules.chibitactics import PickUnit
from boardrules.pixel_tactics import Action, CardOption, CardsMoved, Choose, ChooseLeader, Event, Held, PlayerView, State, View
from tests.testing.leaks import Memory, leak

Tactics: TypeAlias = Game[Any, Any, Any, Any, Any]

sound: Final = pixel_tactics


def _tactics(**others: object) -> Tactics:
    lazy = {"SPEC": sound.SPEC}  # made when it is first used
    functions = {name: found for name, found in (vars(sound) | lazy).items() if name != "walker"}  # walkers call the functions
    # Which functions a game has is known by name only, so the checker cannot follow.
    return cast("Tactics", SimpleNamespace(**{**functions, **others}))


def _players(view: View, change: Any) -> View:
    return structs.replace(view, players=tuple(change(Seat(owner), player) for owner, player in enumerate(view.players)))


def _with_players(change: Any) -> Tactics:
    """Pixel Tactics in which ``change(state, viewer, owner, player)`` is what a viewer sees of a player."""

    def view(state: State, seat: Seat | None) -> View:
        return _players(sound.view(state, seat), lambda owner, player: change(state, seat, owner, player))

    return _tactics(view=view)


@leak("sorting")
def a_hidden_choice_of_a_card_is_not_redacted() -> Tactics:
    def redact_action(action: Action, seat: Seat | None) -> Action | None:
        return action if isinstance(action, Choose) else sound.redact_action(action, seat)

    return _tactics(redact_action=redact_action)


@leak("sorting")
def a_hidden_choice_is_not_redacted_for_spectators() -> Tactics:
    def redact_action(action: Action, seat: Seat | None) -> Action | None:
        is_choice = isinstance(action, Choose) and isinstance(action.option, CardOption)
        return action if is_choice and seat is None else sound.redact_action(action, seat)

    return _tactics(redact_action=redact_action)


@leak("hand known in part")
def known_cards_of_a_hand_stand_where_they_are() -> Tactics:
    """The hand in its own order, by name: where a known card stands among hidden ones tells about them."""

    def change(state: State, viewer: Seat | None, owner: Seat, player: PlayerView) -> PlayerView:
        if viewer == owner:
            return player
        known = {held.card for held in player.hand}
        hand = tuple(held if held.card in known else Held(None, 0) for held in state.players[owner].hand)
        return structs.replace(player, hand=hand)

    return _with_players(change)


@leak("hand known to the rival")
def the_mask_of_a_hidden_card_is_shown() -> Tactics:
    def change(state: State, viewer: Seat | None, owner: Seat, player: PlayerView) -> PlayerView:
        if viewer == owner:
            return player
        masks = sorted(held.mask for held in state.players[owner].hand)
        hidden = iter([mask for mask in masks if viewer is None or not mask >> viewer & 1])
        return structs.replace(player, hand=tuple(held if held.card else Held(None, next(hidden, 0)) for held in player.hand))

    return _with_players(change)


@leak("top known")
def the_rival_sees_the_top_of_a_deck() -> Tactics:
    def change(state: State, viewer: Seat | None, owner: Seat, player: PlayerView) -> PlayerView:
        return player if viewer == owner else structs.replace(player, top=state.players[owner].deck.top)

    return _with_players(change)


@leak("aside")
def the_rival_sees_what_lies_aside() -> Tactics:
    def change(state: State, viewer: Seat | None, owner: Seat, player: PlayerView) -> PlayerView:
        return player if viewer == owner else structs.replace(player, aside=state.players[owner].aside)

    return _with_players(change)


@leak("leaders")
def spectators_see_the_leader_that_was_chosen() -> Tactics:
    def redact_action(action: Action, seat: Seat | None) -> Action | None:
        return action if isinstance(action, ChooseLeader) and seat is None else sound.redact_action(action, seat)

    return _tactics(redact_action=redact_action)


def _remembering(memory: Memory[State], **others: object) -> Tactics:
    def view(state: State, seat: Seat | None) -> View:
        memory.state = state
        return sound.view(state, seat)

    return _tactics(view=view, **others)


@leak("draw")
def the_sentence_of_a_hidden_card_names_it() -> Tactics:
    memory = Memory[State]()

    def format_event(view: View, event: Event) -> str:
        text = sound.format_event(view, event)
        if not isinstance(event, CardsMoved) or event.card is not None or event.end != "hand":
            return text
        return f"{text} ({', '.join(str(held.card) for held in memory.state.players[event.seat].hand)})"

    def event_message(view: View, event: Event) -> Message:
        return Message("", (), format_event(view, event))

    return _remembering(memory, format_event=format_event, event_message=event_message)


@leak("draw")
def a_notation_error_lists_the_hand_of_the_rival() -> Tactics:
    memory = Memory[State]()

    def parse_action(view: View, text: str) -> Action:
        try:
            return sound.parse_action(view, text)
        except ParseError as error:
            cards = [held.card for player in memory.state.players for held in player.hand]
            raise ParseError(f"{error}; cards in hands are {cards}") from None

    return _remembering(memory, parse_action=parse_action)


@leak("draw")
def a_refusal_carries_the_state() -> Tactics:
    def noted(state: State, error: IllegalAction) -> IllegalAction:
        error.add_note(f"the decks were {[player.deck.rest for player in state.players]}")
        return error

    def step(state: State, action: Action) -> Step[State, Event]:
        try:
            return sound.step(state, action)
        except IllegalAction as error:
            raise noted(state, error) from None

    return _tactics(step=step, apply=lambda state, action: step(state, action).state)


@leak()
def spectators_see_the_units_that_are_picked() -> Tactics:
    def redact_action(action: Any, seat: Seat | None) -> Any:
        return action if isinstance(action, PickUnit) and seat is None else chibitactics.redact_action(action, seat)

    return cast("Tactics", SimpleNamespace(**{**vars(chibitactics), "SPEC": chibitactics.SPEC, "redact_action": redact_action}))

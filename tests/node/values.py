"""Real values of a game: what a hundred random games, with all kinds of options, made of every type that a user meets."""

from __future__ import annotations

from contextlib import suppress
from random import Random
from typing import Any, Final, TypeAlias

from boardrules import CORE_RULES, Dealer, Facts, IllegalAction, Match, Positions, Seat, Violation, capability, to_json
from boardrules.errors import InvalidState
from boardrules.testing import option_grid

__all__ = ["Values", "values_of"]

Values: TypeAlias = dict[str, list[str]]
"""JSON texts by the name of their entry; no two of an entry are the same."""

EVERY: Final = 300
"""One position in so many is kept whole, and the last of each game; of actions, events, refusals and questions every one is."""


def values_of(game: Any, games: int, packs: tuple[object, ...] = ()) -> Values:
    found: dict[str, dict[str, None]] = {}

    def keep(entry: str, *values: object) -> None:
        if values:
            found.setdefault(entry, {}).update((to_json(value).decode(), None) for value in values)

    options = option_grid(game)
    keep("pack", *packs)
    keep("rule", *game.SPEC.rules, *CORE_RULES)
    keep("card_facts", *game.SPEC.cards)
    keep("edition", *game.SPEC.editions)
    keep("options", *options)
    keep("violation", Violation("$.stack[0]", game.SPEC.rules[0].id, "not so"))
    for number in range(games):
        match = Match(game, options[number % len(options)], dealer=Dealer(number))
        _play(match, Random(number), keep)
        lines = [match.log(), match.log(Seat(0))] if number % 10 == 0 else [match.log()]
        found.setdefault("log_line", {}).update((line, None) for log in lines for line in log.decode().splitlines())
    return {entry: list(values) for entry, values in found.items()}


def _play(match: Match[Any, Any, Any, Any, Any], rng: Random, keep: Any) -> None:
    game, stale = match.game, None
    facts: Facts[Any, Any] | None = capability(game, Facts[Any, Any])
    positions: Positions[Any, Any] | None = capability(game, Positions[Any, Any])
    keep("state", match.state)
    while not match.over:
        seat = game.to_act(match.state)[0]
        if rng.randrange(EVERY) == 0:
            prompt = match.prompt(rng.choice([seat, None]), since=max(0, match.ply - 20))
            keep("prompt", prompt)
            keep("state", match.state)
            keep("view", prompt.view)
            if facts is not None:
                keep("facts", facts.facts(prompt.view))
            if positions is not None:
                with suppress(InvalidState):  # in the middle of something: no Setup describes it
                    keep("setup", positions.setup_of(match.state))
            try:
                match.submit(seat, stale, seen="")
            except IllegalAction as error:
                keep("refusal", error.refusal)
        decision = game.pending(match.state, seat)
        keep("decision", decision)
        if stale is not None and (refusal := game.check(match.state, stale)) is not None:
            keep("refusal", refusal)
        action = stale = rng.choice(game.legal_actions(match.state, seat))
        match.submit(seat, action)
    course = match._course
    keep("action", *course.actions)
    keep("event", *(event for events in course.events for event in events))
    keep("state", match.state)
    if match.outcome is not None:
        keep("outcome", match.outcome)

"""Twin games that differ only in what somebody may not know send that person the same bytes."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest
from shown import AnyMatch, past, picture, shown, words_of

from boardrules import Dealer, Match, Seat, from_state, game, games


def sent(match: AnyMatch, seat: Seat | None) -> list[bytes]:
    """All that a client may get at this point: what it is shown, the pictures of the steps of pointing, the past, its log."""
    words = words_of(match.game.SPEC.id, "en")
    told = shown(match, seat, words)
    found = [msgspec.json.encode(told), match.log(seat)]
    actions: Any = told["actions"]
    for one in actions[:3]:
        anchors = tuple(one["anchors"])
        found.append(msgspec.json.encode(picture(match, seat, words, anchors[1:2], anchors[0] if anchors else None)))
    found.append(msgspec.json.encode(past(match, seat, words, match.ply)))
    return found


@pytest.mark.parametrize("name", games())
def test_what_is_sent_does_not_depend_on_what_is_hidden(name: str) -> None:
    played = game(name)
    differed = 0
    for seed in range(2):
        rng = Random(seed)
        match: AnyMatch = Match(played, dealer=Dealer(seed))
        while not match.over:
            seat = played.to_act(match.state)[0]
            match.submit(seat, rng.choice(match.prompt(seat).actions))
            if rng.random() < 0.95:
                continue
            for viewer in (*played.seats(match.state), None):
                twin = played.determinize(played.view(match.state, viewer), rng)
                differed += twin != match.state
                one, other = (Match(from_state(played, state)) for state in (match.state, twin))
                assert sent(one, viewer) == sent(other, viewer)
    assert differed or name == "pixies"  # in Pixies nobody knows more than the others


def test_choices_that_are_hidden_send_the_same_to_others_and_spectators() -> None:
    played = game("pixel_tactics")
    first = Match(played, dealer=Dealer(7))
    told: list[list[bytes]] = []
    for choice in (0, 1):
        match = first.fork(dealer=Dealer(8))
        seat = played.to_act(match.state)[0]
        match.submit(seat, match.prompt(seat).actions[choice])
        others = (*(other for other in played.seats(match.state) if other != seat), None)
        told.append([line for viewer in others for line in sent(match, viewer)])
    assert told[0] == told[1]

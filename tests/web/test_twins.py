"""Twin games that differ only in what somebody may not know send that person the same bytes."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest
from faces import Face, Look, Told
from shown import AnyMatch, Message, past, picture, words_of

from boardrules import Dealer, Match, Seat, from_state, game, games


def sent(match: AnyMatch, seat: Seat | None) -> list[bytes]:
    """All that a client may get at this point: what it is shown, the pictures of the steps of pointing, the past, its log."""
    words = words_of(match.game.SPEC.id, "en", seat)
    told = shown(match, seat)
    found = [msgspec.json.encode(told), match.log(seat)]
    actions: Any = told["actions"]
    for one in actions[:3]:
        anchors = tuple(one["anchors"])
        found.append(msgspec.json.encode(picture(match, seat, words, anchors[1:2], anchors[0] if anchors else None)))
    found.append(msgspec.json.encode(past(match, seat, Look(words, 390), match.ply)))
    return found


def shown(match: AnyMatch, seat: Seat | None) -> Message:
    """What somebody is shown who knows nothing yet."""
    face = Face(seat, Look(words_of(match.game.SPEC.id, "en", seat)))
    face.update(match, started=True)
    return face.message(Told())[0]


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


def test_changes_of_hidden_choices_are_the_same_over_a_whole_game() -> None:
    """Twins whose rival chooses otherwise where nobody sees it, played on alike: every message of changes is the same, byte for byte."""
    played = game("pixel_tactics")
    first = Match(played, dealer=Dealer(7))
    sequences: list[list[bytes]] = []
    for choice in (0, 1):
        match = first.fork(dealer=Dealer(8))
        faces = {seat: (Face(seat, Look(words_of("pixel_tactics", "en", seat), 390)), Told()) for seat in (Seat(1), None)}
        found: list[bytes] = []
        for step in range(2):
            seat = Seat(0)
            match.submit(seat, match.prompt(seat).actions[choice if step else 0]) if seat in played.to_act(match.state) else None
            for viewer, (face, told) in faces.items():
                face.update(match, started=True)
                message, told = face.message(told)  # noqa: PLW2901
                faces[viewer] = face, told
                found.append(msgspec.json.encode(message))
        sequences.append(found)
    assert sequences[0] == sequences[1]

"""Luck that can be checked after a match."""

from __future__ import annotations

from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from boardrules import (
    CHANCE,
    Dealer,
    Match,
    ReplayError,
    chibitactics,
    commitment_of,
    from_state,
    pixel_tactics,
    pixies,
    read_log,
    to_json,
    verify,
    verify_luck,
)

GIVEN = ("anna: 4711", "ben: rain on Tuesday")


def play(match: Match[Any, Any, Any, Any, Any], plies: int = 10_000) -> bytes:
    rng = Random(1)
    while not match.over and match.ply < plies:
        seat = match.game.to_act(match.state)[0]
        match.submit(seat, rng.choice(match.game.legal_actions(match.state, seat)))
    return match.log()


WHOLE = play(Match(pixies, pixies.Options(seats=2), dealer=Dealer("secret", client_seeds=GIVEN)))


@pytest.mark.parametrize("game", [pixies, pixel_tactics, chibitactics], ids=lambda game: game.SPEC.id)
@pytest.mark.parametrize("client_seeds", [(), GIVEN])
def test_luck_that_follows_from_the_seeds_is_exact(game: Any, client_seeds: tuple[str, ...]) -> None:
    log = play(Match(game, dealer=Dealer("secret", client_seeds=client_seeds)))
    verdict = verify_luck(log, "secret", commitment=commitment_of("secret"), client_seeds=client_seeds)
    assert verdict.result == "EXACT", verdict.why
    assert "answers of luck" in verdict.why


def test_the_header_has_the_client_seeds_and_a_log_without_any_has_no_such_field() -> None:
    assert read_log(WHOLE).header.client_seeds == GIVEN
    plain = Match(pixies, dealer=Dealer("secret")).log()
    assert b"client_seeds" not in plain.splitlines()[0]


def test_another_seed_is_not_the_one_committed_to() -> None:
    verdict = verify_luck(WHOLE, "guess")
    assert (verdict.result, verdict.ply, verdict.why) == ("DIVERGED", 0, "the seed is not the one that the log is committed to")


def test_a_commitment_that_the_host_exchanged_afterwards_is_found() -> None:
    log = play(Match(pixies, dealer=Dealer("chosen afterwards")))
    assert verify_luck(log, "chosen afterwards").result == "EXACT"
    assert verify_luck(log, "chosen afterwards", commitment=commitment_of("secret")).result == "DIVERGED"


def test_client_seeds_that_the_host_exchanged_are_found() -> None:
    verdict = verify_luck(WHOLE, "secret", client_seeds=("anna: 4711", "ben: sunshine"))
    assert (verdict.result, verdict.ply) == ("DIVERGED", 0)
    assert "other client seeds" in verdict.why


@pytest.mark.parametrize("foreign", [0, 3, 20])
def test_one_answer_that_the_dealer_did_not_give_is_found_at_its_ply(foreign: int) -> None:
    dealer = Dealer("secret")
    match = Match(pixies, pixies.Options(seats=2), commitment=dealer.commitment)
    rng = Random(1)
    changed = None
    while not match.over:
        outcomes = pixies.chance(match.state)
        if outcomes:
            answer = dealer.draw(outcomes)
            if dealer.answered > foreign and changed is None and outcomes > 1:
                answer, changed = (answer + 1) % outcomes, match.ply
            match.supply(pixies.chance_action(match.state, answer))
        else:
            seat = pixies.to_act(match.state)[0]
            match.submit(seat, rng.choice(pixies.legal_actions(match.state, seat)))
    verdict = verify_luck(match.log(), "secret")
    assert (verdict.result, verdict.ply) == ("DIVERGED", changed)
    assert verdict.why == f"the luck of action {verdict.ply + 1} is not what the seed says"
    assert len(verdict.prefix.actions) == verdict.ply


def test_without_a_commitment_nothing_shows_that_the_seed_was_settled_before() -> None:
    dealer = Dealer("secret")
    match = Match(pixies, pixies.Options(seats=2))
    while match.game.to_act(match.state) == (CHANCE,):
        match.supply(dealer.choose(pixies, match.state))
    verdict = verify_luck(match.log(), "secret")
    assert (verdict.result, verdict.ply) == ("UNVERIFIED", match.ply)
    assert "no commitment" in verdict.why


def test_a_log_that_was_changed_is_as_diverged_as_verify_says() -> None:
    changed = WHOLE.replace(b'"cell":5', b'"cell":6', 1)
    assert changed != WHOLE
    assert verify_luck(changed, "secret").result == "DIVERGED"


def test_a_log_whose_end_nothing_vouches_for_is_no_more_than_unverified() -> None:
    """All that is there is right, and follows from the seed; the end was cut off."""
    cut = b"\n".join(WHOLE.splitlines()[:10]) + b"\n"
    verdict = verify_luck(cut, "secret")
    assert (verdict.result, verify(cut).result) == ("UNVERIFIED", "UNVERIFIED")
    assert verdict.why == verify(cut).why


def test_a_log_by_other_rules_is_unverified() -> None:
    spec: Any = SimpleNamespace(**vars(pixies.SPEC) | {"rules_version": "0.1"})
    older: Any = SimpleNamespace(**{name: getattr(pixies, name) for name in dir(pixies)} | {"SPEC": spec})
    log = play(Match(older, dealer=Dealer("secret")))
    verdict = verify_luck(log, "secret")
    assert verdict.result == "UNVERIFIED"
    assert "version 0.1 of the rules" in verdict.why


def test_the_luck_of_a_match_from_a_state_is_checked_too() -> None:
    start = Dealer(3).deal(pixies, pixies.new_game())
    log = play(Match(from_state(pixies, start), dealer=Dealer("secret", client_seeds=GIVEN)))
    assert verify_luck(log, "secret").result == "EXACT"


def test_a_match_is_resumed_with_the_client_seeds_it_began_with() -> None:
    match = Match(pixies, dealer=Dealer("secret", client_seeds=GIVEN))
    log = play(match, 20)
    again = Match.resume(log, game=pixies, dealer=Dealer("secret", client_seeds=GIVEN))
    assert play(again) == play(match)
    with pytest.raises(ReplayError, match="client seeds differ"):
        Match.resume(log, dealer=Dealer("secret"))


def test_a_host_that_supplies_the_luck_writes_the_client_seeds_into_the_header() -> None:
    dealer = Dealer("secret", client_seeds=GIVEN)
    match = Match(pixies, commitment=dealer.commitment, client_seeds=GIVEN)
    assert to_json(read_log(match.log()).header) == to_json(read_log(Match(pixies, dealer=dealer).log()).header)
    with pytest.raises(ValueError, match="client seeds"):
        Match(pixies, dealer=dealer, client_seeds=("carla",))


@pytest.mark.parametrize("text", ["an\x1b[2Jna", "an\nna", "an\u202ena"])
def test_client_seeds_with_unwanted_characters_enter_no_log(text: str) -> None:
    for asked in ({"dealer": Dealer("secret", client_seeds=(*GIVEN, text))}, {"client_seeds": (*GIVEN, text)}):
        with pytest.raises(ValueError, match=r"the client seeds have faults:\n  \$\[2\]: character 3 is U\+"):
            Match(pixies, **asked)


def test_an_older_log_whose_client_seeds_have_such_characters_verifies_as_before() -> None:
    header = WHOLE.splitlines(keepends=True)[0]
    older = header.replace(to_json(GIVEN[0]), to_json("an\x1b[2Jna"))
    assert older != header
    assert verify_luck(older, "secret").result == "UNVERIFIED"

"""A game in progress, for a host."""

from __future__ import annotations

import json
from dataclasses import dataclass

import pytest

from boardrules import (
    CHANCE,
    Dealer,
    Divergence,
    IllegalAction,
    InvalidState,
    Match,
    ReplayError,
    Seat,
    Step,
    UnknownSeat,
    commitment_of,
    from_state,
    game,
    games,
    pixies,
    read_log,
    replay,
    verify,
)
from boardrules.pixies import Action, Event, Options, Place, Reveal, Start, State, View
from boardrules.transforms import FromState
from tests.play import dealt, random_match, undealt

TABLE = ("B4_C", "B5_C", "R1_C", "R5_C")
FIRST = Place(Seat(0), "B4_C", 4, "up")
SECOND = Place(Seat(1), "B5_C", 5, "up")


def test_a_match_with_a_dealer_waits_for_players_only() -> None:
    match = Match(pixies, Options(seats=3), dealer=Dealer(7))
    assert match.ply == 4
    assert pixies.to_act(match.state) != (CHANCE,)
    assert (match.outcome, match.over, match.retired, match.game) == (None, False, None, pixies)
    assert repr(match) == "<Match of pixies, ply 4>"


def test_a_match_plays_to_its_end() -> None:
    match = random_match()
    assert match.over
    assert match.outcome is not None
    assert len(match.outcome.rounds) == 3
    assert repr(match).endswith(", over>")


def test_every_position_of_the_past_is_kept() -> None:
    match = random_match(plies=30)
    assert match.at(match.ply) is match.state
    assert match.at(0) == pixies.new_game(Options(seats=2))
    for ply in (-1, match.ply + 1):
        with pytest.raises(IndexError, match=f"plies go from 0 to {match.ply}"):
            match.at(ply)


def test_a_prompt_has_all_that_a_seat_is_to_be_shown() -> None:
    match = dealt(*TABLE)
    prompt = match.prompt(Seat(0))
    assert prompt.view == pixies.view(match.state, Seat(0))
    assert prompt.actions == pixies.legal_actions(match.state)
    assert prompt.decision is not None
    assert prompt.decision.rule == "PX-TUR-2"
    assert len(prompt.events) == 5
    assert match.prompt(Seat(0), since=4).events == prompt.events[4:]
    waiting = match.prompt(Seat(1))
    assert (waiting.actions, waiting.decision) == ((), None)
    spectator = match.prompt(None)
    assert (spectator.actions, spectator.decision, spectator.seat) == ((), None, None)
    assert match.seen(Seat(1)) == prompt.events


def test_submit_answers_with_what_happened_since() -> None:
    match = dealt(*TABLE)
    prompt = match.submit(Seat(0), FIRST)
    assert prompt.events == (pixies.Placed(Seat(0), "B4_C", 4, "up", None),)
    assert (prompt.seat, prompt.ply) == (0, 6)


@pytest.mark.rule("BR-SEAT")
def test_submit_refuses_an_action_of_another_seat() -> None:
    match = dealt(*TABLE)
    with pytest.raises(IllegalAction, match="BR-SEAT: Player 2 can submit only actions of that player"):
        match.submit(Seat(1), FIRST)
    with pytest.raises(IllegalAction, match="BR-SEAT: it is the turn of Player 1, not of Player 2"):
        match.submit(Seat(1), SECOND)
    assert match.ply == 5


@pytest.mark.rule("BR-CHANCE")
def test_a_seat_cannot_submit_luck_and_luck_is_no_choice() -> None:
    match = undealt()
    for seat in (Seat(0), CHANCE):
        with pytest.raises(IllegalAction, match="BR-CHANCE: a player cannot submit luck"):
            match.submit(seat, Start(CHANCE, Seat(0)))
    with pytest.raises(IllegalAction, match="BR-CHANCE: supply brings luck"):
        match.supply(FIRST)
    with pytest.raises(IllegalAction, match="BR-CHANCE: luck is due first: who starts"):
        match.submit(Seat(0), FIRST)
    assert match.ply == 0


def test_a_submission_is_all_or_nothing() -> None:
    match = dealt(*TABLE)
    before = match.log()
    with pytest.raises(IllegalAction) as caught:
        match.submit(Seat(0), FIRST, Place(Seat(0), "B5_C", 5, "up"))
    assert caught.value.action == Place(Seat(0), "B5_C", 5, "up")
    assert match.log() == before
    assert match.submit(Seat(0)).events == ()


def test_several_actions_of_one_seat_are_played_together() -> None:
    # The seat that takes the last card of a turn starts the next; in a state without luck between them both can be submitted.
    match = dealt(*TABLE)
    match.submit(Seat(0), FIRST)
    match.submit(Seat(1), SECOND)
    match.submit(Seat(0), Place(Seat(0), "R1_C", 1, "up"))
    with pytest.raises(IllegalAction, match="BR-CHANCE: luck is due first: 4 more cards to reveal"):
        match.submit(Seat(1), Place(Seat(1), "R5_C", 5, "under"), Place(Seat(1), "B9_X1", 9, "up"))
    assert match.ply == 8


@dataclass(frozen=True)
class Telltale(FromState[State, Action, View, Event, Options]):
    """Pixies in which placing a card is said to reveal something, and seat 0 sees no placing by others."""

    def redact_action(self, action: Action, seat: Seat | None) -> Action | None:
        return None if isinstance(action, Place) and seat != action.by else action

    def redact_event(self, event: Event, seat: Seat | None) -> Event | None:
        return None if isinstance(event, pixies.Placed) and seat != event.by else event

    def step(self, state: State, action: Action) -> Step[State, Event]:
        step = pixies.step(state, action)
        return type(step)(step.state, (*step.events, pixies.Revealed("B4_C")))


def test_nothing_is_revealed_within_a_submission() -> None:
    match = Match(Telltale(pixies, dealt(*TABLE).state))
    again = Place(Seat(0), "B5_C", 5, "up")
    with pytest.raises(IllegalAction, match="BR-UNDO: the action before this one reveals something"):
        match.submit(Seat(0), FIRST, again)
    assert match.ply == 0


def test_each_seat_sees_and_reads_what_it_may() -> None:
    match = Match(Telltale(pixies, dealt(*TABLE).state))
    match.submit(Seat(0), FIRST)
    match.submit(Seat(1), SECOND)
    assert [type(event).__name__ for event in match.seen(Seat(0))] == ["Placed", "Revealed", "Revealed"]
    assert [type(event).__name__ for event in match.seen(None)] == ["Revealed", "Revealed"]
    for seat, shown, reader in ((Seat(0), ["B4_C"], 0), (Seat(1), ["B5_C"], 1), (None, [], -1)):
        header, *lines = [json.loads(text) for text in match.log(seat).splitlines()]
        assert header["redacted_for"] == reader
        assert [line["action"]["card"] for line in lines] == shown
    assert b"check" not in random_match().log(None)  # a fingerprint would let a reader test his guesses


@pytest.mark.rule("BR-UNDO")
def test_undo_takes_back_a_choice_but_neither_luck_nor_what_was_revealed() -> None:
    match = dealt(*TABLE)
    with pytest.raises(IllegalAction, match="BR-UNDO: luck was drawn"):
        match.undo()
    match.submit(Seat(0), FIRST)
    before = match.at(5)
    assert match.undo() == FIRST
    assert match.state == before
    assert match.ply == 5
    match.submit(Seat(0), Place(Seat(0), "R1_C", 1, "up"))
    with pytest.raises(IllegalAction, match="BR-UNDO: nothing has been played"):
        undealt().undo()
    revealing = Match(Telltale(pixies, before))
    revealing.submit(Seat(0), FIRST)
    with pytest.raises(IllegalAction, match="BR-UNDO: the last action revealed something") as caught:
        revealing.undo()
    assert caught.value.action == FIRST


def test_what_was_taken_back_stays_in_the_log_and_a_line_says_so() -> None:
    match = dealt(*TABLE)
    before = match.log()
    match.submit(Seat(0), FIRST)
    played = match.log()
    match.undo()
    assert match.log() == played + b'{"line":"undo","ply":5}\n'
    assert match.prompt(Seat(0)).digest != dealt(*TABLE).prompt(Seat(0)).digest
    match.submit(Seat(0), Place(Seat(0), "R1_C", 1, "up"))
    assert match.log().startswith(played)
    match.retire(Seat(1))
    assert verify(match.log()).result == "EXACT"
    assert [played.action for played in replay(match.log(), pixies)][5:] == [Place(Seat(0), "R1_C", 1, "up")]
    resumed = Match.resume(match.log(), game=pixies)
    assert (resumed.log(), resumed.state, resumed.ply) == (match.log(), match.state, 6)
    for seat in (None, Seat(0), Seat(1)):
        assert resumed.log(seat) == match.log(seat)
        assert b'{"line":"undo","ply":5}\n' in match.log(seat)
        assert resumed.digest(seat) == match.digest(seat)
    assert read_log(match.log()).prefix(5).to_bytes() == before


def test_a_game_that_is_over_goes_on_after_an_undo() -> None:
    whole = random_match()
    last = pixies.to_act(whole.at(whole.ply - 1))[0]
    whole.submit(last, whole.undo())
    assert whole.over
    assert whole.log().count(b'"line":"end"') == 2
    assert verify(whole.log()).result == "EXACT"
    assert Match.resume(whole.log()).log() == whole.log()


@pytest.mark.rule("BR-UNDO")
def test_an_undo_that_a_log_only_claims_is_refused_like_any_other() -> None:
    match = undealt()
    match.supply(Start(CHANCE, Seat(0)))
    verdict = verify(match.log() + b'{"line":"undo","ply":0}\n')
    assert (verdict.result, verdict.ply) == ("DIVERGED", 1)
    assert "BR-UNDO: luck was drawn" in verdict.why
    with pytest.raises(Divergence):
        Match.resume(match.log() + b'{"line":"undo","ply":0}\n')


@pytest.mark.rule("BR-STALE")
def test_an_answer_to_a_position_that_is_no_longer_there_is_refused() -> None:
    match = dealt(*TABLE)
    first = match.prompt(Seat(0)).digest
    match.submit(Seat(0), FIRST, seen=first)
    for seen in (first, "", match.digest(), match.digest(Seat(1)), match.digest(None)):
        with pytest.raises(IllegalAction, match="BR-STALE: this answers a position that is no longer there"):
            match.submit(Seat(0), FIRST, seen=seen)
    match.undo()
    with pytest.raises(IllegalAction, match="BR-STALE"):
        match.submit(Seat(0), FIRST, seen=first)
    match.submit(Seat(0), FIRST, seen=match.prompt(Seat(0)).digest)


def test_digests_of_what_a_seat_saw_say_nothing_of_what_it_did_not() -> None:
    games = [Match(Telltale(pixies, dealt(*TABLE).state)) for _ in range(2)]
    for match, action in zip(games, (FIRST, Place(Seat(0), "R1_C", 1, "up")), strict=True):
        match.submit(Seat(0), action)
    for seat, same in ((Seat(0), False), (Seat(1), True), (None, True)):
        assert (games[0].digest(seat) == games[1].digest(seat)) is same
    assert games[0].digest() != games[1].digest()


def test_remarks_are_for_the_host_and_change_no_digest() -> None:
    match = random_match(plies=40)
    digest, seen, read = match.digest(), match.digest(Seat(0)), match.log(Seat(0))
    match.tag("seat 0", "Ada")
    match.note("a good move")
    assert (match.digest(), match.digest(Seat(0)), match.log(Seat(0))) == (digest, seen, read)
    match.retire(Seat(0))
    match.note("and the last one")
    log = read_log(match.log())
    assert log.tags == {"seat 0": "Ada"}
    assert [(note.ply, note.text) for note in log.notes] == [(match.ply, "a good move"), (match.ply, "and the last one")]
    assert verify(log).result == "EXACT"
    assert verify(match.log().replace(b"a good move", b"a bad move")).result == "EXACT"
    assert Match.resume(log).log() == match.log()
    with pytest.raises(InvalidState, match="not a NoteLine"):
        match.note("x" * 10_001)


def test_a_seat_that_the_game_has_not_gets_a_clear_error() -> None:
    match = dealt(*TABLE)
    for seat in (Seat(99), Seat(7), CHANCE):
        for call in (match.prompt, match.seen, match.log, match.digest, lambda seat: pixies.view(match.state, seat)):
            with pytest.raises(UnknownSeat, match=f"there is no seat {seat}: the seats of this game are 0 to 1, and None is a spectator"):
                call(seat)
    with pytest.raises(ValueError, match="plies are counted from 0, so there is no ply -3"):
        match.prompt(Seat(0), since=-3)


@pytest.mark.parametrize("name", games())
def test_every_game_refuses_views_of_seats_that_it_has_not(name: str) -> None:
    found = game(name)
    state = found.new_game()
    for seat in (Seat(7), Seat(-1), Seat(len(found.seats(state)))):
        with pytest.raises(UnknownSeat, match=f"there is no seat {seat}"):
            found.view(state, seat)


def test_a_match_is_of_a_game_not_of_a_name() -> None:
    with pytest.raises(TypeError, match=r"Match\(boardrules.game\('pixies'\)\)"):
        Match("pixies")  # type: ignore[arg-type]


def test_a_fork_goes_on_by_itself() -> None:
    match = random_match(plies=40)
    before = match.log()
    fork = match.fork(dealer=Dealer("another"))
    seat = pixies.to_act(fork.state)[0]
    fork.submit(seat, pixies.legal_actions(fork.state)[0])
    assert match.log() == before
    early = match.fork(ply=3)
    assert (early.ply, early.state) == (3, match.at(3))
    early.supply(Reveal(CHANCE, early.state.deck[0]))
    with pytest.raises(IndexError):
        match.fork(ply=match.ply + 1)


def test_a_fork_does_not_share_its_dealer() -> None:
    dealer = Dealer(7)
    match = Match(pixies, dealer=dealer)
    with pytest.raises(ValueError, match="a dealer of its own"):
        match.fork(dealer=dealer)


@pytest.mark.rule("BR-OVER")
def test_a_seat_that_retires_ends_the_match_without_an_outcome() -> None:
    match = dealt(*TABLE)
    with pytest.raises(IllegalAction, match="BR-SEAT: there is no Player 3"):
        match.retire(Seat(2))
    match.retire(Seat(1))
    assert (match.over, match.outcome, match.retired) == (True, None, 1)
    assert match.prompt(Seat(0)).actions == ()
    assert match.prompt(Seat(0)).decision is None
    for call in (lambda: match.submit(Seat(0), FIRST), lambda: match.supply(Reveal(CHANCE, "B1_S6")), match.undo):
        with pytest.raises(IllegalAction, match="BR-OVER: the match is over: Player 2 has retired"):
            call()
    with pytest.raises(IllegalAction, match="BR-OVER: the match is over"):
        match.retire(Seat(0))
    assert verify(match.log()).result == "EXACT"
    resumed = Match.resume(match.log(), dealer=Dealer(1))
    assert resumed.retired == 1
    assert resumed.log() == match.log()
    assert match.fork().retired == 1
    assert match.fork(ply=2).retired is None


def test_a_log_begins_with_every_log_before_it() -> None:
    match = Match(pixies, Options(seats=2), dealer=Dealer(5))
    text = match.log()
    while not match.over:
        lines = match.lines
        seat = pixies.to_act(match.state)[0]
        match.submit(seat, pixies.legal_actions(match.state)[-1])
        text += match.lines_since(lines)
        assert text == match.log()
    assert match.lines_since(match.lines) == b""
    assert match.lines == match.log().count(b"\n")


def test_the_same_seed_and_choices_give_the_same_log() -> None:
    assert random_match(seed=3).log() == random_match(seed=3).log()
    assert random_match(seed=3).log() != random_match(seed=4).log()


def test_a_match_is_resumed_where_it_broke_off_and_goes_on_as_it_would_have() -> None:
    whole = random_match(seed=9)
    for ply in (0, 3, 33, 60, whole.ply):
        prefix = read_log(whole.log()).prefix(ply)
        resumed = Match.resume(prefix, game=pixies, dealer=Dealer(9))
        assert resumed.log().startswith(prefix.to_bytes())
        assert resumed.at(ply) == whole.at(ply)
        assert whole.log().startswith(resumed.log())
    alone = Match.resume(read_log(whole.log()).prefix(3))
    assert alone.ply == 3
    alone.supply(Reveal(CHANCE, alone.state.deck[5]))


def test_a_match_from_a_state_is_resumed_too() -> None:
    match = Match(from_state(pixies, dealt(*TABLE).state), dealer=Dealer(2))
    match.submit(Seat(0), FIRST)
    assert Match.resume(match.log(), dealer=Dealer(2)).log() == match.log()


def test_a_host_that_supplies_the_luck_can_be_committed_to_its_seed() -> None:
    dealer = Dealer(7)
    match = Match(pixies, commitment=dealer.commitment)
    while pixies.chance(match.state):
        match.supply(dealer.choose(pixies, match.state))
    assert read_log(match.log()).header.commitment == commitment_of(7)
    assert match.log() == Match(pixies, dealer=Dealer(7), commitment=commitment_of(7)).log()
    with pytest.raises(ValueError, match="not to this dealer"):
        Match(pixies, dealer=Dealer(8), commitment=commitment_of(7))


def test_another_dealer_than_the_one_committed_to_is_refused() -> None:
    log = random_match(seed=9, plies=20).log()
    with pytest.raises(ReplayError, match="not to this dealer"):
        Match.resume(log, dealer=Dealer(10))


def test_a_log_that_diverges_is_resumed_from_its_valid_prefix() -> None:
    log = random_match(seed=9).log().replace(b'"how":"up"', b'"how":"down"', 1)
    with pytest.raises(Divergence) as caught:
        Match.resume(log)
    resumed = Match.resume(caught.value.prefix, dealer=Dealer(9))
    assert resumed.ply >= caught.value.ply

"""The header of a log says what the options came to, and a replay goes by that."""

from __future__ import annotations

import pickle
import random
from typing import TypeAlias

import msgspec
import pytest
from msgspec import structs

from boardrules import Dealer, LogFormatError, Match, from_state, pixel_tactics, read_log, replay, to_json, verify
from boardrules.pixel_tactics import EDITIONS, Action, Event, HouseRules, Options, Pack, Resolved, State, View
from boardrules.pixel_tactics._game import PixelTacticsGame
from boardrules.pixel_tactics.cards.set_1 import knight

Game: TypeAlias = Match[State, Action, View, Event, Options]

HOUSE = Options(edition="ru", cards=("set_1_first",), house=HouseRules(hand_limit=7))


def match_with(options: Options | None, *, plies: int = 90) -> Game:
    match, rng = Match(pixel_tactics, options, dealer=Dealer(1)), random.Random(1)
    while not match.over and match.ply < plies:
        action = rng.choice(pixel_tactics.legal_actions(match.state))
        match.submit(action.by, action)
    return match


def resolved_of(match: Game) -> Resolved:
    return msgspec.json.decode(bytes(read_log(match.log()).header.resolved), type=Resolved)


def test_the_header_names_the_sets_of_cards_and_every_point_of_the_rules() -> None:
    assert resolved_of(match_with(None, plies=0)) == Resolved(("set_1",), EDITIONS["en"])
    assert resolved_of(match_with(Options(edition="pl"), plies=0)) == Resolved(("set_2",), EDITIONS["pl"])
    assert resolved_of(match_with(HOUSE, plies=0)) == Resolved(("set_1_first",), structs.replace(EDITIONS["ru"], hand_limit=7))
    middle = Match(from_state(pixel_tactics, match_with(HOUSE).state))
    assert msgspec.json.decode(bytes(read_log(middle.log()).header.resolved), type=Resolved).edition.hand_limit == 7


def test_a_set_that_is_added_later_changes_nothing_about_a_log() -> None:
    log = match_with(HOUSE).log()
    more = PixelTacticsGame((*pixel_tactics._GAME.packs, Pack("set_9", "Set 9", (knight.FIRST,))))
    assert len(more.SPEC.cards) == len(pixel_tactics.SPEC.cards) + 2
    verdict = verify(log, more)
    assert verdict.result == "UNVERIFIED" if not read_log(log).end else "EXACT", verdict.why
    assert "other cards" not in str(verdict.why)
    assert Match.resume(log, game=more).state == match_with(HOUSE).state


def test_cards_that_read_otherwise_now_are_other_cards() -> None:
    changed = [structs.replace(card, hero=structs.replace(card.hero, attack=9)) for card in pixel_tactics._GAME.packs[0].cards]
    other = PixelTacticsGame((structs.replace(pixel_tactics._GAME.packs[0], cards=tuple(changed)), *pixel_tactics._GAME.packs[1:]))
    assert "other cards" in str(verify(match_with(HOUSE).log(), other).why)
    assert "other cards" not in str(verify(match_with(None).log(), other).why), "the set that was played is as it was"


@pytest.mark.parametrize("options", [None, Options(edition="ru", house=HouseRules(hand_limit=7))])
def test_a_later_default_changes_nothing_about_a_log(options: Options | None, monkeypatch: pytest.MonkeyPatch) -> None:
    match = match_with(options)
    middle = Match(from_state(pixel_tactics, match.state), dealer=Dealer(2))
    for played in (match, middle):
        played.retire(pixel_tactics.seats(played.state)[0])
    name = "en" if options is None else options.edition
    monkeypatch.setitem(EDITIONS, name, structs.replace(EDITIONS[name], cards="set_1_first", shielded="barred", hand_limit=1))
    pixel_tactics._GAME._settings._known.clear()
    pixel_tactics._GAME._settings.last = (None, pixel_tactics._GAME._settings.last[1])
    for played in (match, middle):
        verdict = verify(played.log())
        assert verdict.result == "EXACT", verdict.why
        resumed = Match.resume(played.log())
        assert resumed.log() == played.log()
        assert resumed.state == played.state
        assert pickle.loads(pickle.dumps(resumed.state)) == played.state
    assert [one.state for one in replay(match.log())][-1] == match.state
    pixel_tactics._GAME._settings._known.clear()
    pixel_tactics._GAME._settings.last = (None, pixel_tactics._GAME._settings.last[1])


def with_resolved(match: Game, resolved: Resolved) -> bytes:
    was, now = (b'"resolved":' + to_json(one) for one in (resolved_of(match), resolved))
    assert was in match.log()
    return match.log().replace(was, now, 1)


@pytest.mark.parametrize(
    "resolved",
    [
        Resolved(("set_1",), structs.replace(EDITIONS["ru"], hand_limit=7)),
        Resolved(("set_1_first",), EDITIONS["ru"]),
        Resolved(("set_1_first",), structs.replace(EDITIONS["en"], hand_limit=7)),
        Resolved(("set_9",), structs.replace(EDITIONS["ru"], hand_limit=7)),
        Resolved((), structs.replace(EDITIONS["ru"], hand_limit=7)),
        Resolved(("set_1", "set_1"), structs.replace(EDITIONS["ru"], hand_limit=7)),
        Resolved(("set_1_first",), structs.replace(EDITIONS["ru"], hand_limit=1000)),
    ],
)
def test_a_header_whose_options_do_not_come_to_what_it_says_is_refused(resolved: Resolved) -> None:
    with pytest.raises(LogFormatError, match=r"the header (contradicts itself|does not fit)"):
        verify(with_resolved(match_with(HOUSE, plies=5), resolved))


@pytest.mark.parametrize("cards", [(), ("set_9",), ("set_1", "set_1"), ("set_1", "set_1_first")])
def test_sets_of_cards_that_cannot_be_played_are_refused_in_a_header_too(cards: tuple[str, ...]) -> None:
    with pytest.raises(LogFormatError, match="the header does not fit"):
        verify(with_resolved(match_with(None, plies=5), Resolved(cards, EDITIONS["en"])))

"""Positions laid out by choosing: every place has a line, and what is laid is what the library sets up."""

from __future__ import annotations

import json
import re
from functools import cache
from random import Random
from typing import Any

import msgspec
import pytest
from laying import at, put
from msgspec import Raw
from ruling import installed

from boardrules import (
    BoardRulesError,
    Dealer,
    Match,
    Seat,
    chibitactics,
    from_json,
    game,
    games,
    languages,
    pixel_tactics,
    pixies,
    to_json,
    translator,
)


@cache
def samples() -> dict[str, Any]:
    return {str(one["id"]): msgspec.json.decode(msgspec.json.encode(one["sample"])) for one in installed()}


def raw(value: object) -> Raw:
    return Raw(msgspec.json.encode(value))


def case(name: str, position: object = None) -> Raw:
    return raw({"game": name, "position": samples()[name] if position is None else position})


def laid(name: str, *lines: tuple[str, str]) -> Any:
    position = samples()[name]
    for place, line in lines:
        position = put(case(name, position), raw(place), raw(line))
    played: Any = game(name)
    return played.set_up(from_json(played.SETUP, to_json(position)))


@pytest.mark.parametrize("name", games())
def test_every_place_with_what_lies_there_makes_the_position_again(name: str) -> None:
    places = at(case(name), raw(""))
    assert len({place.id for place in places}) == len(places)
    lines = [(place.id, place.line) for place in places if place.line]
    assert len(lines) >= 3
    emptied = laid(name, *lines)
    assert emptied == laid(name)


@pytest.mark.parametrize("name", games())
@pytest.mark.parametrize("language", languages())
def test_what_lies_somewhere_is_written_and_read_in_names(name: str, language: str) -> None:
    played: Any = game(name)
    position = samples()[name]
    for place in at(raw({"game": name, "position": position, "language": language}), raw("")):
        assert not re.search(r"\w-\d|\w/|:\w|_", f"{place.line} {place.how[1]}"), place
        if place.line:
            position = put(raw({"game": name, "position": position, "language": language}), raw(place.id), raw(place.line))
    assert played.set_up(from_json(played.SETUP, to_json(position))) == laid(name)


@pytest.mark.parametrize(
    ("name", "place", "line", "other"),
    [
        ("pixel_tactics", "0.V2", "Dragon Mage / 1", "dragon_mage/1"),
        ("pixel_tactics", "0.F2", "leader: Demitras Denigrande / 4", "leader:vampire/4"),
        ("pixel_tactics", "0.R1", "Corpse: knight", "corpse:knight"),
        ("pixel_tactics", "0.hand", "dragon mage; Oracle", "dragon_mage oracle"),
        ("pixel_tactics", "0.hand", "Dragon Mage", "dragon_mage"),
        ("chibitactics", "cell.0,1", "Piet Lark, Scout (Player 1), wounded", "piet-0 wounded"),
        ("pixies", "0.4", "special blue 4 / (plain blue 4)", "B4_C/(B4_0)"),
    ],
)
def test_a_name_means_what_its_id_means(name: str, place: str, line: str, other: str) -> None:
    assert put(case(name), raw(place), raw(line)) == put(case(name), raw(place), raw(other))


@pytest.mark.parametrize("name", games())
def test_what_is_pointed_at_has_its_place(name: str) -> None:
    played: Any = game(name)
    state = laid(name)
    view = played.view(state, Seat(0))
    anchors = {anchor for action in played.legal_actions(state) for anchor in played.anchors(view, action)}
    found = [place for anchor in sorted(anchors) for place in at(case(name), raw(anchor))]
    assert len(found) >= len(anchors) / 2
    assert at(case(name), raw("nowhere")) == []


def test_cards_are_laid_on_slots_hands_and_piles() -> None:
    state = laid(
        "pixel_tactics", ("0.V2", "oracle/1"), ("0.hand", "alchemist healer"), ("1.V3", ""), ("1.discard", "knight"), ("wave", "1")
    )
    unit, rival = state.players[0].unit, state.players[1]
    assert unit[1] is not None
    assert (unit[1].card, unit[1].damage) == ("0.oracle", 1)
    assert [held.card for held in state.players[0].hand] == ["0.alchemist", "0.healer"]
    assert (rival.unit[2], rival.discard, state.clock.wave) == (None, ("1.knight",), 1)


def test_units_are_laid_on_cells_and_moved() -> None:
    state = laid("chibitactics", ("cell.3,1", "tam-0"), ("cell.0,1", "piet-0 wounded"), ("event", "fog"))
    units = {unit.id: unit for unit in state.units}
    assert set(units) == {"orla-0", "tam-0", "piet-0", "morel-1"}
    assert (units["tam-0"].wounded, units["piet-0"].wounded, state.event) == (False, True, "fog")
    assert chibitactics.to_act(state) == (0,)


def test_cards_are_laid_on_cells_and_the_table() -> None:
    state = laid("pixies", ("0.4", "B4_C/B4_0"), ("0.1", ""), ("table", "M2_0 R9_0"), ("first", "player 2"))
    assert state.areas[0][3] == pixies.Cell("B4_C", "B4_0")
    assert state.areas[0][0].up is None
    assert {"M2_0", "R9_0"} <= set(state.table)
    assert state.first == 1


@pytest.mark.parametrize("name", games())
def test_players_are_called_by_their_names_and_seats_have_no_numbers(name: str) -> None:
    asked = raw({"game": name, "position": {**samples()[name], "first": 1}, "names": ["Ann", "Bo"]})
    places = at(asked, raw(""))
    first = next(place for place in places if place.id == "first")
    assert (first.line, first.things[0][:2]) == ("Bo", ("Ann", "Ann"))
    assert put(asked, raw("first"), raw("ann"))["first"] == 0
    said = [part for place in places for part in (place.title[0], str(place.title[1]), place.how[0])]
    assert not [sentence for sentence in said if "seat" in sentence.casefold() or "player 1" in sentence.casefold()]


def test_what_a_piece_did_is_no_part_of_its_line_and_stays_as_long_as_its_card_does() -> None:
    state = laid("pixel_tactics")
    after = pixel_tactics.apply(state, pixel_tactics.parse_action(pixel_tactics.view(state, Seat(0)), "attack V1>V2"))
    position = msgspec.json.decode(to_json(pixel_tactics.setup_of(after)))

    def put_there(line: str) -> Any:
        return (
            pixel_tactics.set_up(from_json(pixel_tactics.Setup, to_json(put(case("pixel_tactics", position), raw("0.V1"), raw(line)))))
            .players[0]
            .unit[0]
        )

    (place,) = at(case("pixel_tactics", position), raw("0.V1"))
    assert (place.line, place.marks) == ("Knight", "0.V1")
    did = after.players[0].unit[0]
    assert did is not None
    assert did.done_this_wave
    assert put_there("Knight") == did
    assert put_there("Knight / 5") == msgspec.structs.replace(did, damage=5)
    assert put_there("Witch / 5").done_this_wave == ()


def test_what_a_unit_did_is_no_part_of_its_line_and_goes_with_it() -> None:
    position = samples()["chibitactics"]
    units = [{**position["units"][0], "turn": "moved", "trophies": ["hedda-1"]}, *position["units"][1:]]
    asked = case("chibitactics", {**position, "units": units})
    (place,) = at(asked, raw("cell.1,1"))
    assert (place.line, place.marks, place.title[1]) == ("Captain Orla Venn (Player 1)", "unit.orla-0", {"cell": "J10"})
    moved = put(asked, raw("cell.0,1"), raw(place.line))["units"][-1]
    assert moved == {**units[0], "cell": [0, 1]}
    assert "turn" not in put(asked, raw("cell.1,1"), raw("Piet Lark, Scout (Player 1)"))["units"][-1]


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", games())
def test_no_line_of_a_position_from_play_has_json_or_ids(name: str, language: str) -> None:
    played: Any = game(name)
    tried = 0
    for seed in range(4):
        match: Match[Any, Any, Any, Any, Any] = Match(played, dealer=Dealer(str(seed)))
        while not match.over and match.ply < 120:
            seat = played.to_act(match.state)[0]
            match.submit(seat, Random(match.ply).choice(match.prompt(seat).actions))
        for ply in range(30, match.ply, 15):
            try:
                position = msgspec.json.decode(to_json(played.setup_of(match.at(ply))))
            except BoardRulesError:
                continue
            asked = raw({"game": name, "position": position, "language": language})
            for place in at(asked, raw("")):
                assert not re.search(r"[{}\[\]_]|\w-\d|\d\.\w", place.line), place
                if place.line:
                    asked = raw({"game": name, "position": put(asked, raw(place.id), raw(place.line)), "language": language})
            again = msgspec.json.decode(asked)["position"]
            before, after = (played.set_up(from_json(played.SETUP, to_json(one))) for one in (position, again))
            assert after == before
            tried += 1
    assert tried >= 4


@pytest.mark.parametrize(
    ("name", "place", "line"),
    [("pixies", "round", "two"), ("pixies", "first", "1"), ("pixel_tactics", "0.V1", "[1"), ("chibitactics", "nowhere", "x")],
)
def test_what_cannot_be_laid_is_refused(name: str, place: str, line: str) -> None:
    with pytest.raises(BoardRulesError):
        put(case(name), raw(place), raw(line))


def test_cards_are_offered_by_their_names_in_the_language_of_the_page_and_from_the_pack() -> None:
    def offered(name: str, **fields: object) -> dict[str, str]:
        asked = raw({"game": name, "position": samples()[name], **fields})
        return {thing: called for place in at(asked, raw("")) if place.id != "first" for thing, called in place.things}

    assert "tinker" not in offered("pixel_tactics")
    pack = json.loads(pixel_tactics.workshop())
    assert offered("pixel_tactics", position={}, pack=pack).keys() == {card["id"] for card in pack["cards"]}
    assert offered("chibitactics", language="ru")["orla-0"] == f"{translator('ru', chibitactics).card('orla')} (Игрок 1)"
    own = json.loads(to_json(chibitactics.STARTER).replace(b'"orla"', b'"nova"'))
    assert "nova-1" in offered("chibitactics", position={"units": [{"id": "nova-0", "cell": [1, 1]}]}, pack=own)

"""What a player can type, and what he is told."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, Literal

import pytest
from msgspec.structs import replace

from boardrules import BaseAction, Match, Seat, chibitactics, pixel_tactics, pixies, read_log, verify
from boardrules.cli._lookup.cards import cards_named
from boardrules.cli._screen.terminal import Terminal
from boardrules.pixies import Options
from tests.cli.conftest import Result, Run

SEED = "7"


@pytest.fixture
def answer(run: Run) -> Run:
    """The transcript of a game of Pixies for two in which these lines are typed."""

    def play(*typed: str, seats: int = 2, human: str = "0,1") -> Result:
        lines = "".join(f"{line}\n" for line in typed)
        return run("play", "pixies", "--seed", SEED, "-o", f"seats={seats}", "--human", human, "--log", "game.jsonl", typed=lines)

    return play


def plies() -> int:
    return len(read_log(Path("game.jsonl")).actions)


def test_the_prompt_shows_position_question_rule_and_choices(answer: Run) -> None:
    out = answer().out
    assert "-- your turn, Player 1 --" in out
    assert "Player 1 takes a card from the table and places it. [PX-TUR-2]\n  1  " in out
    assert "A number, or an action as written above; ? for help." in out
    assert plies() == 5


def test_a_number_plays_that_action(answer: Run) -> None:
    answer("2")
    assert plies() == 6


@pytest.mark.parametrize("text", ["0", "99"])
def test_a_number_that_is_not_listed_says_which_are(answer: Run, text: str) -> None:
    assert f"there is no action {text}: they are 1 to 4" in answer(text).out
    assert plies() == 5


def test_notation_plays_and_its_faults_are_explained(answer: Run) -> None:
    state = Match.resume(read_log(answer_log(answer))).state
    card = state.table[0]
    result = answer("zebra", f"{card} sideways", card.lower())
    assert "no card is called 'zebra'" in result.out
    assert "'sideways' is no way to place a card" in result.out
    assert plies() == 6


def answer_log(answer: Run) -> Path:
    answer()
    return Path("game.jsonl")


@pytest.mark.rule("BR-SEAT", "PX-PLA-3")
def test_a_refusal_names_its_rule_and_play_goes_on(answer: Run) -> None:
    state = Match.resume(read_log(answer_log(answer))).state
    card = state.table[0]
    result = answer(f"{card} down 1", f"1: {card} up", "1")
    assert "Not allowed, PX-PLA-3: " in result.out
    assert "'rules PX-PLA-3' shows the rule" in result.out
    assert "Not allowed, BR-SEAT: Player 1 can submit only actions of that player" in result.out
    assert plies() == 6


def test_an_empty_line_asks_for_a_choice_unless_there_is_just_one(answer: Run) -> None:
    assert "type a number from 1 to 4, or ? for help" in answer("").out
    assert plies() == 5
    out = answer("1", "1", "1", "").out  # the last card of the four
    if "Enter plays it" in out:
        assert plies() > 8
    else:
        pytest.fail(out)


@pytest.mark.parametrize("text", ["?", "help", "/help", "HELP"])
def test_help_lists_the_commands(answer: Run, text: str) -> None:
    out = answer(text).out
    assert "Type the number of an action, or write it: " in out
    for command in ("list [WORD]", "view", "cards WORD", "rules [ID]", "undo", "save [FILE]", "quit"):
        assert f"  {command} " in out
    assert plies() == 5


def test_list_shows_all_actions_or_those_that_begin_with_a_word(answer: Run) -> None:
    out = answer("list", "list r", "list zebra").out
    assert "no action begins with 'zebra'" in out
    assert out.count("A number, or an action as written above") == 1


def test_what_the_marks_mean_is_said_once_to_each_person_and_on_demand(answer: Run) -> None:
    mark = "Hatched cards lie face down"
    assert answer("1", human="0").out.count(mark) == 1
    assert answer("1", "1").out.count(mark) == 2
    assert answer("1", "view", human="0").out.count(mark) == 1
    out = answer("?", human="0").out
    assert out.count(mark) == 2
    assert out.rindex(mark) > out.index("  quit ")


@pytest.mark.usefixtures("sealed_bids")
def test_help_ends_with_the_commands_where_a_game_tells_no_legend(run: Run) -> None:
    out = run("play", "sealed_bids", "--seed", "1", typed="?\nquit\n").out
    assert re.search(r"  quit +stop here; .*\n> quit\n", out)


def test_view_shows_the_position_again(answer: Run) -> None:
    assert answer("view").out.count("-- your turn, Player 1 --") == 2


def test_rules_are_looked_up_at_the_table(answer: Run) -> None:
    out = answer("rules", "rules px-pla-3", "rules nonsense-1").out
    assert re.search(r"BR-UNDO +What was revealed cannot be taken back", out)
    assert "PX-PLA-3  " in out
    assert "has no rule 'nonsense-1'" in out


def test_factions_are_looked_up_among_the_cards() -> None:
    def found(spec: Any, word: str) -> list[tuple[str, tuple[str, ...]]]:
        return [(card.id, card.text) for card in cards_named(spec, word, Terminal()) if card.kind == "faction"]

    ((_, (ability, units)),) = found(chibitactics.SPEC, "humans")
    assert ability == "Ability: Once a turn, an unwounded unit of the squad has +1 on the next die until the turn ends."
    assert units.startswith("Units: Captain Orla Venn, Tam Reeve, ")
    clockwork = replace(chibitactics.STARTER.factions[0], id="clockwork", name="The Clockwork", ability=None)
    pack = replace(chibitactics.STARTER, factions=(clockwork, *chibitactics.STARTER.factions[1:]))
    ((id, text),) = found(chibitactics.with_cards(chibitactics, pack).SPEC, "clockwork")
    assert (id, text[0]) == ("faction-clockwork", "It has no ability.")


def test_cards_are_looked_up_at_the_table(answer: Run) -> None:
    out = answer("cards b4_c", "cards BLUE 4", "cards", "cards blu 4", "cards zebra").out
    assert "blue 4  value 4, spirals 0, crosses 0  B4_C\n    1 spiral for each face-up blue card in your area, this one included\n" in out
    assert out.count("  B4_C\n") == 2
    assert "cards needs a word of the card's name or id" in out
    assert re.search(r"pixies has no card 'blu 4'; near it: .*\bblue 4\b", out)
    assert "pixies has no card 'zebra'\n" in out
    assert plies() == 5


@pytest.mark.parametrize("text", ["quit", "/quit", "exit"])
def test_quit_stops_and_keeps_the_log(answer: Run, text: str) -> None:
    result = answer("1", text, "1")
    assert result.code == 0
    assert "stopped after 6 plies; the log is kept in game.jsonl" in result.out
    assert plies() == 6


def test_save_writes_a_log_that_goes_on(answer: Run) -> None:
    result = answer("1", "save here.jsonl", "save game.jsonl", "save no/such/folder", "1")
    assert "saved after 6 plies; go on another time with: boardrules play --resume here.jsonl --human 0,1 --seed 7\n" in result.out
    assert "game.jsonl has every action of this game already: 'quit' loses nothing" in result.out
    assert "no/such/folder: No such file or directory" in result.out
    assert len(read_log(Path("here.jsonl")).actions) == 6
    assert plies() == 7


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        (["quit"], "stopped after 5 plies; nothing was written: --log FILE keeps a game\n"),
        (["save a.jsonl", "quit"], "stopped; the whole game is saved in a.jsonl; go on with:\n  boardrules play --resume a.jsonl "),
        (["save a.jsonl", "1", "quit"], "stopped; the game is saved in a.jsonl without the last ply; go on with:\n"),
        (["save a.jsonl", "1", "save", "1", "1", "quit"], "stopped; the game is saved in a.jsonl without the last 2 plies; go on with:\n"),
        (["save a.jsonl", "1", "save b.jsonl", "save a.jsonl", "quit"], "stopped; the whole game is saved in a.jsonl; go on with:\n"),
    ],
)
def test_quit_says_what_save_has_kept(run: Run, typed: list[str], told: str) -> None:
    lines = "".join(f"{line}\n" for line in typed)
    result = run("play", "pixies", "--seed", SEED, "-o", "seats=2", "--human", "0,1", typed=lines)
    assert told in result.out
    assert "exists already" not in result.out


def test_save_replaces_no_file_that_was_not_saved_here(run: Run, tmp_path: Path) -> None:
    (tmp_path / "mine.txt").write_text("mine")
    result = run("play", "pixies", "--seed", SEED, typed="save\nsave mine.txt\nquit\n")
    assert "save needs the name of a file: save FILE" in result.out
    assert "mine.txt exists already: choose another name" in result.out
    assert "nothing was written" in result.out
    assert (tmp_path / "mine.txt").read_text() == "mine"


@pytest.mark.rule("BR-UNDO")
def test_undo_takes_back_one_action_of_somebody_at_this_terminal_and_says_whose(answer: Run) -> None:
    result = answer("1", "undo", "2", "quit")
    assert "The last action of Player 1 is taken back." in result.out
    assert plies() == 6
    assert re.findall(r"-- your turn, Player (\d) --", result.out) == ["1", "2", "1", "2"]
    result = answer("1", "undo", "undo", "quit")
    assert "Not allowed, BR-UNDO: luck was drawn" in result.out
    assert plies() == 5


@pytest.mark.rule("BR-UNDO")
def test_each_undo_takes_back_one_action_more(answer: Run) -> None:
    result = answer("1", "1", "undo", "undo", "quit")
    assert result.code == 0
    assert result.out.count(" is taken back.") == 2
    assert plies() == 5
    assert re.findall(r"-- your turn, Player (\d) --", result.out)[-2:] == ["2", "1"]


@pytest.mark.rule("BR-UNDO")
def test_undo_takes_back_what_bots_did_since(answer: Run) -> None:
    result = answer("1", "undo", "2", "quit", human="0")
    actions = [line for line in result.out.splitlines() if line.startswith("* You place ")]
    assert len(actions) == 2
    assert actions[0] != actions[1]
    assert verify(Path("game.jsonl")).result == "UNVERIFIED"
    assert plies() == 7


@pytest.mark.rule("BR-UNDO")
def test_what_was_drawn_is_not_taken_back(answer: Run) -> None:
    result = answer("undo", "1", "1", "1", "1", "undo")
    assert result.out.count("Not allowed, BR-UNDO: luck was drawn since the last action of a player") == 2
    assert plies() == 13


def test_a_word_that_begins_an_action_is_not_a_command_without_a_slash(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def in_words(view: pixies.View, action: BaseAction) -> str:
        del view
        return f"view {action.card}" if isinstance(action, pixies.Place) else "luck"

    def understood(view: pixies.View, text: str) -> pixies.Action:
        card = text.split()[1]
        return pixies.Place(pixies.to_act(pixies.determinize(view, None))[0], card, pixies.CARDS[card].value, "up")  # type: ignore[arg-type]  # no luck

    table = pixies.view(Match(pixies, Options()).state, None).table
    assert table == ()
    monkeypatch.setattr(pixies, "format_action", in_words)
    monkeypatch.setattr(pixies, "parse_action", understood)
    out = run("play", "pixies", "--seed", "7", typed="/view\nview R2_S5\nquit\n").out
    assert out.count("-- your turn --") == 3
    assert "You place the red 2 on cell 2." in out


@pytest.mark.parametrize(("edition", "first"), [("en", "set_1/knight/hero"), ("first", "set_1_first/knight/hero")])
def test_cards_that_the_position_shows_are_listed_first(edition: Literal["en", "first"], first: str) -> None:
    state = pixel_tactics.set_up(
        pixel_tactics.setup(
            options=pixel_tactics.Options(edition=edition),
            own={"V1": "knight/3", "F2": "leader:witch/19"},
            rival={"F2": "leader:oracle/19"},
        )
    )
    found = cards_named(pixel_tactics.SPEC, "knight", Terminal(), pixel_tactics.view(state, Seat(0)))
    assert found[0].id == first
    assert [card.id for card in found[:2]] == [first, first.replace("hero", "leader")]
    assert len(found) == 12

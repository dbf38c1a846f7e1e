"""The terminal example, played through its own interface by Textual's pilot."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

pytest.importorskip("textual", reason="the terminal example is made with Textual: tox -e terminal")

from hotseat import HotSeat
from looking import HandOver, LookUp
from play import BoardGames, Starting
from playing import Playing
from textual.pilot import Pilot
from textual.widgets import Checkbox, Input, OptionList, Select, Static

from boardrules import Seat, read_log, verify
from boardrules.bots import BotError, GreedyBot

Play = Callable[[Pilot[None]], Awaitable[None]]

SIZE = (160, 50)


def run(folder: Path, play: Play, *, language: str = "en") -> None:
    """Run the application, and *play* on it."""

    async def on_the_screen() -> None:
        app = BoardGames(folder, language=language, pace=0, seed=7)
        async with app.run_test(size=SIZE) as pilot:
            await pilot.pause()
            await play(pilot)

    asyncio.run(on_the_screen())


async def begin(pilot: Pilot[None], game: str, *, people: tuple[int, ...] = (0,), **options: str | int | bool) -> Playing:
    """Choose on the first screen, and press the button."""
    starting = pilot.app.screen
    assert isinstance(starting, Starting)
    starting.query_one("#game", Select).value = game
    await pilot.pause()
    await pilot.pause()
    for name, value in options.items():
        assert starting._form is not None
        starting._form.answer(name.replace("__", "."), value)
    await pilot.pause()
    for seat, box in enumerate(starting.query(Checkbox)):
        box.value = seat in people
    await pilot.pause()
    starting.query_one("#begin").focus()
    await pilot.press("enter")
    await pilot.pause()
    await asked(pilot)
    return playing(pilot)


def playing(pilot: Pilot[None]) -> Playing:
    return next(screen for screen in pilot.app.screen_stack if isinstance(screen, Playing))


def text(pilot: Pilot[None], name: str) -> str:
    return str(playing(pilot).query_one(f"#{name}", Static).render())


async def asked(pilot: Pilot[None]) -> None:
    """Wait until a person is asked, the terminal is handed over, or it is over."""
    screen = playing(pilot)
    for _ in range(2000):
        if screen.prompt is not None or screen.table.match.over or isinstance(pilot.app.screen, HandOver):
            return
        await pilot.pause(0.005)
    raise AssertionError("nobody is asked")


async def choose(pilot: Pilot[None], place: int) -> None:
    """Mark an action in the list, and press Enter."""
    actions = playing(pilot).query_one("#actions", OptionList)
    actions.focus()
    actions.highlighted = place
    await pilot.press("enter")
    await asked(pilot)


async def write(pilot: Pilot[None], written: str) -> None:
    """Type into the field, and press Enter."""
    playing(pilot).query_one("#typed", Input).focus()
    await pilot.press(*("space" if letter == " " else letter for letter in written), "enter")
    await pilot.pause()
    await asked(pilot)


async def play_on(pilot: Pilot[None], rng: Random, *, most: int = 10_000) -> int:
    """Play until it is over: by the list, and every tenth action in notation. How many actions were chosen."""
    screen, chosen = playing(pilot), 0
    while not screen.table.match.over and chosen < most:
        if isinstance(pilot.app.screen, HandOver):
            await pilot.press("enter")
            await asked(pilot)
            continue
        assert screen.prompt is not None
        place = rng.randrange(len(screen.prompt.actions))
        if chosen % 10 == 9:
            await write(pilot, screen._names[place][1])
        else:
            await choose(pilot, place)
        assert text(pilot, "refusal") == ""
        chosen += 1
    return chosen


@pytest.mark.parametrize(
    ("game", "language", "options"),
    [
        ("pixies", "en", {"seats": 2}),
        ("chibitactics", "pl", {"squad_size": 2, "house__round_cap": 4}),
        ("pixel_tactics", "ru", {"best_of": 1, "house__round_limit": 3}),
    ],
)
def test_a_match_is_played_to_the_end_against_a_bot(game: str, language: str, options: dict[str, Any], tmp_path: Path) -> None:
    async def play(pilot: Pilot[None]) -> None:
        screen = await begin(pilot, game, **options)
        assert await play_on(pilot, Random(1)) > 10
        outcome = screen.table.match.outcome
        assert outcome is not None
        assert outcome.rule in text(pilot, "question")
        assert "EXACT" in text(pilot, "question")

    run(tmp_path, play, language=language)
    kept = tmp_path / f"{game}-1.jsonl"
    assert verify(kept).result == "EXACT"
    assert read_log(kept).tags == {"seat 0": "person", "seat 1": "bot"}


def test_between_two_people_with_secrets_the_screen_shows_nothing_of_the_match(tmp_path: Path) -> None:
    async def play(pilot: Pilot[None]) -> None:
        await begin(pilot, "pixel_tactics", people=(0, 1), house__round_limit=3)
        handed = 0
        rng = Random(3)
        while handed < 4:
            if isinstance(pilot.app.screen, HandOver):
                handed += 1
                assert [text(pilot, name) for name in ("picture", "question", "refusal", "detail", "news")] == [""] * 5
                assert playing(pilot).query_one("#actions", OptionList).option_count == 0
                assert playing(pilot).query_one("#typed", Input).value == ""
                await pilot.press("enter")
                await asked(pilot)
                screen = playing(pilot)
                assert screen.prompt is not None
                seat = screen.prompt.seat
                assert seat is not None
                match = screen.table.match
                assert text(pilot, "picture") == match.game.render_text(match.game.view(match.state, seat)).rstrip("\n")  # type: ignore[attr-defined]
            await play_on(pilot, rng, most=1)

    run(tmp_path, play)


def test_where_nothing_is_hidden_nobody_waits(tmp_path: Path) -> None:
    async def play(pilot: Pilot[None]) -> None:
        screen = await begin(pilot, "pixies", people=(0, 1), seats=2)
        seats = set()
        for _ in range(8):
            assert screen.prompt is not None
            seats.add(screen.prompt.seat)
            await choose(pilot, 0)
            assert not isinstance(pilot.app.screen, HandOver)
        assert seats == {0, 1}

    run(tmp_path, play)


def test_a_refusal_names_its_rule_which_can_be_looked_up(tmp_path: Path) -> None:
    async def play(pilot: Pilot[None]) -> None:
        screen = await begin(pilot, "pixies", people=(0, 1), seats=2)
        await choose(pilot, 0)
        ply = screen.table.match.ply
        await write(pilot, "start 0")
        assert "BR-CHANCE Luck is nobody's choice" in text(pilot, "refusal")
        assert screen.table.match.ply == ply
        await pilot.press("f1")
        await pilot.pause()
        found = pilot.app.screen
        assert isinstance(found, LookUp)
        assert "At a chance point only an outcome by CHANCE is accepted" in str(found.query_one("#lookup-body", Static).render())
        await pilot.press("escape")
        await pilot.pause()
        assert pilot.app.screen is screen
        await write(pilot, "b")
        assert text(pilot, "refusal") != ""
        assert screen.table.match.ply == ply

    run(tmp_path, play)


def test_typing_narrows_the_list_and_enter_plays_what_is_left(tmp_path: Path) -> None:
    async def play(pilot: Pilot[None]) -> None:
        screen = await begin(pilot, "pixel_tactics")
        assert screen.prompt is not None
        all_of_them = len(screen.prompt.actions)
        label = screen.words.label(screen.prompt.view, screen.prompt.actions[1])
        typed = screen.query_one("#typed", Input)
        typed.focus()
        typed.value = label
        await pilot.pause()
        actions = screen.query_one("#actions", OptionList)
        assert actions.option_count == 1 < all_of_them
        assert text(pilot, "detail") != ""  # what the card does that the action names
        ply = screen.table.match.ply
        await pilot.press("enter")
        await asked(pilot)
        assert screen.table.match.ply > ply

    run(tmp_path, play)


def test_a_card_of_the_marked_action_is_the_first_to_be_looked_up(tmp_path: Path) -> None:
    async def play(pilot: Pilot[None]) -> None:
        screen = await begin(pilot, "pixel_tactics")
        assert screen.prompt is not None
        marked = screen._cards_in(screen.prompt.actions[0])
        assert marked
        await pilot.press("f2")
        await pilot.pause()
        found = pilot.app.screen
        assert isinstance(found, LookUp)
        shown = str(found.query_one("#lookup-body", Static).render())
        assert all(sentence in shown for sentence in marked[0].text)

    run(tmp_path, play)


def test_an_action_is_taken_back_until_luck_was_drawn(tmp_path: Path) -> None:
    async def play(pilot: Pilot[None]) -> None:
        screen = await begin(pilot, "pixies", people=(0, 1), seats=2)
        match = screen.table.match
        ply = match.ply
        await choose(pilot, 0)
        await pilot.press("f3")
        await asked(pilot)
        assert match.ply == ply
        assert text(pilot, "refusal") == "Taken back."
        while not match.game.chance(match.at(match.ply - 1)) or match.ply == ply:
            await choose(pilot, 0)
        await pilot.press("f3")
        await pilot.pause()
        assert "BR-UNDO" in text(pilot, "refusal")

    run(tmp_path, play)


def test_a_match_goes_on_after_the_end_of_the_program_with_the_same_people(tmp_path: Path) -> None:
    kept = tmp_path / "pixies-1.jsonl"

    async def stop(pilot: Pilot[None]) -> None:
        await begin(pilot, "pixies", people=(1, 2))
        await play_on(pilot, Random(2), most=5)

    async def go_on(pilot: Pilot[None]) -> None:
        saved = pilot.app.screen.query_one("#saved", OptionList)
        saved.focus()
        saved.highlighted = 0
        await pilot.press("enter")
        await pilot.pause()
        await asked(pilot)
        assert playing(pilot).table.people == (1, 2)
        await play_on(pilot, Random(2))

    run(tmp_path, stop)
    before = kept.read_bytes()
    run(tmp_path, go_on, language="ru")
    assert kept.read_bytes().startswith(before)
    assert verify(kept).result == "EXACT"


def test_another_language_is_a_key_away(tmp_path: Path) -> None:
    async def play(pilot: Pilot[None]) -> None:
        screen = await begin(pilot, "pixies", seats=2)
        said = [text(pilot, "question")]
        for _ in range(2):
            await pilot.press("f4")
            await pilot.pause()
            said.append(text(pilot, "question"))
        assert len({*said}) == 3
        assert said[2].startswith("Игрок 1")
        assert screen.language == "ru"

    run(tmp_path, play)


def test_options_that_are_none_are_refused_before_the_match(tmp_path: Path) -> None:
    async def play(pilot: Pilot[None]) -> None:
        starting = pilot.app.screen
        assert isinstance(starting, Starting)
        starting.query_one("#game", Select).value = "chibitactics"
        await pilot.pause()
        await pilot.pause()
        assert starting._form is not None
        starting._form.answer("map", "nowhere")
        await pilot.pause()
        assert "nowhere" in str(starting.query_one("#fault", Static).render())
        assert starting.query_one("#begin").disabled

    run(tmp_path, play)


def test_a_second_program_is_kept_from_the_log_of_a_match_that_is_being_played(tmp_path: Path) -> None:
    table = HotSeat.begin("pixies", None, [Seat(0)], tmp_path)

    async def play(pilot: Pilot[None]) -> None:
        starting = pilot.app.screen
        saved = starting.query_one("#saved", OptionList)
        saved.focus()
        saved.highlighted = 0
        await pilot.press("enter")
        await pilot.pause()
        assert pilot.app.screen is starting
        assert "is being written by somebody else" in str(starting.query_one("#fault", Static).render())

    run(tmp_path, play)
    table.close()


def test_a_match_goes_on_with_the_bots_that_it_began_with(tmp_path: Path) -> None:
    table = HotSeat.begin("pixies", None, [Seat(0)], tmp_path, bots="greedy", seed=7)
    assert table.path is not None
    table.close()
    assert read_log(table.path).tags == {"seat 0": "person", "seat 1": "bot greedy", "seat 2": "bot greedy"}
    again = HotSeat.resume(table.path, seed=7)
    assert again._bot == GreedyBot(again.match.game)
    again.close()
    with pytest.raises(BotError, match="there is no bot 'clever'"):
        HotSeat.begin("pixies", None, [Seat(0)], tmp_path / "no", bots="clever")
    assert not (tmp_path / "no").exists()

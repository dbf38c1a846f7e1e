"""Board games in a terminal: people who share it, and bots. ``python play.py``."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import msgspec
from agreeing import OptionsForm
from hotseat import HotSeat, saved, words_of
from playing import Playing
from textual import on
from textual.app import App, ComposeResult
from textual.containers import Horizontal, VerticalScroll
from textual.screen import Screen
from textual.widgets import Button, Checkbox, Footer, Input, Label, OptionList, Select, Static
from wording import LANGUAGES, say

from boardrules import BoardRulesError, Seat, game, games

__all__ = ["BoardGames", "Starting"]


class Starting(Screen[None]):
    """Choose a game, its options, who plays, and a language; or a match to go on with."""

    def __init__(self, folder: Path, language: str, pace: float, seed: int | None, bots: str) -> None:
        super().__init__()
        self._folder: Final = folder
        self._language = language
        self._pace: Final = pace
        self._seed: Final = seed
        self._bots: Final = bots
        self._saved: list[Path] = []
        self._form: OptionsForm | None = None
        self._options: Any = None

    def compose(self) -> ComposeResult:
        """Yield the choices on one side, the matches that have begun on the other."""
        names = games()
        with Horizontal(id="start"):
            with VerticalScroll(id="anew"):
                yield Label(id="anew-title", classes="title")
                with Horizontal(id="choices"):
                    yield Select([(game(name).SPEC.title, name) for name in names], value=names[0], allow_blank=False, id="game")
                    yield Select([(tag, tag) for tag in LANGUAGES], value=self._language, allow_blank=False, id="language")
                yield VerticalScroll(id="options")
                yield VerticalScroll(id="seats")
                yield Static(id="fault", markup=False)
                yield Button(variant="primary", id="begin")
            with VerticalScroll(id="old"):
                yield Label(id="old-title", classes="title")
                yield OptionList(id="saved", markup=False)
        yield Footer()

    def on_mount(self) -> None:
        """Speak the language."""
        self._speak()

    def on_screen_resume(self) -> None:
        """Show what was kept meanwhile."""
        found = list(saved(self._folder))
        self._saved = [path for path, _ in found]
        shown = self.query_one("#saved", OptionList)
        shown.clear_options()
        shown.add_options([f"{path.name}  ({name})" for path, name in found])

    def _speak(self) -> None:
        self.query_one("#anew-title", Label).update(say(self._language, "anew"))
        self.query_one("#old-title", Label).update(say(self._language, "saved"))
        self.query_one("#begin", Button).label = say(self._language, "begin")

    @property
    def _chosen(self) -> str:
        return str(self.query_one("#game", Select).value)

    @on(Select.Changed, "#game")
    @on(Select.Changed, "#language")
    async def ask_again(self) -> None:
        """Ask for the options and seats of another game, or in another language."""
        self._language = str(self.query_one("#language", Select).value)
        self._speak()
        spec = game(self._chosen).SPEC
        self._form = OptionsForm(spec.options, self._language)
        for name in ("options", "seats"):
            await self.query_one(f"#{name}", VerticalScroll).remove_children()
        await self.query_one("#options", VerticalScroll).mount(self._form)
        words = words_of(game(self._chosen), self._language)
        boxes = [Checkbox(say(self._language, "person", player=words.player(seat)), value=seat == 0) for seat in range(spec.seats[1])]
        await self.query_one("#seats", VerticalScroll).mount(*boxes)
        self._look_at_options()

    @on(Select.Changed)
    @on(Input.Changed)
    def _look_at_options(self) -> None:
        """Show as many seats as the options come to, or what is wrong with them."""
        if self._form is None:
            return
        played, fault, self._options = game(self._chosen), "", None
        try:
            options = self._form.agreed()
            seats = len(played.seats(played.new_game(options)))
            self._options = options
        except (msgspec.ValidationError, BoardRulesError) as error:
            fault, seats = str(error), 0
        for number, box in enumerate(self._boxes()):
            box.display = number < seats
        self.query_one("#fault", Static).update(fault)
        self.query_one("#begin", Button).disabled = bool(fault)

    def _boxes(self) -> Iterator[Checkbox]:
        return iter(self.query_one("#seats", VerticalScroll).query(Checkbox))

    @on(Button.Pressed, "#begin")
    def begin(self) -> None:
        """Begin a new match."""
        if self._options is None:
            return
        people = [Seat(number) for number, box in enumerate(self._boxes()) if box.display and box.value]
        try:
            table = HotSeat.begin(self._chosen, self._options, people, self._folder, bots=self._bots, seed=self._seed)
        except (BoardRulesError, OSError) as error:
            self.query_one("#fault", Static).update(str(error))
            return
        self.app.push_screen(Playing(table, self._language, self._pace))

    @on(OptionList.OptionSelected, "#saved")
    def resume(self, event: OptionList.OptionSelected) -> None:
        """Go on with a match."""
        try:
            table = HotSeat.resume(self._saved[event.option_index], seed=self._seed)
        except (BoardRulesError, OSError) as error:
            self.query_one("#fault", Static).update(str(error))
            return
        self.app.push_screen(Playing(table, self._language, self._pace))


class BoardGames(App[None]):
    """The application. Logs are kept in *folder*; bots wait *pace* seconds before they act."""

    CSS_PATH = "play.tcss"
    TITLE = "boardrules"
    ENABLE_COMMAND_PALETTE = False
    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (130, "-wide")]  # noqa: RUF012  (as Textual declares it)

    def __init__(self, folder: Path, *, language: str = "en", pace: float = 0.3, seed: int | None = None, bots: str = "random") -> None:
        super().__init__()
        self._starting: Final = Starting(folder, language, pace, seed, bots)

    def on_mount(self) -> None:
        """Begin with the choices."""
        self.push_screen(self._starting)


def main() -> None:
    """Read the command line and play."""
    parser = argparse.ArgumentParser(description="Board games in a terminal: people who share it, and bots.")
    parser.add_argument("--folder", type=Path, default=Path("games"), help="where logs are kept (games)")
    parser.add_argument("--lang", choices=LANGUAGES, default="en")
    parser.add_argument("--pace", type=float, default=0.3, help="seconds that a bot waits before it acts")
    parser.add_argument(
        "--bots", default="random", help="which bots: beginner, casual, strong, expert, random, greedy or ismcts:50 (random)"
    )
    parser.add_argument("--seed", type=int, help="for luck and bots that can be repeated")
    arguments = parser.parse_args()
    BoardGames(arguments.folder, language=arguments.lang, pace=arguments.pace, seed=arguments.seed, bots=arguments.bots).run()


if __name__ == "__main__":
    main()

"""The screen of a match: the board, what is asked, what may be done, what happened. It knows no rules."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import msgspec
from hotseat import AnyPrompt, HotSeat, sides_of, words_of
from looking import HandOver, LookUp, card_text, entries_of_cards, entries_of_rules, rule_named
from textual import on
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Horizontal, ScrollableContainer, Vertical, VerticalScroll
from textual.screen import Screen
from textual.widgets import Footer, Input, OptionList, Static
from wording import LANGUAGES, say

from boardrules import CardFacts, IllegalAction, NotationError, RuleId, Seat, notation, rendering, verify

__all__ = ["Playing"]


class Playing(Screen[None]):
    """One match. Between two people who must not see each other's cards nothing of it is on the screen."""

    BINDINGS = [  # noqa: RUF012  (as Textual declares it)
        Binding("f1", "rules", "rule"),
        Binding("f2", "cards", "card"),
        Binding("f3", "undo", "undo"),
        Binding("f4", "language", "language"),
        Binding("f10", "leave", "leave"),
        Binding("escape", "clear", "", show=False),
    ]

    def __init__(self, table: HotSeat, language: str, pace: float) -> None:
        super().__init__()
        self.table: Final = table
        self.language = language
        self.holder: Seat | None = table.people[0] if len(table.people) == 1 else None
        """Who is looking at the screen; None: a spectator, or nobody."""
        self._reader: Final = self.holder
        self.words = words_of(table.match.game, language, self._reader)
        self.prompt: AnyPrompt | None = None
        """What the person whose turn it is answers; None while nobody is asked."""
        self.listed: list[int] = []
        """Which of the legal actions are in the list, by their places in the prompt."""
        self._pace: Final = pace
        self._names: list[tuple[str, str]] = []
        self._rule: RuleId | None = None

    def compose(self) -> ComposeResult:
        """Yield the board on one side, everything else on the other."""
        with Horizontal(id="match"):
            with ScrollableContainer(id="board"):
                yield Static(id="picture", markup=False)
            with Vertical(id="side"):
                yield Static(id="question", markup=False)
                yield Static(id="refusal", markup=False)
                yield Input(id="typed")
                yield OptionList(id="actions", markup=False)
                with VerticalScroll(id="about"):
                    yield Static(id="detail", markup=False)
                with VerticalScroll(id="happened"):
                    yield Static(id="news", markup=False)
        yield Footer()

    def on_mount(self) -> None:
        """Begin, or go on."""
        self._speak()
        self.go_on()

    def on_unmount(self) -> None:
        """Let others go on with the file."""
        self.table.close()

    def _speak(self) -> None:
        names = {"f1": "rule", "f2": "card", "f3": "undo", "f4": "language", "f10": "leave"}
        for key, name in names.items():
            old = self._bindings.key_to_bindings[key][0]
            self._bindings.key_to_bindings[key] = [Binding(key, old.action, say(self.language, name))]
        self.refresh_bindings()
        self.query_one("#typed", Input).placeholder = say(self.language, "choose")

    # The course of the match

    def go_on(self) -> None:
        """Whatever comes next: a bot acts, a person is asked, the terminal is handed over, or it is over."""
        table, seat = self.table, self.table.waiting
        self._ask_nothing()
        if table.match.over:
            self._show_end()
        elif seat is None:
            self._show(self.holder)
            self._say("question", say(self.language, "bots-turn"))
            self.set_timer(max(self._pace, 0.001), self._let_a_bot_act)
        elif seat != self.holder and table.secret:
            self.holder = None
            for name in ("picture", "question", "refusal", "detail", "news"):
                self._say(name, "")
            self.app.push_screen(HandOver(self.words.player(seat), self.language), lambda _: self._ask(seat))
        else:
            self._ask(seat)

    def _let_a_bot_act(self) -> None:
        try:
            self.table.bot_acts()
        except OSError as error:
            self._say("refusal", f"{error.filename}: {error.strerror}")
            return
        self.go_on()

    def _ask(self, seat: Seat) -> None:
        self.holder = seat
        match = self.table.match
        prompt = self.prompt = match.prompt(seat, since=match.ply)
        words = notation(match.game)
        self._names = [(self.words.label(prompt.view, action), words.format_action(prompt.view, action)) for action in prompt.actions]
        self._show(seat)
        decision = prompt.decision
        if decision is not None:
            self._rule = decision.rule
            asked = self.words(decision, view=prompt.view)
            self._say("question", f"{self.words.player(seat)} · {asked} [{decision.rule}]")
        typed = self.query_one("#typed", Input)
        typed.disabled = False
        typed.value = ""
        self._list("")
        self.query_one("#actions", OptionList).focus()

    def _ask_nothing(self) -> None:
        self.prompt = None
        self.query_one("#typed", Input).disabled = True
        self.query_one("#actions", OptionList).clear_options()
        self._say("detail", "")

    def _show(self, seat: Seat | None) -> None:
        """Show the board and the news, as *seat* sees them."""
        match = self.table.match
        self._say("picture", rendering(match.game).render_text(match.game.view(match.state, seat), translator=self.words))
        news = self.table.news(seat, self.words)
        if news:
            self._say("news", "\n".join(news))
            self.query_one("#happened", VerticalScroll).scroll_end(animate=False)

    def _show_end(self) -> None:
        match, lines = self.table.match, [say(self.language, "over")]
        self._show(self.holder)
        outcome = match.outcome
        if outcome is not None:
            for seat, score in enumerate(outcome.scores):
                won = f" · {say(self.language, 'wins')}" if seat in outcome.winners else ""
                lines.append(f"{self.words.player(seat)}: {score}{won}")
            self._rule = outcome.rule
            lines.append(f"{outcome.rule}: {self.words.rule(outcome.rule).title}")
        if self.table.path is not None:
            verdict = verify(self.table.path, match.game)
            lines += [say(self.language, "kept", path=self.table.path), say(self.language, "verified", result=verdict.result)]
        self._say("question", "\n".join(lines))

    # What a person does

    @on(Input.Changed, "#typed")
    def narrow(self, event: Input.Changed) -> None:
        """Narrow the list to what has the typed words in it."""
        if self.prompt is not None:
            self._list(event.value)

    def _list(self, text: str) -> None:
        words = text.lower().split()
        entries = [f"{label}  ({short})" if label != short else label for label, short in self._names]
        self.listed = [place for place, entry in enumerate(entries) if all(word in entry.lower() for word in words)]
        shown = self.query_one("#actions", OptionList)
        shown.clear_options()
        shown.add_options([entries[place] for place in self.listed])
        shown.highlighted = 0 if self.listed else None

    @on(OptionList.OptionHighlighted, "#actions")
    def explain(self, event: OptionList.OptionHighlighted) -> None:
        """Say what the cards do that the marked action names."""
        if self.prompt is not None and event.option_index < len(self.listed):
            cards = self._cards_in(self.prompt.actions[self.listed[event.option_index]])
            self._say("detail", "\n".join(card_text(card, self.words) for card in cards))

    @on(OptionList.OptionSelected, "#actions")
    def choose(self, event: OptionList.OptionSelected) -> None:
        """Play the marked action."""
        if self.prompt is not None and event.option_index < len(self.listed):
            self._play(self.prompt.actions[self.listed[event.option_index]])

    @on(Input.Submitted, "#typed")
    def enter(self, event: Input.Submitted) -> None:
        """Play what was typed, in notation; or else the only action that is left in the list."""
        prompt = self.prompt
        if prompt is None or not event.value.strip():
            return
        try:
            action = notation(self.table.match.game).parse_action(prompt.view, event.value.strip())
        except NotationError as error:
            if len(self.listed) == 1:
                self._play(prompt.actions[self.listed[0]])
            else:
                why = self.words(error)
                self._say("refusal", f"{say(self.language, 'none-legal')} {why}" if not self.listed else why)
            return
        self._play(action)

    def _play(self, action: object) -> None:
        if self.prompt is None or self.prompt.seat is None:
            return
        try:
            self.table.play(self.prompt.seat, action)
        except IllegalAction as error:
            self._refused(error)
        except OSError as error:
            self._say("refusal", f"{error.filename}: {error.strerror}")
        else:
            self._say("refusal", "")
            self.go_on()

    def _refused(self, error: IllegalAction) -> None:
        self._rule = error.refusal.rule
        said = self.words(error.refusal, view=None if self.prompt is None else self.prompt.view)
        why = f"{error.refusal.rule} {self.words.rule(error.refusal.rule).title}: {said}"
        self._say("refusal", say(self.language, "refused", why=why))

    def action_undo(self) -> None:
        """Take back the last action of a person."""
        if self.prompt is None:
            return
        try:
            self.table.undo()
        except IllegalAction as error:
            self._refused(error)
        else:
            self._say("refusal", say(self.language, "taken-back"))
            self.go_on()

    def action_clear(self) -> None:
        """Show all actions again."""
        self.query_one("#typed", Input).value = ""
        self.query_one("#actions", OptionList).focus()

    def action_leave(self) -> None:
        """Back to the start; the log is kept."""
        self.dismiss(None)

    def action_language(self) -> None:
        """Go on to the next language."""
        self.language = LANGUAGES[(LANGUAGES.index(self.language) + 1) % len(LANGUAGES)]
        self.words = words_of(self.table.match.game, self.language, self._reader)
        self._speak()
        if self.prompt is not None:
            self.go_on()

    def action_rules(self) -> None:
        """Show the rules, at first the one that was named last."""
        entries = entries_of_rules(self.table.match.game.SPEC.rules, self.words)
        named = None if self._rule is None else rule_named(self._rule, entries)
        self.app.push_screen(LookUp(say(self.language, "rule"), entries, self.language, asked="" if named is None else named.id))

    def action_cards(self) -> None:
        """Show the cards: first those of the marked action, then those on the board, then all others."""
        match = self.table.match
        marked = self.query_one("#actions", OptionList).highlighted
        first: list[CardFacts] = []
        if self.prompt is not None and marked is not None and marked < len(self.listed):
            first = self._cards_in(self.prompt.actions[self.listed[marked]])
        seen = self._cards_in(match.game.view(match.state, self.holder))
        entries = entries_of_cards([*first, *seen, *match.game.SPEC.cards], self.words)
        self.app.push_screen(LookUp(say(self.language, "card"), entries, self.language))

    def _cards_in(self, value: object) -> list[CardFacts]:
        """Return the cards whose ids are somewhere in a value."""
        ids = dict.fromkeys(_texts(msgspec.to_builtins(value, str_keys=True)))
        return [card for id in ids for card in sides_of(self.table.match, id)]

    def _say(self, name: str, text: str) -> None:
        self.query_one(f"#{name}", Static).update(text)


def _texts(value: object) -> Iterator[str]:
    """Yield all texts in plain data, without the names of fields and types."""
    match value:
        case str():
            yield value
        case dict():
            for name, part in value.items():
                if name != "type":
                    yield from _texts(part)
        case list() | tuple():
            for part in value:
                yield from _texts(part)
        case _:
            pass

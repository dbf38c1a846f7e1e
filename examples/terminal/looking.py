"""Screens that are looked at and closed: something to look up, and the screen between two people."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from textual import on
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Center, Middle, Vertical, VerticalScroll
from textual.screen import ModalScreen, Screen
from textual.widgets import Button, Footer, Input, Label, OptionList, Static
from wording import say

from boardrules import CardFacts, RuleId, Translator
from boardrules.rulebook import CORE_RULES, Rule

__all__ = ["Entry", "HandOver", "LookUp", "card_text", "entries_of_cards", "entries_of_rules"]


@dataclass(frozen=True)
class Entry:
    """Something that can be looked up: its id, its title, and the text of it."""

    id: str
    title: str
    text: str

    def has(self, words: Iterable[str]) -> bool:
        """Return whether each of *words* is somewhere in it."""
        whole = f"{self.id}\n{self.title}\n{self.text}".lower()
        return all(word in whole for word in words)


def entries_of_rules(rules: Iterable[Rule], words: Translator) -> tuple[Entry, ...]:
    """Return the rules of a game and of the library."""
    return tuple([_entry_of_rule(rule, words) for rule in (*rules, *CORE_RULES)])


def _entry_of_rule(rule: Rule, words: Translator) -> Entry:
    told = words.rule(rule.id)
    variants = [f"{variant.edition}: {variant.text} ({variant.source})" for variant in told.variants]
    text = "\n\n".join([told.text.replace("``", ""), *variants, rule.source])
    return Entry(rule.id, told.title, text)


def card_text(card: CardFacts, words: Translator) -> str:
    """Return what a card does: its name, its numbers, its sentences."""
    numbers = ", ".join(f"{name} {number}" for name, number in card.numbers)
    head = " · ".join(part for part in (words.card(card.id), numbers) if part)
    return "\n".join([head, *(f"  {sentence}" for sentence in card.text)])


def entries_of_cards(cards: Iterable[CardFacts], words: Translator) -> tuple[Entry, ...]:
    """Cards, each once."""
    return tuple([Entry(card.id, words.card(card.id), card_text(card, words)) for card in {card.id: card for card in cards}.values()])


class LookUp(ModalScreen[None]):
    """A list that narrows while one types, and the text of what is marked in it."""

    BINDINGS = [Binding("escape", "app.pop_screen", "x")]  # noqa: RUF012  (as Textual declares it)

    def __init__(self, title: str, entries: Sequence[Entry], language: str, *, asked: str = "") -> None:
        super().__init__()
        self._title: Final = title
        self._entries: Final = entries
        self._language: Final = language
        self._asked: Final = asked
        self._found: list[Entry] = []

    def compose(self) -> ComposeResult:
        """Yield a field, the list, the text."""
        with Vertical(id="lookup"):
            yield Label(self._title, id="lookup-title", markup=False)
            yield Input(self._asked, placeholder=say(self._language, "look-up"), id="lookup-word")
            yield OptionList(id="lookup-found", markup=False)
            with VerticalScroll(id="lookup-text"):
                yield Static(id="lookup-body", markup=False)
        yield Footer()

    def on_mount(self) -> None:
        """Show what was asked for."""
        self._bindings.key_to_bindings["escape"] = [Binding("escape", "app.pop_screen", say(self._language, "close"))]
        self._search(self._asked)
        self.query_one("#lookup-word", Input).focus()

    @on(Input.Changed, "#lookup-word")
    def search(self, event: Input.Changed) -> None:
        """Narrow the list."""
        self._search(event.value)

    @on(Input.Submitted, "#lookup-word")
    def into_the_list(self) -> None:
        """Go into the list."""
        self.query_one("#lookup-found", OptionList).focus()

    def _search(self, text: str) -> None:
        words = text.lower().split()
        found = [entry for entry in self._entries if entry.has(words)]
        found.sort(key=lambda entry: not all(word in f"{entry.id} {entry.title}".lower() for word in words))
        self._found = found
        shown = self.query_one("#lookup-found", OptionList)
        shown.clear_options()
        shown.add_options([f"{entry.id}  {entry.title}" for entry in found])
        shown.highlighted = 0 if found else None
        self._show(0)

    @on(OptionList.OptionHighlighted, "#lookup-found")
    def marked(self, event: OptionList.OptionHighlighted) -> None:
        """Show the text of what is marked."""
        self._show(event.option_index)

    def _show(self, index: int) -> None:
        self.query_one("#lookup-body", Static).update(self._found[index].text if index < len(self._found) else "")


class HandOver(Screen[None]):
    """The screen between two people: whose turn comes, and nothing else."""

    def __init__(self, player: str, language: str) -> None:
        super().__init__()
        self._words: Final = say(language, "hand-over", player=player)
        self._go_on: Final = say(language, "go-on")

    def compose(self) -> ComposeResult:
        """Yield the words and a button."""
        with Middle():
            with Center():
                yield Label(self._words, markup=False)
            with Center():
                yield Button(self._go_on, variant="primary", id="ready")

    @on(Button.Pressed, "#ready")
    def ready(self) -> None:
        """Show the position to whoever sits here now."""
        self.dismiss(None)


def rule_named(id: RuleId, entries: Iterable[Entry]) -> Entry | None:
    """Return the rule of that id."""
    return next((entry for entry in entries if entry.id == id), None)

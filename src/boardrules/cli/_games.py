"""What is installed: the games, their rules, their types."""

from __future__ import annotations

import argparse
import sys
from difflib import get_close_matches
from typing import Any

import msgspec

from boardrules.cli._options import options_of
from boardrules.cli._terminal import CommandError, Terminal
from boardrules.contract import CardFacts, Spec
from boardrules.errors import RegistryError
from boardrules.registry import game, games
from boardrules.rulebook import CORE_RULES, Rule, find_rules
from boardrules.schema import json_schema

__all__ = ["cards_named", "list_games", "rules_named", "show_rules", "show_schema", "write_card", "write_rule", "write_titles"]


def list_games(arguments: argparse.Namespace, terminal: Terminal) -> int:  # noqa: ARG001  (a command takes both)
    """``list``: a block a game. Exit code 2 if one of them cannot be loaded."""
    code = 0
    for name in games():
        try:
            spec = game(name).SPEC
        except RegistryError as error:
            sys.stderr.write(f"boardrules: {error}\n")
            code = 2
        else:
            least, most = spec.seats
            seats = f"{least} seats" if least == most else f"{least} to {most} seats"
            terminal.write(f"{terminal.paint(name, 'bold')}  {spec.title}, {seats}, rules {spec.rules_version}")
            editions = "; ".join(f"{edition.id} ({edition.title})" for edition in spec.editions)
            terminal.wrap(f"editions: {editions}", "dim", indent=4, hang=6)
            terminal.wrap(f"options: {options_of(spec)}", "dim", indent=4, hang=6)
    return code


def show_rules(arguments: argparse.Namespace, terminal: Terminal) -> int:
    """``rules GAME [ID]``: the whole rulebook, the core's rules after the game's, or the rules that ID names."""
    found = game(arguments.game)
    spec = found.SPEC
    terminal.speak(arguments.lang, found)
    rules = (*spec.rules, *CORE_RULES) if arguments.id is None else rules_named(spec, arguments.id)
    for index, rule in enumerate(rules):
        if index:
            terminal.write()
        write_rule(rule, terminal)
    return 0


def rules_named(spec: Spec[Any, Any, Any, Any, Any], name: str) -> tuple[Rule, ...]:
    """The rules of a game and of the core whose id is *name* or begins with it. Raises CommandError, which suggests similar ids."""
    rules = (*spec.rules, *CORE_RULES)
    found = find_rules(rules, name)
    if found:
        return found
    ids = [rule.id for rule in rules]
    sections = sorted({rule.id.rpartition("-")[0] for rule in rules})
    near = get_close_matches(name.upper(), [*ids, *sections], n=4, cutoff=0.5)
    hint = f"near it: {', '.join(near)}" if near else f"ids begin with {', '.join(sections)}"
    raise CommandError(f"{spec.id} has no rule {name!r}; {hint}")


def cards_named(spec: Spec[Any, Any, Any, Any, Any], word: str) -> tuple[CardFacts, ...]:
    """The cards whose name or id has *word* in it, whatever stands between words. Raises CommandError, which suggests similar names."""
    wanted = _plain(word)
    found = tuple(card for card in spec.cards if wanted in _plain(card.name) or wanted in _plain(card.id))
    if found:
        return found
    names = {card.name.lower(): card.name for card in spec.cards}
    near = [names[name] for name in get_close_matches(word.lower(), names, n=4, cutoff=0.5)]
    hint = f"; near it: {', '.join(near)}" if near else ""
    raise CommandError(f"{spec.id} has no card {word!r}{hint}")


def _plain(name: str) -> str:
    return " ".join(name.lower().replace("_", " ").split())


def write_card(card: CardFacts, terminal: Terminal) -> None:
    """One card: its name, its numbers and its id, and what it does."""
    numbers = ", ".join(f"{name} {number}" for name, number in card.numbers)
    head = terminal.paint(card.name, "bold")
    terminal.write("  ".join(part for part in (head, numbers, terminal.paint(card.id, "dim")) if part))
    for text in card.text:
        terminal.wrap(text, indent=4, hang=6)


def write_rule(rule: Rule, terminal: Terminal) -> None:
    """One rule: id and title, the text, where it comes from, and how editions differ."""
    terminal.write(f"{terminal.paint(rule.id, 'bold', 'cyan')}  {terminal.paint(terminal.title(rule), 'bold')}")
    terminal.wrap(rule.text.replace("``", ""), indent=4)
    for variant in rule.variants:
        terminal.wrap(f"{variant.edition}: {variant.text} ({variant.source})", "yellow", indent=4, hang=6)
    source = "decided by this project" if rule.source == "house" else rule.source
    terminal.wrap(f"Source: {source}{'' if rule.enforced else '; not enforced by the code'}", "dim", indent=4, hang=6)


def write_titles(rules: tuple[Rule, ...], terminal: Terminal) -> None:
    """Ids and titles, a line each."""
    width = max(len(rule.id) for rule in rules)
    for rule in rules:
        terminal.write(f"{terminal.paint(rule.id.ljust(width), 'cyan')}  {terminal.title(rule)}")


def show_schema(arguments: argparse.Namespace, terminal: Terminal) -> int:
    """``schema GAME``: the JSON Schema, indented."""
    terminal.write(msgspec.json.format(msgspec.json.encode(json_schema(game(arguments.game)))).decode())
    return 0

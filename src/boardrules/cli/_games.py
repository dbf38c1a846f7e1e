"""``list``, ``rules`` and ``schema``: the installed games, their rules and their types."""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Sequence
from difflib import get_close_matches
from typing import Any

import msgspec

from boardrules.characters import escaped
from boardrules.cli._chosen import AnyGame, chosen_edition, chosen_game, chosen_start
from boardrules.cli._options import option_text, options_of
from boardrules.cli._terminal import CommandError, Terminal
from boardrules.contract import CardFacts, Spec
from boardrules.errors import RegistryError
from boardrules.registry import game, games
from boardrules.rulebook import CORE_RULES, Rule, find_rules
from boardrules.schema import json_schema, typescript

__all__ = ["cards_named", "list_games", "rules_found", "show_rules", "show_schema", "write_card", "write_rule", "write_titles"]


def list_games(arguments: argparse.Namespace, terminal: Terminal) -> int:
    """Run ``list``: write a block for each game, or ``list GAME``: the block of one game, with its cards, seats and options.

    Returns the exit code, 2 if a game cannot be loaded.
    """
    if arguments.game is not None:
        found, options = chosen_start(arguments)
        _write_block(found.SPEC.id, found.SPEC, terminal)
        _write_choice(found, options, terminal)
        return 0
    if arguments.pack or arguments.option or arguments.edition is not None or arguments.position is not None:
        raise CommandError("packs, options, editions and positions belong to one game: name it, as in 'boardrules list pixies'")
    code = 0
    for name in games():
        try:
            spec = game(name).SPEC
        except RegistryError as error:
            sys.stderr.write(f"boardrules: {escaped(str(error), lines=True)}\n")
            code = 2
        else:
            _write_block(name, spec, terminal)
    return code


def _write_block(name: str, spec: Spec[Any, Any, Any, Any, Any], terminal: Terminal) -> None:
    least, most = spec.seats
    seats = f"{least} seats" if least == most else f"{least} to {most} seats"
    terminal.write(f"{terminal.paint(name, 'bold')}  {spec.title}, {seats}, rules {spec.rules_version}")
    editions = "; ".join(f"{edition.id} ({edition.title})" for edition in spec.editions)
    terminal.wrap(f"editions: {editions}", "dim", indent=4, hang=6)
    factions = "; ".join(f"{card.id.removeprefix(f'{card.kind}-')} ({card.name})" for card in spec.cards if card.kind == "faction")
    if factions:
        terminal.wrap(f"factions: {factions}", "dim", indent=4, hang=6)
    terminal.wrap(f"options: {options_of(spec)}", "dim", indent=4, hang=6)


def _write_choice(found: AnyGame, options: Any, terminal: Terminal) -> None:
    """Write the number of cards, and the seats and options of a new game with *options*."""
    state = found.new_game(options)
    terminal.wrap(f"cards: {len(found.SPEC.cards)}", "dim", indent=4, hang=6)
    chosen: object = getattr(state, "options", None)
    if isinstance(chosen, msgspec.Struct):
        given = ", ".join(f"{name}={option_text(getattr(chosen, name))}" for name in chosen.__struct_fields__)
        terminal.wrap(f"begins with: {len(found.seats(state))} seats; {given}", "dim", indent=4, hang=6)


def show_rules(arguments: argparse.Namespace, terminal: Terminal) -> int:
    """Run ``rules GAME [ID or WORD ...]``: write the whole rulebook, the core's rules last, or the rules that are named or searched for.

    With an edition, or a position, which has one, each rule is shown as in that edition.
    """
    found = chosen_game(arguments)
    spec, edition = found.SPEC, chosen_edition(found, arguments)
    terminal.speak(arguments.lang, found)
    rules = (*spec.rules, *CORE_RULES) if not arguments.word else rules_found(spec, arguments.word, terminal)
    for index, rule in enumerate(rules):
        if index:
            terminal.write()
        write_rule(rule, terminal, edition=edition)
    return 0


def rules_found(spec: Spec[Any, Any, Any, Any, Any], words: Sequence[str], terminal: Terminal) -> tuple[Rule, ...]:
    """Return the rules that one word names by their id, or else those that contain all the words, with matching titles first.

    A word matches the beginning of any word of the rule, in upper or lower case, in English or in the language of *terminal*. Raises
    CommandError if nothing is found.
    """
    rules = (*spec.rules, *CORE_RULES)
    if len(words) == 1 and find_rules(rules, words[0]):
        return find_rules(rules, words[0])
    wanted = [re.compile(rf"\b{re.escape(word)}", re.IGNORECASE) for text in words for word in text.split()]
    found = [rule for rule in rules if all(word.search(_whole(rule, terminal.worded(rule))) for word in wanted)]
    if not wanted or (not found and len(words) == 1):
        return rules_named(spec, words[0], terminal)
    if not found:
        raise CommandError(terminal.say("terminal-no-rule-words", game=spec.id, words=" ".join(words)))
    return tuple(sorted(found, key=lambda rule: not any(word.search(f"{rule.title}\n{terminal.worded(rule).title}") for word in wanted)))


def _whole(rule: Rule, worded: Rule) -> str:
    variants = [variant.text for variant in (*rule.variants, *worded.variants)]
    return "\n".join((rule.title, rule.text, worded.title, worded.text, *variants))


def rules_named(spec: Spec[Any, Any, Any, Any, Any], name: str, terminal: Terminal) -> tuple[Rule, ...]:
    """Return the rules of a game and of the core whose id is *name* or begins with it. Raises CommandError, which suggests similar ids."""
    rules = (*spec.rules, *CORE_RULES)
    found = find_rules(rules, name)
    if found:
        return found
    ids = [rule.id for rule in rules]
    sections = sorted({rule.id.rpartition("-")[0] for rule in rules})
    near = get_close_matches(name.upper(), [*ids, *sections], n=4, cutoff=0.5)
    hint = terminal.say("terminal-near", names=", ".join(near)) if near else terminal.say("terminal-rule-ids", names=", ".join(sections))
    raise CommandError(terminal.say("terminal-no-rule", game=spec.id, word=name, hint=hint))


def cards_named(spec: Spec[Any, Any, Any, Any, Any], word: str, terminal: Terminal) -> tuple[CardFacts, ...]:
    """Return the cards with *word* in their id or their name, in English or in the language of *terminal*; underscores count as blanks.

    Raises CommandError, which suggests similar names.
    """
    wanted = _plain(word)
    own = {card.id: terminal.card(card) for card in spec.cards}
    found = tuple(card for card in spec.cards if any(wanted in _plain(name) for name in (card.name, own[card.id], card.id)))
    if found:
        return found
    names = {name.lower(): name for name in (*(card.name for card in spec.cards), *own.values())}
    near = [names[name] for name in get_close_matches(word.lower(), names, n=4, cutoff=0.5)]
    fault = terminal.say("terminal-no-card", game=spec.id, word=word)
    raise CommandError(f"{fault}; {terminal.say('terminal-near', names=', '.join(near))}" if near else fault)


def _plain(name: str) -> str:
    return " ".join(name.lower().replace("_", " ").split())


def write_card(card: CardFacts, terminal: Terminal) -> None:
    """Write one card: its name, its numbers, its id and its text."""
    numbers = ", ".join(f"{terminal.translator.sentence(f'term-{name}', (), name)} {number}" for name, number in card.numbers)
    head = terminal.paint(terminal.card(card), "bold")
    terminal.write("  ".join(part for part in (head, numbers, terminal.paint(card.id, "dim")) if part))
    for text in card.text:
        terminal.wrap(text, indent=4, hang=6)


def write_rule(rule: Rule, terminal: Terminal, *, edition: str | None = None) -> None:
    """Write one rule: id, title, text, source, and the variants of all editions, or of *edition*."""
    terminal.write(f"{terminal.paint(rule.id, 'bold', 'cyan')}  {terminal.paint(terminal.worded(rule).title, 'bold')}")
    terminal.wrap(terminal.worded(rule).text.replace("``", ""), indent=4)
    for variant in terminal.worded(rule).variants:
        if edition not in {None, variant.edition}:
            continue
        terminal.wrap(f"{variant.edition}: {variant.text} ({_cited(variant.source, terminal)})", "yellow", indent=4, hang=6)
    source = terminal.say("terminal-source", source=_cited(rule.source, terminal))
    terminal.wrap(source if rule.enforced else f"{source}; {terminal.say('terminal-not-enforced')}", "dim", indent=4, hang=6)


def _cited(source: str, terminal: Terminal) -> str:
    return terminal.say("terminal-source-house") if source == "house" else source


def write_titles(rules: tuple[Rule, ...], terminal: Terminal) -> None:
    """Write ids and titles, one on a line."""
    width = max(len(rule.id) for rule in rules)
    for rule in rules:
        terminal.write(f"{terminal.paint(rule.id.ljust(width), 'cyan')}  {terminal.worded(rule).title}")


def show_schema(arguments: argparse.Namespace, terminal: Terminal) -> int:
    """Run ``schema GAME``: write the JSON Schema, indented, or with ``--typescript`` the TypeScript module."""
    found = game(arguments.game)
    if arguments.typescript:
        terminal.write(typescript(found).rstrip("\n"))
    else:
        terminal.write(msgspec.json.format(msgspec.json.encode(json_schema(found))).decode())
    return 0

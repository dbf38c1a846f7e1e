"""``list`` and ``schema``: the installed games and their types."""

from __future__ import annotations

import argparse
import sys
from typing import Any

import msgspec

from boardrules.bots import LEVELS
from boardrules.capabilities import Wording
from boardrules.characters import escaped
from boardrules.cli._arguments.chosen import AnyGame, chosen_start
from boardrules.cli._arguments.options import option_text, options_of
from boardrules.cli._screen.terminal import CommandError, Terminal
from boardrules.errors import RegistryError
from boardrules.lessons import lessons
from boardrules.messages import Messages
from boardrules.registry import game, games
from boardrules.schema import json_schema, typescript
from boardrules.transforms import capability

__all__ = ["list_games", "show_schema"]


def list_games(arguments: argparse.Namespace, terminal: Terminal) -> int:
    """Run ``list``: write a block for each game, or ``list GAME``: the block of one game, with its cards, seats and options.

    Returns the exit code, 2 if a game cannot be loaded.
    """
    if arguments.game is not None:
        found, options = chosen_start(arguments)
        terminal.speak(arguments.lang, found)
        _write_block(found.SPEC.id, found, terminal)
        _write_choice(found, options, terminal)
        return 0
    if arguments.pack or arguments.option or arguments.edition is not None or arguments.position is not None:
        raise CommandError("packs, options, editions and positions belong to one game: name it, as in 'boardrules list pixies'")
    code = 0
    with terminal.paged():
        for name in games():
            try:
                found = game(name)
            except RegistryError as error:
                sys.stderr.write(f"boardrules: {escaped(str(error), lines=True)}\n")
                code = 2
            else:
                terminal.speak(arguments.lang, found)
                _write_block(name, found, terminal)
    return code


def _write_block(name: str, found: AnyGame, terminal: Terminal) -> None:
    """Write the title, editions, factions, options, lessons and levels of bots of a game."""
    spec, say = found.SPEC, terminal.say
    least, most = spec.seats
    key = "terminal-list-head-same" if least == most else "terminal-list-head"
    head = say(key, least=least, most=most, version=spec.rules_version)
    terminal.write(f"{terminal.paint(name, 'bold')}  {terminal.title(found)}, {head}")
    editions = "; ".join(f"{edition.id} ({edition.title})" for edition in spec.editions)
    terminal.wrap(say("terminal-list-editions", names=editions), "dim", indent=4, hang=6)
    factions = "; ".join(
        f"{card.id.removeprefix(f'{card.kind}-')} ({terminal.card(card)})" for card in spec.cards if card.kind == "faction"
    )
    if factions:
        terminal.wrap(say("terminal-list-factions", names=factions), "dim", indent=4, hang=6)
    terminal.wrap(say("terminal-list-options", names=options_of(spec)), "dim", indent=4, hang=6)
    if taught := "; ".join([terminal.translator(lesson.title) for lesson in lessons(found)]):
        terminal.wrap(say("terminal-list-lessons", titles=taught, command=f"boardrules play {name} --lesson"), "dim", indent=4, hang=6)
    terminal.wrap(say("terminal-list-levels", names=", ".join(LEVELS)), "dim", indent=4, hang=6)


def _write_choice(found: AnyGame, options: Any, terminal: Terminal) -> None:
    """Write what each option means, the number of cards, and the seats and options of a new game with *options*."""
    wording = capability(found, Wording[Any, Any, Any])
    if wording is not None:
        _write_meanings(found, wording.MESSAGES, terminal)
    state = found.new_game(options)
    terminal.wrap(terminal.say("terminal-list-cards", n=len(found.SPEC.cards)), "dim", indent=4, hang=6)
    chosen: object = getattr(state, "options", None)
    if isinstance(chosen, msgspec.Struct):
        given = ", ".join(f"{name}={option_text(getattr(chosen, name))}" for name in chosen.__struct_fields__)
        seats = len(found.seats(state))
        terminal.wrap(terminal.say("terminal-list-begins", seats=seats, options=given), "dim", indent=4, hang=6)


def _write_meanings(found: AnyGame, messages: Messages, terminal: Terminal) -> None:
    """Write what each option means, as the messages of the game say it."""
    options: Any = found.SPEC.options
    for field in msgspec.structs.fields(options):
        key = f"option-{field.name.replace('_', '-')}"
        if english := messages.in_english(key, {}):
            terminal.wrap(f"{field.name}: {terminal.translator.sentence(key, (), english)}", "dim", indent=6, hang=8)


def show_schema(arguments: argparse.Namespace, terminal: Terminal) -> int:
    """Run ``schema GAME``: write the JSON Schema, indented, or with ``--typescript`` the TypeScript module."""
    found = game(arguments.game)
    if arguments.typescript:
        terminal.write(typescript(found).rstrip("\n"))
    else:
        terminal.write(msgspec.json.format(msgspec.json.encode(json_schema(found))).decode())
    return 0

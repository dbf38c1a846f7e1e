"""``rules --pdf`` and ``rules --html``: a rule sheet written to a file."""

from __future__ import annotations

import argparse

from boardrules.cli._arguments.chosen import AnyGame
from boardrules.cli._screen.terminal import CommandError, Terminal
from boardrules.sheets import Sheets, to_html, to_pdf, worded
from boardrules.sheets.pdf import require_print
from boardrules.transforms import capability

__all__ = ["write_sheet"]


def write_sheet(found: AnyGame, edition: str | None, arguments: argparse.Namespace, terminal: Terminal) -> int:
    """Write the rule sheet of a game to the files of ``--pdf`` and ``--html``.

    Raises CommandError if the game has none or the extra ``print`` is missing.
    """
    if arguments.word or arguments.diff is not None:
        raise CommandError("a rule sheet has the rules that its game chose: leave out ID and WORD, and --diff")
    if arguments.pack:
        raise CommandError("a rule sheet says nothing about custom cards: leave out --pack")
    if capability(found, Sheets) is None:
        raise CommandError(f"{found.SPEC.id} has no rule sheet")
    try:
        if arguments.pdf is not None:
            require_print()
    except ImportError as error:
        raise CommandError(str(error)) from None
    sheet = worded(found, edition=edition, language=arguments.lang)
    if arguments.pdf is not None:
        arguments.pdf.write_bytes(to_pdf(sheet))
        terminal.write(terminal.say("terminal-new-written", file=str(arguments.pdf)), "dim")
    if arguments.html is not None:
        arguments.html.write_text(to_html(sheet), encoding="utf-8")
        terminal.write(terminal.say("terminal-page-written", file=str(arguments.html)), "dim")
    return 0

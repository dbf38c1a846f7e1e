"""``python -m boardrules.translation [GAME...]``: compile the messages of games, or of the library itself.

Writes ``locales/en.json``, the same for the languages whose plurals the library knows, ``locales/en/rules.ftl``,
``locales/en/rule_texts.ftl`` and ``locales/en/cards.ftl`` in the package of each game. Needs the extra ``i18n``. ``--check`` writes
nothing, and exits with code 1 if a file is not up to date.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from boardrules.capabilities import Wording
from boardrules.contract import CardFacts
from boardrules.messages import CORE_MESSAGES, Messages
from boardrules.registry import game
from boardrules.rulebook import CORE_RULES
from boardrules.transforms import capability
from boardrules.translation.compiling import cards_file, compiled, rule_texts_file, rules_file
from boardrules.translation.spoken import PLURALS

__all__ = ["files_of", "main"]


def files_of(name: str | None) -> Mapping[Path, bytes]:
    """Return the files to write for the game called *name*, or for the library if it is None. Raises MessageFault, RegistryError."""
    messages: Messages = CORE_MESSAGES
    rules = CORE_RULES
    cards: tuple[CardFacts, ...] = ()
    if name is not None:
        found = game(name)
        wording = capability(found, Wording[Any, Any, Any])
        if wording is None:
            raise SystemExit(f"{name} has no messages: it needs MESSAGES, event_message and label_message")
        messages, rules, cards = wording.MESSAGES, found.SPEC.rules, found.SPEC.cards
    folder = Path(str(messages.folder))
    written = {folder / "en" / "rules.ftl": rules_file(rules).encode(), folder / "en" / "rule_texts.ftl": rule_texts_file(rules).encode()}
    if cards:
        written[folder / "en" / "cards.ftl"] = cards_file(cards, messages).encode()
    own = [file.read_text("utf-8") for file in sorted((folder / "en").glob("*.ftl")) if file not in written]
    compiled_ones = {folder / "en.json": compiled(own)}
    for language in PLURALS:
        if sources := messages.sources(language):
            compiled_ones[folder / f"{language}.json"] = compiled(sources)
    return {**written, **compiled_ones}


def main(names: Sequence[str]) -> int:
    """Write the files, or with ``--check`` list those that differ, and return the exit code."""
    check = "--check" in names
    code = 0
    games: list[str | None] = [name for name in names if name != "--check"]
    for name in games or [None]:
        for path, content in files_of(name).items():
            if path.is_file() and path.read_bytes() == content:
                continue
            code = int(check)
            sys.stdout.write(f"{path} {'is not up to date' if check else 'written'}\n")
            if not check:
                path.write_bytes(content)
    return code


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

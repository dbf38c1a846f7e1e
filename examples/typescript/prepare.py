"""Write what the client takes from the library into ``src/generated``: the types, messages and cards of every installed game."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from boardrules import CORE_MESSAGES, Messages, Wording, capability, game, games, languages, typescript

HERE = Path(__file__).resolve().parent


def messages_of(played: Any) -> Messages | None:
    """Return the messages of a game, None if it has none."""
    wording: Wording[Any, Any, Any] | None = capability(played, Wording[Any, Any, Any])
    return None if wording is None else wording.MESSAGES


def files_of(messages: Messages) -> dict[str, list[str]]:
    """Return the Fluent files of a package, by language."""
    return {tag: list(messages.sources(tag)) for tag in messages.languages()}


def cards_of(played: Any) -> dict[str, tuple[str, str]]:
    """Return the key of the name of each card, and its English name, by its id."""
    messages = messages_of(played) or CORE_MESSAGES
    return {card.id: (messages.card_key(card.id, card.name), card.name) for card in (*played.SPEC.cards, *played.SPEC.pieces)}


def module(comment: str, **values: object) -> str:
    """Return a module of constants."""
    constants = [f"export const {name} = {json.dumps(value, ensure_ascii=False)} as const;\n" for name, value in values.items()]
    return f"// {comment}\n" + "".join(constants)


def main() -> None:
    """Write all modules anew."""
    folder = HERE / "src" / "generated"
    folder.mkdir(exist_ok=True)
    played = {name: game(name) for name in games()}
    for name, one in played.items():
        (folder / f"{name}.ts").write_text(typescript(one), encoding="utf-8")
    imports = "".join(f'import type {{ Types as {name} }} from "./{name}.js";\n' for name in played)
    fields = "".join(f"  readonly {name}: {name};\n" for name in played)
    titles = module("The installed games.", TITLES={name: one.SPEC.title for name, one in played.items()})
    text = f"{titles}\n{imports}\n/** The types of the games by their names. */\nexport interface Games {{\n{fields}}}\n"
    (folder / "games.ts").write_text(text, encoding="utf-8")
    own = {name: {} if (found := messages_of(one)) is None else files_of(found) for name, one in played.items()}
    tags = sorted({tag for one in played.values() for tag in languages(one)})
    said = "The Fluent files of the library and of the games, by language; the key and the English name of each card, by its id."
    text = module(said, LANGUAGES=tags, CORE=files_of(CORE_MESSAGES), OWN=own, CARDS={name: cards_of(one) for name, one in played.items()})
    (folder / "messages.ts").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()

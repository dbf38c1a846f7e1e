"""The cards of a seat's first deck, by the mode: the only module that knows."""

from __future__ import annotations

from boardrules.pixel_tactics._types.options import Options

__all__ = ["heroes_of", "leaders_of"]


def heroes_of(options: Options, seat: int, names: tuple[str, ...]) -> tuple[str, ...]:
    """Return the names of the cards in a seat's own deck; *names*: of all cards in play. With a shared deck there are none (PT-POOL-1)."""
    match options.mode:
        case "constructed":
            return options.decks[seat].heroes
        case "pool":
            return ()
        case "duel" | "teams":
            return names


def leaders_of(options: Options, seat: int) -> tuple[str, ...]:
    """Return the names of the cards in a seat's deck of leaders; there is one if decks are constructed (PT-DECK-1)."""
    return options.decks[seat].leaders if options.mode == "constructed" else ()

"""Decks by the mode: the cards that a seat's first deck has, and what is required of sets and deck lists (PT-POOL-1, PT-DECK-1)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from boardrules.pixel_tactics._types.options import Mode, Options

TWO_SETS: Final[tuple[Mode, ...]] = ("pool", "constructed")
"""The modes that need two sets or more."""
HEROES: Final = 25
"""Number of cards in a constructed deck of heroes."""
LEADERS: Final = 5
"""Number of cards in a deck of leaders."""
PLAYERS: Final = 2
RULES: Final = {"pool": "PT-POOL-1", "constructed": "PT-DECK-1"}


def mode_faults(options: Options, sets: tuple[str, ...], names: list[str]) -> Iterator[str]:
    """Yield everything in *options* that the mode does not allow, each as ``path: what is wrong``; *names*: of all cards in play."""
    if options.mode in TWO_SETS and len(sets) < 2:
        yield f"$.cards: cards of two sets or more are needed, not of {', '.join(sets)} alone ({RULES[options.mode]})"
    if options.mode != "constructed":
        if options.decks:
            yield f"$.decks: only constructed decks have lists, and the mode is {options.mode} (PT-DECK-1)"
        return
    if len(options.decks) != PLAYERS:
        yield f"$.decks: each of {PLAYERS} players has a list, not {len(options.decks)} (PT-DECK-1)"
    known = set(names)
    for seat, deck in enumerate(options.decks):
        places: dict[str, str] = {}
        for part, cards, size in (("heroes", deck.heroes, HEROES), ("leaders", deck.leaders, LEADERS)):
            path = f"$.decks[{seat}].{part}"
            if len(cards) != size:
                yield f"{path}: there are {len(cards)} cards, not {size} (PT-DECK-1)"
            for index, name in enumerate(cards):
                if name not in known:
                    yield f"{path}[{index}]: there is no card {name!r} in {', '.join(sets)} (PT-DECK-1)"
                elif name in places:
                    yield f"{path}[{index}]: {name!r} is in {places[name]} already (PT-DECK-1)"
                places.setdefault(name, f"{part}[{index}]")


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

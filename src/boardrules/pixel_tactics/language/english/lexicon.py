"""The words of card texts in English, and the small forms that all clauses are made of."""

from __future__ import annotations

from typing import Final, NamedTuple

from boardrules.pixel_tactics.language.grammar import expressions

__all__ = [
    "BOUND",
    "COMPARED",
    "COUNTED",
    "FLIPPED",
    "KEYWORDS",
    "KNOWN",
    "NEIGHBOURS",
    "NOUNS",
    "ORDINALS",
    "PLAYERS",
    "ROWS",
    "TIMES",
    "Clause",
    "Noun",
    "listed",
    "plain",
    "plural",
    "things",
    "top_cards",
]

NOUNS: Final[dict[expressions.CardKind, tuple[str, str]]] = {
    "hero": ("hero", "heroes"),
    "leader": ("leader", "leaders"),
    "corpse": ("corpse", "corpses"),
}
ROWS: Final = {"V": "vanguard", "F": "flank", "R": "rear"}
KEYWORDS: Final = {"intercept": "Intercept", "ranged": "Ranged Attack", "status": "a status effect"}
COMPARED: Final = {"==": "exactly", "!=": "anything but", "<": "less than", "<=": "at most", ">": "more than", ">=": "at least"}
COUNTED: Final = {"==": "exactly", "!=": "any number but", "<": "fewer than", "<=": "at most", ">": "more than", ">=": "at least"}
FLIPPED: Final = {"==": "equal to", "!=": "unequal to", "<": "above", "<=": "no less than", ">": "below", ">=": "no more than"}
"""The words for a comparison that is told from its right side: ``5 >= its life``, its life is *no more than* 5."""
ORDINALS: Final = ("no", "first", "second", "third", "fourth", "fifth")
BOUND: Final = {"attacker": "the attacker", "target": "the target", "hero": "that hero", "source": "the card that dealt it"}
KNOWN: Final = {
    "that_much": "the damage dealt",
    "discarded": "the number of cards discarded that way",
    "drawn": "the number of cards drawn that way",
    "noted": "the number noted",
    "behind": "the highest number noted minus that player's own",
    "nth_turn": "the number of orders played this turn so far",
    "nth_wave": "the number of orders played this wave so far",
}
TIMES: Final = {-2: "minus twice", -1: "minus", 1: "", 2: "twice"}
NEIGHBOURS: Final[dict[expressions.UnitSide, str]] = {
    "own": "",
    "one_rival": "one rival's ",
    "rival": "rival ",
    "others": "other player's ",
    "any": "own or rival ",
    "its": "that unit's ",
}
PLAYERS: Final[dict[expressions.Whose, str]] = {
    "own": "you",
    "one_rival": "one rival",
    "rival": "each rival",
    "others": "each other player",
    "any": "each player",
}


class Noun(NamedTuple):
    """A noun phrase, and whether its verb is plural."""

    text: str
    plural: bool = False

    def verb(self, one: str, many: str) -> str:
        """Return the phrase with its verb: ``has``, ``have``."""
        return f"{self.text} {many if self.plural else one}"


class Clause(NamedTuple):
    """A clause: the words of one sentence without capital and full stop, and the sentences that belong to it.

    ``asks``: it begins with a verb that speaks to the player, so that "you may" can go before it.
    """

    text: str
    asks: bool = True
    more: tuple[str, ...] = ()


def listed(words: list[str], last: str = "and") -> str:
    """Return a list in words: ``a``; ``a and b``; ``a, b and c``."""
    return "".join(words) if len(words) < 2 else f"{', '.join(words[:-1])} {last} {words[-1]}"


def plural(what: str) -> str:
    """Return the plural of a noun: ``cards``, ``heroes``."""
    return f"{what}es" if what.endswith("o") else f"{what}s"


def things(n: int, what: str) -> str:
    """Return a number of things: ``1 card``, ``2 cards``."""
    return f"{n} {what if n == 1 else plural(what)}"


def top_cards(n: int) -> str:
    """Return the top cards of a deck: ``the top card``, ``the top 3 cards``."""
    return "the top card" if n == 1 else f"the top {n} cards"


def plain(name: str) -> str:
    """Return a name from a pack as words."""
    return name.replace("_", " ")

"""The shape of a pack in JSON: every field of the wrong kind with its place, where reading it whole stops at the first."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final, TypeAlias

import msgspec

from boardrules.pixel_tactics._pack import card_faults
from boardrules.pixel_tactics.language import Ability, Card, Hero, Leader, Order, Pack

if TYPE_CHECKING:
    from typing_extensions import TypeForm

__all__ = ["shape_faults"]

Json: TypeAlias = "dict[str, Json] | list[Json] | str | int | float | bool | None"

ROWS: Final = ("vanguard", "flank", "rear")
SIDE: Final[dict[str, Json]] = {"name": "", "attack": 0, "life": 1}


def shape_faults(data: bytes) -> list[str]:
    """Every fault of a pack that cannot be read, as ``path: what is wrong``.

    Each side of a card is read by itself, each of its abilities too, and a card that can be read is looked through like one of a pack
    that can. An ability tells its first fault only.
    """
    try:
        pack: Json = msgspec.json.decode(data)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        return [f"no JSON: {error}"]
    cards: Json = None
    if isinstance(pack, dict):
        cards = pack.get("cards")
        if isinstance(cards, list):
            pack = {**pack, "cards": []}
    found = list(_read(pack, Pack, ""))
    if isinstance(cards, list):
        for index, card in enumerate(cards):
            found += _card(card, f"cards[{index}]")
    return found


def _card(card: Json, path: str) -> Iterator[str]:
    try:
        whole = msgspec.convert(card, Card)
    except msgspec.ValidationError:
        pass
    else:
        for fault in card_faults(whole):
            yield f"{path}.{fault}"
        return
    if not isinstance(card, dict):
        yield from _read(card, Card, path)
        return
    yield from _read({**card, **{side: SIDE for side in ("hero", "leader") if side in card}}, Card, path)
    if "hero" in card:
        yield from _side(card["hero"], Hero, f"{path}.hero", ROWS)
    if "leader" in card:
        yield from _side(card["leader"], Leader, f"{path}.leader", ("abilities",))


def _side(side: Json, kind: type[Hero | Leader], path: str, boxes: tuple[str, ...]) -> Iterator[str]:
    if not isinstance(side, dict):
        yield from _read(side, kind, path)
        return
    shell = side.copy()
    lists: list[tuple[str, list[Json]]] = []
    for name in boxes:
        abilities = side.get(name)
        if isinstance(abilities, list):
            shell[name] = []
            lists.append((name, abilities))
    hand = side.get("hand") if kind is Hero else None
    if hand is not None:
        shell["hand"] = None
    yield from _read(shell, kind, path)
    for name, abilities in lists:
        for index, ability in enumerate(abilities):
            yield from _read(ability, Ability, f"{path}.{name}[{index}]")
    if hand is not None:
        yield from _read(hand, Order, f"{path}.hand")


def _read(value: Json, kind: TypeForm[object], path: str) -> Iterator[str]:
    """What is wrong with one value, with its place in the pack."""
    try:
        msgspec.convert(value, kind)
    except msgspec.ValidationError as error:
        what, _, within = str(error).partition(" - at `")
        place = (path + within.rstrip("`").removeprefix("$")).removeprefix(".")
        yield f"{place}: {what}" if place else what

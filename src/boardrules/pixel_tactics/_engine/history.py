"""The history of cards in this turn and this wave, the limits that follow from it, and the actions under way on the stack."""

from __future__ import annotations

from typing import Final, Literal

from boardrules.pixel_tactics import _types as t
from boardrules.pixel_tactics._engine.activation import Activation
from boardrules.pixel_tactics._engine.position import Position

EXCLUSIVE: Final[dict[str, t.ExclusiveDeed]] = {"attacked": "attacked", "cast": "cast", "moved": "moved", "recruited": "recruited"}
STARRED: Final = frozenset[str](EXCLUSIVE)
"""The actions of which a hero does one only (PT-ACT-13)."""
ATTACKED_ONCE: Final = "attacked-once"
"""The deed of having made an attack, of a card that a text lets make one a wave only."""
BLOCKING: Final[dict[str, t.ExclusiveDeed]] = {"attacked": "attacked", "cast": "cast", "recruited": "recruited"}
"""What bars a card from attacking and casting for the rest of the wave (PT-ACT-3, PT-ACT-4)."""
MELEE: Final[tuple[t.MeleeDeed, ...]] = ("melee-0", "melee-1", "melee-2", "melee-3")
"""The deed of having attacked a seat's unit in melee, by that seat."""


# ----------------------------------------------------------------------------------------------------------------------------- writing
def with_noted(deeds: tuple[t.Deed, ...], deed: t.Deed) -> tuple[t.Deed, ...]:
    """Return *deeds* and *deed*, in their one order."""
    if not deeds:
        return (deed,)
    return deeds if deed in deeds else tuple(sorted((*deeds, deed)))


def with_deed(piece: t.Piece, deed: t.Deed) -> t.Piece:
    """Return a card that has done or suffered something this turn and this wave."""
    turn, wave = piece.done_this_turn, piece.done_this_wave
    if not turn and not wave:
        turn = wave = (deed,)
    elif deed in turn and deed in wave:
        return piece
    else:
        turn, wave = with_noted(turn, deed), with_noted(wave, deed)
    return t.Piece(
        piece.card, piece.face, piece.damage, turn, wave, piece.mods, piece.markers, piece.peak_damage, piece.trait, piece.copies
    )


def used(text: str, time: int = 1) -> t.TextUse:
    """Return the deed of having used a text for the first time, or the *time*-th."""
    return t.TextUse(text if time == 1 else f"{text}#{time}")


# ------------------------------------------------------------------------------------------------------------------------------ asking
def did(piece: t.Piece, deed: t.Deed) -> bool:
    """Return whether a card did or suffered something in this wave."""
    return deed in piece.done_this_wave


def used_up(piece: t.Piece, text: str, once: Literal["turn", "wave"]) -> bool:
    """Return whether a text that works once a turn or a wave has worked for a card already."""
    return text in (piece.done_this_turn if once == "turn" else piece.done_this_wave)


def uses(piece: t.Piece, text: str) -> int:
    """Return how often a card has used a limited text of its own in this wave."""
    return sum([deed == text or deed.startswith(f"{text}#") for deed in piece.done_this_wave])


def with_use(piece: t.Piece, text: str) -> t.Piece:
    """Return a card that has done once more what a text of it says."""
    return with_deed(piece, used(text, uses(piece, text) + 1))


def exclusive_action(position: Position, piece: t.Piece) -> t.ExclusiveDeed | None:
    """Return the starred action by which a card is bound this turn (this wave), if it is (PT-ACT-13)."""
    deeds = piece.done_this_turn if position.edition.exclusive == "turn" else piece.done_this_wave
    for deed in deeds:  # there are fewer of these, and in that order
        if deed in STARRED:
            return EXCLUSIVE[deed]
    return None


def action_block(position: Position, piece: t.Piece) -> t.ExclusiveDeed | Literal["revived", "fell"] | None:
    """Return why a card may not attack or cast as an action now, as the deed that bars it (PT-ACT-3, PT-ACT-4, PT-ACT-13).

    To have been revived bars it in some editions only (PT-RUL-15, PT-FAQ-3).
    """
    deeds = piece.done_this_wave
    for deed in deeds:
        if deed in BLOCKING:
            return BLOCKING[deed]
    if not position.edition.revived_act:
        if "revived" in deeds:
            return "revived"
        if piece.face == "risen" and "fell" in deeds:
            return "fell"
    return exclusive_action(position, piece)


# --------------------------------------------------------------------------------------------------------------------------- under way
def executing(position: Position) -> set[str]:
    """Return the cards whose orders are being executed (PT-LOOP-1)."""
    return {entry.card for entry in position.stack if isinstance(entry, t.OrderFrame)}


def under_way(position: Position, text: str, card: str) -> bool:
    """Return whether a text of a card is being carried out already: a spell does not begin again within itself (PT-LOOP-1)."""
    for entry in position.stack:  # noqa: SIM110  (empty in an ordinary turn: no generator for nothing)
        if isinstance(entry, Activation) and entry.program.id == text and entry.source == card:
            return True
    return False

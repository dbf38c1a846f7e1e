"""The names of the parameters of each question of Pixel Tactics, by its key.

``card`` is the card whose text asks, or from which damage is passed on; ``whom`` the card that the question concerns, ``source`` the card
that deals the damage. All three are ids, with ``:leader`` behind them for a leader, or ``none``. ``other`` is the second card on to which
the same damage can be passed afterwards, or ``none``. ``seat`` is the player whose hand or deck it is. ``low``, ``high``, ``least`` and
``most`` are bounds, ``done`` and ``picked`` count what is chosen, ``left`` what is still to be chosen, and ``amount`` is how much it is.

``decline`` says what declining does: ``no``, it is not legal; ``stop``, nothing more is chosen, and what was chosen counts; ``skip``, the
optional part is passed over, and the text goes on; ``end``, the rest of the text is not carried out.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal, TypeAlias

from boardrules.pixel_tactics._packs.ops import AskingStep
from boardrules.pixel_tactics.language.grammar.effects import AskingEffect

OwnKey: TypeAlias = Literal["leader", "turn", "attack.aim", "damage.order", "damage.divert", "triggers.next", "pool.walk"]
DecisionKey: TypeAlias = Literal[OwnKey, AskingStep, AskingEffect]
"""The key of a question, independent of its wording; a question by a text is called after the step that asks."""

OWN_KEYS: Final[Mapping[str, tuple[str, ...]]] = {
    "leader": (),
    "turn": ("wave", "actions"),
    "attack.aim": ("card", "whom", "kind"),
    "damage.order": ("card", "whom", "source", "least", "most"),
    "damage.divert": ("card", "whom", "source", "other", "most"),
    "triggers.next": ("n",),
    "pool.walk": ("coins", "left", "to"),
}
"""The parameters of questions that no step of a text asks."""

_TEXTS: Final[Mapping[str, tuple[str, ...]]] = {
    "AskNumber": ("what", "whom", "most"),
    "AskPieces": ("does", "by", "low", "high", "picked", "whom"),
    "AskYes": ("does", "whom", "amount"),
    "AttackWith": ("may", "kind", "bonus", "done"),
    "ChooseArea": ("shape",),
    "ChooseCopied": (),
    "ChooseRival": (),
    "ChooseTrait": ("whom",),
    "CopySpell": ("picked", "whom"),
    "DiscardAny": ("done",),
    "DiscardCard": ("seat", "left"),
    "DrawUpTo": ("most",),
    "KeepOne": ("top",),
    "MoveMarkers": ("kind", "whom", "most"),
    "MovePiece": ("whom",),
    "OrderTop": ("left",),
    "PlaceTop": ("top", "seat"),
    "PlayOrders": ("low", "high", "done"),
    "PutCorpse": ("whom",),
    "Rearrange": ("whom", "left"),
    "Recruits": ("low", "high", "done"),
    "Redistribute": ("whom", "left", "again"),
    "RevealCard": ("seat", "order"),
    "Search": (),
    "Share": ("what", "left", "whom"),
    "SortDrawn": ("place", "left"),
}

PARAMS: Final[Mapping[str, tuple[str, ...]]] = {**OWN_KEYS, **{key: ("card", "decline", *names) for key, names in _TEXTS.items()}}
"""The parameters of every question, in order."""

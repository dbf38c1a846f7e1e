"""Actions as buttons say them: "Knight attacks the leader in melee"."""

from __future__ import annotations

from boardrules.messages import Message, capitalized
from boardrules.pixel_tactics._messages import MESSAGES
from boardrules.pixel_tactics._packs.catalogue import Catalogue
from boardrules.pixel_tactics._text.naming import LabelNames
from boardrules.pixel_tactics._text.said import said
from boardrules.pixel_tactics._types.actions import Action
from boardrules.pixel_tactics._types.view import View


def label(catalogue: Catalogue, view: View, action: Action) -> str:
    """*action* in words. Cards of the seat that acts are called by their names, others' with their seat where it is not plain."""
    return capitalized(MESSAGES.english(label_message(catalogue, view, action)))


def label_message(catalogue: Catalogue, view: View, action: Action) -> Message:
    """*action* as a message."""
    key, params = said(catalogue, view, action)
    names = LabelNames(catalogue, view, action.by)
    return Message(f"label-{key.replace('.', '-')}", tuple([(name, names.argument(name, value)) for name, value in params]))

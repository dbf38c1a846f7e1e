"""The values of Pixel Tactics: options, state, stack, actions, events, view; structs and nothing else."""

from __future__ import annotations

from boardrules.pixel_tactics._types.actions import *
from boardrules.pixel_tactics._types.bindings import *
from boardrules.pixel_tactics._types.cards import *
from boardrules.pixel_tactics._types.changes import *
from boardrules.pixel_tactics._types.course import *
from boardrules.pixel_tactics._types.events import *
from boardrules.pixel_tactics._types.options import *
from boardrules.pixel_tactics._types.stack import *
from boardrules.pixel_tactics._types.state import *
from boardrules.pixel_tactics._types.values import *
from boardrules.pixel_tactics._types.view import *

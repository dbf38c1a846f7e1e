"""The values of Chibitactics: options, state, stack, actions, events, view; structs and nothing else."""

from __future__ import annotations

from boardrules.chibitactics._types.actions import *
from boardrules.chibitactics._types.events import *
from boardrules.chibitactics._types.options import *
from boardrules.chibitactics._types.stack import *
from boardrules.chibitactics._types.state import *
from boardrules.chibitactics._types.unit_events import *
from boardrules.chibitactics._types.values import *

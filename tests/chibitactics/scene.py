"""A position with everything in it that a rendering shows."""

from __future__ import annotations

from boardrules import chibitactics as ct
from boardrules.values import Seat
from tests.chibitactics.packs import wide
from tests.chibitactics.scenario import Scenario

WIDE = wide()
UNITS = {"ansel-0": (3, 2), "caster-0": (0, 3), "moss-1": (4, 2), "ort-1": (12, 0)}


def scene() -> Scenario:
    """A position with a wounded unit, a savage, a creature, a trophy and something lying on a cell."""
    return Scenario(
        UNITS,
        pack=WIDE,
        board=("middle", ""),
        wounded=("ort-1",),
        savages={"gnaw": ((7, 1), 0)},
        creatures={"sprout-1-1": ((13, 0), "ort-1", "ort.bud")},
        trophies={"moss-1": ("bryn-0",)},
        effects=(ct.Effect("caster.mine", 0, "sustained", Seat(0), "caster-0", "", 5),),
    )

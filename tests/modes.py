"""Games of the library in each of their modes, by name: for laws that whole games have to keep."""

from __future__ import annotations

from typing import Any

from boardrules import chibitactics, pixel_tactics, pixies
from boardrules.pixel_tactics._types.options import EditionId
from tests.pixel_tactics.golden import decks

EDITIONS: tuple[EditionId, ...] = ("en", "ru", "first", "pl")
SETS = ("set_1_first", "set_1", "set_2")
PT = pixel_tactics.Options
TABLES: dict[str, tuple[Any, Any]] = {
    **{f"duel-{edition}-{cards}": (pixel_tactics, PT(edition=edition, cards=(cards,))) for edition in EDITIONS for cards in SETS},
    **{
        f"teams-{edition}-{cards}": (pixel_tactics, PT(edition=edition, mode="teams", cards=(cards,)))
        for edition in EDITIONS
        for cards in SETS
    },
    **{f"pool-{edition}": (pixel_tactics, PT(edition=edition, mode="pool", cards=("set_1", "set_2"))) for edition in EDITIONS},
    **{f"constructed-{edition}": (pixel_tactics, PT(edition=edition, mode="constructed", decks=decks(edition, 0))) for edition in EDITIONS},
    **{f"pixies-{seats}": (pixies, pixies.Options(seats=seats)) for seats in range(2, 6)},
    **{f"chibitactics-{seats}": (chibitactics, chibitactics.Options(seats=seats)) for seats in range(2, 7)},
}

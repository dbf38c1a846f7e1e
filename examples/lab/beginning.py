"""Positions to begin with, and what becomes of a position when a pack of custom cards comes or goes."""

from __future__ import annotations

from typing import Any, Final, TypeAlias

import msgspec

from boardrules import BoardRulesError, Positions, capability, chibitactics, from_json, pixel_tactics

__all__ = ["Setup", "fitted", "sample"]

Setup: TypeAlias = dict[str, Any]
"""A Setup as JSON has it."""

SAMPLES: Final[dict[str, str]] = {
    "pixel_tactics": '{"options":{"cards":["set_1"]},"players":['
    '{"unit":[["F2","leader:vampire/12"],["V1","knight/3"],["R2","corpse:mystic"]],"hand":["alchemist","oracle"]},'
    '{"unit":[["F2","leader:paladin/2"],["V2","witch/1"],["V3","knight"]]}]}',
    "chibitactics": '{"round":4,"units":[{"id":"orla-0","cell":[1,1]},'
    '{"id":"tam-0","cell":[2,1],"wounded":true},{"id":"morel-1","cell":[2,2]}]}',
    "pixies": '{"areas":[[[1,"R1_C/B1_S6"],[4,"B4_0"]]],"table":["B4_C","M2_0","R9_0"]}',
}
"""Positions to begin with; a game that is not named here begins with its own defaults."""


def sample(name: str, played: Any) -> Setup:
    """Return a position to begin with, of a game that may have a pack."""
    found: Setup = msgspec.json.decode(SAMPLES.get(name, "{}"))
    pack = played.SPEC.pack
    match pack:
        case pixel_tactics.Pack():
            return _with_cards(found, pack)
        case chibitactics.Pack():
            return {"round": 4, "units": _units(pack)}
    return found


def fitted(name: str, played: Any, position: Setup) -> Setup:
    """Return *position* with the cards of the pack that *played* has now, if it can be set up with them; otherwise one to begin with."""
    pack = played.SPEC.pack
    moved = _with_cards(position, pack) if name == "pixel_tactics" else position
    positions: Positions[Any, Any] | None = capability(played, Positions[Any, Any])
    try:
        if positions is not None:
            positions.set_up(from_json(positions.SETUP, msgspec.json.encode(moved)))
    except (BoardRulesError, msgspec.MsgspecError):
        return sample(name, played)
    return moved


def _with_cards(position: Setup, pack: pixel_tactics.Pack | None) -> Setup:
    """Return a position of Pixel Tactics that names its sets, with the set of *pack* as the only one that is custom."""
    options: Setup = position.get("options") or {}
    if not options.get("cards"):
        return position
    printed = {known.id for known in pixel_tactics.SETS}
    cards = [known for known in options["cards"] if known in printed] + ([] if pack is None else [pack.id])
    return {**position, "options": {**options, "cards": cards}}


def _units(pack: chibitactics.Pack) -> list[Setup]:
    """Return two units of the first faction of a pack, and one of the last."""
    first, last = pack.factions[0].units, pack.factions[-1].units
    found: list[Setup] = [{"id": f"{first[0].id}-0", "cell": [1, 1]}, {"id": f"{last[0].id}-1", "cell": [2, 2]}]
    return [*found, {"id": f"{first[1].id}-0", "cell": [2, 1], "wounded": True}] if len(first) > 1 else found

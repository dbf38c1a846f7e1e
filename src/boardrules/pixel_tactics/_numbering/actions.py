"""The actions of Pixel Tactics as numbers: kind by kind, each a product of what its fields can hold."""

from __future__ import annotations

from typing import get_args

from boardrules.numbering import ActionSpace, Domain
from boardrules.pixel_tactics import _types as t
from boardrules.pixel_tactics._packs.catalogue import Catalogue
from boardrules.pixel_tactics._text import actions as a
from boardrules.pixel_tactics._text.domains import Pool
from boardrules.toolkit.domains import Either, Listed, Record
from boardrules.values import Seat


def action_space(catalogue: Catalogue, seats: int) -> ActionSpace[t.Action, t.View]:
    """Return the numbering of all actions with these cards and this number of players."""
    return ActionSpace([_actions(Pool(catalogue, Seat(seat), seats), Seat(seat)) for seat in range(seats)])


def _actions(pool: Pool, by: Seat) -> Domain[t.Action]:
    """Return what *by* can do: three kinds in front, the others as the table of actions has them."""
    special: dict[type, Domain[t.Action]] = {t.Attack: _attacks(pool, by), t.Choose: _answers(pool, by)}
    spoken = {one.kind: one for one in a.ACTIONS.spoken if not one.luck}
    kinds: dict[type, None] = dict.fromkeys((t.Draw, t.EndTurn, t.ChooseLeader, *spoken))
    return Either(*(special[kind] if kind in special else spoken[kind].domain(pool, by) for kind in kinds))


def _attacks(pool: Pool, by: Seat) -> Domain[t.Attack]:
    """Return the attacks of *by*; both kinds of each stand side by side."""
    targets = Either[t.Spot | None](Listed((None,)), pool.unit)
    return Record(t.Attack, by=Listed((by,)), attacker=pool.unit, target=targets, kind=Listed(get_args(t.AttackKind)))


def _answers(pool: Pool, by: Seat) -> Domain[t.Choose]:
    """Return the answers of *by*; areas stand before seats, other alternatives after them."""
    first = [kind.domain(pool, by) for kind in (a.DECLINED, a.CARD, a.SPOT, a.NUMBER, a.NAME)]
    areas = Record(t.AreaOption, area=pool.areas)
    return Record(t.Choose, by=Listed((by,)), option=Either(*first, areas, a.RIVAL.domain(pool, by), a.MODE.domain(pool, by)))

"""What the label of an action says: a key and parameters, ids and numbers. The words are put in last, see :mod:`.labels`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal, TypeAlias, assert_never

from boardrules.contract import Params
from boardrules.pixel_tactics import _types as t
from boardrules.pixel_tactics import language as pt
from boardrules.pixel_tactics._engine.slots import SLOT_INDEX, SLOTS
from boardrules.pixel_tactics._packs.catalogue import Catalogue
from boardrules.pixel_tactics._packs.ops import AskNumber, AskYes, Op
from boardrules.pixel_tactics._text.label_messages import LabelKey

SENT: Final[Mapping[str, LabelKey]] = {"hand": "card.hand", "top": "card.top", "discard": "card.discard"}
MODES: Final[Mapping[str, LabelKey]] = {
    "yes": "yes",
    "hand": "mode.hand",
    "discard": "mode.discard",
    "top": "mode.top",
    "bottom": "mode.bottom",
    "deck": "row.deck",
}

Said: TypeAlias = tuple[LabelKey, Params]


def asking(catalogue: Catalogue, view: t.View) -> Op | None:
    """The step of a text that asks, or None: no text does."""
    top = view.stack[-1] if view.stack else None
    if not isinstance(top, t.TextFrame):
        return None
    program = catalogue.programs[top.text]
    at = program.places[top.at]
    return program.steps[at].op if at < len(program.steps) else None


def said(catalogue: Catalogue, view: t.View, action: t.Action) -> Said:
    """What the label of *action* says: its key, and what fills it in."""
    match action:
        case t.ChooseLeader(_, card):
            return ("leader.hidden", ()) if card is None else ("leader", (("card", card), ("leader", card)))
        case t.Draw():
            return "draw", ()
        case t.Recruit(_, card, at):
            return "recruit", (("card", card), ("place", _spot(at)))
        case t.Attack(_, attacker, target, kind):
            return _attack(attacker, target, "attack.melee" if kind == "melee" else "attack.ranged")
        case t.Cast(_, caster, text):
            name, box, n = _text_of(text)
            params: Params = (("piece", _spot(caster)), ("box", box), *((("name", name),) if name else ()))
            return _nth("cast.of" if name else "cast", "cast.of.nth" if name else "cast.nth", n, params)
        case t.PlayOrder(_, card):
            return "order", (("card", card),)
        case t.PlayOperation(_, card, at):
            return "operation", (("card", card), ("place", _spot(at)))
        case t.SetTrap(_, card, at):
            return ("trap.hidden" if card is None else "trap"), (*(() if card is None else (("card", card),)), ("place", _spot(at)))
        case t.DiscardReserve(_, at):
            return "discard.reserve", (("place", _spot(at)),)
        case t.Clear(_, at):
            return "clear", (("piece", _spot(at)),)
        case t.Move(_, at, to):
            return "move", (("piece", _spot(at)), ("place", _spot(to)))
        case t.Switch(_, at, other):
            return "switch", (("piece", _spot(at)), ("other", _spot(other)))
        case t.GatherCoins(_, name):
            return "gather", (("name", name),)
        case t.LeaderAction(_, _, text):
            return _nth("leader.act", "leader.act.nth", _text_of(text)[2], ())
        case t.EndTurn():
            return "end", ()
        case t.Choose():
            return _answer(catalogue, view, action)
        case t.First() | t.Drawn() | t.Opened() | t.TakenAtRandom():
            return _luck(view, action)
        case _:
            assert_never(action)


def _attack(attacker: t.Spot, target: t.Spot | None, key: Literal["attack.melee", "attack.ranged"]) -> Said:
    if target is None:
        return ("attack.melee.open" if key == "attack.melee" else "attack.ranged.open"), (("attacker", _spot(attacker)),)
    return key, (("attacker", _spot(attacker)), ("target", _spot(target)))


def _nth(once: LabelKey, more: LabelKey, n: int, params: Params) -> Said:
    """One of several texts, by its number from the second on."""
    return (once, params) if n == 1 else (more, (*params, ("n", n)))


def _luck(view: t.View, action: t.First | t.Drawn | t.Opened | t.TakenAtRandom) -> Said:
    match action:
        case t.First(_, seat):
            return "luck.first", (("seat", seat),)
        case t.Drawn(_, seat, card):
            if card is None:
                return "luck.drawn.hidden", (("seat", seat),)
            if view.stack and isinstance(view.stack[-1], t.LeaderDrawFrame):
                return "luck.drawn.leader", (("seat", seat), ("leader", card))
            return "luck.drawn", (("seat", seat), ("card", card))
        case t.Opened(_, name):
            return "luck.opened", (("name", name),)
        case t.TakenAtRandom(_, seat, card):
            return ("luck.taken.hidden" if card is None else "luck.taken"), (
                *(() if card is None else (("card", card),)),
                ("seat", seat),
            )
        case _:
            assert_never(action)


# -------------------------------------------------------------------------------------------------------------------------------- answers
def _answer(catalogue: Catalogue, view: t.View, action: t.Choose) -> Said:
    """What the answer to a question says, by what is asked."""
    op, option = asking(catalogue, view), action.option
    match option:
        case None:
            return _declined(op), ()
        case t.CardOption(card):
            return _card(view, op, card)
        case t.SpotOption(at):
            if isinstance(op, pt.Rearrange):
                return "place.next", (("place", _spot(at)),)
            standing = at.slot in SLOTS[:9] and view.players[at.seat].unit[SLOT_INDEX[at.slot]] is not None
            return ("pick", (("piece", _spot(at)),)) if standing else ("place", (("place", _spot(at)),))
        case t.NumberOption(n):
            return _number(view, op), (("n", n),)
        case t.NameOption(name):
            walks = bool(view.stack) and isinstance(view.stack[-1], t.DrawFrame)
            return ("row.take" if walks else "name"), (("name", name),)
        case t.ModeOption(mode):
            return _mode(op, mode)
        case t.AreaOption(area):
            return ("trait", (("box", area.shape),)) if isinstance(op, pt.ChooseTrait) else ("area", (("area", _area(area)),))
        case t.SeatOption(seat):
            return "seat", (("seat", seat),)
        case _:
            assert_never(option)


def _declined(op: Op | None) -> LabelKey:
    match op:
        case AskYes():
            return "no"
        case pt.AttackWith():
            return "no.attack"
        case pt.RevealCard():
            return "no.card"
        case pt.MovePiece():
            return "no.move"
        case pt.PlayOrders():
            return "no.order"
        case _:
            return "no.more"


def _card(view: t.View, op: Op | None, card: str | None) -> Said:
    discards = isinstance(op, pt.DiscardCard | pt.DiscardAny)
    if card is None:
        return ("card.discard.one" if discards else "card.hidden"), ()
    params: Params = (("card", card),)
    if discards:
        return "card.discard", params
    match op:
        case pt.RevealCard():
            return "card.show", params
        case pt.OrderTop():
            return "card.next", params
        case pt.SortDrawn(places):
            top = view.stack[-1]
            done = top.progress.n if isinstance(top, t.TextFrame) and isinstance(top.progress, t.Counted) else 0
            return SENT[places[done]] if done < len(places) else "card", params
        case _:
            return "card", params


def _number(view: t.View, op: Op | None) -> LabelKey:
    match op:
        case pt.DrawUpTo():
            return "number.draw"
        case AskNumber(pt.Heal()):
            return "number.heal"
        case AskNumber(pt.MoveDamage()):
            return "number.move"
        case pt.MoveMarkers():
            return "number.markers"
        case _:
            top = view.stack[-1] if view.stack else None
            if not isinstance(top, t.DamageFrame):
                return "number"
            return "number.take" if top.unordered else "number.pass"


def _mode(op: Op | None, mode: str) -> Said:
    if isinstance(op, pt.CopySpell):
        name, box, n = _text_of(mode)
        return _nth("copy", "copy.nth", n, (("box", box), ("name", name)))
    known = MODES.get(mode)
    if known is not None:
        return known, ()
    if "." not in mode:
        return "mode", (("mode", mode),)
    names = mode.rstrip("+")
    source, _, about = names.partition(":")
    params: Params = (("whom", source), *((("about", about),) if about else ()))
    times = 1 + len(mode) - len(names)
    return _nth("trigger.about" if about else "trigger", "trigger.about.nth" if about else "trigger.nth", times, params)


# ------------------------------------------------------------------------------------------------------------------------ ids and words
def _spot(at: t.Spot) -> str:
    """A slot as a parameter: ``1.V1``."""
    return f"{at.seat}.{at.slot}"


def _area(area: t.Area) -> str:
    """A row or a column as a parameter: ``V``, of one seat ``1.V``."""
    return area.shape if area.seat is None else f"{area.seat}.{area.shape}"


def _text_of(text: str) -> tuple[str, str, int]:
    """A text of a card taken apart: ``knight.V2`` is (``knight``, ``V``, 2), ``V`` is (````, ``V``, 1)."""
    name, _, box = text.rpartition(".")
    return name, box[:1], int(box[1:] or 1)

"""The questions that texts ask: for each kind of step, who is asked, what can be answered, and what the answer does.

``options(work, run, step)`` gives the seat and its legal actions; none at all means that there is nothing to ask.
``answer(work, run, step, action)`` takes the answer; None when there was nothing to ask.
"""

from __future__ import annotations

from typing import Final

from boardrules.pixel_tactics import _cards as cards
from boardrules.pixel_tactics import _damage as damage
from boardrules.pixel_tactics import _interned as make
from boardrules.pixel_tactics._combat import declare
from boardrules.pixel_tactics._derive import own_spells
from boardrules.pixel_tactics._ops import AskNumber, AskPieces, AskYes, Op
from boardrules.pixel_tactics._permits import executing, granted, order_barred, spell_barred
from boardrules.pixel_tactics._read import Found, amount, area_slots, select, settled
from boardrules.pixel_tactics._types_actions import (
    Action,
    Attack,
    CardOption,
    Cast,
    Choose,
    ModeOption,
    NameOption,
    NumberOption,
    PlayOrder,
    Recruit,
    SpotOption,
)
from boardrules.pixel_tactics._types_events import PieceMoved, SpellCast
from boardrules.pixel_tactics._work import LEADER_AT, SLOT_INDEX, SLOTS, Run, Work
from boardrules.pixel_tactics.language import (
    AttackWith,
    ChooseArea,
    CopySpell,
    DiscardCard,
    MovePiece,
    OrderTop,
    PlayOrders,
    Rearrange,
    Recruits,
    RevealCard,
    Search,
    Share,
    SortDrawn,
)
from boardrules.values import Seat

__all__ = ["answer", "hidden", "options"]

Asked = tuple[Seat, tuple[Action, ...]]


def _at(action: Choose | None) -> tuple[Seat, int] | None:
    if action is None or not isinstance(action.option, SpotOption):
        return None
    return action.option.at.seat, SLOT_INDEX[action.option.at.slot]


def _piece_at(work: Work, action: Choose | None) -> str | None:
    at = _at(action)
    piece = None if at is None else work.seats[at[0]].unit[at[1]]
    return None if piece is None else piece.card


# ------------------------------------------------------------------------------------------------------------------------- picking cards
def pieces_options(work: Work, run: Run, op: AskPieces) -> Asked:
    """Cards to pick, and to stop once enough are picked."""
    picked = run.cards(op.into)
    asked = run.you if op.by == "you" else work.rivals(run.you)[0]
    if len(picked) >= op.high:
        return asked, ()
    barred = (*picked, *run.cards(op.but)) if op.but else picked
    found = [(seat, slot) for seat, slot, piece in select(work, op.among, run) if piece.card not in barred]
    if not found:
        return asked, ()
    if op.low - len(picked) >= len(found):
        return asked, (make.choose_spot(asked, *found[0]),)
    acts: list[Action] = [make.choose_spot(asked, *at) for at in found]
    if len(picked) >= op.low:
        acts.append(make.decline(asked))
    return asked, tuple(acts)


def pieces_answer(work: Work, run: Run, op: AskPieces, action: Choose | None) -> None:
    """One more, or enough."""
    picked = run.cards(op.into)
    card = _piece_at(work, action)
    if card is not None:
        picked = (*picked, card)
        if len(picked) < op.high:
            run.step -= 1
    run.binds[op.into] = picked
    run.binds["it"] = picked


def number_options(work: Work, run: Run, op: AskNumber) -> Asked:
    """The numbers from 0 to the most there can be."""
    most = min([amount(work, what, run) for what in op.most])
    return run.you, tuple([make.choose_number(run.you, n) for n in range(max(most, 0) + 1)])


def number_answer(run: Run, op: AskNumber, action: Choose | None) -> None:
    """The number."""
    option = None if action is None else action.option
    run.binds[op.into] = option.n if isinstance(option, NumberOption) else 0


def yes_options(run: Run) -> Asked:
    """Yes, or no."""
    return run.you, (make.choose_mode(run.you, "yes"), make.decline(run.you))


def yes_answer(run: Run, op: AskYes, action: Choose | None) -> None:
    """On, or past it."""
    if action is None or action.option is None:
        run.step = op.otherwise


def share_options(work: Work, run: Run, op: Share) -> Asked:
    """Where the next point goes."""
    given = run.cards("_shared")
    if len(given) >= amount(work, op.n, run):
        return run.you, ()
    found = select(work, op.among, run)
    if op.what == "healing":
        found = [at for at in found if at[2].damage > given.count(at[2].card)]
    acts: list[Action] = [make.choose_spot(run.you, seat, slot) for seat, slot, _ in found]
    if acts and op.up_to:
        acts.append(make.decline(run.you))
    return run.you, tuple(acts)


def share_answer(work: Work, run: Run, op: Share, action: Choose | None) -> None:
    """One more point; when all are given they are placed together."""
    card = _piece_at(work, action)
    given = run.cards("_shared")
    if card is not None:
        run.binds["_shared"] = (*given, card)
        run.step -= 1
        return
    run.binds.pop("_shared", None)
    shares = {name: given.count(name) for name in given}
    if op.what == "healing":
        for name, n in shares.items():
            damage.heal(work, name, n)
    else:
        damage.deal(work, run, tuple(shares.items()))


# -------------------------------------------------------------------------------------------------------------------------------- places
def _empty(work: Work, seat: Seat, slots: tuple[int, ...] | range) -> list[int]:
    unit = work.seats[seat].unit
    return [slot for slot in slots if unit[slot] is None and slot != LEADER_AT]


def move_options(work: Work, run: Run, op: MovePiece) -> Asked:
    """The empty slots."""
    found = settled(work, op.who, run)
    if not found:
        return run.you, ()
    seat = run.you if op.to == "own_unit" else found[0][0]
    acts: list[Action] = [make.choose_spot(run.you, seat, slot) for slot in _empty(work, seat, range(9))]
    if acts and op.may:
        acts.append(make.decline(run.you))
    return run.you, tuple(acts)


def move_answer(work: Work, run: Run, op: MovePiece, action: Choose | None) -> None:
    """There, or the text ends."""
    at = _at(action)
    found = settled(work, op.who, run)
    if at is None or not found:
        run.step = len(run.code)
        return
    seat, slot, piece = found[0]
    work.put(seat, slot, None)
    work.put(*at, piece)
    work.emit(PieceMoved(piece.card, make.spot(*at)))


AREAS: Final = {"row": ("V", "F", "R"), "column": ("C1", "C2", "C3")}


def area_options(work: Work, run: Run, op: ChooseArea) -> Asked:
    """Rows or columns, of one unit or across all."""
    shapes = AREAS[op.shape]
    if op.across:
        names = list(shapes)
    else:
        quiet = work.ceasefire and not work.edition.ceasefire_contact
        seats = [] if op.side == "rival" else [run.you]
        if op.side != "own" and not quiet:
            seats += work.rivals(run.you)
        names = [f"{seat}.{shape}" for seat in seats for shape in shapes]
    if op.holding is not None:
        found = select(work, op.holding, run)
        held = [name for name in names if any(slot in area_slots(name, run.you, seat) for seat, slot, _ in found)]
        names = held or names
    return run.you, tuple([make.choose_mode(run.you, name) for name in names])


def area_answer(run: Run, action: Choose | None) -> None:
    """The area."""
    option = None if action is None else action.option
    run.binds["area"] = option.mode if isinstance(option, ModeOption) else ""


def _rearranged(work: Work, run: Run, op: Rearrange) -> tuple[Seat, tuple[int, ...], list[str]]:
    seat, slots = run.you, tuple(range(9))
    if op.place == "area":
        area = str(run.binds.get("area", ""))
        for n in range(len(work.seats)):
            if area_slots(area, run.you, Seat(n)):
                seat, slots = Seat(n), area_slots(area, run.you, Seat(n))
                break
        else:
            slots = ()
    unit = work.seats[seat].unit
    slots = tuple([slot for slot in slots if slot != LEADER_AT])
    return seat, slots, [piece.card for slot in slots if (piece := unit[slot]) is not None]


def rearrange_options(work: Work, run: Run, op: Rearrange) -> Asked:
    """Where the next piece goes (PT-LOOP-3)."""
    seat, slots, pieces = _rearranged(work, run, op)
    taken = run.numbers("_set")
    if len(taken) >= len(pieces):
        return run.you, ()
    return run.you, tuple([make.choose_spot(run.you, seat, slot) for slot in slots if slot not in taken])


def rearrange_answer(work: Work, run: Run, op: Rearrange, action: Choose | None) -> None:
    """There; when all have a place they are set together."""
    at = _at(action)
    taken = run.numbers("_set")
    if at is not None:
        run.binds["_set"] = (*taken, at[1])
        run.step -= 1
        return
    run.binds.pop("_set", None)
    seat, _, pieces = _rearranged(work, run, op)
    standing = [(found[1], found[2]) for card in pieces if (found := work.find(card)) is not None]
    for was, _ in standing:
        work.put(seat, was, None)
    for (was, piece), slot in zip(standing, taken, strict=True):
        work.put(seat, slot, piece)
        if was != slot:
            work.emit(PieceMoved(piece.card, make.spot(seat, slot)))


# --------------------------------------------------------------------------------------------------------------------------------- cards
def _named(action: Choose | None) -> str | None:
    option = None if action is None else action.option
    return option.card if isinstance(option, CardOption) else None


def discard_options(work: Work, run: Run, op: DiscardCard) -> Asked:
    """A card of the hand that loses one. By chance: see the engine's programs."""
    whose = run.you if op.whose == "own" else work.rivals(run.you)[0]
    asked = whose if op.by == "owner" else run.you
    if run.number("_discarded") >= amount(work, op.n, run) or _quiet(work, run, whose):
        return asked, ()
    return asked, tuple([make.choose_card(asked, str(held.card)) for held in work.seats[whose].hand])


def _quiet(work: Work, run: Run, whose: Seat) -> bool:
    """PT-CEASE-5."""
    return work.ceasefire and not work.edition.ceasefire_contact and whose != run.you


def discard_answer(work: Work, run: Run, op: DiscardCard, action: Choose | None) -> None:
    """That card."""
    card = _named(action)
    if card is None:
        run.binds.pop("_discarded", None)
        return
    whose = run.you if op.whose == "own" else work.rivals(run.you)[0]
    cards.discard_from_hand(work, whose, card)
    run.binds["_discarded"] = run.number("_discarded") + 1
    run.step -= 1


def reveal_options(work: Work, run: Run, op: RevealCard) -> Asked:
    """A card of the hand that may be shown (PT-LOOP-1)."""
    whose = run.you if op.whose == "own" else work.rivals(run.you)[0]
    if _quiet(work, run, whose):
        return whose, ()
    barred = executing(work)
    return whose, tuple([make.choose_card(whose, str(held.card)) for held in work.seats[whose].hand if held.card not in barred])


def reveal_answer(work: Work, run: Run, op: RevealCard, action: Choose | None) -> None:
    """It is shown, and stays."""
    card = _named(action)
    if card is None:
        run.binds.pop("the_card", None)
        return
    whose = run.you if op.whose == "own" else work.rivals(run.you)[0]
    cards.show(work, whose, card)
    run.binds["the_card"] = card


def top_options(work: Work, run: Run) -> Asked:
    """Which of the cards looked at comes next, from the top down."""
    return run.you, tuple([make.choose_card(run.you, str(held.card)) for held in work.seats[run.you].aside])


def top_answer(work: Work, run: Run, action: Choose | None) -> None:
    """It goes under those already put back."""
    card = _named(action)
    if card is not None:
        n = run.number("_back")
        cards.aside_to_top(work, run.you, card, n)
        run.binds["_back"] = n + 1
        if work.seats[run.you].aside:
            run.step -= 1
            return
    run.binds.pop("_back", None)


def sort_options(work: Work, run: Run, op: SortDrawn) -> Asked:
    """Which card goes to the next place."""
    if run.number("_sorted") >= len(op.places):
        return run.you, ()
    return run.you, tuple([make.choose_card(run.you, str(held.card)) for held in work.seats[run.you].aside])


def sort_answer(work: Work, run: Run, op: SortDrawn, action: Choose | None) -> None:
    """There."""
    card = _named(action)
    if card is None:
        run.binds.pop("_sorted", None)
        return
    n = run.number("_sorted")
    cards.aside_to(work, run.you, card, op.places[n])
    run.binds["_sorted"] = n + 1
    run.step -= 1


def search_options(work: Work, run: Run) -> Asked:
    """Every card's name."""
    return run.you, tuple([Choose(run.you, NameOption(name)) for name in work.table.deck])


def search_answer(work: Work, run: Run, action: Choose | None) -> None:
    """Found or not; then the deck is shuffled."""
    option = None if action is None else action.option
    if isinstance(option, NameOption):
        cards.search(work, run.you, option.name)
    cards.shuffle(work, run.you)


# ------------------------------------------------------------------------------------------------------- what is answered by an action
def play_options(work: Work, run: Run, op: PlayOrders) -> Asked:
    """Orders to play, or none (PT-ACT-20). Whether it is asked at all depends on public things only."""
    hand = work.seats[run.you]
    barred = executing(work)
    held = [held for held in (hand.hand if op.of == "hand" else hand.aside) if held.card not in barred]
    enough = op.high and run.number("_played") >= op.high
    if enough or not held or (work.ceasefire and work.edition.ceasefire_orders == "none"):
        return run.you, ()
    acts: list[Action] = [make.play_order(run.you, str(card.card)) for card in held if not order_barred(work, str(card.card))]
    return run.you, (*acts, make.decline(run.you))


def play_answer(work: Work, run: Run, op: PlayOrders, action: Action | None) -> None:
    """It is played; the question comes again after it."""
    if isinstance(action, PlayOrder):
        run.binds["_played"] = run.number("_played") + 1
        run.step -= 1
        cards.play(work, run.you, action.card)
        return
    run.binds.pop("_played", None)
    if op.of == "aside":
        for held in work.seats[run.you].aside:
            cards.aside_to(work, run.you, str(held.card), "hand")


def recruit_options(work: Work, run: Run, op: Recruits) -> Asked:
    """Heroes and slots, or enough."""
    done = len(run.cards("_recruits"))
    if op.high and done >= op.high:
        return run.you, ()
    slots: tuple[int, ...] = tuple(range(9))
    if op.place == "wave":
        slots = slots[work.wave * 3 : work.wave * 3 + 3]
    elif op.place == "area":
        slots = area_slots(str(run.binds.get("area", "")), run.you, run.you)
    empty = _empty(work, run.you, slots)
    acts: list[Action] = [make.recruit(run.you, str(held.card), slot) for held in work.seats[run.you].hand for slot in empty]
    if acts and done >= op.low:
        acts.append(make.decline(run.you))
    return run.you, tuple(acts)


def recruit_answer(work: Work, run: Run, action: Action | None) -> None:
    """It comes; the question comes again after what that sets off."""
    done = run.cards("_recruits")
    if isinstance(action, Recruit):
        run.binds["_recruits"] = (*done, action.card)
        run.step -= 1
        cards.recruit(work, run.you, action.card, SLOT_INDEX[action.at.slot])
        return
    run.binds.pop("_recruits", None)
    run.binds["it"] = done


def _attackers(work: Work, run: Run, op: AttackWith) -> tuple[list[Found], bool]:
    used = run.cards("_attacked")
    if op.who.ref == "hero" and "ghost" in run.binds:
        seat, slot = run.number("ghost_seat"), run.number("ghost")
        return [(Seat(seat), slot, damage.ghost(str(run.binds["hero"]), run.cards("ghost_deeds")))], True
    columns = run.numbers("_columns") if op.each and op.who.place == "melee" else ()  # the first of each column, one a column
    return [found for found in select(work, op.who, run) if found[2].card not in used and found[1] % 3 not in columns], False


def attack_options(work: Work, run: Run, op: AttackWith) -> Asked:
    """Attacks (and spells) of those that may, or none."""
    if "_attacked" in run.binds and not op.each:
        return run.you, ()
    who, ghost = _attackers(work, run, op)
    at = None if op.at is None else select(work, op.at, run)
    acts = granted(work, run.you, op, who, at, ghost=ghost)
    if acts and op.may:
        acts.append(make.decline(run.you))
    return run.you, tuple(acts)


def attack_answer(work: Work, run: Run, op: AttackWith, action: Action | None) -> None:
    """It attacks (casts); with *each* the question comes again after it."""
    if isinstance(action, Attack | Cast):
        spot = action.attacker if isinstance(action, Attack) else action.caster
        who, ghost = _attackers(work, run, op)
        card = next(piece.card for seat, slot, piece in who if (seat, SLOTS[slot]) == (spot.seat, spot.slot))
        run.binds["_attacked"] = (*run.cards("_attacked"), card)
        run.binds["_columns"] = (*run.numbers("_columns"), SLOT_INDEX[spot.slot] % 3)
        run.step -= 1
        if isinstance(action, Cast):
            cards.cast(work, run.you, card, action.text)
            return
        at = None if op.at is None else select(work, op.at, run)
        declare(
            work,
            run.you,
            card,
            action,
            free=True,
            strength=op.strength,
            allowed=None if at is None else tuple([piece.card for _, _, piece in at]),
            ghost=run if ghost else None,
        )
        return
    run.binds.pop("_attacked", None)
    run.binds.pop("_columns", None)


def copy_options(work: Work, run: Run, op: CopySpell) -> Asked:
    """Heroes whose spell can be copied; of a hero with several, the first."""
    acts: list[Action] = []
    for found in select(work, op.of, run):
        spells = [act for act in own_spells(work, *found) if not spell_barred(work, act)]
        if spells:
            acts.append(make.choose_spot(run.you, found[0], found[1]))
    return run.you, tuple(acts)


def copy_answer(work: Work, run: Run, action: Choose | None) -> None:
    """Its text, as if it stood here."""
    at = _at(action)
    piece = None if at is None else work.seats[at[0]].unit[at[1]]
    if at is None or piece is None:
        return
    for act in own_spells(work, at[0], at[1], piece):
        if not spell_barred(work, act):
            work.emit(SpellCast(run.source, act.program))
            work.push(act.program, run.you, run.source, run.slot)
            return


# ------------------------------------------------------------------------------------------------------------------------- the two tables
def options(work: Work, run: Run, op: Op) -> Asked | None:
    """Who is asked at a step, and for what; None at a step that asks nothing."""
    match op:
        case AskPieces():
            return pieces_options(work, run, op)
        case AskNumber():
            return number_options(work, run, op)
        case AskYes():
            return yes_options(run)
        case Share():
            return share_options(work, run, op)
        case MovePiece():
            return move_options(work, run, op)
        case ChooseArea():
            return area_options(work, run, op)
        case Rearrange():
            return rearrange_options(work, run, op)
        case DiscardCard():
            return discard_options(work, run, op)
        case RevealCard():
            return reveal_options(work, run, op)
        case OrderTop():
            return top_options(work, run)
        case SortDrawn():
            return sort_options(work, run, op)
        case Search():
            return search_options(work, run)
        case PlayOrders():
            return play_options(work, run, op)
        case Recruits():
            return recruit_options(work, run, op)
        case AttackWith():
            return attack_options(work, run, op)
        case CopySpell():
            return copy_options(work, run, op)
        case _:
            return None


def answer(work: Work, run: Run, op: Op, action: Action | None) -> None:
    """Take the answer to a step that asks; None if there was nothing to ask."""
    choice = action if isinstance(action, Choose) else None
    match op:
        case AskPieces():
            pieces_answer(work, run, op, choice)
        case AskNumber():
            number_answer(run, op, choice)
        case AskYes():
            yes_answer(run, op, choice)
        case Share():
            share_answer(work, run, op, choice)
        case MovePiece():
            move_answer(work, run, op, choice)
        case ChooseArea():
            area_answer(run, choice)
        case Rearrange():
            rearrange_answer(work, run, op, choice)
        case DiscardCard():
            discard_answer(work, run, op, choice)
        case RevealCard():
            reveal_answer(work, run, op, choice)
        case OrderTop():
            top_answer(work, run, choice)
        case SortDrawn():
            sort_answer(work, run, op, choice)
        case Search():
            search_answer(work, run, choice)
        case PlayOrders():
            play_answer(work, run, op, action)
        case Recruits():
            recruit_answer(work, run, action)
        case AttackWith():
            attack_answer(work, run, op, action)
        case CopySpell():
            copy_answer(work, run, choice)
        case _:
            raise AssertionError(op)


def hidden(op: Op) -> bool:
    """Whether what can be answered depends on hidden cards, so that it is asked even if there is one answer only."""
    return isinstance(op, DiscardCard | RevealCard | OrderTop | SortDrawn | PlayOrders | Recruits)

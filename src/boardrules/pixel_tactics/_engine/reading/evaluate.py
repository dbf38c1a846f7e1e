"""Reading a position in the words of the ability language: which cards, how many, whether (selectors, amounts, conditions).

Strength, life and keywords belong here, since each needs the others: a bonus may count cards, and a selector may ask for a keyword.
So texts can ask for each other's result: what is being read for a text already is then read as printed (PT-LOOP-4).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from boardrules.pixel_tactics import language as pt
from boardrules.pixel_tactics._engine.activation import Context
from boardrules.pixel_tactics._engine.board.sides import side_of, text_row
from boardrules.pixel_tactics._engine.board.stand import Stand
from boardrules.pixel_tactics._engine.ceasefire import may_text_reach_across
from boardrules.pixel_tactics._engine.history import MELEE, did
from boardrules.pixel_tactics._engine.position import Position
from boardrules.pixel_tactics._engine.reading import located
from boardrules.pixel_tactics._engine.reading.located import acts, printed
from boardrules.pixel_tactics._engine.reading.plain import CIRCUMSTANCES, TALLIES
from boardrules.pixel_tactics._engine.seating import opposed
from boardrules.pixel_tactics._engine.slots import ALL_SLOTS, ROW_OF, ROW_SLOTS, SLOTS_OF, placed
from boardrules.pixel_tactics._packs.bounds import MOST, bounded
from boardrules.pixel_tactics._packs.catalogue import ActivatedAbility
from boardrules.pixel_tactics._types.state import silent
from boardrules.pixel_tactics.language.grammar.expressions import DeedName
from boardrules.values import Seat

M = TypeVar("M", bound=pt.Modifier)
Told = list[tuple[int, pt.Modifier, Context]]
"""The parts of a number besides what is printed, in order: how much each change adds, the change, and whose text it is."""


def matches(position: Position, what: pt.Pieces, context: Context, at: Stand) -> bool:
    """Return whether the card at a slot is one of *what*.

    Leaders are not heroes (PT-DMG-6, PT-FAQ-11), except in some editions as neighbours of a hero (PT-ATK-12).
    """
    seat, slot, piece = at.seat, at.slot, at.piece
    ref = what.ref
    if ref:
        if ref == "this":
            return piece.card == context.source
        return piece.card in context.cards(ref)
    place = what.place
    if piece.face not in what.kinds and not (
        (piece.face == "risen" and ("hero" in what.kinds or "corpse" in what.kinds))
        or (piece.face == "leader" and position.edition.leader_neighbours and place in {"forerunner", "supporter"} and "hero" in what.kinds)
    ):
        return False
    side = what.side
    you = context.you
    if side == "own":
        if seat != you:
            return False
    elif side == "rival":
        if not opposed(seat, you):
            return False
    elif side != "any" and seat not in located.players_meant(position, side, context):
        return False
    if what.other and piece.card == context.source:
        return False
    if place != "unit" and not placed(place, context, seat, slot, position.clock.wave, position.seats[seat].living):
        return False
    where = what.where
    return where is None or holds(position, where, context, at)


def select(position: Position, what: pt.Pieces, context: Context, it: Stand | None = None) -> list[Stand]:
    """Return all cards that are *what*, by seat (yours first) and slot; none of the rivals' without contact (PT-CEASE-5).

    *it*: the card in question, of which *what* may speak, if it is not the one bound to ``it``.
    """
    ref = what.ref
    if ref:
        found = located.bound(position, ref, context)
        if not may_text_reach_across(position, context):
            found = [at for at in found if not opposed(at.seat, context.you)]
        return found
    position.steps += 1
    you = context.you
    side = what.side
    seats: Sequence[Seat]
    if side == "own":
        seats = (you,)
    else:
        seats = position.rivals(you) if side == "rival" else located.players_meant(position, side, context, it)
        if not may_text_reach_across(position, context):
            seats = [seat for seat in seats if not opposed(seat, you)]
    if context.source:
        here = position.find(context.source)
        if here is not None and here.seat == you:
            context.slot = here.slot
    asked = what if side != "its" else what.of("any")  # the seats are settled
    slots = ROW_SLOTS.get(what.place, ALL_SLOTS)
    lying = "corpse" in what.kinds
    selected: list[Stand] = []
    for seat in seats:
        player = position.seats[seat]
        unit = player.unit
        for slot in SLOTS_OF[slots & (player.taken if lying else player.living)]:
            piece = unit[slot]
            if piece is not None and matches(position, asked, context, at := Stand(seat, slot, piece)):
                selected.append(at)
    return selected


def amount(position: Position, what: pt.Amount, context: Context, it: Stand | None = None) -> int:
    """Return the value of *what* in this position."""
    if type(what) is int:
        return what
    count = TALLIES.get(type(what))
    if count is not None:
        return count(position, what, context, it)
    match what:  # the frequent ones first, and without patterns for fields: each case that does not match costs time, and these most
        case pt.LifeOf():
            found = located.one(position, what.ref, context, it)
            if found is None:
                return 0
            return printed(position, found.seat, found.piece)[1] if what.printed else _read(position, "life", found)
        case pt.Times():
            return bounded(what.by * amount(position, what.of, context, it))
        case pt.Plus():
            n = 0
            for part in what.parts:
                n += amount(position, part, context, it)
            return bounded(n)
        case pt.StrengthOf():
            found = located.one(position, what.ref, context, it)
            if found is not None and what.beside:
                found = located.neighbour(position, found, what.beside)
            if found is None:
                return 0
            return printed(position, found.seat, found.piece)[0] if what.printed else _read(position, "strength", found)
        case pt.Count():
            return len(select(position, what.of, context if it is None else located.same_bindings(context), it))
        case pt.Extreme():
            amounts = [amount(position, what.n, context, at) for at in select(position, what.among, located.same_bindings(context), it)]
            return min(amounts, default=MOST) if what.which == "least" else max(amounts, default=-MOST)
        case pt.Bound():
            return bounded(context.number(what.name))
        case _:
            raise TypeError(what)


def holds(position: Position, what: pt.Condition, context: Context, it: Stand | None = None) -> bool:
    """Return whether a condition holds, for the card *it* where the condition speaks of it."""
    match what:  # as in amount()
        case pt.Compare():
            a, b = what.left, what.right
            n = a if type(a) is int else amount(position, a, context, it)
            return located.COMPARE[what.op](n, b if type(b) is int else amount(position, b, context, it))
        case pt.Is():
            return it is not None and matches(position, what.of, context, it)
        case pt.AnyOf():
            for part in what.parts:  # noqa: SIM110  (any() with a generator takes twice the time)
                if holds(position, part, context, it):
                    return True
            return False
        case pt.AllOf():
            for part in what.parts:  # noqa: SIM110
                if not holds(position, part, context, it):
                    return False
            return True
        case pt.Has():
            if it is None:
                return False
            word = what.what
            if word == "status":
                return any(timed.until == "status" for timed in it.piece.mods)
            return bool(own_spells(position, it)) if word == "spell" else bool(_read(position, word, it))
        case pt.Exists():
            return bool(select(position, what.what, located.same_bindings(context), it))
        case pt.Not():
            return not holds(position, what.of, context, it)
        case pt.Did():
            return it is not None and _suffered(position, what.what, context, it)
        case _:
            return CIRCUMSTANCES[type(what)](position, what, context, it)


def _suffered(position: Position, deed: DeedName, context: Context, it: Stand) -> bool:
    piece = it.piece
    if deed == "struck_you":
        return did(piece, MELEE[context.you])
    if deed == "lethal":
        return piece.damage >= _read(position, "life", it)
    return did(piece, deed)


def _read(position: Position, what: str, of: Stand) -> int:
    """Return a strength, a life, or whether a card has a keyword, for a text; as printed if a text is already reading it."""
    if what in position.evaluating:
        if what in {"strength", "life"}:
            return printed(position, of.seat, of.piece)[0 if what == "strength" else 1]
        return located.keyword_printed(position, of, what)
    position.evaluating.append(what)
    try:
        if what == "strength":
            return strength(position, of, None, "melee")
        return life(position, of) if what == "life" else keyword(position, of, what)
    finally:
        position.evaluating.remove(what)


def modifiers_of(position: Position, kind: type[M], at: Stand) -> Sequence[tuple[M, Context]]:
    """Return the modifiers of one kind that apply to a card: of texts in play, and those it carries for a time, each with its context.

    In a ceasefire without contact a text of the rival's does not apply (PT-CEASE-5).
    """
    seat, slot, piece = at.seat, at.slot, at.piece
    entries = position.board.modifiers.get(kind)
    if entries is None and not piece.mods:
        return ()
    found: list[tuple[M, Context]] = []
    if entries:
        for static, context in entries:
            modifier = static.modifier
            you = context.you
            if not isinstance(modifier, kind) or (you != seat and not position.contact and opposed(you, seat)):
                continue
            on = static.on
            if on.ref == "this":
                if piece.card != context.source:
                    continue
                if seat != you:  # judged as though it stood in another unit: so is what its own text asks for
                    context = Context(seat, piece.card, slot)  # noqa: PLW2901
            elif not matches(position, on, context, at):
                continue
            if static.when is None or holds(position, static.when, context, at):
                found.append((modifier, context))
    for timed in piece.mods:
        modifier = timed.modifier
        if isinstance(modifier, kind):
            found.append((modifier, Context(timed.by, timed.source, -1)))
    return found


def spells_of(position: Position, at: Stand) -> tuple[ActivatedAbility, ...]:
    """Return the spells of a hero: those of its text (PT-ATK-10), or of all rows if a text says so, and those that texts grant it."""
    slot, piece = at.slot, at.piece
    if piece.face != "hero":
        return ()
    board = position.board
    if not board.lends and not piece.mods and not position.seats[at.seat].set_out:  # as acts(), without the call
        return position.catalogue.physical[piece.card].hero.acts[slot // 3 if piece.trait is None else ROW_OF[piece.trait]]
    found = acts(position, at)
    if (piece.mods or pt.CastsFromAnyRow in board.modifiers) and not silent(piece) and modifiers_of(position, pt.CastsFromAnyRow, at):
        spells = position.catalogue.physical[piece.card].hero.acts
        found += tuple([act for row, of_row in enumerate(spells) if row != text_row(slot, piece) for act in of_row])
    if pt.GrantsSpell in board.modifiers:
        found += tuple([position.catalogue.granted[change] for change, _ in modifiers_of(position, pt.GrantsSpell, at)])
    return found


def own_spells(position: Position, at: Stand) -> list[ActivatedAbility]:
    """Return the spells of a card that can be copied: those that are not copies themselves."""
    return [act for act in spells_of(position, at) if not act.copies]


def strength(position: Position, attacker: Stand, target: Stand | None, kind: str, told: Told | None = None) -> int:
    """Attack strength against a target: base, doubled, added to, at least 0 (PT-RUL-2). Without a target what depends on it is left out.

    *told*: where to note the parts that it is made of.
    """
    seat, piece = attacker.seat, attacker.piece
    if piece.face == "corpse":
        return corpse_strength(position, attacker, told) or 0
    total = base = position.catalogue.physical[piece.card].hero.attack if piece.face == "hero" else printed(position, seat, piece)[0]
    changes = position.board.modifiers
    twice = whole = False
    doubler: tuple[pt.Modifier, Context] | None = None
    for double, context in modifiers_of(position, pt.DoubleStrength, attacker) if piece.mods or pt.DoubleStrength in changes else ():
        if _against(position, double.against, context, target):
            twice, whole = True, whole or double.whole
            doubler = double, context
    for change, context in modifiers_of(position, pt.AddStrength, attacker) if piece.mods or pt.AddStrength in changes else ():
        if (
            (change.kind is None or change.kind == kind)
            and _against(position, change.against, context, target)
            and (
                type(change.n) is not pt.StrengthOf or "strength" not in position.evaluating
            )  # PT-LOOP-4: what is read has no bonus that reads
        ):
            n = change.n if type(change.n) is int else amount(position, change.n, context, attacker)
            total += n
            if told is not None:
                told.append((n, change, context))
    if twice:
        n = total if whole else base
        total += n
        if told is not None and doubler is not None:
            told.append((n, *doubler))
    return 0 if total < 0 else min(total, MOST)


def _against(position: Position, against: pt.Pieces | None, context: Context, target: Stand | None) -> bool:
    if against is None:
        return True
    return target is not None and matches(position, against, context, target)


def corpse_strength(position: Position, at: Stand, told: Told | None = None) -> int | None:
    """Return the strength with which a corpse may attack; None if it may not. *told*: where to note the text that says so."""
    for change, context in modifiers_of(position, pt.MayAttack, at):
        if told is not None:
            told.append((change.strength, change, context))
        return change.strength
    return None


def life(position: Position, at: Stand, told: Told | None = None) -> int:
    """Life: printed or set, then added to. *told*: where to note the parts that it is made of."""
    seat, piece = at.seat, at.piece
    total = position.catalogue.physical[piece.card].hero.life if piece.face == "hero" else printed(position, seat, piece)[1]
    changes = position.board.modifiers
    if not piece.mods and pt.AddLife not in changes and pt.SetLife not in changes:
        return total
    for fixed, context in modifiers_of(position, pt.SetLife, at) if piece.mods or pt.SetLife in changes else ():
        if told is not None:
            told.append((fixed.n - total, fixed, context))
        total = fixed.n
    for change, context in modifiers_of(position, pt.AddLife, at) if piece.mods or pt.AddLife in changes else ():
        if type(change.n) is not pt.LifeOf or "life" not in position.evaluating:
            n = change.n if type(change.n) is int else amount(position, change.n, context, at)
            total += n
            if told is not None:
                told.append((n, change, context))
    return bounded(total)


def keyword(position: Position, at: Stand, word: str, told: Told | None = None) -> bool:
    """Return whether a card has a keyword: printed or granted, unless it is taken away. *told*: where to note what grants it."""
    seat, slot, piece = at.seat, at.slot, at.piece
    if piece.face == "hero":  # as in keyword_printed(), without the call
        has = word in position.catalogue.physical[piece.card].hero.words[slot // 3 if piece.trait is None else ROW_OF[piece.trait]]
        if has and piece.mods and silent(piece):
            has = False
        if not has and position.seats[seat].set_out:
            has = located.keyword_printed(position, at, word)
    else:
        has = piece.face == "leader" and word in side_of(position.catalogue, position.seats, seat, piece).words[0]
    if not piece.mods and pt.Keyword not in position.board.modifiers:
        return has
    for change, context in modifiers_of(position, pt.Keyword, at):
        if change.word == word:
            if not change.gained:
                return False
            has = True
            if told is not None:
                told.append((1, change, context))
    return has

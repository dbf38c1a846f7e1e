"""Sets of cards compiled into the card table: each text into the steps of a program."""

# What is walked over has parts of any type:
# pyright: reportUnknownVariableType=false, reportUnknownArgumentType=false

from __future__ import annotations

from dataclasses import replace
from typing import Final, Literal, assert_never

from boardrules.pixel_tactics import _types as t
from boardrules.pixel_tactics import language as pt
from boardrules.pixel_tactics._packs import catalogue
from boardrules.pixel_tactics._packs.compile_text import Builder
from boardrules.pixel_tactics._packs.ops import ChooseCopied
from boardrules.pixel_tactics.language.grammar import fields
from boardrules.values import Value

ACTORS: Final = frozenset({"attacker", "source"})
SUBJECTS: Final = frozenset({"target", "hero"})
"""What the text of a trigger calls the cards of its event."""
OF_CAUSE: Final = ACTORS | SUBJECTS | {"that_much", "nth_turn", "nth_wave"}
"""All that it can speak of by the names of its event."""
ROWS: Final = ("V", "F", "R")
ACROSS: Final = frozenset({"one_rival", "rival", "others"})
"""The sides that are not, or not only, a player's own."""
AT_RIVALS: Final = frozenset(
    {pt.AttackWith, pt.CancelOrder, pt.DiscardAlike, pt.LookAtHand, pt.LoseActions, pt.OrderToRival, pt.TakeAtRandom}
)
"""The effects that touch a rival whatever their fields say."""
UNTOUCHED: Final = frozenset({pt.ChooseTrait, pt.CopySpell, pt.PutMarkers, pt.TakeMarkers})
"""The effects that do nothing to the cards that they choose or mark."""

CAUSES: Final[dict[str, type[t.Cause]]] = {
    "attack_resolved": t.AttackCause,
    "attack_declared": t.AttackCause,
    "damage_dealt": t.DamageCause,
    "damage_taken": t.DamageCause,
    "order_announced": t.OrderCause,
    "order_resolved": t.OrderCause,
    "defeated": t.HeroCause,
    "recruited": t.HeroCause,
    "revived": t.HeroCause,
    "entered": t.HeroCause,
}
"""What the text of a trigger can speak of, by the moment that it listens to."""


def compile_packs(packs: tuple[pt.Pack, ...]) -> catalogue.Catalogue:
    """The table of all cards in *packs*; a card id that two packs share is an error, see ``with_cards``."""
    cards: dict[str, catalogue.CompiledCard] = {}
    programs: dict[str, catalogue.Program] = {}
    listeners: dict[str, catalogue.TriggerEntry] = {}
    for pack in packs:
        for card in pack.cards:
            cards[card.id] = _card(card, programs, listeners)
    physical = {t.card_id(seat, name): code for seat in range(4) for name, code in cards.items()}
    reserve = {name: code.reserve for name, code in physical.items() if code.reserve is not None}
    traps = frozenset([name for name, code in cards.items() if code.reserve is not None and code.reserve.face == "trap"])
    statics = {name: static for program in programs.values() for name, static in program.standing}
    granted: dict[pt.GrantsSpell, catalogue.ActivatedAbility] = {}
    for code in cards.values():
        for row in (*code.hero.texts, *code.leader.texts):
            for box in row:
                granted.update(box.granted)
        if code.reserve is not None:
            granted.update(code.reserve.granted)
    raises = any(code.raises is not None for code in cards.values())
    raising = frozenset([card for card, code in physical.items() if raises and (code.raises is not None or code.copies_leader)])
    return catalogue.Catalogue(cards, programs, listeners, statics, physical, reserve, traps, tuple(sorted(cards)), granted, raising)


def _card(card: pt.Card, programs: dict[str, catalogue.Program], listeners: dict[str, catalogue.TriggerEntry]) -> catalogue.CompiledCard:
    hero, leader = card.hero, card.leader
    rows = tuple(
        (_text(f"{card.id}.{row}", row, abilities, programs, listeners),)
        for row, abilities in zip(ROWS, (hero.vanguard, hero.flank, hero.rear), strict=True)
    )
    lead = _text(f"{card.id}.L", "L", leader.abilities, programs, listeners)
    order, reserve, name = None, None, f"{card.id}.O"
    match hero.hand:
        case pt.Order(effects):
            order = name
            _program(order, "order", effects, None, programs, listeners, of_piece=False)
        case pt.Operation(abilities):
            box = _text(name, "O", abilities, programs, listeners, of_piece=False)
            reserve = catalogue.CompiledReserve(
                "operation", box.statics, box.listeners, all(map(_keeps_to_own_side, abilities)), box.granted
            )
        case pt.Trap(at, effects, when):
            # It may be set in the ceasefire, but is not sprung in it (PT-CEASE-4).
            sprung = listeners[name] = catalogue.TriggerEntry(name, pt.Trigger(at, effects, when, in_ceasefire=False), trap=True)
            _program(name, "ability", effects, CAUSES.get(at.what), programs, listeners, of_piece=False)
            reserve = catalogue.CompiledReserve("trap", (), ((at.what, sprung),), own_side=True)
        case None:
            pass
        case _:
            assert_never(hero.hand)
    copies = any(isinstance(a, pt.Static) and isinstance(a.modifier, pt.CopiesLeader) for a in leader.abilities)
    compiled = catalogue.CompiledCard(
        card.id,
        _side(hero.name, hero.attack, hero.life, rows),
        _side(leader.name, leader.attack, leader.life, ((lead,),)),
        copies,
        order,
        reserve,
        next((a.modifier for a in leader.abilities if isinstance(a, pt.Static) and isinstance(a.modifier, pt.RaisesCorpses)), None),
    )
    if copies:
        chosen = compiled.choice_of_copied
        programs[chosen] = catalogue.Program(
            chosen, (catalogue.Step(ChooseCopied(), "0", 1, 1, keeps=False, loops=0),), {"0": 0, catalogue.END: 1}, True, "ability"
        )
    return compiled


def _side(name: str, attack: int, life: int, texts: tuple[tuple[catalogue.CompiledBox, ...], ...]) -> catalogue.CompiledSide:
    return catalogue.CompiledSide(
        name,
        attack,
        life,
        texts,
        tuple(tuple(entry for box in row for entry in box.statics) for row in texts),
        tuple(tuple(entry for box in row for entry in box.listeners) for row in texts),
        tuple(tuple(act for box in row for act in box.acts) for row in texts),
        tuple(tuple(word for box in row for word in box.words) for row in texts),
    )


def _text(
    base: str,
    letter: str,
    abilities: tuple[pt.Ability, ...],
    programs: dict[str, catalogue.Program],
    listeners: dict[str, catalogue.TriggerEntry],
    *,
    of_piece: bool = True,
) -> catalogue.CompiledBox:
    statics: list[tuple[type[pt.Modifier], pt.Static]] = []
    heard: list[tuple[str, catalogue.TriggerEntry]] = []
    acts: list[catalogue.ActivatedAbility] = []
    words: list[str] = []
    granted: list[tuple[pt.GrantsSpell, catalogue.ActivatedAbility]] = []
    made = 0
    for ability in abilities:
        if isinstance(ability, pt.Static):
            if isinstance(ability.modifier, pt.Keyword) and ability.modifier.gained and ability.on.ref == "this" and ability.when is None:
                words.append(ability.modifier.word)
            else:
                statics.append((type(ability.modifier), ability))
            if isinstance(ability.modifier, pt.GrantsSpell):
                made += 1
                name = base if made == 1 else f"{base}{made}"
                _program(name, "spell", ability.modifier.effects, None, programs, listeners)
                granted.append((ability.modifier, _spell(name, name, ability.modifier, programs)))
            continue
        made += 1
        name = base if made == 1 else f"{base}{made}"
        cause = CAUSES.get(ability.at.what) if isinstance(ability, pt.Trigger) else None
        kind: t.TextKind = "spell" if isinstance(ability, pt.Spell) else "ability"
        _program(name, kind, ability.effects, cause, programs, listeners, of_piece=of_piece)
        match ability:
            case pt.Trigger():
                listener = catalogue.TriggerEntry(name, ability)
                listeners[name] = listener
                heard.append((ability.at.what, listener))
            case pt.Spell():
                acts.append(_spell(letter if made == 1 else f"{letter}{made}", name, ability, programs))
            case pt.LeaderAct():
                programs[name] = replace(programs[name], leader_act=True)
                act = letter if made == 1 else f"{letter}{made}"
                acts.append(
                    catalogue.ActivatedAbility(act, name, ability.cost, ability.limited, per_wave=ability.per_wave, when=ability.when)
                )
            case _:
                assert_never(ability)
    return catalogue.CompiledBox(tuple(statics), tuple(heard), tuple(acts), tuple(words), tuple(granted))


def _spell(text: str, name: str, spell: pt.Spell | pt.GrantsSpell, programs: dict[str, catalogue.Program]) -> catalogue.ActivatedAbility:
    copies = any(isinstance(step.op, pt.CopySpell) for step in programs[name].steps)
    return catalogue.ActivatedAbility(text, name, copies=copies, when=spell.when)


def _program(
    name: str,
    kind: t.TextKind,
    effects: tuple[pt.Effect, ...],
    cause: type[t.Cause] | None,
    programs: dict[str, catalogue.Program],
    listeners: dict[str, catalogue.TriggerEntry],
    *,
    of_piece: bool = True,
) -> None:
    builder = Builder(name)
    builder.add(effects, "")
    steps = builder.finished()
    places = {step.at: number for number, step in enumerate(steps)} | {catalogue.END: len(steps)}
    carries: tuple[Literal["the_card", "leader", "unit"], ...] = tuple(
        [
            "unit" if isinstance(step.op, pt.ExecuteOrderOf) else step.op.of
            for step in steps
            if isinstance(step.op, pt.ExecuteOrder | pt.ExecuteOrderOf)
        ]
    )
    own_side = own_side_only(effects) and (kind == "order" or not carries)
    of_cause = any(map(_speaks_of_cause, effects))
    passes = any(isinstance(step.op, pt.OrderToRival) for step in steps)
    programs[name] = catalogue.Program(
        name, steps, places, own_side, kind, cause, of_piece, carries, tuple(builder.standing), of_cause, passes
    )
    for text, trigger in builder.left:
        listeners[text] = catalogue.TriggerEntry(text, trigger)
        _program(text, kind, trigger.effects, CAUSES.get(trigger.at.what), programs, listeners, of_piece=of_piece)


def _keeps_to_own_side(ability: pt.ReserveAbility) -> bool:
    """Whether an ability of an operation touches its player's side alone (PT-CEASE-3)."""
    if isinstance(ability, pt.Trigger):
        at = ability.at
        named = (ACTORS, at.actor), (SUBJECTS, at.subject)
        strangers = {ref for refs, who in named if who is None or who.side != "own" for ref in refs}
        return own_side_only(ability.effects) and not any(
            isinstance(part, pt.Pieces) and part.ref in strangers for part in fields.within(ability)
        )
    match ability.modifier:
        case pt.Forbids(_, side) | pt.MakesLonger(_, _, side) | pt.ExtraActions(_, side) | pt.Free(_, _, side) | pt.OpensHand(side):
            return side == "own"
        case pt.SeesTop():
            return True
        case _:
            return ability.on.side == "own"


def _speaks_of_cause(text: Value) -> bool:
    """Return whether a text speaks of the cards or the numbers of the event that set it off."""
    return any((part.name if isinstance(part, pt.Bound) else getattr(part, "ref", None)) in OF_CAUSE for part in fields.within(text))


def own_side_only(effects: tuple[pt.Effect, ...]) -> bool:
    """Return whether a text can be carried out without touching the rival (PT-CEASE-1): no attack, nothing of the rival's by necessity.

    Cards that the player picks from any unit can be picked from their own. Orders that it carries out are looked at when the time comes.
    """
    return all(map(_own_side, effects))


def _own_side(effect: pt.Effect) -> bool:
    match effect:
        case pt.ChooseArea(_, side, across):
            return not across and side != "rival"
        case pt.ForATime(static):
            return static.on.side not in ACROSS
        case pt.DelayedTrigger(trigger):
            return own_side_only(trigger.effects)
        case pt.ForEach(_, effects):
            return own_side_only(effects)
        case _:
            pass
    kind = type(effect)
    whose = [getattr(effect, name) for held in (pt.Whose, pt.Player) for name in fields.names_of(kind, held)]
    chosen = [] if kind in UNTOUCHED else [getattr(effect, name) for name in fields.names_of(kind, pt.Pieces)]
    return (
        kind not in AT_RIVALS
        and all(side == "own" for side in whose)
        and all(cards.side not in ACROSS for cards in chosen)
        and all(targets is None or _own_targets(targets) for _, targets in fields.targets_of(effect))
        and all(own_side_only(part) for _, part in fields.effects_of(effect))
    )


def _own_targets(targets: pt.Targets) -> bool:
    if isinstance(targets, pt.Pick):
        return targets.by == "you" and targets.among.side not in ACROSS
    return bool(targets.ref) or targets.side in {"own", "its"} or targets.place == "area"

"""Compiles sets of cards into a catalogue: each text becomes the steps of a program."""

from __future__ import annotations

from itertools import count
from typing import Final, Literal, assert_never

from msgspec.structs import replace

from boardrules.pixel_tactics import _types as t
from boardrules.pixel_tactics import language as pt
from boardrules.pixel_tactics._packs import catalogue
from boardrules.pixel_tactics._packs.compile_text import Builder
from boardrules.pixel_tactics._packs.events import EVENTS
from boardrules.pixel_tactics._packs.ops import ChooseCopied
from boardrules.pixel_tactics.language.grammar import fields
from boardrules.values import Value

ACTORS: Final = frozenset({"attacker", "source"})
SUBJECTS: Final = frozenset({"target", "hero"})
"""Names by which the text of a trigger calls the cards of its event."""
OF_CAUSE: Final = ACTORS | SUBJECTS | {"that_much", "nth_turn", "nth_wave"}
"""Every name that an event binds."""
ROWS: Final = ("V", "F", "R")
ACROSS: Final = frozenset({"one_rival", "rival", "others"})
"""The sides that are not, or not only, a player's own."""
AT_RIVALS: Final = frozenset(
    {pt.AttackWith, pt.CancelOrder, pt.DiscardAlike, pt.LookAtHand, pt.LoseActions, pt.OrderToRival, pt.TakeAtRandom}
)
"""The effects that touch a rival whatever their fields say."""
UNTOUCHED: Final = frozenset({pt.ChooseTrait, pt.CopySpell, pt.PutMarkers, pt.TakeMarkers})
"""The effects that do nothing to the cards that they choose or mark."""


def compile_packs(packs: tuple[pt.Pack, ...]) -> catalogue.Catalogue:
    """Return the catalogue of all cards in *packs*. No two packs share a card id, see ``with_cards``."""
    compiler = _Compiler()
    cards = {card.id: compiler.card(card) for pack in packs for card in pack.cards}
    physical = {t.card_id(seat, name): code for seat in range(4) for name, code in cards.items()}
    reserve = {name: code.reserve for name, code in physical.items() if code.reserve is not None}
    traps = frozenset([name for name, code in cards.items() if code.reserve is not None and code.reserve.face == "trap"])
    statics = {name: static for program in compiler.programs.values() for name, static in program.standing}
    granted: dict[pt.GrantsSpell, catalogue.ActivatedAbility] = {}
    for code in cards.values():
        for row in (*code.hero.texts, *code.leader.texts):
            for box in row:
                granted.update(box.granted)
        if code.reserve is not None:
            granted.update(code.reserve.granted)
    raises = any(code.raises is not None for code in cards.values())
    raising = frozenset([card for card, code in physical.items() if raises and (code.raises is not None or code.copies_leader)])
    return catalogue.Catalogue(
        cards, compiler.programs, compiler.triggers, statics, physical, reserve, traps, tuple(sorted(cards)), granted, raising
    )


class _Compiler:
    """Compiles cards one after the other and collects their ``programs`` and ``triggers`` by the ids of their texts."""

    def __init__(self) -> None:
        self.programs: dict[str, catalogue.Program] = {}
        self.triggers: dict[str, catalogue.TriggerEntry] = {}

    def card(self, card: pt.Card) -> catalogue.CompiledCard:
        hero, leader = card.hero, card.leader
        rows = tuple(
            [
                (self.box(f"{card.id}.{row}", row, abilities),)
                for row, abilities in zip(ROWS, (hero.vanguard, hero.flank, hero.rear), strict=True)
            ]
        )
        lead = self.box(f"{card.id}.L", "L", leader.abilities)
        order, reserve, name = None, None, f"{card.id}.O"
        match hero.hand:
            case pt.Order(effects):
                order = name
                self.program(order, "order", effects, None, of_piece=False)
            case pt.Operation(abilities):
                box = self.box(name, "O", abilities, of_piece=False)
                own_side = all(map(_keeps_to_own_side, abilities))
                reserve = catalogue.CompiledReserve("operation", box.statics, box.listeners, own_side, box.granted)
            case pt.Trap(at, effects, when):
                # It may be set in the ceasefire, but is not sprung in it (PT-CEASE-4).
                sprung = catalogue.TriggerEntry(name, pt.Trigger(at, effects, when, in_ceasefire=False), trap=True)
                self.triggers[name] = sprung
                self.program(name, "ability", effects, EVENTS[at.what].cause, of_piece=False)
                reserve = catalogue.CompiledReserve("trap", (), ((at.what, sprung),), own_side=True)
            case None:
                pass
            case _:
                assert_never(hero.hand)
        modifiers = [ability.modifier for ability in leader.abilities if isinstance(ability, pt.Static)]
        copies = any(isinstance(modifier, pt.CopiesLeader) for modifier in modifiers)
        compiled = catalogue.CompiledCard(
            card.id,
            _side(hero.name, hero.attack, hero.life, rows),
            _side(leader.name, leader.attack, leader.life, ((lead,),)),
            copies,
            order,
            reserve,
            next((modifier for modifier in modifiers if isinstance(modifier, pt.RaisesCorpses)), None),
        )
        if copies:
            chosen = compiled.choice_of_copied
            self.programs[chosen] = catalogue.Program(
                chosen, (catalogue.Step(ChooseCopied(), "0", 1, 1, keeps=False, loops=0),), {"0": 0, catalogue.END: 1}, True, "ability"
            )
        return compiled

    def box(self, base: str, letter: str, abilities: tuple[pt.Ability, ...], *, of_piece: bool = True) -> catalogue.CompiledBox:
        statics: list[tuple[type[pt.Modifier], pt.Static]] = []
        heard: list[tuple[str, catalogue.TriggerEntry]] = []
        acts: list[catalogue.ActivatedAbility] = []
        words: list[str] = []
        granted: list[tuple[pt.GrantsSpell, catalogue.ActivatedAbility]] = []
        numbers = count(1)
        for ability in abilities:
            if isinstance(ability, pt.Static):
                modifier = ability.modifier
                if isinstance(modifier, pt.Keyword) and modifier.gained and ability.on.ref == "this" and ability.when is None:
                    words.append(modifier.word)
                else:
                    statics.append((type(modifier), ability))
                if not isinstance(modifier, pt.GrantsSpell):
                    continue
            number = next(numbers)
            suffix = "" if number == 1 else str(number)
            name = f"{base}{suffix}"
            match ability:
                case pt.Static(modifier):
                    if isinstance(modifier, pt.GrantsSpell):
                        self.program(name, "spell", modifier.effects, None)
                        granted.append((modifier, self.spell(name, name, modifier)))
                case pt.Trigger(at, effects):
                    self.program(name, "ability", effects, EVENTS[at.what].cause, of_piece=of_piece)
                    self.triggers[name] = catalogue.TriggerEntry(name, ability)
                    heard.append((at.what, self.triggers[name]))
                case pt.Spell(effects):
                    self.program(name, "spell", effects, None, of_piece=of_piece)
                    acts.append(self.spell(f"{letter}{suffix}", name, ability))
                case pt.LeaderAct(effects, cost, limited, per_wave, when):
                    self.program(name, "ability", effects, None, of_piece=of_piece)
                    self.programs[name] = replace(self.programs[name], leader_act=True)
                    acts.append(catalogue.ActivatedAbility(f"{letter}{suffix}", name, cost, limited, per_wave=per_wave, when=when))
                case _:
                    assert_never(ability)
        return catalogue.CompiledBox(tuple(statics), tuple(heard), tuple(acts), tuple(words), tuple(granted))

    def spell(self, text: str, name: str, spell: pt.Spell | pt.GrantsSpell) -> catalogue.ActivatedAbility:
        copies = any(isinstance(step.op, pt.CopySpell) for step in self.programs[name].steps)
        return catalogue.ActivatedAbility(text, name, copies=copies, when=spell.when)

    def program(
        self, name: str, kind: t.TextKind, effects: tuple[pt.Effect, ...], cause: type[t.Cause] | None, *, of_piece: bool = True
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
        self.programs[name] = catalogue.Program(
            name,
            steps,
            places,
            own_side_only(effects) and (kind == "order" or not carries),
            kind,
            cause,
            of_piece,
            carries,
            tuple(builder.standing),
            speaks_of_cause=any(map(_speaks_of_cause, effects)),
            passes_order=any(isinstance(step.op, pt.OrderToRival) for step in steps),
        )
        for text, trigger in builder.left:
            self.triggers[text] = catalogue.TriggerEntry(text, trigger)
            self.program(text, kind, trigger.effects, EVENTS[trigger.at.what].cause, of_piece=of_piece)


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


def _keeps_to_own_side(ability: pt.ReserveAbility) -> bool:
    """Return whether an ability of an operation touches its player's side alone (PT-CEASE-3)."""
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

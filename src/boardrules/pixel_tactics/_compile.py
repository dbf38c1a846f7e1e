"""Sets of cards compiled into the card table: each text into the steps of a program."""

from __future__ import annotations

from typing import Final, assert_never

from boardrules.pixel_tactics._ops import AskNumber, AskPieces, AskYes, EachOf, Jump, JumpUnless, MoveSome, Op, SetName, SetNumber, Stop
from boardrules.pixel_tactics._table import Act, CardCode, Listener, Program, SideCode, Table, Text
from boardrules.pixel_tactics.language import (
    Ability,
    AttackWith,
    Card,
    Change,
    ChooseArea,
    ClearCorpses,
    Compare,
    Condition,
    CopiesLeader,
    CopySpell,
    DamageOn,
    DealDamage,
    Defeat,
    DiscardCard,
    DiscardPiece,
    DrawCards,
    Effect,
    ExecuteOrder,
    Exists,
    ForEach,
    Give,
    Heal,
    If,
    Keyword,
    Known,
    LeaderAct,
    LookAtHand,
    LoseActions,
    May,
    MoveDamage,
    MovePiece,
    Order,
    OrderTop,
    Pack,
    Pick,
    Pieces,
    RevealCard,
    Revive,
    Share,
    SortDrawn,
    Spell,
    Static,
    Swap,
    TakeAtRandom,
    Targets,
    ToHand,
    Trigger,
    Watch,
    When,
)

__all__ = ["compile_packs"]

ROWS: Final = ("V", "F", "R")

ENGINE: Final[dict[str, tuple[Op, ...]]] = {
    "setup": ("setup.first", "setup.deal", "setup.leaders", "setup.reveal"),
    "draw": ("draw.next",),
    "order": ("order.begin", "order.end"),
    "attack": ("attack.aim", "attack.settle", "attack.strike", "attack.resolved"),
    "damage": ("damage.reduce", "damage.divert", "damage.overflow", "damage.place", "damage.check", "damage.told"),
    "defeat": ("defeat.fall",),
    "triggers": ("triggers.next",),
    "round": ("round.starts", "wave.starts", "turn.starts"),
    "wave": ("wave.starts", "turn.starts"),
    "turn-end": ("turn.ends", "turn.over"),
    "wave-end": ("wave.ends", "wave.casualties", "wave.rout", "wave.counted", "wave.over"),
    "round-end": ("round.ends", "round.over"),
    "look": ("look.top",),
}
"""The engine's own programs: whatever may ask a question, or set off a text that does, is one."""


def compile_packs(packs: tuple[Pack, ...]) -> Table:
    """The table of all cards in *packs*; a card id that two packs share is an error, see ``with_cards``."""
    cards: dict[str, CardCode] = {}
    programs: dict[str, Program] = {name: Program(name, code) for name, code in ENGINE.items()}
    listeners: dict[str, Listener] = {}
    for pack in packs:
        for card in pack.cards:
            cards[card.id] = _card(card, programs, listeners)
    physical = {f"{seat}.{name}": code for seat in range(4) for name, code in cards.items()}
    return Table(cards, programs, listeners, physical, tuple(tuple({} for _ in range(9)) for _ in range(4)), tuple(sorted(cards)))


def _card(card: Card, programs: dict[str, Program], listeners: dict[str, Listener]) -> CardCode:
    hero, leader = card.hero, card.leader
    rows = tuple(
        (_text(f"{card.id}.{row}", row, abilities, programs, listeners),)
        for row, abilities in zip(ROWS, (hero.vanguard, hero.flank, hero.rear), strict=True)
    )
    lead = _text(f"{card.id}.L", "L", leader.abilities, programs, listeners)
    order = None
    if isinstance(hero.hand, Order):
        order = f"{card.id}.O"
        _program(order, "order", hero.hand.effects, programs, listeners)
    copies = any(isinstance(a, Static) and isinstance(a.change, CopiesLeader) for a in leader.abilities)
    return CardCode(
        card.id,
        _side(hero.name, hero.attack, hero.life, rows),
        _side(leader.name, leader.attack, leader.life, ((lead,),)),
        copies,
        order,
    )


def _side(name: str, attack: int, life: int, texts: tuple[tuple[Text, ...], ...]) -> SideCode:
    return SideCode(
        name,
        attack,
        life,
        texts,
        tuple(tuple(entry for box in row for entry in box.statics) for row in texts),
        tuple(tuple(entry for box in row for entry in box.listeners) for row in texts),
        tuple(tuple(act for box in row for act in box.acts) for row in texts),
        tuple(tuple(word for box in row for word in box.words) for row in texts),
    )


def _text(base: str, letter: str, abilities: tuple[Ability, ...], programs: dict[str, Program], listeners: dict[str, Listener]) -> Text:
    statics: list[tuple[type[Change], Static]] = []
    heard: list[tuple[str, Listener]] = []
    acts: list[Act] = []
    words: list[str] = []
    made = 0
    for ability in abilities:
        if isinstance(ability, Static):
            if isinstance(ability.change, Keyword) and ability.change.gained and ability.on.ref == "this" and ability.when is None:
                words.append(ability.change.word)
            else:
                statics.append((type(ability.change), ability))
            continue
        made += 1
        name = base if made == 1 else f"{base}{made}"
        _program(name, "spell" if isinstance(ability, Spell) else "ability", ability.effects, programs, listeners)
        match ability:
            case Trigger():
                listener = Listener(name, ability)
                listeners[name] = listener
                heard.append((ability.at.what, listener))
            case Spell():
                copies = any(isinstance(op, CopySpell) for op in programs[name].code)
                acts.append(Act(letter if made == 1 else f"{letter}{made}", name, copies=copies))
            case LeaderAct():
                acts.append(Act(letter if made == 1 else f"{letter}{made}", name, ability.cost, ability.limited))
            case _:
                assert_never(ability)
    return Text(tuple(statics), tuple(heard), tuple(acts), tuple(words))


def _program(name: str, kind: str, effects: tuple[Effect, ...], programs: dict[str, Program], listeners: dict[str, Listener]) -> None:
    builder = _Builder(name, kind, programs, listeners)
    builder.add(effects)
    carries = tuple([op.of for op in builder.code if isinstance(op, ExecuteOrder)])
    own_side = own_side_only(effects) and (kind == "order" or not carries)
    programs[name] = Program(name, tuple(builder.code), own_side, kind, carries)


def _hurt(givers: Pieces) -> Condition:
    """Whether there is damage to move: without it nobody is asked where to (PT-RUL-11)."""
    if givers.ref:
        return Exists(givers)
    hurt = Compare(DamageOn("it"), ">=", 1)
    return Exists(givers.that(hurt if givers.where is None else When((givers.where, hurt))))


class _Builder:
    """Writes the steps of one program."""

    def __init__(self, name: str, kind: str, programs: dict[str, Program], listeners: dict[str, Listener]) -> None:
        self.name = name
        self.kind = kind
        self.programs = programs
        self.listeners = listeners
        self.code: list[Op] = []
        self.names = 0

    def fresh(self) -> str:
        self.names += 1
        return f"_{self.names}"

    def targets(self, targets: Targets, but: str = "") -> Pieces:
        """Cards to act on: what is picked is asked first."""
        if isinstance(targets, Pieces):
            return targets
        into = self.fresh()
        self.code.append(AskPieces(targets.among, targets.low, targets.high, targets.by, into, but))
        return Pieces(ref=into)

    def add(self, effects: tuple[Effect, ...]) -> None:
        for effect in effects:
            self.one(effect)

    def one(self, effect: Effect) -> None:
        code = self.code
        match effect:
            case DealDamage(n, to):
                code.append(DealDamage(n, self.targets(to)))
            case Heal(n, of, up_to):
                who = self.targets(of)
                if not up_to or n is None:
                    code.append(Heal(n, who))
                else:
                    number = self.fresh()
                    self.loop(who, (AskNumber((n, DamageOn("it")), number), Heal(Known(number), Pieces(ref="it"))))
            case MoveDamage(n, of, to, up_to):
                givers = self.targets(of)
                at = len(code)
                code.append("placeholder")
                taker = self.targets(to, givers.ref)
                number, left = self.fresh(), self.fresh()
                most = (DamageOn("it"),) if n is None else (DamageOn("it"), Known(left))
                if n is not None:
                    code.append(SetNumber(left, (n,)))
                body: tuple[Op, ...] = (AskNumber(most, number),) if up_to else (SetNumber(number, most),)
                self.loop(givers, (*body, MoveSome(number, taker, left if n is not None else "")))
                code.append(Stop())
                code[at] = JumpUnless(_hurt(givers), len(code))
            case Defeat(who):
                code.append(Defeat(self.targets(who)))
            case Revive(who):
                code.append(Revive(self.targets(who)))
            case ClearCorpses(who):
                code.append(ClearCorpses(self.targets(who)))
            case ToHand(who):
                code.append(ToHand(self.targets(who)))
            case DiscardPiece(who):
                code.append(DiscardPiece(self.targets(who)))
            case MovePiece(who, to, may):
                code.append(MovePiece(self.targets(who), to, may))
            case Swap(first, second):
                one = self.targets(first)
                code.append(Swap(one, None if second is None else self.targets(second)))
            case Give(to, change, until):
                code.append(Give(self.targets(to), change, until))
            case Watch(trigger, _):
                name = f"{self.name}.{self.fresh()[1:]}"
                _program(name, self.kind, trigger.effects, self.programs, self.listeners)
                self.listeners[name] = Listener(name, trigger)
                code.extend((SetName("_watch", name), effect))
            case _:
                self.control(effect)

    def control(self, effect: Effect) -> None:
        """What steers other effects, and whatever is a step as it stands."""
        code = self.code
        match effect:
            case If(condition, then, otherwise):
                at = len(code)
                code.append("placeholder")
                self.add(then)
                end = len(code)
                if otherwise:
                    code.append("placeholder")
                    self.add(otherwise)
                    code[end] = Jump(len(code))
                    end += 1
                code[at] = JumpUnless(condition, end)
            case May(effects):
                at = len(code)
                code.append("placeholder")
                self.add(effects)
                code[at] = AskYes(len(code))
            case ForEach(who, effects):
                targets = self.targets(who)
                at = len(code)
                name = self.fresh()
                code.append("placeholder")
                self.add(effects)
                code.append(Jump(at))
                code[at] = EachOf(targets, name, len(code))
            case OrderTop(n):
                code.extend((DrawCards(n, "aside"), effect))
            case SortDrawn(places):
                code.extend((DrawCards(len(places), "aside"), effect))
            case _:
                code.append(effect)

    def loop(self, who: Pieces, body: tuple[Op, ...]) -> None:
        at = len(self.code)
        name = self.fresh()
        self.code.append("placeholder")
        self.code.extend(body)
        self.code.append(Jump(at))
        self.code[at] = EachOf(who, name, len(self.code))


def own_side_only(effects: tuple[Effect, ...]) -> bool:
    """Whether a text can be carried out without touching the rival (PT-CEASE-1): no attack, nothing of the rival's by necessity.

    Cards that the player picks from any unit can be picked from his own. Orders that it carries out are looked at when the time comes.
    """
    return all(_own_side(effect) for effect in effects)


def _own_side(effect: Effect) -> bool:
    match effect:
        case DealDamage(_, targets) | Heal(_, targets) | Give(targets):
            return _own_targets(targets)
        case Defeat(who) | Revive(who) | ClearCorpses(who) | ToHand(who) | DiscardPiece(who) | MovePiece(who):
            return _own_targets(who)
        case MoveDamage(_, of, to):
            return _own_targets(of) and _own_targets(to)
        case Swap(first, second):
            return _own_targets(first) and (second is None or _own_targets(second))
        case Share():
            return effect.among.side != "rival"
        case AttackWith() | LookAtHand() | TakeAtRandom() | LoseActions():
            return False
        case RevealCard(whose) | DiscardCard(whose):
            return whose == "own"
        case ChooseArea(_, side, across):
            return not across and side != "rival"
        case If(_, then, otherwise):
            return own_side_only(then) and own_side_only(otherwise)
        case May(effects) | ForEach(_, effects):
            return own_side_only(effects)
        case Watch(trigger):
            return own_side_only(trigger.effects)
        case _:
            return True


def _own_targets(targets: Targets) -> bool:
    if isinstance(targets, Pick):
        return targets.by == "you" and targets.among.side != "rival"
    return bool(targets.ref) or targets.side == "own" or targets.place == "area"

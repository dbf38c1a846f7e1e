"""Which rule of Pixel Tactics stands behind what is done and what happens, and which card speaks."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from boardrules.contract import CardFacts
from boardrules.explanation import Reason, rule_ids
from boardrules.pixel_tactics._engine.slots import SLOTS
from boardrules.pixel_tactics._types import actions as act
from boardrules.pixel_tactics._types import course
from boardrules.pixel_tactics._types import events as ev
from boardrules.pixel_tactics._types.actions import Action
from boardrules.pixel_tactics._types.cards import name_of
from boardrules.pixel_tactics._types.events import Event
from boardrules.pixel_tactics._types.view import View
from boardrules.values import RuleId

__all__ = ["GROUNDS", "RULES", "grounds", "printed", "reason"]

GROUNDS: Final[dict[type[Action], tuple[str, ...]]] = {
    act.ChooseLeader: ("PT-SET-3",),
    act.Draw: ("PT-ACT-1",),
    act.Recruit: ("PT-ACT-2",),
    act.Attack: ("PT-ACT-3", "PT-ATK-1"),
    act.Cast: ("PT-ACT-4",),
    act.PlayOrder: ("PT-ACT-6",),
    act.Clear: ("PT-ACT-7",),
    act.Move: ("PT-ACT-8",),
    act.Switch: ("PT-ACT-9", "PT-ACT-14"),
    act.PlayOperation: ("PT-ACT-10",),
    act.SetTrap: ("PT-ACT-11",),
    act.DiscardReserve: ("PT-ACT-12",),
    act.GatherCoins: ("PT-POOL-6",),
    act.LeaderAction: ("PT-ACT-5",),
    act.EndTurn: ("PT-FLOW-5", "PT-FLOW-6"),
    act.Choose: (),
    act.First: ("PT-SET-6",),
    act.Drawn: (),
    act.Opened: ("PT-POOL-3",),
    act.TakenAtRandom: (),
}
"""The rules by which an action of each type may be done; none for what a text asks for, where the rule is that of the question."""

RULES: Final[dict[type[Event], tuple[str, ...]]] = {
    ev.Acted: (),
    ev.Asked: (),
    course.Started: ("PT-SET-6",),
    course.LeadersRevealed: ("PT-SET-3", "PT-SET-4"),
    course.TurnStarted: ("PT-FLOW-2",),
    course.TurnEnded: ("PT-FLOW-5",),
    course.WaveEnded: ("PT-FLOW-3",),
    course.RoundEnded: ("PT-FLOW-4",),
    course.LeaderCopied: ("PT-2V2-7", "PT-RUL-31"),
    course.LeaderFell: ("PT-2V2-5",),
    course.LoneRoundStarted: ("PT-2V2-8",),
    ev.ActionsGained: ("PT-FAQ-7",),
    ev.CardsMoved: (),
    ev.CardOpened: ("PT-POOL-3",),
    ev.CoinsMoved: ("PT-POOL-3", "PT-POOL-6"),
    ev.PieceLeft: (),
    ev.PieceMoved: (),
    ev.AttackMade: ("PT-ATK-1",),
    ev.AttackRedirected: ("PT-ATK-5",),
    ev.SpellCast: ("PT-ACT-4", "PT-ATK-9"),
    ev.AbilityUsed: ("PT-ATK-8", "PT-ATK-10"),
    ev.TextsCutOff: ("PT-LOOP-5",),
    ev.OrderPlayed: ("PT-ACT-6",),
    ev.OrderCancelled: (),
    ev.OrderResolved: ("PT-ACT-6",),
    ev.OperationPlayed: ("PT-ACT-10", "PT-OP-1"),
    ev.TokenRemoved: ("PT-OP-2", "PT-OP-3"),
    ev.TrapSet: ("PT-ACT-11", "PT-TRAP-1"),
    ev.TrapSprung: ("PT-TRAP-2",),
    ev.DamagePlaced: ("PT-DMG-1", "PT-DMG-2"),
    ev.DamageHealed: ("PT-DMG-1",),
    ev.PieceDefeated: ("PT-DMG-3", "PT-DMG-5"),
    ev.PieceRevived: ("PT-DMG-9",),
    ev.CorpseRaised: ("PT-RUL-131",),
    ev.TraitChosen: ("PT-RUL-127",),
    ev.ModifierGiven: (),
    ev.EffectSetUp: (),
    ev.StatusChanged: ("PT-STAT-1",),
    ev.MarkersPut: (),
    ev.GameEnded: (),
}
"""The rules behind an event of each type; none where the card that speaks before it is the reason, or where the event names its rule."""

ROWS: Final = {"V": "Vanguard: ", "F": "Flank: ", "R": "Rear: ", "O": "Order: ", "P": "Operation: ", "T": "Trap: "}


def printed(cards: tuple[CardFacts, ...]) -> dict[tuple[str, str], CardFacts]:
    """The sides of the cards in play, by the name of the card and of the side, ``hero`` or ``leader``."""
    found: dict[tuple[str, str], CardFacts] = {}
    for card in cards:
        _, name, side = card.id.split("/")
        found[name, side] = card
    return found


def grounds(view: View, action: Action) -> tuple[RuleId, ...]:
    """The rules by which *action* may be done after *view*."""
    if isinstance(action, act.Drawn) and view.phase == "setup":
        return rule_ids("PT-SET-2")
    return rule_ids(*GROUNDS[type(action)])


def reason(cards: Mapping[tuple[str, str], CardFacts], view: View, event: Event) -> Reason:
    """Why *event* happens after *view*: its rules, and the card that speaks, with the sentences that it says."""
    rules = rule_ids(*RULES[type(event)])
    match event:
        case ev.SpellCast(card, text) | ev.AbilityUsed(card, text):
            return Reason(rules, card, _place(view, card), _sentence(cards, card, text))
        case ev.OrderPlayed(_, card, _):
            return Reason(rules, card, "", _row(cards, card, "O"))
        case ev.OperationPlayed(_, card, at):
            return Reason(rules, card, f"{at.seat}.{at.slot}", _row(cards, card, "P"))
        case ev.TrapSprung(_, card, at):
            return Reason(rules, card, f"{at.seat}.{at.slot}", _row(cards, card, "T"))
        case ev.AttackMade(attacker, _, kind):
            return Reason((*rules, RuleId("PT-ATK-3" if kind == "melee" else "PT-ATK-4")), attacker, _place(view, attacker))
        case ev.DamagePlaced(source, target, _, _):
            return Reason(rules, source or target, _place(view, source or target))
        case ev.PieceDefeated(card, at) | ev.PieceRevived(card, at):
            return Reason(rules, card, f"{at.seat}.{at.slot}")
        case ev.GameEnded(_, rule, _):
            return Reason((RuleId(rule),))
        case _:
            return Reason(rules)


def _place(view: View, card: str) -> str:
    """The anchor of the slot in which *card* stands, ``""`` if it stands nowhere."""
    for seat, player in enumerate(view.players):
        for at, piece in enumerate(player.unit):
            if piece is not None and piece.card == card:
                return f"{seat}.{SLOTS[at]}"
    return ""


def _sentence(cards: Mapping[tuple[str, str], CardFacts], card: str, text: str) -> str:
    """What the text with this id says: its row's sentences, or all that the leader says. The text may be another card's, lent to *card*."""
    name, _, row = text.partition(".")
    if row[:1] in ROWS:
        return _row(cards, name, row[:1])
    side = cards.get((name, "leader")) or cards.get((name_of(card), "leader"))
    return " ".join(side.text) if side is not None and row[:1] == "L" else ""


def _row(cards: Mapping[tuple[str, str], CardFacts], card: str, row: str) -> str:
    side = cards.get((card.rpartition(".")[2], "hero"))
    return "" if side is None else " ".join([said for said in side.text if said.startswith(ROWS[row])])

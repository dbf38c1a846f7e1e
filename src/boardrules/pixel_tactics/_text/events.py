"""Events as sentences."""

from __future__ import annotations

from typing import Final, assert_never

from boardrules.messages import Message, capitalized
from boardrules.pixel_tactics import _types as t
from boardrules.pixel_tactics._engine.seating import rivals
from boardrules.pixel_tactics._engine.slots import SLOTS
from boardrules.pixel_tactics._messages import MESSAGES
from boardrules.pixel_tactics._packs.catalogue import Catalogue
from boardrules.pixel_tactics._text.naming import place_of, plain_card, who
from boardrules.pixel_tactics.language.english.statuses import change_name
from boardrules.values import CHANCE, Seat

WAVES: Final = ("vanguard", "flank", "rear")

_say = Message.of


def format_event(catalogue: Catalogue, view: t.View, event: t.Event) -> str:
    """*event* as a sentence, *view* being what is seen after it. A card is called by its name and its owner's seat: ``Knight (0)``.

    >>> from boardrules import pixel_tactics
    >>> view = pixel_tactics.view(pixel_tactics.new_game(), None)
    >>> pixel_tactics.format_event(view, pixel_tactics.AttackMade("0.dragon_mage", "1.knight", "melee"))
    'Dragon Mage (0) attacks Knight (1) in melee.'
    """
    return capitalized(MESSAGES.english(event_message(catalogue, view, event)))


def event_message(catalogue: Catalogue, view: t.View, event: t.Event) -> Message:
    """*event* as a message."""
    match event:
        case (
            t.Acted()
            | t.Asked()
            | t.Started()
            | t.TurnStarted()
            | t.TurnEnded()
            | t.WaveEnded()
            | t.RoundEnded()
            | t.ActionsGained()
            | t.GameEnded()
        ):
            return _course(view, event)
        case (
            t.LeadersRevealed()
            | t.LeaderCopied()
            | t.LeaderFell()
            | t.LoneRoundStarted()
            | t.CardOpened()
            | t.CoinsMoved()
            | t.TextsCutOff()
        ):
            return _table(catalogue, view, event)
        case t.CardsMoved():
            return _moved(catalogue, view, event)
        case (
            t.AttackMade()
            | t.AttackRedirected()
            | t.SpellCast()
            | t.AbilityUsed()
            | t.OrderPlayed()
            | t.OrderCancelled()
            | t.OrderResolved()
        ):
            return _deed(catalogue, view, event)
        case t.OperationPlayed() | t.TokenRemoved() | t.TrapSet() | t.TrapSprung():
            return _reserve(catalogue, view, event)
        case _:
            return _piece(catalogue, view, event)


def _course(
    view: t.View,
    event: t.Acted | t.Asked | t.Started | t.TurnStarted | t.TurnEnded | t.WaveEnded | t.RoundEnded | t.ActionsGained | t.GameEnded,
) -> Message:
    """What belongs to the course of the game."""
    match event:
        case t.Acted(by, what):
            return _say("event-luck-acted", what=what) if by == CHANCE else _say("event-acted", seat=by, what=what)
        case t.Asked(seat):
            return _say("event-luck-asked") if seat == CHANCE else _say("event-asked", seat=seat)
        case t.Started(first):
            return _say("event-started", seat=first)
        case t.TurnStarted(seat, number, wave):
            return _say("event-turn-started", seat=seat, round=number, wave=WAVES[wave])
        case t.TurnEnded(seat):
            return _say("event-turn-ended", seat=seat)
        case t.WaveEnded(wave):
            return _say("event-wave-ended", wave=WAVES[wave])
        case t.RoundEnded(number):
            return _say("event-round-ended", round=number)
        case t.ActionsGained(seat, n):
            return _say("event-actions-gained" if n >= 0 else "event-actions-lost", seat=seat, n=abs(n))
        case t.GameEnded(winner, rule, over):
            what = "game" if over else "match"
            if winner is None:
                return _say("event-tied", what=what, rule=rule)
            return _say("event-won", what=what, winners=_winners(view, winner), rule=rule)
        case _:
            assert_never(event)


def _winners(view: t.View, winner: Seat) -> tuple[Message, ...]:
    """Who wins: a seat, or both of a team."""
    others = rivals(len(view.players), winner)
    return tuple([_say("word-seat", seat=seat) for seat in range(len(view.players)) if seat not in others])


def _table(
    catalogue: Catalogue,
    view: t.View,
    event: t.LeadersRevealed | t.LeaderCopied | t.LeaderFell | t.LoneRoundStarted | t.CardOpened | t.CoinsMoved | t.TextsCutOff,
) -> Message:
    """What happens to leaders, to the row of open cards, and to all."""
    match event:
        case t.LeadersRevealed(leaders, kept):
            shown = tuple([who(catalogue, leader, view) for leader in leaders])
            return _say("event-leaders-revealed" if kept else "event-leaders-equal", leaders=shown)
        case t.LeaderCopied(card, seat):
            return _say("event-leader-copied", card=who(catalogue, card), seat=seat)
        case t.LeaderFell(seat, card, nth):
            return _say("event-leader-fell", seat=seat, card=who(catalogue, card, view), nth=nth)
        case t.LoneRoundStarted(seat):
            return _say("event-lone-round", seat=seat)
        case t.CardOpened(name):
            return _say("event-card-opened", card=plain_card(catalogue, name))
        case t.CoinsMoved(seat, name, n):
            return _say("event-coins-laid" if n >= 0 else "event-coins-taken", seat=seat, card=plain_card(catalogue, name), n=abs(n))
        case t.TextsCutOff():
            return _say("event-texts-cut-off")
        case _:
            assert_never(event)


def _deed(
    catalogue: Catalogue,
    view: t.View,
    event: t.AttackMade | t.AttackRedirected | t.SpellCast | t.AbilityUsed | t.OrderPlayed | t.OrderCancelled | t.OrderResolved,
) -> Message:
    """What a card does."""
    match event:
        case t.AttackMade(attacker, target, kind):
            if target is None:
                return _say("event-attack-open", attacker=who(catalogue, attacker, view), kind=kind)
            return _say("event-attack", attacker=who(catalogue, attacker, view), target=who(catalogue, target, view), kind=kind)
        case t.AttackRedirected(attacker, target):
            return _say("event-attack-redirected", attacker=who(catalogue, attacker, view), target=who(catalogue, target, view))
        case t.SpellCast(caster, text, of):
            if of != caster:
                return _say("event-spell-copied", card=who(catalogue, caster, view), box=_box(text), of=who(catalogue, of, view))
            return _say("event-spell-cast", card=who(catalogue, caster, view), box=_box(text))
        case t.AbilityUsed(card, text):
            return _say("event-ability-used", card=who(catalogue, card, view), box=_box(text))
        case t.OrderPlayed(seat, card, played):
            return _say("event-order-played" if played else "event-order-executed", seat=seat, card=who(catalogue, card, view))
        case t.OrderCancelled(card):
            return _say("event-order-cancelled", card=who(catalogue, card, view))
        case t.OrderResolved(card):
            return _say("event-order-resolved", card=who(catalogue, card, view))
        case _:
            assert_never(event)


def _box(text: str) -> str:
    """Which text of a card it is: ``V``, ``F``, ``R``, ``L``, ``O``."""
    return text.rpartition(".")[2][:1]


def _reserve(catalogue: Catalogue, view: t.View, event: t.OperationPlayed | t.TokenRemoved | t.TrapSet | t.TrapSprung) -> Message:
    """What happens in a reserve."""
    match event:
        case t.OperationPlayed(seat, card, at):
            return _say("event-operation-played", seat=seat, card=who(catalogue, card, view), slot=at.slot)
        case t.TokenRemoved(card, left):
            return _say("event-token-removed", card=who(catalogue, card, view), left=left)
        case t.TrapSet(seat, at):
            return _say("event-trap-set", seat=seat, slot=at.slot)
        case t.TrapSprung(seat, card, at):
            return _say("event-trap-sprung", seat=seat, card=who(catalogue, card, view), slot=at.slot)
        case _:
            assert_never(event)


def _piece(
    catalogue: Catalogue,
    view: t.View,
    event: t.PieceLeft
    | t.PieceMoved
    | t.PieceDefeated
    | t.PieceRevived
    | t.DamagePlaced
    | t.DamageHealed
    | t.CorpseRaised
    | t.TraitChosen
    | t.ModifierGiven
    | t.EffectSetUp
    | t.StatusChanged
    | t.MarkersPut,
) -> Message:
    """What happens to a hero, a corpse or a leader."""
    match event:
        case t.PieceLeft(card, end):
            return _say("event-piece-left", card=who(catalogue, card, view), end=end)
        case t.PieceMoved(card, at):
            return _say("event-piece-moved", card=who(catalogue, card, view), place=place_of(card, at))
        case t.PieceDefeated(card, at):
            return _say("event-piece-defeated", card=who(catalogue, card, view), place=place_of(card, at))
        case t.PieceRevived(card, at):
            return _say("event-piece-revived", card=who(catalogue, card, view), place=place_of(card, at))
        case t.DamagePlaced(source, target, amount, kind):
            if kind == "move":
                return _say("event-damage-moved", target=who(catalogue, target, view), amount=amount)
            if not source:
                return _say("event-damage", target=who(catalogue, target, view), amount=amount)
            return _say("event-damage-from", target=who(catalogue, target, view), amount=amount, source=who(catalogue, source, view))
        case t.DamageHealed(target, amount):
            return _say("event-damage-healed", target=who(catalogue, target, view), amount=amount)
        case t.CorpseRaised(card, raised):
            return _say("event-corpse-raised" if raised else "event-corpse-plain", card=who(catalogue, card, view))
        case t.TraitChosen(card, row):
            return _say("event-trait-chosen", card=who(catalogue, card, view), row=row)
        case t.ModifierGiven(card, modifier, until):
            return _say("event-card-changed", card=who(catalogue, card, view), until=until, change=change_name(modifier))
        case t.EffectSetUp(_, _, until, source):
            return _say("event-effect-holds", card=who(catalogue, source, view), until=until)
        case t.StatusChanged(card, status, n):
            return _say("event-status-gained" if n > 0 else "event-status-lost", card=who(catalogue, card, view), status=status)
        case t.MarkersPut(card, kind, n):
            marker = Message(f"marker-{kind}", (), kind.replace("_", " "))
            return _say(
                "event-markers-gained" if n >= 0 else "event-markers-lost", card=who(catalogue, card, view), marker=marker, n=abs(n)
            )
        case _:
            assert_never(event)


def _moved(catalogue: Catalogue, view: t.View, event: t.CardsMoved) -> Message:
    seat, start, end = event.seat, event.start, event.end
    cards = (_say("word-a-card") if event.card is None else who(catalogue, event.card, view),)
    if end == "unit":
        return _arrived(catalogue, view, event)
    if (start, end) == ("deck", "top"):
        return _say("event-looked-at-top", seat=seat) if event.card is None else _say("event-saw-top", seat=seat, cards=cards)
    if start == end:
        return _say("event-card-seen", seat=seat, cards=cards, zone=start)
    if (start, end) == ("row", "top"):
        card = _say("word-a-card") if event.card is None else plain_card(catalogue, t.name_of(event.card))
        return _say("event-laid-in-row", seat=seat, card=card)
    if (start, end) in {("row", "hand"), ("row", "aside")}:
        return _say("event-took-from-row", seat=seat, cards=cards)
    if (start, end) == ("leaders", "aside"):
        return _say("event-drew-leader", seat=seat, cards=cards)
    if (start, end) == ("aside", "leaders"):
        return _say("event-put-back-leader", seat=seat, cards=cards)
    if (start, end) in {("deck", "hand"), ("top", "hand"), ("bottom", "hand")}:
        return _say("event-drew", seat=seat, cards=cards)
    if (start, end) == ("hand", "discard"):
        return _say("event-discarded", seat=seat, cards=cards)
    return _say("event-card-moved", seat=seat, cards=cards, start=start, end=end)


def _arrived(catalogue: Catalogue, view: t.View, event: t.CardsMoved) -> Message:
    """A hero comes into play, where it stands if it still does; or a leader is put down, which at first its player alone knows."""
    seat, card = event.seat, event.card
    if card is None:
        return _say("event-leader-hidden", seat=seat)
    if event.mask == 1 << seat:
        return _say("event-leader-chosen", seat=seat, card=who(catalogue, card))
    for at, player in enumerate(view.players):
        for slot, piece in zip(SLOTS, player.unit, strict=False):
            if piece is not None and piece.card == card:
                return _say("event-recruited-at", seat=seat, card=who(catalogue, card, view), place=place_of(card, t.Spot(Seat(at), slot)))
    return _say("event-recruited", seat=seat, card=who(catalogue, card, view))

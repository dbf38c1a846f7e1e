"""Events as sentences."""

from __future__ import annotations

from typing import Final, assert_never

from boardrules.pixel_tactics._engine.seating import rivals
from boardrules.pixel_tactics._engine.slots import SLOTS
from boardrules.pixel_tactics._types.cards import belongs_to, name_of, owner_text
from boardrules.pixel_tactics._types.events import (
    AbilityUsed,
    Acted,
    ActionsGained,
    Asked,
    AttackMade,
    AttackRedirected,
    CardOpened,
    CardsMoved,
    CoinsMoved,
    DamageHealed,
    DamagePlaced,
    Event,
    GameEnded,
    LeaderFell,
    LeadersRevealed,
    LoneRoundStarted,
    MarkersPut,
    ModifierGiven,
    OperationPlayed,
    OrderCancelled,
    OrderPlayed,
    OrderResolved,
    PieceDefeated,
    PieceLeft,
    PieceMoved,
    PieceRevived,
    RoundEnded,
    SpellCast,
    Started,
    StatusChanged,
    TextsCutOff,
    TokenRemoved,
    TrapSet,
    TrapSprung,
    TurnEnded,
    TurnStarted,
    WaveEnded,
)
from boardrules.pixel_tactics._types.state import Spot
from boardrules.pixel_tactics._types.view import View
from boardrules.values import CHANCE, Seat

__all__ = ["format_event"]

WAVES: Final = ("vanguard", "flank", "rear")
ROWS: Final = {"V": "vanguard ", "F": "flank ", "R": "rear "}
DONE: Final = {
    "ChooseLeader": "has chosen a leader",
    "Draw": "draws a card",
    "Recruit": "recruits a hero",
    "Attack": "attacks",
    "Cast": "casts a spell",
    "PlayOrder": "plays an order",
    "Clear": "clears a corpse",
    "Move": "moves a hero",
    "Switch": "switches two cards",
    "PlayOperation": "plays an operation",
    "SetTrap": "sets a trap",
    "DiscardReserve": "discards a card of the reserve",
    "LeaderAction": "takes the leader's own action",
    "EndTurn": "ends the turn",
    "Choose": "decides",
}
LUCK: Final = {
    "First": "Luck decides who goes first.",
    "Drawn": "Luck deals a card.",
    "TakenAtRandom": "Luck picks a card of a hand.",
}
ZONES: Final = {
    "deck": "the deck",
    "top": "the top of the deck",
    "row": "the row",
    "leaders": "the deck of leaders",
    "bottom": "the bottom of the deck",
    "hand": "the hand",
    "discard": "the discard pile",
    "unit": "the unit",
    "reserve": "the reserve",
    "aside": "the cards set aside",
    "resolving": "the order in progress",
    "out_of_play": "the cards set out",
    "out": "the trophies",
}
UNTIL: Final = {
    "turn": "until the turn ends",
    "wave": "until the wave ends",
    "round": "until the round ends",
    "own_turn": "until the end of its player's next turn",
    "last_own_turn": "until the turn ends",
    "gone": "as long as it stays",
    "status": "until that is removed",
}


def format_event(view: View, event: Event) -> str:
    """*event* as a sentence, *view* being what is seen after it. A card is called by its name and its owner's seat: ``knight (0)``.

    >>> from boardrules import Seat, pixel_tactics
    >>> view = pixel_tactics.view(pixel_tactics.new_game(), None)
    >>> pixel_tactics.format_event(view, pixel_tactics.AttackMade("0.dragon_mage", "1.knight", "melee"))
    'Dragon mage (0) attacks knight (1) in melee.'
    """
    sentence = _sentence(view, event)
    return sentence[:1].upper() + sentence[1:]


def _sentence(view: View, event: Event) -> str:
    match event:
        case Acted() | Asked() | Started() | TurnStarted() | TurnEnded() | WaveEnded() | RoundEnded() | ActionsGained() | GameEnded():
            return _course(view, event)
        case LeadersRevealed(leaders, kept):
            return f"The leaders are {' and '.join(map(_who, leaders))}{'' if kept else '; they are equal, so their players choose again'}."
        case LeaderFell(seat, card, nth):
            return f"{_who(card)} has fallen, leader {nth} of seat {seat}: a point for the other team; the seat's cards are a new deck."
        case LoneRoundStarted(seat):
            return f"{_by(seat)} plays a round alone, in ceasefire."
        case CardsMoved():
            return _moved(view, event)
        case CardOpened(name):
            return f"{_plain(name)} is turned up in the row."
        case CoinsMoved(seat, name, n):
            what = f"{abs(n)} coin{'' if abs(n) == 1 else 's'}"
            return f"{_by(seat)} {f'lays {what} on' if n >= 0 else f'takes {what} from'} {_plain(name)}."
        case PieceLeft(card, end):
            return f"{_who(card)} leaves its unit and goes to {ZONES.get(end, end)}."
        case AttackMade(attacker, target, kind):
            how = "in melee" if kind == "melee" else "from afar"
            return f"{_who(attacker)} attacks {'' if target is None else f'{_who(target)} '}{how}."
        case AttackRedirected(attacker, target):
            return f"The attack by {_who(attacker)} lands on {_who(target)}."
        case SpellCast(caster, text):
            return f"{_who(caster)} casts its {_row(text)}spell."
        case AbilityUsed(card, text):
            return f"The {_row(text)}ability of {_who(card)} takes effect."
        case TextsCutOff():
            return "What was set off went on for too long: what is left of it does nothing."
        case OrderPlayed(seat, card, played):
            return f"{_by(seat)} {'plays' if played else 'carries out'} the order of {_who(card)}."
        case OrderCancelled(card):
            return f"The order of {_who(card)} is cancelled."
        case OrderResolved(card):
            return f"The order of {_who(card)} has been carried out."
        case OperationPlayed(seat, card, at):
            return f"{_by(seat)} plays the operation of {_who(card)} to {at.slot}."
        case TokenRemoved(card, left):
            return f"The operation of {_who(card)} loses a token: {left or 'none'} left."
        case TrapSet(seat, at):
            return f"{_by(seat)} lays a trap face down to {at.slot}."
        case TrapSprung(seat, card, at):
            return f"{_by(seat)}'s trap at {at.slot} opens: {_who(card)}."
        case DamagePlaced(source, target, amount, kind):
            if kind == "move":
                return f"{amount} damage is moved to {_who(target)}."
            return f"{_who(target)} takes {amount} damage{f' from {_who(source)}' if source else ''}."
        case DamageHealed(target, amount):
            return f"{amount} damage is taken off {_who(target)}."
        case PieceMoved(card, at):
            return f"{_who(card)} moves to {_place(card, at)}."
        case PieceDefeated(card, at):
            return f"{_who(card)} is defeated at {_place(card, at)}."
        case PieceRevived(card, at):
            return f"{_who(card)} comes back to life at {_place(card, at)}."
        case ModifierGiven(card, until):
            return f"{_who(card) if card else 'What an effect set up'} {'is changed' if card else 'holds'} {UNTIL[until]}."
        case StatusChanged(card, status, n):
            return f"{_who(card)} {'gets' if n > 0 else 'loses'} {status}."
        case MarkersPut(card, kind, n):
            what = f"{abs(n)} {kind.replace('_', ' ')} marker{'' if abs(n) == 1 else 's'}"
            return f"{_who(card)} {'gets' if n >= 0 else 'loses'} {what}."
        case _:
            assert_never(event)


def _course(
    view: View,
    event: Acted | Asked | Started | TurnStarted | TurnEnded | WaveEnded | RoundEnded | ActionsGained | GameEnded,
) -> str:
    """What belongs to the course of the game."""
    match event:
        case Acted(by, what):
            return LUCK.get(what, f"Luck: {what}.") if by == CHANCE else f"{_by(by)} {DONE.get(what, f'acts ({what})')}."
        case Asked(seat):
            return "Luck is due." if seat == CHANCE else f"{_by(seat)} must decide."
        case Started(first):
            return f"{_by(first)} is the first player."
        case TurnStarted(seat, number, wave):
            return f"Round {number}, {WAVES[wave]} wave: the turn of seat {seat}."
        case TurnEnded(seat):
            return f"The turn of seat {seat} is over."
        case WaveEnded(wave):
            return f"The {WAVES[wave]} wave is over; casualties are counted."
        case RoundEnded(number):
            return f"Round {number} is over."
        case ActionsGained(seat, n):
            what = f"{abs(n)} action{'' if abs(n) == 1 else 's'}"
            return f"{_by(seat)} has {what} more." if n >= 0 else f"{_by(seat)} will have {what} fewer in the next wave."
        case GameEnded(winner, rule, over):
            what = "The game" if over else "The match"
            return f"{what} is over: {'a tie' if winner is None else _won(view, winner)} ({rule})."
        case _:
            assert_never(event)


def _won(view: View, winner: Seat) -> str:
    """Who wins: a seat, or both of a team."""
    others = rivals(len(view.players), winner)
    team = [seat for seat in range(len(view.players)) if seat not in others]
    return f"seat {winner} wins" if len(team) == 1 else f"seats {' and '.join(map(str, team))} win"


def _moved(view: View, event: CardsMoved) -> str:
    seat, start, end = event.seat, event.start, event.end
    card = "a card" if event.card is None else _who(event.card)
    if end == "unit":
        return _arrived(view, event)
    if (start, end) == ("deck", "top"):
        return f"{_by(seat)} looks at the top of its deck{'' if event.card is None else f': {card}'}."
    if start == end:
        return f"{_by(seat)}: {card} is seen in {ZONES.get(start, start)}."
    if (start, end) == ("row", "top"):
        return f"{_by(seat)} lays {'a card' if event.card is None else _plain(name_of(event.card))} in its place in the row."
    if (start, end) in {("row", "hand"), ("row", "aside")}:
        return f"{_by(seat)} takes {card} from the row."
    if (start, end) in {("leaders", "aside"), ("aside", "leaders")}:
        return (
            f"{_by(seat)} {'draws' if end == 'aside' else 'puts back'} {card} {'from' if end == 'aside' else 'into'} the deck of leaders."
        )
    if (start, end) in {("deck", "hand"), ("top", "hand"), ("bottom", "hand")}:
        return f"{_by(seat)} draws {card}."
    if (start, end) == ("hand", "discard"):
        return f"{_by(seat)} discards {card}."
    return f"{_by(seat)}: {card} goes from {ZONES.get(start, start)} to {ZONES.get(end, end)}."


def _arrived(view: View, event: CardsMoved) -> str:
    """A hero comes into play, where it stands if it still does; or a leader is put down, which at first its player alone knows."""
    seat, card = event.seat, event.card
    if card is None or event.mask == 1 << seat:
        return f"{_by(seat)} has chosen {'a leader' if card is None else f'{_who(card)} as its leader'}."
    for at, player in enumerate(view.players):
        for slot, piece in zip(SLOTS, player.unit, strict=False):
            if piece is not None and piece.card == card:
                return f"{_by(seat)} recruits {_who(card)} at {_place(card, Spot(Seat(at), slot))}."
    return f"{_by(seat)} recruits {_who(card)}."


def _place(card: str, at: Spot) -> str:
    """A slot, with its seat where the card stands in another's unit."""
    return at.slot if belongs_to(card, at.seat) else f"{at.slot} of seat {at.seat}"


def _by(seat: Seat) -> str:
    return f"Seat {seat}"


def _plain(name: str) -> str:
    """A card that is nobody's."""
    return name.replace("_", " ")


def _who(card: str) -> str:
    return f"{name_of(card).replace('_', ' ')} ({owner_text(card)})"


def _row(program: str) -> str:
    return ROWS.get(program.rpartition(".")[2][:1], "")

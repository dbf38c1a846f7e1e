"""Events as sentences."""

from __future__ import annotations

from typing import Final

from boardrules.messages import Message, capitalized
from boardrules.pixel_tactics import _types as t
from boardrules.pixel_tactics._engine.seating import rivals
from boardrules.pixel_tactics._engine.slots import SLOTS
from boardrules.pixel_tactics._legality.messages import WAVES
from boardrules.pixel_tactics._messages import MESSAGES
from boardrules.pixel_tactics._text.names import Scene, place_of, say
from boardrules.pixel_tactics.language.english.statuses import change_name
from boardrules.toolkit.telling import Narrator, Told
from boardrules.toolkit.vocabulary import Params
from boardrules.values import CHANCE, Seat

ROUTES: Final = {
    ("row", "hand"): "took-from-row",
    ("row", "aside"): "took-from-row",
    ("leaders", "aside"): "drew-leader",
    ("aside", "leaders"): "put-back-leader",
    ("deck", "hand"): "drew",
    ("top", "hand"): "drew",
    ("bottom", "hand"): "drew",
    ("hand", "discard"): "discarded",
}
"""The messages of moves from one zone to another; other moves name both zones."""


# ----------------------------------------------------------------------------------------------------------------------------- parameters
def _wave(_: Scene, event: t.WaveEnded) -> str:
    """Return the name of the wave."""
    return WAVES[event.wave]


def _size(_: Scene, event: t.CoinsMoved | t.MarkersPut) -> int:
    """Return how many come or go."""
    return abs(event.n)


def _seat(_: Scene, event: t.Event) -> Seat | None:
    """Return whose event it is, None if it is luck's."""
    match event:
        case t.Acted(seat) | t.Asked(seat):
            return None if seat == CHANCE else seat
        case t.Started(seat):
            return seat
        case _:
            named: Seat = getattr(event, "seat")  # noqa: B009  (of whichever events name it)
            return named


def _card(scene: Scene, event: t.Event) -> Message:
    match event:
        case t.CardOpened(name) | t.CoinsMoved(_, name):
            return scene.plain(name)
        case t.LeaderCopied(card):
            return scene.who(card, hero=True)
        case t.EffectSetUp(_, _, _, card) | t.SpellCast(card):
            return scene.who(card)
        case _:
            return scene.who(getattr(event, "card"), beside=getattr(event, "seat", None))  # noqa: B009  (of whichever events name it)


def _winners(scene: Scene, event: t.GameEnded) -> tuple[Message, ...] | None:
    """Return the seats that win, one or both of a team; None if none does."""
    if event.winner is None:
        return None
    others = rivals(len(scene.view.players), event.winner)
    return tuple([say("word-seat", seat=seat) for seat in range(len(scene.view.players)) if seat not in others])


def _source(scene: Scene, event: t.DamagePlaced) -> Message | None:
    """Return the card that deals damage, None if no card does or damage is moved."""
    return scene.who(event.source) if event.source and event.kind != "move" else None


def _damage(_: Scene, event: t.DamagePlaced) -> str:
    if event.kind == "move":
        return "damage-moved"
    return "damage-from" if event.source else "damage"


def _moved(scene: Scene, event: t.CardsMoved) -> tuple[str, Params]:
    """Return what is said of a card that changes its zone, or is looked at, and what fills it in."""
    start, end, seat = event.start, event.end, ("seat", event.seat)
    cards = ("cards", (say("word-a-card") if event.card is None else scene.who(event.card, beside=seat[1]),))
    if end == "unit":
        key, told = _arrived(scene, event)
        return key, (seat, *told)
    if (start, end) == ("deck", "top"):
        return ("looked-at-top", (seat,)) if event.card is None else ("saw-top", (seat, cards))
    if start == end:
        return "card-seen", (seat, cards, ("zone", start))
    if (start, end) == ("row", "top"):
        return "laid-in-row", (seat, ("card", say("word-a-card") if event.card is None else scene.plain(t.name_of(event.card))))
    route = ROUTES.get((start, end))
    if route is not None:
        return "drew-hidden" if route == "drew" and event.card is None else route, (seat, cards)
    return "card-moved", (seat, cards, ("start", start), ("end", end))


def _arrived(scene: Scene, event: t.CardsMoved) -> tuple[str, Params]:
    """Return what is said of a hero that is recruited, with its slot if it is still there, or of a leader that is put down."""
    card = event.card
    if card is None:
        return "leader-hidden", ()
    if event.mask == 1 << event.seat:
        return "leader-chosen", (("card", scene.who(card, hero=True, beside=event.seat)),)
    for seat, player in enumerate(scene.view.players):
        for slot, piece in zip(SLOTS, player.unit, strict=False):
            if piece is not None and piece.card == card:
                return "recruited-at", (("card", scene.who(card, beside=event.seat)), ("place", place_of(card, t.Spot(Seat(seat), slot))))
    return "recruited", (("card", scene.who(card, beside=event.seat)),)


# ---------------------------------------------------------------------------------------------------------------------------------- table
EVENTS: Final[Narrator[Scene, t.Event]] = Narrator(
    Told(t.Acted, lambda _, event: "luck-acted" if event.by == CHANCE else "acted", ("seat", "what")),
    Told(t.Asked, lambda _, event: "luck-asked" if event.seat == CHANCE else "asked", ("seat",)),
    Told(t.Started, "started", ("seat",)),
    Told(t.LeadersRevealed, lambda _, event: "leaders-revealed" if event.kept else "leaders-equal", ("leaders",)),
    Told(t.TurnStarted, "turn-started", ("seat", "round", "wave")),
    Told(t.TurnEnded, "turn-ended", ("seat",)),
    Told(t.WaveEnded, "wave-ended", ("wave",)),
    Told(t.RoundEnded, "round-ended", ("round",)),
    Told(t.LeaderCopied, "leader-copied", ("card", "seat")),
    Told(t.LeaderFell, "leader-fell", ("seat", "card", "nth")),
    Told(t.LoneRoundStarted, "lone-round", ("seat",)),
    Told(t.ActionsGained, lambda _, event: "actions-gained" if event.n >= 0 else "actions-lost", ("seat", "n")),
    Told(t.CardsMoved, lambda scene, event: _moved(scene, event)[0], lambda scene, event: _moved(scene, event)[1]),
    Told(t.CardOpened, "card-opened", ("card",)),
    Told(t.CoinsMoved, lambda _, event: "coins-laid" if event.n >= 0 else "coins-taken", ("seat", "card", "n")),
    Told(t.PieceLeft, "piece-left", ("card", "end")),
    Told(t.PieceMoved, "piece-moved", ("card", "place")),
    Told(t.AttackMade, lambda _, event: "attack-open" if event.target is None else "attack", ("attacker", "target", "kind")),
    Told(t.AttackRedirected, "attack-redirected", ("attacker", "target")),
    Told(t.SpellCast, lambda _, event: "spell-cast" if event.of == event.caster else "spell-copied", ("card", "box", "of")),
    Told(t.AbilityUsed, "ability-used", ("card", "box")),
    Told(t.TextsCutOff, "texts-cut-off", ()),
    Told(t.OrderPlayed, lambda _, event: "order-played" if event.played else "order-executed", ("seat", "card")),
    Told(t.OrderCancelled, "order-cancelled", ("card",)),
    Told(t.OrderResolved, "order-resolved", ("card",)),
    Told(t.OperationPlayed, "operation-played", ("seat", "card", "slot")),
    Told(t.TokenRemoved, "token-removed", ("card", "left")),
    Told(t.TrapSet, "trap-set", ("seat", "slot")),
    Told(t.TrapSprung, "trap-sprung", ("seat", "card", "slot")),
    Told(t.DamagePlaced, _damage, ("target", "amount", "source")),
    Told(t.DamageHealed, "damage-healed", ("target", "amount")),
    Told(t.PieceDefeated, "piece-defeated", ("card", "place")),
    Told(t.PieceRevived, "piece-revived", ("card", "place")),
    Told(t.CorpseRaised, lambda _, event: "corpse-raised" if event.raised else "corpse-plain", ("card",)),
    Told(t.TraitChosen, "trait-chosen", ("card", "row")),
    Told(t.ModifierGiven, "card-changed", ("card", "until", "change")),
    Told(t.EffectSetUp, "effect-holds", ("card", "until")),
    Told(t.StatusChanged, lambda _, event: "status-gained" if event.n > 0 else "status-lost", ("card", "status")),
    Told(t.MarkersPut, lambda _, event: "markers-gained" if event.n >= 0 else "markers-lost", ("card", "marker", "n")),
    Told(t.GameEnded, lambda _, event: "tied" if event.winner is None else "won", ("what", "winners", "rule")),
    said={
        "seat": _seat,
        "card": _card,
        "attacker": lambda scene, event: scene.who(event.attacker),
        "target": lambda scene, event: event.target if event.target is None else scene.who(event.target),
        "source": _source,
        "of": lambda scene, event: None if event.of == event.caster else scene.who(event.of),
        "leaders": lambda scene, event: tuple([scene.who(leader) for leader in event.leaders]),
        "wave": _wave,
        "n": _size,
        "box": lambda _, event: event.text.rpartition(".")[2][:1],
        "slot": lambda _, event: event.at.slot,
        "place": lambda _, event: place_of(event.card, event.at),
        "change": lambda _, event: change_name(event.modifier),
        "marker": lambda _, event: Message(f"marker-{event.kind}", (), event.kind.replace("_", " ")),
        "what": lambda _, event: event.what if isinstance(event, t.Acted) else "game" if event.over else "match",
        "winners": _winners,
    },
)
"""The message of each event and its parameters."""


def format_event(scene: Scene, event: t.Event) -> str:
    """Return *event* as a sentence, in a scene of the view after it. A card is called by its name and its owner: "Ann's Knight".

    >>> from boardrules import pixel_tactics
    >>> view = pixel_tactics.view(pixel_tactics.new_game(), None)
    >>> pixel_tactics.format_event(view, pixel_tactics.AttackMade("0.dragon_mage", "1.knight", "melee"))
    "Player 1's Dragon Mage attacks Player 2's Knight in melee."
    """
    return capitalized(MESSAGES.english(event_message(scene, event)))


def event_message(scene: Scene, event: t.Event) -> Message:
    """Return *event* as a message."""
    return EVENTS.message(scene, event)

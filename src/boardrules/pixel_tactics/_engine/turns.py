"""The frame of the game: setup, rounds, waves, turns, casualties, rout, the series (PT-SET, PT-FLOW, PT-END, PT-SER)."""

from __future__ import annotations

from boardrules.pixel_tactics._engine import damage
from boardrules.pixel_tactics._engine import zones as cards
from boardrules.pixel_tactics._engine.evaluate import life
from boardrules.pixel_tactics._engine.modifiers import actions_of_turn
from boardrules.pixel_tactics._engine.position import PlayerPosition, Position
from boardrules.pixel_tactics._engine.slots import LEADER_AT, SLOTS_OF
from boardrules.pixel_tactics._engine.triggers import Happened, announce, listened
from boardrules.pixel_tactics._types.events import (
    CardsMoved,
    GameEnded,
    LeadersRevealed,
    RoundEnded,
    Started,
    TurnEnded,
    TurnStarted,
    WaveEnded,
)
from boardrules.pixel_tactics._types.stack import DrawFrame, RoundEndFrame, SetupFrame, StartFrame, TurnEndFrame, WaveEndFrame
from boardrules.pixel_tactics._types.state import ActiveDelayedTrigger, Deck, Held, Match, Piece, Player, TemporaryModifier, Until
from boardrules.values import CHANCE, Seat

__all__ = [
    "end_turn",
    "fresh_player",
    "go_on_with_setup",
    "go_on_with_start",
    "go_on_with_wave_end",
    "open_hands",
    "open_top",
    "round_over",
    "settle_sight",
    "turn_over",
]

EMPTY_UNIT: tuple[Piece | None, ...] = (None,) * 9
EMPTY_RESERVE: tuple[Piece | None, ...] = (None,) * 3
OPENING_HAND = 5
REDEALS = 20
STILL = 3
TIES = 3


def fresh_player(deck: tuple[str, ...]) -> Player:
    """A seat before anything is drawn."""
    return Player(EMPTY_UNIT, EMPTY_RESERVE, (), Deck((), deck, ()), ())


# --------------------------------------------------------------------------------------------------------------------------------- setup
def go_on_with_setup(position: Position, frame: SetupFrame) -> None:
    """Who is first, the opening hands, the leaders."""
    if frame.stage == "leaders":
        if all(hand.leader is not None for hand in position.seats):
            _reveal_leaders(position)
        else:  # all choose at the same time (PT-SET-3)
            position.phase = "leaders"
            position.ask(CHANCE)
    elif frame.first is None:  # luck draws it (PT-SET-6)
        position.ask_luck()
    else:  # or the last match settled it (PT-SER-5)
        position.first = frame.first
        position.emit(Started(position.first))
        position.stack[-1] = SetupFrame("leaders", frame.first)
        _deal_hands(position)


def _deal_hands(position: Position) -> None:
    """Five cards each, and one more for each trophy of the rival (PT-SET-2, PT-SER-4)."""
    trophies = position.series[-1].trophies if position.series else (0,) * len(position.seats)
    for seat in reversed(range(len(position.seats))):
        more = sum([trophies[rival] for rival in position.rivals(Seat(seat))])
        position.stack.append(DrawFrame(Seat(seat), OPENING_HAND + more, "hand"))


def _reveal_leaders(position: Position) -> None:
    """They are turned up together; equal ones are chosen again (PT-SET-4)."""
    leaders = tuple([str(hand.leader) for hand in position.seats])
    again = (
        position.edition.equal_leaders != "keep"
        and len({card[2:] for card in leaders}) == 1
        and position.redeals < REDEALS
        and all(hand.hand or hand.deck_size for hand in position.seats)  # a pack may have fewer cards than there could be leaders
    )
    for hand in position.seats:
        hand.leader = None
        hand.changed = True
    position.emit(LeadersRevealed(leaders, kept=not again))
    position.phase = "play"
    if again:
        position.phase = "setup"
        position.redeals += 1
        for seat in reversed(range(len(position.seats))):
            hand = position.seats[seat]
            if position.edition.equal_leaders == "bottom":
                hand.bottom = (*hand.bottom, Held(leaders[seat], 15))
                position.emit(CardsMoved(Seat(seat), leaders[seat], "unit", "bottom", 15))
            else:
                position.discard(leaders[seat])
                position.emit(CardsMoved(Seat(seat), leaders[seat], "unit", "discard", 15))
            position.stack.append(DrawFrame(Seat(seat), 1, "hand"))
        return
    position.stack.pop()
    for seat, card in enumerate(leaders):
        position.put(Seat(seat), LEADER_AT, Piece(card, "leader"))
    position.round, position.wave, position.turn = 1, 0, 0
    position.quiet_rounds, position.progressed = 0, False
    _start_round(position)


# ------------------------------------------------------------------------------------------------------------- rounds, waves and turns
def _start_round(position: Position) -> None:
    """A new round, its first wave, its first turn."""
    position.stack.append(StartFrame("wave"))
    announce(position, Happened("round_starts"))


def _start_wave(position: Position) -> None:
    """A new wave, its first turn."""
    position.stack.append(StartFrame("turn"))
    announce(position, Happened("wave_starts"))


def go_on_with_start(position: Position, frame: StartFrame) -> None:
    """The wave after its round, the turn after its wave."""
    position.stack.pop()
    if frame.next == "wave":
        _start_wave(position)
    else:
        _turn_starts(position)


def _turn_starts(position: Position) -> None:
    """A new turn: its actions (PT-FLOW-2)."""
    seat = position.active
    position.actions = actions_of_turn(position, seat)
    position.extra = ()
    position.used = ()
    hand = position.seats[seat]
    if hand.orders[0] or hand.losses:
        hand.orders = 0, hand.orders[1]
        hand.losses = tuple([loss for loss in hand.losses if loss.wave > position.wave_number])
        hand.changed = True
    if position.events is not None:
        position.emit(TurnStarted(seat, position.round, position.wave))


def end_turn(position: Position) -> None:
    """The turn ends: at once if nothing answers to it (PT-FLOW-1)."""
    if listened(position, "turn_ends"):
        position.stack.append(TurnEndFrame())
        position.actions = 0
        announce(position, Happened("turn_ends", by=position.active))
    else:
        turn_over(position)


def turn_over(position: Position) -> None:
    """The next seat's turn, or the end of the wave (PT-FLOW-1)."""
    ended = position.active
    if position.events is not None:
        position.emit(TurnEnded(ended))
    _expire(position, "turn", ended)
    position.actions, position.extra, position.used = 0, (), ()
    position.turn += 1
    if position.turn < len(position.seats):
        _turn_starts(position)
    else:
        _end_wave(position)


def _end_wave(position: Position) -> None:
    """The wave ends: at once if nothing answers to it and nobody falls (PT-FLOW-3)."""
    if listened(position, "wave_ends") or listened(position, "casualties_counted") or _mortal(position):
        position.stack.append(WaveEndFrame("casualties"))
        announce(position, Happened("wave_ends"))
    else:
        _wave_over(position)


def go_on_with_wave_end(position: Position, frame: WaveEndFrame) -> None:
    """Casualties, rout, what answers to them, the next wave."""
    if frame.next == "casualties":
        _casualties(position)
    elif frame.next == "over":
        position.stack.pop()
        _wave_over(position)
    elif not _rout(position, frame.routed):
        position.stack[-1] = WaveEndFrame("over")
        announce(position, Happened("casualties_counted"))


def _mortal(position: Position) -> list[Piece]:
    """The heroes and leaders with lethal damage (PT-DMG-3, PT-END-1)."""
    return [
        piece
        for seat, hand in enumerate(position.seats)
        for slot in SLOTS_OF[hand.living]
        if (piece := hand.unit[slot]) is not None and piece.damage and piece.damage >= life(position, Seat(seat), slot, piece)
    ]


def _casualties(position: Position) -> None:
    """Every hero with lethal damage is defeated, in all units at once (PT-FLOW-3, PT-DMG-3)."""
    mortal = _mortal(position)
    routed = tuple([Seat(seat) for seat, hand in enumerate(position.seats) if hand.unit[LEADER_AT] in mortal])
    position.stack[-1] = WaveEndFrame("rout", routed)
    damage.defeat(position, [piece.card for piece in mortal if piece.face == "hero"])


def _rout(position: Position, routed: tuple[Seat, ...]) -> bool:
    """A unit routs whose leader had lethal damage when casualties were counted (PT-END-1, PT-END-2, PT-RUL-9); whether one did."""
    if len(routed) == 1:
        _end_match(position, Seat(1 - routed[0]), "PT-END-1")
    elif routed:
        _end_match(position, _more_heroes(position), "PT-END-2")
    return bool(routed)


def _wave_over(position: Position) -> None:
    """The next wave, or the end of the round."""
    position.emit(WaveEnded(position.wave))
    _expire(position, "wave", None)
    for hand in position.seats:
        if hand.orders != (0, 0):
            hand.orders = 0, 0
            hand.changed = True
    if position.wave < 2:
        position.wave += 1
        position.turn = 0
        if listened(position, "wave_starts"):
            _start_wave(position)
        else:
            _turn_starts(position)
    elif listened(position, "round_ends"):
        position.stack.append(RoundEndFrame())
        announce(position, Happened("round_ends"))
    else:
        round_over(position)


def round_over(position: Position) -> None:
    """The first player changes (PT-FLOW-4); a game that stands still, or goes on for ever, ends (PT-END-3)."""
    position.emit(RoundEnded(position.round))
    _expire(position, "round", None)
    position.quiet_rounds = 0 if position.progressed else position.quiet_rounds + 1
    position.progressed = False
    if position.quiet_rounds >= STILL or position.round >= position.edition.round_limit:
        _end_match(position, _more_heroes(position), "PT-END-3")
        return
    position.first = Seat((position.first + 1) % len(position.seats))
    position.round += 1
    position.wave = position.turn = 0
    if listened(position, "round_starts") or listened(position, "wave_starts"):
        _start_round(position)
    else:
        _turn_starts(position)


def _expire(position: Position, until: Until, ended: Seat | None) -> None:
    """What lasts until now is over: changes, watches, and at the end of a turn or a wave the deeds of the cards.

    Changes and watches to the end of a player's next turn come one turn nearer to it.
    """
    of_turn, of_wave = until != "round", until == "wave"
    for seat, hand in enumerate(position.seats):
        if hand.delayed:
            _expire_watches(hand, until, ended=seat == ended)
        unit = hand.unit
        for slot in SLOTS_OF[hand.taken]:
            piece = unit[slot]
            if piece is None or not ((of_turn and piece.done_this_turn) or (of_wave and piece.done_this_wave) or piece.mods):
                continue
            turn, wave, mods = piece.done_this_turn, piece.done_this_wave, piece.mods
            if of_turn:
                turn = ()
            if of_wave:
                wave = ()
            if mods:
                mods = tuple([_nearer(timed, ended) for timed in mods if not _is_over(timed, until, ended)])
            unit[slot] = Piece(piece.card, piece.face, piece.damage, turn, wave, mods, piece.markers, piece.peak_damage)
            hand.changed = True


def _expire_watches(hand: PlayerPosition, until: Until, *, ended: bool) -> None:
    watching = tuple([watch for watch in hand.delayed if watch.until != until])
    if ended:
        watching = tuple(
            [
                ActiveDelayedTrigger(watch.text, "last_own_turn", watch.source) if watch.until == "own_turn" else watch
                for watch in watching
                if watch.until != "last_own_turn"
            ]
        )
    if watching != hand.delayed:
        hand.delayed = watching
        hand.changed = True


def _is_over(timed: TemporaryModifier, until: Until, ended: Seat | None) -> bool:
    return timed.until == until or (timed.until == "last_own_turn" and timed.by == ended)


def _nearer(timed: TemporaryModifier, ended: Seat | None) -> TemporaryModifier:
    if timed.until == "own_turn" and timed.by == ended:
        return TemporaryModifier(timed.modifier, "last_own_turn", timed.by, timed.source)
    return timed


# ------------------------------------------------------------------------------------------------------------------- matches and the series
def _more_heroes(position: Position) -> Seat | None:
    """The seat with more living heroes, if one has (PT-END-2)."""
    living = [sum([piece is not None and piece.face == "hero" for piece in hand.unit]) for hand in position.seats]
    if living[0] == living[1]:
        return None
    return Seat(0 if living[0] > living[1] else 1)


def _end_match(position: Position, winner: Seat | None, rule: str) -> None:
    """Trophies; then the next match, or the end (PT-SER)."""
    n = len(position.seats)
    trophies = list(position.series[-1].trophies if position.series else (0,) * n)
    needed = (position.options.best_of + 1) // 2
    leaders = [str(leader.card) for hand in position.seats if (leader := hand.unit[LEADER_AT]) is not None]
    taken: list[str] = []
    if winner is not None:
        trophies[winner] += 1
        taken = leaders
    elif needed > 1:
        for seat in range(n):
            if trophies[seat] + 1 < needed:
                trophies[seat] += 1
                taken.append(leaders[1 - seat])
    position.series = (*position.series, Match(winner, rule, tuple(trophies)))
    over = max(trophies) >= needed or position.options.best_of == 1 or _ties(position, needed) >= TIES
    position.stack.clear()
    position.emit(GameEnded(winner, rule, over))
    if over:
        position.phase = "over"
        position.actor = CHANCE
        position.actions, position.extra, position.used = 0, (), ()
        position.halted = True
        return
    position.removed = tuple(sorted((*position.removed, *taken)))
    start = Seat((position.first - position.round + 1) % n) if winner is None else winner
    decks = [tuple([card for name in position.catalogue.deck if (card := f"{seat}.{name}") not in position.removed]) for seat in range(n)]
    position.seats = [PlayerPosition(fresh_player(deck)) for deck in decks]
    position.forget()
    position.phase = "setup"
    position.round = position.wave = position.turn = position.quiet_rounds = position.redeals = position.actions = 0
    position.extra, position.used, position.resolving = (), (), ()
    position.stack.append(SetupFrame("first", start))


def _ties(position: Position, needed: int) -> int:
    """How many ties count towards the end of a series that stands still (PT-SER-6)."""
    if position.edition.deciding_ties == "count":
        return sum([match.winner is None for match in position.series])
    n, before = 0, 0
    for match in position.series:
        n = n + 1 if match.winner is None and before + 1 >= needed else 0
        before = max(match.trophies)
    return n


def open_top(position: Position, seat: Seat, card: str) -> None:
    """The top card of a deck is settled, and its player sees it."""
    hand = position.seats[seat]
    hand.rest = tuple([other for other in hand.rest if other != card])
    hand.top = (Held(card, 1 << seat),)
    hand.changed = True
    position.emit(CardsMoved(seat, card, "deck", "top", 1 << seat))


def settle_sight(position: Position, seat: Seat) -> None:
    """A player who may look at the top card knows it (the first card of a known top)."""
    hand = position.seats[seat]
    held = hand.top[0]
    if not held.mask >> seat & 1:
        hand.top = (Held(held.card, held.mask | 1 << seat), *hand.top[1:])
        hand.changed = True
        position.emit(CardsMoved(seat, held.card, "top", "top", held.mask | 1 << seat))


def open_hands(position: Position) -> None:
    """Hands that a text opens."""
    cards.open_all_hands(position)

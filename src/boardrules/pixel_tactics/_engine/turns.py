"""The frame of the game: setup, rounds, waves, turns, casualties, rout, the series (PT-SET, PT-FLOW, PT-END, PT-SER)."""

from __future__ import annotations

from boardrules.pixel_tactics._engine import damage
from boardrules.pixel_tactics._engine import zones as cards
from boardrules.pixel_tactics._engine.evaluate import life
from boardrules.pixel_tactics._engine.modifiers import actions_of_turn
from boardrules.pixel_tactics._engine.position import Hand, Work
from boardrules.pixel_tactics._engine.slots import LEADER_AT, SLOTS_OF
from boardrules.pixel_tactics._engine.triggers import announce, listened
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
from boardrules.pixel_tactics._types.state import Deck, Held, Match, Piece, Player, Timed, Until, Watching
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
def go_on_with_setup(work: Work, frame: SetupFrame) -> None:
    """Who is first, the opening hands, the leaders."""
    if frame.stage == "leaders":
        if all(hand.leader is not None for hand in work.seats):
            _reveal_leaders(work)
        else:  # all choose at the same time (PT-SET-3)
            work.phase = "leaders"
            work.ask(CHANCE)
    elif frame.first is None:  # luck draws it (PT-SET-6)
        work.ask_luck()
    else:  # or the last match settled it (PT-SER-5)
        work.first = frame.first
        work.emit(Started(work.first))
        work.stack[-1] = SetupFrame("leaders", frame.first)
        _deal_hands(work)


def _deal_hands(work: Work) -> None:
    """Five cards each, and one more for each trophy of the rival (PT-SET-2, PT-SER-4)."""
    trophies = work.series[-1].trophies if work.series else (0,) * len(work.seats)
    for seat in reversed(range(len(work.seats))):
        more = sum([trophies[rival] for rival in work.rivals(Seat(seat))])
        work.stack.append(DrawFrame(Seat(seat), OPENING_HAND + more, "hand"))


def _reveal_leaders(work: Work) -> None:
    """They are turned up together; equal ones are chosen again (PT-SET-4)."""
    leaders = tuple([str(hand.leader) for hand in work.seats])
    again = (
        work.edition.equal_leaders != "keep"
        and len({card[2:] for card in leaders}) == 1
        and work.redeals < REDEALS
        and all(hand.hand or hand.deck_size for hand in work.seats)  # a pack may have fewer cards than there could be leaders
    )
    for hand in work.seats:
        hand.leader = None
        hand.changed = True
    work.emit(LeadersRevealed(leaders, kept=not again))
    work.phase = "play"
    if again:
        work.phase = "setup"
        work.redeals += 1
        for seat in reversed(range(len(work.seats))):
            hand = work.seats[seat]
            if work.edition.equal_leaders == "bottom":
                hand.bottom = (*hand.bottom, Held(leaders[seat], 15))
                work.emit(CardsMoved(Seat(seat), leaders[seat], "unit", "bottom", 15))
            else:
                work.discard(leaders[seat])
                work.emit(CardsMoved(Seat(seat), leaders[seat], "unit", "discard", 15))
            work.stack.append(DrawFrame(Seat(seat), 1, "hand"))
        return
    work.stack.pop()
    for seat, card in enumerate(leaders):
        work.put(Seat(seat), LEADER_AT, Piece(card, "leader"))
    work.round, work.wave, work.turn = 1, 0, 0
    work.still, work.moved = 0, False
    _start_round(work)


# ------------------------------------------------------------------------------------------------------------- rounds, waves and turns
def _start_round(work: Work) -> None:
    """A new round, its first wave, its first turn."""
    work.stack.append(StartFrame("wave"))
    announce(work, "round_starts")


def _start_wave(work: Work) -> None:
    """A new wave, its first turn."""
    work.stack.append(StartFrame("turn"))
    announce(work, "wave_starts")


def go_on_with_start(work: Work, frame: StartFrame) -> None:
    """The wave after its round, the turn after its wave."""
    work.stack.pop()
    if frame.next == "wave":
        _start_wave(work)
    else:
        _turn_starts(work)


def _turn_starts(work: Work) -> None:
    """A new turn: its actions (PT-FLOW-2)."""
    seat = work.active
    work.actions = actions_of_turn(work, seat)
    work.extra = ()
    work.used = ()
    hand = work.seats[seat]
    if hand.orders[0] or hand.losses:
        hand.orders = 0, hand.orders[1]
        hand.losses = tuple([loss for loss in hand.losses if loss.wave > work.wave_number])
        hand.changed = True
    if work.events is not None:
        work.emit(TurnStarted(seat, work.round, work.wave))


def end_turn(work: Work) -> None:
    """The turn ends: at once if nothing answers to it (PT-FLOW-1)."""
    if listened(work, "turn_ends"):
        work.stack.append(TurnEndFrame())
        work.actions = 0
        announce(work, "turn_ends", by=work.active)
    else:
        turn_over(work)


def turn_over(work: Work) -> None:
    """The next seat's turn, or the end of the wave (PT-FLOW-1)."""
    ended = work.active
    if work.events is not None:
        work.emit(TurnEnded(ended))
    _expire(work, "turn", ended)
    work.actions, work.extra, work.used = 0, (), ()
    work.turn += 1
    if work.turn < len(work.seats):
        _turn_starts(work)
    else:
        _end_wave(work)


def _end_wave(work: Work) -> None:
    """The wave ends: at once if nothing answers to it and nobody falls (PT-FLOW-3)."""
    if listened(work, "wave_ends") or listened(work, "casualties_counted") or _mortal(work):
        work.stack.append(WaveEndFrame("casualties"))
        announce(work, "wave_ends")
    else:
        _wave_over(work)


def go_on_with_wave_end(work: Work, frame: WaveEndFrame) -> None:
    """Casualties, rout, what answers to them, the next wave."""
    if frame.next == "casualties":
        _casualties(work)
    elif frame.next == "over":
        work.stack.pop()
        _wave_over(work)
    elif not _rout(work, frame.routed):
        work.stack[-1] = WaveEndFrame("over")
        announce(work, "casualties_counted")


def _mortal(work: Work) -> list[Piece]:
    """The heroes and leaders with lethal damage (PT-DMG-3, PT-END-1)."""
    return [
        piece
        for seat, hand in enumerate(work.seats)
        for slot in SLOTS_OF[hand.living]
        if (piece := hand.unit[slot]) is not None and piece.damage and piece.damage >= life(work, Seat(seat), slot, piece)
    ]


def _casualties(work: Work) -> None:
    """Every hero with lethal damage is defeated, in all units at once (PT-FLOW-3, PT-DMG-3)."""
    mortal = _mortal(work)
    routed = tuple([Seat(seat) for seat, hand in enumerate(work.seats) if hand.unit[LEADER_AT] in mortal])
    work.stack[-1] = WaveEndFrame("rout", routed)
    damage.defeat(work, [piece.card for piece in mortal if piece.face == "hero"])


def _rout(work: Work, routed: tuple[Seat, ...]) -> bool:
    """A unit routs whose leader had lethal damage when casualties were counted (PT-END-1, PT-END-2, PT-RUL-9); whether one did."""
    if len(routed) == 1:
        _end_match(work, Seat(1 - routed[0]), "PT-END-1")
    elif routed:
        _end_match(work, _more_heroes(work), "PT-END-2")
    return bool(routed)


def _wave_over(work: Work) -> None:
    """The next wave, or the end of the round."""
    work.emit(WaveEnded(work.wave))
    _expire(work, "wave", None)
    for hand in work.seats:
        if hand.orders != (0, 0):
            hand.orders = 0, 0
            hand.changed = True
    if work.wave < 2:
        work.wave += 1
        work.turn = 0
        if listened(work, "wave_starts"):
            _start_wave(work)
        else:
            _turn_starts(work)
    elif listened(work, "round_ends"):
        work.stack.append(RoundEndFrame())
        announce(work, "round_ends")
    else:
        round_over(work)


def round_over(work: Work) -> None:
    """The first player changes (PT-FLOW-4); a game that stands still, or goes on for ever, ends (PT-END-3)."""
    work.emit(RoundEnded(work.round))
    _expire(work, "round", None)
    work.still = 0 if work.moved else work.still + 1
    work.moved = False
    if work.still >= STILL or work.round >= work.edition.round_limit:
        _end_match(work, _more_heroes(work), "PT-END-3")
        return
    work.first = Seat((work.first + 1) % len(work.seats))
    work.round += 1
    work.wave = work.turn = 0
    if listened(work, "round_starts") or listened(work, "wave_starts"):
        _start_round(work)
    else:
        _turn_starts(work)


def _expire(work: Work, until: Until, ended: Seat | None) -> None:
    """What lasts until now is over: changes, watches, and at the end of a turn or a wave the deeds of the cards.

    Changes and watches to the end of a player's next turn come one turn nearer to it.
    """
    of_turn, of_wave = until != "round", until == "wave"
    for seat, hand in enumerate(work.seats):
        if hand.watching:
            _expire_watches(hand, until, ended=seat == ended)
        unit = hand.unit
        for slot in SLOTS_OF[hand.taken]:
            piece = unit[slot]
            if piece is None or not ((of_turn and piece.turn) or (of_wave and piece.wave) or piece.mods):
                continue
            turn, wave, mods = piece.turn, piece.wave, piece.mods
            if of_turn:
                turn = ()
            if of_wave:
                wave = ()
            if mods:
                mods = tuple([_nearer(timed, ended) for timed in mods if not _is_over(timed, until, ended)])
            unit[slot] = Piece(piece.card, piece.face, piece.damage, turn, wave, mods, piece.markers, piece.worst)
            hand.changed = True


def _expire_watches(hand: Hand, until: Until, *, ended: bool) -> None:
    watching = tuple([watch for watch in hand.watching if watch.until != until])
    if ended:
        watching = tuple(
            [
                Watching(watch.text, "last_own_turn", watch.source) if watch.until == "own_turn" else watch
                for watch in watching
                if watch.until != "last_own_turn"
            ]
        )
    if watching != hand.watching:
        hand.watching = watching
        hand.changed = True


def _is_over(timed: Timed, until: Until, ended: Seat | None) -> bool:
    return timed.until == until or (timed.until == "last_own_turn" and timed.by == ended)


def _nearer(timed: Timed, ended: Seat | None) -> Timed:
    if timed.until == "own_turn" and timed.by == ended:
        return Timed(timed.change, "last_own_turn", timed.by, timed.source)
    return timed


# ------------------------------------------------------------------------------------------------------------------- matches and the series
def _more_heroes(work: Work) -> Seat | None:
    """The seat with more living heroes, if one has (PT-END-2)."""
    living = [sum([piece is not None and piece.face == "hero" for piece in hand.unit]) for hand in work.seats]
    if living[0] == living[1]:
        return None
    return Seat(0 if living[0] > living[1] else 1)


def _end_match(work: Work, winner: Seat | None, rule: str) -> None:
    """Trophies; then the next match, or the end (PT-SER)."""
    n = len(work.seats)
    trophies = list(work.series[-1].trophies if work.series else (0,) * n)
    needed = (work.options.best_of + 1) // 2
    leaders = [str(leader.card) for hand in work.seats if (leader := hand.unit[LEADER_AT]) is not None]
    taken: list[str] = []
    if winner is not None:
        trophies[winner] += 1
        taken = leaders
    elif needed > 1:
        for seat in range(n):
            if trophies[seat] + 1 < needed:
                trophies[seat] += 1
                taken.append(leaders[1 - seat])
    work.series = (*work.series, Match(winner, rule, tuple(trophies)))
    over = max(trophies) >= needed or work.options.best_of == 1 or _ties(work, needed) >= TIES
    work.stack.clear()
    work.emit(GameEnded(winner, rule, over))
    if over:
        work.phase = "over"
        work.actor = CHANCE
        work.actions, work.extra, work.used = 0, (), ()
        work.halted = True
        return
    work.out = tuple(sorted((*work.out, *taken)))
    start = Seat((work.first - work.round + 1) % n) if winner is None else winner
    decks = [tuple([card for name in work.table.deck if (card := f"{seat}.{name}") not in work.out]) for seat in range(n)]
    work.seats = [Hand(fresh_player(deck)) for deck in decks]
    work.forget()
    work.phase = "setup"
    work.round = work.wave = work.turn = work.still = work.redeals = work.actions = 0
    work.extra, work.used, work.resolving = (), (), ()
    work.stack.append(SetupFrame("first", start))


def _ties(work: Work, needed: int) -> int:
    """How many ties count towards the end of a series that stands still (PT-SER-6)."""
    if work.edition.deciding_ties == "count":
        return sum([match.winner is None for match in work.series])
    n, before = 0, 0
    for match in work.series:
        n = n + 1 if match.winner is None and before + 1 >= needed else 0
        before = max(match.trophies)
    return n


def open_top(work: Work, seat: Seat, card: str) -> None:
    """The top card of a deck is settled, and its player sees it."""
    hand = work.seats[seat]
    hand.rest = tuple([other for other in hand.rest if other != card])
    hand.top = (Held(card, 1 << seat),)
    hand.changed = True
    work.emit(CardsMoved(seat, card, "deck", "top", 1 << seat))


def settle_sight(work: Work, seat: Seat) -> None:
    """A player who may look at the top card knows it (the first card of a known top)."""
    hand = work.seats[seat]
    held = hand.top[0]
    if not held.mask >> seat & 1:
        hand.top = (Held(held.card, held.mask | 1 << seat), *hand.top[1:])
        hand.changed = True
        work.emit(CardsMoved(seat, held.card, "top", "top", held.mask | 1 << seat))


def open_hands(work: Work) -> None:
    """Hands that a text opens."""
    cards.open_all_hands(work)

"""Checks of a state from outside."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from boardrules.codec import shape_fault
from boardrules.contract import Violation
from boardrules.pixel_tactics import _types as t
from boardrules.pixel_tactics._engine.board.sides import raised
from boardrules.pixel_tactics._engine.machine.interpreter import waits_for
from boardrules.pixel_tactics._engine.match.operations import TOKENS
from boardrules.pixel_tactics._engine.match.pool import COINS
from boardrules.pixel_tactics._engine.position import Position
from boardrules.pixel_tactics._engine.seating import SEATS, rivals
from boardrules.pixel_tactics._engine.slots import LEADER_AT
from boardrules.pixel_tactics._packs.catalogue import Catalogue
from boardrules.pixel_tactics._packs.deck_lists import heroes_of, leaders_of
from boardrules.pixel_tactics._types.values import ALL
from boardrules.pixel_tactics._validate.stack import stack_faults
from boardrules.values import CHANCE, RuleId, Seat


def validate(catalogue: Catalogue, edition: t.EditionRules, state: t.State) -> tuple[Violation, ...]:
    """Return everything impossible in *state*, all faults at once.

    It asks for the right cards, each in one place, on slots that they can stand on, for times that exist, and for a stack whose frames
    fit one another and ask the seat that is to act; it does not search for a course of play.
    """
    shape = shape_fault(t.State, state)
    if shape is not None:
        return (_fault(shape[0], "BR-VALUE", shape[1]),)
    faults = [*_form(state)]
    if faults:
        return tuple(faults)
    faults = [
        *_cards(catalogue, state),
        *_units(catalogue, state),
        *_of_others(state),
        *_reserves(catalogue, edition, state),
        *_owners(catalogue, state),
        *_time(state),
        *_watching(catalogue, state),
        *stack_faults(catalogue, state),
    ]
    if not faults:
        faults = [*_lying(Position(catalogue, edition, state))]
    if not faults:
        faults = [*_asked(Position(catalogue, edition, state))]
    return tuple(faults)


def _fault(path: str, rule: str, message: str) -> Violation:
    return Violation(path, RuleId(rule), message)


def _form(state: t.State) -> Iterator[Violation]:
    seats = SEATS[state.options.mode]
    if len(state.players) != seats:
        yield _fault("players", "PT-SET-1", f"there are {seats} seats, not {len(state.players)}")
    if (state.pool is None) == (state.options.mode == "pool"):
        yield _fault("pool", "PT-POOL-1", "there is a shared deck exactly if the mode is pool")
    for seat, player in enumerate(state.players):
        if (player.leaders is None) == (state.options.mode == "constructed"):
            yield _fault(f"players[{seat}].leaders", "PT-DECK-1", "there is a deck of leaders exactly if decks are constructed")
        if state.pool is not None and player.deck != t.Deck((), (), ()):
            yield _fault(f"players[{seat}].deck", "PT-POOL-1", "with a shared deck nobody has a deck of their own")
        if len(player.unit) != 9:
            yield _fault(f"players[{seat}].unit", "PT-SET-5", f"a unit has 9 slots, not {len(player.unit)}")
        if len(player.reserve) != 3:
            yield _fault(f"players[{seat}].reserve", "PT-SET-5", f"a reserve has 3 slots, not {len(player.reserve)}")


def _held(player: t.Player) -> Iterator[tuple[str, t.Held]]:
    for name, cards in (("hand", player.hand), ("aside", player.aside), ("deck.top", player.deck.top), ("deck.bottom", player.deck.bottom)):
        for index, held in enumerate(cards):
            yield f"{name}[{index}]", held


def _cards(catalogue: Catalogue, state: t.State) -> Iterator[Violation]:
    """Yield a fault for each card of both decks that is not in exactly one place."""
    places: Counter[str] = Counter([*state.resolving, *state.series.removed])
    for seat, player in enumerate(state.players):
        for path, held in _held(player):
            if held.card is None:
                yield _fault(f"players[{seat}].{path}", "PT-SET-1", "a card is not named")
            else:
                places[held.card] += 1
        places.update(player.deck.rest)
        places.update(player.discard)
        places.update(player.set_out)
        places.update(player.fallen)
        if player.leaders is not None:
            places.update((*player.leaders.rest, *player.leaders.drawn, *player.leaders.aside))
            yield from _leaders(state, seat, player.leaders)
        places.update([piece.card for piece in player.unit if piece is not None])
        for index, laid in enumerate(player.reserve):
            if laid is not None and laid.card is None:
                yield _fault(f"players[{seat}].reserve[{index}]", "PT-SET-1", "a card is not named")
            elif laid is not None and laid.card is not None:
                places[laid.card] += 1
        if player.leader is not None:
            places[player.leader] += 1
        for name, cards in (("deck.rest", player.deck.rest),):
            if list(cards) != sorted(cards):
                yield _fault(f"players[{seat}].{name}", "BR-VALUE", "the cards are not in the order of their ids")
    if state.pool is not None:
        yield from _shared(catalogue, state, state.pool, places)
        return
    known = {
        t.card_id(seat, name)
        for seat in range(len(state.players))
        for name in (*heroes_of(state.options, seat, catalogue.deck), *leaders_of(state.options, seat))
    }
    for card, n in sorted(places.items()):
        if card not in known:
            yield _fault("", "PT-SET-1", f"there is no card {card!r}")
        elif n > 1:
            yield _fault("", "PT-SET-1", f"{card} is in {n} places")
    for card in sorted(known - places.keys()):
        yield _fault("", "PT-SET-1", f"{card} is nowhere")


def _leaders(state: t.State, seat: int, leaders: t.LeaderDeck) -> Iterator[Violation]:
    """Yield a fault for each deck of leaders that does not hold leaders of the list, in order."""
    known = {t.card_id(seat, name) for name in leaders_of(state.options, seat)}
    for name, cards in (("rest", leaders.rest), ("drawn", leaders.drawn)):
        if list(cards) != sorted(cards):
            yield _fault(f"players[{seat}].leaders.{name}", "BR-VALUE", "the cards are not in the order of their ids")
    for card in (*leaders.rest, *leaders.drawn, *leaders.aside):
        if card not in known:
            yield _fault(f"players[{seat}].leaders", "PT-DECK-1", f"{card} is no leader of this list")
    if leaders.drawn and state.phase not in {"setup", "leaders"}:
        yield _fault(f"players[{seat}].leaders.drawn", "PT-DECK-2", "the leaders that are not chosen go back")


def _shared(catalogue: Catalogue, state: t.State, pool: t.Pool, places: Counter[str]) -> Iterator[Violation]:
    """Yield a fault for each card of a shared deck that is not in exactly one place, and for missing coins (PT-POOL-1)."""
    if list(pool.deck) != sorted(pool.deck):
        yield _fault("pool.deck", "BR-VALUE", "the cards are not in the order of their names")
    if len(pool.coins) != len(state.players):
        yield _fault("pool.coins", "PT-POOL-1", f"{len(pool.coins)} seats have coins, not {len(state.players)}")
    coins = sum(pool.coins) + sum([card.coins for card in pool.row])
    if coins != COINS * len(state.players):
        yield _fault("pool.coins", "PT-POOL-1", f"there are {coins} coins, not {COINS * len(state.players)}")
    names = Counter([card.name for card in pool.row])
    names.update(pool.deck)
    for card, n in places.items():
        if not any(t.belongs_to(card, seat) for seat in range(len(state.players))):
            yield _fault("", "PT-SET-1", f"there is no card {card!r}")
        names[t.name_of(card)] += n
    for name, n in sorted(names.items()):
        if name not in catalogue.deck:
            yield _fault("", "PT-SET-1", f"there is no card {name!r}")
        elif n > 1:
            yield _fault("", "PT-POOL-1", f"{name} is in {n} places")
    for name in sorted({*catalogue.deck} - names.keys()):
        yield _fault("", "PT-SET-1", f"{name} is nowhere")


def _may_copy(catalogue: Catalogue, state: t.State, seat: int, piece: t.Piece) -> bool:
    """Return whether a piece is a leader that copies, and names one of several rivals."""
    code = catalogue.physical.get(piece.card)
    copies = code is not None and code.copies_leader and piece.face == "leader"
    return copies and state.options.mode == "teams" and piece.copies is not None and piece.copies in rivals(len(state.players), Seat(seat))


def _units(catalogue: Catalogue, state: t.State) -> Iterator[Violation]:
    playing = state.phase in {"play", "over"}
    teams = state.options.mode == "teams"
    for seat, player in enumerate(state.players):
        for slot, piece in enumerate(player.unit):
            path = f"players[{seat}].unit[{slot}]"
            if piece is None:
                if slot == LEADER_AT and playing and not (teams and _has_fallen(state, seat)):
                    yield _fault(path, "PT-SET-5", "the leader is missing from the centre")
                continue
            if (piece.face == "leader") != (slot == LEADER_AT):
                yield _fault(path, "PT-SET-5", "a leader stands outside the centre, or another card in it")
            revealed = state.options.mode == "constructed" and slot == LEADER_AT
            if not playing and not revealed and not (teams and (slot == LEADER_AT or state.clock.round)):
                yield _fault(path, "PT-SET-3", "a card is in play before the leaders are revealed")
            if piece.copies is not None and not _may_copy(catalogue, state, seat, piece):
                yield _fault(f"{path}.copies", "PT-2V2-7", f"{piece.card} does not copy the leader of seat {piece.copies}")
            if piece.face == "corpse" and piece.damage:
                yield _fault(f"{path}.damage", "PT-DMG-3", "a corpse has damage")
            statuses = [timed.modifier for timed in piece.mods if timed.until == "status"]
            if statuses and piece.face != "hero":
                yield _fault(f"{path}.mods", "PT-STAT-1", f"a {piece.face} has a status effect")
            if any(t.opposite(change) in statuses for change in statuses):
                yield _fault(f"{path}.mods", "PT-STAT-2", "two opposite status effects lie on one hero")


def _of_others(state: t.State) -> Iterator[Violation]:
    """Yield a fault for each leader, or card that may still become one, that is not its player's own (PT-SET-3)."""
    owners = dict(state.owners)
    for seat, player in enumerate(state.players):
        leader = player.unit[LEADER_AT]
        cards = [("leader", player.leader), (f"unit[{LEADER_AT}]", None if leader is None else leader.card)]
        cards += [(f"fallen[{index}]", card) for index, card in enumerate(player.fallen)]
        if state.phase in {"setup", "leaders"} and leader is None:
            cards += [(path, held.card) for path, held in _held(player)]
            cards += [(f"deck.rest[{index}]", card) for index, card in enumerate(player.deck.rest)]
        for path, card in cards:
            if card is not None and (owners[card] != seat if card in owners else not t.belongs_to(card, seat)):
                yield _fault(f"players[{seat}].{path}", "PT-SET-3", f"a leader is a card of its own player, and {card} is another's")


def _has_fallen(state: t.State, seat: int) -> bool:
    """Return whether a seat's leader has fallen at the end of the wave that is ending, and no new one is chosen yet (PT-2V2-5)."""
    if state.phase == "over":
        return bool(state.players[seat].fallen)
    bottom = state.stack[0] if state.stack else None
    return isinstance(bottom, t.WaveEndFrame) and bottom.next == "over" and seat in bottom.routed


def _reserves(catalogue: Catalogue, edition: t.EditionRules, state: t.State) -> Iterator[Violation]:
    """Operations and traps, each with what it has: tokens, or seats that know it."""
    for seat, player in enumerate(state.players):
        for index, laid in enumerate(player.reserve):
            path = f"players[{seat}].reserve[{index}]"
            code = None if laid is None or laid.card is None else catalogue.reserve.get(laid.card)
            if laid is None or laid.card is None:
                continue
            if state.phase not in {"play", "over"} and not state.clock.round:
                yield _fault(path, "PT-SET-3", "a card is in play before the leaders are revealed")
            if code is None or code.face != laid.face:
                yield _fault(path, "PT-OP-1", f"{laid.card} has no {laid.face}")
            elif laid.face == "trap" and (laid.tokens or not laid.mask >> seat & 1):
                yield _fault(path, "PT-TRAP-1", "a trap has no tokens, and is known to its player")
            elif laid.face == "operation" and laid.mask != ALL:
                yield _fault(f"{path}.mask", "PT-OP-1", "an operation lies face up: all seats know it")
            elif laid.goes_to == "deck" and (laid.face == "trap" or not edition.operations_as_orders):
                yield _fault(f"{path}.goes_to", "PT-RUL-116", "only an operation that was played as an order goes to a deck")
            elif laid.face == "operation" and not _tokens_fit(edition, laid.tokens):
                yield _fault(f"{path}.tokens", "PT-OP-3", f"an operation cannot have {laid.tokens} tokens in this edition")


def _tokens_fit(edition: t.EditionRules, tokens: int) -> bool:
    match edition.operations_end:
        case "last_token":
            return 1 <= tokens <= TOKENS
        case "no_token":
            return tokens <= TOKENS
        case "round":
            return tokens == 0


def _owners(catalogue: Catalogue, state: t.State) -> Iterator[Violation]:
    """Only cards that there are, each once and in order, and only such as do not belong to the seat that their id says."""
    if list(state.owners) != sorted(dict(state.owners).items()):
        yield _fault("owners", "BR-VALUE", "the cards are not in the order of their ids, each once")
    for index, (card, seat) in enumerate(state.owners):
        if card not in catalogue.physical:
            yield _fault(f"owners[{index}]", "PT-SET-1", f"there is no card {card!r}")
        elif seat >= len(state.players) or t.belongs_to(card, seat):
            yield _fault(f"owners[{index}]", "PT-OWN-1", f"{card} cannot be named as a card of seat {seat}")


def _lying(position: Position) -> Iterator[Violation]:
    """Corpses count as heroes where the leader raises them, and nowhere else (PT-RUL-131)."""
    for number, player in enumerate(position.seats):
        wrong = "corpse" if raised(position.catalogue, position.seats, Seat(number)) is not None else "risen"
        for slot, piece in enumerate(player.unit):
            if piece is not None and piece.face == wrong:
                yield _fault(f"players[{number}].unit[{slot}].face", "PT-RUL-131", f"the corpses of this unit are not {wrong}")


def _time(state: t.State) -> Iterator[Violation]:
    n = len(state.players)
    if state.clock.first >= n:
        yield _fault("clock.first", "PT-FLOW-1", f"there is no seat {state.clock.first}")
    if state.clock.turn > n or (state.clock.turn == n and not state.stack and state.phase == "play"):
        yield _fault("clock.turn", "PT-FLOW-1", f"a wave has {n} turns")
    if state.clock.lone is not None:
        yield from _lone(state, state.clock.lone)
    if state.phase in {"setup", "leaders"} and bool(state.clock.round) != (state.clock.lone is not None):
        yield _fault("clock.round", "PT-2V2-5", "leaders are chosen before the first round, or before lone rounds")
    if state.budget.actions < 0:
        yield _fault("budget.actions", "PT-FLOW-2", f"{state.budget.actions} actions cannot be left")
    if state.phase == "play" and state.clock.round == 0:
        yield _fault("clock.round", "PT-FLOW-1", "the round is below 1")
    if state.phase == "play" and not state.stack and state.actor != (state.clock.first + state.clock.turn) % n:
        yield _fault("actor", "PT-FLOW-1", "this is not the seat on turn")
    if state.actor == CHANCE and state.phase == "play" and not state.stack:
        yield _fault("actor", "BR-CHANCE", "no luck is due")
    if state.phase == "over" and not state.series.matches:
        yield _fault("series.matches", "PT-END-1", "the game is over, but has no result")


def _lone(state: t.State, lone: t.LoneRound) -> Iterator[Violation]:
    n = len(state.players)
    if state.options.mode != "teams":
        yield _fault("clock.lone", "PT-2V2-5", "a lone round is played by teams only")
    elif not lone.seats or len(set(lone.seats)) < len(lone.seats) or max(lone.seats) >= n:
        yield _fault("clock.lone.seats", "PT-2V2-5", "lone rounds are those of one or more seats, each once")
    elif state.phase == "over":
        yield _fault("clock.lone", "PT-2V2-5", "no round is played after the end")
    elif not all(state.players[seat].fallen for seat in lone.seats):
        yield _fault("clock.lone.seats", "PT-2V2-5", "a lone round is played by a seat whose leader has fallen")
    elif lone.round_ended and lone.after != 2:
        yield _fault("clock.lone.after", "PT-2V2-8", "a round ends after its rear wave")
    elif state.phase == "play" and state.clock.turn != (lone.seats[0] - state.clock.first) % n:
        yield _fault("clock.turn", "PT-2V2-8", f"in this lone round it is the turn of seat {lone.seats[0]}")


def _watching(catalogue: Catalogue, state: t.State) -> Iterator[Violation]:
    for seat, player in enumerate(state.players):
        for index, watching in enumerate(player.delayed):
            path = f"players[{seat}].watching[{index}]"
            if watching.text not in catalogue.triggers and watching.text not in catalogue.statics:
                yield _fault(f"{path}.text", "BR-VALUE", f"{watching.text!r} is not a trigger, and nothing that holds for a time")
            if watching.source not in catalogue.physical:
                yield _fault(f"{path}.source", "BR-VALUE", f"there is no card {watching.source!r}")


def _asked(position: Position) -> Iterator[Violation]:
    """Yield a fault if the frame on top does not wait for the seat that is to act; the position is sound otherwise."""
    stack = position.stack
    if not stack or position.phase == "leaders":
        return
    seat = waits_for(position)
    if seat is None:
        yield _fault(f"stack[{len(stack) - 1}]", "BR-VALUE", "this frame waits for no answer")
    elif seat != position.actor:
        asked = "luck" if seat == CHANCE else f"seat {seat}"
        yield _fault("actor", "BR-VALUE", f"the frame on top asks {asked}")
    top = stack.pop()
    if isinstance(top, t.OpenFrame) and stack and waits_for(position) == CHANCE:
        yield _fault(f"stack[{len(stack) - 1}]", "BR-VALUE", "the row is filled up where luck is due otherwise")
    if isinstance(top, t.SightFrame) and not top.turned_up and stack and waits_for(position) in {None, CHANCE}:
        yield _fault(f"stack[{len(stack) - 1}]", "BR-VALUE", "a top card is settled where no player is asked and no action can follow")

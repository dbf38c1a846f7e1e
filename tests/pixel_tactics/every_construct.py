"""Cards that use every construct of the ability language, so that the laws of the contract are played with all of them.

``PRINTED`` has printed cards and those of :mod:`tests.pixel_tactics.reserve_cards`, as few as have every construct that any of them has;
``RARE`` has cards for the constructs that none of them has. A new construct belongs on a card of ``RARE``: test_every_construct says so.
"""

from __future__ import annotations

from typing import Final, get_args

from msgspec import structs

from boardrules.pixel_tactics import language as pt
from boardrules.pixel_tactics._game import PixelTacticsGame
from boardrules.pixel_tactics._types.options import DeckList, EditionId, HouseRules, Mode, Options
from boardrules.pixel_tactics.cards._sets import SETS
from boardrules.pixel_tactics.language.grammar.expressions import ActionKind, DamageKind
from tests.pixel_tactics.constructs import constructs_in, constructs_of
from tests.pixel_tactics.reserve_cards import KIT

__all__ = ["GAME", "PRINTED", "RARE", "in_mode"]


def _harvested() -> tuple[pt.Card, ...]:
    """Return some of the cards there are, with all constructs of all of them: first the card with most of what is missing."""
    cards = [card for pack in (*SETS, KIT) for card in pack.cards]
    held = [constructs_in(card) & constructs_of(pt.Card) for card in cards]
    missing, chosen = set[str]().union(*held), list[pt.Card]()
    while missing:
        most = max(range(len(cards)), key=lambda number: len(held[number] & missing))
        missing -= held[most]
        chosen.append(structs.replace(cards[most], id=f"every_{len(chosen)}"))
    return tuple(chosen)


PRINTED: Final = pt.Pack("every_printed", "Constructs of printed cards", _harvested())

ACTIONS: Final[tuple[ActionKind, ...]] = get_args(ActionKind)
KINDS: Final[tuple[DamageKind, ...]] = get_args(DamageKind)
DURATIONS: Final[tuple[pt.Duration, ...]] = get_args(pt.Duration)
SELDOM: Final = pt.at_least(pt.Count(pt.any_corpse), 5)
"""So that games go on though actions are forbidden and made longer."""


def _card(
    name: str,
    *,
    vanguard: tuple[pt.Ability, ...] = (),
    flank: tuple[pt.Ability, ...] = (),
    rear: tuple[pt.Ability, ...] = (),
    leader: tuple[pt.Ability, ...] = (),
    hand: pt.HandPart | None = None,
) -> pt.Card:
    hero = pt.Hero(name.title(), 2, 5, vanguard=vanguard, flank=flank, rear=rear, hand=hand)
    return pt.Card(name, hero, pt.Leader(f"Head {name}", 3, 15, abilities=leader))


def _amounts(ref: pt.Ref) -> pt.Condition:
    """Compare every amount that is read off one card."""
    found = (pt.DamageOn(ref), pt.StrengthOf(ref), pt.StrengthOf(ref, printed=True), pt.LifeOf(ref), pt.MarkersOn("rune", ref))
    return pt.AllOf((*(pt.Compare(amount, "!=", 77) for amount in found), pt.Compare(pt.DamageOn(ref), "<=", 70)))


def _watched() -> pt.Trigger:
    """Listen to what happens often."""
    return pt.Trigger(pt.when_recruited(pt.any_hero), (pt.damage(1, to=pt.the_hero),), once="turn")


def _trigger(what: str, *effects: pt.Effect, subject: pt.Pieces | None = None, kinds: tuple[DamageKind, ...] = ()) -> pt.Trigger:
    actor = pt.any_hero if what.startswith(("attack", "damage")) else None
    return pt.Trigger(pt.TriggerEvent(what, actor=actor, subject=subject, kinds=kinds), effects, once="wave")  # type: ignore[arg-type]  # what


RARE: Final = pt.Pack(
    "every_rare",
    "Constructs of no printed card",
    (
        _card(
            "observer",
            vanguard=(
                _trigger(
                    "attack_resolved", pt.If(pt.AllOf((_amounts("attacker"), _amounts("target"))), (pt.draw(1),)), subject=pt.any_hero
                ),
            ),
            flank=(_trigger("damage_dealt", pt.If(_amounts("source"), (pt.heal(1, of=pt.this),)), subject=pt.any_hero, kinds=KINDS),),
            rear=(_trigger("revived", pt.If(_amounts("hero"), (pt.damage(1, to=pt.the_hero),)), subject=pt.any_hero),),
            leader=(_trigger("casualties_counted", pt.If(_amounts("this"), (pt.ShuffleDeck(),))),),
            hand=pt.trap(pt.TriggerEvent("order_announced", "rival"), pt.cancel_order),
        ),
        _card(
            "forbidder",
            vanguard=tuple([pt.Static(pt.Forbids(action, "rival"), when=SELDOM) for action in ACTIONS[:6]]),
            flank=tuple([pt.Static(pt.Forbids(action, "own"), when=SELDOM) for action in ACTIONS[6:]]),
            rear=(pt.Static(pt.OpensHand("any"), when=pt.InWave("F")), pt.Static(pt.OpensHand("own"), when=pt.Room("own"))),
            leader=(pt.Static(pt.OrdersPassOn("own"), when=SELDOM), pt.Static(pt.OrdersPassOn("rival"), when=SELDOM)),
            hand=pt.operation(pt.Static(pt.ExtraActions(1, "any"), when=pt.FirstPlayer())),
        ),
        _card(
            "freer",
            vanguard=tuple([pt.Static(pt.Free((action,), 1, "any"), when=pt.InWave("F")) for action in ACTIONS[:6]]),
            flank=tuple([pt.Static(pt.Free((action,), 1, "rival"), when=pt.InWave("F")) for action in ACTIONS[6:]]),
            rear=(pt.Static(pt.Free(("attack",), 1, kind="ranged")), pt.Static(pt.AddStrength(1, kind="ranged"))),
            leader=(pt.Static(pt.MakesLonger("attack", 2, kind="melee"), when=SELDOM),),
            hand=pt.order(pt.GainActions(1, ACTIONS[:6]), pt.GainActions(1, ACTIONS[6:])),
        ),
        _card(
            "delayer",
            vanguard=tuple([pt.Static(pt.MakesLonger(action, 2), when=SELDOM) for action in ACTIONS[:6]]),
            flank=tuple([pt.Static(pt.MakesLonger(action, 2, "any"), when=SELDOM) for action in ACTIONS[6:]]),
            rear=(pt.Static(pt.MakesLonger("attack", 2, kind="ranged"), when=SELDOM),),
            leader=(pt.LeaderAct((pt.TurnUp("own"), pt.TurnUp("rival"), pt.PlaceTop("own", ("top", "hand")))),),
            hand=pt.order(*[pt.DelayedTrigger(_watched(), until) for until in DURATIONS]),
        ),
        _card(
            "shielder",
            vanguard=(pt.Static(pt.TakesLess(1, 1, KINDS)), pt.Static(pt.TakesNone(("spell", "order", "ability")), when=SELDOM)),
            flank=(pt.Static(pt.TakesExactly(1, KINDS)),),
            rear=(pt.Static(pt.NotTargeted(("spell", "order", "ability"))),),
            leader=(pt.Trigger(pt.when_defeated(pt.own_hero), (pt.TakeAtRandom(), pt.PutCorpse("own")), when=pt.Room("own"), once="wave"),),
            hand=pt.order(*[pt.ForATime(pt.Static(pt.AddStrength(1), pt.own_hero), until) for until in DURATIONS]),
        ),
        _card(
            "giver",
            vanguard=(pt.spell(*[pt.Give(pt.this, pt.AddStrength(1), until) for until in DURATIONS]),),
            flank=(pt.Static(pt.AddStrength(pt.DeckSize("own")), when=pt.Compare(pt.DeckSize("rival"), "<=", 9)),),
            rear=tuple(
                [pt.Static(pt.AddLife(1), pt.own_hero.that(pt.Did(deed))) for deed in ("attacked", "moved", "recruited", "revived")]
            ),
            leader=tuple([pt.Static(pt.AddStrength(pt.OrdersPlayed(side))) for side in ("own", "rival")]),
            hand=pt.order(pt.damage(1, to=pt.every(pt.any_hero.that(pt.Has("ranged"))))),
        ),
        _card(
            "neighbour",
            vanguard=(pt.spell(pt.TurnUp("others"), pt.PlaceTop("others", ("top", "discard"))),),
            flank=(pt.spell(pt.TurnUp("one_rival"), pt.PlaceTop("one_rival", ("top", "hand"))),),
            rear=(pt.spell(pt.TurnUp("rival"), pt.PlaceTop("rival", ("top", "discard"))),),
            leader=(
                pt.Static(pt.ExtraActions(1, "others"), when=SELDOM),
                pt.Static(pt.Free(("draw",), 1, "others"), when=SELDOM),
                pt.Static(pt.MakesLonger("draw", 2, "others"), when=SELDOM),
                pt.Static(pt.OpensHand("others"), when=SELDOM),
                pt.Static(pt.OrdersPassOn("others"), when=SELDOM),
                pt.LeaderAct((pt.DrawCards(1, whose="one_rival"), pt.DrawCards(1, whose="others")), limited=True),
            ),
            hand=pt.order(
                pt.DiscardCard("any"),
                pt.DiscardCard("others"),
                pt.LoseActions(1, 0, "rival"),
                pt.damage(pt.OrdersPlayed("others"), to=pt.every(pt.Pieces(side="others"))),
            ),
        ),
        *[
            _card(name, hand=pt.trap(at, pt.draw(1), when=pt.at_least(pt.Count(pt.any_hero), 1)))
            for name, at in {
                "lurker": pt.when_defeated(pt.own_hero),
                "stalker": pt.when_recruited(pt.rival_hero),
                "ambusher": pt.TriggerEvent("attack_resolved", actor=pt.rival_hero, subject=pt.own_hero),
                "waylayer": pt.TriggerEvent("order_resolved", "rival"),
            }.items()
        ],
        _card(
            "placer",
            vanguard=tuple(
                [pt.Static(pt.AddStrength(pt.Count(pt.any_hero.at(place)))) for place in ("adjacent", "behind", "column", "row")]
            ),
            hand=pt.trap(pt.TriggerEvent("damage_taken", subject=pt.own_leader), pt.draw(1)),
        ),
    ),
)

GAME: Final = PixelTacticsGame((*SETS, PRINTED, RARE))
"""The game with the printed sets and these cards."""


def in_mode(edition: EditionId, mode: Mode) -> Options:
    """Return options by which these cards are played in a mode, with traps, which not every edition has."""
    cards, house = (PRINTED.id, RARE.id), HouseRules(traps=True)
    if mode != "constructed":
        return Options(edition=edition, mode=mode, cards=cards, house=house)
    names = [card.id for card in (*RARE.cards, *PRINTED.cards)]
    lists = tuple([DeckList(heroes=tuple(sorted(own[:25])), leaders=tuple(sorted(own[25:30]))) for own in (names[::2], names[1::2])])
    return Options(edition=edition, mode="constructed", cards=cards, house=house, decks=lists)

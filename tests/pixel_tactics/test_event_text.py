"""Every event is a sentence, and some are minor."""

from __future__ import annotations

import pytest
from msgspec import structs

from boardrules import Seat, pixel_tactics
from boardrules.pixel_tactics import Spot
from boardrules.pixel_tactics._types.changes import CorpseRaised, EffectSetUp, MarkersPut, ModifierGiven, TraitChosen
from boardrules.pixel_tactics._types.course import LeadersRevealed, RoundEnded, Started, TurnEnded, TurnStarted, WaveEnded
from boardrules.pixel_tactics._types.events import (
    AbilityUsed,
    Acted,
    ActionsGained,
    Asked,
    AttackMade,
    AttackRedirected,
    CardsMoved,
    DamageHealed,
    DamagePlaced,
    GameEnded,
    OrderPlayed,
    OrderResolved,
    PieceDefeated,
    PieceMoved,
    PieceRevived,
    SpellCast,
)
from boardrules.pixel_tactics._types.state import Slot
from boardrules.pixel_tactics.language import AddStrength
from boardrules.values import CHANCE as LUCK

from .playing import GAME, TABLE
from .scene import Scene

ONE, TWO = Seat(0), Seat(1)
NEW = GAME.new_game()


def far(slot: Slot) -> Spot:
    return Spot(TWO, slot)


@pytest.mark.parametrize(
    ("event", "sentence"),
    [
        (Acted(TWO, "PlayOrder"), "Player 2 plays an order."),
        (Acted(LUCK, "Drawn"), "Luck deals a card."),
        (Asked(ONE), "Player 1 must decide."),
        (Asked(LUCK), "Luck decides what comes next."),
        (Started(ONE), "Player 1 is the first player."),
        (LeadersRevealed(("0.knight", "1.witch"), kept=True), "The leaders are Player 1's Knight and Player 2's Witch."),
        (
            LeadersRevealed(("0.knight", "1.knight"), kept=False),
            "The leaders are Player 1's Knight and Player 2's Knight; they are equal, so their players choose again.",
        ),
        (TurnStarted(ONE, 2, 1), "Round 2, flank wave: Player 1's turn."),
        (TurnEnded(ONE), "Player 1's turn is over."),
        (WaveEnded(2), "The rear wave is over; casualties are counted."),
        (RoundEnded(3), "Round 3 is over."),
        (ActionsGained(ONE, 1), "Player 1 has 1 action more."),
        (ActionsGained(ONE, -2), "Player 1 will have 2 actions fewer in the next wave."),
        (CardsMoved(ONE, "0.dragon_mage", "deck", "hand", 1), "Player 1 draws Dragon Mage."),
        (CardsMoved(ONE, None, "deck", "hand", 1), "Player 1 draws a card."),
        (CardsMoved(ONE, "0.witch", "hand", "discard", 15), "Player 1 discards Witch."),
        (CardsMoved(ONE, "0.witch", "deck", "top", 1), "Player 1 looks at the top of their deck: Witch."),
        (CardsMoved(ONE, None, "deck", "top", 1), "Player 1 looks at the top of their deck."),
        (CardsMoved(ONE, None, "hand", "hand", 2), "Player 1: a card is seen in the hand."),
        (CardsMoved(ONE, "0.witch", "unit", "hand", 15), "Player 1: Witch goes from the unit to the hand."),
        (PieceMoved("0.witch", far("V1")), "Player 1's Witch moves to V1 in Player 2's unit."),
        (AttackMade("0.witch", "1.knight", "melee"), "Player 1's Witch attacks Player 2's Knight in melee."),
        (AttackMade("0.witch", None, "ranged"), "Player 1's Witch attacks from afar."),
        (AttackRedirected("0.witch", "1.oracle"), "The attack by Player 1's Witch lands on Player 2's Oracle."),
        (SpellCast("0.witch", "alchemist.R", "0.witch"), "Player 1's Witch casts its rear spell."),
        (SpellCast("0.witch", "alchemist.R", "1.alchemist"), "Player 1's Witch casts the rear spell of Player 2's Alchemist."),
        (CorpseRaised("0.witch", raised=True), "Player 1's Witch counts as a hero and as a corpse."),
        (CorpseRaised("0.witch", raised=False), "Player 1's Witch is a plain corpse again."),
        (TraitChosen("0.witch", "F"), "Player 1's Witch has its flank text, wherever it stands."),
        (AbilityUsed("0.witch", "witch.L"), "The ability of Player 1's Witch takes effect."),
        (OrderPlayed(ONE, "0.witch", played=True), "Player 1 plays the order of Witch."),
        (OrderPlayed(ONE, "0.witch", played=False), "Player 1 carries out the order of Witch."),
        (OrderResolved("0.witch"), "The order of Player 1's Witch has been carried out."),
        (DamagePlaced("0.witch", "1.knight", 3, "melee"), "Player 2's Knight takes 3 damage from Player 1's Witch."),
        (DamagePlaced("", "1.knight", 3, "order"), "Player 2's Knight takes 3 damage."),
        (DamagePlaced("", "1.knight", 3, "move"), "3 damage is moved to Player 2's Knight."),
        (DamageHealed("1.knight", 3), "3 damage is taken off Player 2's Knight."),
        (PieceDefeated("1.knight", far("V1")), "Player 2's Knight is defeated at V1."),
        (PieceRevived("1.knight", far("V1")), "Player 2's Knight comes back to life at V1."),
        (
            ModifierGiven("1.knight", AddStrength(2), "wave", ONE, "0.witch"),
            "Player 2's Knight is changed until the wave ends: +2 attack strength.",
        ),
        (EffectSetUp(ONE, "templar.O2", "turn", "0.templar"), "What Player 1's Templar set up holds until the turn ends."),
        (MarkersPut("1.knight", "level", 1), "Player 2's Knight gets 1 level marker."),
        (MarkersPut("1.knight", "level", -2), "Player 2's Knight loses 2 level markers."),
        (GameEnded(TWO, "PT-END-1", over=True), "The game is over. Victory for Player 2 (PT-END-1)."),
        (GameEnded(None, "PT-END-2", over=False), "The match is over: a tie (PT-END-2)."),
    ],
)
def test_an_event_is_a_sentence(event: pixel_tactics.Event, sentence: str) -> None:
    assert GAME.format_event(GAME.view(NEW, None), event) == sentence


def test_a_recruit_is_told_with_its_place_and_a_leader_to_its_player_only() -> None:
    view = GAME.view(TABLE, None)
    come = CardsMoved(ONE, "0.knight", "hand", "unit", 15)
    assert GAME.format_event(view, come) == "Player 1 recruits Knight at V1."
    stolen = Scene(rival={"V2": "0.knight"}).state
    assert GAME.format_event(GAME.view(stolen, None), come) == "Player 1 recruits Knight at V2 in Player 2's unit."
    assert GAME.format_event(GAME.view(NEW, None), come) == "Player 1 recruits Knight."
    chosen = CardsMoved(ONE, "0.knight", "hand", "unit", 1)
    assert GAME.format_event(view, chosen) == "Player 1 chooses Knight as leader."
    assert GAME.format_event(view, structs.replace(chosen, card=None)) == "Player 1 chooses a leader."


def test_who_acts_who_is_asked_and_the_way_of_an_order_are_minor() -> None:
    """Other events say what came of it."""
    minor = (Acted(ONE, "Draw"), Asked(LUCK), CardsMoved(ONE, "0.witch", "hand", "resolving", 15))
    assert all(event.minor for event in minor)
    assert not any(event.minor for event in (CardsMoved(ONE, None, "deck", "hand", 1), TurnEnded(ONE), OrderPlayed(ONE, "0.witch", True)))

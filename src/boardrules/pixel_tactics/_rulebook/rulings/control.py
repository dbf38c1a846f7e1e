"""The decisions of this project on cards of set 2 about attacks, permissions, control and actions: some of PT-RUL-101 to PT-RUL-139."""

from __future__ import annotations

from typing import Final

from boardrules.rulebook import Rule, Variant
from boardrules.toolkit.sources import house

CONTROL_RULINGS: Final[tuple[Rule, ...]] = (
    house(
        "PT-RUL-110",
        "Kajia Septie Salix",
        "She moves one damage from each card that has some, or none at all: the text moves it all to the same hero. A card that "
        "gives damage cannot be that hero; one in the row of the wave without damage gives none and can be. Nothing is asked "
        "when there is no damage.",
    ),
    house(
        "PT-RUL-117",
        "The Puppeteer's order",
        "The order of the chosen hero is carried out but not played: nothing that waits for an order counts it. That hero may be"
        " any in the row of the current wave; if its card has no order, nothing happens.",
    ),
    house(
        "PT-RUL-120",
        "The Operative in the vanguard",
        "It cannot be chosen for an order or a spell of the rival's, not even by its own player when the rival's text lets them "
        "choose. The target of an attack that an order or a spell of the rival's makes is chosen for that text, too, as with Sarafina "
        "Vanedran (PT-RUL-119, PT-FAQ-21): the Werewolf's spell cannot attack it. What chooses nobody (all heroes, a row, a column, an "
        "attack that hits all) works on it. Attack actions and abilities of leaders can choose it, and so can the rival when its own "
        "player's order lets them choose. Copying its spell means choosing it.",
    ),
    house(
        "PT-RUL-122",
        "Tanis Trilives",
        "She takes attack actions with rival heroes in melee in the row of the current wave, as their own player could: a hero that was "
        "recruited or has attacked cannot, and the attack is that hero's one attack of the wave. It is judged as though it stood in the "
        "slot of her unit that faces its own, no matter what stands there: her unit's texts work on it, its rivals' do not, and its own "
        "text reads her unit as its own and asks her. It must be in melee where it really stands, does not attack itself, and is damaged "
        "there by any answer.",
        variants=(
            Variant("pl", "A special attack is an attack action, so it may cast a spell for her too (PT-ACT-4).", "house"),
            Variant("first", "An attack power is an attack action, so it may cast a spell for her too (PT-ACT-4).", "house"),
        ),
    ),
    house(
        "PT-RUL-123",
        "The Puppeteer in the vanguard",
        "Trading places with a hero of the rival trades who controls the two; each card keeps its owner. It is no move, so the "
        "traded hero may attack for its new player if it has not attacked yet. If there is no other hero in melee, nothing "
        "happens.",
    ),
    house(
        "PT-RUL-124",
        "Karin Brandtford",
        "No card of her unit makes a second attack in a wave, not even one that a text grants. The attack that its own spell "
        "lets a hero make is one attack with that spell. Only melee attacks are free of cost. What is free stays free even if "
        "another text makes attacks of that card cost more.",
        variants=(
            Variant("pl", "Spells are attacks here (PT-ACT-4): a card that has attacked casts none.", "house"),
            Variant("first", "Spells are attacks in this sense, so a card that has attacked casts none (PT-ACT-4).", "house"),
        ),
    ),
    house(
        "PT-RUL-126",
        "The Warmage in the rear",
        "Two actions are the price of the attack action. An attack that a text grants costs what that text says, usually nothing.",
        variants=(
            Variant("pl", "A special attack of this hero costs two actions as well (PT-ACT-4).", "house"),
            Variant("first", "An attack power of this hero costs two actions as well (PT-ACT-4).", "house"),
        ),
    ),
    house(
        "PT-RUL-139",
        "Leaders' actions in the ceasefire",
        "The actions of Ottavia, Jasper and Clinhyde are neither attacks nor spells. They may be taken in the ceasefire as far "
        "as they can be done on their player's own side, which in teams is the ally's unit as well. Kaitlyn moves no rival heroes before "
        "it is over.",
    ),
    house(
        "PT-RUL-140",
        "Paying for what cannot be done",
        "A spell or a leader's action that costs cards can be used by any player who can pay, even if there is nobody to defeat: the "
        "impossible part is left out, and the rest happens (PT-ATK-8). So the Sniper of the flank may discard two cards without a "
        "damaged hero, and Ottavia Six one card and two actions without any hero. Jasper Haekel's action names its condition "
        "(PT-RUL-138).",
    ),
)

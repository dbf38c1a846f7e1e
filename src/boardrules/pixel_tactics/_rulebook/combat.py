"""The rules of Pixel Tactics about attacks, texts, damage and casualties: PT-ATK, PT-DMG."""

from __future__ import annotations

from typing import Final

from boardrules.pixel_tactics._rulebook.source import en, first, pl, ru
from boardrules.rulebook import Rule
from boardrules.toolkit.sources import house

card_layout: Final = en("card layout")
other_terms: Final = en("other terms")
damage_and_casualties: Final = en("damage and casualties")

ATTACKS: Final = (
    en("attacking")(
        "PT-ATK-1",
        "Attack",
        "An attack is aimed at one hero or leader of the rival's unit and deals damage to it equal to the attacker's attack strength.",
    ),
    en("melee attacks; damage and casualties")(
        "PT-ATK-2",
        "In melee",
        "In each column the living hero or leader furthest to the front is in melee. Corpses and empty slots are passed over.",
    ),
    en("melee attacks")(
        "PT-ATK-3",
        "Melee attack",
        "Attacker and target must both be in melee. The columns do not matter.",
    ),
    en("ranged attacks; granted attacks: house")(
        "PT-ATK-4",
        "Ranged attack",
        "Only a card with the ability Ranged Attack can make one, from any slot, on any hero or leader. An effect that makes a hero "
        "attack at range lends it the ability for that attack; otherwise such effects would do nothing.",
        variants=(pl.variant("A card that has the ability and is in melee may attack either way.", "ranged attack"),),
    ),
    en("intercepting ranged attacks")(
        "PT-ATK-5",
        "Intercept",
        "A ranged attack of the rival does not pass over a hero with Intercept: aimed at a card behind that hero in its column, it hits "
        "the hero instead. The hero itself may be attacked like any other. Point ``shielded``.",
        variants=(
            ru.variant(
                "The rulebook says that the interceptor becomes the target, which has the same effect. A leader that is lent Intercept as "
                "a forerunner intercepts too (PT-ATK-12).",
                "intercept",
            ),
            pl.variant("A card behind the interceptor is no legal target; the attack has to be aimed at the interceptor.", "intercepting"),
            first.variant("A card behind the interceptor is no legal target."),
        ),
    ),
    en("passive powers")(
        "PT-ATK-6",
        "Reactions",
        "An ability that reacts to an event takes effect after that event has been carried out in full.",
    ),
    house(
        "PT-ATK-7",
        "Effects of the same moment",
        "Each player puts their own effects in order. If effects belong to different players, those of the active player come first; at "
        "the end of a wave or a round the first player counts as active. Only the Polish rulebook answers this question, and this project "
        "follows it.",
        variants=(pl.variant("PT-FAQ-13 says so; that the first player is active at the end of a wave is this project's reading.", "FAQ"),),
    ),
    en("actions; other effects: house")(
        "PT-ATK-8",
        "Effects are mandatory",
        "An effect is carried out as far as it can be; parts that cannot be carried out are skipped. The reprint says so of orders, and "
        "the answers in the Polish rulebook of all other effects.",
        variants=(
            ru.variant("The rulebook says that healing takes off all damage if there is less of it than the number.", "terms"),
            pl.variant(
                "This holds even when it helps the rival: a player without a corpse of their own revives one of the rival's (PT-FAQ-9).",
                "FAQ",
            ),
        ),
    ),
    en("spells")(
        "PT-ATK-9",
        "Spells are not attacks",
        "A spell deals no damage and has no target except as its text says, and no text about attacks applies to it.",
        variants=(
            pl.variant(
                "It counts as an attack for the limits of use, but not for abilities that react to attacks.", "special attack; reactions"
            ),
            first.variant("It counts as an attack for the limits of use only."),
        ),
    ),
    en("card layout; passive powers")(
        "PT-ATK-10",
        "One text at a time",
        "A hero has the text of the row in which it stands, vanguard, flank or rear, and no other. Texts that are not spells work all the "
        "time.",
    ),
    card_layout(
        "PT-ATK-11",
        "The leader's text",
        "A leader's ability works all the time for its whole unit.",
    ),
    other_terms(
        "PT-ATK-12",
        "Forerunner and supporter",
        "The hero directly in front of a hero in its column is its forerunner, and the one directly behind it is its supporter. A leader "
        "is neither. Point ``leader_neighbours``.",
        variants=(ru.variant("The leader can be either.", "terms"),),
    ),
    house(
        "PT-ATK-13",
        "Adjacent",
        "The slots in front, behind, left and right are adjacent; diagonal ones are not. The term comes from the Russian rulebook and is "
        "meant for cards of later boxes. No card of set 1 uses it; the card language has it, ``at('adjacent')``.",
        enforced=False,
        variants=(ru.variant("The rulebook defines it this way.", "terms"),),
    ),
    house(
        "PT-ATK-14",
        "Who picks what a hand discards",
        "The player whose hand it is picks the cards, unless the text says otherwise. Only the Russian rulebook says so.",
        variants=(ru.variant("The rulebook says that the owner of the cards picks them.", "terms"),),
    ),
)

DAMAGE: Final = (
    damage_and_casualties(
        "PT-DMG-1",
        "Damage stays",
        "Damage lies on a card until it leaves play, is defeated, or an effect takes the damage off. A card may have more damage than "
        "life.",
    ),
    damage_and_casualties(
        "PT-DMG-2",
        "Lethal damage does not kill at once",
        "Until the wave ends, a hero with lethal damage can do everything that other heroes can, and may be healed.",
    ),
    damage_and_casualties(
        "PT-DMG-3",
        "Casualties",
        "At the end of a wave every hero with as much damage as life, or more, is defeated: its damage is taken off, it is turned face "
        "down, and it is a corpse.",
    ),
    damage_and_casualties(
        "PT-DMG-4",
        "Corpses",
        "A corpse does not attack and does not keep others from melee. It fills its slot until it is cleared.",
    ),
    other_terms(
        "PT-DMG-5",
        "Defeating and applying damage",
        "An effect that defeats a hero makes it a corpse at once. An effect that applies damage is not an attack.",
    ),
    card_layout(
        "PT-DMG-6",
        "Leaders are not heroes",
        "Texts about heroes do not apply to leaders, and texts about leaders do not apply to heroes.",
    ),
    other_terms(
        "PT-DMG-7",
        "Any hero",
        "Where a text speaks of a hero and names no unit, a hero of either unit may be chosen.",
    ),
    damage_and_casualties(
        "PT-DMG-8",
        "Lethal",
        "Damage is lethal from the point on that makes it equal to life.",
        variants=(
            pl.variant(
                "The rulebook gives an example: if a hero with five life has six damage, the last two points are lethal (PT-FAQ-12).", "FAQ"
            ),
        ),
    ),
    house(
        "PT-DMG-9",
        "Revived heroes",
        "A revived corpse is turned face up, is a hero again, and has no damage: its damage was taken off when it was defeated. The "
        "reprint does not say how the card lies.",
        variants=(ru.variant("The rulebook says that the card is turned over and is a hero again.", "terms"),),
    ),
)

COMBAT: Final[tuple[Rule, ...]] = (*ATTACKS, *DAMAGE)

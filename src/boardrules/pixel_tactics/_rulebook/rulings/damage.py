"""The decisions of this project on cards of set 2 about damage, casualties and corpses: some of PT-RUL-101 to PT-RUL-139."""

from __future__ import annotations

from typing import Final

from boardrules.pixel_tactics._rulebook.source import pl
from boardrules.rulebook import Rule, Variant
from boardrules.toolkit.sources import house

DAMAGE_RULINGS: Final[tuple[Rule, ...]] = (
    house(
        "PT-RUL-101",
        "Whose casualties a card speaks of",
        "Texts that skip casualties or have them counted at once mean heroes only. The Divinity's rear does nothing to a leader, and a "
        "leader with lethal damage is routed at the end of a wave even if the Druid's flank or Baenvier Marlgrove says otherwise. The "
        "Druid's operation names heroes and means them in every edition. Point ``leader_casualties``.",
        variants=(
            pl.variant(
                "The glossary counts leaders among casualties. The Divinity's rear can rout a leader at once, which ends the match, and "
                "where a check is skipped the leader's is skipped too.",
                "glossary",
            ),
        ),
    ),
    house(
        "PT-RUL-102",
        "Baenvier Marlgrove: whose check is skipped",
        "Baenvier's action skips the casualties of his own unit in this wave, those of heroes recruited later in it too. The rival's "
        "casualties are counted as always.",
    ),
    house(
        "PT-RUL-103",
        "The Druid in the vanguard and checks at once",
        "The Divinity has casualties counted, so a Druid of the vanguard, for which they are not counted before the end of the round, is "
        "safe from it, in the rear wave too. Heketch's text counts nothing, it defeats: the Druid dies of it.",
    ),
    house(
        "PT-RUL-105",
        "A text that falls in the same check",
        "When the Warlock of the vanguard falls in the same check as a hero of the rival's vanguard, its text is gone and heals nobody. "
        "The same holds for every text of a card that is defeated together with the one it would answer for, but not for what a card "
        "says of its own defeat. It holds for a card that an earlier answer to the same event defeats, too: when the Divinity of the rear "
        "attacks a Curse Knight of the rear in melee and has it counted among the casualties, it does not strike back.",
    ),
    house(
        "PT-RUL-106",
        "Curse Knight: damage passed on",
        "When a Curse Knight in the flank passes damage on, its text does not answer to the consequences: neither to damage that returns "
        "to it at once, nor to damage that a second Curse Knight passes back. Otherwise two of them would pass the same damage for ever.",
    ),
    house(
        "PT-RUL-107",
        "Caps and reductions on one card",
        "When one text limits the damage of an attack and another reduces it, the player in whose unit the card stands puts the two in "
        "order, as effects of the same moment (PT-ATK-7). The question is put as the choice between what is left in either order, and only "
        "if that differs; with the limit first the card takes less.",
    ),
    house(
        "PT-RUL-108",
        "Byron Krane: moved damage",
        "Moving damage onto a card of Byron's unit puts damage on it, so one point of what is moved arrives, and the rest is lost. "
        "However many cards it comes from, what one effect moves onto one card arrives together. Points shared out by the Immortal's order "
        "are moved as well.",
    ),
    house(
        "PT-RUL-109",
        "Curse Knight: attacks by corpses",
        "The Curse Knight answers to heroes and leaders that attack. A corpse that attacks is neither, so nothing answers to it.",
    ),
    house(
        "PT-RUL-125",
        "Warlock: a hero that cannot attack",
        "A hero that the Warlock of the rear has hit can neither attack nor cast a spell until the wave is over; attacks that an effect "
        "grants it are barred as well, and so is the one that it would make as it falls.",
    ),
    house(
        "PT-RUL-127",
        "Pendros Schalla: the row of a text",
        "The player chooses whose row's text a hero has when it comes into Pendros's unit, from the hand, from the deck or from another "
        "unit, and whether it stands in that row does not matter. The choice stays with the card when it moves, falls and comes back to "
        "life, and is forgotten when it leaves the unit. A card that came as a corpse has the text of the row it stands in.",
    ),
    house(
        "PT-RUL-131",
        "Voco Astrum: corpses that count as heroes",
        "A corpse of Voco's unit is a hero for every text and every action, with the strength and the life that he gives it and no text of "
        "a row; for what speaks of corpses it stays a corpse, which can be cleared and revived. With lethal damage it is cleared at once, "
        "which is no defeat; what defeats it clears it too, and is one. Point ``revived_act``: it may attack in the wave in which it fell.",
        variants=(Variant("pl", "It may not attack in that wave, as a revived hero may not.", "house"),),
    ),
    house(
        "PT-RUL-132",
        "Necromancer: corpses that strike",
        "Corpses behind a living card are not in melee and do not strike; they are removed with the others all the same. A corpse that "
        "is put into the unit meanwhile is treated like the others.",
    ),
    house(
        "PT-RUL-133",
        "Necromancer in the rear",
        "The text gives +1 attack strength for each corpse, an icon on the same card +2. The text is followed.",
    ),
    house(
        "PT-RUL-134",
        "A card of the hand becomes a corpse",
        "The player of the Diabolist chooses the empty slot of the rival's unit. If that unit is full, no card is taken. Everybody may "
        "know which card it is, as of any corpse; nobody was defeated.",
    ),
    house(
        "PT-RUL-135",
        "Diabolist: a hero for each corpse",
        "For each corpse that the order clears its player chooses one hero, of either unit; the same hero may be chosen again.",
    ),
    house(
        "PT-RUL-138",
        "Jasper Haekel: the strength that counts",
        "The attack strength of your hero counts as it stands, without bonuses that depend on a target (PT-LOOP-4). The action can be "
        "taken only if some hero of the rival has so little life left.",
    ),
)

"""The rules of Pixel Tactics about attacks, texts, damage and casualties: PT-ATK, PT-DMG."""

from __future__ import annotations

from typing import Final

from boardrules.pixel_tactics._rulebook.setup import EN, FIRST, PL, RU
from boardrules.rulebook import Rule, Variant
from boardrules.values import RuleId

ATTACKS: Final = (
    Rule(
        RuleId("PT-ATK-1"),
        "Attack",
        "An attack is aimed at one hero or leader of the rival's unit and deals damage to it equal to the attacker's attack strength.",
        f"{EN}, attacking",
    ),
    Rule(
        RuleId("PT-ATK-2"),
        "In melee",
        "In each column the living hero or leader furthest to the front is in melee. Corpses and empty slots are passed over.",
        f"{EN}, melee attacks; damage and casualties",
    ),
    Rule(
        RuleId("PT-ATK-3"),
        "Melee attack",
        "Attacker and target must both be in melee. The columns do not matter.",
        f"{EN}, melee attacks",
    ),
    Rule(
        RuleId("PT-ATK-4"),
        "Ranged attack",
        "Only a card with the ability Ranged Attack can make one, from any slot, on any hero or leader. An effect that makes a hero "
        "attack at range lends it the ability for that attack; otherwise such effects would do nothing.",
        f"{EN}, ranged attacks; granted attacks: house",
        variants=(Variant("pl", "A card that has the ability and is in melee may attack either way.", f"{PL}, ranged attack"),),
    ),
    Rule(
        RuleId("PT-ATK-5"),
        "Intercept",
        "A ranged attack of the rival does not pass over a hero with Intercept: aimed at a card behind that hero in its column, it hits "
        "the hero instead. The hero itself may be attacked like any other. Point ``shielded``.",
        f"{EN}, intercepting ranged attacks",
        variants=(
            Variant(
                "ru",
                "The rulebook says that the interceptor becomes the target, which has the same effect. A leader that is lent Intercept as "
                "a forerunner intercepts too (PT-ATK-12).",
                f"{RU}, intercept",
            ),
            Variant(
                "pl",
                "A card behind the interceptor is no legal target; the attack has to be aimed at the interceptor.",
                f"{PL}, intercepting",
            ),
            Variant("first", "A card behind the interceptor is no legal target.", FIRST),
        ),
    ),
    Rule(
        RuleId("PT-ATK-6"),
        "Reactions",
        "An ability that reacts to an event takes effect after that event has been carried out in full.",
        f"{EN}, passive powers",
    ),
    Rule(
        RuleId("PT-ATK-7"),
        "Effects of the same moment",
        "Each player puts their own effects in order. If effects belong to different players, those of the active player come first; at "
        "the end of a wave or a round the first player counts as active. Only the Polish rulebook answers this question, and this project "
        "follows it.",
        "house",
        variants=(
            Variant(
                "pl", "PT-FAQ-13 says so; that the first player is active at the end of a wave is this project's reading.", f"{PL}, FAQ"
            ),
        ),
    ),
    Rule(
        RuleId("PT-ATK-8"),
        "Effects are mandatory",
        "An effect is carried out as far as it can be; parts that cannot be carried out are skipped. The reprint says so of orders, and "
        "the answers in the Polish rulebook of all other effects.",
        f"{EN}, actions; other effects: house",
        variants=(
            Variant("ru", "The rulebook says that healing takes off all damage if there is less of it than the number.", f"{RU}, terms"),
            Variant(
                "pl",
                "This holds even when it helps the rival: a player without a corpse of their own revives one of the rival's (PT-FAQ-9).",
                f"{PL}, FAQ",
            ),
        ),
    ),
    Rule(
        RuleId("PT-ATK-9"),
        "Spells are not attacks",
        "A spell deals no damage and has no target except as its text says, and no text about attacks applies to it.",
        f"{EN}, spells",
        variants=(
            Variant(
                "pl",
                "It counts as an attack for the limits of use, but not for abilities that react to attacks.",
                f"{PL}, special attack; reactions",
            ),
            Variant("first", "It counts as an attack for the limits of use only.", FIRST),
        ),
    ),
    Rule(
        RuleId("PT-ATK-10"),
        "One text at a time",
        "A hero has the text of the row in which it stands, vanguard, flank or rear, and no other. Texts that are not spells work all the "
        "time.",
        f"{EN}, card layout; passive powers",
    ),
    Rule(
        RuleId("PT-ATK-11"),
        "The leader's text",
        "A leader's ability works all the time for its whole unit.",
        f"{EN}, card layout",
    ),
    Rule(
        RuleId("PT-ATK-12"),
        "Forerunner and supporter",
        "The hero directly in front of a hero in its column is its forerunner, and the one directly behind it is its supporter. A leader "
        "is neither. Point ``leader_neighbours``.",
        f"{EN}, other terms",
        variants=(Variant("ru", "The leader can be either.", f"{RU}, terms"),),
    ),
    Rule(
        RuleId("PT-ATK-13"),
        "Adjacent",
        "The slots in front, behind, left and right are adjacent; diagonal ones are not. The term comes from the Russian rulebook and is "
        "meant for cards of later boxes. No card of set 1 uses it; the card language has it, ``at('adjacent')``.",
        "house",
        enforced=False,
        variants=(Variant("ru", "The rulebook defines it this way.", f"{RU}, terms"),),
    ),
    Rule(
        RuleId("PT-ATK-14"),
        "Who picks what a hand discards",
        "The player whose hand it is picks the cards, unless the text says otherwise. Only the Russian rulebook says so.",
        "house",
        variants=(Variant("ru", "The rulebook says that the owner of the cards picks them.", f"{RU}, terms"),),
    ),
)

DAMAGE: Final = (
    Rule(
        RuleId("PT-DMG-1"),
        "Damage stays",
        "Damage lies on a card until it leaves play, is defeated, or an effect takes the damage off. A card may have more damage than "
        "life.",
        f"{EN}, damage and casualties",
    ),
    Rule(
        RuleId("PT-DMG-2"),
        "Lethal damage does not kill at once",
        "Until the wave ends, a hero with lethal damage can do everything that other heroes can, and may be healed.",
        f"{EN}, damage and casualties",
    ),
    Rule(
        RuleId("PT-DMG-3"),
        "Casualties",
        "At the end of a wave every hero with as much damage as life, or more, is defeated: its damage is taken off, it is turned face "
        "down, and it is a corpse.",
        f"{EN}, damage and casualties",
    ),
    Rule(
        RuleId("PT-DMG-4"),
        "Corpses",
        "A corpse does not attack and does not keep others from melee. It fills its slot until it is cleared.",
        f"{EN}, damage and casualties",
    ),
    Rule(
        RuleId("PT-DMG-5"),
        "Defeating and applying damage",
        "An effect that defeats a hero makes it a corpse at once. An effect that applies damage is not an attack.",
        f"{EN}, other terms",
    ),
    Rule(
        RuleId("PT-DMG-6"),
        "Leaders are not heroes",
        "Texts about heroes do not apply to leaders, and texts about leaders do not apply to heroes.",
        f"{EN}, card layout",
    ),
    Rule(
        RuleId("PT-DMG-7"),
        "Any hero",
        "Where a text speaks of a hero and names no unit, a hero of either unit may be chosen.",
        f"{EN}, other terms",
    ),
    Rule(
        RuleId("PT-DMG-8"),
        "Lethal",
        "Damage is lethal from the point on that makes it equal to life.",
        f"{EN}, damage and casualties",
        variants=(
            Variant(
                "pl",
                "The rulebook gives an example: if a hero with five life has six damage, the last two points are lethal (PT-FAQ-12).",
                f"{PL}, FAQ",
            ),
        ),
    ),
    Rule(
        RuleId("PT-DMG-9"),
        "Revived heroes",
        "A revived corpse is turned face up, is a hero again, and has no damage: its damage was taken off when it was defeated. The "
        "reprint does not say how the card lies.",
        "house",
        variants=(Variant("ru", "The rulebook says that the card is turned over and is a hero again.", f"{RU}, terms"),),
    ),
)

COMBAT: Final[tuple[Rule, ...]] = (*ATTACKS, *DAMAGE)

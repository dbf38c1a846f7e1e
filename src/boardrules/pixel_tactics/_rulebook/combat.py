"""The rules of Pixel Tactics about attacks, texts, damage and casualties: PT-ATK, PT-DMG."""

from __future__ import annotations

from typing import Final

from boardrules.pixel_tactics._rulebook.setup import EN, FIRST, PL, RU
from boardrules.rulebook import Rule, Variant
from boardrules.values import RuleId

__all__ = ["COMBAT"]

ATTACKS: Final = (
    Rule(
        RuleId("PT-ATK-1"),
        "Attack",
        "An attack is aimed at one hero or leader of the rival's unit and deals it as much damage as the attacker's attack strength.",
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
        "Only with the ability Ranged Attack; from any slot, upon any hero or leader. An effect that makes a hero attack at range lends "
        "it the ability for that attack: else such effects would do nothing.",
        f"{EN}, ranged attacks; granted attacks: house",
        variants=(Variant("pl", "Who has the ability and is in melee may attack either way.", f"{PL}, ranged attack"),),
    ),
    Rule(
        RuleId("PT-ATK-5"),
        "Intercept",
        "A ranged attack of the rival does not pass over a hero with Intercept: aimed at a card behind that hero in its column, it hits "
        "the hero instead. The hero itself may be attacked like any other. Point ``shielded``.",
        f"{EN}, intercepting ranged attacks",
        variants=(
            Variant("ru", "The interceptor becomes the target: so printed, to the same effect.", f"{RU}, intercept"),
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
        "What happens whenever something else happens comes after that has been carried out in full.",
        f"{EN}, passive powers",
    ),
    Rule(
        RuleId("PT-ATK-7"),
        "Effects of the same moment",
        "Effects of one player are put in order by that player. Of effects of different players those of the active player come first; at "
        "the end of a wave or a round the first player counts as active. Only the Polish rulebook has an answer, and it is followed.",
        "house",
        variants=(Variant("pl", "So answered (PT-FAQ-13); who is active at a wave's end is this project's reading.", f"{PL}, FAQ"),),
    ),
    Rule(
        RuleId("PT-ATK-8"),
        "Effects are mandatory",
        "An effect is carried out as far as it can be; what cannot be done is skipped. Of orders the reprint says so, of others the "
        "Polish answers do.",
        f"{EN}, actions; other effects: house",
        variants=(
            Variant("ru", "Healing takes off as much as there is, if less than the number: so printed.", f"{RU}, terms"),
            Variant(
                "pl", "Even when it helps the rival: without a corpse of one's own, one of the rival's is revived (PT-FAQ-9).", f"{PL}, FAQ"
            ),
        ),
    ),
    Rule(
        RuleId("PT-ATK-9"),
        "Spells are not attacks",
        "A spell deals no damage and has no target but for what its text says, and nothing that speaks of attacks applies to it.",
        f"{EN}, spells",
        variants=(
            Variant(
                "pl", "It is an attack for the limits of use, and none for abilities that wait for one.", f"{PL}, special attack; reactions"
            ),
            Variant("first", "It is an attack for the limits of use only.", FIRST),
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
        "The hero directly in front of a hero in its column is its forerunner, the one directly behind its supporter. A leader is "
        "neither. Point ``leader_neighbours``.",
        f"{EN}, other terms",
        variants=(Variant("ru", "The leader can be either.", f"{RU}, terms"),),
    ),
    Rule(
        RuleId("PT-ATK-13"),
        "Adjacent",
        "In front, behind, left and right; not diagonally. The term is the Russian rulebook's, for cards of later boxes. No card of set 1 "
        "uses it; the language for cards has it, ``at('adjacent')``.",
        "house",
        enforced=False,
        variants=(Variant("ru", "So printed.", f"{RU}, terms"),),
    ),
    Rule(
        RuleId("PT-ATK-14"),
        "Who picks what a hand discards",
        "The player whose hand it is, unless the text says otherwise. The Russian rulebook says so, the others are silent.",
        "house",
        variants=(Variant("ru", "So printed, of the owner of the cards.", f"{RU}, terms"),),
    ),
)

DAMAGE: Final = (
    Rule(
        RuleId("PT-DMG-1"),
        "Damage stays",
        "Damage lies on a card until it leaves play, is defeated, or an effect takes the damage off. There may be more of it than life.",
        f"{EN}, damage and casualties",
    ),
    Rule(
        RuleId("PT-DMG-2"),
        "Lethal damage does not kill at once",
        "Until the wave ends a hero with lethal damage does all that others do, and may be healed.",
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
        "An effect that defeats a hero makes it a corpse at once. An effect that applies damage is no attack.",
        f"{EN}, other terms",
    ),
    Rule(
        RuleId("PT-DMG-6"),
        "Leaders are not heroes",
        "What speaks of heroes does not concern leaders, and the other way round.",
        f"{EN}, card layout",
    ),
    Rule(
        RuleId("PT-DMG-7"),
        "Any hero",
        "Where a text speaks of a hero and names no unit, heroes of both units will do.",
        f"{EN}, other terms",
    ),
    Rule(
        RuleId("PT-DMG-8"),
        "Lethal",
        "Damage is lethal from the point on that makes it equal to life.",
        f"{EN}, damage and casualties",
        variants=(Variant("pl", "With an example: on five life, of six damage the last two are lethal (PT-FAQ-12).", f"{PL}, FAQ"),),
    ),
    Rule(
        RuleId("PT-DMG-9"),
        "Revived heroes",
        "A revived corpse is turned face up, is a hero again, and has no damage: that was taken off when it fell. How it lies is not "
        "printed in the reprint.",
        "house",
        variants=(Variant("ru", "Turned over, and a hero again: so printed.", f"{RU}, terms"),),
    ),
)

COMBAT: Final[tuple[Rule, ...]] = (*ATTACKS, *DAMAGE)

"""The decisions of this project on how texts of Pixel Tactics meet, the general ones: PT-RUL-1 to PT-RUL-20."""

from __future__ import annotations

from typing import Final

from boardrules.pixel_tactics._rulebook.setup import EN, PL, RU
from boardrules.rulebook import Rule, Variant
from boardrules.values import RuleId

__all__ = ["RULINGS"]

RULINGS: Final[tuple[Rule, ...]] = (
    Rule(
        RuleId("PT-RUL-1"),
        "Damage of spells is not from attacks",
        "What reduces damage from attacks, or is set off by attacks, leaves the damage of spells alone. The reprint says that spells are "
        "no attacks, and sister cards of the first generation say attack only of strikes (PT-ATK-9).",
        "house",
    ),
    Rule(
        RuleId("PT-RUL-2"),
        "How strength is worked out",
        "The printed number, doubled if something doubles it, then everything that adds or takes away; never below zero. It is worked out "
        "for the target that is finally hit. The reprint doubles the base strength. The first wording of the Assassin's vanguard doubles "
        "the attack strength, all of it, while that of its flank names the printed one.",
        "house",
    ),
    Rule(
        RuleId("PT-RUL-3"),
        "Reductions add up",
        "Several reductions are added. The result is not below zero, and not below one where the card says so: the minimum is printed "
        "where it is meant. An attack that comes to nothing was still made, and reactions to it follow.",
        "house",
    ),
    Rule(
        RuleId("PT-RUL-4"),
        "The way of damage",
        "Strength; then the reductions of the target first meant; then what a player chooses to divert; then what overflows to a leader; "
        "then it is placed. Diverted damage is not reduced a second time, and is no attack on whoever takes it.",
        "house",
    ),
    Rule(
        RuleId("PT-RUL-5"),
        "Diverting",
        "Any part may be diverted. One diverting text serves once for each damage and target, another text may pass the same damage on: "
        "this leaves all the freedom the cards give, and ends.",
        "house",
    ),
    Rule(
        RuleId("PT-RUL-6"),
        "Damage beyond life counts",
        "Nothing is lost of damage above life: it counts for what reads damage, and healing has to take it off first (PT-DMG-1).",
        "house",
    ),
    Rule(
        RuleId("PT-RUL-7"),
        "Moving damage",
        "To move damage is neither to deal it nor to take it nor to heal it, so that nothing that waits for these is set off. A leader "
        "onto whom lethal damage overflows takes it even so, since damage comes to lie on the hero.",
        "house",
    ),
    Rule(
        RuleId("PT-RUL-8"),
        "Effects of both players at once",
        "The active player's come first; at the end of a wave those of the first player. Each player orders the own ones. This is PT- "
        "ATK-7 seen from the cards.",
        "house",
    ),
    Rule(
        RuleId("PT-RUL-9"),
        "The end of a wave",
        "In this order: what happens at its end; casualties of both units at once, leaders looked at too; what defeats set off; rout of "
        "the leaders that had lethal damage when casualties were counted; then effects that last for the wave end. So parting attacks "
        "still have the wave's bonuses, end-of-wave damage can still defeat, and a leader whom a parting attack hurts is found by the "
        "next check.",
        "house",
    ),
    Rule(
        RuleId("PT-RUL-10"),
        "Leaders fall at the end only",
        "No effect that checks casualties early reaches a leader: such texts speak of heroes (PT-DMG-6).",
        "house",
    ),
    Rule(
        RuleId("PT-RUL-11"),
        "Which heroes a word means",
        "Any hero and a hero: of either unit. Own and allied: of the own unit. Opposing and enemy: of the rival's. Up to some number may "
        "be none; without a legal target nothing happens.",
        f"{EN}, other terms",
        variants=(
            Variant(
                "ru",
                "A rival, or any rival, is the player one fights, or each of them. The outline of an icon says whose its target is: red "
                "the rival's, blue one's own, violet the owner's, mostly of the card; orange means another one.",
                f"{RU}, terms",
            ),
        ),
    ),
    Rule(
        RuleId("PT-RUL-12"),
        "What is in melee",
        "The foremost living hero or leader of each column of the units that are named. Corpses and empty slots do not count.",
        f"{EN}, melee attacks",
    ),
    Rule(
        RuleId("PT-RUL-13"),
        "Granted attacks keep the rules",
        "A granted melee attack needs an attacker in melee. A granted ranged attack does not need the ability, and stops at interceptors "
        "like any other. An effect gives the occasion, and only what it names changes.",
        "house",
    ),
    Rule(
        RuleId("PT-RUL-14"),
        "Granted attacks are extra",
        "They neither need nor use the hero's own attack of the wave, and do not happen in the ceasefire. Whether a hero recruited in "
        "this wave may make one is for the edition: PT-ACT-17.",
        "house",
    ),
    Rule(
        RuleId("PT-RUL-15"),
        "Revived and stolen heroes",
        "Only recruiting counts as recruiting. A hero that was revived or taken over may act if its row's wave is on and the card has not "
        "acted in it; where the edition asks for being alive since the wave began, a revived one may not (PT-ACT-3).",
        "house",
    ),
    Rule(
        RuleId("PT-RUL-16"),
        "Carrying out is not playing",
        "An order that an ability carries out without playing the card is not an order played, and what waits for one does not see it. An "
        "order that an ability lets its player play is. You, in the text, is who carries it out.",
        "house",
    ),
    Rule(
        RuleId("PT-RUL-17"),
        "Corpses and discards are open",
        "Everybody may know which card a corpse is and what lies in the discard piles: all of it was seen before.",
        "house",
    ),
    Rule(
        RuleId("PT-RUL-18"),
        "Changing rows",
        "A hero that comes into another row has that row's text at once and has lost the old one. What it did in this turn and this wave "
        "stays with it.",
        "house",
    ),
    Rule(
        RuleId("PT-RUL-19"),
        "Nothing is shuffled in again",
        "The discard pile stays where it is. A player who is to draw more than there is draws what there is.",
        f"{PL}, kinds of actions; FAQ",
    ),
    Rule(
        RuleId("PT-RUL-20"),
        "Ending a turn",
        "It is always legal on one's own turn.",
        f"{EN}, actions",
    ),
)

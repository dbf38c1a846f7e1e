"""The decisions of this project on how texts of Pixel Tactics meet, the general ones: PT-RUL-1 to PT-RUL-20."""

from __future__ import annotations

from typing import Final

from boardrules.pixel_tactics._rulebook.source import en, pl, ru
from boardrules.rulebook import Rule
from boardrules.toolkit.sources import house

GENERAL_RULINGS: Final[tuple[Rule, ...]] = (
    house(
        "PT-RUL-1",
        "Damage of spells is not from attacks",
        "What reduces damage from attacks, or is set off by attacks, does not apply to the damage of spells. The reprint says that spells "
        "are not attacks, and sister cards of the first generation use the word attack only for strikes (PT-ATK-9).",
    ),
    house(
        "PT-RUL-2",
        "How strength is worked out",
        "Strength is the printed number, doubled if something doubles it; then everything that adds or takes away is applied, but the "
        "result is never below zero. It is worked out for the target that is finally hit. The reprint doubles the base strength. The "
        "first wording of the Assassin's vanguard doubles the whole attack strength, while its flank names the printed one.",
    ),
    house(
        "PT-RUL-3",
        "Reductions add up",
        "Several reductions are added. The result is not below zero, and not below one where the card says so: the minimum is printed "
        "where it is meant. An attack that comes to nothing was still made, and reactions to it follow.",
    ),
    house(
        "PT-RUL-4",
        "The order of steps for damage",
        "Damage begins as the attacker's strength. The reductions of the original target are applied; then players may divert parts of "
        "it; then a part may overflow to a leader; then it is placed. Diverted damage is not reduced a second time, and is not an attack "
        "on the card that takes it.",
    ),
    house(
        "PT-RUL-5",
        "Diverting",
        "Any part may be diverted. Each diverting text is used once for each damage and target, and another text may pass the same damage "
        "on. This leaves players all the freedom that the cards give, and it comes to an end.",
    ),
    house(
        "PT-RUL-6",
        "Damage beyond life counts",
        "No damage above life is lost: it counts for texts that read damage, and healing has to take it off first (PT-DMG-1).",
    ),
    house(
        "PT-RUL-7",
        "Moving damage",
        "Moving damage is not dealing, taking or healing it, so it sets off nothing that reacts to these. A leader to whom lethal damage "
        "overflows takes moved damage too, because that damage is placed on the hero.",
    ),
    house(
        "PT-RUL-8",
        "Effects of both players at once",
        "The active player's effects come first; at the end of a wave those of the first player do. Each player puts their own effects in "
        "order. This is PT-ATK-7 applied to cards. When the same text of the same card waits several times and its order makes no "
        "difference, nobody is asked for one: Bors Vilnar takes his damage for each of the heroes without a question. A text that waits "
        "its turn is gone when its card falls or changes sides meanwhile, unless it tells of its card's own end (PT-RUL-105).",
    ),
    house(
        "PT-RUL-9",
        "The end of a wave",
        "A wave ends in this order: abilities that take effect at the end of the wave; casualties of both units at once, when leaders are "
        "checked too; abilities set off by defeats; rout of the leaders that had lethal damage when casualties were counted; the end of "
        "effects that last for the wave. So parting attacks still have the wave's bonuses, end-of-wave damage can still defeat, and what "
        "the check sets off neither fells nor saves a leader: the next check finds it.",
    ),
    house(
        "PT-RUL-10",
        "Leaders fall at the end only",
        "No effect that checks casualties early reaches a leader: such texts speak of heroes (PT-DMG-6).",
    ),
    en("other terms")(
        "PT-RUL-11",
        "Which heroes a word means",
        "Any hero and a hero mean a hero of either unit; own and allied heroes are those of your unit; opposing and enemy heroes are "
        "those of the rival's unit. Up to a number includes none; without a legal target nothing happens.",
        variants=(
            ru.variant(
                "A rival, or any rival, is the player you fight, or each of them. The outline of an icon says whose card is the target: "
                "red for the rival's, blue for your own, violet for the owner's, usually the owner of the card; orange means another "
                "card.",
                "terms",
            ),
        ),
    ),
    en("melee attacks")(
        "PT-RUL-12",
        "What is in melee",
        "The foremost living hero or leader in each column of the units that are named is in melee. Corpses and empty slots do not count.",
    ),
    house(
        "PT-RUL-13",
        "Granted attacks keep the rules",
        "A granted melee attack needs an attacker in melee. A granted ranged attack does not need the ability, and interceptors stop it "
        "like any other. The effect gives the opportunity and changes only the rules that it names.",
    ),
    house(
        "PT-RUL-14",
        "Granted attacks are extra",
        "They neither need nor use the hero's own attack of the wave, and do not happen in the ceasefire. The edition decides whether a "
        "hero recruited in this wave may make one (PT-ACT-17).",
    ),
    house(
        "PT-RUL-15",
        "Revived and stolen heroes",
        "Reviving a hero or taking one over is not recruiting. Such a hero may act in the wave of its row if the card has not acted in "
        "that wave; where the edition requires a hero to have been alive since the wave began, a revived hero may not attack (PT-ACT-3).",
    ),
    house(
        "PT-RUL-16",
        "Carrying out is not playing",
        "An order that an ability carries out without playing the card does not count as played, and sets off nothing that reacts to "
        'orders being played. An order that an ability lets its player play does count. "You" in its text is the player who carries it '
        "out.",
    ),
    house(
        "PT-RUL-17",
        "Corpses and discards are open",
        "Everybody may know which card a corpse is and what lies in the discard piles: all of these cards were seen before.",
    ),
    house(
        "PT-RUL-18",
        "Changing rows",
        "A hero that comes into another row has that row's text at once and loses the old one. What it did in this turn and this wave "
        "still counts.",
    ),
    pl("kinds of actions; FAQ")(
        "PT-RUL-19",
        "The discard pile is never shuffled in again",
        "The discard pile stays where it is. A player who has to draw more cards than the deck holds draws those that it holds.",
    ),
    en("actions")(
        "PT-RUL-20",
        "Ending a turn",
        "A player may always end their own turn.",
    ),
)

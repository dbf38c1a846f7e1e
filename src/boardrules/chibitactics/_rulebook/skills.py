"""The rules of Chibitactics about skills, their categories and properties: CT-SK, CT-CA, CT-PR."""

from __future__ import annotations

from typing import Final

from boardrules.chibitactics._rulebook.source import printed

using: Final = printed("how to use skills")
categories: Final = printed("categories")

USING: Final = (
    using(
        "CT-SK-1",
        "Declare, roll, carry out",
        "To use a skill, name it and the unit or cell it is aimed at; roll the die if the skill asks for it; then do what its text or its "
        "category says.",
    ),
    using(
        "CT-SK-2",
        "One skill and the turn is over",
        "A unit that has used a skill can use no other; its turn has ended.",
    ),
    using(
        "CT-SK-3",
        "What lets a turn go on",
        "Categories, events, features of factions and other effects can let a unit keep its turn. So melee may follow movement.",
    ),
    using(
        "CT-SK-4",
        "Friend and foe alike",
        "An effect meets every unit alike: it touches the user's own squad as well, and a unit can kill its own comrade.",
    ),
    using(
        "CT-SK-5",
        "Bonuses to the die are for one roll",
        "A skill or trophy that adds to the die adds to the next roll and to no later one.",
    ),
    categories(
        "CT-SK-6",
        "The text of a skill comes first",
        "Each skill belongs to a category. If the skill's own text says something else than its category or one of its properties, the "
        "text holds.",
    ),
    printed("skills of units")(
        "CT-SK-7",
        "Skills stand on cards",
        "A unit's skills are printed on its card, with all that tells how they are used and what they do to the target, the surroundings, "
        "the players and the user.",
    ),
    using(
        "CT-SK-8",
        "Aim with care",
        "It matters which cell a skill is aimed at. Skills with a radius are the ones that most easily hit your own squad.",
        enforced=False,
    ),
)

CATEGORIES: Final = (
    printed("category movement")(
        "CT-CA-1",
        "Movement",
        "A movement skill moves its unit, as the rules CT-MV say. The category has no properties by itself.",
    ),
    printed("category melee")(
        "CT-CA-2",
        "Melee",
        "Melee needs a target next to the user, and a roll. It may follow movement. A unit with a melee skill engages all units next to "
        "it. Success is a wound, unless the card has another effect. In fortifications the die has +1. Properties by default: succeeds "
        "on 4, 5 and 6; Range 1; Active after movement; Engagement.",
    ),
    printed("category ranged")(
        "CT-CA-3",
        "Ranged",
        "A ranged skill needs a target without a mountain in between, and a roll. Success is a wound, unless the card has another effect. "
        "From hills the Range is 1 more. By default it succeeds on 4, 5 and 6; its Range is on the card.",
    ),
    printed("category distortion")(
        "CT-CA-4",
        "Distortion",
        "Distortion needs a roll. It can do good or harm: fire, teleporting, power over minds. Any cell or unit can be its target, the "
        "user too, and mostly the card tells everything. An engaged unit may use it undisturbed. Properties by default: succeeds on 4, 5 "
        "and 6; Range 0, that is on the user, unless the card has another Range.",
    ),
    printed("category summon")(
        "CT-CA-5",
        "Summon",
        "A summon skill brings a new unit onto the map. The player names a free cell for it, next to the summoner if the card has no "
        "other Range. It acts as soon as it is there. Summoned creatures leave no trophy and neither win nor carry any. By default the "
        "Range is 1; for the roll see CT-H-21.",
    ),
    printed("category buff")(
        "CT-CA-6",
        "Buff",
        "A buff makes a unit stronger, at a risk: the die is rolled, and a failure ends the unit's turn. After a success the unit goes on "
        "and may use any of its skills, only not a second buff. Properties by default: Range 0, that is on the user; One-shot.",
    ),
    printed("category passive")(
        "CT-CA-7",
        "Passive",
        "A passive skill is inborn. It is neither used nor aimed; what it says is always so. By default it has Range 0 and concerns the "
        "unit itself.",
    ),
    categories(
        "CT-CA-8",
        "What a category is for",
        "The category of a skill settles how it is used, when it may and may not be used, and what it does if nothing else is said.",
    ),
)

PROPERTIES: Final = (
    printed("properties, range")(
        "CT-PR-1",
        "Range",
        "Range is the number of cells a skill reaches, counted from the first cell next to the user. The target has to be within it. A "
        "mountain on the straight way, or a part of one, puts the target out of reach.",
    ),
    printed("properties, radius")(
        "CT-PR-2",
        "Radius",
        "A skill with a radius works on all cells around the one at which it was aimed with success. It is applied to each target there "
        "one by one.",
    ),
    printed("properties, engagement")(
        "CT-PR-3",
        "Engagement",
        "A unit inside the zone of a skill with Engagement is engaged; the other properties of the skill say how far the zone goes. If "
        "an engaged unit sets out to move, to summon or to fight at range, the engaging skill is used on it first, out of turn. It may "
        "be wounded before it gets to act.",
    ),
    printed("properties, effect on an area")(
        "CT-PR-4",
        "Area",
        "A skill with Area works on the whole of its zone at once: every target there is affected, without a roll for each.",
    ),
    printed("properties, active after movement")(
        "CT-PR-5",
        "Active after movement",
        "A skill with this property can still be used when its unit has used a movement skill.",
    ),
    printed("properties, one-shot")(
        "CT-PR-6",
        "One-shot",
        "A one-shot effect lasts to the next turn of the unit that made it. It ends the moment a skill of this unit is declared, and only "
        "then the new skill begins to work.",
    ),
    printed("properties, sustained")(
        "CT-PR-7",
        "Sustained",
        "A sustained effect lasts until its maker cancels it or is wounded, or until something else dispels it.",
    ),
    printed("properties, cancel")(
        "CT-PR-8",
        "Cancel",
        "To end a sustained skill or a summoned creature a unit gives a full turn, just as for making it. What was made in one turn ends "
        "in one, all together (CT-H-66).",
    ),
    printed("properties of skills")(
        "CT-PR-9",
        "Properties add to a skill",
        "Any skill can carry one or several properties, which are printed with it and say more about it. Those that a category brings "
        "along are listed with the category.",
    ),
)

SKILLS: Final = (*USING, *CATEGORIES, *PROPERTIES)
"""The use of skills, their categories and properties."""

"""Rules of Pixel Tactics for two against two: PT-2V2."""

from __future__ import annotations

from typing import Final

from boardrules.pixel_tactics._rulebook.source import pl
from boardrules.rulebook import Rule
from boardrules.toolkit.sources import house

two_against_two: Final = pl("two against two")

TEAMS: Final[tuple[Rule, ...]] = (
    two_against_two(
        "PT-2V2-1",
        "Two against two",
        "Four players in two teams, each with a deck of their own: seats 0 and 2 are allies, and so are seats 1 and 3. Luck draws the "
        "first player among all four. In a wave each seat has one turn, in the order of the seats from the first player on, so that "
        "the teams alternate. Casualties are counted after the fourth turn. The next round begins with the next seat, in a circle.",
    ),
    two_against_two(
        "PT-2V2-2",
        "Either rival",
        "An attack may be aimed at the unit of either rival.",
    ),
    pl("two against two; within the ally's unit: house")(
        "PT-2V2-3",
        "Moving between allies",
        "A move may also take a hero from one unit of the team to a free slot of the other, either way. Within the ally's unit nothing "
        "is moved: that is this project's reading. What a hero did in this turn or wave still counts after it has moved, in every "
        "player's turn.",
    ),
    two_against_two(
        "PT-2V2-4",
        "Clearing for an ally",
        "Corpses of the ally's unit may be cleared too, those of a rival's never; each goes to its owner's discard pile.",
    ),
    pl("two against two; what the book leaves open: house")(
        "PT-2V2-5",
        "A leader falls",
        "A leader with lethal damage at the end of a wave is set aside and scores a point for the other team. Its player shuffles all "
        "other cards of theirs into a new deck, draws five and one more for each point of the other team, chooses a new leader, keeps "
        "the rest and plays a whole round alone, in ceasefire. Then the common round goes on with the wave that was due. That operations "
        "are shuffled in, that cards of theirs in the ally's unit stay there and those of others in their own unit are discarded, and that "
        "the points of both rivals count, is this project's reading.",
    ),
    pl("two against two; both at once: house")(
        "PT-2V2-6",
        "Winning as a team",
        "A team wins with three points from one rival or one point from each. In a long game it needs five from one rival or two from "
        "each. If both teams get there in the same wave, the team with more living heroes in its two units wins, or else it is a tie: that "
        "is this project's reading.",
    ),
    house(
        "PT-2V2-7",
        "Rivals and allies",
        "Where a text says rivals or opponents, it means both, in turn if they choose. Where it means one (an opponent, a leader, two of "
        "their cards), the text's player picks. Other players are all but you. Each player and each deck are all four; a comparison "
        "takes the one that has most. 'Their unit' is that of the card or player named; an ally's is not yours. A leader that copies "
        "picks a rival when leaders are revealed and follows that seat's later leaders. If both leaders of a team may answer, the one "
        "whose unit is concerned goes first. Allies do not see each other's hands. Only players of equal leaders choose again; a later "
        "one may equal one in play. Teams play single games with their own decks.",
    ),
    house(
        "PT-2V2-8",
        "Lone rounds",
        "Several players whose leaders fell in one wave choose new ones at the same time and play their lone rounds one after another, "
        "from the first player on. In a lone round nothing of the others' turns, waves or rounds ends, nobody attacks the new unit, and "
        "only its player's casualties are counted; heroes may be moved between the allied units and the ally's corpses cleared. The first "
        "player's card is passed on at the end of the common round only. A text that counts casualties at once leaves leaders for the end "
        "of the wave.",
    ),
)

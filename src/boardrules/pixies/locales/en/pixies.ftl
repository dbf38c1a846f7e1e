### Pixies: refusals, questions, events, labels, terms. $card, $over, $old and $under are ids of cards; $seat, $by, $turn and $first are seats.

## Refusals

option-flower-power = true: play with the Flower Power expansion
option-seats = number of players, 2 to 6
refusal-start-due = luck is due first: who starts
# $missing: how many cards are still to be revealed.
refusal-cards-due =
    { $missing ->
        [one] luck is due first: { $missing } more card to reveal
       *[other] luck is due first: { $missing } more cards to reveal
    }
refusal-no-luck = luck has nothing to decide now: { WHO($turn) ->
    [you] it is your turn
   *[other] it is the turn of { PLAYER($turn) }
}
refusal-by-luck = a card is placed by a player, not by luck
refusal-by-seat = only luck decides this, not { WHO($by) ->
    [you] you
   *[other] { PLAYER($by) }
}
refusal-seat = { WHO($turn) ->
    [you] it is your turn, not the turn of { PLAYER($by) }
   *[other] it is the turn of { PLAYER($turn) }{ WHO($by) ->
        [you] , not yours
       *[other] , not of { PLAYER($by) }
    }
}
# $seats: the number of players.
refusal-no-seat = there is no such player: the table has { $seats } players
refusal-start = who starts is drawn once, before the first card is revealed
refusal-no-start = the player who starts must be drawn before a card is revealed
# $card: what was written for a card.
refusal-unknown-card = there is no card '{ $card }' in this game
refusal-on-table = the { CARD($card) } is not in the deck: it lies on the table
refusal-in-area = the { CARD($card) } is not in the deck: it lies on cell { $cell } of { PLAYER($seat) }
refusal-not-on-table = the { CARD($card) } is not on the table
refusal-own-cell = the { CARD($card) } has value { $value }, so it goes to cell { $value }, not to cell { $cell }
refusal-must-go-up = no card lies face up on cell { $value }, so the { CARD($card) } must be placed face up there
# $old: the card on the cell.
refusal-keep-one = the { CARD($old) } lies face up on cell { $value } and is not validated, so one of the two cards stays face up there: place the new card over it or under it
refusal-must-go-down = cell { $value } is validated, so the { CARD($card) } goes face down on an empty cell
# $empty: the numbers of the empty cells, as a list.
refusal-taken = cell { $cell } is taken; the empty cells are { $empty }

## Questions

question-take = { WHO($seat) ->
    [you] Take a card from the table and place it in your area.
   *[other] { PLAYER($seat) } takes a card from the table and places it.
}
question-take-last = { WHO($seat) ->
    [you] Place the { CARD($card) }, the last card of this turn, in your area.
   *[other] { PLAYER($seat) } places the { CARD($card) }, the last card of this turn.
}

## Events

event-started = { WHO($seat) ->
    [you] You start.
   *[other] { PLAYER($seat) } starts.
}
# $cards: one or several cards.
event-revealed =
    { $cards_count ->
        [one] { $cards } is revealed.
       *[other] { $cards } are revealed.
    }
event-placed-up = { word-by-places } the { CARD($card) } on cell { $cell }.
event-placed-over = { word-by-places } the { CARD($card) } over the { CARD($over) } on cell { $cell }.
event-placed-under = { word-by-places } the { CARD($card) } under the { CARD($over) } on cell { $cell }.
event-placed-down = { word-by-places } the { CARD($card) } face down on cell { $cell }.
word-by-places = { WHO($by) ->
    [you] You place
   *[other] { PLAYER($by) } places
}
event-turn-ended = The turn is over; { WHO($first) ->
    [you] you start the next.
   *[other] { PLAYER($first) } starts the next.
}
# $points: word-seat-points for each seat.
event-round-scored = Round { $round } is over: { $points }.
event-game-won = The game is over: { WHO($seat) ->
    [you] you win.
   *[other] { PLAYER($seat) } wins.
}
# $winners: word-seat for each winner.
event-game-shared = The game is over: { $winners } share the victory.

## Labels

label-start = { WHO($seat) ->
    [you] You start
   *[other] { PLAYER($seat) } starts
}
label-reveal = The { CARD($card) } is revealed
label-place-up = { CARD($card) } on cell { $cell }
label-place-over = { CARD($card) } over the { CARD($over) } on cell { $cell }
label-place-under = { CARD($card) } under the { CARD($over) } on cell { $cell }
label-place-down = { CARD($card) } face down on cell { $cell }

## Parts of sentences

word-card = the { CARD($card) }
word-seat = { WHO($seat) ->
    [you] you
   *[other] { PLAYER($seat) }
}
word-seat-points = { WHO($seat) ->
    [you] you score { $points }
   *[other] { PLAYER($seat) } scores { $points }
}

## Errors of notation

notation-no-way = '{ $word }' is no way to place a card: it is up, under or down; { $written }
notation-no-card = no card is called '{ $word }'; { $written }
notation-not-on-table = no card is called '{ $word }'; on the table: { $table }; { $written }

## Boards: words of pictures and of texts. $what: a card or cell in words; $name: the name of a player.

board-title = Pixies
board-title-flower-power = Pixies with Flower Power
board-round = round { $round }
board-round-of = round { $round } of 3
board-round-so-far = round { $round } so far
board-turn = turn { $turn }
board-first = { WHO($seat) ->
    [you] you are first
   *[other] { PLAYER($seat) } is first
}
board-won =
    { $points ->
        [one] { word-wins } with { $points } point.
       *[other] { word-wins } with { $points } points.
    }
word-wins = The game is over: { WHO($seat) ->
    [you] you win
   *[other] { PLAYER($seat) } wins
}
# $winners: word-seat for each winner.
board-shared =
    { $points ->
        [one] The game is over: { $winners } share the victory with { $points } point.
       *[other] The game is over: { $winners } share the victory with { $points } points.
    }
board-luck-starts = The first player is chosen at random.
board-luck-reveals =
    { $n ->
        [one] { $n } more card is revealed.
       *[other] { $n } more cards are revealed.
    }
board-takes = { WHO($seat) ->
    [you] Take a card and place it in your area.
   *[other] { PLAYER($seat) } takes a card and places it.
}
board-takes-last = { WHO($seat) ->
    [you] Take the last card and place it in your area.
   *[other] { PLAYER($seat) } takes the last card and places it.
}
board-card = { CARD($card) }
board-spirals =
    { $n ->
        [one] { $n } spiral
       *[other] { $n } spirals
    }
board-crosses =
    { $n ->
        [one] { $n } cross
       *[other] { $n } crosses
    }
# $color: blue, green, yellow or red.
board-spiral-per-color = 1 spiral for each face-up { $color } card in your area, this one included
board-cross-per-color = 1 cross for each face-up { $color } card in your area
board-spirals-per-face-down =
    { $n ->
        [one] { $n } spiral for each uncovered face-down card in your area
       *[other] { $n } spirals for each uncovered face-down card in your area
    }
board-on-table = On the table: { $what }
board-face-down-card = { CARD($card) }, face down
board-cell = { $name }, cell { $cell }: { $what }
board-cell-empty = empty
board-cell-face-down = { CARD($card) } face down
board-cell-validated = { CARD($card) }, validated by the { CARD($under) }
board-just-now = { $what } (just now)
board-deck = deck
board-deck-title =
    { $n ->
        [one] deck: { $n } card, face down
       *[other] deck: { $n } cards, face down
    }
board-table = on the table
board-points = points
board-n-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
board-total = total
board-you = (you)
# At most six letters.
board-to-act = to act
# At most ten letters.
board-winner = winner
board-now = now
# What one area would score if the round ended now, in little room.
board-now-points = now { $n }
board-round-points = round { $round }: { $n }
board-sum-validated = validated { $n }
board-sum-spirals = spirals { $n }
board-sum-crosses = crosses -{ $n }
board-sum-face-down = face down { $n }
board-sum-zone = zone { $n }
board-no-card = no card
board-describe-deck =
    { $n ->
        [one] Deck: { $n } card, face down.
       *[other] Deck: { $n } cards, face down.
    }
board-describe-table = Table: { $cards }.
board-describe-cell = cell { $cell } { $what }
board-describe-seat =
    { $points ->
        [one] { $name }, { $points } point: { $what }.
       *[other] { $name }, { $points } points: { $what }.
    }
# A board of text has 25 letters for a line.
board-wins = { $name }: winner
board-shares = { $name }: joint winner
board-acts = { $name } to act
board-key = validated + symbols + zone
board-key-flower-power = validated + symbols + face down + zone
board-legend = A card is its colours (B blue, G green, Y yellow, R red, M all four), its value, and what is printed on it: S spirals, X crosses, C a spiral for each card of its colour.
board-legend-flower-power = F: spirals for each open face-down card; XB, XG, XY, XR: a cross for each card of that colour.
# The ids by which actions name the cards on the table.
board-typed = Typed in actions: { $cards }
board-typed-card = { $id } ({ CARD($card) })
board-legend-hatch = Hatched cards lie face down; a card above a hatched one is validated.
board-legend-name = Legend
# $sign: a sign of the legend.
board-sign =
    { $sign ->
        [blue] blue
        [green] green
        [yellow] yellow
        [red] red
        [multicolour] every colour
        [spiral] spiral: 1 point
        [cross] cross: −1 point
        [each] slash: for each
        [each-down] for each face-down card
        [down] card face down
        [validated] validated card
        [zone] largest zone
       *[other] just happened
    }

## Lessons. $card, $over, $other and $cost are ids of cards.

lesson-first-title = Pixies in five minutes
lesson-first-welcome = Welcome to Pixies! You and your rival each fill an area of nine cells, numbered 1 to 9. The game has three rounds, and the player with most points wins.
lesson-first-table = Every turn cards are revealed on the table: four of them with two players. You take one, your rival takes one, and so on, until all are taken. You place a card at once.
lesson-first-up = A card has a number from 1 to 9. It goes face up on the cell with its number.
lesson-first-up-goal = Take the { CARD($card) } and place it on cell { $cell }.
lesson-first-up-hint = Look for the { CARD($card) } on the table. It goes on cell { $cell }, the cell with its number.
lesson-first-symbols = Well done! Every spiral on a face-up card brings you a point: your { CARD($card) } is worth its spirals. Every cross costs you a point: your rival has just taken the { CARD($cost) }.
lesson-first-symbols-goal = Two cards with the number 4 are left. Take the { CARD($card) } and place it on cell { $cell }.
lesson-first-symbols-hint = The { CARD($other) } brings no points of its own. Take the { CARD($card) }.
lesson-first-validate = A new turn! If you take a card whose cell has a face-up card already, you put one of the two over the other. The upper card is then validated: at the end of the round it brings as many points as its number.
lesson-first-validate-how = You choose which of the two lies on top. Only the upper card counts, with its colour and its symbols.
lesson-first-validate-goal = Validate your cell 4: take the { CARD($card) } and place it over the { CARD($over) }.
lesson-first-validate-hint = The { CARD($card) } has more spirals than the { CARD($over) }, so it should lie on top: place it over the other card, not under it.
lesson-first-zone = Cells of one colour that touch each other along a side form a zone. Your largest zone brings 2 points for each of its cards in the first round, 3 in the second and 4 in the third.
lesson-first-zone-goal = Take the { CARD($card) }, the last card of this turn: on cell { $cell } it forms a zone with your yellow 4.
lesson-first-zone-hint = The { CARD($card) } goes on cell { $cell }, the cell with its number.
lesson-first-turn = You took the last card of the turn, so you start the next one and choose first.
lesson-first-best-goal = Take the card with most spirals: the { CARD($card) }.
lesson-first-best-hint = Six spirals are six points: take the { CARD($card) }.
lesson-first-down = What if your cell is validated already? Then the card goes face down on any empty cell. A card that is laid on it later is validated at once. Your cell 4 is validated, so the { CARD($card) } would lie face down.
lesson-first-down-goal = Take the { CARD($card) } and place it face down on an empty cell of your choice.
lesson-first-down-hint = Choose the { CARD($card) }, then one of your empty cells.
lesson-first-end = A round ends when all players have placed equally many cards and somebody has a card on each of the nine cells. Then validated cards, spirals less crosses, and the largest zone are added up.
lesson-first-free = Now you know it all. Your rival plays on as a beginner.
lesson-first-free-goal = Take a card and place it: this is your choice. You have four cards to place in this lesson.
lesson-first-free-hint = Choose a card on the table, then a cell that is marked.
lesson-first-bye = That was the lesson. In a game you play three rounds, up to five players sit at the table, and every point counts. Have fun!

## Terms

term-area = area
term-blue = blue
term-cell = cell
term-cross = cross
term-crosses = crosses
term-deck = deck
term-face-down = face down
term-face-up = face up
term-green = green
term-multicolour = multicolour
term-points = points
term-red = red
term-round = round
term-special = special card
term-spiral = spiral
term-spirals = spirals
term-table = table
term-turn = turn
term-validated = validated
term-value = value
term-yellow = yellow
term-zone = zone

### Pixies: refusals, questions, events, labels, terms. Cards are called by their ids, such as B4_C; cells and seats have numbers.

## Refusals

refusal-start-due = luck is due first: who starts
# $missing: how many cards are still to be revealed.
refusal-cards-due =
    { $missing ->
        [one] luck is due first: { $missing } more card to reveal
       *[other] luck is due first: { $missing } more cards to reveal
    }
refusal-no-luck = no luck is due: it is the turn of seat { $turn }
refusal-by-luck = a card is placed by a seat, not by CHANCE
refusal-by-seat = only CHANCE brings luck, not seat { $by }
refusal-seat = it is the turn of seat { $turn }, not of seat { $by }
refusal-no-seat = there is no seat { $seat }: seats are 0 to { $last }
refusal-start = who starts is drawn once, before the first card is revealed
refusal-no-start = the starting seat must be drawn before a card is revealed
refusal-unknown-card = there is no card '{ $card }' in this game
refusal-on-table = { $card } is not in the deck: it lies on the table
refusal-in-area = { $card } is not in the deck: it lies on cell { $cell } of seat { $seat }
# $table: the cards on the table, as a list.
refusal-not-on-table = { $card } is not on the table; on it: { $table }
refusal-own-cell = { $card } has value { $value }, so it goes to cell { $value }, not to cell { $cell }
refusal-must-go-up = no card lies face up on cell { $value }, so { $card } must be placed face up there
# $old: the card on the cell.
refusal-keep-one = { $old } lies face up on cell { $value } and is not validated, so one of the two stays up there: how='up' or 'under'
refusal-must-go-down = cell { $value } is validated, so { $card } goes face down on an empty cell: how='down'
# $empty: the empty cells, as a list.
refusal-taken = cell { $cell } is taken; the empty cells are { $empty }

## Questions

question-take = Take a card from the table and place it.
question-take-last = Place the last card of the turn.

## Events

event-started = Seat { $seat } starts.
# $cards: one or several cards.
event-revealed =
    { $cards_count ->
        [one] { $cards } is revealed.
       *[other] { $cards } are revealed.
    }
event-placed-up = Seat { $by } places { $card } on cell { $cell }.
event-placed-over = Seat { $by } places { $card } over { $over } on cell { $cell }.
event-placed-under = Seat { $by } places { $card } under { $over } on cell { $cell }.
event-placed-down = Seat { $by } places { $card } face down on cell { $cell }.
event-turn-ended = The turn is over; seat { $first } starts the next.
# $points: word-seat-points for each seat.
event-round-scored = Round { $round } is over: { $points }.
# $winners: word-seat for each winner.
event-game-ended =
    { $winners_count ->
        [one] The game is over: { $winners } wins.
       *[other] The game is over: { $winners } share the victory.
    }

## Labels

label-start = Seat { $seat } starts
label-reveal = { $card } is revealed
label-place-up = { $card } on cell { $cell }
label-place-over = { $card } over { $over } on cell { $cell }
label-place-under = { $card } under { $over } on cell { $cell }
label-place-down = { $card } face down on cell { $cell }

## Parts of sentences

word-card = { $card }
word-seat = seat { $seat }
word-seat-points = seat { $seat } scores { $points }

## Errors of notation

notation-no-way = '{ $word }' is no way to place a card: it is up, under or down; { $written }
notation-no-card = no card is called '{ $word }'; { $written }
notation-not-on-table = no card is called '{ $word }'; on the table: { $table }; { $written }

## Boards: words of pictures and of texts. $what: a card or cell in words.

board-title = Pixies
board-title-flower-power = Pixies with Flower Power
board-round = round { $round }
board-round-of = round { $round } of 3
board-round-so-far = round { $round } so far
board-turn = turn { $turn }
board-first = seat { $seat } first
# $winners: the numbers of seats.
board-over =
    { $winners_count ->
        [one] The game is over: seat { $winners } wins with { $points } points.
       *[other] The game is over: seats { $winners } share the victory with { $points } points.
    }
board-luck-starts = Luck decides which seat starts.
board-luck-reveals =
    { $n ->
        [one] Luck reveals { $n } more card.
       *[other] Luck reveals { $n } more cards.
    }
board-takes = Seat { $seat } takes a card and places it.
board-takes-last = Seat { $seat } takes the last card and places it.
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
board-on-table = { $card } on the table: { $what }
board-face-down-card = { $card }, face down
board-cell = Seat { $seat }, cell { $cell }: { $what }
board-cell-empty = empty
board-cell-face-down = { $card } face down
board-cell-validated = { $card } validated by { $under }
board-deck = deck
board-deck-title = deck: { $n } cards, face down
board-table = table
board-points = points
board-n-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
board-total = total
board-seat = seat { $seat }
board-seat-you = seat { $seat } (you)
board-you = (you)
# At most six letters.
board-to-act = to act
# At most ten letters.
board-winner = winner
board-now = now
board-sum-validated = validated { $n }
board-sum-spirals = spirals { $n }
board-sum-crosses = crosses -{ $n }
board-sum-face-down = face down { $n }
board-sum-zone = zone { $n }
board-no-card = no card
board-describe-deck = Deck: { $n } cards, face down.
board-describe-table = Table: { $cards }.
board-describe-cell = cell { $cell } { $what }
board-describe-seat = Seat { $seat }, { $points } points: { $what }.
# $name: board-seat or board-seat-you; a board of text has 25 letters for it.
board-wins = { $name }: winner
board-shares = { $name }: shares the win
board-acts = { $name } to act
board-key = validated + symbols + zone
board-key-flower-power = validated + symbols + face down + zone
board-legend = A card is its colours (B blue, G green, Y yellow, R red, M all four), its value, and what is printed on it: S spirals, X crosses, C a spiral for each card of its colour, 0 nothing.
board-legend-flower-power = F: spirals for each open face-down card; XB, XG, XY, XR: a cross for each card of that colour.
board-legend-hatch = Hatched cards lie face down; a card above a hatched one is validated.

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

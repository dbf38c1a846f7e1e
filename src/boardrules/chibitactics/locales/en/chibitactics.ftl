### Chibitactics: refusals, questions, events, labels, terms. Units have ids such as tam-0; cells are written 3,-1.

## Options

option-factions = a faction for each player; none: the players choose
option-first = the seat that begins; null: a die decides
option-house = points of the rules that you play otherwise, such as house.round_cap=10
option-map = the layout of the map: standard, valley or frontier
option-seats = number of players, 2 to 6
option-squad-size = number of units in a squad

## Refusals

refusal-by-seat = luck decides this, not a player
refusal-by-luck = units and squads are commanded by players, not by luck
refusal-no-luck = no luck is due now
refusal-luck-due =
    { $due ->
        [segment] luck is due first: the segment that is turned up
        [event] luck is due first: an event
        [savage] luck is due first: a savage
       *[die] luck is due first: a die
    }
refusal-other-luck =
    { $due ->
        [segment] the luck that is due is the segment that is turned up
        [event] the luck that is due is an event
        [savage] the luck that is due is a savage
       *[die] the luck that is due is a die
    }
refusal-no-segment = '{ CARD($segment) }' is not among the segments still face down
refusal-no-event = '{ CARD($event) }' is not in the deck of events
refusal-no-savage = '{ CARD($savage) }' is not in the deck of savages
refusal-no-seat = there is no { PLAYER($by) }: the last player is { PLAYER($last) }
refusal-seat =
    { WHO($by) ->
        [you] { PLAYER($turn) } is to act now, not you
       *[other] { PLAYER($turn) } is to act now, not { PLAYER($by) }
    }
refusal-nothing-asked = nothing is asked: act with a unit, a trophy or the ability of your faction, or end the turn
refusal-phase = that is for { $phase ->
        [first] finding who begins
        [faction] choosing factions
        [squad] picking squads
        [deploy] deployment
        [over] the end
       *[play] the game itself
    }, and now { $now ->
        [first] it is rolled who begins
        [faction] factions are chosen
        [squad] squads are picked
        [deploy] units are placed
        [over] the end
       *[play] play
    }
refusal-asked = a question is open: give one of its { $count } answers first
refusal-no-option = that is none of the { $count } answers
refusal-no-faction = there is no faction '{ $faction }'
refusal-not-in-deck = { CARD($unit) } is not in the deck of your faction
refusal-picked = { CARD($unit) } is in your squad already: each card is one unit
refusal-not-waiting = { CARD($unit) } is none of your units that wait to be placed
refusal-not-own-start = { PLACE($cell) } is not on your start segment
refusal-occupied = { CARD($unit) } stands on { PLACE($cell) }
refusal-no-ground = { PLACE($cell) } is mountain or water: no unit can be placed there
refusal-no-unit = there is no unit '{ $unit }'
refusal-off-board = { CARD($unit) } is not on the board
refusal-not-yours = { CARD($unit) } is not of your squad
refusal-wounded = { CARD($unit) } is wounded: it can neither move nor use anything
refusal-done = the turn of { CARD($unit) } is over
refusal-cannot-move = { CARD($unit) } has no movement skill
refusal-moved = { CARD($unit) } has used its movement skill this turn
refusal-off-map = { PLACE($cell) } is not on the map
refusal-closed = { PLACE($cell) } lies on a segment that is still face down
refusal-same-cell = { CARD($unit) } stands on { PLACE($cell) }: a way has at least one step and does not lead back
refusal-end-mountain = { PLACE($cell) } is a mountain: no move ends there
refusal-end-water = { PLACE($cell) } is water: no move ends there
refusal-end-occupied = { CARD($unit) } stands on { PLACE($cell) }: a move ends on a free cell
refusal-too-far = { PLACE($cell) } is { $steps } steps away, { CARD($unit) } has { $points } movement points
refusal-no-way = no way of { CARD($unit) } to { PLACE($cell) } takes { $points } movement points or less: forest takes 2, and mountains, water and living units are in the way
refusal-no-skill = { CARD($unit) } has no skill '{ CARD($skill) }'
refusal-is-movement = { CARD($skill) } is a movement skill: use it by moving the unit
refusal-is-passive = { CARD($skill) } is passive: it holds by itself
refusal-second-buff = { CARD($unit) } has had a buff this turn: no second one
refusal-not-after =
    { $turn ->
        [buffed] { CARD($unit) } has used a buff: { CARD($skill) } cannot follow
        [moved] { CARD($unit) } has moved: { CARD($skill) } cannot follow
        [buffed-moved] { CARD($unit) } has used a buff and moved: { CARD($skill) } cannot follow
       *[done] { CARD($unit) } has ended its turn: { CARD($skill) } cannot follow
    }
refusal-names-cell = { CARD($skill) } is movement: its target is a cell to go to
refusal-no-summon = { CARD($unit) } cannot use { CARD($skill) }: its creatures are on the board, or it was born this turn
refusal-who = { CARD($skill) } does not touch { CARD($target) }
refusal-aim-self = { CARD($skill) } is used on the unit itself: name it as target
refusal-aim-cell = { CARD($skill) } is aimed at an open cell in range
refusal-aim-unit = { CARD($skill) } is aimed at a unit, not at a cell
refusal-no-target = '{ CARD($target) }' is not on the board
refusal-no-captive = { CARD($skill) } cannot take { CARD($target) }
refusal-not-on-self = { CARD($skill) } is not for its user or its own cell
refusal-out-of-range = { CARD($what) } is { $steps } steps away, { CARD($skill) } reaches { $reach }
refusal-no-sight = a mountain or a closed cell lies on the straight way of { CARD($skill) } to { CARD($what) }
refusal-not-free = { CARD($skill) } needs a free cell, neither mountain nor water; { PLACE($cell) } is not
refusal-not-fresh =
    { $turn ->
        [buffed] only a unit that has done nothing this turn can spend its turn; { CARD($unit) } has used a buff
        [moved] only a unit that has done nothing this turn can spend its turn; { CARD($unit) } has moved
        [buffed-moved] only a unit that has done nothing this turn can spend its turn; { CARD($unit) } has used a buff and moved
       *[done] only a unit that has done nothing this turn can spend its turn; { CARD($unit) } has ended its turn
    }
refusal-not-adjacent = { CARD($target) } is not adjacent to { CARD($unit) }
refusal-healthy = { CARD($target) } is not wounded, and neither wounds nor dies fast
refusal-nothing-to-cancel = { CARD($unit) } has no sustained effect and no creature made with { CARD($skill) }
refusal-cancel-whole = { CARD($skill) } ends with everything that one use of it made: name the first of it, { CARD($target) }
refusal-not-held = { CARD($unit) } does not hold the card of { CARD($card) }
refusal-no-side = the card of { CARD($card) } has no { $side }
refusal-given = the card of { CARD($card) } has been handed over this turn
refusal-no-carrier = { CARD($unit) } cannot be handed a trophy: only an unwounded squad unit of yours can
refusal-just-joined = { CARD($unit) } joined the squad in this turn: it acts, and gives and takes trophies, from the next one
refusal-no-ability = { CARD($faction) } have no ability
refusal-ability-used = the ability has been used this { $per }
refusal-ability-unit =
    { $only ->
        [wounded] the ability is for wounded units of your squad, and { CARD($unit) } is none of them
        [unwounded] the ability is for unwounded units of your squad, and { CARD($unit) } is none of them
       *[any] the ability is for units of your squad, and { CARD($unit) } is none of them
    }
refusal-ability-card = this ability needs no card
refusal-ability-deck = '{ CARD($card) }' is not in your deck

## Questions

question-faction = Choose the faction that you play.
# $left: how many units are still to be picked.
question-squad =
    { $left ->
        [1] Choose the last unit of your squad.
       *[other] Choose a unit for your squad: { $left } to go. The other players do not see it yet.
    }
question-deploy = Place a unit of your squad: choose the unit and a cell of your start segment.
question-turn = Act with a unit, use a trophy or your faction's ability, or end your turn.
question-way = By which cells does { CARD($unit) } go to { PLACE($cell) }?
# $unit: a savage.
question-way-of = By which cells does the savage { CARD($unit) }, which you control, go towards { CARD($target) }?
question-attack = With which skill does the savage { CARD($unit) }, which you control, attack { CARD($target) }?
# $event: an event card.
question-event = Which unit does the event { CARD($event) } affect?
question-prey = Which of the nearest units does the savage { CARD($unit) }, which you control, go for?

## Events. Units are word-unit or word-unit-of, skills the names on cards.

event-first-seat =
    { WHO($seat) ->
        [you] You begin.
       *[other] { PLAYER($seat) } begins.
    }
event-faction-picked =
    { WHO($seat) ->
        [you] You play { $faction }.
       *[other] { PLAYER($seat) } plays { $faction }.
    }
event-unit-picked =
    { WHO($seat) ->
        [you] You pick { $unit }.
       *[other] { PLAYER($seat) } picks { $unit }.
    }
event-unit-picked-hidden =
    { WHO($seat) ->
        [you] You pick a unit.
       *[other] { PLAYER($seat) } picks a unit.
    }
# $squads: word-squad, or word-squads for several.
event-squads-shown = The squads are shown. { $squads }.
event-deployed =
    { WHO($owner) ->
        [you] You place { $unit } on { $cell }.
       *[other] { PLAYER($owner) } places { $unit } on { $cell }.
    }
event-round-began = Round { $round } begins.
event-turn-began =
    { WHO($seat) ->
        [you] It is your turn.
       *[other] It is the turn of { PLAYER($seat) }.
    }
# $on: word-on-unit or word-on-cell.
event-skill-used = { $unit } uses { $skill } { $on }.
event-sets-out = { $unit } sets out for { $cell }.
event-provoked = { $unit } reacts with { $skill } { $on }.
# $what: word-for-control, or nothing.
event-rolled =
    { WHO($seat) ->
        [you] You roll { $value }{ $what }.
       *[other] { PLAYER($seat) } rolls { $value }{ $what }.
    }
# $what: word-for-skill, word-for-unit, or nothing; $total: word-with-bonuses, or nothing; $needs: the least that succeeds; $success: yes or no.
event-rolled-needing =
    { WHO($seat) ->
        [you] { $success ->
            [yes] You roll { $value }{ $what }{ $total }, need { $needs }: success.
           *[no] You roll { $value }{ $what }{ $total }, need { $needs }: failure.
        }
       *[other] { $success ->
            [yes] { PLAYER($seat) } rolls { $value }{ $what }{ $total }, needs { $needs }: success.
           *[no] { PLAYER($seat) } rolls { $value }{ $what }{ $total }, needs { $needs }: failure.
        }
    }
event-moved = { $unit } moves to { $cell }.
event-moved-by = { $unit } moves to { $cell } by { $way }.
event-displaced = { $unit } is put on { $cell }.
event-lost = The action of { $unit } is lost.
event-wounded = { $unit } is wounded.
event-healed = { $unit } is wounded no longer.
event-died = { $unit } leaves the board.
event-killed = { $unit } is destroyed by { $killer }.
event-trophy-taken = { $unit } takes the card of { $card }.
event-trophy-returned = The card of { $card } goes to its deck.
# $side: substance or totem.
event-trophy-used =
    { $side ->
        [substance] { $unit } uses the substance of { $card } { $on }.
       *[totem] { $unit } uses the totem of { $card } { $on }.
    }
event-trophy-given = { $unit } hands the card of { $card } to { $to }.
event-ability-used =
    { WHO($seat) ->
        [you] You use the ability of your faction on { $unit }.
       *[other] { PLAYER($seat) } uses the ability of the faction on { $unit }.
    }
event-ability-used-for =
    { WHO($seat) ->
        [you] You use the ability of your faction on { $unit }, for { $card }.
       *[other] { PLAYER($seat) } uses the ability of the faction on { $unit }, for { $card }.
    }
event-replaced = { $card } takes the place of { $unit }.
# $effect: word-effect-on-unit or word-effect-on-cell.
event-effect-began =
    { $kind ->
        [sustained] { $effect } begins, sustained.
       *[other] { $effect } begins.
    }
event-effect-ended = { $effect } ends.
event-summoned = { $maker } summons { $unit } on { $cell }.
event-finished = { $unit } spends its turn on { $target }.
event-cancelled = { $unit } ends { $skill } { $on }.
event-captured =
    { WHO($seat) ->
        [you] { $unit } joins your squad.
       *[other] { $unit } joins the squad of { PLAYER($seat) }.
    }
event-freed = { $unit } is free again.
event-opened = { $segment } is turned up.
event-savage-came = { $unit } comes out of the cave on { $cell }.
event-reshuffled =
    { $deck ->
        [event] The discarded events are the deck again.
       *[savage] The discarded savages are the deck again.
    }
event-control-taken =
    { WHO($seat) ->
        [you] You control { $unit }.
       *[other] { PLAYER($seat) } controls { $unit }.
    }
# $does: word-each, word-one-of, word-while or several of these.
event-event-drawn = The event is { CARD($event) }. { $does }
event-event-ended = { CARD($event) } is over.
event-turn-ended =
    { WHO($seat) ->
        [you] You end your turn.
       *[other] { PLAYER($seat) } ends the turn.
    }
event-chosen-way =
    { WHO($seat) ->
        [you] You choose the way { $way }.
       *[other] { PLAYER($seat) } chooses the way { $way }.
    }
event-chosen-unit =
    { WHO($seat) ->
        [you] You choose { $unit }.
       *[other] { PLAYER($seat) } chooses { $unit }.
    }
event-chosen-skill =
    { WHO($seat) ->
        [you] You choose { $skill }.
       *[other] { PLAYER($seat) } chooses { $skill }.
    }
event-seat-out =
    { WHO($seat) ->
        [you] You are out of the game.
       *[other] { PLAYER($seat) } is out of the game.
    }
event-game-ended =
    { $winners_count ->
        [one] { WHO($winner) ->
            [you] The game is over: you win.
           *[other] The game is over: { PLAYER($winner) } wins.
        }
       *[other] The game is over: { $winners } share the victory.
    }

## Labels. Whoever acts is called by the short name of the card.

label-pick-faction = Play { $faction }
label-pick-unit = Pick { $unit }
label-pick-hidden = Pick a unit
label-deploy = Place { $unit } on { $cell }
label-move = { $unit } moves to { $cell }
label-use-skill = { $unit } uses { $skill }
label-use-skill-on = { $unit } uses { $skill } { $on }
label-finish = { $unit } finishes off { $target }
label-spend = { $unit } spends its turn on { $target }
label-cancel = { $unit } ends { $skill } { $on }
label-use-trophy = { $unit } uses { $skill } { $on }
label-give-trophy = { $unit } hands the card of { $card } to { $to }
label-use-faction = Use the ability of the faction on { $unit }
label-use-faction-for = Use the ability of the faction on { $unit }, { $card } comes in
# $way: word-by-way, or nothing.
label-go = Go to { $cell }{ $way }
label-savage-goes = { $who } goes to { $cell }{ $way }
label-event-meets = { $event } meets { $unit }
label-goes-for = { $who } goes for { $unit }
label-attacks-with = { $who } attacks with { $skill }
label-end-turn = End the turn
label-roll = The die shows { $value }
label-open = { $segment } is turned up
label-draw-event = The event is { $event }
label-draw-savage = { $savage } comes out of the cave

## Parts of sentences

word-ability-of = Ability of { $faction }
word-by-way = { "" } by { $way }
word-effect-on-cell = { $made } on { $cell }
word-effect-on-unit = { $made } on { $unit }
word-for-control = { "" } for control of { $unit }
word-for-skill = { "" } for { $skill } of { $unit }
word-for-unit = { "" } for { $unit }
word-it = it
word-on-cell = on { $cell }
word-on-itself = on itself
word-on-unit = on { $target }
word-seat =
    { WHO($seat) ->
        [you] you
       *[other] { PLAYER($seat) }
    }
word-short = { $name }
word-short-at = { $name } at { $cell }
word-short-numbered = { $name } ({ $n })
word-short-of =
    { WHO($seat) ->
        [you] your { $name }
       *[other] { PLAYER($seat) }'s { $name }
    }
# A side of a trophy.
word-side =
    { $side ->
        [substance] { $skill }, the substance of { $card },
       *[totem] { $skill }, the totem of { $card },
    }
word-squad =
    { WHO($seat) ->
        [you] Your squad: { $units }
       *[other] { PLAYER($seat) }: { $units }
    }
word-squads = { $squads }. { $squad }
word-unit = { $unit }
word-unit-of =
    { WHO($seat) ->
        [you] your { $unit }
       *[other] { PLAYER($seat) }'s { $unit }
    }
word-with-bonuses = , { $total } with bonuses

## What events and abilities do. $does: what happens to a unit, as the rest of a sentence about it.

word-sentences = { $one } { $other }
word-and = { $one } and { $other }
word-or = { $one } or { $other }
word-comma = { $one }, { $other }
word-comma-and = { $one }, and { $other }
# $n: a number with its sign.
word-bonus = { $n } on the next die
# $kinds: word-for-kinds, or nothing.
word-change =
    { $stat ->
        [die] { $n } on every die{ $kinds }
        [movement] { $n } movement{ $kinds }
       *[range] { $n } range{ $kinds }
    }
word-for-kinds = { "" } for { $kinds } skills
word-category = { $category }
word-befalls =
    { $what ->
        [wound] is wounded
        [kill] dies
        [heal] is healed
       *[unengaged] is free from engagement
    }
# $what: word-trait.
word-may-cross = may cross { $what }
# $what: word-bonus, word-change or word-trait.
word-has = has { $what }
word-trait =
    { $trait ->
        [crosses-mountains] mountains
        [crosses-water] water
        [crosses-units] other units
        [fast-wound] fast wound
       *[fast-death] fast death
    }
# $only: any, wounded or unwounded; $ground: word-on-ground, or nothing.
word-where =
    { $only ->
        [wounded] wounded { $kinds }{ $ground }
        [unwounded] unwounded { $kinds }{ $ground }
       *[any] { $kinds }{ $ground }
    }
word-kind =
    { $kind ->
        [squad] squad unit
        [creature] creature
        [savage] savage
       *[unit] unit
    }
word-on-ground = { "" } { $terrain }
word-terrain =
    { $terrain ->
        [plain] on plain ground
        [mountain] on a mountain
        [water] on water
        [forest] in a forest
        [hill] on a hill
        [fort] in a fort
        [power] on a place of power
        [cave] on a cave
       *[cradle] on a cradle
    }
word-each = Each { $where } { $does }{ $chance }.
word-one-of = One { $where }, chosen by the first player, { $does }.
word-while = While it lasts, each { $where } { $does }.
word-on-die = { "" } on a die of { $n } or more
word-with-die = , on a die of { $n } or more
# $per: turn or round.
word-ability =
    { $per ->
        [turn] Once a turn{ $chance }, { $does }.
       *[round] Once a round{ $chance }, { $does }.
    }
word-swap = a wounded unit of the squad is swapped for one of the deck
# $until: word-until-turn-end, or nothing.
word-empower =
    { $only ->
        [wounded] a wounded unit of the squad { $does }{ $until }
        [unwounded] an unwounded unit of the squad { $does }{ $until }
       *[any] a unit of the squad { $does }{ $until }
    }
word-until-turn-end = { "" } until the turn ends

## Errors of notation

notation-no-side = '{ $word }' is no side of a trophy: substance or totem
notation-no-cell = '{ $word }' is no cell: it is written Q,R as in 3,2

## Boards: words of pictures and of texts. Units, cards and skills are mostly called by their ids.

board-title = Chibitactics
board-before = before round 1
board-round = round { $round } of { $last }
board-turn =
    { WHO($seat) ->
        [you] your turn
       *[other] turn of { PLAYER($seat) }
    }
# $round: board-round.
board-over-in = the game is over, { $round }
# $winners, $seats: the numbers of seats.
board-over =
    { $winners_count ->
        [one] { WHO($winner) ->
            [you] The game is over. You win.
           *[other] The game is over. { PLAYER($winner) } wins.
        }
       *[other] The game is over. The victory is shared by { $winners }.
    }
board-setting-up =
    { $phase ->
        [first] a roll of the die decides who begins
        [faction] factions are chosen
        [squad] squads are picked
        [deploy] squads are placed
       *[play] luck decides what comes next
    }
board-does =
    { WHO($seat) ->
        [you] { $phase ->
            [faction] Choose the faction that you play.
            [squad] Pick your squad.
            [deploy] Place a unit.
           *[play] Act with your units, or end your turn.
        }
       *[other] { $phase ->
            [faction] { PLAYER($seat) } chooses a faction.
            [squad] { PLAYER($seat) } picks a squad.
            [deploy] { PLAYER($seat) } places a unit.
           *[play] { PLAYER($seat) } acts with units, or ends the turn.
        }
    }
board-pick = Squads are picked by { $seats }.
# $what: board-roll-for, board-roll-for-control or board-roll-for-unit; $needs: board-roll-needs; $bonus: board-roll-bonus; or nothing.
board-roll =
    { WHO($seat) ->
        [you] you roll{ $what }{ $needs }{ $bonus }
       *[other] { PLAYER($seat) } rolls{ $what }{ $needs }{ $bonus }
    }
board-roll-for = { "" } for { $skill } of { CARD($unit) }
board-roll-for-control = { "" } for control of { CARD($unit) }
board-roll-for-unit = { "" } for { CARD($unit) }
board-roll-needs = , needs { $n }
board-roll-bonus = { "" } with { $n }
board-opening = a segment is turned up
board-drawing =
    { $deck ->
        [event] an event is drawn
       *[savage] a savage is drawn
    }
board-choice =
    { WHO($seat) ->
        [you] you choose one of { $n }
       *[other] { PLAYER($seat) } chooses one of { $n }
    }
board-in-force = In force: { $event }
board-to-be-placed = to be placed
board-wounded = wounded
board-engaged = engaged
board-turn-state = { $turn }
board-engages-to = engages to { $n }
board-holds = holds { $cards }
board-is-you = you
board-out = out
board-you = (you)
# At most six letters.
board-to-act = to act
# At most ten letters.
board-winner = winner
board-seat = { PLAYER($seat) }
board-savages = Savages
board-free-savages = free savages
board-free-savage = free savage
board-on = on { $where }
board-hidden = hidden
board-hidden-unit = a hidden unit
board-no-unit = no unit
board-nobody-yet = nobody yet
board-nobody-picked = nobody picked yet
board-odds = { $n } of 6
board-odds-title = { $n } of 6 faces succeed
board-terrain = { $terrain }
board-terrain-on = { $terrain } on { $cells }.
board-map = The map has { $n } cells, { $closed } of them closed.
board-range = range
board-more = more than printed
board-dead = dead
board-running = turn running
board-done = turn over
board-turn-over = its turn is over
board-trophy = trophy
board-deck = deck
board-mark-unit = effect on a unit
board-mark-cell = effect on a cell
board-lasts = { $effect } lasts on { $where }.
board-lasting = lasting effects
# $kind: roll, one-shot or sustained.
board-lasting-on =
    { $kind ->
        [roll] { $effect } (next die) on { $where }
       *[other] { $effect } ({ $kind }) on { $where }
    }
board-effect = { $effect } ({ $kind })
board-on-it = on it: { $effects }
board-lies-on = on { $cell }: { $effects }
board-squad = squad of { $n }: { $unwounded } unwounded, { $wounded } wounded, { $dead } dead
board-cards-left = { $n } cards left in the deck
board-n-trophies = { $n } trophies
board-n-units = { $n } units
board-ability = ability: { $does }
board-ability-used = ability (used): { $does }
board-trophy-held = trophy { $card }: { $name }, held by { $unit }
# $side: substance or totem.
board-side-held = { $side } of { $card }, held by { $unit }
board-in-deck = { $card }, in the deck: { $name }
board-never = never
board-sum-movement = Movement { $n }: { $parts }.
board-sum-range = Range { $n }: { $parts }.
board-part-printed = { $n } printed
# $added: parts, each after a comma.
board-die = Die: { $needs } or more{ $added }: { $faces } of 6 faces.
board-in-reach = , in reach
board-start =
    { WHO($seat) ->
        [you] your start
       *[other] start of { PLAYER($seat) }
    }
board-segment = segment { $place }, closed
board-more-map =
    { $n ->
        [one] to the right of that, { $n } more part of the map:
       *[other] to the right of that, { $n } more parts of the map:
    }
board-typed-deck = Actions name a unit by the id in front of its name.
board-typed-units = Actions name a unit by the id in the second column, a trophy by the id in front of it.
board-legend-unit = a unit of { PLAYER($seat) }
board-legend-savage = a free savage
board-captive = captive
board-overview = The whole map
board-legend = Legend
# Beside a die.
board-rolled = last roll

## Lessons. $unit, $target, $other, $archer, $pikeman, $card and $skill are names; $cell is a cell.

lesson-first-title = Chibitactics in five minutes
lesson-first-welcome = Welcome to Chibitactics! Two squads fight on a map of cells. A unit that is hit is wounded, and a wounded unit that is hit again is destroyed. If no unit of your rival's squad is left, you win.
lesson-first-squads = You command two Humans: { $archer }, an archer, and { $pikeman }, a pikeman. Your rival has two Fungunites. In your turn each of your units can act once: as a rule it uses one skill.
lesson-first-move = { $unit } has 3 points to move. A plain cell costs 1 point and a forest cell 2. Mountains and water cannot be entered.
lesson-first-move-goal = Move { $unit } to { PLACE($cell) }, next to both units of your rival.
lesson-first-move-hint = The way to { PLACE($cell) } leads over one forest cell and costs 3 points. Choose { $unit }, then { PLACE($cell) }.
lesson-first-melee = After a move a unit can still use a melee skill. A die decides whether a skill succeeds: the { $skill } needs a 4 or more.
lesson-first-melee-goal = Use the { $skill } of { $unit } on the { $target }.
lesson-first-melee-hint = { $unit } has moved and can still strike: choose the { $skill }, then the { $target }.
lesson-first-ability = A miss! The turn of { $unit } is over. Each faction has an ability. That of the Humans gives one unit +1 on its next die, once a turn.
lesson-first-ability-goal = Use the ability of your faction on { $unit }.
lesson-first-ability-hint = First use the ability: { $unit } will roll the next die and needs the +1.
lesson-first-shoot = A ranged skill reaches over units and forests, but not over mountains. The { $skill } has range 5. { $unit } stands on a hill, where the range is 6, just enough for the { $target }.
lesson-first-shoot-goal = Use the { $skill } of { $unit } on the { $target }.
lesson-first-shoot-hint = Skills hit your own units too, so spare { $other }. Choose the { $skill }, then the { $target }.
lesson-first-wounded = The die shows 3, and the ability makes it 4: the { $target } is wounded. A wounded unit cannot move or use skills.
lesson-first-engaged = { $unit } guards the cells around him: the { $skill } engages every unit within 2 cells. If an engaged unit moves, summons or shoots, { $unit } may strike first. Watch your rival.
lesson-first-end-goal = End your turn.
lesson-first-end-hint = Both of your units have acted: end your turn.
lesson-first-struck = The { $target } wanted to shoot, but { $unit } struck first: the { $target } is wounded, and its shot is lost. Then the round ended with an event: in this round melee is easier.
lesson-first-finish = A unit next to a wounded unit can finish it off. This needs no die, but it takes the unit's turn. Who destroys a unit keeps its card as a trophy.
lesson-first-finish-goal = Finish off the { $target } with { $unit }.
lesson-first-finish-hint = You need the trophy of the { $target } first: let { $unit } finish off the { $target }.
lesson-first-trophy = { $unit } holds the { $card } as a trophy now. A trophy can be used once and does not take the unit's turn. Choose one side of the card: the substance, or the totem, which repeats a skill of the dead unit. This totem is the { $skill }, a melee skill that needs a 3 or more.
lesson-first-trophy-goal = Use the { $skill }, the totem of the { $card }, on the { $target }.
lesson-first-trophy-hint = { $unit } can use the trophy although his turn is over: choose the { $skill }, the totem of the { $card }, then the { $target }.
lesson-first-bye = You have won: your rival has no units left. In a game you choose your own squad, explore unknown segments of the map and meet savages. Have fun!

## Terms

term-area = area
term-board = board
term-buff = buff
term-cave = cave
term-cell = cell
term-cradle = cradle
term-creature = creature
term-die = die
term-distortion = distortion
term-engagement = engagement
term-event = event
term-faction = faction
term-fast-death = fast death
term-fast-wound = fast wound
term-forest = forest
term-fort = fort
term-hill = hill
term-melee = melee
term-mountain = mountain
term-movement = movement
term-one-shot = one-shot
term-passive = passive
term-plain = plain
term-power = place of power
term-radius = radius
term-range = range
term-ranged = ranged
term-round = round
term-savage = savage
term-segment = segment
term-skill = skill
term-squad = squad
term-substance = substance
term-summon = summon
term-sustained = sustained
term-totem = totem
term-trophy = trophy
term-turn = turn
term-unit = unit
term-water = water
term-wounded = wounded

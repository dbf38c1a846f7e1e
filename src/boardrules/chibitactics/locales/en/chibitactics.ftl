### Chibitactics: refusals, questions, events, labels, terms. Units have ids such as tam-0; cells are written 3,-1.

## Refusals

refusal-by-seat = only CHANCE brings luck, not seat { $by }
refusal-by-luck = units and squads are commanded by seats, not by CHANCE
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
refusal-no-segment = '{ $segment }' is not among the segments still face down
refusal-no-event = '{ $event }' is not in the deck of events
refusal-no-savage = '{ $savage }' is not in the deck of savages
refusal-no-seat = there is no seat { $by }: seats are 0 to { $last }
refusal-seat = seat { $by } is not to act now, but { $acting }
refusal-nothing-asked = no question is open: use a unit, a trophy or the ability, or end the turn
refusal-phase = { $kind } belongs to { $phase ->
        [first] finding who begins
        [faction] choosing factions
        [squad] picking squads
        [deploy] deployment
        [over] the end
       *[play] play
    }; this is { $now ->
        [first] finding who begins
        [faction] choosing factions
        [squad] picking squads
        [deploy] deployment
        [over] the end
       *[play] play
    }
refusal-asked = a question is open: choose one of its { $count } options
refusal-no-option = that is none of the { $count } options
refusal-no-faction = there is no faction '{ $faction }'
refusal-not-in-deck = { $unit } is not in the deck of your faction
refusal-picked = { $unit } is in your squad already: each card is one unit
refusal-not-waiting = { $unit } is none of your units that wait to be placed
refusal-not-own-start = { $cell } is not on your start segment
refusal-occupied = { $unit } stands on { $cell }
refusal-no-ground = { $cell } is mountain or water: nobody is placed there
refusal-no-unit = there is no unit '{ $unit }'
refusal-off-board = { $unit } is not on the board
refusal-not-yours = { $unit } is not of your squad
refusal-wounded = { $unit } is wounded: it can neither move nor use anything
refusal-done = the turn of { $unit } is over
refusal-cannot-move = { $unit } has no movement skill
refusal-moved = { $unit } has used its movement skill this turn
refusal-off-map = { $cell } is not on the map
refusal-closed = { $cell } lies on a segment that is still face down
refusal-same-cell = { $unit } stands on { $cell }: a way has at least one step and does not lead back
refusal-end-mountain = { $cell } is a mountain: no move ends there
refusal-end-water = { $cell } is water: no move ends there
refusal-end-occupied = { $unit } stands on { $cell }: a move ends on a free cell
refusal-too-far = { $cell } is { $steps } steps away, { $unit } has { $points } points
refusal-no-way = no way to { $cell } takes { $points } points or less: forest takes 2, and mountains, water and living units are in the way
refusal-no-skill =
    { $known ->
        [none] { $unit } has no skill '{ $skill }', nor any other
       *[other] { $unit } has no skill '{ $skill }'; it has: { $known }
    }
refusal-is-movement = { $skill } is a movement skill: use MoveUnit
refusal-is-passive = { $skill } is passive: it holds by itself
refusal-second-buff = { $unit } has had a buff this turn: no second one
refusal-not-after = { $unit } is { $turn } in its turn: { $skill } cannot follow
refusal-names-cell = { $skill } is movement: its target is a cell to go to
refusal-no-summon = { $unit } cannot use { $skill }: its creatures are on the board, or it was born this turn
refusal-who = { $skill } does not touch { $target }
refusal-aim-self = { $skill } is used on the unit itself: name it as target
refusal-aim-cell = { $skill } is aimed at an open cell in range
refusal-aim-unit = { $skill } is aimed at a unit, not at a cell
refusal-no-target = '{ $target }' is not on the board
refusal-no-captive = { $skill } cannot take { $target }
refusal-not-on-self = { $skill } is not for its user or its own cell
refusal-out-of-range = { $what } is { $steps } steps away, { $skill } reaches { $reach }
refusal-no-sight = a mountain or a closed cell lies on the straight way of { $skill } to { $what }
refusal-not-free = { $skill } needs a free cell, neither mountain nor water; { $cell } is not
refusal-not-fresh = only a unit that has done nothing yet this turn may spend it; { $unit } is { $turn }
refusal-not-adjacent = { $target } is not adjacent to { $unit }
refusal-healthy = { $target } is not wounded, and neither wounds nor dies fast
refusal-nothing-to-cancel = { $unit } has made no such lasting effect or creature with { $skill }
refusal-cancel-whole = { $skill } ends with all that one use of it made: name the first, { $target }
refusal-not-held = { $unit } does not hold { $card }
refusal-no-side = { $card } has no { $side }
refusal-given = { $card } has been handed over this turn
refusal-no-carrier = { $unit } cannot be handed a trophy: only an unwounded squad unit of yours can
refusal-just-joined = { $unit } joined the squad in this turn: it acts, and gives and takes trophies, from the next one
refusal-no-ability = { $faction } has no ability
refusal-ability-used = the ability has been used this { $per }
refusal-ability-unit = the ability cannot be used on { $unit }
refusal-ability-card = this ability needs no card
refusal-ability-deck = '{ $card }' is not in your deck

## Questions

question-faction = Choose a faction.
# $left: how many units are still to be picked.
question-squad =
    { $left ->
        [1] Pick the last unit of your squad.
       *[other] Pick a unit for your squad: { $left } to go. Nobody sees it yet.
    }
question-deploy = Place a unit of your squad on your start segment.
question-turn = Use units, trophies or your faction's ability, or end your turn.
question-way = Choose the way to go.
# $unit: a savage.
question-way-of = Choose the way of { CARD($unit) }, which you steer.
question-attack = Choose the attack of { CARD($unit) }, which you steer.
# $event: an event card.
question-event = { CARD($event) }: choose the unit that it meets.
question-prey = Choose which of the nearest units { CARD($unit) } goes for.

## Events. Units are word-unit or word-unit-of, skills the names on cards.

event-first-seat = Seat { $seat } begins.
event-faction-picked = Seat { $seat } plays { $faction }.
event-unit-picked = Seat { $seat } picks { $unit }.
event-unit-picked-hidden = Seat { $seat } picks a unit.
# $squads: word-squad, or word-squads for several.
event-squads-shown = The squads are shown. { $squads }.
event-deployed = { $unit } is placed on { $cell }.
event-round-began = Round { $round } begins.
event-turn-began = It is the turn of seat { $seat }.
# $on: word-on-unit or word-on-cell.
event-skill-used = { $unit } uses { $skill } { $on }.
event-sets-out = { $unit } sets out for { $cell }.
event-provoked = { $unit } reacts with { $skill } { $on }.
# $what: word-for-control, or nothing.
event-rolled = Seat { $seat } rolls { $value }{ $what }.
# $what: word-for-skill, word-for-unit, or nothing; $total: word-with-bonuses, or nothing; $needs: the least that succeeds; $success: yes or no.
event-rolled-needing =
    { $success ->
        [yes] Seat { $seat } rolls { $value }{ $what }{ $total }, needs { $needs }: success.
       *[no] Seat { $seat } rolls { $value }{ $what }{ $total }, needs { $needs }: failure.
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
event-ability-used = Seat { $seat } uses the ability of its faction on { $unit }.
event-ability-used-for = Seat { $seat } uses the ability of its faction on { $unit }, for { $card }.
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
event-captured = { $unit } joins the squad of seat { $seat }.
event-freed = { $unit } is free again.
event-opened = { $segment } is turned up.
event-savage-came = { $unit } comes out of the cave on { $cell }.
event-reshuffled =
    { $deck ->
        [event] The discarded events are the deck again.
       *[savage] The discarded savages are the deck again.
    }
event-control-taken = Seat { $seat } steers { $unit }.
# $does: word-each, word-one-of, word-while or several of these.
event-event-drawn = The event is { CARD($event) }. { $does }
event-event-ended = { CARD($event) } is over.
event-turn-ended = Seat { $seat } ends its turn.
event-chosen-way = Seat { $seat } chooses the way { $way }.
event-chosen-unit = Seat { $seat } chooses { $unit }.
event-chosen-skill = Seat { $seat } chooses { $skill }.
event-seat-out = Seat { $seat } is out.
event-game-ended =
    { $winners_count ->
        [one] The game is over: { $winners } wins.
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
word-seat = seat { $seat }
word-short = { $name }
word-short-at = { $name } at { $cell }
word-short-of = { $name } of seat { $seat }
# A side of a trophy.
word-side =
    { $side ->
        [substance] { $skill }, the substance of { $card },
       *[totem] { $skill }, the totem of { $card },
    }
word-squad = Seat { $seat }: { $units }
word-squads = { $squads }. { $squad }
word-unit = { $unit }
word-unit-of = { $unit } of seat { $seat }
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
word-one-of = One { $where }, chosen by the first seat, { $does }.
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
board-turn = turn of seat { $seat }
# $round: board-round.
board-over-in = the game is over, { $round }
# $winners, $seats: the numbers of seats.
board-over =
    { $winners_count ->
        [one] The game is over. Seat { $winners } wins.
       *[other] The game is over. Seats { $winners } share the victory.
    }
board-setting-up =
    { $phase ->
        [first] who begins is rolled for
        [faction] factions are chosen
        [squad] squads are picked
        [deploy] squads are placed
       *[play] luck decides
    }
board-does =
    { $phase ->
        [faction] Seat { $seat } chooses a faction.
        [squad] Seat { $seat } picks a squad.
        [deploy] Seat { $seat } places a unit.
       *[play] Seat { $seat } uses its units, or ends its turn.
    }
board-pick = Seats { $seats } pick their squads.
# $what: board-roll-for, board-roll-for-control or board-roll-for-unit; $needs: board-roll-needs; $bonus: board-roll-bonus; or nothing.
board-roll = seat { $seat } rolls{ $what }{ $needs }{ $bonus }
board-roll-for = { "" } for { $skill } of { $unit }
board-roll-for-control = { "" } for control of { $unit }
board-roll-for-unit = { "" } for { $unit }
board-roll-needs = , needs { $n }
board-roll-bonus = { "" } with { $n }
board-opening = a segment is turned up
board-drawing =
    { $deck ->
        [event] an event is drawn
       *[savage] a savage is drawn
    }
board-choice = seat { $seat } chooses one of { $n }
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
board-seat = seat { $seat }
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
board-start = start of seat { $seat }
board-segment = segment { $place }, closed
board-more-map =
    { $n ->
        [one] to the right of that, { $n } more part of the map:
       *[other] to the right of that, { $n } more parts of the map:
    }
board-legend-unit = a unit of seat 0
board-legend-savage = a free savage

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

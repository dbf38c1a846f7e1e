### Pixel Tactics: refusals, questions, events, labels, terms. Cards have ids such as 0.knight; slots are V1 to R3, S1 to S3 in a reserve.

## Refusals

refusal-chance =
    { $due ->
        [First] luck is due first: who is first
        [Drawn] luck is due first: a card off a deck
        [Opened] luck is due first: a card for the row
       *[TakenAtRandom] luck is due first: a card at random from a hand
    }
refusal-no-luck = no luck is due: seat { $turn } is to act
refusal-by-luck = { $kind } is an action of a seat, not of CHANCE
refusal-by-seat = only CHANCE brings luck, not seat { $by }
refusal-no-seat = there is no seat { $by }
refusal-seat = seat { $turn } is to act, not seat { $by }
refusal-luck-kind =
    { $due ->
        [First] the luck that is due is who is first, not { $kind }
        [Drawn] the luck that is due is a card off a deck, not { $kind }
        [Opened] the luck that is due is a card for the row, not { $kind }
       *[TakenAtRandom] the luck that is due is a card at random from a hand, not { $kind }
    }
refusal-luck-seat = the luck that is due concerns seat { $seat }
refusal-luck-deck = { CARD($card) } is not among the cards that may come: it is not in the unordered part of the deck of seat { $seat }
refusal-luck-hand = { CARD($card) } is not in the hand of seat { $seat }
refusal-luck-row = { CARD($name) } is not in the shared deck
refusal-leaders-first = the leaders must be chosen first
refusal-leader-again = you have already chosen your leader
refusal-not-offered-leader = { CARD($card) } is not among the leaders that you have drawn
refusal-no-row = there is no row of open cards: each player draws from a deck of their own
refusal-not-in-row = { CARD($name) } does not lie in the row of open cards
refusal-no-coins-there = there are no coins on { CARD($name) }
refusal-no-coins = { CARD($name) } lies behind { $before } cards, and you have { $coins } coins to pass cards over
refusal-deck-out-of-reach = the deck lies behind { $before } cards, and you have { $coins } coins to pass cards over
refusal-no-deck = the shared deck is empty
refusal-leader-late = the leaders have already been chosen
refusal-not-in-hand = { CARD($card) } is not in your hand
refusal-pending = a question must be answered first, by { $question }
refusal-no-question = no question is open: it is your turn in the { $wave } wave
refusal-not-offered = that is not among the answers: { $answers }
refusal-not-offered-card = that card cannot be chosen here
refusal-must = this effect cannot be declined
refusal-ceasefire-attack = attacks are not allowed during the ceasefire
refusal-ceasefire-spell = during the ceasefire no spell may touch the rival, and { $text } of { CARD($card) } does
refusal-ceasefire-spells = spells are not allowed during the ceasefire
refusal-ceasefire-order = during the ceasefire no order may touch the rival, and that of { CARD($card) } does
refusal-ceasefire-orders = orders are not allowed during the ceasefire
refusal-ceasefire-leader = during the ceasefire a leader's action may not touch the rival
refusal-actions =
    { $action ->
        [leader-action] the leader's action costs { $cost } of your actions, and you have { $left } left
       *[other] { $action } costs { $cost } of your actions, and you have { $left } left
    }
refusal-forbidden = a text in play forbids you to { $action }
refusal-deck-empty = your deck is empty
refusal-hand-full = you hold { $held } cards: with { $limit } or more you cannot take the draw action
refusal-recruit-row = heroes are recruited to the row of the wave, which is { $wave }, not to { $slot }
refusal-taken = { $slot } is taken by { CARD($card) }
refusal-leader-slot = { $slot } belongs to the leader
refusal-reserve = { $slot } is not a slot of a unit
refusal-not-own = { $slot } of seat { $seat } is not in your unit
refusal-empty = nothing stands at { $slot }
refusal-is-corpse = { CARD($card) } at { $slot } is a corpse
refusal-no-corpse = { CARD($card) } at { $slot } is not a corpse
refusal-is-leader = a leader cannot { $action }
refusal-wrong-wave = { CARD($card) } stands in the { $row }, and it is the { $wave } wave
refusal-recruited = { CARD($card) } was recruited in this wave
refusal-attacked = { CARD($card) } has attacked in this wave
refusal-cast = { CARD($card) } has cast a spell in this wave
refusal-moved = { CARD($card) } has moved, and may not act again
refusal-fell = { CARD($card) } has fallen in this wave
refusal-revived = { CARD($card) } was revived in this wave
refusal-not-in-melee = { CARD($card) } is not in melee: { CARD($front) } stands in front of it
refusal-no-ranged = { CARD($card) } has no ranged attack
refusal-barred-attack = a text in play bars { CARD($card) } from attacking
refusal-barred-shoot = a text in play bars { CARD($card) } from making ranged attacks
refusal-barred-cast = a text in play bars { CARD($card) } from casting spells
refusal-not-lent = { CARD($card) } is no hero: only rival heroes attack for you
refusal-no-lent-spell = { CARD($card) } is a rival's: it attacks for you, but casts no spells
refusal-itself = { CARD($card) } does not attack itself
refusal-attacked-once = { CARD($card) } makes one attack a wave, and has made it
refusal-no-target = an attack needs a target
refusal-own-target = { $slot } is in your own unit
refusal-target-left = you do not choose the target of this attack: leave it open
refusal-target-empty = nothing stands at { $slot } of seat { $seat }
refusal-target-corpse = { CARD($card) } is a corpse, and corpses are no targets
refusal-target-behind = { CARD($card) } cannot be attacked in melee: { CARD($front) } stands in front of it
refusal-shielded = { CARD($card) } stands behind { CARD($front) }, which intercepts ranged attacks
refusal-no-rival-target = there is nobody to attack
refusal-no-spell = { CARD($card) } has no spell { $text } where it stands
refusal-not-ready = what { $text } of { CARD($card) } asks for does not hold now
refusal-leader-casts = a leader's own actions are leader actions
refusal-no-leader-action = your leader has no action { $text }
refusal-used =
    { $n ->
        [one] { CARD($card) } takes this action once a { $per }, and has taken it
       *[other] { CARD($card) } takes this action { $n } times a { $per }, and has taken it so often
    }
refusal-within-ally = heroes are moved from one unit of a team to the other, not within that of seat { $seat }
refusal-same-slot = two different slots are needed
refusal-slot-order = name { $slot } first: slots are named in the order V1 to R3
refusal-no-switch = this edition has no Switch
refusal-no-order =
    { $face ->
        [operation] { CARD($card) } has no order: it has an operation
       *[trap] { CARD($card) } has no order: it has a trap
    }
refusal-no-operation = { CARD($card) } has no operation
refusal-no-trap = { CARD($card) } has no trap
refusal-no-traps = this edition has no traps
refusal-no-discard = in this edition nobody discards what lies in their reserve
refusal-not-reserve = { $slot } is not a slot of the reserve, which has S1 to S3
refusal-not-own-reserve = { $slot } of seat { $seat } is not in your reserve
refusal-reserve-full = your reserve has no free slot
refusal-reserve-taken = { $slot } of your reserve is taken
refusal-reserve-empty = nothing lies in { $slot } of your reserve
refusal-ceasefire-operation = during the ceasefire no operation may touch the rival, and that of { CARD($card) } does
refusal-ceasefire-operations = operations are not allowed during the ceasefire

## Questions. $card: the card whose text asks, with ":leader" behind it if it is a leader's text, or none. See _text/questions.py for all.

question-leader = Choose your leader.
question-turn =
    { $actions ->
        [one] Your turn in the { $wave } wave: { $actions } action left.
       *[other] Your turn in the { $wave } wave: { $actions } actions left.
    }
question-attack-aim = { word-about }Choose the target of this melee attack.
# $most: how much damage can be passed on.
question-damage-order = { word-about }Choose what it takes: less if the limit comes before the reduction, more if it comes after it.
question-damage-divert = { word-about }Choose how much of { $most } damage is passed on.
question-triggers-next = Choose which ability takes effect next.
# $coins: how many coins the player has to lay.
question-pool-walk = Take an open card; one coin is laid on each card before it. You have { $coins }.
question-AskNumber = { word-about }Choose how much.
# $by: who picks; $low, $high: at least and at most how many; $picked: how many are picked already. In English more is said.
question-AskPieces =
    { $high ->
        [1] { word-about }Choose a card in play.
       *[other] { word-about }Choose cards in play: { $low } to { $high }, { $picked } chosen so far.
    }
question-ChooseCopied = { word-about }Choose the rival whose leader your leader copies.
question-AskYes =
    { $decline ->
        [no] { word-about }Carry out this part of the text.
       *[other] { word-about }Carry out this part of the text, or decline.
    }
question-ChooseRival = { word-about }Choose the rival that is meant.
# $decline: no, if declining is not legal; else what it does.
question-AttackWith =
    { $decline ->
        [no] { word-about }Choose an attack.
       *[other] { word-about }Choose an attack, or decline.
    }
question-ChooseArea =
    { $shape ->
        [row] { word-about }Choose a row.
       *[column] { word-about }Choose a column.
    }
# $hero: the hero that comes into play.
question-ChooseTrait =
    { $whom ->
        [none] { word-about }Choose the row whose text the hero has.
       *[other] { word-about }Choose the row whose text { CARD($whom) } has.
    }
question-CopySpell =
    { $picked ->
        [0] { word-about }Choose the hero whose spell is copied.
       *[1] { word-about }Choose which of its spells is copied.
    }
question-DiscardAny = { word-about }Discard a card, or stop.
question-DiscardCard = { word-about }Choose a card to discard.
question-DrawUpTo = { word-about }Choose how many cards you draw.
# $top: the card that is kept or discarded.
question-KeepOne =
    { $top ->
        [none] { word-about }Keep the card, or discard it.
       *[other] { word-about }Keep { CARD($top) }, or discard it.
    }
question-MoveMarkers = { word-about }Choose how many markers are moved.
question-MovePiece =
    { $decline ->
        [no] { word-about }Choose an empty slot.
       *[other] { word-about }Choose an empty slot, or decline.
    }
question-OrderTop = { word-about }Choose the next card from the top down.
question-PlaceTop =
    { $top ->
        [none] { word-about }Choose where the card goes.
       *[other] { word-about }Choose where { CARD($top) } goes.
    }
question-PlayOrders =
    { $decline ->
        [no] { word-about }Play an order.
       *[other] { word-about }Play an order, or decline.
    }
question-PutCorpse = { word-about }Choose an empty slot for the corpse.
question-Rearrange = { word-about }Choose the slot of the next card.
question-Recruits =
    { $decline ->
        [no] { word-about }Recruit a hero.
       *[other] { word-about }Recruit a hero, or decline.
    }
question-Redistribute = { word-about }Choose where the next point of damage goes.
question-RevealCard = { word-about }Choose a card of your hand to show.
question-Search = { word-about }Name a card.
# $what: damage or healing.
question-Share =
    { $what ->
        [damage] { word-about }Choose where the next point of damage goes.
       *[healing] { word-about }Choose where the next point of healing goes.
    }
question-SortDrawn =
    { $place ->
        [hand] { word-about }Choose the card that goes to your hand.
        [top] { word-about }Choose the card that goes on top of your deck.
       *[discard] { word-about }Choose the card that goes to your discard pile.
    }

## Events. Cards are word-card, or only the name.

# $what: the type of an action.
event-acted =
    { $what ->
        [ChooseLeader] Seat { $seat } has chosen a leader.
        [Draw] Seat { $seat } draws a card.
        [Recruit] Seat { $seat } recruits a hero.
        [Attack] Seat { $seat } attacks.
        [Cast] Seat { $seat } casts a spell.
        [PlayOrder] Seat { $seat } plays an order.
        [Clear] Seat { $seat } clears a corpse.
        [Move] Seat { $seat } moves a hero.
        [Switch] Seat { $seat } switches two cards.
        [PlayOperation] Seat { $seat } plays an operation.
        [SetTrap] Seat { $seat } sets a trap.
        [DiscardReserve] Seat { $seat } discards a card of the reserve.
        [GatherCoins] Seat { $seat } gathers coins.
        [LeaderAction] Seat { $seat } takes the leader's own action.
        [EndTurn] Seat { $seat } ends the turn.
       *[Choose] Seat { $seat } decides.
    }
event-luck-acted =
    { $what ->
        [First] Luck decides who goes first.
        [Drawn] Luck deals a card.
        [TakenAtRandom] Luck picks a card of a hand.
       *[Opened] Luck turns up a card.
    }
event-luck-asked = Luck is due.
event-asked = Seat { $seat } must decide.
event-started = Seat { $seat } is the first player.
event-turn-started = Round { $round }, { $wave } wave: the turn of seat { $seat }.
event-turn-ended = The turn of seat { $seat } is over.
event-wave-ended = The { $wave } wave is over; casualties are counted.
event-round-ended = Round { $round } is over.
event-actions-gained =
    { $n ->
        [one] Seat { $seat } has { $n } action more.
       *[other] Seat { $seat } has { $n } actions more.
    }
event-actions-lost =
    { $n ->
        [one] Seat { $seat } will have { $n } action fewer in the next wave.
       *[other] Seat { $seat } will have { $n } actions fewer in the next wave.
    }
# $what: game or match; $rule: the rule that decides.
event-tied =
    { $what ->
        [game] The game is over: a tie ({ $rule }).
       *[match] The match is over: a tie ({ $rule }).
    }
event-won =
    { $winners_count ->
        [one] The { $what } is over: { $winners } wins ({ $rule }).
       *[other] The { $what } is over: { $winners } win ({ $rule }).
    }
event-leaders-revealed =
    { $leaders_count ->
        [one] The leader is { $leaders }.
       *[other] The leaders are { $leaders }.
    }
event-leaders-equal = The leaders are { $leaders }; they are equal, so their players choose again.
event-leader-copied = { $card } copies the leader of seat { $seat }.
event-leader-fell = { $card } has fallen, leader { $nth } of seat { $seat }: a point for the other team; the seat's cards are a new deck.
event-lone-round = Seat { $seat } plays a round alone, in ceasefire.
event-card-opened = { $card } is turned up in the row.
event-coins-laid =
    { $n ->
        [one] Seat { $seat } lays { $n } coin on { $card }.
       *[other] Seat { $seat } lays { $n } coins on { $card }.
    }
event-coins-taken =
    { $n ->
        [one] Seat { $seat } takes { $n } coin from { $card }.
       *[other] Seat { $seat } takes { $n } coins from { $card }.
    }
event-texts-cut-off = What was set off went on for too long: what is left of it does nothing.
# $kind: melee or ranged.
event-attack =
    { $kind ->
        [melee] { $attacker } attacks { $target } in melee.
       *[ranged] { $attacker } attacks { $target } from afar.
    }
event-attack-open =
    { $kind ->
        [melee] { $attacker } attacks in melee.
       *[ranged] { $attacker } attacks from afar.
    }
event-attack-redirected = The attack by { $attacker } lands on { $target }.
# $box: V, F or R for the row of the text, L for a leader's, O for an operation's.
event-spell-cast =
    { $box ->
        [V] { $card } casts its vanguard spell.
        [F] { $card } casts its flank spell.
        [R] { $card } casts its rear spell.
       *[other] { $card } casts its spell.
    }
event-spell-copied =
    { $box ->
        [V] { $card } casts the vanguard spell of { $of }.
        [F] { $card } casts the flank spell of { $of }.
        [R] { $card } casts the rear spell of { $of }.
       *[other] { $card } casts a spell of { $of }.
    }
event-ability-used =
    { $box ->
        [V] The vanguard ability of { $card } takes effect.
        [F] The flank ability of { $card } takes effect.
        [R] The rear ability of { $card } takes effect.
       *[other] The ability of { $card } takes effect.
    }
event-order-played = Seat { $seat } plays the order of { $card }.
event-order-executed = Seat { $seat } carries out the order of { $card }.
event-order-cancelled = The order of { $card } is cancelled.
event-order-resolved = The order of { $card } has been carried out.
event-operation-played = Seat { $seat } plays the operation of { $card } to { $slot }.
event-token-removed =
    { $left ->
        [0] The operation of { $card } loses a token: none left.
       *[other] The operation of { $card } loses a token: { $left } left.
    }
event-trap-set = Seat { $seat } lays a trap face down to { $slot }.
event-trap-sprung = Seat { $seat }'s trap at { $slot } opens: { $card }.
# $end: hand, discard, or another zone.
event-piece-left =
    { $end ->
        [hand] { $card } leaves its unit and goes to the hand.
        [deck] { $card } leaves its unit and goes to the deck.
        [top] { $card } leaves its unit and goes to the top of the deck.
        [bottom] { $card } leaves its unit and goes to the bottom of the deck.
        [out] { $card } leaves its unit and goes to the trophies.
       *[discard] { $card } leaves its unit and goes to the discard pile.
    }
# $place: word-slot or word-slot-of.
event-piece-moved = { $card } moves to { $place }.
event-piece-defeated = { $card } is defeated at { $place }.
event-piece-revived = { $card } comes back to life at { $place }.
event-corpse-raised = { $card } counts as a hero and as a corpse.
event-corpse-plain = { $card } is a plain corpse again.
event-trait-chosen =
    { $row ->
        [V] { $card } has its vanguard text, wherever it stands.
        [F] { $card } has its flank text, wherever it stands.
       *[R] { $card } has its rear text, wherever it stands.
    }
event-damage = { $target } takes { $amount } damage.
event-damage-from = { $target } takes { $amount } damage from { $source }.
event-damage-moved = { $amount } damage is moved to { $target }.
event-damage-healed = { $amount } damage is taken off { $target }.
# $until: when it ends.
event-card-changed =
    { $until ->
        [turn] { $card } is changed until the turn ends: { $change }.
        [wave] { $card } is changed until the wave ends: { $change }.
        [round] { $card } is changed until the round ends: { $change }.
        [own_turn] { $card } is changed until the end of its player's next turn: { $change }.
        [last_own_turn] { $card } is changed until the turn ends: { $change }.
        [status] { $card } is changed until that is removed: { $change }.
       *[gone] { $card } is changed as long as it stays: { $change }.
    }
event-effect-holds =
    { $until ->
        [turn] What { $card } set up holds until the turn ends.
        [wave] What { $card } set up holds until the wave ends.
        [round] What { $card } set up holds until the round ends.
        [own_turn] What { $card } set up holds until the end of its player's next turn.
        [last_own_turn] What { $card } set up holds until the turn ends.
        [status] What { $card } set up holds until that is removed.
       *[gone] What { $card } set up holds as long as it stays.
    }
# $status: as it is printed, in brackets.
event-status-gained = { $card } gets { $status }.
event-status-lost = { $card } loses { $status }.
event-markers-gained =
    { $n ->
        [one] { $card } gets { $n } { $marker } marker.
       *[other] { $card } gets { $n } { $marker } markers.
    }
event-markers-lost =
    { $n ->
        [one] { $card } loses { $n } { $marker } marker.
       *[other] { $card } loses { $n } { $marker } markers.
    }
event-looked-at-top = Seat { $seat } looks at the top of its deck.
event-saw-top = Seat { $seat } looks at the top of its deck: { $cards }.
# $zone: where the card lies.
event-card-seen =
    { $zone ->
        [hand] Seat { $seat }: { $cards } is seen in the hand.
        [deck] Seat { $seat }: { $cards } is seen in the deck.
        [top] Seat { $seat }: { $cards } is seen on top of the deck.
        [bottom] Seat { $seat }: { $cards } is seen at the bottom of the deck.
        [discard] Seat { $seat }: { $cards } is seen in the discard pile.
        [reserve] Seat { $seat }: { $cards } is seen in the reserve.
        [row] Seat { $seat }: { $cards } is seen in the row.
       *[aside] Seat { $seat }: { $cards } is seen among the cards set aside.
    }
event-laid-in-row = Seat { $seat } lays { $card } in its place in the row.
event-took-from-row = Seat { $seat } takes { $cards } from the row.
event-drew-leader = Seat { $seat } draws { $cards } from the deck of leaders.
event-put-back-leader = Seat { $seat } puts back { $cards } into the deck of leaders.
event-drew = Seat { $seat } draws { $cards }.
event-discarded = Seat { $seat } discards { $cards }.
# $start, $end: the zones.
event-card-moved = Seat { $seat }: { $cards } goes from { $start ->
        [deck] the deck
        [top] the top of the deck
        [bottom] the bottom of the deck
        [row] the row
        [leaders] the deck of leaders
        [hand] the hand
        [discard] the discard pile
        [unit] the unit
        [reserve] the reserve
        [resolving] the table
        [out_of_play] the cards set out
        [out] the trophies
       *[aside] the cards set aside
    } to { $end ->
        [deck] the deck
        [top] the top of the deck
        [bottom] the bottom of the deck
        [row] the row
        [leaders] the deck of leaders
        [hand] the hand
        [discard] the discard pile
        [unit] the unit
        [reserve] the reserve
        [resolving] the table
        [out_of_play] the cards set out
        [out] the trophies
       *[aside] the cards set aside
    }.
event-leader-hidden = Seat { $seat } has chosen a leader.
event-leader-chosen = Seat { $seat } has chosen { $card } as its leader.
event-recruited = Seat { $seat } recruits { $card }.
event-recruited-at = Seat { $seat } recruits { $card } at { $place }.

## Labels. $box: V, F or R for the row of a text, L for a leader's, O for an operation's.

label-leader = choose { $card } as leader: { $leader }
label-leader-hidden = choose a leader
label-draw = draw a card
label-recruit = recruit { $card } to { $place }
label-attack-melee = { $attacker } attacks { $target } in melee
label-attack-melee-open = { $attacker } attacks in melee
label-attack-ranged = { $attacker } attacks { $target } from afar
label-attack-ranged-open = { $attacker } attacks from afar
label-cast = { $piece } casts its { word-box } spell
label-cast-nth = { $piece } casts its { word-box } spell { $n }
label-cast-of = { $piece } casts the { word-box } spell of { $name }
label-cast-of-nth = { $piece } casts the { word-box } spell { $n } of { $name }
label-order = play the order of { $card }
label-operation = play the operation of { $card } to { $place }
label-trap = set { $card } as a trap at { $place }
label-trap-hidden = set a trap at { $place }
label-discard-reserve = discard what lies at { $place }
label-clear = clear { $piece }
label-move = move { $piece } to { $place }
label-switch = switch { $piece } and { $other }
label-gather = take the coins on { $name }
label-leader-act = use the leader's own action
label-leader-act-nth = use the leader's own action { $n }
label-end = end the turn
label-yes = yes
label-no = no
label-no-attack = make no attack
label-no-card = show no card
label-no-move = move nothing
label-no-more = no more
label-no-order = play no order
label-card = choose { $card }
label-card-discard = discard { $card }
label-card-discard-one = discard a card
label-card-hidden = choose a card
label-card-show = show { $card }
label-card-next = { $card } comes next
label-card-hand = take { $card } into the hand
label-card-top = put { $card } on top of the deck
label-pick = choose { $piece }
label-place = choose { $place }
label-place-next = the next card goes to { $place }
label-number = { $n }
label-number-draw = draw { $n }
label-number-pass = pass on { $n } damage
label-number-take = take { $n } damage
label-number-heal = heal { $n }
label-number-move = move { $n } damage
label-number-markers = move { $n }
label-name = name { $name }
label-row-take = take { $name } from the row
label-row-deck = take the top card of the deck
label-mode = { $mode }
label-mode-hand = it goes to the hand
label-mode-discard = it is discarded
label-mode-top = it stays on top of the deck
label-mode-bottom = it goes under the deck
label-copy = copy the { word-box } spell of { $name }
label-copy-nth = copy the { word-box } spell { $n } of { $name }
label-trigger = the ability of { $whom }
label-trigger-nth = the ability of { $whom }, once more ({ $n })
label-trigger-about = the ability of { $whom }, about { $about }
label-trigger-about-nth = the ability of { $whom }, about { $about }, once more ({ $n })
label-area = choose { $area }
label-trait = the { word-box } text
label-seat = seat { $seat }
label-luck-first = seat { $seat } goes first
label-luck-drawn = seat { $seat } draws { $card }
label-luck-drawn-hidden = seat { $seat } draws a card
label-luck-drawn-leader = seat { $seat } draws the leader { $leader }
label-luck-opened = { $name } is turned up
label-luck-taken = { $card } is taken from the hand of seat { $seat }
label-luck-taken-hidden = a card is taken from the hand of seat { $seat }

## Parts of sentences

# Whose text asks, before a question.
word-about =
    { $card ->
        [none] { "" }
       *[other] { CARD($card) }:{ " " }
    }
word-a-card = a card
word-at = { $what } at { $slot }
# Which text of a card it is.
word-box =
    { $box ->
        [V] vanguard
        [F] flank
        [R] rear
        [L] leader
       *[O] operation
    }
# $owner: the seat in whose deck the card began.
word-card = { $name } ({ $owner })
word-column = column { $n }
word-column-of-all = column { $n } of every unit, as you count
word-corpse = the corpse of { $what }
word-leader = the leader
word-named = { $name } ({ $id })
word-of = { $what } of seat { $seat }
word-row =
    { $box ->
        [V] the vanguard
        [F] the flank
       *[R] the rear
    }
word-row-of-all =
    { $box ->
        [V] the vanguard of every unit
        [F] the flank of every unit
       *[R] the rear of every unit
    }
word-seat = seat { $seat }
word-slot = { $slot }
word-slot-of = { $slot } of seat { $seat }

## Errors of notation

notation-no-card = no card is called '{ $word }': { $form }
notation-no-slot-or-card = '{ $word }' is no slot (V1 to R3, S1 to S3, with a seat in front for another unit: 1.V2), and no card that stands there
notation-no-slot = '{ $word }' is no slot: V1 to R3, S1 to S3, with a seat in front for another unit: 1.V2

## Boards: words of pictures and of texts.

board-title = Pixel Tactics
# $edition: its id.
board-edition = edition { $edition }
board-own-cards = own cards
board-setup = setup
board-round = round { $round }
# $wave: vanguard, flank or rear.
board-wave = { $wave } wave
board-lone-round = lone round of seat { $seat }
board-first = seat { $seat } first
board-ceasefire = ceasefire
board-match = best of { $most }, match { $n }
board-nobody-wins = The game is over: nobody wins ({ $rule }).
# $winners: the numbers of seats.
board-won =
    { $winners_count ->
        [one] The game is over: seat { $winners } wins ({ $rule }).
       *[other] The game is over: seats { $winners } win ({ $rule }).
    }
board-and = { $one } and { $other }
board-then = { $one }, then { $other }
board-or = { $others } or { $last }
board-choose-leaders =
    { $n ->
        [one] Leaders are chosen in secret: { $seats } has yet to choose.
       *[other] Leaders are chosen in secret: { $seats } have yet to choose.
    }
board-luck = Luck is due.
board-decides = Seat { $seat } decides. { $question }
# $extra: board-extra, or nothing.
board-to-act-status =
    { $n ->
        [one] Seat { $seat } to act: { $n } action left{ $extra }.
       *[other] Seat { $seat } to act: { $n } actions left{ $extra }.
    }
board-extra = , { $n } more for { $only } only
# $kind: draw, recruit, attack, cast, order, clear, move, switch, operation, trap or discard.
board-kind = { $kind }
board-resolving = In progress: { $cards }.
# $until: when it ends.
board-note-text =
    { $until ->
        [turn] { $card }: an effect works until the end of this turn
        [wave] { $card }: an effect works until the end of this wave
        [round] { $card }: an effect works until the end of this round
        [own_turn] { $card }: an effect works until the end of its next turn
        [last_own_turn] { $card }: an effect works until the end of this turn
       *[other] { $card }: an effect works until the end of { $until }
    }
board-note-set-out = set out, and not in play: { $card }
board-note-loss =
    { $n ->
        [one] { $n } action fewer in a later wave
       *[other] { $n } actions fewer in a later wave
    }
board-note-fallen = fallen leaders: { $leaders }
board-note-leaders =
    { $n ->
        [one] deck of leaders: { $n } card
       *[other] deck of leaders: { $n } cards
    }
board-note-equal = equal leaders, set aside: { $leaders }
board-note-chosen = has chosen a leader
board-note-chosen-leader = has chosen { $leader } as leader
board-open-card =
    { $n ->
        [one] { $card }, { $n } coin
       *[other] { $card }, { $n } coins
    }
board-no-card = no card
board-row-words = { $cards }; { $n } in the deck
board-trap = trap
board-trap-face-down = trap, face down
board-trap-known = trap: { $card }
board-of-operation = operation
board-operation =
    { $n ->
        [one] { $card }, { $n } token
       *[other] { $card }, { $n } tokens
    }
# $deed: what a card did or suffered in this wave. At most six letters.
board-deed =
    { $deed ->
        [attacked] struck
        [cast] cast
        [recruited] new
        [moved] moved
       *[revived] risen
    }
board-risen = risen corpse
board-text-of = { word-box } text
# $n: a number with its sign, but for the first; $kind: printed, or of a leader.
board-part-first =
    { $kind ->
        [printed] { $n } printed
       *[leader] { $n } by a leader
    }
board-part = { $n } by { $card }
board-part-limit = { $n } at least 0, at most 999
# $what: attack or life.
board-number = { $what } { $n }
board-row = row
board-coins-on = { $card }; { $n } on this card
board-shared-deck = shared deck: { $n } cards, face down
board-deck = deck
board-deck-title = deck: { $n } cards, face down
board-top = top of the deck
board-bottom = bottom of the deck
board-aside = set aside
board-leaders-drawn = leaders drawn
board-known-to-other = { $where }: a card that another seat knows
board-unknown-in-hand = a card in hand, not known
board-unknown = { $n } unknown
board-leader-card = { $card }, leader on the card of the { $hero }
board-describe-row = The row of open cards, the farthest from the deck first: { $cards }.
board-row-line = Row, the farthest from the deck first: { $cards }.
board-n-coins = { $n } coins
board-n-in-deck = { $n } in the deck
board-n-in-hand = { $n } cards in hand
board-n-discarded = { $n } discarded
board-none-in-play = no card in play
board-describe-seat = Seat { $seat }, { $piles }: { $cards }.
board-column = column { $n }
board-column-of = column { $n } of seat { $seat }
board-reserve = reserve
board-row-name =
    { $box ->
        [V] vanguard
        [F] flank
       *[R] rear
    }
board-row-of = { $row } of seat { $seat }
board-strength = attack strength
board-life = life
board-damage = damage
board-more = more than printed
board-intercept = Intercept
board-ranged = Ranged Attack
board-ranged-short = Ranged
board-in-melee = in melee
board-leader = leader
board-corpse = corpse
board-lethal = lethal
board-lethal-damage = lethal damage
board-card-of = a card of seat { $seat }
board-foreign = seat { $seat }'s
board-foreign-card = { $card } of { $seat }
board-corpse-of = { $card } of seat { $seat }
board-describe-strength = strength { $n }
board-describe-damage = damage { $n } of { $life }
board-card-words = { $card }: strength { $strength }, life { $life }
board-empty = empty
board-seat = seat { $seat }
board-seat-you = seat { $seat } (you)
board-you = (you)
# At most six letters.
board-to-act = to act
# At most ten letters.
board-winner = winner
board-draw = draw
board-wins = { $name }: wins
board-draws = { $name }: a draw
board-acts = { $name } to act
board-points = points { $n }
board-trophies = trophies { $n }
board-hand = hand: { $n }
board-hand-count = hand { $n }
board-coins = coins: { $n }
board-coins-count = coins { $n }
board-deck-count = deck { $n }
board-discard = discard { $n }
board-in-hand = hand
board-discarded = discard
# Boards of text have 24 letters for a card.
board-atk = atk
board-dmg = dmg
board-legend = atk: attack strength; dmg 3/7: 3 damage, life 7; * in melee; new, moved, struck, cast, risen: in this wave. Hatched: corpse. > row of the wave. Column 1 faces column 3.

## Markers of printed cards

marker-level = level
marker-magic = magic
marker-threat = threat
marker-curse = curse
marker-strength = strength

## Terms

term-action = action
term-attack = strength
term-ceasefire = ceasefire
term-coin = coin
term-column = column
term-corpse = corpse
term-damage = damage
term-deck = deck
term-discard = discard pile
term-draw = draw a card
term-flank = flank
term-free = free action
term-hand = hand
term-heal = heal
term-hero = hero
term-intercept = Intercept
term-leader = leader
term-leader-action = leader's own action
term-lethal = lethal damage
term-life = life
term-match = match
term-melee = melee attack
term-move = move
term-operation = operation
term-order = order
term-ranged = ranged attack
term-rear = rear
term-recruit = recruit
term-reserve = reserve
term-rival = rival
term-round = round
term-row = row
term-slot = slot
term-spell = spell
term-status = status effect
term-switch = switch
term-team = team
term-tie = tie
term-trap = trap
term-trophy = trophy
term-turn = turn
term-unit = unit
term-vanguard = vanguard
term-wave = wave

### Pixel Tactics: refusals, questions, events, labels, terms. Cards have ids such as 0.knight; slots are V1 to R3, S1 to S3 in a reserve.

## Refusals

option-best-of = number of games in the series: 1, 3 or 5
option-cards = sets of cards, such as set_1,set_2; none: those of the edition
option-decks = a list of cards for each player, as JSON, with mode=constructed
option-edition = whose rules and cards are played: en, ru, first or pl
option-house = points of the rules that you play otherwise, such as house.hand_limit=7
option-long-game = true: teams play to more points
option-mode = duel: two players; teams: two against two; pool: two players with one shared deck; constructed: with decks of your own
refusal-chance =
    { $due ->
        [First] luck is due first: who is first
        [Drawn] luck is due first: a card off a deck
        [Opened] luck is due first: a card for the row
       *[TakenAtRandom] luck is due first: a card at random from a hand
    }
refusal-no-luck = no luck is due: it is { PLAYER($turn) }'s turn
refusal-by-luck = that is for a player to decide, not for luck
refusal-by-seat = that is for luck to decide, not for a player
refusal-no-seat = there is no such player
refusal-seat =
    { WHO($by) ->
        [you] it is { PLAYER($turn) }'s turn, not yours
       *[other] it is { PLAYER($turn) }'s turn, not { PLAYER($by) }'s
    }
refusal-luck-kind =
    { $due ->
        [First] the luck that is due is who is first
        [Drawn] the luck that is due is a card off a deck
        [Opened] the luck that is due is a card for the row
       *[TakenAtRandom] the luck that is due is a card at random from a hand
    }
refusal-luck-seat = the luck that is due concerns { PLAYER($seat) }
refusal-luck-deck = { CARD($card) } is not among the cards that may come from { PLAYER($seat) }'s deck
refusal-luck-hand = { CARD($card) } is not in { PLAYER($seat) }'s hand
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
refusal-pending = answer the open question first
refusal-no-question = nothing is being asked: it is your turn in the { $wave } wave
refusal-not-offered = that does not answer the question
refusal-not-offered-card = that card cannot be chosen here
refusal-must = this effect cannot be declined
refusal-ceasefire-attack = attacks are not allowed during the ceasefire
refusal-ceasefire-spell = during the ceasefire no spell may touch a rival, and this spell of { CARD($card) } does
refusal-ceasefire-spells = spells are not allowed during the ceasefire
refusal-ceasefire-order = during the ceasefire no order may touch the rival, and that of { CARD($card) } does
refusal-ceasefire-orders = orders are not allowed during the ceasefire
refusal-ceasefire-leader = during the ceasefire a leader's action may not touch the rival
refusal-actions =
    { $cost ->
        [one] that costs { $cost } action, and you have { $left } left
       *[other] that costs { $cost } actions, and you have { $left } left
    }
refusal-forbidden = a text in play forbids you to { $action }
refusal-deck-empty = your deck is empty
refusal-hand-full = you hold { $held } cards: with { $limit } or more you cannot take the draw action
refusal-recruit-row = heroes are recruited to the row of the wave, which is { $wave }, not to { $slot }
refusal-taken = { $slot } is taken by { CARD($card) }
refusal-leader-slot = { $slot } belongs to the leader
refusal-reserve = { $slot } is not a slot of a unit
refusal-not-own = { $slot } of { PLAYER($seat) } is not in your unit
refusal-empty = nothing stands at { $slot }
refusal-is-corpse = { CARD($card) } at { $slot } is a corpse
refusal-no-corpse = { CARD($card) } at { $slot } is not a corpse
refusal-is-leader = a leader cannot { $action }
refusal-wrong-wave = { CARD($card) } stands in the { $row }: it attacks and casts in the { $row } wave, and this is the { $wave } wave
refusal-recruited = { CARD($card) } was recruited in this wave, and may not act in it
refusal-attacked = { CARD($card) } has attacked in this wave, and may not act again in it
refusal-cast = { CARD($card) } has cast a spell in this wave, and may not act again in it
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
refusal-target-left = you do not choose the target of this attack: choose the attacker alone
refusal-target-empty = nothing stands at { $slot } of { PLAYER($seat) }
refusal-target-corpse = { CARD($card) } is a corpse, and corpses are no targets
refusal-target-behind = { CARD($card) } cannot be attacked in melee: { CARD($front) } stands in front of it
refusal-shielded = { CARD($card) } stands behind { CARD($front) }, which intercepts ranged attacks
refusal-no-rival-target = there is nobody to attack
refusal-no-spell = { CARD($card) } has no such spell where it stands
refusal-not-ready = what this spell of { CARD($card) } needs does not hold now
refusal-leader-casts = a leader's own actions are leader actions
refusal-no-leader-action = your leader has no such action
refusal-used =
    { $n ->
        [one] { CARD($card) } takes this action once a { $per }, and has taken it
       *[other] { CARD($card) } takes this action { $n } times a { $per }, and has taken it so often
    }
refusal-within-ally = heroes move from one unit of a team to the other, not within the unit of { PLAYER($seat) }
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
refusal-not-own-reserve = { $slot } of { PLAYER($seat) } is not in your reserve
refusal-reserve-full = your reserve has no free slot
refusal-reserve-taken = { $slot } of your reserve is taken
refusal-reserve-empty = nothing lies in { $slot } of your reserve
refusal-ceasefire-operation = during the ceasefire no operation may touch the rival, and that of { CARD($card) } does
refusal-ceasefire-operations = operations are not allowed during the ceasefire

## Questions. $card: the card whose text asks, with ":leader" behind it if it is a leader's text, or none. See _text/questions.py for all.

question-leader = Which card do you choose as your leader? Nobody sees it until all have chosen.
question-turn =
    { $actions ->
        [0] You have no actions left in the { $wave } wave. End your turn?
        [one] Your turn in the { $wave } wave: { $actions } action left. What do you do?
       *[other] Your turn in the { $wave } wave: { $actions } actions left. What do you do?
    }
question-attack-aim = { word-about }Whom does { CARD($whom) } attack?
# $most: how much damage can be passed on.
question-damage-order =
    { $source ->
        [none] How much damage does { CARD($whom) } take: { $least } (limited first, then reduced) or { $most } (reduced first, then limited)?
       *[other] How much damage from { CARD($source) } does { CARD($whom) } take: { $least } (limited first, then reduced) or { $most } (reduced first, then limited)?
    }
question-damage-divert = { CARD($whom) } takes { $most } damage. How much of it do you pass on to { CARD($card) }?
question-triggers-next = { $n } abilities take effect now. Which one is next?
# $coins: how many coins the player has to lay.
question-pool-walk =
    { $coins ->
        [one] Which open card do you take? You lay one coin on each card before it, and you have { $coins } coin.
       *[other] Which open card do you take? You lay one coin on each card before it, and you have { $coins } coins.
    }
question-AskNumber =
    { $what ->
        [heal] { word-about }How much damage do you heal on { CARD($whom) }, { $most } at most?
       *[move] { word-about }How much damage do you move from { CARD($whom) }, { $most } at most?
    }
# $by: who picks; $low, $high: at least and at most how many; $picked: how many are picked already. In English more is said.
question-AskPieces =
    { $whom ->
        [none] { word-about }{ word-which }{ $high ->
            [1] { "" }
           *[other] { " " }Choose { $low } to { $high } in all, { $picked } so far.
        }
       *[other] { word-about }{ CARD($whom) } is chosen. Which card of that unit do you choose in its place?
    }
question-ChooseCopied = { word-about }Which rival's leader does your leader copy?
question-AskYes =
    { $does ->
        [DiscardCard] { $whom ->
            [none] { word-about }Discard a card? If you decline, what follows does not happen.
           *[other] { word-about }Discard a card to cancel the order of { CARD($whom) }?
        }
        [MoveDamage] { word-about }Move damage?
        [MoveSome] { word-about }Move damage?
        [Revive] { word-about }Bring a card back to life?
       *[other] { $whom ->
            [none] { word-about }Use this ability?
           *[other] { word-about }Cancel the order of { CARD($whom) }?
        }
    }
question-ChooseRival = { word-about }Which rival is meant?
# $decline: no, if declining is not legal; else what it does.
question-AttackWith =
    { $decline ->
        [no] { word-about }Which attack do you make?
       *[other] { word-about }Which attack do you make? You may decline.
    }
question-ChooseArea =
    { $shape ->
        [row] { word-about }Which row do you choose?
       *[column] { word-about }Which column do you choose?
    }
# $hero: the hero that comes into play.
question-ChooseTrait =
    { $whom ->
        [none] { word-about }Which of its three texts does the hero have, wherever it stands?
       *[other] { word-about }Which of its three texts does { CARD($whom) } have, wherever it stands?
    }
question-CopySpell =
    { $picked ->
        [0] { word-about }Which hero's spell do you copy?
       *[1] { word-about }Which spell of { CARD($whom) } do you copy?
    }
question-DiscardAny =
    { $done ->
        [0] { word-about }Discard a card? You may discard as many as you like.
       *[other] { word-about }Discard another card? { $done } discarded so far.
    }
question-DiscardCard = { word-about }Which card do you discard?
question-DrawUpTo = { word-about }How many cards do you draw, { $most } at most?
# $top: the card that is kept or discarded.
question-KeepOne =
    { $top ->
        [none] { word-about }Keep the card, or discard it?
       *[other] { word-about }Keep { CARD($top) }, or discard it?
    }
question-MoveMarkers = { word-about }How many markers do you move to { CARD($whom) }, { $most } at most?
question-MovePiece =
    { $decline ->
        [no] { word-about }Where does { CARD($whom) } move?
       *[other] { word-about }Where does { CARD($whom) } move? If you decline, it stays.
    }
question-OrderTop = { word-about }Which card comes next, from the top down? { $left } are still to be placed.
question-PlaceTop =
    { $top ->
        [none] { word-about }Where does the card go?
       *[other] { word-about }Where does { CARD($top) } go?
    }
question-PlayOrders =
    { $decline ->
        [no] { word-about }Which order do you play?
       *[other] { word-about }Which order do you play? You may decline.
    }
question-PutCorpse = { word-about }In which empty slot do you put { CARD($whom) } as a corpse?
question-Rearrange = { word-about }Where do you put { CARD($whom) }? { $left } are still to be placed.
question-Recruits =
    { $decline ->
        [no] { word-about }Which hero do you recruit, and where?
       *[other] { word-about }Which hero do you recruit, and where? You may decline.
    }
question-Redistribute =
    { $again ->
        [1] { word-about }Where else does this point of damage go?
       *[other] { word-about }Where does the next point of damage go? { $left } left.
    }
question-RevealCard =
    { $order ->
        [1] { word-about }Which card with an order do you show from the hand?
       *[other] { word-about }Which card do you show from the hand?
    }
question-Search = { word-about }Which card do you name?
# $what: damage or healing.
question-Share =
    { $what ->
        [damage] { word-about }Who takes the next point of damage? { $left } left.
       *[healing] { word-about }On whom do you heal the next point of damage? { $left } left.
    }
question-SortDrawn =
    { $place ->
        [hand] { word-about }Which card goes to your hand?
        [top] { word-about }Which card goes on top of your deck?
       *[discard] { word-about }Which card goes to your discard pile?
    }

## Events. Cards are word-card, or only the name.

# $what: the type of an action.
event-acted =
    { $what ->
        [ChooseLeader] { WHO($seat) ->
            [you] You choose
           *[other] { PLAYER($seat) } chooses
        } a leader.
        [Draw] { WHO($seat) ->
            [you] You draw
           *[other] { PLAYER($seat) } draws
        } a card.
        [Recruit] { WHO($seat) ->
            [you] You recruit
           *[other] { PLAYER($seat) } recruits
        } a hero.
        [Attack] { WHO($seat) ->
            [you] You attack
           *[other] { PLAYER($seat) } attacks
        }.
        [Cast] { WHO($seat) ->
            [you] You cast
           *[other] { PLAYER($seat) } casts
        } a spell.
        [PlayOrder] { WHO($seat) ->
            [you] You play
           *[other] { PLAYER($seat) } plays
        } an order.
        [Clear] { WHO($seat) ->
            [you] You clear
           *[other] { PLAYER($seat) } clears
        } a corpse.
        [Move] { WHO($seat) ->
            [you] You move
           *[other] { PLAYER($seat) } moves
        } a hero.
        [Switch] { WHO($seat) ->
            [you] You switch
           *[other] { PLAYER($seat) } switches
        } two cards.
        [PlayOperation] { WHO($seat) ->
            [you] You play
           *[other] { PLAYER($seat) } plays
        } an operation.
        [SetTrap] { WHO($seat) ->
            [you] You set
           *[other] { PLAYER($seat) } sets
        } a trap.
        [DiscardReserve] { WHO($seat) ->
            [you] You discard
           *[other] { PLAYER($seat) } discards
        } a card of the reserve.
        [GatherCoins] { WHO($seat) ->
            [you] You gather
           *[other] { PLAYER($seat) } gathers
        } coins.
        [LeaderAction] { WHO($seat) ->
            [you] You take
           *[other] { PLAYER($seat) } takes
        } the leader's own action.
        [EndTurn] { WHO($seat) ->
            [you] You end
           *[other] { PLAYER($seat) } ends
        } the turn.
       *[Choose] { WHO($seat) ->
            [you] You decide
           *[other] { PLAYER($seat) } decides
        }.
    }
event-luck-acted =
    { $what ->
        [First] Luck decides who goes first.
        [Drawn] Luck deals a card.
        [TakenAtRandom] Luck picks a card of a hand.
       *[Opened] Luck turns up a card.
    }
event-luck-asked = Luck decides what comes next.
event-asked =
    { WHO($seat) ->
        [you] You must decide.
       *[other] { PLAYER($seat) } must decide.
    }
event-started =
    { WHO($seat) ->
        [you] You are the first player.
       *[other] { PLAYER($seat) } is the first player.
    }
event-turn-started =
    { WHO($seat) ->
        [you] Round { $round }, { $wave } wave: your turn.
       *[other] Round { $round }, { $wave } wave: { PLAYER($seat) }'s turn.
    }
event-turn-ended =
    { WHO($seat) ->
        [you] Your turn is over.
       *[other] { PLAYER($seat) }'s turn is over.
    }
event-wave-ended = The { $wave } wave is over; casualties are counted.
event-round-ended = Round { $round } is over.
event-actions-gained =
    { $n ->
        [one] { WHO($seat) ->
            [you] You have
           *[other] { PLAYER($seat) } has
        } { $n } action more.
       *[other] { WHO($seat) ->
            [you] You have
           *[other] { PLAYER($seat) } has
        } { $n } actions more.
    }
event-actions-lost =
    { $n ->
        [one] { WHO($seat) ->
            [you] You will
           *[other] { PLAYER($seat) } will
        } have { $n } action fewer in the next wave.
       *[other] { WHO($seat) ->
            [you] You will
           *[other] { PLAYER($seat) } will
        } have { $n } actions fewer in the next wave.
    }
# $what: game or match; $rule: the rule that decides.
event-tied =
    { $what ->
        [game] The game is over: a tie ({ $rule }).
       *[match] The match is over: a tie ({ $rule }).
    }
event-won = The { $what } is over. Victory for { $winners } ({ $rule }).
event-leaders-revealed =
    { $leaders_count ->
        [one] The leader is { $leaders }.
       *[other] The leaders are { $leaders }.
    }
event-leaders-equal = The leaders are { $leaders }; they are equal, so their players choose again.
event-leader-copied =
    { WHO($seat) ->
        [you] { $card } copies your leader.
       *[other] { $card } copies { PLAYER($seat) }'s leader.
    }
event-leader-fell =
    { WHO($seat) ->
        [you] { $card } has fallen, your leader { $nth }: a point for the other team. Your cards are a new deck.
       *[other] { $card } has fallen, leader { $nth } of { PLAYER($seat) }: a point for the other team. Their cards are a new deck.
    }
event-lone-round =
    { WHO($seat) ->
        [you] You play a round alone, in ceasefire.
       *[other] { PLAYER($seat) } plays a round alone, in ceasefire.
    }
event-card-opened = { $card } is turned up in the row.
event-coins-laid =
    { $n ->
        [one] { WHO($seat) ->
            [you] You lay
           *[other] { PLAYER($seat) } lays
        } { $n } coin on { $card }.
       *[other] { WHO($seat) ->
            [you] You lay
           *[other] { PLAYER($seat) } lays
        } { $n } coins on { $card }.
    }
event-coins-taken =
    { $n ->
        [one] { WHO($seat) ->
            [you] You take
           *[other] { PLAYER($seat) } takes
        } { $n } coin from { $card }.
       *[other] { WHO($seat) ->
            [you] You take
           *[other] { PLAYER($seat) } takes
        } { $n } coins from { $card }.
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
event-order-played =
    { WHO($seat) ->
        [you] You play the order of { $card }.
       *[other] { PLAYER($seat) } plays the order of { $card }.
    }
event-order-executed =
    { WHO($seat) ->
        [you] You carry out the order of { $card }.
       *[other] { PLAYER($seat) } carries out the order of { $card }.
    }
event-order-cancelled = The order of { $card } is cancelled.
event-order-resolved = The order of { $card } has been carried out.
event-operation-played =
    { WHO($seat) ->
        [you] You play the operation of { $card } to { $slot }.
       *[other] { PLAYER($seat) } plays the operation of { $card } to { $slot }.
    }
event-token-removed =
    { $left ->
        [0] The operation of { $card } loses a token: none left.
       *[other] The operation of { $card } loses a token: { $left } left.
    }
event-trap-set =
    { WHO($seat) ->
        [you] You lay a trap face down to { $slot }.
       *[other] { PLAYER($seat) } lays a trap face down to { $slot }.
    }
event-trap-sprung =
    { WHO($seat) ->
        [you] Your trap at { $slot } opens: { $card }.
       *[other] { PLAYER($seat) }'s trap at { $slot } opens: { $card }.
    }
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
event-looked-at-top =
    { WHO($seat) ->
        [you] You look at the top of your deck.
       *[other] { PLAYER($seat) } looks at the top of their deck.
    }
event-saw-top =
    { WHO($seat) ->
        [you] You look at the top of your deck: { $cards }.
       *[other] { PLAYER($seat) } looks at the top of their deck: { $cards }.
    }
# $zone: where the card lies.
event-card-seen =
    { $zone ->
        [hand] { PLAYER($seat) }: { $cards } is seen in the hand.
        [deck] { PLAYER($seat) }: { $cards } is seen in the deck.
        [top] { PLAYER($seat) }: { $cards } is seen on top of the deck.
        [bottom] { PLAYER($seat) }: { $cards } is seen at the bottom of the deck.
        [discard] { PLAYER($seat) }: { $cards } is seen in the discard pile.
        [reserve] { PLAYER($seat) }: { $cards } is seen in the reserve.
        [row] { PLAYER($seat) }: { $cards } is seen in the row.
       *[aside] { PLAYER($seat) }: { $cards } is seen among the cards set aside.
    }
event-laid-in-row =
    { WHO($seat) ->
        [you] You lay { $card } in its place in the row.
       *[other] { PLAYER($seat) } lays { $card } in its place in the row.
    }
event-took-from-row =
    { WHO($seat) ->
        [you] You take { $cards } from the row.
       *[other] { PLAYER($seat) } takes { $cards } from the row.
    }
event-drew-leader =
    { WHO($seat) ->
        [you] You draw { $cards } from the deck of leaders.
       *[other] { PLAYER($seat) } draws { $cards } from the deck of leaders.
    }
event-put-back-leader =
    { WHO($seat) ->
        [you] You put back { $cards } into the deck of leaders.
       *[other] { PLAYER($seat) } puts back { $cards } into the deck of leaders.
    }
event-drew-hidden =
    { $cards_count ->
        [one] { WHO($seat) ->
            [you] You draw a card.
           *[other] { PLAYER($seat) } draws a card.
        }
       *[other] { WHO($seat) ->
            [you] You draw { $cards_count } cards.
           *[other] { PLAYER($seat) } draws { $cards_count } cards.
        }
    }
event-drew =
    { WHO($seat) ->
        [you] You draw { $cards }.
       *[other] { PLAYER($seat) } draws { $cards }.
    }
event-discarded =
    { WHO($seat) ->
        [you] You discard { $cards }.
       *[other] { PLAYER($seat) } discards { $cards }.
    }
# $start, $end: the zones.
event-card-moved = { WHO($seat) ->
        [you] { "" }
       *[other] { PLAYER($seat) }:{ " " }
    }{ $cards } goes from { $start ->
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
event-leader-hidden =
    { WHO($seat) ->
        [you] You choose a leader.
       *[other] { PLAYER($seat) } chooses a leader.
    }
event-leader-chosen =
    { WHO($seat) ->
        [you] You choose { $card } as leader.
       *[other] { PLAYER($seat) } chooses { $card } as leader.
    }
event-recruited =
    { WHO($seat) ->
        [you] You recruit { $card }.
       *[other] { PLAYER($seat) } recruits { $card }.
    }
event-recruited-at =
    { WHO($seat) ->
        [you] You recruit { $card } at { $place }.
       *[other] { PLAYER($seat) } recruits { $card } at { $place }.
    }

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
label-yes =
    { $does ->
        [none] yes
        [DiscardCard] discard a card
        [CancelOrder] cancel the order
        [MoveDamage] move damage
        [MoveSome] move damage
        [Revive] bring it back to life
       *[other] use it
    }
label-no = decline
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
label-seat = { PLAYER($seat) }
label-luck-first = { PLAYER($seat) } goes first
label-luck-drawn = { PLAYER($seat) } draws { $card }
label-luck-drawn-hidden = { PLAYER($seat) } draws a card
label-luck-drawn-leader = { PLAYER($seat) } draws the leader { $leader }
label-luck-opened = { $name } is turned up
label-luck-taken = { $card } is taken from { PLAYER($seat) }'s hand
label-luck-taken-hidden = a card is taken from { PLAYER($seat) }'s hand

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
word-card =
    { WHO($owner) ->
        [you] your { $name }
       *[other] { PLAYER($owner) }'s { $name }
    }
word-card-alone = { $name }
word-column = column { $n }
word-column-of-all = column { $n } of every unit, as you count
word-corpse = the corpse of { $what }
word-leader = the leader
word-named = { $name } ({ $id })
word-of =
    { WHO($seat) ->
        [you] { $what } of yours
       *[other] { $what } of { PLAYER($seat) }
    }
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
word-seat =
    { WHO($seat) ->
        [you] you
       *[other] { PLAYER($seat) }
    }
word-slot = { $slot }
word-slot-of =
    { WHO($seat) ->
        [you] { $slot } in your unit
       *[other] { $slot } in { PLAYER($seat) }'s unit
    }
# What is done to the card that is chosen.
word-which =
    { $does ->
        [DealDamage] Which card takes the damage?
        [Defeat] Which card is defeated?
        [ClearCorpses] Which card is cleared?
        [ExecuteOrderOf] Which card has its order carried out?
        [Give] Which card is affected?
        [Heal] Which card is healed?
        [MoveDamage] Damage is moved. Which card do you choose?
        [MoveSome] Damage is moved. Which card do you choose?
        [MovePiece] Which card moves?
        [Redistribute] Which card has its damage shared out anew?
        [Revive] Which card comes back to life?
        [Swap] Which card changes places?
        [ToDeckTop] Which card goes on top of its deck?
        [ToHand] Which card goes back to the hand?
       *[other] Which card in play do you choose?
    }

## Errors of notation

notation-no-card = no card is called '{ $word }': { $form }
notation-no-slot-or-card = '{ $word }' is no slot (V1 to R3, S1 to S3, with a seat in front for another unit: 1.V2), and no card that stands there
notation-no-slot = '{ $word }' is no slot: V1 to R3, S1 to S3, with a seat in front for another unit: 1.V2

## Boards: words of pictures and of texts.

board-title = Pixel Tactics
# $edition: its id.
board-edition =
    { $edition ->
        [en] English reprint
        [ru] Russian edition
        [first] first printing
       *[pl] Polish edition
    }
# $set: the id of a set of cards.
board-set =
    { $set ->
        [set_1] first set
        [set_1_first] first set as first printed
        [set_2] second set
        [set_2_first] second set as first printed
        [promo] promotional cards
       *[other] own cards
    }
board-own-cards = own cards
board-setup = setup
board-round = round { $round }
# $wave: vanguard, flank or rear.
board-wave = { $wave } wave
board-ceasefire = ceasefire
board-match = best of { $most }, match { $n }
board-then = { $one }, then { $other }
board-or = { $others } or { $last }
board-luck =
    { $phase ->
        [setup] First, the cards are dealt.
       *[play] Luck decides what comes next.
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
board-column = column { $n }
board-reserve = reserve
board-row-name =
    { $box ->
        [V] vanguard
        [F] flank
       *[R] rear
    }
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
board-foreign-card = { $card } of { $seat }
board-describe-strength = strength { $n }
board-describe-damage = damage { $n } of { $life }
board-card-words = { $card }: strength { $strength }, life { $life }
board-empty = empty
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

# Of people: $seat is a player, called by name.
board-player-first = { PLAYER($seat) } goes first
board-player-lone-round = lone round: { PLAYER($seat) }
board-tied = The game is over: nobody wins.
# $winners: names of players.
board-winners =
    { $winners_count ->
        [one] The game is over: { $winners } wins.
       *[other] The game is over: { $winners } win.
    }
# $players: names of players.
board-leaders-due =
    { $n ->
        [one] Leaders are chosen in secret: { $players } has yet to choose.
       *[other] Leaders are chosen in secret: { $players } have yet to choose.
    }
board-player-decides =
    { WHO($seat) ->
        [you] { $question }
       *[other] { PLAYER($seat) } decides. { $question }
    }
# $extra: board-extra, or nothing.
board-player-to-act =
    { WHO($seat) ->
        [you] { $n ->
            [0] Your turn: no actions left{ $extra }.
            [one] Your turn: { $n } action left{ $extra }.
           *[other] Your turn: { $n } actions left{ $extra }.
        }
       *[other] { $n ->
            [0] { PLAYER($seat) } to act: no actions left{ $extra }.
            [one] { PLAYER($seat) } to act: { $n } action left{ $extra }.
           *[other] { PLAYER($seat) } to act: { $n } actions left{ $extra }.
        }
    }
board-describe-player = { PLAYER($seat) }, { $piles }: { $cards }.
board-column-of-player = column { $n }, { PLAYER($seat) }
board-row-of-player = { $row }, { PLAYER($seat) }
board-card-of-player = a card of { PLAYER($seat) }
board-of-player = of { PLAYER($seat) }
board-players-card = { $card } ({ PLAYER($seat) })
# The second of two cards with one name.
board-nth-card = { $card } { $n }
board-known-to-another = { $where }: a card that another player knows
board-just-now = just now
board-marks = What the marks mean
board-in-progress = in progress
board-less = less than printed
board-player-you = { $player } (you)

## Markers of printed cards

marker-level = level
marker-magic = magic
marker-threat = threat
marker-curse = curse
marker-strength = strength

## Lessons. $card, $attacker, $target, $front, $behind, $leader, $own and $other are ids of cards.

lesson-first-title = Pixel Tactics in five minutes
lesson-first-welcome = Welcome to Pixel Tactics! You and your rival each command a unit of three by three slots, with a leader in the middle. Defeat your rival's leader, and you win.
lesson-first-waves = The three rows of a unit are the vanguard in front, the flank in the middle and the rear. A round has a wave for each row, in this order. In each wave you and your rival have one turn with two actions.
lesson-first-recruit = It is the vanguard wave, and you begin. You can recruit a hero from your hand to an empty slot in the row of the wave. Each hero has a different text for each row: in the vanguard the { CARD($card) } is stronger and better protected.
lesson-first-recruit-goal = Recruit the { CARD($card) } to { $slot }.
lesson-first-recruit-hint = Choose the { CARD($card) } from your hand and { $slot }, an empty slot in your vanguard.
lesson-first-wait = The { CARD($card) } cannot attack in the wave in which it was recruited, but your { CARD($attacker) } can.
lesson-first-melee = In a melee attack the hero in front of a column strikes the hero in front of any column of your rival. The leader { CARD($leader) } is safe for now, because the { CARD($front) } stands in front.
lesson-first-melee-goal = Attack the { CARD($target) } in melee with your { CARD($attacker) }.
lesson-first-melee-hint = You need the melee attack of the { CARD($attacker) }. Its target is the { CARD($target) }, who stands in front of your rival's leader.
lesson-first-lethal = The { CARD($card) } has as much damage as its life allows. Heroes fall only when the wave ends, so it can still fight. You have used both actions.
lesson-first-end-goal = End your turn.
lesson-first-end-hint = You have no actions left: end your turn.
lesson-first-corpses = Your { CARD($other) } was struck back, and at the end of the wave both heroes became corpses. A corpse keeps its slot, but it protects nobody from a melee attack.
lesson-first-ranged = Now it is the flank wave. A ranged attack can be aimed at any hero or leader. A hero with Intercept takes ranged attacks for all cards behind it in its column. The { CARD($front) } has Intercept, and the { CARD($behind) } stands behind it.
lesson-first-ranged-goal = See it for yourself: attack the { CARD($target) } from afar with your { CARD($attacker) }.
lesson-first-ranged-hint = Choose the { CARD($attacker) }, then the attack from afar with the { CARD($target) } as its target.
lesson-first-leader = The { CARD($front) } took the damage, and the { CARD($behind) } has none. Leaders attack in the flank wave. Only a corpse lies in front of { CARD($leader) } now, so a melee attack reaches the leader.
lesson-first-leader-goal = Attack { CARD($target) } in melee with your leader, { CARD($attacker) }.
lesson-first-leader-hint = Choose your leader { CARD($attacker) }, then { CARD($target) } as the target of the melee attack.
lesson-first-text = A leader's text works for the whole unit. { CARD($leader) } protects all your cards: each attack on them deals 1 damage less.
lesson-first-order = { CARD($leader) } has strength 4, but { CARD($own) } took only 3 damage. Now it is the rear wave. A card in your hand can also be played as an order and is discarded afterwards. The order of the { CARD($card) } defeats a hero at once.
lesson-first-order-goal = Play the order of the { CARD($card) }.
lesson-first-order-hint = Keep the other cards for later. Choose the { CARD($card) } and play its order, do not recruit it.
lesson-first-pick = You may choose any hero in play, even one of your own.
lesson-first-pick-goal = Choose your rival's { CARD($card) }.
lesson-first-pick-hint = The { CARD($card) } protects the column with Intercept, so it is the best target.
lesson-first-clear = The corpse of your { CARD($card) } still takes up a slot. You can clear a corpse in any wave: it goes to the discard pile, and the slot is empty again.
lesson-first-clear-goal = Clear the corpse of the { CARD($card) }.
lesson-first-clear-hint = Use your second action on the corpse in your vanguard: clear the { CARD($card) }.
lesson-first-round = The rear wave ends the round. In the next round your rival begins each wave.
lesson-first-last = Round three, vanguard wave: your rival has had a turn already. The { CARD($card) } that you recruited can attack now. { CARD($leader) } has 12 damage and 17 life, and the { CARD($card) } has strength 5 in the vanguard.
lesson-first-last-goal = Attack { CARD($target) } with your { CARD($attacker) }.
lesson-first-last-hint = Five more damage are enough for { CARD($target) }: choose the melee attack of the { CARD($attacker) } on the leader.
lesson-first-rout = { CARD($leader) } has 17 damage. A leader falls at the end of the wave, as a hero does, and your turn is the last one in this wave.
lesson-first-rout-hint = You need nothing more to win: end your turn.
lesson-first-bye = You have won, and the lesson is over. In a game you choose your leader from the first five cards of your deck, and nobody attacks in the first round. Have fun!

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

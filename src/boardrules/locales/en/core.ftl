### The messages of the library itself: what hosts and malformed actions are refused for, lists, and the words of the command line.

## Players

# $number: of the seat, counted from one. What a player without a name is called: standing alone, and where PLAYER stands in a sentence.
player-in-sentence = Player { $number }
player-numbered = Player { $number }
player-luck = luck

## Lists

# $word: one thing; $n: how often it is said.
list-times = { $word } ({ $n } times)
# $list: what was said so far; $word: the next thing, not the last.
list-more = { $list }, { $word }
list-last = { $list } and { $word }

## Refusals. They begin small and have no full stop: a rule's id may stand before them.

# $kind: the type of what was handed in; $game: the title of the game.
refusal-type = { $kind } is not an action of { $game }
# $path: where the fault is; $fault: what it is.
refusal-value = { $kind } has a field with a wrong value: { $path }: { $fault }
refusal-over = the game is over
refusal-no-action = this is no action of a player
refusal-luck-first = luck is to act
refusal-no-luck-now = luck has nothing to decide now
# $seat: the seat of the action.
refusal-not-to-act =
    { WHO($seat) ->
        [you] you are not to act
       *[other] { PLAYER($seat) } is not to act
    }
refusal-illegal = this { $kind } is not possible now
refusal-stale = this answers a position that is no longer there: look again
refusal-match-over = the match is over
refusal-match-no-seat = there is no { PLAYER($seat) }
refusal-retired =
    { WHO($seat) ->
        [you] the match is over: you have retired
       *[other] the match is over: { PLAYER($seat) } has retired
    }
refusal-supply-luck = supply brings luck, actions by CHANCE; a player's own are submitted
refusal-submit-luck = a player cannot submit luck: that is dealt or supplied
refusal-match-not-own =
    { WHO($seat) ->
        [you] you can submit only your own actions
       *[other] { PLAYER($seat) } can submit only actions of that player
    }
refusal-batch-revealed = the action before this one reveals something: submit them one by one
refusal-undo-nothing = nothing has been played yet
refusal-undo-luck = luck was drawn since the last action of a player
refusal-undo-revealed = the last action revealed something

## Errors of notation. $written: notation-written; $form: how such a line is written.

notation-written = an action is written { $forms } or { $last }
notation-empty = an empty line is no action; { $written }
notation-no-action = '{ $word }' is no action; { $written }
notation-too-many = '{ $word }' is one word too many: { $form }
notation-missing = something is missing after '{ $words }': { $form }
# $what: cell, seat, face, coordinate or none.
notation-number =
    { $what ->
        [cell] '{ $word }' is not a cell: a number from { $low } to { $high }
        [seat] '{ $word }' is not the number of a player: a number from { $low } to { $high }
        [face] '{ $word }' is not a face of the die: a number from { $low } to { $high }
        [coordinate] '{ $word }' is not a coordinate: a number from { $low } to { $high }
       *[none] '{ $word }' is not a number from { $low } to { $high }
    }
notation-which-seat = several players may act: write the number of the one whose action it is in front
notation-ambiguous = '{ $text }' may mean { $n } actions
notation-more = { "" } and { $n } more

## Tables of games of one's own

# In brackets after the name of a player: Ann (you, to act).
table-you = you
table-to-act = to act
table-winner = winner
# The title of a card that nobody may see, and of the middle of the table.
table-face-down = a card, face down
table-middle = the table
# $name: of a track, such as Round; $at: how far it is.
table-track = { $name }: { $at } of { $last }
# $name: of a pile, such as Deck; $n: its cards; $card: what is written on the top one.
table-pile = { $name }: { $n }, on top { $card }

## Lessons

# $label: the label of an action.
lesson-choose = Choose: { $label }
lesson-go-on = Press Enter to go on.
lesson-none = { $game } has no lesson.
lesson-number = Type the number of what you do.

## The command line. Words in quotes are commands and stay as they are.

# $ply: a number of actions.
terminal-after-ply = after ply { $ply }
terminal-at-the-end-of-the-round = at the end of the round
terminal-at-this-terminal = At this terminal: { $people }. Bots: { $bots }.
terminal-before-the-last-action = before the last action of the round
terminal-bot = bot
terminal-cards-needs-word = cards needs a word of the card's name or id: cards WORD
terminal-changes-only = This is what has changed; 'view' shows everything.
terminal-choose = A number, or an action as written above; ? for help.
# $rule: its id and title.
terminal-decided = Decided by { $rule }.
terminal-draw = draw
terminal-drawing-written = drawing written to { $file }
terminal-enter-plays = Enter plays it; ? for help.
terminal-file-exists = { $file } exists already: choose another name
terminal-final-position = final position
terminal-final-standings = final standings
terminal-going-on =
    { $plies ->
        [one] Going on after { $plies } ply.
       *[other] Going on after { $plies } plies.
    }
terminal-hand-over = { PLAYER($seat) }, press Enter when nobody else is looking.
terminal-help = Type the number of an action, or write it: { $example }
terminal-help-cards = what cards do: those whose name or id has WORD in it
terminal-help-hint = how the next action begins; a second time: the next action
terminal-help-list = all actions, or those that begin with WORD
terminal-help-quit = stop here; the game is lost unless it was saved, or begun with --log
terminal-help-rules = titles of all rules; one rule, such as BR-UNDO, or a section, BR
terminal-help-save = write the game so far to FILE, or again to the last one
terminal-help-skip = leave this puzzle
terminal-help-solution = the rest of the solution
terminal-help-undo = take back the last action typed here and what bots did since, if nothing was revealed
terminal-help-view = the position again
terminal-hide = Enter hides this before { PLAYER($seat) } looks.
terminal-human = human
terminal-kept-already = { $file } has every action of this game already: 'quit' loses nothing
terminal-list-begins = begins with: { $seats } seats; { $options }
terminal-list-cards = cards: { $n }
terminal-list-editions = editions: { $names }
terminal-list-factions = factions: { $names }
terminal-list-head = { $least } to { $most } seats, rules { $version }
terminal-list-head-same = { $most } seats, rules { $version }
# $titles: of the lessons; $command: what starts the first one.
terminal-list-lessons = lessons: { $titles } ('{ $command }')
terminal-list-levels = levels of bots: { $names }
terminal-list-options = options: { $names }
terminal-list-shows = 'list WORD' shows those that begin with WORD, 'list' all
# $verdict: terminal-verdict.
terminal-log-written = log written to { $file }, verified: { $verdict }
terminal-luck = luck
terminal-more-actions = and { $n } more: 'list' shows all, 'list WORD' those that begin with WORD
terminal-near = near it: { $names }
terminal-new-name = { $name } is no name for a game: take 2 to 40 small letters, digits and underscores, beginning with a letter
terminal-new-name-taken = { $name } is no name for a game: Python or a package has it already
terminal-new-next = Next:
terminal-new-page = play it in a page
terminal-new-play = watch bots play it here
terminal-new-test = test that it keeps every law
terminal-new-written = { $file } written
terminal-no-action-number =
    { $last ->
        [1] there is no action { $number }: there is only 1
       *[other] there is no action { $number }: they are 1 to { $last }
    }
terminal-no-beginning = no action begins with '{ $word }'; 'list' shows all
# $game: the id of a game.
terminal-no-card = { $game } has no card '{ $word }'
# $hint: terminal-near or terminal-rule-ids.
terminal-no-rule = { $game } has no rule '{ $word }'; { $hint }
terminal-no-rule-words = { $game } has no rule with all of the words: { $words }
terminal-nobody = nobody
# $refusal: why an action is refused, with the id of the rule.
terminal-not-allowed = Not allowed, { $refusal }
terminal-not-enforced = not enforced by the code
terminal-numbers = The number in brackets is that of the player in actions as they are typed.
terminal-older = the older { $file } is now { $older }
terminal-page-back = One step back
terminal-page-first = First position
terminal-page-last = Last position
terminal-page-on = One step on
terminal-page-position = Position
terminal-page-steps = Steps of the game
terminal-page-written = page written to { $file }
terminal-position = position
# $share: a fraction, such as 2/3.
terminal-puzzle-chance = { $share } ({ $percent } %)
terminal-puzzle-chance-at-most = { $action }: not this. It wins in this turn with a chance of at most { $chance }, the best action with { $best }.
terminal-puzzle-chance-how = Only this one action is asked for. Its chance is for the best play after it, whatever the other players answer. 'hint' helps, 'solution' shows how the turn can go on, 'skip' leaves the puzzle.
terminal-puzzle-chance-lower = { $action }: not this. It wins in this turn with a chance of { $chance }, the best action with { $best }.
terminal-puzzle-chance-plan = If luck helps, the turn goes like this:
terminal-puzzle-chance-right = Right: it wins in this turn with a chance of { $best }. The next best action has { $second }.
terminal-puzzle-chance-task = You are { PLAYER($seat) }: which action gives you the best chance to win the game in this turn?
# $action: the first word of an action as it is typed.
terminal-puzzle-hint = It begins with: { $action }
# $action: an action as it is typed.
terminal-puzzle-hint-all = It is: { $action }
terminal-puzzle-how = Other players answer when they are asked, and the win must not depend on luck, on their answers or on hidden cards. 'hint' helps, 'solution' shows the rest, 'skip' leaves the puzzle.
terminal-puzzle-may-win = { $action }: not this. It can win, but not for certain: luck, an answer, or what you cannot see can spoil it.
terminal-puzzle-no-win = { $action }: not this. After it nothing wins in this turn.
terminal-puzzle-right =
    { $left ->
        [0] Right, and that decides it.
        [one] Right: { $left } more decision.
       *[other] Right: { $left } more decisions.
    }
terminal-puzzle-solved =
    { $wrong ->
        [0] Solved without a wrong try.
        [one] Solved after { $wrong } wrong try.
       *[other] Solved after { $wrong } wrong tries.
    }
terminal-puzzle-solved-of = Solved: { $solved } of { $puzzles }.
terminal-puzzle-task =
    { $decisions ->
        [one] You are { PLAYER($seat) }: win in this turn, by { $decisions } decision.
       *[other] You are { PLAYER($seat) }: win in this turn, by { $decisions } decisions.
    }
# $number: of the puzzle in its set; $version: of the rules.
terminal-puzzle-title = puzzle { $number } of { $puzzles }: { $game }, rules { $version }
terminal-puzzle-wrong = { $action }: not this.
terminal-replays = every line replays, to the end
terminal-replays-so-far = every line replays; the game is not over
terminal-retired =
    { WHO($seat) ->
        [you] The match is over: you have retired.
       *[other] The match is over: { PLAYER($seat) } has retired.
    }
terminal-round = round { $round }
terminal-rule-ids = ids begin with { $names }
terminal-save-needs-name = save needs the name of a file: save FILE
terminal-saved =
    { $plies ->
        [one] saved after { $plies } ply; go on another time with: { $command }
       *[other] saved after { $plies } plies; go on another time with: { $command }
    }
terminal-seed = Seed: { $seed }.
terminal-shares-the-win = shares the win
terminal-shows-rule = 'rules { $rule }' shows the rule
# $source: a rulebook and its section, or terminal-source-house.
terminal-source = Source: { $source }
terminal-source-house = decided by this project
terminal-start = start
terminal-stopped =
    { $plies ->
        [one] stopped after { $plies } ply; nothing was written: --log FILE keeps a game
       *[other] stopped after { $plies } plies; nothing was written: --log FILE keeps a game
    }
terminal-stopped-saved =
    { $lost ->
        [0] stopped; the whole game is saved in { $file }; go on with:
        [one] stopped; the game is saved in { $file } without the last ply; go on with:
       *[other] stopped; the game is saved in { $file } without the last { $lost } plies; go on with:
    }
terminal-stopped-with-log =
    { $plies ->
        [one] stopped after { $plies } ply; the log is kept in { $file }; go on with:
       *[other] stopped after { $plies } plies; the log is kept in { $file }; go on with:
    }
terminal-taken-back =
    { WHO($seat) ->
        [you] Your last action is taken back.
       *[other] The last action of { PLAYER($seat) } is taken back.
    }
# $game: the title of the game; $version: the version of its rules.
terminal-title =
    { $seats ->
        [one] { $game }, { $seats } player, rules { $version }
       *[other] { $game }, { $seats } players, rules { $version }
    }
terminal-total = total
terminal-type-number = type a number from 1 to { $last }, or ? for help
# $result: EXACT, UNVERIFIED or DIVERGED; $why: what makes it so.
terminal-verdict =
    { $plies ->
        [one] { $result } ({ $plies } ply: { $why })
       *[other] { $result } ({ $plies } plies: { $why })
    }
terminal-wins = wins
terminal-you = you
terminal-your-turn =
    { WHO($seat) ->
        [you] your turn
       *[other] your turn, { PLAYER($seat) }
    }

## Rule sheets

sheet-actions = Actions
sheet-card = reference card
sheet-ceasefire = Ceasefire in the first round
sheet-damage = Damage and corpses
sheet-differs = In this edition:
sheet-effects = Texts of cards
sheet-end = End of the game
sheet-end-of-round = End of a round
sheet-expansion = Flower Power
sheet-fighting = Fighting
sheet-movement = Movement and scouting
sheet-number-cards = Cards in the deck
sheet-number-hand-limit = Cards in hand that rule out drawing
sheet-number-players = Players
sheet-number-round-limit = Rounds at most
sheet-number-rounds = Rounds
sheet-number-segment = Cells on a side of a segment
sheet-number-units = Units in a squad
sheet-number-zone = Points for a card of the largest zone, by round
sheet-operations = Operations and traps
sheet-placing = Placing a card
sheet-properties = Properties of skills
sheet-savages = Savages
sheet-scoring = Scoring
sheet-setup = Setup
sheet-skills = Skills
sheet-terrain = Terrain
sheet-trophies = Trophies
sheet-turn = Rounds and turns
sheet-wounds = Wounds and death

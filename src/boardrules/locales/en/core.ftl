### The messages of the library itself: what hosts and malformed actions are refused for, lists, and the words of the command line.

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
refusal-no-action = this is no action of a seat
refusal-luck-first = luck is to act
refusal-no-luck-now = luck has nothing to decide now
# $seat: the seat of the action.
refusal-not-to-act = seat { $seat } is not to act
refusal-illegal = this { $kind } is not possible now
refusal-stale = this answers a position that is no longer there: look again
refusal-match-over = the match is over
refusal-match-no-seat = there is no seat { $seat }
refusal-retired = the match is over: seat { $seat } retired
refusal-supply-luck = supply brings luck, actions by CHANCE; a seat's own are submitted
refusal-submit-luck = a seat cannot submit luck: that is dealt or supplied
refusal-not-own = seat { $seat } can submit only actions of its own
refusal-batch-revealed = the action before this one reveals something: submit them one by one
refusal-undo-nothing = nothing has been played yet
refusal-undo-luck = luck was drawn since the last action of a player
refusal-undo-revealed = the last action revealed something

"""Questions of readers, as they type them into the search box, and what a page says that answers each."""

from __future__ import annotations

from typing import Final, NamedTuple


class Question(NamedTuple):
    """Who asks what, and a regular expression that the answer in view contains, in small letters."""

    who: str
    words: str
    answer: str


QUESTIONS: Final = tuple(
    Question(who, words, answer)
    for who, asked in {
        "rules lawyer": (
            ("PX-PLA-4", r"px-pla-4 case 2"),
            ("can a ranged attack pass over a hero with intercept", r"does not pass over a hero with intercept"),
            ("both players reveal the same leader", r"both leaders are discarded"),
            ("discard pile shuffled when deck is empty", r"discard pile is not shuffled|draws no more"),
            ("does a wounded unit engage", r"engages nobody"),
            ("tie at the end of the game pixies", r"there is no tiebreaker"),
            ("do face-down cards score", r"has no value, no colour|scores 5 points"),
            ("werewolf order draw first then discard", r"picked from the whole hand"),
            ("who steers a savage at equal distance", r"the die decides who steers|one die each"),
            ("traps in the first round", r"none is sprung"),
            ("PT-RUL-124", r"pt-rul-124 karin"),
            ("cards hand limit discard down", r"nobody discards down"),
        ),
        "host": (
            ("save and resume a game", r"from_log|resume|read_log|match\.log"),
            ("hide cards from other players", r"swap test|view\(state|what a seat may not know|view of a seat"),
            ("undo last move", r"take back|take_back|undo|ply\("),
            ("web framework starlette server", r"starlette|fastapi|websocket"),
            ("AI difficulty levels", r"level"),
            ("set the seed of the shuffle", r"dealer\(seed|seed="),
            ("verify a log was not tampered with", r"verify"),
            ("translate refusals to polish", r"translator\(\"pl|translator\('pl|\bpl\b"),
            ("game of two against two options", r"two against two"),
            ("player leaves in the middle", r"leaves|resign|concede"),
            ("referee a real table with physical cards", r"real table|physical"),
            ("flower power expansion option", r"flower"),
        ),
        "designer": (
            ("make my own card pack json", r"to_json|game_from_pack|\"hero\""),
            ("DealDamage effect fields", r"dealdamage"),
            ("Knight", r"knight"),
            ("how to give a hero intercept", r"intercept"),
            ("which units has the faction fungunites", r"fungunites"),
            ("aura strength supporter", r"aura"),
            ("operation of a card lasting", r"operation"),
            ("add a new effect that asks the player", r"effect that asks|ask"),
            ("limit on number of cards in a pack", r"1 to 60|60 cards|at least"),
            ("faults of a pack", r"every fault is listed"),
            ("Каденза", r"каденза"),
            ("skill with radius", r"radius"),
        ),
        "researcher": (
            ("gymnasium environment", r"gymnasium"),
            ("observation shape of pixel tactics", r"observation"),
            ("action mask", r"mask"),
            ("perft numbers", r"perft"),
            ("run a tournament between bots", r"tournament|gauntlet|between bots|matches|simulate"),
            ("determinize hidden information search", r"determinize"),
            ("simulate 1000 games on all cores", r"cores|workers|executor"),
            ("win rate of leaders balance", r"leaders"),
            ("write results to parquet", r"parquet"),
            ("train an agent with jax", r"train|jax"),
            ("language model plays", r"language model"),
            ("confidence interval how many games are needed", r"interval|standard error|as many games"),
        ),
    }.items()
    for words, answer in asked
)

"""Questions of readers, as they type them into the search box, and what a page says that answers each."""

from __future__ import annotations

from typing import Final, NamedTuple


class Question(NamedTuple):
    """Who asks what in which language, and a regular expression that the answer in view contains, in small letters."""

    who: str
    words: str
    answer: str
    language: str = "en"


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
            ("when can my leader attack", r"in the flank wave the leader can attack"),
            ("both leaders die in same wave", r"the unit with more living heroes wins"),
            ("walk through another unit", r"a unit that is not wounded cannot be crossed"),
            ("attack with a hero I just recruited", r"a hero recruited in this wave cannot attack"),
            ("does a corpse block attacks", r"does not keep others from melee"),
            ("do I have to use the effect of my card", r"effects are mandatory"),
            ("I already have that number in my area", r"the player chooses one of the two to keep face up|only one of them|px-pla-2"),
            ("can my score go below zero", r"is not raised to 0"),
            ("shooting over a mountain", r"nobody shoots through it|a mountain on the straight way|a mountain blocks it"),
            ("hurt my own units with a skill", r"it touches the user.s own squad as well"),
            ("may I skip taking a card", r"nobody may pass"),
            ("heal a leader above its starting life", r"healing takes off all damage if there is less"),
            ("how many actions do I get per wave", r"a turn is two actions"),
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
            ("time limit per turn", r"a time limit is yours"),
            ("replace a leaver with a bot", r"play_for|leave a seat to a bot"),
            ("how many people can play", r"2 to 6|2 to 5"),
            ("invite friends to my table", r"invit"),
            ("can spectators see the hands", r"spectator"),
            ("games must survive a crash of the server", r"database|recorder|killed"),
            ("player lost connection", r"reconnect|connection.{0,60}(replaced|closed)"),
            ("website in russian", r"languages?\b.{0,200}\bru\b|translator\(\"ru|polish and russian|russian"),
            ("play without internet", r"without a server|offline|without a network"),
            ("teach a beginner the rules", r"lesson"),
            ("kick an idle player", r"kick the player|for the idle player"),
            ("run behind nginx with https", r"put nginx in front"),
            ("rate limit messages from one client", r"20 messages a second"),
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
            ("do something when a hero dies", r"when_defeated"),
            ("bonus for the neighbours", r"aura\(|next to this hero"),
            ("let the player decide whether to do it", r"may makes it optional"),
            ("is my card too strong", r"compare how often each"),
            ("ability only once per turn", r"once=\"turn\"|once: |\bonce\b.{0,60}\bturn\b"),
            ("draw two cards", r"drawcards|draw\(2"),
            ("stop the opponent from playing orders", r"forbids"),
            ("status effect that stays on a hero", r"put_status|putstatus"),
            ("picture for my own card", r"picture|image|art"),
            ("move damage to another hero", r"movedamage|move_damage|move_all_damage"),
            ("card that heals a hero", r"heal\(2"),
            ("hero that attacks twice", r"attack_with\("),
            ("test my own pack before I publish it", r"before you publish a pack"),
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
        "bot writer": (
            ("how long may my bot think", r"seconds=2\.0|seconds: float|\bseconds\b.{0,80}decision"),
            ("which cards has the opponent already played", r"see what opponents have played"),
            ("play my bot against itself", r"against itself"),
        ),
    }.items()
    for words, answer in asked
) + tuple(
    Question(who, words, answer, language)
    for language, asked in {
        "pl": (
            ("rules lawyer", "czy muszę odrzucić karty z ręki", r"pt-act-18"),
            ("rules lawyer", "kto wygrywa przy remisie", r"px-win-2"),
            ("host", "ilu graczy może grać", r"ct-ov-1|px-fp-6"),
            ("designer", "własne karty w talii", r"pt-custom-1"),
        ),
        "ru": (
            ("rules lawyer", "когда срабатывает ловушка", r"pt-trap-2"),
            ("rules lawyer", "можно ли пройти через чужой отряд", r"ct-h-16|ct-mv-4"),
            ("host", "сколько игроков может играть", r"ct-ov-1|px-fp-6"),
            ("designer", "создать свою карту", r"pt-custom-1"),
        ),
    }.items()
    for who, words, answer in asked
)

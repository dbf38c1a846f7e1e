"""A bot of another version of the library, asked over pipes by :mod:`bench.strength.older`.

Run by its path, with the sources of that version first among the modules, it imports nothing that a version may not have. It plays along:
each line that it reads is an object of JSON. ``{"new": seed}`` begins a game, ``{"play": k}`` plays the *k*-th legal action or outcome of
luck, and ``{"ask": null}`` is answered with the place of the bot's choice, the seconds of the processor, and the legal actions, by which
the other side sees that both play the same game.
"""

import json
import sys
from random import Random
from time import process_time

import msgspec

from boardrules import game, pixies
from boardrules.bots import bot


def main() -> None:
    """Answer until the input ends."""
    name, text = sys.argv[1:]
    played = game(name)
    options = pixies.Options(seats=2) if name == "pixies" else None
    asked = bot(text, played)
    state, rng = played.new_game(options), Random(0)
    for line in sys.stdin:
        order = json.loads(line)
        if "new" in order:
            state, rng = played.new_game(options), Random(order["new"])
        elif "play" in order:
            luck = played.chance(state)
            action = played.chance_action(state, order["play"]) if luck else played.legal_actions(state)[order["play"]]
            state = played.apply_unchecked(state, action)
        else:
            legal = played.legal_actions(state)
            seat = played.to_act(state)[0]
            own = [action for action in legal if action.by == seat]
            view = played.view(state, seat)
            begun = process_time()
            chosen = asked.choose(view, tuple(own), rng)
            seconds = process_time() - begun
            answer = {"chosen": legal.index(chosen), "seconds": seconds, "legal": msgspec.json.encode(legal).decode()}
            print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main()

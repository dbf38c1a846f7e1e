"""The program that ``check_hash_seeds`` starts: play games and print every value they give, one a line."""

from __future__ import annotations

import importlib
import sys
from collections.abc import Iterator
from typing import Any

import msgspec

from boardrules.capabilities import Numbering
from boardrules.chance import Dealer
from boardrules.codec import canonical, from_json
from boardrules.contract import Game
from boardrules.match import Match
from boardrules.presentation import rendering
from boardrules.registry import game as installed_game
from boardrules.testing._run import luck
from boardrules.transforms import capability
from boardrules.values import CHANCE


def find_game(name: str) -> Game[Any, Any, Any, Any, Any]:
    """Return the installed game of this name, or the one imported from ``package.module`` or ``package.module:name``."""
    module, _, attribute = name.partition(":")
    if not attribute and "." not in module:
        return installed_game(name)
    found: Any = importlib.import_module(module)
    game: Game[Any, Any, Any, Any, Any] = getattr(found, attribute) if attribute else found
    return game


def transcript(game: Game[Any, Any, Any, Any, Any], options: msgspec.Struct | None, seed: str) -> Iterator[bytes]:
    """Yield every state, list, view and number of one random game, then its log."""
    match = Match(game, options, dealer=Dealer(seed))
    rng, drawing = luck(seed), rendering(game)
    numbers: Numbering[Any, Any, Any] | None = capability(game, Numbering[Any, Any, Any])
    since = 0
    while True:
        state = match.state
        yield f"{match.ply} state ".encode() + canonical(state)
        legal = game.legal_actions(state)
        yield f"{match.ply} legal ".encode() + msgspec.json.encode(legal)
        for seat in (*game.seats(state), None):
            prompt = match.prompt(seat, since=since)
            yield f"{match.ply} seat {seat} ".encode() + msgspec.json.encode([prompt.view, prompt.decision, prompt.events])
        view = game.view(state, None)
        yield f"{match.ply} drawn ".encode() + msgspec.json.encode([drawing.render_text(view), drawing.render_svg(view)])
        if numbers is not None:
            seat = None if match.over or game.to_act(state) == (CHANCE,) else game.to_act(state)[0]
            view, space = game.view(state, seat), numbers.action_space(options)
            own = () if seat is None else game.legal_actions(state, seat)
            found = [numbers.observe(view), [space.index(action, view) for action in own], len(space), space.per_seat]
            yield f"{match.ply} numbers ".encode() + msgspec.json.encode(found)
        if match.over:
            break
        since = match.ply
        action = rng.choice(legal)
        match.submit(action.by, action)
    yield from match.log().splitlines()


def main(name: str, games: str, seed: str, options: str) -> None:
    """Print the transcripts of the given number of games."""
    game = find_game(name)
    agreed = from_json(game.SPEC.options, options) if options else None
    for number in range(int(games)):
        for line in transcript(game, agreed, f"{seed}/{number}"):
            sys.stdout.buffer.write(line + b"\n")


if __name__ == "__main__":
    main(*sys.argv[1:])

"""How a game answers wrong calls, and how its values are pickled and copied: ``python -m tests.compiled.manners GAME``.

Two builds of the library that print the same lines behave alike.
"""

from __future__ import annotations

import copy
import pickle
import sys
from collections.abc import Callable, Iterator
from hashlib import blake2b
from random import Random
from typing import Any

from boardrules import Dealer, InvalidState, game, to_json
from boardrules.testing import option_grid

STRANGE: tuple[Any, ...] = (None, True, 1, 10**30, -1, 1.5, "", "Draw", b"", (), [], {}, object)
"""What is neither an action nor anything else of a game."""


def said(call: Callable[..., object], *arguments: object) -> str:
    """Return the error of a *call*, or a digest of its value."""
    try:
        value = call(*arguments)
    except Exception as error:  # noqa: BLE001  (whatever the sources raise, the compiled build must raise)
        return f"{type(error).__name__} {error}"
    return blake2b(repr(value).encode(), digest_size=8).hexdigest()


def answers(played: Any, state: Any) -> Iterator[str]:
    """Yield the answers of a game to wrong arguments at one state."""
    for strange in STRANGE:
        for name in ("check", "apply", "step", "view"):
            yield f"{name} {strange!r}: {said(getattr(played, name), state, strange)}"
        yield f"new_game {strange!r}: {said(played.new_game, strange)}"
    for seat in (-2, -1, 0, 1, 7, 10**30):
        yield f"legal_actions {seat}: {said(played.legal_actions, state, seat)}"


def copies(played: Any, state: Any) -> Iterator[str]:
    """Yield how a state, its actions and the game itself are pickled and copied."""
    legal = played.legal_actions(state)
    for value in (state, legal, played.step(state, legal[0])):
        copied = pickle.loads(pickle.dumps(value))
        assert copied == copy.copy(value) == copy.deepcopy(value) == value
        yield f"copied {said(lambda same: same, copied)}"
    if not hasattr(played, "__path__"):  # a game of one's own cards is an object; the others are modules
        assert pickle.loads(pickle.dumps(played)).new_game() == played.new_game()


def lines(name: str) -> Iterator[str]:
    """Yield the answers at the start, in the middle and at the end of a game with each of the options."""
    played: Any = game(name)
    for number, options in enumerate(option_grid(played)[:6]):
        rng, dealer = Random(number), Dealer(number)
        state = dealer.deal(played, played.new_game(options))
        for ply in range(60):
            legal = played.legal_actions(state)
            if not legal:
                break
            if ply % 20 == 10:
                yield from answers(played, state)
                yield from copies(played, state)
                yield f"legal {blake2b(b''.join(map(to_json, legal)), digest_size=8).hexdigest()}"
            state = dealer.deal(played, played.apply(state, rng.choice(legal)))
        try:
            dealer.choose(played, state)
        except InvalidState as error:
            yield str(error)


if __name__ == "__main__":
    sys.stdout.writelines(f"{line}\n" for line in lines(sys.argv[1]))

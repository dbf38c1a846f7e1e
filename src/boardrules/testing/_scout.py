"""Quick games without laws, which look for rare situations and for actions to try as illegal ones elsewhere."""

from __future__ import annotations

from contextlib import suppress
from random import Random

from boardrules.chance import Dealer
from boardrules.testing._rare import kind_of, remarks
from boardrules.testing._run import A, Bench, E, O, S, V, luck


def scout(bench: Bench[S, A, V, E, O], state: S, name: str, *, plies: int, note: bool) -> list[A]:
    """Play a quick game from *state*, keep what is remarkable if *note* says so, and return the actions; no law is checked."""
    game, rng, dealer = bench.game, luck(name), Dealer(name)
    balanced = rng.random() < 0.5
    found: list[A] = []
    with suppress(Exception):  # whatever is wrong will show in the game that is examined, under the law that it breaks
        for _ in range(min(plies, bench.spec.max_plies)):
            legal = () if game.chance(state) else game.legal_actions(state)
            if legal and note:
                bench.rare.note(state, remarks(game, state, legal), rng)
            action = _chosen(legal, rng, balanced=balanced) if legal else dealer.choose(game, state)
            found.append(action)
            state = game.apply_unchecked(state, action)
    return found


def _chosen(legal: tuple[A, ...], rng: Random, *, balanced: bool) -> A:
    """Any of *legal*; in a balanced game every kind of action is equally likely, however many there are of each."""
    if not balanced:
        return rng.choice(legal)
    kinds: dict[str, list[A]] = {}
    for action in legal:
        kinds.setdefault(kind_of(action), []).append(action)
    return rng.choice(kinds[rng.choice(sorted(kinds))])

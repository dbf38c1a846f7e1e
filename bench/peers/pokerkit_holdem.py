"""pokerkit: heads-up no-limit hold'em, hand after hand, everything but the decisions automated.

pokerkit has no list of legal actions: it has a question for each kind of action. They are asked at every decision, one of the
kinds that are legal is taken at random, and the amount of a bet or raise at random between the least and the greatest.
"""

from __future__ import annotations

from pathlib import Path
from random import Random

from bench.peers.common import Contestant, Looped, Peer, package_version

__all__ = ["PEER"]

FOLD, CALL, RAISE = range(3)


def _load(_: Path | None) -> Contestant:
    found = package_version("pokerkit")
    from pokerkit import Automation, Mode, NoLimitTexasHoldem  # noqa: PLC0415  (may not be installed)

    automated = tuple(Automation)

    def play(rng: Random) -> int:
        hand = NoLimitTexasHoldem.create_state(automated, True, 0, (1, 2), 2, 200, 2, mode=Mode.TOURNAMENT)
        steps = 0
        while hand.status:
            kinds = [CALL] if hand.can_check_or_call() else []
            if hand.can_fold():
                kinds.append(FOLD)
            if hand.can_complete_bet_or_raise_to():
                kinds.append(RAISE)
            kind = kinds[rng.randrange(len(kinds))]
            if kind == CALL:
                hand.check_or_call()
            elif kind == FOLD:
                hand.fold()
            else:
                least = hand.min_completion_betting_or_raising_to_amount or 0
                greatest = hand.max_completion_betting_or_raising_to_amount or 0
                hand.complete_bet_or_raise_to(least + rng.randrange(greatest - least + 1))
            steps += 1
        return steps

    return Looped(play, found)


PEER = Peer("pokerkit", "no-limit hold'em, 2 players: one hand a game", _load, 15)

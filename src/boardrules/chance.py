"""Luck, dealt by the host: :class:`Dealer` answers chance points from a seed.

A state contains no random generator and no shuffled secret. Where the rules need luck, the state waits at a chance point, and an outcome
arrives as an action, chosen by a dealer or taken from a real table.

To check an answer or write another implementation, compute it as follows (``docs/explanations/chance.md`` has test vectors),
with ``seed`` as UTF-8 text (an integer in decimal, bytes as they are):

- ``key = BLAKE2b-256(seed, person="boardrules.deal")``
- ``block(b, t) = BLAKE2b-512(b as 8 bytes ‖ t as 8 bytes, key=key)``, big-endian, read as eight 64-bit words
- with client seeds, ``key = BLAKE2b-256(c, key=key, person="boardrules.mix")`` takes its place, where ``c`` is each client seed
  as UTF-8 text with its length in bytes as 8 bytes before it, one after another
- answer *i* among *n* outcomes is ``w mod n``, where ``w`` is word ``i mod 8`` of ``block(i // 8, t)`` for the first attempt
  *t* = 0, 1, ... with ``w < 2**64 - 2**64 mod n``
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from hashlib import blake2b
from struct import Struct as Packer
from typing import Any, Final

from boardrules.contract import A, E, Game, O, S, V
from boardrules.errors import InvalidState

__all__ = ["Dealer", "commitment_of"]

LONGEST: Final = 200
"""Maximum length of a client seed, in characters."""

_RANGE: Final = 1 << 64
_WORDS: Final = Packer(">8Q")
_POSITION: Final = Packer(">2Q")


def _seed_bytes(seed: int | str | bytes) -> bytes:
    return seed if isinstance(seed, bytes) else str(seed).encode()


def _key(seed: int | str | bytes, client_seeds: tuple[str, ...]) -> bytes:
    key = blake2b(_seed_bytes(seed), digest_size=32, person=b"boardrules.deal").digest()
    if not client_seeds:
        return key
    mixed = blake2b(digest_size=32, key=key, person=b"boardrules.mix")
    for text in client_seeds:
        data = text.encode()
        mixed.update(len(data).to_bytes(8, "big") + data)  # with its length: ("ab", "c") is not ("a", "bc")
    return mixed.digest()


def commitment_of(seed: int | str | bytes) -> str:
    """Return the commitment to *seed* that a host publishes before the game: its BLAKE2b-256 hash, 64 hexadecimal digits.

    Compare it with the commitment in a log when the seed has been published, or let :func:`boardrules.verify_luck` do so. A seed that can
    be guessed (7, a birthday) can be found from its commitment; ``Dealer()`` takes one that cannot. A commitment binds a host to a seed,
    but does not show how many seeds the host tried before. Client seeds prevent such a choice.
    """
    return blake2b(_seed_bytes(seed), digest_size=32, person=b"boardrules.seed").hexdigest()


class Dealer:
    """A source of luck that answers chance points. Its *i*-th answer depends only on the seeds and on *i*.

    Parameters
    ----------
    seed:
        a number, a text or bytes; None takes 256 bits from the operating system. The attribute ``seed`` has the one in use.
    answered:
        the number of chance points answered before. To continue a game after a crash, pass the number of chance lines in its log.
    client_seeds:
        texts that the players gave after they had seen the commitment, in an agreed order, such as by seats. They are mixed into
        the luck, so a host who committed to a seed before cannot have chosen the luck. The commitment is to *seed* alone.

    Raises ValueError for a negative *answered* and for client seeds that are not a sequence of texts of at most 200 characters.

    A dealer is mutable and belongs to one game. Do not use it as the rng of a bot or of ``determinize``, and give a fork of a game a dealer
    of its own.

    >>> from boardrules import Dealer, pixies
    >>> dealer = Dealer(seed=7)
    >>> state = dealer.deal(pixies, pixies.new_game(pixies.Options(seats=3)))
    >>> len(state.table), dealer.answered
    (3, 4)
    """

    __slots__ = ("_asked", "_at_once", "_block", "_key", "_words", "answered", "client_seeds", "seed")

    def __init__(self, seed: int | str | bytes | None = None, *, answered: int = 0, client_seeds: Sequence[str] = ()) -> None:
        if answered < 0:
            raise ValueError(f"answered must be 0 or more, not {answered}")
        given: Sequence[object] = client_seeds  # it may hold anything
        if isinstance(given, str | bytes) or any(type(text) is not str or len(text) > LONGEST for text in given):
            raise ValueError(f'client_seeds is a sequence of texts of at most {LONGEST} characters each, such as ("anna", "ben")')
        self.seed: int | str | bytes = secrets.token_hex(32) if seed is None else seed
        self.answered = answered
        self.client_seeds = tuple(client_seeds)
        self._key = _key(self.seed, self.client_seeds)
        self._block = -1
        self._words: tuple[int, ...] = ()
        self._asked: object = None
        """The game that was dealt for last. It was asked once for ``deal_luck``, since a module takes long to say that it lacks a name."""
        self._at_once: Any = None
        """The ``deal_luck`` of that game, or None. Its type names the states of the game, which no field of a dealer can."""

    def __reduce__(self) -> tuple[object, ...]:
        return _dealer, (self.seed, self.answered, self.client_seeds)

    def __repr__(self) -> str:
        return f"<Dealer, {self.answered} answered, commitment {self.commitment[:8]}...>"

    @property
    def commitment(self) -> str:
        """The hash of the seed. Publish it before the game and the seed after it, so that players can check the luck."""
        return commitment_of(self.seed)

    def draw(self, n: int) -> int:
        """Return the next answer: a number from 0 to *n* - 1, each equally likely. Raises ValueError unless 1 <= n <= 2**64."""
        if not 1 <= n <= _RANGE:
            raise ValueError(f"a chance point has from 1 to 2**64 outcomes, not {n}")
        i = self.answered
        block = i >> 3
        if block != self._block:
            self._words = self._digest(block, 0)
            self._block = block
        word = self._words[i & 7]
        if word > _RANGE - n:
            word = self._fair(block, i & 7, n)
        self.answered = i + 1
        return word % n

    def choose(self, game: Game[S, A, V, E, O], state: S) -> A:
        """Return the answer to the chance point at which *state* waits. Raises InvalidState at any other point."""
        n = game.chance(state)
        if not n:
            raise InvalidState("this state does not wait for luck: game.chance(state) is 0")
        return game.chance_action(state, self.draw(n))

    def deal(self, game: Game[S, A, V, E, O], state: S) -> S:
        """Answer every chance point up to the next decision of a player or the end of the game, and return the state there."""
        if game is not self._asked:
            self._asked, self._at_once = game, getattr(game, "deal_luck", None)
        all_at_once: Callable[[S, Callable[[int], int]], S] | None = self._at_once
        if all_at_once is not None:
            return all_at_once(state, self.draw)
        n = game.chance(state)
        if not n:
            return state
        chance, outcome, apply = game.chance, game.chance_action, game.apply_unchecked
        i, block, words = self.answered, self._block, self._words
        while n:  # as in draw(), without the call
            if i >> 3 != block:
                block = self._block = i >> 3
                words = self._words = self._digest(block, 0)
            word = words[i & 7]
            if word > _RANGE - n:
                word = self._fair(block, i & 7, n)
            i += 1
            self.answered = i
            state = apply(state, outcome(state, word % n))
            n = chance(state)
        return state

    def _digest(self, block: int, attempt: int) -> tuple[int, ...]:
        return _WORDS.unpack(blake2b(_POSITION.pack(block, attempt), key=self._key).digest())

    def _fair(self, block: int, index: int, n: int) -> int:
        """Return the first word that is not among the last 2**64 mod n, which would favour small answers."""
        limit = _RANGE - _RANGE % n
        attempt = 0
        while True:
            word = self._digest(block, attempt)[index]
            if word < limit:
                return word
            attempt += 1


def _dealer(seed: int | str | bytes, answered: int, client_seeds: tuple[str, ...]) -> Dealer:
    """Return a dealer that was pickled or copied."""
    return Dealer(seed, answered=answered, client_seeds=client_seeds)

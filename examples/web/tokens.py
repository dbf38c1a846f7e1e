"""Secrets by which people take seats: links have them, a table keeps hashes of them."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Sequence

from boardrules import Seat

__all__ = ["hashed", "new_token", "seat_of"]


def new_token() -> str:
    """Return a secret that nobody guesses."""
    return secrets.token_urlsafe(24)


def hashed(token: str) -> bytes:
    """Return what is kept of a secret: whoever reads the database takes nobody's seat. The secrets are random, so no salt is needed."""
    return hashlib.sha256(token.encode(errors="replace")).digest()


def seat_of(token: str, among: Sequence[bytes]) -> Seat | None:
    """Return the seat whose hash in *among* is of this secret, None if there is none. Every hash is compared, in the same time."""
    mine = hashed(token)
    found = [Seat(seat) for seat, known in enumerate(among) if secrets.compare_digest(mine, known)]
    return found[0] if found else None

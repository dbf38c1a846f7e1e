"""Everything that is kept about a table besides the log of its match."""

from __future__ import annotations

from collections.abc import Container

import msgspec
from opponents import Pace

from boardrules import Seat

__all__ = ["About", "Chair", "TakingBack"]


class Chair(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat: hashes of the secret of the person on it and of the invitation to it, and what the person said. Empty: nobody's.

    ``bot`` is the level of the bot that plays the seat while nobody sits there; empty: the one of the table.
    Whoever has ``left`` may take the seat up again, by the secret, until somebody else has it.
    """

    token: bytes = b""
    invitation: bytes = b""
    name: str = ""
    luck: str = ""
    bot: str = ""
    left: bool = False

    @property
    def taken(self) -> bool:
        """True if a person sits here."""
        return bool(self.token) and not self.left

    @property
    def empty(self) -> Chair:
        """The same seat without anybody."""
        return Chair(bot=self.bot)


class TakingBack(msgspec.Struct, frozen=True):
    """Somebody wants to take back *count* actions; whoever is left in *open* has not agreed yet. Void once the log has more *lines*."""

    by: Seat
    count: int
    open: frozenset[Seat]
    lines: int


class About(msgspec.Struct, frozen=True):
    """Everything that is kept about a table besides the log of its match."""

    game: str
    options: msgspec.Raw
    seed: str
    chairs: tuple[Chair, ...]
    bots: str = "random"
    asked: TakingBack | None = None
    pace: Pace = "normal"
    listed: bool = False
    """Whether everybody sees the table in the lobby and may sit down at it, until it starts."""
    host: Seat = Seat(0)
    """The seat of whoever made the table. Nobody else gives seats out, and nobody at all once the host has left."""
    next: str = ""
    """The table at which the same people play again."""

    @property
    def tokens(self) -> list[bytes]:
        """The hashes of those who sit, empty for all other seats."""
        return [chair.token if chair.taken else b"" for chair in self.chairs]

    def level(self, seat: Seat) -> str:
        """Return the level of the bot that plays *seat* while nobody sits there."""
        return self.chairs[seat].bot or self.bots

    def told(self, here: Container[Seat | None]) -> dict[str, object]:
        """Return what everybody is told of it; *here* are the seats of all clients."""
        return {
            "host": self.host,
            "next": self.next,
            "seats": [
                {
                    "name": chair.name if chair.taken else "",
                    "kind": "person" if chair.taken else "bot",
                    "here": Seat(seat) in here,
                    "level": self.level(Seat(seat)),
                }
                for seat, chair in enumerate(self.chairs)
            ],
            "left": [seat for seat, chair in enumerate(self.chairs) if chair.left],
            "pace": self.pace,
        }

    def again(self, seed: str, *, rotate: bool) -> About:
        """Return what is kept about a table at which the same people play again; *rotate*: everybody sits one seat on."""
        chairs = [Chair(token=chair.token, name=chair.name, bot=chair.bot) if chair.taken else chair.empty for chair in self.chairs]
        host = self.host if chairs[self.host].taken else next((seat for seat, chair in enumerate(chairs) if chair.taken), 0)
        if rotate:
            chairs, host = [chairs[-1], *chairs[:-1]], (host + 1) % len(chairs)
        return msgspec.structs.replace(self, chairs=tuple(chairs), host=Seat(host), seed=seed, listed=False, asked=None)

"""A copy of a table repeats what another has kept, line by line, or is read anew; then it goes on."""

from __future__ import annotations

import asyncio
from functools import partial
from random import Random
from typing import Any

import pytest

pytest.importorskip("starlette", reason="the web example needs starlette, uvicorn and websockets")

import copies as kept_copies
import faces
from draft import Draft, follow
from games import Games
from keeping import Kept
from opened import Open
from storage import Faster
from table import Table

from boardrules import IllegalAction, RecorderError, Seat, to_json
from tests.web.serving import alone


class Copies:
    """A table that is played at, and a copy of it at another server."""

    def __init__(self, game: str, options: bytes) -> None:
        id, self.about, _ = Table.plan(game, options, person="Ada", seed="7")
        self.log = b""
        self.version = 0
        self.journal = Draft(id, 0, b"")
        self.table = Table.read(id, self.about, self.journal)
        self.table.start()
        self.commit()
        self.other = Draft(id, self.version, self.log)
        self.copy = Table.read(id, self.about, self.other)

    def commit(self) -> None:
        """Keep what was written, as a database does."""
        self.log += self.journal.lines
        self.about = self.journal.about or self.about
        self.version += 1
        self.journal.settle()

    def follow(self) -> int:
        """Repeat what is new; returns the lowest ply on the way."""
        lines = self.log[self.other.size :]
        return follow(self.copy, self.other, Kept(self.about, self.version), lines)


def act(table: Table, rng: Random) -> None:
    seat = table.match.game.to_act(table.match.state)[0]
    prompt = table.match.prompt(seat)
    table.act(seat, to_json(rng.choice(prompt.actions)), prompt.digest)


@pytest.mark.parametrize(("game", "options"), [("pixies", b'{"seats":2}'), ("pixel_tactics", b"{}"), ("chibitactics", b"{}")])
def test_a_copy_that_follows_has_the_log_and_the_pictures_of_the_table(game: str, options: bytes) -> None:
    copies, rng = Copies(game, options), Random(3)
    while not copies.table.match.over and copies.table.match.ply < 60:
        for _ in range(rng.randrange(1, 4)):
            if not copies.table.match.over:
                act(copies.table, rng)
                copies.commit()
        if rng.random() < 0.3 and not copies.table.match.over:
            try:
                copies.table.match.undo()
            except IllegalAction:
                pass
            else:
                copies.commit()
        copies.follow()
        assert copies.copy.match.log() == copies.table.match.log() == copies.log
        assert not copies.other.pending, "it writes nothing of it again"
    for seat in (None, Seat(0), Seat(1)):
        shown, again = (table.shown(seat, faces.Told(), set())[0] for table in (copies.table, copies.copy))
        assert shown == again


def test_a_copy_is_told_how_far_back_it_went() -> None:
    copies, rng = Copies("pixel_tactics", b"{}"), Random(3)
    for _ in range(20):
        act(copies.table, rng)
    copies.commit()
    copies.follow()
    ply = copies.copy.match.ply
    undone = 0
    while not undone:
        act(copies.table, rng)
        try:
            copies.table.match.undo()
        except IllegalAction:
            ply = copies.table.match.ply
            copies.commit()
            copies.follow()
        else:
            undone += 1
    copies.commit()
    assert copies.follow() == ply


def test_a_copy_that_went_another_way_is_refused() -> None:
    copies = Copies("pixies", b'{"seats":2}')
    act(copies.table, Random(1))
    copies.commit()
    rng = Random(2)
    before = copies.other.size
    act(copies.copy, rng)
    assert copies.other.lines != copies.log[before:]
    with pytest.raises((RecorderError, IllegalAction)):
        copies.follow()


def test_who_asks_to_take_back_is_kept_until_something_happens() -> None:
    copies, rng = Copies("pixel_tactics", b"{}"), Random(3)
    table = copies.table
    invitation = table.invite(Seat(1))
    table.sit(invitation, "Ben")
    seat = Seat(0)
    for _ in range(30):
        act(table, rng)
        seat = Seat(table.match.ply and table.match.game.to_act(table.match.state)[0])
        try:
            table.ask_undo(seat)
        except IllegalAction:
            continue
        break
    copies.commit()
    copies.follow()
    assert copies.copy.asked is not None
    assert copies.copy.asked.by == seat
    act(table, rng)
    copies.commit()
    copies.follow()
    assert copies.copy.asked is None


class Ahead:
    """A database in which a table is ahead of the copy: a change came late to which nobody waited for the answer any more."""

    def __init__(self, copies: Copies) -> None:
        self.copies = copies

    async def since(self, id: str, size: int) -> tuple[Kept, bytes]:
        """Return what is kept."""
        del id
        return Kept(self.copies.about, self.copies.version), self.copies.log[size:]

    async def read(self, id: str) -> tuple[Kept, Draft]:
        """Return what is kept, from the beginning."""
        return Kept(self.copies.about, self.copies.version), Draft(id, self.copies.version, self.copies.log)

    async def commit(self, journal: Draft) -> None:
        """Refuse what does not follow."""
        if journal.version != self.copies.version:
            raise Faster("somebody else was faster")


def _faster(found: Open) -> None:
    found.table.set_pace("fast")


def test_bots_go_on_at_a_copy_that_was_behind() -> None:
    """Whether it is found by a look, or by an action that is refused."""

    async def work() -> None:
        for look in (True, False):
            copies, rng = Copies("pixies", b'{"seats":2}'), Random(3)
            act(copies.table, rng)
            copies.commit()
            found, going_on = Open(copies.copy), list[Open]()

            async def gone(found: Open) -> None:
                raise AssertionError(found)

            games, keeper = Games(1), Ahead(copies)
            unusual: Any = keeper
            working = asyncio.create_task(games.work())
            held = kept_copies.Copies(games, unusual, going_on.append, gone)
            if look:
                await held.catch_up(found, copies.version)
            else:
                await held.change(found, partial(_faster, found), ())
            assert found.table.match.ply == copies.table.match.ply
            assert going_on == [found]
            working.cancel()
            games.thread.shutdown()

    alone(work())

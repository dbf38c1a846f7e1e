"""A WebSocket from its first message to its last: what a client asks is answered, and what changes is shown to it."""

from __future__ import annotations

import asyncio
import contextlib
from functools import partial
from typing import Final

import msgspec
from faces import Told
from guard import POLICY_VIOLATION, address
from host import NO_TABLE, Client, Full, Host, Open
from limits import Bucket
from session import CHANGES, Agree, Back, Hello, Leave, Rematch, Request, Screen, Sit, Undo, Whole, answer, decode
from shown import Message, spoken
from starlette.websockets import WebSocket, WebSocketDisconnect
from storage import NotKnown, StorageError
from table import TableError
from turns import Rank

from boardrules import BoardRulesError, RecorderError, Seat

__all__ = ["FASTER", "NOT_KEPT", "NOT_KNOWN", "TRY_LATER", "talk"]

FASTER: Final = "somebody else was faster, so nothing was done: look again"
NOT_KEPT: Final = "the database does not answer, so nothing was done"
NOT_KNOWN: Final = "the database does not answer: it is not known whether this was done, look again in a moment"

TRY_LATER: Final = 1013
"""Code of a connection for which there is no room now."""

SIGN_EVERY: Final = 4
"""Seconds between two signs of life; after two that are missing, in less than 9 s, a page connects again."""

PAUSE: Final = 0.5
"""Seconds until it is tried again to show what could not be read."""

GONE: Final = (WebSocketDisconnect, RuntimeError)
"""What Starlette raises when the client is gone, or the connection is closed already."""


async def talk(socket: WebSocket) -> None:
    """Talk with a client, if there is room for one more."""
    host: Host = socket.app.state.host
    one = address(socket.scope)
    with contextlib.suppress(*GONE):
        if not host.may_connect(one):
            await socket.close(TRY_LATER)
            return
        if await host.hand_over(socket):
            return
        host.connections += 1
        host.addresses[one] += 1
        try:
            if not await _stays(host, one):
                await socket.close(TRY_LATER)
                return
            await socket.accept()
            await _greet(host, socket, one)
        except TimeoutError:
            await socket.close(POLICY_VIOLATION, "too slow")
        except ValueError as error:
            await socket.close(POLICY_VIOLATION, str(error)[:100].encode("ascii", "replace").decode())
        finally:
            host.connections -= 1
            host.addresses[one] -= 1
            if not host.addresses[one]:
                del host.addresses[one]


async def _stays(host: Host, address: str) -> bool:
    try:
        return await host.may_stay(address)
    except (StorageError, RecorderError):
        return False


async def _greet(host: Host, socket: WebSocket, address: str) -> None:
    async with asyncio.timeout(host.limits.request_time):
        hello = await _heard(socket)
    if not isinstance(hello, Hello):
        raise ValueError("say hello first")  # noqa: TRY004  (of what a client says, all faults are values)
    if socket.path_params.get("id", hello.table) != hello.table:
        raise ValueError("this is the address of another table")
    client = Client(socket, address, hello.table, hello.token, Told(hello.since), hello.language, hello.width, hello.palette)
    try:
        found = await host.enter(client)
    except (OSError, BoardRulesError, Full):
        await socket.close(TRY_LATER)
        return
    if found is None:
        await socket.close(NO_TABLE)
        return
    tasks = [asyncio.create_task(_tell(host, found, client))]
    try:
        answer: Message = {"id": hello.id, "seat": client.seat, "languages": spoken(found.table.about.game)}
        if host.lab:
            answer["lab"] = host.lab
        if hello.signs:
            answer["signs"] = SIGN_EVERY
            tasks.append(asyncio.create_task(_live(host, client)))
        await _send(host, client, answer)
        await _listen(host, found, client)
    finally:
        for task in tasks:
            task.cancel()
        await host.left(found, client)


async def _live(host: Host, client: Client) -> None:
    """Give a client signs of life: a page cannot see the pings of the protocol."""
    with contextlib.suppress(*GONE, TimeoutError):
        while True:
            await asyncio.sleep(SIGN_EVERY)
            await _send(host, client, {"alive": True})


async def _listen(host: Host, found: Open, client: Client) -> None:
    """Answer the messages of a client, one after the other; whoever says or asks too much is heard more slowly."""
    said_often = Bucket(host.limits.messages, 3 * host.limits.messages)
    asked = client.pace(host.limits)
    while True:
        said = await _heard(client.socket)
        await asyncio.sleep(said_often.take())
        rank = (
            Rank.QUESTION
            if client.seat is None and not isinstance(said, Sit | Back)
            else Rank.PLAY
            if isinstance(said, CHANGES)
            else Rank.PLAYER
        )
        told = await _answered(host, found, client, said, rank)
        sent = await _send(host, client, told)
        if isinstance(said, CHANGES) and "refused" not in told:
            if isinstance(said, Undo | Agree):  # what happened from there on is told anew
                found.begin_again(found.table.match.ply)
            found.changed()
            host.let_bots_act(found)
        elif isinstance(said, Whole):
            client.lost = said.since if client.lost is None else min(client.lost, said.since)
            client.news.set()
        elif isinstance(said, Screen):
            client.width, client.palette = said.width, said.palette
            client.news.set()
        await asyncio.sleep(asked.take(sent))


async def _answered(host: Host, found: Open, client: Client, said: Request, rank: Rank) -> Message:
    """Return the answer to a message. What could not be kept is refused, and everybody is shown what is kept."""
    answering = partial(_answer, found, client, said)

    def done(told: Message) -> None:
        if isinstance(said, Sit | Back) and isinstance(token := told.get("token"), str):
            client.token = token
        if isinstance(said, Sit | Back | Leave):  # a seat that was left is left by all connections that had it
            found.seat()

    try:
        if isinstance(said, Rematch) and client.seat is not None:
            await _again(host, found, said)
        if isinstance(said, CHANGES):
            return await host.copies.change(found, answering, client.path, done)
        return await host.copies.look(found, answering, rank, client.path)
    except NotKnown:
        message, kept = NOT_KNOWN, None
    except RecorderError:
        message, kept = FASTER, False
    except StorageError:
        message, kept = NOT_KEPT, False
    return {"id": said.id, "refused": {"message": message, "rule": None, "kept": kept}}


async def _again(host: Host, found: Open, said: Rematch) -> None:
    """Keep a new table for the people of this one, before they are told of it."""
    with contextlib.suppress(TableError):  # which the answer says
        made = await host.run(partial(found.table.again, rotate=said.rotate))
        if made is not None:
            await host.keeper.add(*made)


def _answer(found: Open, client: Client, said: Request) -> Message:
    """Return the answer to a message, for whoever has the seat of the client now; runs in the thread of the games."""
    found.moving = found.moving or isinstance(said, Sit | Back | Leave)
    return answer(found.table, client.seat, said, language=client.language, width=client.width, palette=client.palette)


async def _tell(host: Host, found: Open, client: Client) -> None:
    """Show a client what there is, whenever something has changed; what it was too slow for is left out."""
    shown = client.pace(host.limits)
    watched = Rank.QUESTION  # what spectators are shown first is what they came to ask for, with all that has happened
    with contextlib.suppress(*GONE):
        try:
            while True:
                await client.news.wait()
                client.news.clear()
                here = found.here()
                rank = watched if client.seat is None else Rank.PLAYER
                try:
                    told, client.told = await host.copies.look(found, partial(_shown, found, client, here), rank, client.path)
                except StorageError:
                    client.news.set()  # it is shown when the database answers
                    await asyncio.sleep(PAUSE)
                    continue
                watched = Rank.SPECTATOR
                await asyncio.sleep(shown.take(await _send(host, client, {"shown": told})))
        except TimeoutError:
            await client.socket.close(POLICY_VIOLATION, "too slow")


def _shown(found: Open, client: Client, here: set[Seat | None]) -> tuple[Message, Told]:
    """Return what a client is shown, and what it has been told then; runs in the thread of the games."""
    told, lost = client.told, client.lost
    if lost is not None:
        client.lost = None
        told = Told(min(told.ply, lost))
    return found.table.shown(client.seat, told, here, language=client.language, width=client.width, palette=client.palette)


async def _heard(socket: WebSocket) -> Request:
    """Return the next message of a client. Raises ValueError if it is none."""
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", 1005))
    return decode(message.get("text") or "")


async def _send(host: Host, client: Client, message: Message) -> int:
    """Send a message; returns its length. Raises TimeoutError if the client does not take it."""
    text = msgspec.json.encode(message).decode()
    async with asyncio.timeout(host.limits.request_time), client.sending:
        await client.socket.send_text(text)
    return len(text)

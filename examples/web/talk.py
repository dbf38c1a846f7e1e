"""A WebSocket from its first message to its last: what a client asks is answered, and what changes is shown to it."""

from __future__ import annotations

import asyncio
import contextlib
from functools import partial
from typing import Final

import msgspec
from faces import Told
from guard import POLICY_VIOLATION, address
from host import Client, Full, Host, Open
from limits import Bucket
from session import CHANGES, Agree, Back, Hello, Leave, Request, Screen, Sit, Undo, Whole, answer, decode
from shown import Message, spoken
from starlette.websockets import WebSocket, WebSocketDisconnect
from table import Table
from turns import Rank

from boardrules import BoardRulesError, RecorderError, Seat

__all__ = ["NOT_KEPT", "NO_TABLE", "TRY_LATER", "talk"]

NOT_KEPT: Final = "the database does not answer, so nothing was done"

TRY_LATER, NO_TABLE = 1013, 4004
"""Codes of closed connections; the last is our own: there is no such table."""

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
        host.connections += 1
        host.addresses[one] += 1
        try:
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


async def _greet(host: Host, socket: WebSocket, address: str) -> None:
    async with asyncio.timeout(host.limits.request_time):
        hello = await _heard(socket)
    if not isinstance(hello, Hello):
        raise ValueError("say hello first")  # noqa: TRY004  (of what a client says, all faults are values)
    client = Client(socket, address, hello.table, hello.token, Told(hello.since), hello.language, hello.width, hello.palette)
    try:
        found = await host.enter(client)
    except (OSError, BoardRulesError, Full):
        await socket.close(TRY_LATER)
        return
    if found is None:
        await socket.close(NO_TABLE)
        return
    telling = asyncio.create_task(_tell(host, found, client))
    try:
        await _send(host, client, {"id": hello.id, "seat": client.seat, "languages": spoken(found.table.about.game)})
        await _listen(host, found, client)
    finally:
        telling.cancel()
        await host.left(found, client)


async def _listen(host: Host, found: Open, client: Client) -> None:
    """Answer the messages of a client, one after the other; whoever says or asks too much is heard more slowly."""
    said_often = Bucket(host.limits.messages, 3 * host.limits.messages)
    asked = client.pace(host.limits)
    while True:
        said = await _heard(client.socket)
        await asyncio.sleep(said_often.take())
        rank = (
            Rank.QUESTION if client.seat is None and not isinstance(said, Sit | Back) else Rank.PLAY if isinstance(said, CHANGES) else Rank.PLAYER
        )
        try:
            told = await host.run(partial(_answer, found, client, said), rank, client.path)
        except (OSError, RecorderError):
            # What is kept decides: forget the table, everybody reads it anew.
            await _send(host, client, {"id": said.id, "refused": {"message": NOT_KEPT, "rule": None}})
            await host.shut(found)
            return
        sent = await _send(host, client, told)
        if isinstance(said, CHANGES) and "refused" not in told:
            if isinstance(said, Undo | Agree):  # what happened from there on is told anew
                ply = await host.run(lambda: found.table.match.ply)
                for other in found.clients:
                    other.told.ply = min(other.told.ply, ply)
            found.changed()
            host.let_bots_act(found)
        elif isinstance(said, Whole):
            client.lost = said.since if client.lost is None else min(client.lost, said.since)
            client.news.set()
        elif isinstance(said, Screen):
            client.width, client.palette = said.width, said.palette
            client.news.set()
        await asyncio.sleep(asked.take(sent))


def _answer(found: Open, client: Client, said: Request) -> Message:
    """In the thread of the games: the answer to a message, for whoever has the seat of the client now."""
    told = answer(found.table, client.seat, said, language=client.language, width=client.width, palette=client.palette)
    if isinstance(said, Sit | Back) and isinstance(token := told.get("token"), str):
        client.token = token
    if isinstance(said, Sit | Back | Leave):  # a seat that was left is left by all connections that had it
        found.seat()
    return told


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
                told, client.told = await host.run(partial(_shown, found.table, client, here), rank, client.path)
                watched = Rank.SPECTATOR
                await asyncio.sleep(shown.take(await _send(host, client, {"shown": told})))
        except TimeoutError:
            await client.socket.close(POLICY_VIOLATION, "too slow")


def _shown(table: Table, client: Client, here: set[Seat | None]) -> tuple[Message, Told]:
    """In the thread of the games: what a client is shown, and what it has been told then."""
    told, lost = client.told, client.lost
    if lost is not None:
        client.lost = None
        told = Told(min(told.ply, lost))
    return table.shown(client.seat, told, here, language=client.language, width=client.width, palette=client.palette)


async def _heard(socket: WebSocket) -> Request:
    """The next message of a client. Raises ValueError if it is none."""
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

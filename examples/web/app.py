"""The server: Starlette's routes, the WebSockets, and who is told what when. The games run in a thread of their own."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator
from functools import partial
from http import HTTPStatus
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec
from host import Client, Host, NewTable, Open
from limits import Bucket, Limits
from session import CHANGES, Agree, Hello, Leave, Request, Sit, Undo, answer, decode
from shown import Message, spoken
from starlette.applications import Starlette
from starlette.requests import ClientDisconnect
from starlette.requests import Request as HttpRequest
from starlette.responses import FileResponse, Response
from starlette.routing import BaseRoute, Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.types import Message as AsgiMessage
from starlette.websockets import WebSocket, WebSocketDisconnect
from table import Table, TableError

from boardrules import BoardRulesError, RecorderError, Seat, game, games

__all__ = ["make_app"]

STATIC: Final = Path(__file__).parent / "static"

POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
HEADERS: Final = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}
NOT_KEPT: Final = "the database does not answer, so nothing was done"

POLICY_VIOLATION, TRY_LATER, NO_TABLE = 1008, 1013, 4004
"""Codes of closed connections; the last is our own: there is no such table."""


async def _homepage(_: HttpRequest) -> Response:
    return FileResponse(STATIC / "index.html")


async def _table(_: HttpRequest) -> Response:
    return FileResponse(STATIC / "table.html")


def _json(value: object, status: HTTPStatus = HTTPStatus.OK) -> Response:
    return Response(msgspec.json.encode(value), status, media_type="application/json")


async def _games(_: HttpRequest) -> Response:
    """All installed games, each with the JSON Schema of its options: the page makes a form of it."""
    return _json([{"id": name, "title": game(name).SPEC.title, "options": _options_schema(name)} for name in games()])


def _options_schema(name: str) -> object:
    schema: Any = msgspec.json.schema(game(name).SPEC.options)
    return schema["$defs"][schema["$ref"].rpartition("/")[2]]["properties"]


async def _make(request: HttpRequest) -> Response:
    """Make a table."""
    host: Host = request.app.state.host
    if request.headers.get("content-type", "").partition(";")[0].strip() != "application/json":
        return _json({"fault": "application/json, please"}, HTTPStatus.UNSUPPORTED_MEDIA_TYPE)
    body = b""
    try:
        async with asyncio.timeout(host.limits.request_time):
            async for part in request.stream():
                body += part
                if len(body) > host.limits.body:
                    return _json({"fault": f"at most {host.limits.body} bytes, please"}, HTTPStatus.REQUEST_ENTITY_TOO_LARGE)
        wanted = msgspec.json.decode(body, type=NewTable)
        if not host.makers.may(_address(request.scope)):
            return _json({"fault": "you make tables too fast, wait a little"}, HTTPStatus.TOO_MANY_REQUESTS)
        id, token = await host.make(wanted)
    except (TimeoutError, ClientDisconnect):
        return Response(status_code=HTTPStatus.REQUEST_TIMEOUT, headers={"Connection": "close"})
    except (BoardRulesError, TableError, msgspec.MsgspecError, RecursionError, UnicodeError) as error:
        return _json({"fault": str(error)[:1000]}, HTTPStatus.BAD_REQUEST)
    except OSError:
        return _json({"fault": NOT_KEPT}, HTTPStatus.SERVICE_UNAVAILABLE)
    return _json({"table": id, "token": token}, HTTPStatus.CREATED)


async def _socket(socket: WebSocket) -> None:
    """A client, from its first message to its last."""
    host: Host = socket.app.state.host
    address = _address(socket.scope)
    if host.connections >= host.limits.connections or host.addresses[address] >= host.limits.connections_of_one:
        await socket.close(TRY_LATER)
        return
    host.connections += 1
    host.addresses[address] += 1
    try:
        await socket.accept()
        await _greet(host, socket)
    except (WebSocketDisconnect, RuntimeError):
        pass  # the client is gone
    except TimeoutError:
        with contextlib.suppress(RuntimeError):
            await socket.close(POLICY_VIOLATION, "too slow")
    except ValueError as error:
        with contextlib.suppress(RuntimeError):
            await socket.close(POLICY_VIOLATION, str(error)[:100].encode("ascii", "replace").decode())
    finally:
        host.connections -= 1
        host.addresses[address] -= 1
        if not host.addresses[address]:
            del host.addresses[address]


async def _greet(host: Host, socket: WebSocket) -> None:
    async with asyncio.timeout(host.limits.request_time):
        hello = await _heard(socket)
    if not isinstance(hello, Hello):
        raise ValueError("say hello first")  # noqa: TRY004  (of what a client says, all faults are values)
    client = Client(socket, None, hello.since, hello.language)
    try:
        found = await host.enter(hello.table, client, hello.token)
    except (OSError, BoardRulesError):
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
    """Answer the messages of a client, one after the other; whoever says too much is heard more slowly."""
    bucket = Bucket(host.limits.messages, 3 * host.limits.messages)
    while True:
        said = await _heard(client.socket)
        await asyncio.sleep(bucket.take())
        try:
            told = await host.run(partial(_answer, found.table, client, said))
        except (OSError, RecorderError):
            # What is kept decides: forget the table, everybody reads it anew.
            await _send(host, client, {"id": said.id, "refused": {"message": NOT_KEPT, "rule": None}})
            await host.shut(found)
            return
        await _send(host, client, told)
        if isinstance(said, CHANGES) and "refused" not in told:
            if isinstance(said, Undo | Agree):  # what happened from there on is told anew
                ply = await host.run(lambda: found.table.match.ply)
                for other in found.clients:
                    other.told = min(other.told, ply)
            found.changed()
            host.let_bots_act(found)


def _answer(table: Table, client: Client, said: Request) -> Message:
    """In the thread of the games: the answer to a message, for whoever has the seat of the client now."""
    told = answer(table, client.seat, said, language=client.language)
    if isinstance(said, Sit) and isinstance(token := told.get("token"), str):
        client.seat = table.seat_of(token)
    elif isinstance(said, Leave) and "refused" not in told:
        client.seat = None
    return told


async def _tell(host: Host, found: Open, client: Client) -> None:
    """Show a client what there is, whenever something has changed; what it was too slow for is left out."""
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):  # the client is gone
        try:
            while True:
                await client.news.wait()
                client.news.clear()
                here = {other.seat for other in found.clients}
                told, client.told = await host.run(partial(_shown, found.table, client, here), urgent=False)
                await _send(host, client, {"shown": told})
        except TimeoutError:
            await client.socket.close(POLICY_VIOLATION, "too slow")


def _shown(table: Table, client: Client, here: set[Seat | None]) -> tuple[Message, int]:
    """In the thread of the games: what a client is shown, and up to which ply it knows what happened then."""
    return table.shown(client.seat, client.told, here, language=client.language), table.match.ply


async def _heard(socket: WebSocket) -> Request:
    """The next message of a client. Raises ValueError if it is none."""
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", 1005))
    return decode(message.get("text") or "")


async def _send(host: Host, client: Client, message: Message) -> None:
    async with asyncio.timeout(host.limits.request_time), client.sending:
        await client.socket.send_text(msgspec.json.encode(message).decode())


def _address(scope: Scope) -> str:
    client = scope.get("client")
    return str(client[0]) if client else ""


class Guard:
    """In front of everything: our own name and our own pages only, and headers that keep browsers strict."""

    def __init__(self, app: ASGIApp, *, origins: tuple[str, ...]) -> None:
        self.app = app
        self.origins = set(origins)
        self.hosts = {urlsplit(origin).netloc for origin in origins}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer, or refuse what another page sends through a player's browser."""
        if scope["type"] not in {"http", "websocket"}:
            await self.app(scope, receive, send)
            return
        headers = {name: value.decode("latin-1") for name, value in scope["headers"]}
        origin = headers.get(b"origin")
        if headers.get(b"host") not in self.hosts:
            refused = HTTPStatus.MISDIRECTED_REQUEST
        elif origin is not None and origin not in self.origins:
            refused = HTTPStatus.FORBIDDEN
        else:
            await self.app(scope, receive, _strict(scope, send))
            return
        if scope["type"] == "websocket":
            await send({"type": "websocket.close", "code": POLICY_VIOLATION})
        else:
            await Response(status_code=refused, headers=HEADERS)(scope, receive, send)


def _strict(scope: Scope, send: Send) -> Send:
    async def sent(message: AsgiMessage) -> None:
        if message["type"] == "http.response.start":
            static = scope["path"].startswith("/static/")
            extra = HEADERS | {"Cache-Control": "no-cache" if static else "no-store"}
            message["headers"] = [*message["headers"], *((name.lower().encode(), value.encode()) for name, value in extra.items())]
        await send(message)

    return sent


def make_app(
    database: str,
    *,
    origins: tuple[str, ...],
    limits: Limits | None = None,
    pace: float = 0.4,
    seed: str | None = None,
    keep_days: float = 60,
) -> ASGIApp:
    """The server as an ASGI application.

    *origins* are the addresses under which browsers see it, such as ``https://games.example``; *pace* is how many seconds a bot thinks;
    *seed* is that of every table (for tests: everybody can foresee the luck); tables are forgotten *keep_days* after they were last used.
    """
    host = Host(database, limits or Limits(), pace=pace, seed=seed)

    async def clean() -> None:
        while True:
            with contextlib.suppress(OSError):
                await host.run(lambda: host.db().forget(time.time() - keep_days * 86400))
            await asyncio.sleep(3600)

    @contextlib.asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[None]:
        working = asyncio.create_task(host.work())
        await host.run(host.db)
        await host.run(lambda: [game(name).new_game() for name in games()])  # read in before anybody waits for them
        cleaning = asyncio.create_task(clean())
        yield
        cleaning.cancel()
        for found in [*host.open.values()]:
            await host.shut(found)
        await host.run(lambda: host.db().close())
        working.cancel()
        host.thread.shutdown()

    routes: list[BaseRoute] = [
        Route("/", _homepage),
        Route("/t/{id}", _table),
        Route("/api/games", _games),
        Route("/api/tables", _make, methods=["POST"]),
        WebSocketRoute("/api/socket", _socket),
        Mount("/static", StaticFiles(directory=STATIC)),
    ]
    app = Starlette(routes=routes, lifespan=lifespan)
    app.state.host = host
    return Guard(app, origins=origins)

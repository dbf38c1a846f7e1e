"""The server as an application: its routes, what it does when it starts and ends, and what it makes of faults."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import logging
import time
from collections.abc import AsyncIterator
from functools import cache
from http import HTTPStatus
from pathlib import Path
from typing import Any, Final

import msgspec
from guard import Guard, address
from host import Host, NewTable
from limits import Limits
from pages import Pages
from shown import spoken
from starlette.applications import Starlette
from starlette.requests import ClientDisconnect
from starlette.requests import Request as HttpRequest
from starlette.responses import Response
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.types import ASGIApp
from storage import NotKnown
from table import TableError
from talk import NOT_KEPT, NOT_KNOWN, talk

from boardrules import BoardRulesError, game, games

__all__ = ["make_app"]

HERE: Final = Path(__file__).resolve().parent
PAGES: Final = Pages(HERE / "static", HERE.parents[1] / "js" / "src" / "pieces.js")
LOGGER: Final = logging.getLogger("uvicorn.error")


async def _homepage(request: HttpRequest) -> Response:
    return PAGES.file(request, "index.html")


async def _table(request: HttpRequest) -> Response:
    return PAGES.file(request, "table.html")


async def _static(request: HttpRequest) -> Response:
    return PAGES.file(request, request.path_params["name"])


def _json(value: object, status: HTTPStatus = HTTPStatus.OK) -> Response:
    return Response(msgspec.json.encode(value), status, media_type="application/json")


async def _games(_: HttpRequest) -> Response:
    return Response(_schemas(), media_type="application/json")


@cache
def _schemas() -> bytes:
    """Return all installed games as JSON, each with the JSON Schema of its options: the page makes a form of it."""
    return msgspec.json.encode([{"id": name, "title": game(name).SPEC.title, "options": _options_schema(name)} for name in games()])


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
        if not host.makers.may(address(request.scope)):
            return _json({"fault": "you make tables too fast, wait a little"}, HTTPStatus.TOO_MANY_REQUESTS)
        id, token = await host.make(wanted, address(request.scope))
    except (TimeoutError, ClientDisconnect):
        return Response(status_code=HTTPStatus.REQUEST_TIMEOUT, headers={"Connection": "close"})
    except (BoardRulesError, TableError, msgspec.MsgspecError, RecursionError, UnicodeError) as error:
        return _json({"fault": str(error)[:1000]}, HTTPStatus.BAD_REQUEST)
    except NotKnown:
        return _json({"fault": NOT_KNOWN}, HTTPStatus.SERVICE_UNAVAILABLE)
    except OSError:
        return _json({"fault": NOT_KEPT}, HTTPStatus.SERVICE_UNAVAILABLE)
    return _json({"table": id, "token": token}, HTTPStatus.CREATED)


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
                await host.forget(time.time() - keep_days * 86400)
            await asyncio.sleep(3600)

    @contextlib.asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[None]:
        asyncio.get_running_loop().set_exception_handler(_Faults().handle)
        working = asyncio.create_task(host.work())
        await host.start()
        await host.run(_schemas)  # all games are read in before anybody waits for them
        await host.run(lambda: [(game(name).new_game(), spoken(name)) for name in games()])
        cleaning = asyncio.create_task(clean())
        yield
        cleaning.cancel()
        await host.close()
        working.cancel()
        host.games.thread.shutdown()

    routes: list[BaseRoute] = [
        Route("/", _homepage),
        Route("/t/{id}", _table),
        Route("/static/{name}", _static),
        Route("/api/games", _games),
        Route("/api/tables", _make, methods=["POST"]),
        WebSocketRoute("/api/socket", talk),
        WebSocketRoute("/api/tables/{id}/socket", talk),  # a proxy can keep the visitors of a table together
    ]
    app = Starlette(routes=routes, lifespan=lifespan)
    app.state.host = host
    return Guard(app, origins=origins, limits=host.limits)


class _Faults:
    """What the loop is told of faults: a system without files to open says so once a minute, instead of a traceback a connection."""

    def __init__(self) -> None:
        self._said = -60.0

    def handle(self, loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        """Write a fault down."""
        error = context.get("exception")
        if not isinstance(error, OSError) or error.errno not in {errno.EMFILE, errno.ENFILE, errno.ENOBUFS, errno.ENOMEM}:
            loop.default_exception_handler(context)
        elif loop.time() - self._said >= 60:
            self._said = loop.time()
            LOGGER.error("no connection can be accepted now: %s", error.strerror)

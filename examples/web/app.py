"""The server as an application: its routes, what it does when it starts and ends, and what it makes of faults."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import gzip
import logging
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from http import HTTPStatus
from pathlib import Path
from typing import Annotated, Any, Final, TypeVar, get_args

import msgspec
from catalog import catalog, picture
from guard import Guard, address
from host import Host, NewTable
from learning import Step, Tasks
from limits import Limits
from links import qr
from pages import Pages, packed
from shown import spoken
from starlette.applications import Starlette
from starlette.requests import ClientDisconnect
from starlette.requests import Request as HttpRequest
from starlette.responses import Response
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.types import ASGIApp
from storage import NotKnown
from table import About, TableError
from talk import NOT_KEPT, NOT_KNOWN, talk

from boardrules import BoardRulesError, game, games, languages
from boardrules.pieces import Palette

__all__ = ["make_app"]

HERE: Final = Path(__file__).resolve().parent
PAGES: Final = Pages(HERE / "static", HERE.parents[1] / "js" / "src" / "pieces.js")
MOST_LISTED: Final = 50
"""Tables in the lobby at which anybody may sit down."""
T = TypeVar("T")
LOGGER: Final = logging.getLogger("uvicorn.error")


async def _homepage(request: HttpRequest) -> Response:
    return PAGES.file(request, "index.html")


async def _table(request: HttpRequest) -> Response:
    """Return the page of a table; of one that there is not it has another status, and says so itself."""
    host: Host = request.app.state.host
    there = await host.there(request.path_params["id"], address(request.scope))
    return PAGES.file(request, "table.html", HTTPStatus.OK if there else HTTPStatus.NOT_FOUND)


async def _learn(request: HttpRequest) -> Response:
    return PAGES.file(request, "learn.html")


async def _static(request: HttpRequest) -> Response:
    return PAGES.file(request, request.path_params["name"])


def _json(value: object, status: HTTPStatus = HTTPStatus.OK) -> Response:
    return Response(msgspec.json.encode(value), status, media_type="application/json")


async def _games(request: HttpRequest) -> Response:
    language = request.query_params.get("language", "en")
    return Response(_catalog(language if language in languages() else "en"), media_type="application/json")


@cache
def _catalog(language: str) -> bytes:
    """Return all installed games as JSON: the page makes cards and a form of it."""
    return msgspec.json.encode(catalog(language))


async def _picture(request: HttpRequest) -> Response:
    """Return the picture of a game for its card in the lobby. It stays the same while the server runs."""
    name, palette = request.path_params["game"], request.path_params["palette"]
    language = request.path_params["language"]
    if name not in games() or palette not in get_args(Palette) or language not in languages():
        return Response("Not Found", HTTPStatus.NOT_FOUND, media_type="text/plain")
    drawn, small = await asyncio.to_thread(picture, name, palette, language)
    return packed(request, drawn, small, "image/svg+xml")


async def _listed(request: HttpRequest) -> Response:
    """Return the tables at which anybody may sit down."""
    host: Host = request.app.state.host
    found = await host.listed(MOST_LISTED)
    return _json([_told(id, about) for id, about in found if any(not chair.token for chair in about.chairs)])


def _told(id: str, about: About) -> dict[str, object]:
    """Return what the lobby says of a table; a seat without a name is a bot's or an empty one."""
    names = [chair.name for chair in about.chairs if chair.taken]
    return {"id": id, "game": about.game, "names": names, "empty": len(about.chairs) - len(names)}


class Mine(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The tables that somebody has been at."""

    ids: Annotated[tuple[Annotated[str, msgspec.Meta(max_length=40)], ...], msgspec.Meta(max_length=30)]


async def _mine(request: HttpRequest) -> Response:
    """Return what the lobby says of some tables, those that there are."""
    host: Host = request.app.state.host

    async def known(wanted: Mine) -> Response:
        found = await host.known(wanted.ids, address(request.scope))
        return _json([_told(id, about) for id, about in found.items()])

    return await _answered(request, Mine, known)


async def _make(request: HttpRequest) -> Response:
    """Make a table."""
    host: Host = request.app.state.host
    where = request.headers.get("origin") or f"{request.url.scheme}://{request.url.netloc}"

    async def make(wanted: NewTable) -> Response:
        if not await host.may_make(address(request.scope)):
            return _json({"fault": "you make tables too fast, wait a little"}, HTTPStatus.TOO_MANY_REQUESTS)
        id, token = await host.make(wanted, address(request.scope))
        invitations = await host.invite(id, wanted.invite, address(request.scope))
        addresses = {seat: f"{where}/t/{id}#invitation={secret}" for seat, secret in invitations.items()}
        links = [{"seat": seat, "address": found, "qr": qr(found)} for seat, found in addresses.items()]
        return _json({"table": id, "token": token, "links": links}, HTTPStatus.CREATED)

    return await _answered(request, NewTable, make)


async def _step(request: HttpRequest) -> Response:
    """Answer a step of a lesson or a puzzle, in a thread of its own: players at tables do not wait for it."""
    state = request.app.state

    def told(step: Step) -> tuple[bytes, bytes]:
        data = msgspec.json.encode(state.tasks.answer(step))
        return data, gzip.compress(data, 5)

    async def answer(step: Step) -> Response:
        data, small = await asyncio.get_running_loop().run_in_executor(state.learners, told, step)
        return packed(request, data, small, "application/json")

    return await _answered(request, Step, answer)


async def _answered(request: HttpRequest, kind: type[T], answer: Callable[[T], Awaitable[Response]]) -> Response:
    """Answer a request whose body is JSON of *kind*."""
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
        return await answer(msgspec.json.decode(body, type=kind))
    except (TimeoutError, ClientDisconnect):
        return Response(status_code=HTTPStatus.REQUEST_TIMEOUT, headers={"Connection": "close"})
    except (BoardRulesError, TableError, msgspec.MsgspecError, ValueError, RecursionError) as error:
        return _json({"fault": str(error)[:1000]}, HTTPStatus.BAD_REQUEST)
    except NotKnown:
        return _json({"fault": NOT_KNOWN}, HTTPStatus.SERVICE_UNAVAILABLE)
    except OSError:
        return _json({"fault": NOT_KEPT}, HTTPStatus.SERVICE_UNAVAILABLE)


def make_app(
    database: str,
    *,
    origins: tuple[str, ...],
    limits: Limits | None = None,
    pace: float = 0.8,
    seed: str | None = None,
    keep_days: float = 60,
    lab: str = "",
    computer: str = "",
) -> ASGIApp:
    """Return the server as an ASGI application.

    *origins* are the addresses under which browsers see it, such as ``https://games.example``; *pace* is how many seconds an action of a
    bot takes at the normal pace; *seed* is that of every table (for tests: everybody can foresee the luck); tables are forgotten
    *keep_days* after they were last used. *lab* is the address of a ruling lab to which tables lead.
    *computer* names where other servers reach this one, see ``handing.py``; "" if they do not.
    """
    host = Host(database, limits or Limits(), pace=pace, seed=seed, lab=lab, computer=computer)

    learners = ThreadPoolExecutor(1, "learners")

    async def clean() -> None:
        while True:
            with contextlib.suppress(OSError):
                await host.forget(time.time() - keep_days * 86400)
            await asyncio.sleep(3600)

    @contextlib.asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[dict[str, str]]:
        asyncio.get_running_loop().set_exception_handler(_Faults().handle)
        working = asyncio.create_task(host.work())
        await host.start()
        await host.run(lambda: _catalog("en"))  # all games are read in before anybody waits for them
        await host.run(lambda: [(game(name).new_game(), spoken(name)) for name in games()])
        cleaning = asyncio.create_task(clean())
        yield {"name": host.name}
        cleaning.cancel()
        await host.close()
        working.cancel()
        host.opponents.close()
        learners.shutdown()
        host.games.thread.shutdown()

    routes: list[BaseRoute] = [
        Route("/", _homepage),
        Route("/t/{id}", _table),
        Route("/lesson/{game}/{number}", _learn),
        Route("/puzzle", _learn),
        Route("/puzzle/{number}", _learn),
        Route("/static/{name}", _static),
        Route("/picture/{game}-{palette}-{language}.svg", _picture),
        Route("/api/games", _games),
        Route("/api/listed", _listed),
        Route("/api/mine", _mine, methods=["POST"]),
        Route("/api/learn", _step, methods=["POST"]),
        Route("/api/tables", _make, methods=["POST"]),
        WebSocketRoute("/api/socket", talk),
        WebSocketRoute("/api/tables/{id}/socket", talk),  # a proxy can keep the visitors of a table together
    ]
    app = Starlette(routes=routes, lifespan=lifespan)
    app.state.host = host
    app.state.tasks, app.state.learners = Tasks(), learners
    return Guard(app, origins=origins, limits=host.limits)


class _Faults:
    """The handler of faults in the loop: a system without files to open says so once a minute, instead of a traceback a connection."""

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

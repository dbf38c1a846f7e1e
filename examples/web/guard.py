"""What every request passes first: our own name and our own pages, a pace for each address, headers that keep browsers strict."""

from __future__ import annotations

from http import HTTPStatus
from typing import Final
from urllib.parse import urlsplit

from handing import HANDING
from limits import MOST_REQUESTS, Buckets, Limits
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

__all__ = ["POLICY_VIOLATION", "Guard", "address"]

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

POLICY_VIOLATION: Final = 1008
"""Code of a WebSocket that is closed for what its client did."""


def address(scope: Scope) -> str:
    """Return the address of a client, as far as proxies that are trusted say it."""
    client = scope.get("client")
    return str(client[0]) if client else ""


class Guard:
    """In front of everything: refuses what another page sends through a player's browser, and who asks too often."""

    def __init__(self, app: ASGIApp, *, origins: tuple[str, ...], limits: Limits) -> None:
        self.app = app
        self.origins = set(origins)
        self.hosts = {urlsplit(origin).netloc for origin in origins}
        self.askers = Buckets(limits.requests, MOST_REQUESTS)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer, or refuse."""
        if scope["type"] not in {"http", "websocket"}:
            await self.app(scope, receive, send)
            return
        refused = self._refused(scope)
        if refused is None:
            await self.app(scope, receive, _strict(scope, send))
        elif scope["type"] == "websocket":
            await send({"type": "websocket.close", "code": POLICY_VIOLATION})
        else:
            await Response(status_code=refused, headers=HEADERS | {"Connection": "close"})(scope, receive, send)

    def _refused(self, scope: Scope) -> HTTPStatus | None:
        if (scope.get("extensions") or {}).get(HANDING) == {}:  # it has passed the guard of the server that handed it over
            return None
        headers = {name: value.decode("latin-1") for name, value in scope["headers"]}
        origin = headers.get(b"origin")
        if not self.askers.may(address(scope)):
            return HTTPStatus.TOO_MANY_REQUESTS
        if headers.get(b"host") not in self.hosts:
            return HTTPStatus.MISDIRECTED_REQUEST
        if origin is not None and origin not in self.origins:
            return HTTPStatus.FORBIDDEN
        return None


def _strict(scope: Scope, send: Send) -> Send:
    async def sent(message: Message) -> None:
        if message["type"] == "http.response.start":
            static = scope["path"].startswith("/static/")
            extra = HEADERS | {"Cache-Control": "no-cache" if static else "no-store"}
            message["headers"] = [*message["headers"], *((name.lower().encode(), value.encode()) for name, value in extra.items())]
        await send(message)

    return sent

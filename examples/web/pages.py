"""The files of the page, kept in memory: a request for one opens no file and waits for no disk."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from http import HTTPStatus
from pathlib import Path
from typing import Final

from heads import whole
from starlette.requests import Request
from starlette.responses import Response

__all__ = ["Pages", "packed"]


def packed(
    request: Request,
    data: bytes,
    small: bytes,
    media_type: str,
    headers: dict[str, str] | None = None,
    status: HTTPStatus = HTTPStatus.OK,
) -> Response:
    """Return *data*, or *small*, the same compressed by gzip, to who takes it."""
    told = {"Vary": "Accept-Encoding"} | (headers or {})
    if "gzip" not in request.headers.get("accept-encoding", ""):
        return Response(data, status, headers=told, media_type=media_type)
    return Response(small, status, headers=told | {"Content-Encoding": "gzip"}, media_type=media_type)


class Pages:
    """All files of a folder and some *others*, as they are when the server starts."""

    def __init__(self, folder: Path, *others: Path) -> None:
        self._files: Final = {path.name: _read(path) for path in (*folder.iterdir(), *others) if path.is_file()}
        self._small: Final = {name: gzip.compress(data, 9) for name, data in self._files.items()}
        self._tags: Final = {name: f'"{hashlib.sha256(data).hexdigest()[:32]}"' for name, data in self._files.items()}

    def file(self, request: Request, name: str, status: HTTPStatus = HTTPStatus.OK) -> Response:
        """Return the file *name*, or that the browser has it, or that there is none. With another *status* it is always sent."""
        data = self._files.get(name)
        if data is None:
            return Response("Not Found", HTTPStatus.NOT_FOUND, media_type="text/plain")
        kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
        if status is not HTTPStatus.OK:
            return packed(request, data, self._small[name], kind, status=status)
        headers = {"ETag": self._tags[name]}
        if request.headers.get("if-none-match") == self._tags[name]:
            return Response(status_code=HTTPStatus.NOT_MODIFIED, headers=headers)
        return packed(request, data, self._small[name], kind, headers)


def _read(path: Path) -> bytes:
    return whole(path.read_text(encoding="utf-8"), base="/").encode() if path.suffix == ".html" else path.read_bytes()

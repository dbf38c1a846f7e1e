"""The files of the page, kept in memory: a request for one opens no file and waits for no disk."""

from __future__ import annotations

import hashlib
import mimetypes
from http import HTTPStatus
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

__all__ = ["Pages"]


class Pages:
    """All files of a folder and some *others*, as they are when the server starts."""

    def __init__(self, folder: Path, *others: Path) -> None:
        self._files: Final = {path.name: path.read_bytes() for path in (*folder.iterdir(), *others) if path.is_file()}
        self._tags: Final = {name: f'"{hashlib.sha256(data).hexdigest()[:32]}"' for name, data in self._files.items()}

    def file(self, request: Request, name: str) -> Response:
        """Return the file *name*, or that the browser has it, or that there is none."""
        data = self._files.get(name)
        if data is None:
            return Response("Not Found", HTTPStatus.NOT_FOUND, media_type="text/plain")
        headers = {"ETag": self._tags[name]}
        if request.headers.get("if-none-match") == self._tags[name]:
            return Response(status_code=HTTPStatus.NOT_MODIFIED, headers=headers)
        return Response(data, headers=headers, media_type=mimetypes.guess_type(name)[0] or "application/octet-stream")

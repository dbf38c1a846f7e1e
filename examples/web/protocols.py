"""HTTP and WebSockets as uvicorn speaks them, for clients that drip, flood, or do not read."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, ClassVar, Final

import h11
from door import Door
from handing import HANDING, reached, sent
from limits import Bucket, Limits
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions import Extension
from websockets.frames import CloseCode, Frame
from websockets.http11 import Request

__all__ = ["Http", "WebSockets", "behind"]

MOST_CHUNKS: Final = 50
"""Pieces in which a request may come in: a hundred bytes that come one by one cost as much as a hundred requests."""
MOST_FRAGMENTS: Final = 100
"""Fragments of one message."""
SHORT: Final = 8192
"""Bytes below which a message is sent as it is."""
SLICE: Final = 512
"""Bytes of a WebSocket that are read in one go: some eighty of the shortest frames."""


def behind(door: Door, limits: Limits, *, apart: bool = False) -> tuple[type[Http], type[WebSockets]]:
    """Return the protocols for HTTP and for WebSockets of a server with this door and these limits; *apart*: it hands nobody over."""
    return type("Http", (Http,), {"door": door}), type("WebSockets", (WebSockets,), {"door": door, "limits": limits, "apart": apart})


class Http(H11Protocol):
    """HTTP with an end to its patience, for the first request of a connection and for every later one."""

    door: ClassVar[Door]

    def __init__(self, *arguments: Any, **settings: Any) -> None:
        super().__init__(*arguments, **settings)
        self._late = _Alarm()
        self._stuck = _Alarm()
        self._chunks = 0

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Begin to wait for a request, if there is room."""
        super().connection_made(transport)
        if self.door.enter(transport, self.client[0] if self.client else ""):
            self._wait()
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        """Wait no more."""
        self.door.leave(self.transport)
        self._late.stop()
        self._stuck.stop()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Read a piece of a request; too many pieces end the connection."""
        self._chunks += 1
        if self._chunks > MOST_CHUNKS:
            self.transport.abort()
        else:
            super().data_received(data)

    def handle_events(self) -> None:
        """Note when a request has come in."""
        super().handle_events()
        if not self._idle():
            self.door.busy(self.transport)

    def on_response_complete(self) -> None:
        """Begin to wait for the next request."""
        self._chunks = 0
        self.door.waits(self.transport)
        super().on_response_complete()
        self._wait()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Hand the connection over."""
        self._late.stop()
        self._unset_keepalive_if_required()
        self.door.busy(self.transport)
        super().handle_websocket_upgrade(event)

    def send_400_response(self, msg: str) -> None:
        """Say that this is no request; where the answer to another one has begun already, only end the connection."""
        try:
            super().send_400_response(msg)
        except h11.LocalProtocolError:
            self.transport.abort()

    def pause_writing(self) -> None:
        """Give the client some time to read."""
        super().pause_writing()
        self._stuck.start(self.door.patience, self.transport.abort)

    def resume_writing(self) -> None:
        """Go on: the client has read."""
        self._stuck.stop()
        super().resume_writing()

    def _idle(self) -> bool:
        """Return whether no request is being answered. The cycle is None until a request has come, whatever its type says."""
        return getattr(self, "cycle", None) is None or self.cycle.response_complete

    def _wait(self) -> None:
        if not self.transport.is_closing():
            self._late.start(self.door.patience, self._give_up)

    def _give_up(self) -> None:
        if self._idle():
            self.transport.abort()


class WebSockets(WebSocketsSansIOProtocol):
    """WebSockets that are read as fast as the limits say, a little at a time, whatever the frames are."""

    door: ClassVar[Door]
    limits: ClassVar[Limits]
    apart: ClassVar[bool]

    def __init__(self, *arguments: Any, **settings: Any) -> None:
        super().__init__(*arguments, **settings)
        self._request = b""
        self._taken = False
        self.close_timeout = self.door.patience
        self._unread = bytearray()
        self._frames = Bucket(self.limits.frames, 3 * self.limits.frames)
        self._heard = 0
        self._resting = _Alarm()
        self._stuck = _Alarm()

    def connection_lost(self, exc: Exception | None) -> None:
        """Wait no more."""
        self.door.leave(self.transport)
        self._resting.stop()
        self._stuck.stop()
        self._unread.clear()
        super().connection_lost(exc)

    def handle_connect(self, event: Request) -> None:
        """Answer the opening request, and compress no short messages from then on."""
        super().handle_connect(event)
        self.conn.extensions = [_Sparing(extension) for extension in self.conn.extensions]
        if not (self.apart or self.close_sent):
            handing: dict[object, object] = {} if self._taken else {"give": self._give}
            self.scope["extensions"] = {**(self.scope.get("extensions") or {}), HANDING: handing}

    def take_over(self, request: bytes) -> None:
        """Go on with a connection that another server has handed over, on which this request has come."""
        if self.door.enter(self.transport, self.client[0] if self.client else ""):
            self.door.busy(self.transport)
            self._taken = True
            self.data_received(request)
        else:
            self.transport.abort()

    async def _give(self, name: str) -> bool:
        """Hand the connection to the server of this *name*, before it is answered; return whether it is the other's now."""
        way = await reached(name)
        if way is None or not sent(way, self.transport.get_extra_info("socket").fileno(), self._request):
            return False
        self.handshake_complete = self.close_sent = True
        self.transport.abort()  # here alone: it stays open at the other server
        return True

    def data_received(self, data: bytes) -> None:
        """Read the opening request at once, and all that follows by and by."""
        if not self.handshake_initiated:
            self._request += data
            super().data_received(data)
            return
        self._unread += data
        self._read()

    async def receive(self) -> Any:
        """Return the next message, and read on."""
        message = await super().receive()
        self._read()
        return message

    def _read(self) -> None:
        """Read what has come, until a message is whole or there were too many frames; more comes only when that is done."""
        while self._unread and not self.read_paused and not self._resting and not self.transport.is_closing():
            piece = bytes(self._unread[:SLICE])
            del self._unread[:SLICE]
            self._heard = 0
            super().data_received(piece)
            if wait := self._frames.take(self._heard):
                self._resting.start(wait, self._read)
        if self._unread or self._resting:
            self.transport.pause_reading()
        elif not self.read_paused:
            self.transport.resume_reading()

    def handle_events(self) -> None:
        """Count the frames, and answer them."""
        self._heard += len(self.conn.events)
        super().handle_events()

    def handle_cont(self, event: Frame) -> None:
        """Keep a fragment; too many of one message end the connection."""
        if len(self.frames) < MOST_FRAGMENTS:
            super().handle_cont(event)
        else:
            self._fail(CloseCode.MESSAGE_TOO_BIG)

    def send_receive_event_to_app(self) -> None:
        """Pass a message on; text that is none ends the connection."""
        if self.curr_msg_data_type == "text":
            try:
                b"".join(self.frames).decode()
            except UnicodeDecodeError:
                self._fail(CloseCode.INVALID_DATA)
                return
        super().send_receive_event_to_app()

    def handle_ping(self) -> None:
        """Answer a ping, unless the client does not read the answers."""
        if self.writable.is_set():
            super().handle_ping()
        else:
            self.conn.data_to_send()

    def handle_parser_exception(self) -> None:
        """End a connection that cannot be understood; one that has not begun ends without a word."""
        if self.conn.close_sent is None:
            self.close_sent = True
            self.transport.abort()
        else:
            super().handle_parser_exception()

    def pause_writing(self) -> None:
        """Give the client some time to read."""
        super().pause_writing()
        self._stuck.start(self.door.patience, self.transport.abort)

    def resume_writing(self) -> None:
        """Go on: the client has read."""
        self._stuck.stop()
        super().resume_writing()

    def _fail(self, code: CloseCode) -> None:
        self.frames = []
        self.conn.fail(code)
        self.handle_parser_exception()


class _Sparing(Extension):
    """Compression that leaves short messages alone: it would cost more than it saves."""

    def __init__(self, inner: Extension) -> None:
        self.name = inner.name
        self._inner = inner

    def decode(self, frame: Frame, *, max_size: int | None = None) -> Frame:
        """Read a frame that the client may have compressed."""
        return self._inner.decode(frame, max_size=max_size)

    def encode(self, frame: Frame) -> Frame:
        """Compress a long frame."""
        return frame if len(frame.data) < SHORT else self._inner.encode(frame)


class _Alarm:
    """Calls something after a while, unless it is stopped before."""

    def __init__(self) -> None:
        self._timer: asyncio.TimerHandle | None = None

    def __bool__(self) -> bool:
        return self._timer is not None

    def start(self, seconds: float, call: Callable[[], object]) -> None:
        self.stop()
        self._timer = asyncio.get_running_loop().call_later(seconds, self._ring, call)

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _ring(self, call: Callable[[], object]) -> None:
        self._timer = None
        call()

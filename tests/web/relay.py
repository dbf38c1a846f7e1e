"""A relay in front of a database: it can stop forwarding, as a network does that has lost the other side, or cut all connections."""

from __future__ import annotations

import select
import socket
import threading
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress

from tests.web.serving import free_port

__all__ = ["Relay", "relay"]


class Relay:
    """What forwards between a port of its own and another."""

    def __init__(self, port: int) -> None:
        self.port = free_port()
        self._target = port
        self._open = threading.Event()
        self._open.set()
        self._ended = threading.Event()
        self._pairs: list[tuple[socket.socket, socket.socket]] = []

    def serve(self) -> None:
        with socket.create_server(("127.0.0.1", self.port)) as listening:
            while not self._ended.is_set():
                if not select.select([listening], [], [], 0.1)[0]:
                    continue
                inner, _ = listening.accept()
                with suppress(OSError):
                    pair = (inner, socket.create_connection(("127.0.0.1", self._target)))
                    self._pairs.append(pair)
                    for one, other in (pair, pair[::-1]):
                        threading.Thread(target=self._forward, args=(one, other), daemon=True).start()

    def hang(self) -> None:
        """Forward nothing from now on; connections stay."""
        self._open.clear()

    def go_on(self) -> None:
        self._open.set()

    def cut(self) -> None:
        """End all connections that there are."""
        pairs, self._pairs = self._pairs, []
        for pair in pairs:
            for one in pair:
                with suppress(OSError):
                    one.shutdown(socket.SHUT_RDWR)

    def end(self) -> None:
        self._ended.set()
        self._open.set()
        self.cut()

    def _forward(self, one: socket.socket, other: socket.socket) -> None:
        with suppress(OSError), ExitStack() as stack:
            stack.callback(other.close)
            while data := one.recv(65536):
                self._open.wait()
                other.sendall(data)
            other.shutdown(socket.SHUT_WR)


@contextmanager
def relay(port: int) -> Iterator[Relay]:
    """A relay to *port* that works for a while."""
    made = Relay(port)
    serving = threading.Thread(target=made.serve)
    serving.start()
    try:
        yield made
    finally:
        made.end()
        serving.join()

"""Serve: ``python serve.py``, and open the address that it prints."""

from __future__ import annotations

import argparse
import asyncio
import gc
import socket
import sys
from dataclasses import fields
from ipaddress import ip_network
from typing import Any, Final

import uvicorn
from app import make_app
from door import AT_ONCE, QUEUE, Door, room
from handing import Handing
from limits import Limits
from protocols import WebSockets, behind

YOUNG: Final = 10_000
"""Objects that are made until the garbage collector looks at them. Python's own number, 700, is made up by every picture."""


class Server(uvicorn.Server):
    """A server that accepts a few connections at once, while more may wait: one number says both to asyncio."""

    def __init__(self, config: uvicorn.Config, sockets: type[WebSockets]) -> None:
        super().__init__(config)
        self._sockets = sockets
        self._handing: Handing | None = None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, and let more connections wait. What has been loaded stays, so the garbage collector need not look at it again."""
        await super().startup(sockets)
        name = self.lifespan.state.get("name")
        if name and not self._sockets.apart and sys.platform == "linux":
            self._handing = Handing(name, self._take)
        gc.collect()
        gc.freeze()
        gc.set_threshold(YOUNG, 10, 10)
        for listening in sockets or ():
            listening.listen(QUEUE)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Take no visitors over any more, and stop."""
        if self._handing is not None:
            self._handing.close()
        await super().shutdown(sockets)

    async def _take(self, connection: socket.socket, request: bytes) -> None:
        """Go on with a connection that another server has handed over."""
        protocol = self._sockets(self.config, self.server_state, self.lifespan.state)
        await asyncio.get_running_loop().connect_accepted_socket(lambda: protocol, connection)
        protocol.take_over(request)


def _network(text: str) -> str:
    """Return the network that *text* is, as text. Raises ValueError."""
    return str(ip_network(text))


def main() -> int:
    """Read the arguments and serve."""
    parser = argparse.ArgumentParser(description="Tables for any game of boardrules, on the web.")
    parser.add_argument("--host", default="127.0.0.1", help="the address to listen on (default: %(default)s, this computer only)")
    parser.add_argument("--port", type=int, default=8000, help="default: %(default)s")
    parser.add_argument("--database", default="sqlite:///tables.db", metavar="URL", help="sqlite:///FILE or postgresql://... (%(default)s)")
    parser.add_argument(
        "--origin", action="append", metavar="URL", help="how browsers see this server, such as https://games.example; may be repeated"
    )
    parser.add_argument(
        "--trusted-proxy",
        action="append",
        default=[],
        type=_network,
        metavar="CIDR",
        help="believe X-Forwarded-For of proxies at this address or in this network, and set no limit to its connections; may be repeated",
    )
    parser.add_argument(
        "--apart",
        action="store_true",
        help="serve all visitors here, also those of a table that another server on this computer has (default: they are handed to it)",
    )
    parser.add_argument(
        "--pace", type=float, default=0.8, help="how many seconds an action of a bot takes at the normal pace (default: %(default)s)"
    )
    parser.add_argument("--lab", default="", metavar="URL", help="the page of a ruling lab, to which tables lead: lab.html of a built site")
    parser.add_argument("--keep-days", type=float, default=60, help="tables nobody uses are deleted after so many days (%(default)s)")
    parser.add_argument("--seed", help="for tests: the seed of every table, so that everybody can foresee the luck")
    for limit in fields(Limits):
        option = f"--max-{limit.name.replace('_', '-')}"
        parser.add_argument(option, type=type(limit.default), default=limit.default, help="a limit (%(default)s)")
    arguments = vars(parser.parse_args())
    limits = Limits(**{limit.name: arguments[f"max_{limit.name}"] for limit in fields(Limits)})
    proxies = arguments["trusted_proxy"]
    http, ws = behind(Door(limits, room(2 * limits.connections), trusted=proxies), limits, apart=arguments["apart"])
    origins = tuple(arguments["origin"] or [f"http://{name}:{arguments['port']}" for name in ("127.0.0.1", "localhost")])
    app = make_app(
        arguments["database"],
        origins=origins,
        limits=limits,
        pace=arguments["pace"],
        seed=arguments["seed"],
        keep_days=arguments["keep_days"],
        lab=arguments["lab"],
    )
    settings: dict[str, Any] = {
        "host": arguments["host"],
        "port": arguments["port"],
        "backlog": AT_ONCE,
        "proxy_headers": bool(proxies),
        "forwarded_allow_ips": proxies,
        "http": http,
        "ws": ws,
        "ws_max_size": limits.body,
        "ws_ping_interval": 5,  # a client that does not answer is given up
        "ws_ping_timeout": 10,
        "timeout_graceful_shutdown": 3,
        "log_level": "error",
        "access_log": False,
        "server_header": False,
    }
    print(f"{origins[0]}/", flush=True)
    config = uvicorn.Config(app, **settings)
    Server(config, ws).run([config.bind_socket()])
    return 0


if __name__ == "__main__":
    sys.exit(main())

"""Measure how long the page without a server takes to start: ``python -m bench.web.start SITE``, with ``PYTHONPATH=src``.

SITE is the folder that ``examples/browser/build.py`` makes; give two to compare them. In turn with it, in the same run, a bare page starts,
which does nothing but start Pyodide and import msgspec. Each start has a new browser profile, so nothing is kept. Printed are the seconds
until the form can be used, until Python and the chosen game are ready, and how many times the bare page that is.
"""

from __future__ import annotations

import argparse
import functools
import http.server
import json
import shutil
import statistics
import sys
import tempfile
import threading
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser

from tests.web.pointing import chromium

BARE: Final = """<!doctype html><meta charset="utf-8"><title>bare</title><script type="module" src="bare.js"></script>"""
SCRIPT: Final = """
import { loadPyodide } from "./pyodide/pyodide.mjs";
const python = await loadPyodide({ indexURL: new URL("pyodide/", location.href).href });
python.unpackArchive(await (await fetch("msgspec.whl")).arrayBuffer(), "wheel");
python.runPython("import msgspec");
document.documentElement.dataset.ready = performance.now() / 1000;
"""
READY: Final = "() => document.documentElement.dataset.ready"
USABLE: Final = "() => document.querySelector('#make:not([hidden]) #game option')"


class Quiet(http.server.SimpleHTTPRequestHandler):
    """Serves files and writes nothing."""

    def log_message(self, *_: object) -> None:
        """Write nothing."""


def bare(folder: Path, site: Path, wheels: Path) -> Path:
    """Make the bare page, of the Pyodide of *site*."""
    folder.mkdir()
    shutil.copytree(site / "pyodide", folder / "pyodide")
    shutil.copyfile(next(wheels.glob("msgspec-*.whl")), folder / "msgspec.whl")
    (folder / "index.html").write_text(BARE, encoding="utf-8")
    (folder / "bare.js").write_text(SCRIPT, encoding="utf-8")
    return folder


def started(browser: Browser, folder: Path) -> tuple[float, float]:
    """Return the seconds until the form can be used, and until Python is ready."""
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Quiet, directory=str(folder)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    context = browser.new_context()
    page = context.new_page()
    try:
        page.goto(f"http://127.0.0.1:{server.server_port}/")
        if (folder / "bare.js").exists():
            usable = 0.0
        else:
            page.wait_for_function(USABLE, timeout=180_000, polling=20)
            usable = page.evaluate("performance.now()") / 1000
        page.wait_for_function(READY, timeout=180_000, polling=20)
        return usable, page.evaluate("performance.now()") / 1000
    finally:
        context.close()
        server.shutdown()
        server.server_close()


def main() -> int:
    """Read the arguments and measure."""
    parser = argparse.ArgumentParser(description="how long the page without a server takes to start")
    parser.add_argument("sites", type=Path, nargs="+")
    parser.add_argument("--rounds", type=int, default=3, help="starts of each (default: %(default)s)")
    parser.add_argument("--wheels", type=Path, default=Path("js/wheels"), help="where msgspec for Pyodide is (default: %(default)s)")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as place, chromium() as browser:
        pages = [bare(Path(place) / "bare", arguments.sites[0], arguments.wheels), *arguments.sites]
        found: dict[Path, list[tuple[float, float]]] = {page: [] for page in pages}
        for _ in range(arguments.rounds):
            for page in pages:
                found[page].append(started(browser, page))
        base = statistics.median(ready for _, ready in found[pages[0]])
        for page in pages:
            usable, ready = (statistics.median(times) for times in zip(*found[page], strict=True))
            figures = {"page": str(page.name), "usable": round(usable, 2), "ready": round(ready, 2), "times_bare": round(ready / base, 2)}
            sys.stdout.write(f"{json.dumps(figures)}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())

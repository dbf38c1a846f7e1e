"""The site without a server and the documentation, each made once for all tests, and the system's Chromium."""

from __future__ import annotations

import functools
import http.server
import shutil
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from playwright.sync_api import Browser, BrowserContext, Page

ROOT = Path(__file__).parents[2]
BUILD = ROOT / "examples" / "browser" / "build.py"


class Quiet(http.server.SimpleHTTPRequestHandler):
    """Serves static files and writes nothing."""

    def log_message(self, *_: object) -> None:
        pass


class Site:
    """The site on this machine, as any web server of static files serves it; it can be switched off."""

    def __init__(self, folder: Path) -> None:
        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Quiet, directory=str(folder)))
        self.url = f"http://127.0.0.1:{self.server.server_port}/"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def stop(self) -> None:
        self.server.shutdown()
        self.server.server_close()


@pytest.fixture(scope="session")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    site = tmp_path_factory.mktemp("browser") / "site"
    done = subprocess.run([sys.executable, str(BUILD), "--site", str(site)], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return site


def sphinx(source: Path, folder: Path, *options: str) -> Path:
    """Build the documentation at *source* into *folder*; return where its pages are."""
    pytest.importorskip("sphinx", reason="the documentation is built with Sphinx")
    pytest.importorskip("furo", reason="the documentation is built with its theme")
    pytest.importorskip("myst_parser", reason="the documentation is Markdown")
    command = [sys.executable, "-m", "sphinx", "-q", "-b", "html", "-d", str(folder / "trees"), *options, str(source), str(folder / "html")]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    shutil.rmtree(folder / "trees")
    return folder / "html"


@pytest.fixture(scope="session")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return sphinx(ROOT / "docs", tmp_path_factory.mktemp("documentation"), "-D", "boardrules_lab=https://lab.example/lab.html")


@pytest.fixture(scope="session")
def pages(built: Path) -> Iterator[Site]:
    found = Site(built)
    yield found
    found.stop()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    pytest.importorskip("playwright.sync_api", reason="playwright is not installed")
    from playwright.sync_api import sync_playwright  # noqa: PLC0415  (only where it is installed)

    from tests.web.pointing import launch  # noqa: PLC0415

    with sync_playwright() as found:
        started = launch(found)
        yield started
        started.close()


@pytest.fixture
def site(folder: Path) -> Iterator[Site]:
    found = Site(folder)
    yield found
    found.stop()


@pytest.fixture
def context(browser: Browser) -> Iterator[BrowserContext]:
    made = browser.new_context(accept_downloads=True, viewport={"width": 1500, "height": 1000})
    made.set_default_timeout(60_000)
    yield made
    made.close()


def opened(context: BrowserContext, url: str, *, wait: str = "html[data-ready]") -> Page:
    page = context.new_page()
    page.goto(url)
    page.wait_for_selector(wait, timeout=180_000, state="attached")
    return page

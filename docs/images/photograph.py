"""Photograph the ruling lab anew: ``python docs/images/photograph.py SITE``; *SITE* is made by ``examples/browser/build.py``."""

from __future__ import annotations

import functools
import http.server
import shutil
import sys
import threading
from pathlib import Path

from playwright.sync_api import sync_playwright

HERE = Path(__file__).parent


def main(site: str) -> None:
    """Open the lab with its first position and the questions about a card; keep what a window of 1,280 by 860 pixels shows."""
    handler = functools.partial(http.server.SimpleHTTPRequestHandler, directory=site)
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        page = browser.new_page(viewport={"width": 1280, "height": 860})
        page.goto(f"http://127.0.0.1:{server.server_port}/lab.html")
        page.wait_for_selector("html[data-ready]", timeout=300_000, state="attached")
        page.locator('#pieces [data-piece="0.V1"] > summary').click()
        page.wait_for_selector(".why-not")
        page.screenshot(path=HERE / "lab.png")
        browser.close()
    server.shutdown()


if __name__ == "__main__":
    main(sys.argv[1])

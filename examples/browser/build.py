"""Make the site: ``python examples/browser/build.py``, with the library, pip and npm installed; ``--serve`` shows it at once.

Everything is copied into one folder of static files, which any web server can serve: the page of the web example, the ruling lab, the
package of ``js/``, Pyodide from npm, the wheels, and a service worker that knows all of them.
"""

from __future__ import annotations

import argparse
import functools
import gzip
import hashlib
import http.server
import importlib.util
import json
import shutil
import subprocess
import sys
import tarfile
import tempfile
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
WEB = ROOT / "examples" / "web"
FIRST = "pixies"
"""The game that is chosen until somebody chooses another: the one that is ready soonest."""
LAB = ROOT / "examples" / "lab"
JS = ROOT / "js"
MODULES = ("asking.py", "delta.py", "faces.py", "lab.py", "learning.py", "lessons.py", "puzzles.py", "shown.py", "solo.py")
"""Modules of the web example that the page needs."""
POLICY = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
    "worker-src 'self'; base-uri 'none'; form-action 'none'"
)
"""What the pages may load: what is in the site."""
PYODIDE = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip", "pyodide-lock.json")


def copy(files: list[Path], folder: Path) -> None:
    """Copy *files* into *folder*, which is made."""
    folder.mkdir(parents=True, exist_ok=True)
    for file in files:
        shutil.copyfile(file, folder / file.name)


def check() -> None:
    """Say what is missing, if anything is: other parts of the repository, or programs."""
    needed = (JS / "build.py", JS / "src", WEB / "static", LAB / "page", ROOT / "pyproject.toml")
    missing = [str(path) for path in needed if not path.exists()]
    if missing:
        sys.exit(f"this program makes the site from a checkout of the repository of boardrules; missing are {', '.join(missing)}")
    if importlib.util.find_spec("boardrules") is None:
        sys.exit(f"boardrules is not installed: run pip install {ROOT}")
    if importlib.util.find_spec("pip") is None:
        sys.exit("pip is not installed in this Python: run python -m ensurepip")
    programs = [name for name in ("npm", "node") if shutil.which(name) is None]
    if programs:
        sys.exit(f"{' and '.join(programs)} cannot be found: install Node.js")


def pack(site: Path, wheels: list[Path], modules: list[Path]) -> None:
    """Put the library, what it needs and the modules of the page into one archive of bytecode, made by the Python of the page."""
    folder = site / "boardrules" / "wheels"
    folder.mkdir(parents=True)
    files = [site / "pyodide", folder / "boardrules.zip", *wheels, *modules]
    line = [shutil.which("node") or "node", str(HERE / "archive.mjs"), *map(str, files)]
    subprocess.run(line, check=True)
    (folder / "wheels.json").write_text('["boardrules.zip"]\n', encoding="utf-8")


def fetch_pyodide(folder: Path) -> None:
    """Fetch the files of Pyodide that a page needs, of the version that the package depends on."""
    version = json.loads((JS / "package.json").read_text(encoding="utf-8"))["dependencies"]["pyodide"].lstrip("^")
    with tempfile.TemporaryDirectory() as place:
        subprocess.run(
            [shutil.which("npm") or "npm", "pack", "--silent", "--pack-destination", place, f"pyodide@{version}"],
            check=True,
            stdout=subprocess.DEVNULL,
        )
        with tarfile.open(next(Path(place).glob("*.tgz"))) as packed:
            if hasattr(tarfile, "data_filter"):  # from Python 3.11.4 on
                packed.extraction_filter = tarfile.data_filter
            packed.extractall(place)  # noqa: S202  (the package is one that the page runs anyway)
        copy([Path(place) / "package" / name for name in PYODIDE], folder)


def make(site: Path) -> None:
    """Make the site in the folder *site*; what was there before is gone."""
    shutil.rmtree(site, ignore_errors=True)
    subprocess.run([sys.executable, str(JS / "build.py")], check=True)
    fetch_pyodide(site / "pyodide")
    copy(sorted((JS / "src").iterdir()), site / "boardrules" / "src")
    copy([path for path in sorted((WEB / "static").iterdir()) if path.suffix in {".js", ".css"}], site / "static")
    copy([JS / "src" / "pieces.js"], site / "static")
    pack(
        site,
        sorted((JS / "wheels").glob("*.whl")),
        [*[WEB / name for name in MODULES], HERE / "hotseat.py", HERE / "teaching.py", *sorted(LAB.glob("*.py"))],
    )
    (site / "games.json").write_text(json.dumps(installed()), encoding="utf-8")
    copy([*sorted((HERE / "page").iterdir()), *sorted((LAB / "page").iterdir())], site)
    table = (WEB / "static" / "table.html").read_text(encoding="utf-8")
    tools = part(table, '<div id="tools">', "</div>")
    parts = part(table, "<main>", "</aside>")
    lesson = (WEB / "static" / "learn.html").read_text(encoding="utf-8").replace('href="/"', 'href="./"')
    pages = {
        "index.html": (site / "index.html").read_text(encoding="utf-8").replace("<!-- tools -->", tools).replace("<!-- table -->", parts),
        "lab.html": (site / "lab.html").read_text(encoding="utf-8"),
        "learn.html": lesson.replace("static/learn-web.js", "learn-here.js"),
    }
    sys.path.append(str(WEB))
    from heads import whole  # noqa: PLC0415  (outside a checkout there is none)

    for name, page in pages.items():
        (site / name).write_text(whole(page, policy=POLICY), encoding="utf-8")
    files = [path for path in sorted(site.rglob("*")) if path.is_file() and path.name != "sw.js"]
    digest = hashlib.blake2b(digest_size=12)
    for path in files:
        digest.update(path.relative_to(site).as_posix().encode() + b"\0" + path.read_bytes())
    names = ["./", *(path.relative_to(site).as_posix() for path in files)]
    worker = (site / "sw.js").read_text(encoding="utf-8")
    known = json.dumps({"version": digest.hexdigest(), "files": names})
    (site / "sw.js").write_text(worker.replace("{}; // site", f"{known};"), encoding="utf-8")


def part(page: str, begin: str, end: str) -> str:
    """Return what is in *page* from *begin* to *end*, both included."""
    found = page.index(begin)
    return page[found : page.index(end, found) + len(end)]


def installed() -> list[dict[str, object]]:
    """Return what the form says of the games, so that it is there before Python is."""
    from boardrules import game, games  # noqa: PLC0415  (check() says so if it is not installed)

    found: list[dict[str, object]] = []
    for name in games():
        spec = game(name).SPEC
        editions = [(one.id, one.title) for one in spec.editions]
        choosable = "edition" in getattr(spec.options, "__struct_fields__", ())
        found.append({"id": name, "title": spec.title, "seats": spec.seats, "editions": editions, "choosable": choosable})
    return sorted(found, key=lambda one: (one["id"] != FIRST, one["title"]))


def size(site: Path) -> tuple[int, int]:
    """Return the bytes of the site, as they are and compressed by gzip."""
    contents = [path.read_bytes() for path in site.rglob("*") if path.is_file()]
    return sum(map(len, contents)), sum(len(gzip.compress(content, 9)) for content in contents)


def serve(site: Path, port: int) -> None:
    """Serve the site to this machine until the program is interrupted."""
    handler = functools.partial(http.server.SimpleHTTPRequestHandler, directory=str(site))
    with http.server.ThreadingHTTPServer(("127.0.0.1", port), handler) as server:
        print(f"http://127.0.0.1:{port}/")
        server.serve_forever()


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="Make the site, and serve it if that is asked for.")
    parser.add_argument("--site", type=Path, default=ROOT / "build" / "browser", help="where to make it (default: build/browser)")
    parser.add_argument("--serve", metavar="PORT", type=int, nargs="?", const=8000, help="serve it at this port (default: 8000)")
    arguments = parser.parse_args()
    check()
    make(arguments.site)
    whole, packed = size(arguments.site)
    print(f"{arguments.site}: {whole / 1e6:.1f} MB, {packed / 1e6:.1f} MB compressed")
    if arguments.serve is not None:
        serve(arguments.site, arguments.serve)

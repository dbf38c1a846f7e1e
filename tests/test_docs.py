"""The documentation runs: its programs, its shell commands, its tutorial game, its test vectors.

``python -m tests.test_docs [PAGE ...]`` writes what the programs and commands print now into the pages; read the difference.
"""

from __future__ import annotations

import ast
import contextlib
import doctest
import io
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import textwrap
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from boardrules import Dealer
from boardrules.testing import LAWS, check_game

ROOT = Path(__file__).parents[1]
DOCS = ROOT / "docs"
# What Sphinx writes below rules and cards has no program in it.
MADE = {"_build", "rules", "cards"}
PAGES = (ROOT / "README.md", *sorted(path for path in DOCS.rglob("*.md") if not MADE & {*path.relative_to(DOCS).parts}))
NAMES = [str(path.relative_to(ROOT)) for path in PAGES]

FENCE = re.compile(r"^```(?P<language>[^\n`]*)\n(?P<code>.*?)^```[ \t]*$", re.MULTILINE | re.DOTALL)
SAVED = re.compile(r"(?P<how>Save|Append) this (?:as|to) `(?P<name>[\w.]+\.py)`[^\n]*\n\n\Z")
PROMPTED = re.compile(r"^\$ (?P<command>.*\n)(?P<output>(?:(?!\$ ).*\n)*)", re.MULTILINE)
OPTIONS = doctest.ELLIPSIS | doctest.REPORT_NDIFF
# Blocks in these languages are shown and not run; a program or a command in any other would go unchecked.
SHOWN = {"json", "text", "toml", "bash", "sh", "html", "javascript", "typescript"}


@dataclass(frozen=True)
class Fence:
    """A fenced block of a page.

    ``printed`` is what a program is said to print, in the text block right below it. ``file`` is the file that the reader is told to
    save the program as, or, where ``appended``, to append it to; commands run it then.
    """

    language: str
    line: int
    span: tuple[int, int]
    code: str
    printed: str | None
    file: str
    appended: bool

    def save(self) -> None:
        """Do with the program what the reader is told to do."""
        with Path(self.file).open("a" if self.appended else "w", encoding="utf-8") as file:
            file.write(f"\n\n{self.code}" if self.appended else self.code)


def fences(page: str) -> list[Fence]:
    found: list[Fence] = []
    matches = list(FENCE.finditer(page))
    for match, after in zip(matches, [*matches[1:], None][: len(matches)], strict=True):
        below = after is not None and after["language"] == "text" and not page[match.end() : after.start()].strip()
        printed = after["code"] if after is not None and below else None
        saved = SAVED.search(page, 0, match.start())
        file, appended = (saved["name"], saved["how"] == "Append") if saved else ("", False)
        line = page.count("\n", 0, match.start()) + 2
        found.append(Fence(match["language"], line, match.span("code"), match["code"], printed, file, appended))
    return found


def module_of(path: Path) -> str:
    """Return the name of the module that the programs of a page are."""
    return re.sub(r"\W", "_", f"page_{path.relative_to(ROOT).with_suffix('')}")


@contextlib.contextmanager
def workplace(path: Path) -> Iterator[Path]:
    """Run a page in an empty folder, its programs in a module of their own; yields where games are installed for it."""
    with tempfile.TemporaryDirectory() as folder, tempfile.TemporaryDirectory() as site, contextlib.chdir(folder):
        name = module_of(path)
        sys.modules[name] = ModuleType(name)
        if "goofspiel" in path.read_text(encoding="utf-8"):
            install_tutorial(Path(site))
        before = sys.path
        sys.path = [site, *before]
        try:
            yield Path(site)
        finally:
            del sys.modules[name]
            sys.modules.pop("goofspiel", None)
            sys.path = before


def install_tutorial(site: Path) -> None:
    """What pip would make of the tutorial's project, made by hand: a test downloads and installs nothing."""
    project = tomllib.loads((DOCS / "tutorial" / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    folder = site / f"{project['name'].replace('-', '_')}-{project['version']}.dist-info"
    folder.mkdir()
    (folder / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: {project['version']}\n", encoding="utf-8")
    points = "".join(f"{name} = {value}\n" for name, value in project["entry-points"]["boardrules.games"].items())
    (folder / "entry_points.txt").write_text(f"[boardrules.games]\n{points}", encoding="utf-8")
    shutil.copy(DOCS / "tutorial" / "goofspiel.py", site)


class Runner(doctest.DocTestRunner):
    """Runs the examples of a page and keeps what each printed."""

    def __init__(self) -> None:
        super().__init__(optionflags=OPTIONS, verbose=False)
        self.got: dict[int, str] = {}

    def report_success(self, out: object, test: doctest.DocTest, example: doctest.Example, got: str) -> None:
        pass

    def report_failure(self, out: object, test: doctest.DocTest, example: doctest.Example, got: str) -> None:
        self.got[example.lineno] = got
        super().report_failure(out, test, example, got)  # type: ignore[arg-type]  # out is whatever the runner was given


def run_session(fence: Fence, names: dict[str, object], where: str) -> tuple[dict[int, str], str]:
    """Run a block with prompts; returns, by line, what differs from the page, and a report of it."""
    test = doctest.DocTestParser().get_doctest(fence.code, names, where, where, fence.line - 1)
    runner = Runner()
    report = io.StringIO()
    runner.run(test, out=report.write, clear_globs=False)
    names.update(test.globs)
    return runner.got, report.getvalue()


def run_program(fence: Fence, names: dict[str, object], where: str) -> str:
    """Run a block without prompts; returns what it printed."""
    printed = io.StringIO()
    with contextlib.redirect_stdout(printed):
        exec(compile("\n" * (fence.line - 1) + fence.code, where, "exec"), names)  # noqa: S102  (our own pages)
    return printed.getvalue()


def run_command(command: str, site: Path) -> subprocess.CompletedProcess[str]:
    """Run a line of a console block, with the command of this environment."""
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    wide = {**os.environ, "PATH": path, "COLUMNS": "100", "NO_COLOR": "1", "PYTHONPATH": str(site)}
    return subprocess.run(command, shell=True, env=wide, capture_output=True, text=True, timeout=120, check=False)  # noqa: S602


def alike(shown: str, got: str) -> bool:
    """Whether a page shows what was printed; a line of three dots stands for any lines."""
    parts = [re.escape(part) for part in re.split(r"^ *\.\.\.\n", shown, flags=re.MULTILINE)]
    return re.fullmatch(r"(?:.*\n)*?".join(parts), got) is not None


def names_of(path: Path) -> dict[str, object]:
    return vars(sys.modules[module_of(path)])


@pytest.mark.parametrize("path", PAGES, ids=NAMES)
def test_every_program_and_command_of_a_page_runs_and_prints_what_the_page_says(path: Path) -> None:
    with workplace(path) as site:
        for fence in fences(path.read_text(encoding="utf-8")):
            where = f"{path.relative_to(ROOT)}:{fence.line}"
            if fence.language == "python" and fence.code.startswith(">>>"):
                _, report = run_session(fence, names_of(path), where)
                assert not report, report
            elif fence.language == "python" and fence.file:
                fence.save()
            elif fence.language == "python":
                printed = run_program(fence, names_of(path), where)
                assert fence.printed is None or alike(fence.printed, printed), f"{where} prints:\n{printed}"
            elif fence.language == "console":
                for match in PROMPTED.finditer(fence.code):
                    done = run_command(match["command"], site)
                    assert done.returncode == 0, f"{where}: {match['command']}{done.stderr}"
                    assert alike(match["output"], done.stdout), f"{where}: {match['command']}prints:\n{done.stdout}"


@pytest.mark.parametrize("path", PAGES, ids=NAMES)
def test_every_block_is_in_a_language_that_is_run_or_only_shown(path: Path) -> None:
    for fence in fences(path.read_text(encoding="utf-8")):
        assert fence.language in {"python", "console", *SHOWN} or fence.language.startswith("{"), f"{path.name}:{fence.line}"
        if fence.language == "console":
            commands = [match["command"] for match in PROMPTED.finditer(fence.code)]
            assert commands, f"{path.name}:{fence.line}"
            assert "".join(match[0] for match in PROMPTED.finditer(fence.code)) == fence.code


def source_of(path: Path) -> str:
    """All Python of a page as one module."""
    code: list[str] = []
    for fence in fences(path.read_text(encoding="utf-8")):
        if fence.language != "python":
            continue
        if fence.code.startswith(">>>"):
            code += [example.source for example in doctest.DocTestParser().get_examples(fence.code)]
        else:
            code.append(fence.code.replace("from __future__ import annotations\n", ""))
    return "from __future__ import annotations\n" + "".join(code)


@pytest.fixture(scope="module")
def sources(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("pages")
    for path in PAGES:
        (folder / f"{module_of(path)}.py").write_text(source_of(path), encoding="utf-8")
    settings = {
        "include": ["."],
        "pythonVersion": "3.11",
        "typeCheckingMode": "strict",
        "enableExperimentalFeatures": True,
        "extraPaths": [str(DOCS / "tutorial"), str(ROOT / "src")],
        # At a prompt an expression is there to be shown, and names are imported where they are first used.
        "reportUnusedExpression": False,
        "reportUnusedImport": False,
    }
    (folder / "pyrightconfig.json").write_text(json.dumps(settings), encoding="utf-8")
    return folder


def test_the_programs_of_all_pages_satisfy_mypy(sources: Path) -> None:
    pytest.importorskip("mypy")
    command = [sys.executable, "-m", "mypy", "--strict", "--config-file", str(ROOT / "pyproject.toml"), *map(str, sources.glob("*.py"))]
    environment = {**os.environ, "MYPYPATH": f"{DOCS / 'tutorial'}{os.pathsep}{ROOT / 'src'}"}
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_programs_of_all_pages_satisfy_basedpyright(sources: Path) -> None:
    pytest.importorskip("basedpyright")
    command = [sys.executable, "-m", "basedpyright", "--pythonpath", sys.executable, "-p", str(sources)]
    done = subprocess.run(command, cwd=sources, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_published_vectors_are_the_dealers() -> None:
    vectors = json.loads((DOCS / "chance_vectors.json").read_text(encoding="utf-8"))["vectors"]
    assert len(vectors) == 5
    for vector in vectors:
        dealer = Dealer(bytes.fromhex(vector["seed_hex"]), client_seeds=vector.get("client_seeds", ()))
        assert [dealer.draw(int(n)) for n in vector["outcomes"]] == [int(answer) for answer in vector["answers"]]
        assert dealer.commitment == vector["commitment"]


def test_the_tutorial_game_keeps_every_law(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(DOCS / "tutorial"))
    goofspiel: Any = import_module("goofspiel")
    report = check_game(goofspiel, games=10)
    assert not report.idle
    assert not report.never_swapped


def test_the_entry_point_of_the_tutorial_makes_its_game_an_installed_one(tmp_path: Path) -> None:
    install_tutorial(tmp_path)
    command = [sys.executable, "-m", "boardrules", "simulate", "goofspiel", "-n", "20"]
    done = subprocess.run(command, env={**os.environ, "PYTHONPATH": str(tmp_path)}, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert "goofspiel, rules 1.0: 20 games" in done.stdout


def test_the_reference_has_every_public_name() -> None:
    text = "".join(path.read_text(encoding="utf-8") for path in sorted((DOCS / "reference").rglob("*.md")))
    documented: set[str] = set()
    for module, parts in re.findall(r"^```\{api\} (\S+)\n(?::from: (.*)\n)?", text, flags=re.MULTILINE):
        for part in parts.split() or [""]:
            documented |= {f"{module}.{name}" for name in import_module(f"{module}.{part}".rstrip(".")).__all__}
    for module in ("boardrules", "boardrules.pixies", "boardrules.testing"):
        missing = {f"{module}.{name}" for name in import_module(module).__all__ if not name.startswith("__")} - documented
        assert not missing


def test_every_old_address_of_a_guide_leads_to_a_page() -> None:
    moved = re.search(r"^MOVED = (\{.*?^\})", (DOCS / "conf.py").read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)
    assert moved
    folders: dict[str, str] = ast.literal_eval(moved[1])
    assert [name for folder, names in folders.items() for name in names.split() if not (DOCS / folder / f"{name}.md").is_file()] == []


def test_no_page_copies_the_laws_by_hand() -> None:
    for path in PAGES:
        text = " ".join(path.read_text(encoding="utf-8").split())
        for law in LAWS:
            assert law.sentence not in text, path


def update(path: Path) -> None:
    """Write into a page what its programs and commands print now."""
    page = path.read_text(encoding="utf-8")
    with workplace(path) as site:
        changed: list[tuple[tuple[int, int], str]] = []
        blocks = fences(page)
        for index, fence in enumerate(blocks):
            if fence.language == "python" and fence.code.startswith(">>>"):
                changed.append((fence.span, session_anew(fence, names_of(path), str(path))))
            elif fence.language == "python" and fence.file:
                fence.save()
            elif fence.language == "python":
                printed = run_program(fence, names_of(path), str(path))
                if fence.printed is not None and not alike(fence.printed, printed):
                    changed.append((blocks[index + 1].span, printed))
            elif fence.language == "console":
                changed.append((fence.span, "".join(command_anew(match, site) for match in PROMPTED.finditer(fence.code))))
    for (start, end), text in sorted(changed, reverse=True):
        page = page[:start] + text + page[end:]
    path.write_text(page, encoding="utf-8")


def session_anew(fence: Fence, names: dict[str, object], where: str) -> str:
    got, report = run_session(fence, names, where)
    if "Exception raised" in report:
        sys.stderr.write(report)
    text = ""
    for example in doctest.DocTestParser().parse(fence.code):
        if isinstance(example, str):
            text += example
            continue
        first, *more = example.source.splitlines()
        text += f">>> {first}\n" + "".join(f"... {line}".rstrip() + "\n" for line in more)
        printed = got.get(example.lineno)
        text += example.want if printed is None else printed.replace("\n\n", "\n<BLANKLINE>\n")
    return text


def command_anew(match: re.Match[str], site: Path) -> str:
    done = run_command(match["command"], site)
    if done.returncode:
        sys.stderr.write(f"{match['command']}{done.stderr}")
    return f"$ {match['command']}{match['output'] if alike(match['output'], done.stdout) else done.stdout}"


if __name__ == "__main__":
    for page_path in [Path(name).resolve() for name in sys.argv[1:]] or PAGES:
        sys.stderr.write(textwrap.shorten(str(page_path.relative_to(ROOT)), 100) + "\n")
        update(page_path)

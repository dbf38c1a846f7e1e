"""A release is tagged if it is finished, and refused with everything that is not."""

from __future__ import annotations

import importlib.util
import subprocess
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
SPEC = importlib.util.spec_from_file_location("release", ROOT / "tools" / "release.py")
assert SPEC is not None
assert SPEC.loader is not None
release: Any = importlib.util.module_from_spec(SPEC)
SPEC.loader.exec_module(release)


def git(root: Path, *command: str) -> str:
    who = ("-c", "user.name=A", "-c", "user.email=a@example.org")
    return subprocess.run(["git", "-C", str(root), *who, *command], check=True, capture_output=True, text=True).stdout


FILES = {
    "pyproject.toml": '[project]\nversion = "0.3.0"\n[project.urls]\nSource = "https://example.org"\n',
    "src/boardrules/__init__.py": '__version__ = "0.3.0"\n',
    "CITATION.cff": 'version: 0.3.0\ndate-released: "2027-01-02"\n',
    "js/package.json": '{"version": "0.3.0"}\n',
    "CHANGELOG.md": "# Changelog\n\n## 0.3.0 (2027-01-02)\n\n## 0.2.0 (2026-11-22)\n",
    "changelog.d/.gitignore": "!.gitignore\n",
    "changelog.d/README.md": "# Fragments\n",
    "docs/how-to/migration.md": "## From 0.2 to 0.3\n\n## From 0.1 to 0.2\n",
}


@pytest.fixture
def finished(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Lay out a checkout that can be released."""
    for name in ("GIT_AUTHOR_NAME", "GIT_COMMITTER_NAME"):
        monkeypatch.setenv(name, "A")
    for name in ("GIT_AUTHOR_EMAIL", "GIT_COMMITTER_EMAIL"):
        monkeypatch.setenv(name, "a@example.org")
    for name, text in FILES.items():
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
    git(tmp_path, "init", "-q")
    git(tmp_path, "add", "-A")
    git(tmp_path, "commit", "-qm", "Everything")
    return tmp_path


def test_a_finished_release_is_tagged_once(finished: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert release.main([], finished) == 0
    assert git(finished, "tag") == ""
    assert release.main(["--tag"], finished) == 0
    assert git(finished, "tag").split() == ["v0.3.0"]
    assert release.main(["--tag"], finished) == 1
    said = "0.3.0 can be released\nv0.3.0 is tagged\ngit: there is a tag v0.3.0 already; raise the version\n"
    assert capsys.readouterr().out == said


def change(name: str, old: str, new: str) -> Callable[[Path], None]:
    def changed(root: Path) -> None:
        text = (root / name).read_text("utf-8")
        assert old in text
        (root / name).write_text(text.replace(old, new), "utf-8")

    return changed


@pytest.mark.parametrize(
    ("spoil", "fault"),
    [
        (change("pyproject.toml", '"0.3.0"', '"0.3.0.dev1"'), "pyproject.toml: 0.3.0.dev1 is no version of a release"),
        (change("src/boardrules/__init__.py", "0.3.0", "0.2.0"), "__init__.py: the version is 0.2.0, and 0.3.0 in pyproject.toml"),
        (change("CITATION.cff", "version: 0.3.0", "version: 0.2.0"), "CITATION.cff: the version is 0.2.0"),
        (change("js/package.json", "0.3.0", "0.2.9"), "js/package.json: the version is 0.2.9"),
        (change("CITATION.cff", "2027-01-02", "2027-01-01"), "CITATION.cff: date-released is 2027-01-01"),
        (change("CHANGELOG.md", "## 0.3.0 (2027-01-02)", ""), "CHANGELOG.md: there is no section of 0.3.0"),
        (change("CHANGELOG.md", "# Changelog", "# Changelog\n\n## Unreleased"), "CHANGELOG.md: move what is under Unreleased"),
        (change("docs/how-to/migration.md", "to 0.3", "on"), "docs/how-to/migration.md: there is no section that ends in 'to 0.3'"),
        (
            change("docs/how-to/migration.md", "## From 0.1", "## From 0.3 on\n\n## From 0.1"),
            "docs/how-to/migration.md: the section 'From 0.3 on' is still open",
        ),
        (change("pyproject.toml", "[project.urls]\n", "[tool.urls]\n"), "pyproject.toml: [project.urls] is missing"),
    ],
)
def test_what_is_unfinished_is_named_and_nothing_is_tagged(
    finished: Path, capsys: pytest.CaptureFixture[str], spoil: Callable[[Path], None], fault: str
) -> None:
    spoil(finished)
    git(finished, "commit", "-qam", "Spoil it")
    assert release.main(["--tag"], finished) == 1
    assert fault in capsys.readouterr().out
    assert git(finished, "tag") == ""


def test_fragments_and_files_that_are_not_committed_are_named_together(finished: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (finished / "changelog.d" / "+more.added.md").write_text("More.\n", "utf-8")
    assert release.main(["--tag"], finished) == 1
    assert capsys.readouterr().out == (
        "changelog.d: these fragments are left: +more.added.md; run: towncrier build --version 0.3.0\ngit: 1 files are not committed\n"
    )


def test_the_files_of_this_checkout_name_one_version() -> None:
    version = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["version"]
    assert list(release._versions(ROOT, version)) == []

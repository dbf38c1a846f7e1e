"""Rule sheets on the command line."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from tests.cli.conftest import Run


def test_a_rule_sheet_is_written_as_html_in_an_edition_and_a_language(run: Run) -> None:
    done = run("rules", "pixel_tactics", "--edition", "ru", "--lang", "ru", "--html", "sheet.html")
    assert (done.code, done.err) == (0, "")
    assert "sheet.html" in done.out
    page = Path("sheet.html").read_text("utf-8")
    assert '<html lang="ru">' in page
    assert "PT-TRAP-1" in page


def test_a_rule_sheet_is_written_as_pdf(run: Run) -> None:
    pytest.importorskip("fpdf")
    pytest.importorskip("font_source_sans_pro")
    assert run("rules", "pixies", "--pdf", "sheet.pdf").code == 0
    assert Path("sheet.pdf").read_bytes().startswith(b"%PDF-")


def test_without_the_extra_html_is_written_and_a_pdf_says_what_to_install(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "fpdf", None)
    assert run("rules", "pixies", "--html", "sheet.html").code == 0
    refused = run("rules", "pixies", "--pdf", "sheet.pdf")
    assert refused.code == 2
    assert refused.err == "boardrules: a PDF needs the packages fpdf2 and font-source-sans-pro: pip install fpdf2 font-source-sans-pro\n"
    assert not Path("sheet.pdf").exists()


def test_a_game_without_a_rule_sheet_says_so(run: Run) -> None:
    game = Path(__file__).parents[2] / "docs" / "tutorial" / "goofspiel.py"
    refused = run("rules", str(game), "--html", "sheet.html")
    assert (refused.code, refused.err) == (2, "boardrules: goofspiel has no rule sheet\n")


def test_a_rule_sheet_takes_no_words(run: Run) -> None:
    refused = run("rules", "pixies", "PX-PLA", "--html", "sheet.html")
    assert refused.code == 2
    assert "leave out ID and WORD" in refused.err

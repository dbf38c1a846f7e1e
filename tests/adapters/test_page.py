"""The code of the page on adapters that needs what is installed here only: the blocks ``{code-block} python``."""

from __future__ import annotations

import doctest
import io
import re
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("pettingzoo", reason="the adapters need PettingZoo and Gymnasium: tox -e adapters")
pytest.importorskip("pyspiel", reason="the adapter needs OpenSpiel: tox -e adapters")

PAGE = Path(__file__).parents[2] / "docs" / "how-to" / "adapters.md"
BLOCK = re.compile(r"^```\{code-block\} python\n(?P<code>.*?)^```$", re.MULTILINE | re.DOTALL)


@pytest.mark.usefixtures("goofspiel", "kuhn_poker")
def test_the_code_of_the_page_prints_what_the_page_says() -> None:
    page = PAGE.read_text(encoding="utf-8")
    names: dict[str, Any] = {}
    blocks = list(BLOCK.finditer(page))
    assert len(blocks) > 2
    for block in blocks:
        line = page.count("\n", 0, block.start()) + 1
        test = doctest.DocTestParser().get_doctest(block["code"], names, "adapters.md", str(PAGE), line)
        assert test.examples
        report = io.StringIO()
        doctest.DocTestRunner(optionflags=doctest.ELLIPSIS, verbose=False).run(test, out=report.write, clear_globs=False)
        assert not report.getvalue(), report.getvalue()
        names.update(test.globs)

"""The programs of a page that need more than the documentation's own tests have installed: its blocks ``{code-block} python``."""

from __future__ import annotations

import doctest
import io
import re
from pathlib import Path
from typing import Any, Final

GUIDES: Final = Path(__file__).parents[1] / "docs" / "how-to"
BLOCK: Final = re.compile(r"^```\{code-block\} python\n(?P<code>.*?)^```$", re.MULTILINE | re.DOTALL)


def blocks_print_what_the_page_says(name: str) -> None:
    """Run the blocks of a guide one after the other, and compare what they print."""
    path = GUIDES / name
    page = path.read_text(encoding="utf-8")
    names: dict[str, Any] = {}
    blocks = list(BLOCK.finditer(page))
    assert blocks
    for block in blocks:
        line = page.count("\n", 0, block.start()) + 1
        test = doctest.DocTestParser().get_doctest(block["code"], names, name, str(path), line)
        assert test.examples
        report = io.StringIO()
        doctest.DocTestRunner(optionflags=doctest.ELLIPSIS, verbose=False).run(test, out=report.write, clear_globs=False)
        assert not report.getvalue(), report.getvalue()
        names.update(test.globs)

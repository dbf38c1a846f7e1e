"""Docstrings in numpydoc's form, as this library writes them: free text and examples may follow the last section."""

from __future__ import annotations

import re
from typing import Any, Final

from sphinx.application import Sphinx
from sphinx.ext.napoleon.docstring import NumpyDocstring

from ._base import INLINE, all_rules

ATTRIBUTES: Final = ("attribute", "data", "property")


def read_docstring(_app: Sphinx, what: Any, name: str, obj: Any, options: Any, lines: list[str]) -> None:
    """Turn the sections of a docstring into what Sphinx understands, in place."""
    # Of an attribute napoleon takes the words before a colon for its type; ours are sentences.
    kind: Any = "function" if what in ATTRIBUTES else what
    lines[:] = NumpyDocstring(_with_headings(lines), None, None, kind, name, obj, options).lines()
    lines[:] = with_rules(lines)


def with_rules(lines: list[str]) -> list[str]:
    """Return *lines* with every id of a rule as the role that links to the page of the rule; examples stay as they are."""
    found: list[str] = []
    example = False
    for line in lines:
        example = bool(line.strip()) and (example or line.lstrip().startswith(">>>"))
        found.append(line if example else INLINE.sub(_linked, line))
    return found


def _linked(match: re.Match[str]) -> str:
    return f":rule:`{match['rule']}`" if match["rule"] in all_rules() else match[0]


def _with_headings(lines: list[str]) -> list[str]:
    """Return *lines* with a heading before free text or an example that follows a section, so that it is no part of it."""
    found: list[str] = []
    in_section = False
    for number, line in enumerate(lines):
        after = lines[number + 1] if number + 1 < len(lines) else ""
        if after and set(after) == {"-"}:
            in_section = True
        elif in_section and line and not line.startswith((" ", "-")) and not lines[number - 1] and not after.startswith(" "):
            heading = "Examples" if line.startswith(">>>") else "Notes"
            found += [heading, "-" * len(heading)]
            in_section = False
        found.append(line)
    return found

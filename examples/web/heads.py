"""The head of a page, which all pages of the web example and of the site without a server share."""

from __future__ import annotations

import re
from typing import Final

__all__ = ["whole"]

ASKED: Final = re.compile(r'<!-- head title="([^"]+)" styles="([^"]+)" script="([^"]+)" -->\n')
HEAD: Final = """<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
{policy}<title>{title}</title>
<link rel="icon" href="data:,">
{styles}
<script type="module" src="{script}"></script>
</head>
"""


def whole(page: str, *, base: str = "", policy: str = "") -> str:
    """Return *page* with the head for which its first line asks: a title, style sheets and a script, all below *base*.

    *policy* is a Content-Security-Policy for who serves the page without headers. Raises ValueError for a page that asks for no head.
    """
    asked = ASKED.match(page)
    if asked is None:
        raise ValueError("the page does not begin with the line that asks for a head")
    title, styles, script = asked.groups()
    sheets = "\n".join([f'<link rel="stylesheet" href="{base}{name}">' for name in styles.split()])
    forbidden = f'<meta http-equiv="Content-Security-Policy" content="{policy}">\n' if policy else ""
    return HEAD.format(policy=forbidden, title=title, styles=sheets, script=f"{base}{script}") + page[asked.end() :]

"""Pages that are executed notebooks: their text, their code, and what it printed and drew."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from sphinx.application import Sphinx

__all__ = ["markdown", "read_notebooks"]

_PLACE: Final = re.compile(r"^```\{notebook\} (?P<path>\S+)\n```$", re.MULTILINE)


def read_notebooks(app: Sphinx, docname: str, source: list[str]) -> None:
    """Put the notebook in the place of a block ``{notebook} PATH``, before the page is parsed: its headings are those of the page."""
    folder = Path(app.env.doc2path(docname)).parent

    def shown(match: re.Match[str]) -> str:
        path = (folder / match["path"]).resolve()
        app.env.note_dependency(str(path), docname=docname)
        return markdown(json.loads(path.read_text(encoding="utf-8")))

    source[0] = _PLACE.sub(shown, source[0])


def markdown(notebook: dict[str, Any]) -> str:
    """Return a notebook as Markdown: links to ``../../docs/`` lead to pages; pictures are in the text as data."""
    return "\n\n".join(part.strip("\n") for cell in notebook["cells"] for part in _cell(cell)) + "\n"


def _cell(cell: dict[str, Any]) -> Iterator[str]:
    text = _joined(cell["source"])
    if cell["cell_type"] == "markdown":
        yield text.replace("](../../docs/", "](../")
        return
    yield f"```python\n{text}\n```"
    for output in cell["outputs"]:
        if output["output_type"] == "error":
            raise ValueError(f"a cell of the notebook failed: {output['ename']}")
        data = output.get("data", {"text/plain": output.get("text", "")})
        if "image/png" in data:
            yield f"![What the code above draws](data:image/png;base64,{_joined(data['image/png']).strip()})"
        else:
            yield f"```text\n{_joined(data['text/plain']).rstrip()}\n```"


def _joined(text: str | list[str]) -> str:
    return text if isinstance(text, str) else "".join(text)

"""Tables for narrow screens: a cell carries the heading of its column, which the style sheet shows where rows are stacked."""

from __future__ import annotations

from html import escape

from docutils import nodes
from sphinx.application import Sphinx


def label_cells(_app: Sphinx | None, doctree: nodes.document, _docname: str) -> None:
    """Put the heading of its column into the cells of every table of a page, where a reader of a stack could not tell it.

    The first cell heads its row, and in a table of two columns the other can only be the other one.
    """
    for table in doctree.findall(nodes.table):
        heads = [entry.astext() for head in table.findall(nodes.thead) for row in head.findall(nodes.row) for entry in row.children]
        beside = "br-editions" in table["classes"]
        first = 0 if beside else 1
        if beside or len(heads) > 2:
            for body in table.findall(nodes.tbody):
                for row in body.findall(nodes.row):
                    for head, entry in list(zip(heads, row.children, strict=False))[first:]:
                        if head and isinstance(entry, nodes.entry):
                            entry.insert(0, nodes.raw("", f'<span class="br-label">{escape(head)}</span>', format="html"))

"""What can be imported, and the dealer's test vectors."""

from __future__ import annotations

import ast
import inspect
import json
import sys
from collections.abc import Callable
from functools import cache
from importlib import import_module
from itertools import pairwise
from pathlib import Path
from textwrap import indent
from types import FunctionType, MethodType
from typing import Any, ClassVar, NamedTuple

from docutils import nodes
from docutils.nodes import Node
from sphinx import addnodes
from sphinx.application import Sphinx
from sphinx.environment import BuildEnvironment
from sphinx.util.nodes import make_refnode

from ._base import Generated, paragraph, xref


class PublicNames(Generated):
    """Every public name of a module, linked to what the reference says of it."""

    def run(self) -> list[Node]:
        """Return a list in columns."""
        module = self.arguments[0]
        items: list[nodes.list_item] = []
        for name in import_module(module).__all__:
            if not name.startswith("__"):
                link = xref(self.docname, "py", "obj", f"{module}.{name}", nodes.literal("", name))
                items.append(nodes.list_item("", *paragraph(link)))
        return [nodes.bullet_list("", *items, classes=["br-titles"])]


class Constant(NamedTuple):
    """A constant as the source has it: the string below its assignment, and what a type alias stands for."""

    text: str
    alias: str


@cache
def constants(package: str) -> dict[str, Constant]:
    """Return the constants of a package and of its parts, by name."""
    found: dict[str, Constant] = {}
    for name, module in sorted(sys.modules.items()):
        if name == package or name.startswith(f"{package}."):
            body = ast.parse(inspect.getsource(module)).body
            # What is made when it is first used is declared where type checkers look.
            for block in (body, *(branch.body for branch in body if isinstance(branch, ast.If))):
                for statement, after in pairwise([*block, None]):
                    found |= _constant(statement, after)
    return found


def _constant(statement: ast.stmt | None, after: ast.stmt | None) -> dict[str, Constant]:
    match statement:
        case ast.Assign(targets=[ast.Name(id=name)]):
            alias = ""
        case ast.AnnAssign(target=ast.Name(id=name), annotation=annotation, value=value):
            alias = ast.unparse(value) if isinstance(annotation, ast.Name) and annotation.id == "TypeAlias" and value else ""
        case _:
            return {}
    match after:
        case ast.Expr(value=ast.Constant(value=str(text))):
            return {name: Constant(inspect.cleandoc(text), alias)}
        case _:
            return {name: Constant("", alias)}


class Api(Generated):
    """The public names of a module, by autodoc: all, those of the parts named by ``:from:``, those not in a module of ``:without:``."""

    option_spec: ClassVar[dict[str, Callable[[str], Any]]] = {"from": str.split, "without": str.split}

    def run(self) -> list[Node]:
        """Return what autodoc says of each name, in the order in which its part lists them."""
        module = import_module(self.arguments[0])
        parts = [import_module(f"{module.__name__}.{part}") for part in self.options.get("from", ())] or [module]
        elsewhere = {name for other in self.options.get("without", ()) for name in import_module(other).__all__}
        listed = dict.fromkeys([name for part in parts for name in part.__all__])
        names = [name for name in listed if name in module.__all__ and name not in elsewhere]
        entries = [self.entry(module.__name__, name, getattr(module, name)) for name in names if not name.startswith("__")]
        return self.markdown("\n\n".join(entries))

    def entry(self, module: str, name: str, value: object) -> str:
        """Return the entry of a public name: a directive of autodoc, or for a constant what the source says of it."""
        match value:
            case type() if issubclass(value, BaseException):
                entry = [f".. autoexception:: {module}.{name}", "   :members:"]
            case type() if module != "boardrules" and hasattr(value, "SPEC"):
                entry = [f".. autoclass:: {module}.{name}", "   :members:", "   :exclude-members: SPEC"]  # the contract describes it
            case type():
                entry = [f".. autoclass:: {module}.{name}", "   :members:"]
            case FunctionType():
                entry = [f".. autofunction:: {module}.{name}"]
            case MethodType():
                method = f"{module}.{type(value.__self__).__name__}.{value.__name__}"
                entry = [f".. py:data:: {name}", "", f"   The method :py:meth:`~{method}` of the game."]
            case _:
                text, alias = constants(module)[name]
                entry = [f".. py:data:: {name}", *([f"   :value: {alias}"] if alias else []), "", indent(text, "   ")]
        return "\n".join(["```{eval-rst}", f".. py:currentmodule:: {module}", "", *entry, "```"])


class ChanceVectors(Generated):
    """The test vectors of the dealer, from ``chance_vectors.json`` beside the pages."""

    required_arguments = 0

    def run(self) -> list[Node]:
        """Return a table with a column for each seed."""
        path = Path(self.env.srcdir) / "chance_vectors.json"
        self.env.note_dependency(str(path))
        vectors = json.loads(path.read_text(encoding="utf-8"))["vectors"]
        head = ["i", "n", *(f"answer, {vector['what']}" for vector in vectors)]
        rows = [[str(i), str(n), *(str(vector["answers"][i]) for vector in vectors)] for i, n in enumerate(vectors[0]["outcomes"])]
        return [self.table(head, rows, (5, 24, *(24 for _ in vectors)))]


def resolve(app: Sphinx, env: BuildEnvironment, node: addnodes.pending_xref, shown: nodes.Element) -> nodes.Element | None:
    """Return a name that a signature gives with the module that defines it, found under the module that it is imported from."""
    target = str(node["reftarget"])
    if node.get("refdomain") != "py" or not (target.startswith("boardrules.") or "." not in target):
        return None
    name = target.rpartition(".")[2]
    objects = env.domains.python_domain.objects
    for full in sorted((full for full in objects if full.rpartition(".")[2] == name), key=len):
        entry = objects[full]
        if entry.objtype in {"class", "exception", "function", "data"}:
            return make_refnode(app.builder, str(node["refdoc"]), entry.docname, entry.node_id, shown, full)
    return None

"""Build hook: with ``BOARDRULES_COMPILE=1`` the wheel has compiled engines and is for one platform; without it the wheel is pure Python.

An editable installation is always pure. ``MYPYC_OPT_LEVEL`` is the optimisation of the C compiler: 2 unless given. See
docs/contributing/compile_the_engines.md.
"""

from __future__ import annotations

import importlib.util
import os
import shutil
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


def wanted() -> bool:
    """Return whether a compiled build is asked for."""
    return os.environ.get("BOARDRULES_COMPILE", "") not in {"", "0"}


class CompiledEngines(BuildHookInterface[Any]):
    """Compile the engines in a copy of the sources and add the libraries to the wheel."""

    PLUGIN_NAME = "custom"

    def _tool(self) -> Any:
        spec = importlib.util.spec_from_file_location("compile_engines", Path(self.root, "tools", "compile_engines.py"))
        if spec is None or spec.loader is None:
            raise ImportError("tools/compile_engines.py is missing")
        tool = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(tool)
        return tool

    def dependencies(self) -> list[str]:
        """Return what the build needs besides hatchling: mypy, and what the engines import, of which mypy reads the types."""
        return [*self._tool().REQUIRES, *self.metadata.core.dependencies] if wanted() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile, unless the build is pure or editable."""
        if not wanted() or version == "editable":
            return
        tool = self._tool()
        lack: str = tool.missing()
        if lack:
            raise RuntimeError(f"BOARDRULES_COMPILE is set, but {lack}")
        self._folder = Path(tempfile.mkdtemp(prefix="boardrules-"))
        tool.copy_package(self._folder)
        tool.build(self._folder, optimize=os.environ.get("MYPYC_OPT_LEVEL", "2"))
        for path in tool.extensions(self._folder):
            build_data["force_include"][str(path)] = path.relative_to(self._folder).as_posix()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:  # noqa: ARG002  (the interface)
        """Remove the copy."""
        folder = getattr(self, "_folder", None)
        if folder is not None:
            shutil.rmtree(folder)

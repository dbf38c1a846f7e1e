"""``python -m tests.chibitactics.golden [--write]``: compare the golden logs with what is played now, or write them."""

from __future__ import annotations

import sys

from tests.chibitactics.golden import TABLES, difference, path_of, played, write


def main(arguments: list[str]) -> list[str]:
    """What is to be said of each log."""
    if "--write" in arguments:
        return [write(name) for name in TABLES]
    return [
        f"{name}: {difference(path_of(name).read_bytes(), played(name)) or 'as it was'}" if path_of(name).exists() else f"{name}: missing"
        for name in TABLES
    ]


if __name__ == "__main__":
    print("\n".join(main(sys.argv[1:])))  # noqa: T201  (a script)

"""Compare the golden logs with what is played now, or write them."""

from __future__ import annotations

import sys

from tests.pixel_tactics.golden import FOLDER, TABLES, difference, name_of, played, write


def main(arguments: list[str]) -> int:
    if arguments not in ([], ["--write"]):
        sys.stderr.write("usage: python -m tests.pixel_tactics.golden [--write]\n")
        return 2
    different = 0
    for options in TABLES:
        if arguments:
            sys.stdout.write(write(options) + "\n")
            continue
        path = FOLDER / name_of(options)
        found = difference(path.read_bytes(), played(options)) if path.exists() else "there is no such file"
        different += bool(found)
        sys.stdout.write(f"{path.name}: {found or 'unchanged'}\n")
    return int(different > 0)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

"""Lists of legal actions."""

from __future__ import annotations

from typing import Final

import pytest

from boardrules.cli._screen.choices import list_choices
from boardrules.cli._screen.terminal import Terminal

SAY: Final = Terminal().say


def test_a_short_list_stands_in_columns_read_downwards() -> None:
    assert list_choices(["a up", "b up", "c up", "d down 10"], 40, SAY) == ["  1  a up          3  c up", "  2  b up          4  d down 10"]
    assert list_choices(["pass"], 10, SAY) == ["  1  pass"]


def test_a_long_list_is_grouped_by_its_first_words() -> None:
    texts = [f"recruit knight {n}" for n in range(20)] + ["draw"] + [f"attack {n}" for n in range(10)] + ["recruit last"]
    lines = list_choices(texts, 60, SAY)
    assert lines == [
        "1-20,32  recruit knight 0, knight 1, knight 2, knight 3, ...",
        "     21  draw",
        "  22-31  attack 0, 1, 2, 3, 4, 5, 6, 7, 8, 9",
        "'list WORD' shows those that begin with WORD, 'list' all",
    ]
    assert all(len(line) <= 60 for line in lines)


def test_texts_that_have_no_room_become_dots() -> None:
    assert list_choices([f"go {'x' * 50} {n}" for n in range(31)], 40, SAY)[0] == "1-31  go ..."


def test_a_long_list_of_different_words_shows_the_first_thirty() -> None:
    lines = list_choices([f"w{n}" for n in range(50)], 80, SAY)
    assert "  1  w0" in lines[0]
    assert "w30" not in "".join(lines)
    assert lines[-1].startswith("and 20 more: 'list' shows all")


@pytest.mark.parametrize(("beginning", "count"), [("", 50), ("w4", 11), ("W49", 1), ("x", 0)])
def test_a_beginning_lists_all_that_have_it(beginning: str, count: int) -> None:
    lines = list_choices([f"w{n}" for n in range(50)], 80, SAY, beginning=beginning)
    assert sum(line.count("w") for line in lines) == count

"""Names of players and the reader in sentences."""

from __future__ import annotations

from pathlib import Path

import pytest

from boardrules import CHANCE, Seat, pixies, translator
from boardrules.messages import CORE_MESSAGES, Message, Messages
from boardrules.translation.bundle import Bundle
from boardrules.translation.compiling import MessageFault, compiled
from boardrules.translation.people import known_as


@pytest.mark.parametrize(("language", "said"), [("en", "Player 1"), ("pl", "Gracz 1"), ("ru", "Игрок 1")])
def test_a_player_without_a_name_is_counted_from_one(language: str, said: str) -> None:
    assert translator(language, pixies).player(Seat(0)) == said
    assert translator(language, pixies, names=("", "Bo")).player(Seat(0)) == said


@pytest.mark.parametrize(("language", "said"), [("en", "Player 1"), ("pl", "1"), ("ru", "1")])
def test_the_word_for_a_player_stands_before_names_in_languages_that_need_it(language: str, said: str) -> None:
    assert translator(language, pixies)._names.player(0) == said
    assert translator(language, pixies, names=("Ann",))._names.player(0) == "Ann"


def test_a_seat_beyond_the_names_is_numbered_and_chance_is_luck() -> None:
    tr = translator("en", pixies, names=("Ann",))
    assert [tr.player(seat) for seat in (Seat(0), Seat(1), CHANCE)] == ["Ann", "Player 2", "luck"]


def test_equal_names_are_told_apart_also_where_they_only_look_equal() -> None:
    assert known_as(("Ann", "ann ", "Bo"), str) == ("Ann (1)", "ann (2)", "Bo")
    assert known_as(("Player 2", ""), lambda number: f"Player {number}") == ("Player 2 (1)", "Player 2 (2)")


def test_a_name_is_told_apart_from_that_of_a_later_player_without_one() -> None:
    tr = translator("en", pixies, names=("Player 2",))
    assert [tr.player(Seat(seat)) for seat in range(3)] == ["Player 2 (1)", "Player 2", "Player 3"]


def test_a_long_name_is_cut_and_a_hostile_one_escaped() -> None:
    long, hostile = known_as(("x" * 25, "A\x1b[2J"), str)
    assert long == "x" * 23 + "\N{HORIZONTAL ELLIPSIS}"
    assert hostile == r"A\x1b[2J"


def test_a_translator_speaks_with_other_names_to_another_reader() -> None:
    tr = translator("pl", pixies, names=("Ann", "Bo"), reader=Seat(0)).speaking(names=("Cy",), reader=Seat(1))
    assert (tr.player(Seat(0)), tr.reader, tr.language) == ("Cy", Seat(1), "pl")


FTL = """took = { WHO($seat) ->
    [you] you take { PLACE($cell) }
   *[other] { PLAYER($seat) } takes { PLACE($cell) }
}
"""


def messages_of(folder: Path) -> Messages:
    (folder / "peopled").mkdir()
    (folder / "peopled" / "__init__.py").write_text("")
    for language in ("en", "nl"):
        (folder / "peopled" / "locales" / language).mkdir(parents=True)
        (folder / "peopled" / "locales" / language / "peopled.ftl").write_text(FTL)
    (folder / "peopled" / "locales" / "en.json").write_bytes(compiled([FTL]))
    return Messages("peopled", place=str.upper)


def test_the_reader_is_addressed_and_others_are_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(tmp_path))
    messages = messages_of(tmp_path)
    message = Message.of("took", seat=1, cell="c4")
    assert messages.english(message) == "Player 2 takes C4"
    names = messages.names()
    names = type(names)(names.card, names.place, ("Ann", "Bo").__getitem__, 1)
    assert messages.english(message, names) == "you take C4"
    dutch = Bundle("nl", messages.sources("nl"))
    assert dutch("took", {"seat": 1, "cell": "c4"}, names) == "you take C4"
    assert dutch("took", {"seat": 0, "cell": "c4"}, names) == "Ann takes C4"


def test_who_chooses_between_you_and_other() -> None:
    with pytest.raises(MessageFault, match="it is you or other"):
        compiled(["a = { WHO($seat) ->\n    [me] x\n   *[other] y\n}\n"])
    with pytest.raises(MessageFault, match="other than a variable or WHO"):
        compiled(["a = { CARD($seat) ->\n    [me] x\n   *[other] y\n}\n"])


def test_every_language_of_the_library_names_players() -> None:
    assert all(translator(language).player(1) for language in CORE_MESSAGES.languages())

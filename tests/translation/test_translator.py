"""Whole games in every language: every event, label, question and refusal is said, filled in, and not in English."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest

pytest.importorskip("fluent.runtime", reason="the extra i18n is not installed")

from boardrules import (
    CHANCE,
    CORE_MESSAGES,
    CORE_RULES,
    Dealer,
    Decision,
    IllegalAction,
    Match,
    Message,
    Messages,
    Refusal,
    RuleId,
    Seat,
    Translator,
    UnknownLanguage,
    chibitactics,
    from_json,
    from_state,
    languages,
    pixel_tactics,
    pixies,
    to_json,
    translator,
)
from boardrules.messages import NAMELESS
from boardrules.translation.bundle import Bundle
from boardrules.translation.spoken import Spoken
from boardrules.translation.translator import _language
from tests.pixel_tactics.test_labels import OPTIONS
from tests.translation.sources import GAMES, LANGUAGES

ALPHABETS = {"pl": "[a-z]", "ru": "[\u0430-\u044f]"}

OTHER = [language for language in LANGUAGES if language != "en"]
each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.SPEC.id)
other_language = pytest.mark.parametrize("language", OTHER)


def said(tr: Translator, message: Message) -> None:
    """*message*, and every message in it, has a sentence of the language, or is a name that has none."""
    for _, value in message.params:
        for part in value if isinstance(value, tuple) else (value,) if isinstance(value, Message) else ():
            said(tr, part)
    sentence = tr(message)
    assert sentence.strip() or message.text == ""
    assert not re.search(r"[{}$]|\?\?\?", sentence)
    if message.text is None:
        own = tr._own(message.key, {name: value if isinstance(value, str | int) else "x" for name, value in counted(message)})
        assert own is not None, f"{message.key} is not filled in by {message.params}"


def counted(message: Message) -> list[tuple[str, Any]]:
    lists = [(f"{name}_count", len(value)) for name, value in message.params if isinstance(value, tuple)]
    return [*message.params, *lists]


WAYS: dict[str, tuple[Any, Any]] = {
    "pixies": (pixies, None),
    "flower_power": (pixies, pixies.Options(seats=6, flower_power=True)),
    "chibitactics": (chibitactics, None),
    "three seats": (chibitactics, chibitactics.Options(seats=3)),
    **{name: (pixel_tactics, options) for name, options in OPTIONS.items()},
}
PLIES = 500
"""So many plies of each game are told."""


@pytest.mark.parametrize(("game", "options"), WAYS.values(), ids=WAYS)
@other_language
def test_a_game_is_told_in_the_language(game: Any, options: Any, language: str) -> None:
    tr, english = translator(language, game), translator("en", game)
    alphabet = ALPHABETS[language]
    for seed in range(2):
        rng, dealer = Random(seed), Dealer(seed)
        state = dealer.deal(game, game.new_game(options))
        for _ in range(PLIES // 2):
            seats = game.to_act(state)
            if not seats:
                break
            seat = seats[0]
            view, legal = game.view(state, None if seat == CHANCE else seat), game.legal_actions(state, seat)
            if seat != CHANCE:
                decision = game.pending(state, seat)
                assert re.search(alphabet, tr(decision))
                assert tr._own(f"question-{decision.key.replace('.', '-')}", dict(decision.params)) == tr(decision)
                assert english(decision) == decision.question
            pointed = [(game.anchors(view, action), tr.label(view, action)) for action in legal]
            assert len(set(pointed)) == len(pointed) or seat == CHANCE, "two actions look alike"
            for action in legal[:20]:
                message = game.label_message(view, action)
                said(tr, message)
                assert from_json(Message, to_json(message)) == message
                assert english.label(view, action) == game.label(view, action)
            step = game.step(state, rng.choice(legal))
            view = game.view(step.state, seat if seat != CHANCE else None)
            for event in step.events:
                seen = game.redact_event(event, seat if seat != CHANCE else None)
                if seen is not None:
                    said(tr, game.event_message(view, seen))
                    assert re.search(alphabet, tr.event(view, seen).lower())
                    assert english.event(view, seen) == game.format_event(view, seen)
            state = step.state


@each_game
@other_language
def test_refusals_of_random_actions_are_said_in_the_language(game: Any, language: str) -> None:
    tr, keys = translator(language, game), set[str]()
    for seed in range(2):
        rng, dealer = Random(seed), Dealer(seed)
        state = dealer.deal(game, game.new_game())
        tried: list[Any] = []
        while game.to_act(state):
            legal = game.legal_actions(state)
            tried.extend(legal[:5])
            for action in rng.sample(tried, min(10, len(tried))):
                refusal = game.check(state, action)
                if refusal is not None:
                    keys.add(refusal.key)
                    assert tr._own(f"refusal-{refusal.key}", dict(refusal.params)) == tr(refusal), refusal
            state = game.apply(state, rng.choice(legal))
    assert len(keys) > 3


@each_game
@other_language
def test_every_rule_has_a_title_and_no_two_games_share_them(game: Any, language: str) -> None:
    tr = translator(language, game)
    titles = [tr.rule(rule.id).title for rule in (*game.SPEC.rules, *CORE_RULES)]
    assert all(title and not title.endswith(".") for title in titles)
    assert sum(title == rule.title for title, rule in zip(titles, game.SPEC.rules, strict=False)) <= len(titles) // 15
    with pytest.raises(LookupError):
        tr.rule("XX-1")


def test_words_of_a_position_in_three_languages() -> None:
    state = Dealer(3).deal(pixies, pixies.new_game())
    view, action = pixies.view(state, None), pixies.legal_actions(state)[0]
    assert [translator(language, pixies).label(view, action) for language in LANGUAGES] == [
        "Plain green 7 on cell 7",
        "Zwykła zielona 7 na pole 7",
        "Простая зелёная 7 в ячейку 7",
    ]
    cards = tuple([Message.of("word-card", card=card) for card in ("R1_C", "B4_C", "Y2_C")])
    several = Message.of("event-revealed", cards=cards)
    assert [translator(language, pixies)(several) for language in LANGUAGES] == [
        "the special red 1, the special blue 4 and the special yellow 2 are revealed.",
        "Odkryto karty: „specjalna czerwona 1”, „specjalna niebieska 4” i „specjalna żółta 2”.",
        "Вскрыты карты: «особая красная 1», «особая синяя 4» и «особая жёлтая 2».",
    ]
    assert [translator(language, pixies).card("B4_C") for language in LANGUAGES] == [
        "special blue 4",
        "specjalna niebieska 4",
        "особая синяя 4",
    ]
    assert [translator(language, pixies).term("zone") for language in LANGUAGES] == [
        "zone",
        "strefa jednego koloru",
        "область одного цвета",
    ]


@pytest.mark.parametrize(
    ("n", "pl", "ru"),
    [
        (1, "odkryć jeszcze 1 kartę", "вскрыть 1 карту"),
        (2, "odkryć jeszcze 2 karty", "вскрыть 2 карты"),
        (5, "odkryć jeszcze 5 kart", "вскрыть 5 карт"),
        (21, "odkryć jeszcze 21 kart", "вскрыть 21 карту"),
    ],
)
def test_plurals_are_those_of_the_language(n: int, pl: str, ru: str) -> None:
    refusal = Refusal(RuleId("BR-CHANCE"), "cards-due", "", (("missing", n),))
    assert translator("pl", pixies)(refusal).endswith(pl)
    assert translator("ru", pixies)(refusal).endswith(ru)


def test_a_number_is_an_id_as_often_as_not_and_is_written_without_separators() -> None:
    refusal = Refusal(RuleId("BR-SEAT"), "match-no-seat", "", (("seat", 1234567),))
    assert translator("ru")(refusal) == "игрока 1234568 нет"


def test_a_host_refuses_in_the_language_of_the_reader() -> None:
    match = Match(pixies, dealer=Dealer(1))
    with pytest.raises(IllegalAction) as caught:
        match.undo()
    assert translator("pl", pixies)(caught.value.refusal) == "od ostatniej akcji gracza coś rozstrzygnął los"
    assert translator("en", pixies)(caught.value.refusal) == caught.value.refusal.message


def test_what_a_language_lacks_is_said_in_english() -> None:
    tr = translator("ru", pixies)
    assert tr(Refusal(RuleId("XX-1"), "never-heard", "no bid beats this one")) == "no bid beats this one"
    assert tr(Decision(Seat(0), RuleId("XX-1"), "bid", "Bid or pass.")) == "Bid or pass."
    assert tr(Message("never-heard", (), "Ansel")) == "Ansel"
    assert tr(Message("never-heard")) == "never-heard"
    missing = Refusal(RuleId("PX-PLA-3"), "own-cell", "to cell 3", (("card", "B3_S1"),))
    assert tr(missing) == "to cell 3", "a sentence that cannot be filled in is worse than an English one"


@pytest.mark.parametrize("tag", ["ru", "ru-RU", "ru_BY", "RU"])
def test_a_tag_may_have_a_region(tag: str) -> None:
    assert translator(tag, pixies).language == "ru"


def test_a_language_that_nobody_speaks_is_named_with_those_that_there_are() -> None:
    with pytest.raises(UnknownLanguage, match="'tlh'; there are: en, pl, ru"):
        translator("tlh", pixies)
    assert languages() == ("en", "pl", "ru")


def test_a_game_from_a_state_is_said_like_the_game() -> None:
    state = Dealer(3).deal(pixies, pixies.new_game())
    tr = translator("ru", from_state(pixies, state))
    assert tr.label(pixies.view(state, None), pixies.legal_actions(state)[0]) == "Простая зелёная 7 в ячейку 7"


def test_without_a_game_there_are_the_words_of_the_library() -> None:
    tr = translator("pl")
    assert tr.rule("BR-OVER").title == "W skończonej grze nie ma już akcji"
    with pytest.raises(LookupError):
        tr.card("B4_C")
    with pytest.raises(LookupError):
        tr.term("zone")


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_language_of_the_library_needs_another_package(language: str) -> None:
    program = f"""
import sys
sys.modules["fluent"] = sys.modules["fluent.runtime"] = None
from boardrules import pixies, translator
print(translator({language!r}, pixies).rule("PX-WIN-2").id, len(translator({language!r}, pixies).term("zone")) > 3)
"""
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "PX-WIN-2 True"


def test_a_language_that_is_not_compiled_needs_fluent(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package = tmp_path / "spoken_game"
    (package / "locales" / "pl").mkdir(parents=True)
    (package / "__init__.py").write_text("")
    (package / "locales" / "pl" / "game.ftl").write_text("term-bid = licytacja\n", "utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    messages = Messages("spoken_game")
    assert messages.compiled("pl") is None
    assert isinstance(_language("pl", (CORE_MESSAGES, messages)), Bundle)
    assert _language("pl", (CORE_MESSAGES, messages))("term-bid", {}, NAMELESS) == "licytacja"
    assert isinstance(_language("pl", (CORE_MESSAGES,)), Spoken)
    monkeypatch.setitem(sys.modules, "fluent.runtime", None)
    with pytest.raises(ImportError, match=r"pip install fluent.runtime"):
        _language.__wrapped__("pl", (CORE_MESSAGES, messages))


@pytest.mark.parametrize(
    ("language", "one", "two"),
    [
        ("en", "The leader is Player 2's Mascot.", "The leaders are Player 2's Mascot and Player 3's Witch."),
        ("pl", "Dowódca zostaje odsłonięty: „Mascot” (gracz 2).", "Dowódcy zostają odsłonięci: „Mascot” (gracz 2) i „Witch” (gracz 3)."),
        ("ru", "Лидер открыт: «Mascot» (игрок 2).", "Лидеры открыты: «Mascot» (игрок 2) и «Witch» (игрок 3)."),
    ],
)
@pytest.mark.rule("PT-2V2-8")
def test_one_leader_that_is_revealed_later_is_one(language: str, one: str, two: str) -> None:
    tr = translator(language, pixel_tactics)
    cards = [Message.of("word-card", name=name, owner=owner) for name, owner in (("Mascot", 1), ("Witch", 2))]
    assert tr(Message.of("event-leaders-revealed", leaders=tuple(cards[:1]))) == one
    assert tr(Message.of("event-leaders-revealed", leaders=tuple(cards))) == two


@pytest.mark.parametrize("name", [(), ("Ann", "Ann", "A very long name that is cut in the middle of its words")])
def test_a_translator_that_addresses_nobody_is_the_same_object_for_all_readers(name: tuple[str, ...]) -> None:
    readers = [translator("pl", pixies, names=name, reader=reader) for reader in (Seat(0), Seat(1), None)]
    impersonal, *others = [speaker.impersonal for speaker in readers]
    assert all(other is impersonal for other in others)
    assert impersonal.reader is None
    assert impersonal.impersonal is impersonal
    assert [impersonal.player(Seat(seat)) for seat in range(4)] == [readers[2].player(Seat(seat)) for seat in range(4)]
    assert translator("pl", chibitactics, names=name).impersonal is not impersonal

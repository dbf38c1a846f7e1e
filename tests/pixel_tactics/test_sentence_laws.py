"""The laws of card texts: short sentences in plain words, and never the same words for two things.

The number of random texts is ``BOARDRULES_SENTENCES``, 1,000 if it is not set.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from functools import cache
from itertools import islice
from random import Random
from typing import Final, cast

import msgspec
import pytest

from boardrules.pixel_tactics import language as pt
from boardrules.pixel_tactics.cards._sets import SETS
from boardrules.pixel_tactics.language import sentence, side_text
from tests.pixel_tactics.meaning import meaning
from tests.pixel_tactics.random_texts import random_texts
from tests.pixel_tactics.test_sentence import changed

TEXTS: Final = int(os.environ.get("BOARDRULES_SENTENCES", "1000"))
LONGEST: Final = 200
"""Most characters of a sentence, with the name of the row or the action before it."""
FORBIDDEN: Final = {
    "a number of one": (r"\bup to 1\b|\b1 (?:heroes|cards|leaders|corpses|markers|actions)\b|\b1 (?:of your|different|other)\b|\btop 1\b"),
    "what holds": r"\bthis holds\b|\bfor which\b|\bis so that\b|\bis not at (?:least|most)\b",
    "a pair of the same": r"\bone of your heroes (?:and|with) one of your heroes\b|\bchange places\b|\bin any mix\b",
    "two articles": r"\b(?:a|an|the|any|each|one|your) (?:a|an|the|any|each|your)\b|\bof of\b|\beach of (?:this|it|that|the \w+)\b(?! )",
    "an article for many": r"\b(?:a|an|one|another|each|every) (?:(?!to|of)\w+ )?(?:heroes|leaders|corpses|cards)\b(?!')",
    "the wrong verb": r"\b[Ee]ach \w+ (?:have|are|make|draw)\b|\bthere is not (?!the|this|that)|\b[Ee]ach rival cannot\b",
    "a choice twice": r"\byou may you\b|\byou may if\b|\bif you wish, you may you\b|\b[Yy]ou may (?:each|one|this|that|the)\b",
    "a signless or double sign": r"\+-|--|\+\+|\+0 attack",
    "a broken stop": r"\.\.|,,|,\.| ,| \.|  |;",
    "a connective twice": r"\bthen then\b|\bThen, then\b|\band and\b|\bor or\b|\bthat that\b",
    "code": r"None|True|False|[_{}=]|\bref\b|\bbound\b",
}


def printed() -> Iterator[tuple[str, str]]:
    """Yield the texts of all printed cards, each with the id of its card."""
    for pack in SETS:
        for card in pack.cards:
            for side in (card.hero, card.leader):
                for text in side_text(side):
                    yield f"{pack.id}/{card.id}", text


def parts(text: str) -> list[str]:
    """The sentences of a text."""
    return re.split(r"(?<=[.]) (?=[A-Z(])", text)


@cache
def random_sentences() -> tuple[str, ...]:
    """The sentences of 500 random abilities."""
    return tuple([sentence(text, of=side) for side, text in islice(random_texts(Random(9)), 500)])


def test_no_sentence_of_a_printed_card_is_longer_than_200_characters() -> None:
    assert [(where, part) for where, text in printed() for part in parts(text) if len(part) > LONGEST] == []


def test_of_random_texts_at_most_one_sentence_in_a_hundred_is_longer() -> None:
    said = [part for side, text in islice(random_texts(Random(8)), TEXTS) for part in parts(sentence(text, of=side))]
    assert sum(len(part) > LONGEST for part in said) * 100 < len(said)


@pytest.mark.parametrize("why", FORBIDDEN)
def test_printed_cards_have_no_forbidden_phrase(why: str) -> None:
    assert [(where, text) for where, text in printed() if re.search(FORBIDDEN[why], text)] == []


@pytest.mark.parametrize("why", FORBIDDEN)
def test_random_texts_have_no_forbidden_phrase(why: str) -> None:
    pattern = FORBIDDEN[why].replace("[_{}=]", "[_{}]") if why == "code" else FORBIDDEN[why]
    assert [text for text in random_sentences() if re.search(pattern, text)] == []


def test_a_text_begins_and_ends_as_a_sentence() -> None:
    for text in random_sentences():
        for part in parts(text):
            assert re.match(r"[A-Z]|\(\d\) [A-Z]|-?\d", part), part
            assert part[-1] in '.:"', part


def test_random_texts_that_read_alike_mean_the_same() -> None:
    known: dict[tuple[str, str], bytes] = {}
    for side, text in islice(random_texts(Random(11)), TEXTS):
        said = sentence(text, of=side)
        assert known.setdefault((side, said), meaning(text)) == meaning(text), said


def test_whatever_part_of_a_random_text_is_changed_it_reads_differently() -> None:
    tried = 0
    for side, text in islice(random_texts(Random(12)), max(TEXTS // 10, 10)):
        said, meant = sentence(text, of=side), meaning(text)
        for other in changed(msgspec.json.decode(msgspec.json.encode(text))):
            try:
                mutant = msgspec.convert(other, type(text))
            except msgspec.ValidationError:
                continue
            tried += mutant != text
            if sentence(mutant, of=side) == said:
                assert meaning(mutant) == meant, mutant
    assert tried > TEXTS


# --------------------------------------------------------------------------------------------------- which effect belongs to what
@cache
def lists(size: int) -> tuple[tuple[pt.Effect, ...], ...]:
    """All lists of effects of some size: with one simple effect, one condition, and all effects that hold others."""
    if size == 0:
        return ((),)
    return tuple([(first, *rest) for n in range(1, size + 1) for first in effects(n) for rest in lists(size - n)])


def effects(size: int) -> list[pt.Effect]:
    found: list[pt.Effect] = [pt.draw(1)] if size == 1 else []
    for body in lists(size - 1) if size > 1 else ():
        each, one = pt.ForEach(pt.own_hero, body), pt.ForEach(pt.one(pt.own_hero), body)
        found += [each, one, pt.DelayedTrigger(pt.Trigger(pt.end_of_round, body), "wave")]
    for n in range(1, size):
        for then in lists(n):
            for otherwise in lists(size - 1 - n):
                found += [pt.If(pt.first_player, then, otherwise), pt.May(then, otherwise)]
    return found


def test_a_reader_can_tell_what_each_effect_is_subject_to() -> None:
    known: dict[str, pt.Ability | pt.HandPart] = {}
    for size in range(1, 5):
        for done in lists(size):
            for text in (pt.Order(done), pt.Trigger(pt.end_of_round, done), pt.Trigger(pt.end_of_round, done, when=pt.first_player)):
                said = sentence(cast("pt.Ability | pt.HandPart", text))
                assert known.setdefault(said, text) == text, said
    assert len(known) > 1000


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (
            pt.order(pt.if_(pt.first_player, pt.draw(1), pt.ShuffleDeck()), pt.draw(2)),
            "If you are the first player, draw 1 card. In that case, shuffle your deck. Either way, draw 2 cards.",
        ),
        (
            pt.order(pt.if_(pt.first_player, pt.if_(pt.in_wave("V"), pt.draw(1), pt.ShuffleDeck()), pt.draw(2))),
            (
                "If you are the first player, do the following. (2) If the current wave is the vanguard wave, draw 1 card. "
                "(2) In that case, shuffle your deck. In that case, draw 2 cards."
            ),
        ),
        (
            pt.order(pt.for_each(pt.one(pt.own_hero), pt.defeat(pt.it)), pt.draw(1)),
            "Choose one of your heroes. Defeat it. Afterwards, draw 1 card.",
        ),
        (
            pt.order(pt.damage(1, to=pt.up_to(1, pt.own_hero))),
            "Deal 1 damage to up to one of your heroes.",
        ),
        (
            pt.order(pt.MoveDamage(None, pt.own_hero, pt.one(pt.any_hero), up_to=True, each=True)),
            "Move any part of the damage each from your heroes to one hero in any unit. A card that takes this damage gives none.",
        ),
        (pt.order(pt.swap(pt.one(pt.own_hero), pt.one(pt.own_hero))), "Swap one of your heroes with another of your heroes."),
        (
            pt.order(pt.watch("wave", pt.trigger(pt.end_of_round, pt.draw(1), pt.ShuffleDeck()))),
            "Until the end of this wave, at the end of each round, draw 1 card. When that happens, shuffle your deck.",
        ),
    ],
)
def test_texts_with_several_effects_say_where_each_belongs(text: pt.HandPart, said: str) -> None:
    assert sentence(text) == said

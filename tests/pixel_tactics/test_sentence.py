"""Card texts in English: each says all that its value says, in our own words."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, Literal, get_args, get_origin, get_type_hints

import msgspec
import pytest

from boardrules import pixel_tactics
from boardrules.pixel_tactics import language
from boardrules.pixel_tactics.cards._sets import SETS
from boardrules.pixel_tactics.language import (
    Ability,
    HandPart,
    Pack,
    any_hero,
    aura,
    choose_row,
    damage,
    damage_on,
    end_of_round,
    every,
    first_player,
    for_each,
    forbids,
    give,
    hand_size,
    has,
    heal,
    if_,
    it,
    leader_action,
    life_is,
    life_of,
    may,
    one,
    order,
    own_hero,
    own_leader,
    put_markers,
    recruit,
    rival_corpse,
    rival_hero,
    sentence,
    side_text,
    spell,
    static,
    strength,
    swap,
    trigger,
)

from .approved_sentences import FILE, sentences
from .meaning import meaning

Face = Literal["hero", "leader"]


def texts() -> Iterator[tuple[str, Face, Ability | HandPart]]:
    """Every printed ability and order, with where it stands."""
    for pack in SETS:
        for card in pack.cards:
            for row in ("vanguard", "flank", "rear"):
                for ability in getattr(card.hero, row):
                    yield f"{pack.id}/{card.id}/{row}", "hero", ability
            if card.hero.hand is not None:
                yield f"{pack.id}/{card.id}/order", "hero", card.hero.hand
            for ability in card.leader.abilities:
                yield f"{pack.id}/{card.id}/leader", "leader", ability


TEXTS = tuple(texts())


def test_the_sentences_are_the_approved_ones() -> None:
    assert sentences() == FILE.read_text("utf-8")


def test_each_text_has_sentences() -> None:
    said = [text for pack in SETS for card in pack.cards for side in (card.hero, card.leader) for text in side_text(side)]
    assert len(said) == 5 * sum(len(pack.cards) for pack in SETS)
    for text in said:
        assert re.fullmatch(r"(Vanguard|Flank|Rear|Order|Operation): [A-Z].*\.|[A-Z].*\.", text)
        assert not re.search(r"[_{}\[\]=]|None|True|False|\bref\b|\.\.|  |,,|\bbound\b", text), text
        for part in re.split(r"(?<=[.:]) (?=[A-Z])", text):
            assert part[0].isupper(), text


def test_a_sentence_speaks_of_no_more_than_the_card_at_hand() -> None:
    """It names no card, so that a copied or granted text reads right everywhere."""
    names = {side.name.lower() for pack in SETS for card in pack.cards for side in (card.hero, card.leader)}
    for where, of, ability in TEXTS:
        assert not [name for name in names if re.search(rf"\b{name}\b", sentence(ability, of=of).lower())], where


def test_different_abilities_read_differently() -> None:
    said: dict[str, Ability | HandPart] = {}
    for where, _, ability in TEXTS:
        text = sentence(ability)
        assert said.setdefault(text, ability) == ability, where
    assert len(said) > 100


# ------------------------------------------------------------------------------------- nothing that an ability says is left out
def _words() -> set[str]:
    found = {"draw", "recruit", "clear", "move", "order"}

    def harvest(hint: object) -> None:
        if get_origin(hint) is Literal:
            found.update(get_args(hint))
        for part in get_args(hint):
            if not isinstance(part, str):
                harvest(part)

    for name in language.__all__:
        kind = getattr(language, name)
        if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
            for hint in get_type_hints(kind).values():
                harvest(hint)
    return found


WORDS = sorted(_words())


def changed(value: Any) -> Iterator[object]:
    """*value* with one part changed, in every way."""
    match value:
        case bool():
            yield not value
        case int():
            yield value + 1
        case str():
            yield from (word for word in WORDS if word != value)
        case [*items]:
            for k, item in enumerate(items):
                for other in changed(item):
                    yield [*items[:k], other, *items[k + 1 :]]
            if len(items) > 1:
                yield items[1:]
        case {"type": "Pieces", "ref": str(ref)} if ref:
            yield from ({**value, "ref": other} for other in ("attacker", "it", "this", "hero", "source") if other != ref)
        case {}:
            for key, part in value.items():
                if key != "type":
                    for other in changed(part):
                        yield {**value, key: other}
        case _:
            assert value is None


@pytest.mark.parametrize("pack", SETS, ids=lambda pack: pack.id)
def test_whatever_part_of_an_ability_is_changed_it_reads_differently(pack: Pack) -> None:
    tried = 0
    for where, of, ability in TEXTS:
        if not where.startswith(f"{pack.id}/"):
            continue
        text = sentence(ability, of=of)
        for other in changed(msgspec.json.decode(msgspec.json.encode(ability))):
            try:
                mutant = msgspec.convert(other, type(ability))
            except msgspec.ValidationError:
                continue
            tried += mutant != ability
            if sentence(mutant, of=of) == text:
                assert meaning(mutant) == meaning(ability), mutant
    assert tried > 100 * len(pack.cards)


# -------------------------------------------------------------------------------------------- what the printed cards do not say
@pytest.mark.parametrize(
    ("ability", "said"),
    [
        (
            trigger(end_of_round, put_markers(hand_size("rival"), "rage")),
            "At the end of each round, put X rage markers on this hero, where X is the number of cards in the largest hand of a rival.",
        ),
        (
            spell(if_(first_player, damage(1, to=every(rival_hero)), otherwise=(heal(None, of=every(own_leader)),))),
            "Spell: If you are the first player, deal 1 damage to each rival hero. Otherwise, heal all damage from your leader.",
        ),
        (
            order(for_each(every(own_hero), may(damage(2, to=it), give(life_is(1), to=it, until="turn")))),
            (
                "For each of your heroes in turn, you may deal 2 damage to it. "
                "If you do, give it a life of exactly 1 until the end of this turn."
            ),
        ),
        (leader_action(swap(own_hero.at("column")), cost=0, limited=True), None),
        (
            aura(own_hero.at("adjacent"), strength(-1, kind="ranged")),
            "Your heroes next to this hero have -1 attack strength in ranged attacks.",
        ),
        (static(life_is(3)), "This hero has a life of exactly 3."),
        (order(damage(life_of("it"), to=one(any_hero))), "Deal X damage to one hero in any unit, where X is the chosen hero's life."),
        (
            aura(own_hero, strength(damage_on("it")), when=has("ranged")),
            "While that hero has Ranged Attack, your heroes have +1 attack strength for each point of damage on them.",
        ),
        (
            order(recruit("unit"), damage(1, to=it)),
            "Recruit a hero from your hand to an empty slot of your unit. Then deal 1 damage to the recruited hero.",
        ),
        (forbids("draw", side="any"), "Nobody can take the action of drawing a card, though effects can still do it."),
        (
            order(choose_row("own", if_possible_with=rival_corpse), damage(1, to=every(own_hero.at("area")))),
            "Choose a row of your unit, with a rival corpse in it if there is any. Then deal 1 damage to each of your heroes in that row.",
        ),
    ],
)
def test_what_own_cards_may_say_reads_well_too(ability: Ability | HandPart, said: str | None) -> None:
    text = sentence(ability)
    assert said is None or text == said
    assert text[0].isupper()
    assert text.endswith(".")


def test_the_catalogue_has_the_sentences() -> None:
    facts = {card.id: card for card in pixel_tactics.SPEC.cards}
    assert facts["set_1/knight/hero"].text[1] == "Flank: Ranged attacks deal no damage to your leader."
    assert facts["set_1_first/knight/leader"].text == ("Attacks deal 1 less damage to your heroes and your leader.",)
    assert all(card.text for card in facts.values())

"""Card texts in English: each says all that its value says, in our own words."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any, Literal, get_args, get_origin, get_type_hints

import msgspec
import pytest

from boardrules import pixel_tactics
from boardrules.pixel_tactics import language
from boardrules.pixel_tactics._packs.bindings import OF_PLAYERS
from boardrules.pixel_tactics.cards._sets import SETS
from boardrules.pixel_tactics.language import (
    Ability,
    HandPart,
    Pack,
    Static,
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
    """*value* with one part changed, in every way; left out are parts that mean nothing where they stand."""
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
                if key != "type" and not _idle(value, key):
                    for other in changed(part):
                        yield {**value, key: other}
        case _:
            assert value is None


def _idle(value: Mapping[str, Any], key: str) -> bool:
    """Whether a part means nothing: of moments that have no side or aim, of changes to a whole side, of an area in all
    units, of healing all, of places that this card cannot be at.
    """
    match value.get("type"), key:
        case "TriggerEvent", "aimed":
            return bool(value["what"] != "attack_resolved")
        case "TriggerEvent", "checked":
            return bool(value["what"] != "defeated")
        case "TriggerEvent", "side":
            return value["what"] not in {"turn_ends", "order_announced", "order_resolved"}
        case "Static", "on":
            kind: str = value["modifier"]["type"]
            return kind in {change.__name__ for change in OF_PLAYERS} - {"CopiesLeader"}
        case "Heal", "up_to":
            return value["n"] is None
        case "ChooseArea", "side":
            return bool(value["across"])
        case "Pieces", "other":
            return value["place"] in {"forerunner", "supporter"} or value["kinds"] == ["leader"]
        case _:
            return False


def _meaning(ability: Ability | HandPart) -> bytes:
    """*ability* as JSON; in a static text about its own card ``it`` is this card."""
    data = msgspec.json.encode(ability)
    return data.replace(b'"ref":"it"', b'"ref":"this"') if isinstance(ability, Static) and ability.on.ref == "this" else data


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
            if mutant != ability and _meaning(mutant) != _meaning(ability):
                tried += 1
                assert sentence(mutant, of=of) != text, mutant
    assert tried > 100 * len(pack.cards)


# -------------------------------------------------------------------------------------------- what the printed cards do not say
@pytest.mark.parametrize(
    ("ability", "said"),
    [
        (
            trigger(end_of_round, put_markers(hand_size("rival"), "rage")),
            "At the end of each round, put X rage markers on this hero; X is the number of cards in the largest hand of a rival.",
        ),
        (
            spell(if_(first_player, damage(1, to=every(rival_hero)), otherwise=(heal(None, of=every(own_leader)),))),
            "Spell: If you are the first player, put 1 damage on each rival hero; if not, take all damage off your leader.",
        ),
        (
            order(for_each(every(own_hero), may(damage(2, to=it), give(life_is(1), to=it, until="turn")))),
            "For each of your heroes: if you wish, put 2 damage on it, then until the end of this turn, it has a life of exactly 1.",
        ),
        (leader_action(swap(own_hero.at("column")), cost=0, limited=True), None),
        (
            aura(own_hero.at("adjacent"), strength(-1, kind="ranged")),
            "Your heroes next to this hero have -1 attack strength in ranged attacks.",
        ),
        (static(life_is(3)), "This hero has a life of exactly 3."),
        (order(damage(life_of("it"), to=one(any_hero))), "Put X damage on one hero in any unit; X is the chosen hero's life."),
        (
            aura(own_hero, strength(damage_on("it")), when=has("ranged")),
            "While that card has Ranged Attack, your heroes have +X attack strength; X is the damage on that card.",
        ),
        (
            order(recruit("unit"), damage(1, to=it)),
            "Recruit a hero from your hand to any empty slot of your unit. Then put 1 damage on the recruited hero.",
        ),
        (forbids("draw", side="any"), "Each player cannot take the action of drawing a card; effects that do the same still work."),
        (
            order(choose_row("own", if_possible_with=rival_corpse), damage(1, to=every(own_hero.at("area")))),
            "Choose a row of your unit, with a rival corpse in it if there is any. Then put 1 damage on each of your heroes in that row.",
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

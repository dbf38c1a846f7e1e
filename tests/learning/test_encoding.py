"""Observations as floats: within 0 and 1, always as many, and as different as the numbers."""

from __future__ import annotations

import random
from typing import Any

import pytest

pytest.importorskip("numpy", reason="boardrules.learning needs numpy: tox -e learning")

import numpy as np

from boardrules import Dealer, ObservationField, chibitactics, pixel_tactics, pixies
from boardrules.learning import Encoding, encode
from tests.numbers import AnyGame, numbering

FIELDS = (
    ObservationField("open", 0, 1, "whether it is open", "mark"),
    ObservationField("points", -10, 30, "points"),
    ObservationField("coins", 0, 1000, "coins"),
    ObservationField("slot", 0, 2, "where", "place", ("left", "right")),
    ObservationField("card", 0, 200, "which", "card"),
    ObservationField("known", 0, 7, "who knows", "mask", ("you", "next", "last")),
    ObservationField("words", -4, 4, "said", "code"),
    ObservationField("words.more", 0, 2**50, "the rest", "fingerprint"),
)
NAMES = (
    *("open", "points", "coins", "slot=left", "slot=right", *(f"card.bit{bit}" for bit in range(8))),
    *("known.you", "known.next", "known.last", "words", "words.more"),
)


def test_each_kind_has_columns_of_its_own() -> None:
    encoding = Encoding(FIELDS)
    assert encoding.names == NAMES
    assert encoding.shape == (len(NAMES),)
    found = dict(zip(NAMES, encoding.encode((1, 10, 0, 2, 130, 5, -4, 2**49 + 3)).tolist(), strict=True))
    assert found["open"] == found["words.more"] == 1
    assert (found["points"], found["coins"], found["words"]) == (0.5, 0, 0)
    assert (found["slot=left"], found["slot=right"]) == (0, 1)
    assert sum(int(found[f"card.bit{bit}"]) << bit for bit in range(8)) == 130
    assert (found["known.you"], found["known.next"], found["known.last"]) == (1, 0, 1)


def test_small_amounts_of_a_great_range_are_told_apart() -> None:
    coins = encode(FIELDS[2:3], [[0], [1], [10], [1000]])[:, 0]
    assert np.allclose(coins, np.log1p([0, 1, 10, 1000]) / np.log1p(1000))


def test_kinds_can_be_left_out() -> None:
    encoding = Encoding(FIELDS, without={"code", "fingerprint"}, widest=200)
    assert encoding.names[5:7] == ("card=1", "card=2")
    assert not [name for name in encoding.names if name.startswith("words")]


def test_any_number_of_observations_is_encoded_at_once() -> None:
    one = (1, 10, 0, 2, 130, 5, -4, 0)
    many = encode(FIELDS, np.array([[one, one], [one, one]]))
    assert (many.shape, many.dtype) == ((2, 2, len(NAMES)), np.dtype(np.float32))
    assert (many == encode(FIELDS, one)).all()
    with pytest.raises(ValueError, match="an observation has 8 numbers"):
        encode(FIELDS, one[:-1])


TABLES: list[tuple[AnyGame, object]] = [
    *((pixies, pixies.Options(seats=seats)) for seats in (2, 3, 5)),
    (pixies, pixies.Options(seats=6, flower_power=True)),
    (pixel_tactics, pixel_tactics.Options()),
    (pixel_tactics, pixel_tactics.Options(mode="teams")),
    (chibitactics, chibitactics.Options(seats=2)),
    (chibitactics, chibitactics.Options(seats=4)),
]


@pytest.mark.parametrize(("game", "options"), TABLES, ids=[f"{game.SPEC.id}-{at}" for at, (game, _) in enumerate(TABLES)])
def test_all_of_a_game_is_from_0_to_1_and_what_differs_is_encoded_differently(game: AnyGame, options: object) -> None:
    rng, dealer, numbers = random.Random(1), Dealer(seed=2), numbering(game)
    encoding = Encoding(numbers.observation_fields(options))
    assert len(set(encoding.names)) == len(encoding.names)
    state: Any = dealer.deal(game, game.new_game(options))
    seen: set[tuple[int, ...]] = set()
    for _ in range(60):
        seen |= {numbers.observe(game.view(state, seat)) for seat in game.seats(state)}
        legal = game.legal_actions(state)
        if not legal:
            break
        state = dealer.deal(game, game.apply(state, rng.choice(legal)))
    encoded = encoding.encode(sorted(seen))
    assert encoded.shape == (len(seen), *encoding.shape)
    assert encoded.min() >= 0
    assert encoded.max() <= 1
    assert len({row.tobytes() for row in encoded}) == len(seen)

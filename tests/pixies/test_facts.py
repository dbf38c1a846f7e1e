"""What the rules derive from a view of Pixies: the parts of a score are its score, and what is due is what the game asks."""

from __future__ import annotations

import random
import re

import pytest

from boardrules import Dealer, Facts, Rendering, capability, from_json, pixies, to_json
from boardrules.pixies import AreaFacts, CardPart, Options


@pytest.mark.parametrize("options", [Options(seats=2), Options(seats=4), Options(seats=6, flower_power=True)], ids=str)
@pytest.mark.rule("PX-SCO-1", "PX-SCO-2", "PX-SCO-4", "PX-SCO-5", "PX-SCO-6", "PX-SCO-7", "PX-FP-3", "PX-FP-4", "PX-FP-5")
def test_the_parts_of_every_number_add_up_to_it_throughout_a_game(options: Options) -> None:
    rng, dealer = random.Random(f"{options}"), Dealer(seed=11)
    state = dealer.deal(pixies, pixies.new_game(options))
    while pixies.to_act(state):
        found = pixies.facts(pixies.view(state, None))
        assert from_json(pixies.FACTS, to_json(found)) == found
        assert (found.to_act,) == pixies.to_act(state)
        for seat, area in enumerate(found.areas):
            assert _sums(area) == (area.score.validated, area.score.spirals, area.score.crosses, area.score.face_down)
            assert area.score == pixies.score_area(state.areas[seat], state.round, flower_power=options.flower_power)
            assert len(area.zone) == (area.score.zone_size if area.score.zone else 0)
            assert area.total == sum(scores[seat].total for scores in state.scores)
        state = dealer.deal(pixies, pixies.apply(state, rng.choice(pixies.legal_actions(state))))
    outcome = pixies.outcome(state)
    assert outcome is not None
    assert pixies.facts(pixies.view(state, None)).winners == outcome.winners


def _sums(area: AreaFacts) -> tuple[int, ...]:
    parts: tuple[tuple[CardPart, ...], ...] = (area.validated, area.spirals, area.crosses, area.face_down)
    return tuple(sum(part.n for part in some) for some in parts)


@pytest.mark.rule("PX-SCO-5", "PX-SCO-7")
def test_a_number_says_which_cards_it_comes_from_and_a_zone_its_cells() -> None:
    described = pixies.setup(round=2, areas={0: "B1_S6/R1_C B2_S4 . B4_C . . . . ."})
    area = pixies.facts(pixies.view(pixies.set_up(described), None)).areas[0]
    assert area.validated == (CardPart("B1_S6", 1),)
    assert area.spirals == (CardPart("B1_S6", 6), CardPart("B2_S4", 4), CardPart("B4_C", 3))
    assert (area.zone_color, area.zone) == ("blue", (1, 2, 4))


@pytest.mark.rule("PX-SCO-7")
def test_of_equal_zones_the_one_with_the_lowest_cell_is_shown() -> None:
    described = pixies.setup(areas={0: ". . . G4_X1 . G6_S1 G7_0 . G9_X4"})
    area = pixies.facts(pixies.view(pixies.set_up(described), None)).areas[0]
    assert (area.zone_color, area.zone) == ("green", (4, 7))


def test_pixies_has_facts_and_pictures_that_can_be_pointed_at() -> None:
    assert capability(pixies, Facts[pixies.View, pixies.Facts]) is pixies
    assert capability(pixies, Rendering[pixies.View, pixies.Action]) is pixies


@pytest.mark.rule("PX-PLA-4")
def test_the_two_ways_to_validate_a_card_are_pointed_at_alike_and_labelled_apart() -> None:
    described = pixies.setup(areas={0: ". . . B4_0 . . . . ."}, table=("B4_C", "M2_0", "R9_0"))
    state = pixies.set_up(described)
    view = pixies.view(state, state.first)
    ways = [action for action in pixies.legal_actions(state) if isinstance(action, pixies.Place) and action.card == "B4_C"]
    assert {pixies.anchors(view, way) for way in ways} == {("card.B4_C", "0.4")}
    assert {pixies.label(view, way) for way in ways} == {
        "Special blue 4 under the plain blue 4 on cell 4",
        "Special blue 4 over the plain blue 4 on cell 4",
    }


def test_what_may_be_chosen_is_a_button_of_the_picture_and_nothing_else_is() -> None:
    state = pixies.set_up(pixies.setup())
    svg = pixies.render_svg(pixies.view(state, None), targets=("0.4",), focus="0.5")
    assert svg.count('role="button"') == 1
    assert re.search(
        'data-anchor="0.4" data-seat="0" data-outline="[^"]*" role="button" tabindex="0" aria-label="Player 1, cell 4: empty"', svg
    )

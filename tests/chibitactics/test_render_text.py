"""The position as text: nothing is wider than a terminal, and a player finds there what an action needs."""

from __future__ import annotations

from random import Random

import pytest
from msgspec.structs import replace

from boardrules import Dealer, translator
from boardrules import chibitactics as ct
from boardrules.toolkit.drawing.svg import escape
from boardrules.values import CHANCE, RuleId, Seat
from tests.chibitactics.scenario import Scenario
from tests.chibitactics.scene import WIDE, scene


def text_of(seat: int | None = 0) -> str:
    scenario = scene()
    return scenario.game.render_text(scenario.game.view(scenario.state, None if seat is None else Seat(seat)))


def test_the_text_shows_units_and_what_is_going_on() -> None:
    text = text_of()
    for part in ("Round 3 of 20, turn of Player 1", "Player 1, Humans, you", "Player 2, Fungunites\n", "Savages", "Mine (sustained) on N9"):
        assert part in text
    lines = [" ".join(line.split()) for line in text.splitlines()]
    assert "0A ansel-0 L11 engaged, fresh" in lines
    assert "1M moss-1 M11 engaged, holds Player 1's Bryn" in lines
    assert "1o ort-1 U9 wounded" in lines
    assert "1S sprout-1-1 V9 creature" in lines


def test_the_units_of_the_viewer_are_listed_with_their_skills() -> None:
    assert "     walk 3; blade (melee, 4+, engages)" in text_of(0).splitlines()
    assert "blade (melee" not in text_of(None)


@pytest.mark.rule("CT-PR-3", "CT-PR-9")
def test_skills_are_listed_with_their_properties_and_what_they_do() -> None:
    text = " ".join(text_of(0).split())
    assert "mine (distortion, range 2, 4+, sustained: lies on the cell: a unit that steps on it is wounded)" in text
    assert "nova (distortion, range 2, radius 1, one-shot: pushes 1 cell away and gives \N{MINUS SIGN}1 movement)" in text


@pytest.mark.rule("CT-PR-3")
def test_the_list_says_who_engages_further_than_the_next_cell() -> None:
    state = ct.new_game(ct.Options(squad_size=2, map="valley", factions=("humans", "fungunites"), first=Seat(0)))
    for pick in ("tam-0", "orla-0", "weaver-1", "morel-1"):
        state = ct.apply(state, ct.PickUnit(Seat(int(pick[-1])), pick))
    while state.phase != "play":
        state = ct.apply(state, ct.legal_actions(state)[0])
    lines = ct.render_text(ct.view(state, None)).splitlines()
    assert [line.split()[1] for line in lines if "engages to 2" in line] == ["tam-0", "weaver-1"]


@pytest.mark.rule("CT-TR-3", "CT-TR-4")
def test_the_list_says_what_each_side_of_a_trophy_does() -> None:
    assert "     bryn-0: substance Draught (one-shot: gives +1 on the next die)" in text_of(None).splitlines()


@pytest.mark.rule("CT-TU-4")
def test_the_abilities_of_all_factions_are_told_to_everybody() -> None:
    text = " ".join(text_of(None).split())
    for told in (
        "an unwounded unit of the squad has +1 on the next die until the turn ends.",
        "a wounded unit of the squad is swapped for one of the deck.",
    ):
        assert text.count(told) == 1


def test_a_unit_is_named_once_however_much_of_an_effect_it_bears() -> None:
    scenario = scene()
    nova = ct.Effect("caster.nova", 1, "one-shot", Seat(0), "caster-0", "moss-1")
    shown = scenario.game.render_text(scenario.game.view(replace(scenario.state, effects=(nova, replace(nova, op=0))), None))
    assert "Nova (one-shot) on Player 2's Moss\n" in shown
    assert "  1M moss-1" in shown
    assert shown.count("Moss") == 1


def test_the_text_says_what_is_waited_for() -> None:
    scenario = scene()
    scenario.use("ansel-0", "blade", "moss-1")
    told = scenario.game.render_text(scenario.game.view(scenario.state, None)).replace("\n ", "")
    assert "; Player 1 rolls for Blade of Player 1's Ansel, needs 4" in told


def test_the_text_says_which_luck_and_whose_choice_is_waited_for() -> None:
    scenario = scene()
    view = scenario.game.view(scenario.state, None)
    for frame, words in (
        (ct.Opening(3), "; a segment is turned up"),
        (ct.Drawing("event"), "; an event is drawn"),
        (ct.Drawing("savage", 7), "; a savage is drawn"),
        (ct.Choice(Seat(1), RuleId("CT-H-72"), (ct.UnitOption("moss-1"), ct.UnitOption("ort-1"))), "; Player 2 chooses one of 2"),
        (ct.Die(Seat(1), "", "", 0), "; Player 2 rolls\n"),
        (ct.Die(Seat(0), "ansel-0", "blade", 4, -1), "; Player 1 rolls for Blade of Player 1's Ansel, needs 4 with -1"),
        (ct.RoundEnd("event"), "turn of Player 1\n"),
    ):
        assert words in scenario.game.render_text(replace(view, stack=(frame,))).replace("\n  ", " ")


def test_who_has_to_choose_is_asked_and_the_others_are_told_who_chooses() -> None:
    game, rng, dealer = ct, Random(3), Dealer(3)
    state = game.new_game(ct.Options(seats=2, squad_size=4))
    asked = 0
    for _ in range(700):
        seats = game.to_act(state)
        if not seats:
            break
        if seats != (CHANCE,) and state.stack:
            (seat,) = seats
            question = game.pending(state, seat)
            assert question is not None
            own = " ".join(game.render_text(game.view(state, seat)).split())
            assert f". {question.question}" in own
            head = next(piece.drawing for piece in game.picture(game.view(state, seat), width=1280).pieces if piece.key == "head")
            assert f">{escape(question.question)}<" in head
            other = " ".join(game.render_text(game.view(state, Seat(1 - seat))).split())
            assert f"; Player {seat + 1} chooses one of " in other
            asked += 1
        legal = game.legal_actions(state)
        named = [one for one in legal if len(one.__struct_fields__) > 1] or legal
        state = game.apply(state, dealer.choose(ct, state) if seats == (CHANCE,) else rng.choice(named))
    assert asked


@pytest.mark.rule("CT-EV-4")
def test_a_lasting_event_is_shown_with_what_it_does() -> None:
    view = ct.view(ct.new_game(ct.Options(first=Seat(0))), None)
    assert "In force: Deep Mud. While it lasts, each unit has \N{MINUS SIGN}1 movement." in ct.render_text(replace(view, event="deep_mud"))


def test_the_same_effect_on_several_cells_is_one_line() -> None:
    scenario = scene()
    view = scenario.game.view(scenario.state, None)
    mine = view.effects[0]
    shown = scenario.game.render_text(replace(view, effects=(mine, replace(mine, cell=ct.Cell(6, 0)))))
    assert "Mine (sustained) on N9; O9" in shown


def test_who_chooses_a_faction_is_told_which_units_it_has() -> None:
    text = ct.render_text(ct.view(ct.new_game(ct.Options(first=Seat(0))), Seat(0)))
    assert "Before round 1: factions are chosen, turn of Player 1" in text
    for faction in ct.STARTER.factions:
        for unit in faction.units:
            assert unit.name in " ".join(text.split())
    assert "Once a round, on a die of 3 or more, a wounded unit of the squad is swapped for one of the deck." in " ".join(text.split())


def test_the_ability_of_the_viewers_faction_is_told_and_whether_it_is_used() -> None:
    scenario = scene()
    view = scenario.game.view(scenario.state, Seat(0))
    told = "Once a turn, on a die of 2 or more, an unwounded unit of the squad has +1 on the next die until the turn ends."
    assert f"  ability: {told}" in " ".join(scenario.game.render_text(view).replace("\n      ", " ").splitlines())
    assert "  ability (used): Once a turn" in scenario.game.render_text(replace(view, budget=ct.Budget((True, False))))


@pytest.mark.rule("CT-SU-5", "CT-H-94")
def test_who_picks_a_squad_is_told_what_the_units_can_do_and_nothing_of_other_squads() -> None:
    game = ct.with_cards(ct, WIDE)
    state = game.new_game(ct.Options(squad_size=2, map="row", factions=("humans", "fungunites"), first=Seat(0)))
    state = game.apply(state, ct.PickUnit(Seat(1), "nub-1"))
    own, other, outside = (game.render_text(game.view(state, seat)) for seat in (Seat(1), Seat(0), None))
    assert "Player 2, Fungunites, you: Nub\n" in own
    assert "  moss-1, Moss: walk" in own
    assert "nub-1, Nub" not in own  # it is picked
    assert "nub-1" not in other + outside
    assert ": Nub" not in other + outside
    assert "Player 2, Fungunites: hidden" in other
    assert "moss-1" not in outside


@pytest.mark.parametrize("columns", [40, 80, 100, 200])
@pytest.mark.parametrize("layout", ["standard", "valley", "frontier"])
@pytest.mark.parametrize("seats", range(2, 7))
def test_no_line_is_longer_than_the_terminal_is_wide(seats: int, layout: str, columns: int) -> None:
    state = ct.new_game(ct.Options(seats=seats, map=layout, first=Seat(0), factions=("humans",) * seats, squad_size=8))
    while state.phase != "deploy":
        state = ct.apply(state, ct.legal_actions(state)[0])
    text = ct.render_text(ct.view(state, Seat(0)), columns=columns)
    assert max(map(len, text.splitlines())) <= max(columns, 80)


def test_the_map_of_two_is_one_piece_on_80_columns() -> None:
    assert "of the map" not in ct.render_text(ct.view(ct.new_game(ct.Options(first=Seat(0))), Seat(0)), columns=80)


def test_the_legend_stands_at_the_end_or_is_left_out() -> None:
    view = ct.view(ct.new_game(ct.Options(first=Seat(0))), Seat(0))
    whole, bare = ct.render_text(view), ct.render_text(view, legend=False)
    assert whole.startswith(bare)
    assert whole.removeprefix(bare).startswith("\n\n. plain, ^ mountain, ")
    assert "^ mountain" not in bare


def test_the_end_is_told() -> None:
    view = ct.view(ct.new_game(ct.Options(first=Seat(0))), None)
    text = ct.render_text(replace(view, phase="over", clock=ct.Clock(round=7), out=(1, 0)))
    assert "The game is over, round 7 of 20\n" in text
    assert "Player 1, out" in text


@pytest.mark.rule("CT-H-14")
def test_what_an_ability_gave_is_shown_by_the_name_of_its_faction() -> None:
    scenario = scene().ability("ansel-0").roll(2)
    assert scenario.lingering() == ["sustained", "roll"]
    assert "Ability of Humans" in scenario.game.render_text(scenario.game.view(scenario.state, None))


def test_skills_of_units_on_the_board_have_the_numbers_that_they_have_now() -> None:
    scenario = Scenario(
        {"bryn-0": (1, 2), "ansel-0": (5, 2), "ort-1": (12, 1)},
        pack=WIDE,
        board=("middle", "east"),
        trophies={"ansel-0": ("moss-1",)},
        event="mud",
    )
    text = " ".join(scenario.game.render_text(scenario.game.view(scenario.state, Seat(0))).split())
    assert "walk 1 [2 printed]; bow (ranged, range 4 [3 printed], 4+)" in text  # mud, and a hill
    assert "blade (melee, 3+ [4+ printed], engages)" in text  # a fort
    assert "totem Claw (melee, 3+ [4+ printed])" in text
    polish = " ".join(
        scenario.game.render_text(scenario.game.view(scenario.state, Seat(0)), translator=translator("pl", scenario.game)).split()
    )
    assert "walk 1 [2 z karty]" in polish


def test_abilities_of_factions_that_are_called_alike_are_told_apart() -> None:
    pack = replace(WIDE, factions=tuple([replace(faction, name="Clan") for faction in WIDE.factions]))
    strengthened = ct.Effect("@humans", 0, "roll", Seat(0), "", "ansel-0", -1, aged=True)
    scenario = Scenario({"ansel-0": (3, 1), "moss-1": (12, 2)}, pack=pack, effects=(strengthened,))
    assert "Clan (humans)" in scenario.game.render_text(scenario.game.view(scenario.state, None))


def test_with_an_earlier_view_only_what_has_changed_is_shown() -> None:
    scenario = scene()
    game, before = scenario.game, scenario.game.view(scenario.state, Seat(0))
    unchanged = game.render_text(before, legend=False, since=before)
    assert unchanged == ""
    moved = tuple(replace(unit, cell=ct.Cell(2, 0)) if unit.id == "ansel-0" else unit for unit in before.units)
    after = replace(before, units=moved)
    news, whole = (game.render_text(after, legend=False, since=view) for view in (before, None))
    assert "   -I--J--" in news  # the map, where it stands now
    assert "0A ansel-0" in news
    assert "ort-1" not in news
    assert set(news.splitlines()) < set(whole.splitlines())
    turned = replace(before, budget=ct.Budget((True, False)))
    assert "-I--J--" not in game.render_text(turned, legend=False, since=before)


@pytest.mark.rule("CT-SU-5")
def test_who_picks_a_squad_is_not_told_again_what_the_others_of_the_deck_can_do() -> None:
    game = ct.with_cards(ct, WIDE)
    state = game.new_game(ct.Options(squad_size=2, map="row", factions=("humans", "fungunites"), first=Seat(0)))
    later = game.apply(state, ct.PickUnit(Seat(1), "nub-1"))
    text = game.render_text(game.view(later, Seat(1)), legend=False, since=game.view(state, Seat(1)))
    assert text == "Player 2, Fungunites, you: Nub"

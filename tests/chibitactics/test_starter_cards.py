"""Cards of the starter pack at work: each was once dead or nearly so, and here it does something."""

from __future__ import annotations

import pytest

from boardrules import chibitactics as ct
from boardrules.values import Seat
from tests.chibitactics.scenario import Point, Scenario

BOARD = ("ash_field", "nursery", "broken_tower", "terraces")
"""Beside the start segment of seat 0: a place of power and a cave; below: a cradle; opposite: a fort."""


def scenario(
    units: dict[str, Point],
    factions: tuple[str, str] = ("humans", "fungunites"),
    *,
    savages: dict[str, tuple[Point, int]] | None = None,
    creatures: dict[str, tuple[Point, str, str]] | None = None,
    wounded: tuple[str, ...] = (),
    trophies: dict[str, tuple[str, ...]] | None = None,
    event: str = "",
) -> Scenario:
    """Units of the starter pack on the valley, all of it open."""
    options = ct.Options(seats=2, squad_size=3, map="valley", factions=factions, first=Seat(0))
    return Scenario(
        units,
        pack=ct.STARTER,
        options=options,
        board=BOARD,
        savages=savages,
        creatures=creatures,
        wounded=wounded,
        trophies=trophies,
        event=event,
    )


@pytest.mark.rule("CT-CA-6", "CT-PR-7")
def test_a_vow_is_kept_from_turn_to_turn() -> None:
    play = scenario({"aldous-0": (0, 0), "morel-1": (2, 0)})
    play.use("aldous-0", "vow", "aldous-0").roll(3)
    assert play.move("aldous-0", (1, 0)).use("aldous-0", "lance", "morel-1").needs() == (3, 1)
    play.roll(2)
    assert play.unit("morel-1").wounded
    assert play.cell("morel-1") == (4, 0)
    play.end().end().draw("quiet_hour").move("aldous-0", (3, 0))
    assert play.use("aldous-0", "lance", "morel-1").needs() == (3, 1)


@pytest.mark.rule("CT-PR-3", "CT-PR-6")
def test_a_braced_pike_strikes_surely_in_its_turn_and_in_the_rivals() -> None:
    play = scenario({"tam-0": (0, 0), "stinkhorn-1": (2, 0)})
    play.use("tam-0", "brace", "tam-0").roll(2)
    assert play.use("tam-0", "pike", "stinkhorn-1").needs() == (4, 2)
    play.roll(1).end()
    assert play.move("stinkhorn-1", (3, 0)).needs() == (4, 2)
    play.roll(2)
    assert play.unit("stinkhorn-1").wounded


@pytest.mark.rule("CT-SK-3", "CT-PR-5")
def test_heady_fumes_after_a_move_cost_nothing_and_help_the_blow_that_follows() -> None:
    for face, bonus in ((3, 0), (4, 1)):
        play = scenario({"stinkhorn-0": (0, 0), "orla-1": (3, 0)}, ("fungunites", "humans"))
        play.move("stinkhorn-0", (2, 0)).use("stinkhorn-0", "fume", "stinkhorn-0").roll(face)
        assert play.use("stinkhorn-0", "prong", "orla-1").needs() == (4, bonus)


@pytest.mark.rule("CT-MV-6", "CT-H-89")
def test_slag_thrown_three_cells_ahead_wounds_who_steps_on_it() -> None:
    play = scenario({"aggha-0": (0, 0), "piet-1": (5, 0)}, ("chthonids", "humans"))
    play.use("aggha-0", "slag", (3, 0)).roll(3).end().move("piet-1", (3, 0))
    assert play.unit("piet-1").wounded
    assert play.lingering() == ["sustained"]


@pytest.mark.rule("CT-TR-4", "CT-H-45")
def test_the_hollow_heart_of_nhul_makes_its_holder_bold() -> None:
    play = scenario({"orla-0": (1, 0), "vhorr-1": (2, 0)}, ("humans", "chthonids"), trophies={"orla-0": ("nhul-1",)})
    play.trophy("orla-0", "nhul-1", "totem", "orla-0").roll(4)
    play.move("orla-0", (2, 1))  # Vhorr, whom it leaves, does not strike it
    assert play.waits_for() == ""
    assert play.use("orla-0", "sabre", "vhorr-1").needs() == (4, 2)  # with Hold the Line


@pytest.mark.rule("CT-SV-10", "CT-H-76")
def test_the_lurker_flings_away_whom_it_wounds() -> None:
    play = scenario({"orla-0": (3, 1), "morel-1": (6, 9)}, savages={"lurker": ((5, 1), 0)})
    play.end().roll(4)
    assert play.unit("orla-0").wounded
    assert play.cell("orla-0") == (1, 1)


@pytest.mark.rule("CT-TR-3", "CT-PR-7")
def test_hags_brew_mends_a_friend_and_stays_with_it() -> None:
    play = scenario({"orla-0": (1, 0), "tam-0": (2, 0), "morel-1": (7, 3)}, wounded=("tam-0",), trophies={"orla-0": ("hag",)})
    play.trophy("orla-0", "hag", "substance", "tam-0")
    assert not play.unit("tam-0").wounded
    play.end().end().draw("quiet_hour").move("orla-0", (0, 0)).move("tam-0", (3, 0))
    assert play.lingering() == ["sustained"]


@pytest.mark.rule("CT-CA-7")
def test_the_stench_of_the_hag_spoils_the_blows_of_those_next_to_it() -> None:
    play = scenario({"tam-0": (5, 2), "orla-0": (0, 0), "morel-1": (7, 3)}, savages={"hag": ((6, 2), 0)})
    assert play.use("tam-0", "pike", "hag").needs() == (4, -1)


@pytest.mark.rule("CT-EV-3")
def test_the_breath_of_the_caves_wakes_savages_and_strikes_those_on_marked_ground() -> None:
    units: dict[str, Point] = {"orla-0": (6, 1), "tam-0": (0, 0), "morel-1": (7, 10)}
    play = scenario(units, savages={"hag": ((4, 3), 0)}, wounded=("hag",))
    play.end().end().draw("cave_breath")
    assert not play.unit("hag").wounded
    play.roll(4)
    assert play.unit("orla-0").wounded
    assert not play.unit("tam-0").wounded


@pytest.mark.rule("CT-EV-4", "CT-WD-7")
def test_in_glassy_air_bows_reach_further_and_creatures_break() -> None:
    creatures = {"sporeling-1-1": ((1, 0), "mother-1", "mother.bud")}
    units: dict[str, Point] = {"isolde-0": (0, 0), "tam-0": (0, 1), "morel-1": (6, 0), "mother-1": (2, 6)}
    clear, plain = (scenario(units, creatures=creatures, event=event) for event in ("glassy_air", ""))
    assert clear.legal(clear.using("isolde-0", "longbow", "morel-1"))
    assert not plain.legal(plain.using("isolde-0", "longbow", "morel-1"))
    assert not plain.legal(ct.Finish(Seat(0), "tam-0", "sporeling-1-1"))
    clear.finish("tam-0", "sporeling-1-1")
    assert clear.unit("sporeling-1-1").wounded


@pytest.mark.rule("CT-CA-4", "CT-H-89")
def test_a_healing_bed_heals_who_lies_there_and_helps_who_comes() -> None:
    play = scenario(
        {"weaver-0": (0, 0), "stinkhorn-0": (2, 0), "runner-0": (0, 3), "orla-1": (7, 3)},
        ("fungunites", "humans"),
        wounded=("stinkhorn-0",),
    )
    play.use("weaver-0", "bed", (2, 0)).roll(5)
    assert not play.unit("stinkhorn-0").wounded
    assert play.lingering() == ["one-shot"]


@pytest.mark.rule("CT-TR-4")
def test_the_totem_of_the_lichen_sage_heals_another_and_is_offered_on_nobody_else() -> None:
    play = scenario({"orla-0": (1, 0), "tam-0": (2, 0), "morel-1": (7, 3)}, wounded=("tam-0",), trophies={"orla-0": ("lichen-1",)})
    assert not play.legal(play.trophying("orla-0", "lichen-1", "totem", "orla-0"))
    play.trophy("orla-0", "lichen-1", "totem", "tam-0").roll(4)
    assert not play.unit("tam-0").wounded


@pytest.mark.rule("CT-PR-7")
def test_the_wrath_of_vhorr_lasts() -> None:
    play = scenario({"vhorr-0": (0, 1), "orla-1": (7, 3)}, ("chthonids", "humans"))
    play.use("vhorr-0", "wrath", "vhorr-0").roll(3)
    assert play.legal(play.moving("vhorr-0", (3, 1)))
    play.move("vhorr-0", (0, 2)).end().end().draw("quiet_hour")
    assert play.legal(play.moving("vhorr-0", (3, 2)))

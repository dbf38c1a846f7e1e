"""Events in words: cards by the names that they have in play, zones by what lies there."""

from __future__ import annotations

import pytest

from boardrules import Dealer, Message, narrate, translator
from boardrules.pixel_tactics import CardsMoved, ChooseLeader
from boardrules.values import Seat
from tests.pixel_tactics.reserve_cards import ReserveScene
from tests.pixel_tactics.scene import GAME, Scene


def told(scene: Scene, line: str, language: str = "en") -> tuple[str, ...]:
    """What the host is told of the events of a line."""
    step = scene.game.step(scene.state, scene.action(line))
    view = scene.game.view(step.state, None)
    speaker = translator(language, scene.game)
    return tuple([speaker.event(view, event) for event in step.events])


@pytest.mark.rule("PT-TRAP-2")
def test_a_trap_that_is_sprung_is_no_order_in_progress() -> None:
    scene = ReserveScene(own={"V1": "fighter"}, rival={"V1": "witch"}, rival_reserve={"S2": "snare"})
    found = told(scene, "attack V1>V1")
    assert "Player 2: Snare goes from the reserve to the table." in found
    assert "Player 2: Snare goes from the table to the discard pile." in found
    assert not any("order" in sentence for sentence in found)
    assert not any("rozkaz" in sentence for sentence in told(scene, "attack V1>V1", "pl"))
    assert not any("приказ" in sentence for sentence in told(scene, "attack V1>V1", "ru"))


@pytest.mark.rule("PT-SET-3")
def test_a_leader_is_called_by_the_heros_name_where_it_is_chosen_and_by_its_own_from_then_on() -> None:
    scene = Scene(own={"V1": "gunner"}, rival={"R2": "witch"})
    found = told(scene, "attack V1>F2")
    assert "Player 1's Gunner attacks Player 2's Vanaah Kalmor in melee." in found
    assert "Player 2's Vanaah Kalmor takes 5 damage from Player 1's Gunner." in found
    assert "Player 1's Vanaah Kalmor attacks Player 2's Vanaah Kalmor in melee." in told(Scene(wave="F"), "attack F2>F2")
    dealer = Dealer(1)
    state = dealer.deal(GAME, GAME.new_game())
    choice = GAME.legal_actions(state, Seat(0))[0]
    assert isinstance(choice, ChooseLeader)
    view, hero = GAME.view(state, Seat(0)), GAME.SPEC.card(str(choice.card)).name
    assert GAME.label(view, choice).startswith(f"Choose {hero} as leader: ")
    chosen = GAME.step(state, choice)
    sentences = [GAME.format_event(GAME.view(chosen.state, Seat(0)), event) for event in chosen.events]
    assert f"Player 1 chooses {hero} as leader." in sentences


@pytest.mark.rule("PT-SET-3")
def test_events_and_questions_call_a_leader_alike() -> None:
    scene = Scene(leaders=("paladin", "illusionist"), own={"V1": "knight"}, rival={"V1": "mystic", "V2": "witch"})
    scene.play("attack V1>", waiting=1)
    asked = GAME.pending(scene.state, Seat(1))
    assert asked is not None
    assert asked.question.startswith("Arec Russel Zane: ")
    assert translator("pl", GAME)(asked).startswith("Arec Russel Zane: ")


@pytest.mark.parametrize("language", ["pl", "ru"])
def test_labels_are_phrases_that_follow_who_chooses(language: str) -> None:
    """ "Gracz 2 wybiera: Paladin", not "wybiera: wybierz: Paladin"; and a label has a colon only between a card and what it does."""
    tr = translator(language, GAME)
    for key, what in (("pick", "piece"), ("card", "card"), ("area", "area"), ("place", "place"), ("name", "name")):
        assert not tr(Message.of(f"label-{key}", **{what: "X"})).startswith(("wybierz", "выбрать", "nazwij", "назвать"))
    for key in ("recruit", "move", "order", "clear", "card-discard", "card-hand", "card-top", "card-show", "row-take", "trigger"):
        said = tr(Message.of(f"label-{key}", card="X", piece="X", place="V1", name="X", whom="X"))
        assert ":" not in said, said


@pytest.mark.parametrize(
    ("language", "n", "sentence"),
    [
        ("en", 1, "Bo draws a card."),
        ("en", 5, "Bo draws 5 cards."),
        ("pl", 1, "Gracz Bo dobiera kartę."),
        ("pl", 3, "Gracz Bo dobiera 3 karty."),
        ("pl", 5, "Gracz Bo dobiera 5 kart."),
        ("ru", 1, "Игрок Bo берёт 1 карту."),
        ("ru", 3, "Игрок Bo берёт 3 карты."),
        ("ru", 5, "Игрок Bo берёт 5 карт."),
    ],
)
def test_cards_drawn_unseen_are_counted(language: str, n: int, sentence: str) -> None:
    tr = translator(language, GAME, names=("Ann", "Bo"), reader=Seat(0))
    events = [CardsMoved(Seat(1), None, "deck", "hand", 0)] * n
    assert narrate(GAME, GAME.view(GAME.new_game(), Seat(0)), events, translator=tr) == (sentence,)


@pytest.mark.parametrize(
    ("language", "asked"),
    [
        ("en", "You have no actions left in the flank wave. End your turn?"),
        ("pl", "Nie masz już akcji w fali skrzydła. Zakończyć turę?"),
        ("ru", "В волну флангов у вас больше нет действий. Закончить ход?"),  # noqa: RUF001  (Russian)
    ],
)
def test_who_has_no_actions_left_is_asked_whether_to_end_the_turn(language: str, asked: str) -> None:
    scene = Scene(wave="F", actions=0)
    decision = GAME.pending(scene.state, Seat(0))
    assert decision is not None
    assert translator(language, GAME)(decision) == asked

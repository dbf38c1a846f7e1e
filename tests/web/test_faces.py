"""What people see is made once for all who see the same, and sent as what is new: tested without a server, through a page's eyes."""

from __future__ import annotations

from random import Random
from typing import Any

import faces
import pytest
from faces import Face, Faces, Look, Told
from shown import words_of

from boardrules import Dealer, Match, Seat, chibitactics, game, games, narrate, picture, pixies
from boardrules.pieces import Picture
from tests.web.showing import Page, as_read

SEATS = (Seat(0), Seat(1), None)


def table(name: str, seed: object = 1) -> Match[Any, Any, Any, Any, Any]:
    played = game(name)
    options: Any = played.SPEC.options
    return Match(played, options(**({"seats": 2} if name == "pixies" else {})), dealer=Dealer(str(seed)))


def look(name: str, seat: Seat | None, language: str = "en", width: int | None = None) -> Look:
    return Look(words_of(name, language, seat), width)


def play(match: Match[Any, Any, Any, Any, Any], rng: Random) -> None:
    seat = match.game.to_act(match.state)[0]
    match.submit(seat, rng.choice(match.prompt(seat).actions))


class Watcher:
    """A page that is shown a face, and what it has been told."""

    def __init__(self, face: Face) -> None:
        self.face, self.told, self.page = face, Told(), Page()
        self.shown: dict[str, Any] = {}
        self.said: list[list[Any]] = []

    def look(self) -> None:
        message, self.told = self.face.message(self.told)
        self.shown = self.page.show(as_read(message))
        self.said = [line for line in self.said if line[0] <= self.shown["since"]] + self.shown["news"]


def test_who_leaves_a_seat_is_told_from_the_beginning_what_everybody_sees() -> None:
    match, rng = table("pixies"), Random(1)
    for _ in range(6):
        play(match, rng)
    own, others = Face(SEATS[0], look("pixies", SEATS[0])), Face(None, look("pixies", None))
    for face in (own, others):
        face.update(match, started=True)
    watcher = Watcher(own)
    watcher.look()
    watcher.face = others
    watcher.look()
    assert watcher.shown["since"] == 0
    assert watcher.shown["news"]


@pytest.mark.parametrize("width", [None, 390])
@pytest.mark.parametrize("name", games())
def test_changes_lead_every_page_to_the_picture_however_often_it_looks(name: str, width: int | None) -> None:
    match, rng = table(name), Random(7)
    kept = {seat: Face(seat, look(name, seat, width=width)) for seat in SEATS}
    watchers = [(Watcher(kept[seat]), every) for seat in SEATS for every in (1, 2, 7)]
    for step in range(60):
        if match.over:
            break
        for seat in SEATS:
            kept[seat].update(match, started=True)
        for watcher, every in watchers:
            if step % every == 0:
                watcher.look()
                fresh = Watcher(watcher.face)
                fresh.look()
                assert watcher.shown["svg"] == fresh.shown["svg"]
                assert watcher.shown["actions"] == fresh.shown["actions"]
                assert watcher.said == fresh.said
        play(match, rng)
    assert [watcher.page.wholes for watcher, every in watchers if every == 1] == [1, 1, 1]
    assert all(watcher.page.wholes > 1 for watcher, every in watchers if every == 7), "a gap is filled by the whole"


@pytest.mark.parametrize("name", games())
def test_what_many_see_is_drawn_once(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[object] = []
    draw = picture.draw

    def drawing(played: Any, view: Any, **how: Any) -> Picture:
        drawn.append(view)
        return draw(played, view, **how)

    monkeypatch.setattr(faces, "draw", drawing)
    match, seen = table(name), Faces()
    for _ in range(4):
        for language in ("en", "pl", "xx"):
            face = seen.face(None, look(name, None, language))
            face.update(match, started=True)
            face.message(Told())
    assert len(drawn) == 2, "English for those whose language nobody knows"
    seen.face(Seat(0), look(name, Seat(0))).update(match, started=True)
    assert len(drawn) == 3


def test_sentences_are_told_once_and_those_of_what_is_taken_back_are_not_told() -> None:
    match, rng = table("pixies"), Random(1)
    face = Face(None, look("pixies", None))
    watcher = Watcher(face)
    while True:
        face.update(match, started=True)
        watcher.look()
        before, ply = watcher.said, match.ply
        play(match, rng)
        if match.ply == ply + 1:
            break
    face.update(match, started=True)
    watcher.look()
    assert watcher.said[: len(before)] == before
    assert {line[0] for line in watcher.shown["news"]} == {match.ply}
    match.undo()
    watcher.told.ply = match.ply
    face.update(match, started=True)
    watcher.look()
    assert watcher.said == before
    play(match, Random(5))
    face.update(match, started=True)
    watcher.look()
    late = Watcher(face)
    late.look()
    assert late.said == watcher.said


@pytest.mark.parametrize("name", games())
def test_what_happened_is_put_into_sentences_once_whatever_else_the_log_holds(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    match, rng = table(name), Random(5)
    face = Face(None, look(name, None))
    told: list[int] = []

    def telling(played: Any, view: Any, events: Any, **how: Any) -> tuple[str, ...]:
        told.append(match.ply)
        return narrate(played, view, events, **how)

    monkeypatch.setattr(faces, "narrate", telling)
    for step in range(60):
        face.update(match, started=True)
        if match.over:
            break
        if step % 7 == 0:
            match.note("a remark")
        play(match, rng)
    assert len(told) == len({*told}), "once for each action, with the luck after it"


def test_labels_are_sent_once_and_the_old_ones_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(faces, "MOST_LABELS", 60)
    match, rng = table("chibitactics"), Random(3)
    face = Face(Seat(0), look("chibitactics", Seat(0)))
    watcher = Watcher(face)
    sent: list[str] = []
    for _ in range(40):
        face.update(match, started=True)
        watcher.look()
        sent += watcher.shown["labels"]["said"]
        fresh = Watcher(face)
        fresh.look()
        assert fresh.shown["actions"] == watcher.shown["actions"]
        assert len(watcher.page.labels) <= 60 + len(watcher.shown["actions"])
        play(match, rng)
    assert watcher.shown["labels"]["first"] > 0
    assert len(sent) > len(set(sent)) > 60


class Plain:
    """Pixies without pieces, as a game that has only ``render_svg``."""

    SPEC = pixies.SPEC

    def __getattr__(self, name: str) -> Any:
        if name == "picture":
            raise AttributeError(name)
        return getattr(pixies, name)

    def render_svg(self, view: Any) -> str:
        return pixies.render_svg(view)


def test_a_game_that_has_only_render_svg_is_sent_whole() -> None:
    plain: Any = Plain()
    match: Match[Any, Any, Any, Any, Any] = Match(plain, pixies.Options(seats=2), dealer=Dealer(1))
    face = Face(Seat(0), look("pixies", Seat(0)))
    watcher = Watcher(face)
    for number in range(1, 4):
        face.update(match, started=True)
        watcher.look()
        assert watcher.shown["svg"] == pixies.render_svg(pixies.view(match.state, Seat(0)))
        assert watcher.page.wholes == number
        watcher.look()
        assert watcher.page.wholes == number, "what is the same is not sent again"
        play(match, Random(number))


def test_pictures_are_kept_of_the_faces_that_were_used_last(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(faces, "MOST_FACES", 3)
    match, seen = table("pixies"), Faces()
    monkeypatch.setattr(seen, "MOST", 5)
    watchers = []
    for width in range(320, 420, 10):
        watchers.append(Watcher(seen.face(None, look("pixies", None, width=width))))
        watchers[-1].face.update(match, started=True)
        watchers[-1].look()
        assert sum(bool(watcher.face._pictures) for watcher in watchers) <= 3
    assert len(seen._of) == 5
    first = watchers[0]
    first.face.update(match, started=True)
    first.look()
    assert first.page.wholes == 2
    seen.close()
    assert not seen._of


def test_an_actor_is_told_what_the_skills_reach_that_may_be_chosen() -> None:
    match, rng = table("chibitactics"), Random(3)
    told: dict[str, tuple[str, ...]] = {}
    view: Any = None
    while not told:
        seat = match.game.to_act(match.state)[0]
        face = Face(seat, look("chibitactics", seat))
        face.update(match, started=True)
        told = as_read(face.message(Told())[0])["reach"]
        view = match.game.view(match.state, seat)
        play(match, rng)
    for anchor, cells in told.items():
        _, unit, skill = anchor.split(".")
        assert list(cells) == [f"cell.{cell.q},{cell.r}" for cell in chibitactics.reach_of(view, unit, skill)]
    rival = Face(None, look("chibitactics", None))
    rival.update(match, started=True)
    assert rival.body["reach"] == {}, "who has nothing to choose is told nothing"

"""Panels around the cards on a screen: names and points, the finished rounds, the legend."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from boardrules.messages import Speaker
from boardrules.pixies._messages import MESSAGES
from boardrules.pixies._render.marks import legend_marks, row, score_marks, width_of
from boardrules.pixies._render.paints import LINE, PANEL
from boardrules.pixies._render.summary import Summary
from boardrules.pixies._render.wide import sum_in_words
from boardrules.pixies._types import AreaScore, Options, View
from boardrules.toolkit.drawing.legend import Sign, question_mark
from boardrules.toolkit.drawing.measure import fitted, text_width
from boardrules.toolkit.drawing.svg import INK, MUTED, crown, escape, rim, text, to_act_badge
from boardrules.toolkit.drawing.voice import Voice
from boardrules.values import Seat

KEPT: Final = 512
"""Maximum number of drawings of each kind that are cached."""
PAD: Final = 10
ROW: Final = 19
"""Height of a line of the score sheet."""
_SCALE: Final = 1.06
"""The marks of a score are drawn so much larger, so that no letter is under 11 pixels."""


class Head(NamedTuple):
    """The words of a panel, and whether its seat is the viewer's, to act, or a winner."""

    name: str
    you: str
    points: str
    badge: str
    to_act: bool
    winner: bool


class Scored(NamedTuple):
    """The score of an area: a word before it, a short form, the parts, and the same in a sentence."""

    label: str
    short: str
    score: AreaScore
    words: str


def titled(title: str, drawing: str) -> str:
    """Return a drawing with *title* under the mouse and for screen readers."""
    return f'<g role="img" aria-label="{escape(title)}"><title>{escape(title)}</title>{drawing}</g>'


@lru_cache(maxsize=64)
def legend(speaker: Speaker | None, *, flower_power: bool, room: float) -> str:
    """Draw the button of the legend, 40 by 40 pixels, and below it the legend in at most *room* pixels, closed."""
    say = Voice(MESSAGES, speaker)
    shown = legend_marks(flower_power=flower_power)
    signs = tuple([Sign(say("board-sign", sign=sign), drawing) for sign, drawing in shown])
    return question_mark(say("board-legend-name"), signs, room)


def panel(view: View, facts: Summary, seat: Seat, width: float, height: float, *, own: bool) -> tuple[str, float]:
    """Draw the panel of a seat above and below cells that end at *height*; return it and its height."""
    say = facts.say
    head = Head(
        say.player(seat),
        say("board-you") if seat == view.viewer else "",
        say("board-n-points", n=facts.totals[seat]),
        say("board-to-act") if seat == facts.to_act else say("board-winner"),
        seat == facts.to_act,
        seat in facts.winners,
    )
    if facts.now:
        score = facts.now[seat]
        scored = Scored(say("board-now"), say("board-now-points", n=score.total), score, sum_in_words(say, view.options, score))
    else:
        score = view.scores[-1][seat]
        label = say("board-round", round=view.round)
        scored = Scored(label, say("board-round-points", round=view.round, n=score.total), score, sum_in_words(say, view.options, score))
    power = view.options.flower_power
    return (_large if own else _small)(head, scored, width, height, power), height + (30 if own else 5)


@lru_cache(maxsize=KEPT)
def _large(head: Head, scored: Scored, width: float, height: float, flower_power: bool) -> str:  # noqa: FBT001  (a cached function)
    """Draw the panel of the viewer, with the parts of its score below the cells."""
    room = width - 2 * PAD - 12 - text_width(head.points, 12) - text_width(head.you, 12) - 6
    room -= 74 if head.to_act else 28 if head.winner else 0
    name = fitted(head.name, room, 16, bold=True)
    at = PAD + text_width(name, 16, bold=True) + 5
    after = at + text_width(head.you, 12) + (7 if head.you else 2)
    badge = to_act_badge(after, 9, words=head.badge) if head.to_act else [_crown(after + 12, 17, head.badge)] if head.winner else []
    marks = score_marks(scored.score, flower_power=flower_power)
    left = width - PAD - _SCALE * width_of(marks)
    return "".join(
        (
            _ground(head, width, height + 30),
            text(PAD, 23, name, 16, weight=700),
            text(at, 23, head.you, 12, fill=MUTED) if head.you else "",
            *badge,
            text(width - PAD, 23, head.points, 12, anchor="end", weight=700),
            f"<g><title>{escape(f'{scored.label}: {scored.words}')}</title>",
            text(PAD, height + 18, fitted(scored.label, left - PAD - 4, 12), 12, fill=MUTED),
            f'<g transform="translate({left:g} {height + 14:g}) scale({_SCALE})">{row(marks)}</g></g>',
        )
    )


@lru_cache(maxsize=KEPT)
def _small(head: Head, scored: Scored, width: float, height: float, flower_power: bool) -> str:  # noqa: FBT001  (a cached function)
    """Draw the panel of another seat: its name, then its points and what its area scores now."""
    marked = 18 if head.to_act or head.winner else 0
    name = fitted(head.name, width - 2 * PAD - marked, 13, bold=True)
    sign = ""
    if head.to_act:
        sign = f'<g><title>{escape(head.badge)}</title><path d="M{PAD} 9l11 6.5-11 6.5z" fill="{INK}"/></g>'
    elif head.winner:
        sign = _crown(PAD + 7, 15, head.badge, scale=0.7)
    room = width - 2 * PAD - text_width(scored.short, 12) - 8
    points = head.points if text_width(head.points, 12, bold=True) <= room else head.points.split()[0]
    marks = score_marks(scored.score, flower_power=flower_power)
    left = width - PAD - _SCALE * width_of(marks)
    if left > PAD + text_width(head.points, 12, bold=True) + 60:
        worth = f'<g transform="translate({left:g} 34) scale({_SCALE})">{row(marks)}</g>'
    else:
        worth = text(width - PAD, 38, scored.short, 12, anchor="end")
    return "".join(
        (
            _ground(head, width, height + 5),
            sign,
            text(PAD + marked, 20, name, 13, weight=700),
            text(PAD, 38, points, 12, weight=700),
            f"<g><title>{escape(f'{scored.label}: {scored.words}')}</title>{worth}</g>",
        )
    )


def _ground(head: Head, width: float, height: float) -> str:
    edge = rim(to_act=head.to_act, winner=head.winner, line=LINE)
    return f'<rect x="1" y="1" width="{width - 2:g}" height="{height - 2:g}" rx="10" fill="{PANEL}" {edge}/>'


def _crown(x: float, y: float, words: str, *, scale: float = 1) -> str:
    return f'<g transform="translate({x:g} {y:g}) scale({scale})"><title>{escape(words)}</title>{crown()}</g>'


def score_sheet(view: View, facts: Summary, width: float, *, scored: bool) -> tuple[str, float]:
    """Draw the finished rounds, a line for each seat; return the drawing and its height. *scored*: a round has just been scored."""
    rounds = Rounds(view.scores, facts.totals, facts.winners, view.options)
    return _sheet(facts.say.impersonal, rounds, min(width, 420), scored=scored)


class Rounds(NamedTuple):
    """The finished rounds, with the sum of each seat."""

    scores: tuple[tuple[AreaScore, ...], ...]
    totals: tuple[int, ...]
    winners: tuple[Seat, ...]
    options: Options


@lru_cache(maxsize=KEPT)
def _sheet(speaker: Speaker | None, rounds: Rounds, width: float, *, scored: bool) -> tuple[str, float]:
    say = Voice(MESSAGES, speaker)
    seats = len(rounds.totals)
    total = say("board-total")
    column = 36
    last = max(text_width(total, 12, bold=True), 36) + 6
    rights = [width - PAD - last - column * (2 - number) for number in range(3)]
    room = rights[0] - 34 - PAD
    height = ROW * (seats + 1) + 12
    parts = [f'<rect x="1" y="1" width="{width - 2:g}" height="{height - 2:g}" rx="8" fill="{PANEL}" stroke="{LINE}"/>']
    if scored and rounds.scores:
        x = rights[len(rounds.scores) - 1] - column + 5
        parts.append(f'<rect x="{x:g}" y="4" width="{column}" height="{height - 8:g}" rx="6" fill="none" stroke="{INK}" stroke-width="2"/>')
    parts.append(text(PAD, 18, fitted(say("board-points"), room, 12), 12, fill=MUTED))
    parts += [text(at, 18, str(number), 12, anchor="end", fill=MUTED) for number, at in enumerate(rights, start=1)]
    parts.append(text(width - PAD, 18, total, 12, anchor="end", fill=MUTED))
    for seat in range(seats):
        y = 18 + ROW * (seat + 1)
        bold = seat in rounds.winners
        parts.append(text(PAD, y, fitted(say.player(seat), room, 12, bold=bold), 12, weight=700 if bold else 400))
        for number, at in enumerate(rights):
            if number < len(rounds.scores):
                score = rounds.scores[number][seat]
                shown = text(at, y, str(score.total), 12, anchor="end")
                parts.append(f"<g><title>{escape(sum_in_words(say, rounds.options, score))}</title>{shown}</g>")
            else:
                parts.append(text(at, y, "\u2013", 12, anchor="end", fill=MUTED))
        parts.append(text(width - PAD, y, str(rounds.totals[seat]), 12, anchor="end", weight=700))
    return "".join(parts), height

"""The lesson of Pixies: two players, three turns and the rest of a round."""

from __future__ import annotations

from typing import Final

from boardrules.lessons import Lesson, LessonStep
from boardrules.messages import Message
from boardrules.pixies._positions import setup
from boardrules.pixies._types import Options, Setup

_said = Message.of

_FIRST: Final = Lesson[Setup](
    id="first",
    title=_said("lesson-first-title"),
    setup=setup(options=Options(seats=2), first=0),
    replies=("reveal B4_S1", "reveal G2_S3", "reveal B4_0", "reveal R7_X4"),
    seed="pixies",
    steps=(
        LessonStep(says=(_said("lesson-first-welcome"), _said("lesson-first-table"))),
        LessonStep(
            says=(_said("lesson-first-up"),),
            goal=_said("lesson-first-up-goal", card="G2_S3", cell=2),
            wanted=("G2_S3 up",),
            hint=_said("lesson-first-up-hint", card="G2_S3", cell=2),
            replies=("R7_X4 up",),
        ),
        LessonStep(
            says=(_said("lesson-first-symbols", card="G2_S3", cost="R7_X4"),),
            goal=_said("lesson-first-symbols-goal", card="B4_S1", cell=4),
            wanted=("B4_S1 up",),
            hint=_said("lesson-first-symbols-hint", card="B4_S1", other="B4_0"),
            replies=("B4_0 up", "reveal Y4_S3", "reveal Y5_0", "reveal R2_S5", "reveal Y9_X2", "Y9_X2 up"),
        ),
        LessonStep(
            says=(_said("lesson-first-validate"), _said("lesson-first-validate-how")),
            goal=_said("lesson-first-validate-goal", card="Y4_S3", over="B4_S1"),
            wanted=("Y4_S3 up",),
            hint=_said("lesson-first-validate-hint", card="Y4_S3", over="B4_S1"),
            replies=("R2_S5 up",),
        ),
        LessonStep(
            says=(_said("lesson-first-zone"),),
            goal=_said("lesson-first-zone-goal", card="Y5_0", cell=5),
            wanted=("Y5_0 up",),
            hint=_said("lesson-first-zone-hint", card="Y5_0", cell=5),
            replies=("reveal B1_S6", "reveal R4_0", "reveal G6_X1", "reveal M3_0"),
        ),
        LessonStep(
            says=(_said("lesson-first-turn"),),
            goal=_said("lesson-first-best-goal", card="B1_S6"),
            wanted=("B1_S6 up",),
            hint=_said("lesson-first-best-hint", card="B1_S6"),
            replies=("G6_X1 up",),
        ),
        LessonStep(
            says=(_said("lesson-first-down", card="R4_0"),),
            goal=_said("lesson-first-down-goal", card="R4_0"),
            wanted=tuple([f"R4_0 down {cell}" for cell in (3, 6, 7, 8, 9)]),
            hint=_said("lesson-first-down-hint", card="R4_0"),
            replies=("M3_0 up", "reveal B6_S1", "reveal G8_X2", "reveal Y3_S5", "reveal R9_0", "B6_S1 up"),
        ),
        LessonStep(says=(_said("lesson-first-end"),)),
        LessonStep(
            says=(_said("lesson-first-free"),),
            goal=_said("lesson-first-free-goal"),
            hint=_said("lesson-first-free-hint"),
            times=4,
        ),
        LessonStep(says=(_said("lesson-first-bye"),)),
    ),
)

LESSONS: Final = (_FIRST,)
"""The lessons of Pixies."""

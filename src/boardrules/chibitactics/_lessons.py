"""The lesson of Chibitactics: two Humans against two Fungunites. The rules taught stand beside each step."""

from __future__ import annotations

from typing import Final

from boardrules.chibitactics._positions.describe import setup
from boardrules.chibitactics._positions.setup import Setup
from boardrules.lessons import Lesson, LessonStep
from boardrules.messages import Message

_said = Message.of

_ARCHER: Final = Message.named("short", "Isolde Marsh")
_PIKEMAN: Final = Message.named("short", "Tam Reeve")
_GUARD: Final = Message.named("card", "Bracket Guard")
_INKCAP: Final = Message.named("card", "Weeping Inkcap")
_BOW: Final = Message.named("skill", "Longbow")
_PIKE: Final = Message.named("skill", "Long Pike")
_CLUB: Final = Message.named("skill", "Club")

_FIRST: Final = Lesson[Setup](
    id="first",
    title=_said("lesson-first-title"),
    setup=setup(
        units={"isolde-0": (2, 1), "tam-0": (5, 2), "bracket-1": (8, 1), "inkcap-1": (8, 2)},
        board=("", "", "", "birch_wood", "terraces", "", "", ""),
    ),
    seed="chibitactics",
    steps=(
        LessonStep(says=(_said("lesson-first-welcome"), _said("lesson-first-squads", archer=_ARCHER, pikeman=_PIKEMAN))),  # CT-WD-1, CT-H-4
        LessonStep(  # CT-MV-1, CT-MV-8, CT-TE-3
            says=(_said("lesson-first-move", unit=_PIKEMAN),),
            goal=_said("lesson-first-move-goal", unit=_PIKEMAN, cell="7,2"),
            wanted=("move tam-0 7,2",),
            hint=_said("lesson-first-move-hint", unit=_PIKEMAN, cell="7,2"),
        ),
        LessonStep(  # CT-CA-2, CT-PR-5
            says=(_said("lesson-first-melee", skill=_PIKE),),
            goal=_said("lesson-first-melee-goal", skill=_PIKE, unit=_PIKEMAN, target=_INKCAP),
            wanted=("use tam-0 pike inkcap-1",),
            hint=_said("lesson-first-melee-hint", skill=_PIKE, unit=_PIKEMAN, target=_INKCAP),
            replies=("roll 2",),
        ),
        LessonStep(  # CT-TU-3, CT-TU-4, CT-H-14
            says=(_said("lesson-first-ability", unit=_PIKEMAN),),
            goal=_said("lesson-first-ability-goal", unit=_ARCHER),
            wanted=("ability isolde-0",),
            hint=_said("lesson-first-ability-hint", unit=_ARCHER),
        ),
        LessonStep(  # CT-CA-3, CT-TE-1, CT-TE-4, CT-SK-4
            says=(_said("lesson-first-shoot", skill=_BOW, unit=_ARCHER, target=_GUARD),),
            goal=_said("lesson-first-shoot-goal", skill=_BOW, unit=_ARCHER, target=_GUARD),
            wanted=("use isolde-0 longbow bracket-1",),
            hint=_said("lesson-first-shoot-hint", skill=_BOW, target=_GUARD, other=_PIKEMAN),
            replies=("roll 3",),
        ),
        LessonStep(  # CT-WD-2, CT-PR-3, CT-TU-5
            says=(
                _said("lesson-first-wounded", target=_GUARD),
                _said("lesson-first-engaged", skill=_PIKE, unit=_PIKEMAN),
            ),
            goal=_said("lesson-first-end-goal"),
            wanted=("end",),
            hint=_said("lesson-first-end-hint"),
            replies=("use inkcap-1 ink tam-0", "roll 5", "end", "event red_sky"),
        ),
        LessonStep(  # CT-EV-1, CT-WD-5, CT-TR-1
            says=(
                _said("lesson-first-struck", target=_INKCAP, unit=_PIKEMAN),
                _said("lesson-first-finish"),
            ),
            goal=_said("lesson-first-finish-goal", unit=_PIKEMAN, target=_GUARD),
            wanted=("finish tam-0 bracket-1",),
            hint=_said("lesson-first-finish-hint", unit=_PIKEMAN, target=_GUARD),
        ),
        LessonStep(  # CT-TR-2, CT-TR-4, CT-TR-5, CT-WD-6
            says=(_said("lesson-first-trophy", unit=_PIKEMAN, card=_GUARD, skill=_CLUB),),
            goal=_said("lesson-first-trophy-goal", card=_GUARD, skill=_CLUB, target=_INKCAP),
            wanted=("trophy tam-0 bracket-1 totem inkcap-1",),
            hint=_said("lesson-first-trophy-hint", unit=_PIKEMAN, card=_GUARD, skill=_CLUB, target=_INKCAP),
            replies=("roll 4",),
        ),
        LessonStep(says=(_said("lesson-first-bye"),)),  # CT-H-4, CT-SC-1, CT-SV-1
    ),
)

LESSONS: Final = (_FIRST,)
"""The lessons of Chibitactics, with the starter pack."""

"""The lesson of Pixel Tactics: one round of waves against a wounded leader. The rules taught stand beside each step."""

from __future__ import annotations

from typing import Final

from boardrules.lessons import Lesson, LessonStep
from boardrules.messages import Message
from boardrules.pixel_tactics._positions.setup import Setup, setup

_said = Message.of

_OWN_LEADER: Final = "0.knight:leader"
_RIVAL_LEADER: Final = "1.paladin:leader"
_END_HINT: Final = _said("lesson-first-end-hint")

_FIRST: Final = Lesson[Setup](
    id="first",
    title=_said("lesson-first-title"),
    setup=setup(
        own={"F2": "leader:knight", "V2": "paladin/4", "F1": "pyromancer"},
        rival={"F2": "leader:paladin/8", "V2": "overlord/3", "V3": "fighter", "F3": "healer"},
        hand=("assassin", "berserker", "mystic"),
        rival_hand=("templar", "witch"),
    ),
    seed="pixel_tactics",
    steps=(
        LessonStep(says=(_said("lesson-first-welcome"), _said("lesson-first-waves"))),  # PT-SET-5, PT-FLOW-1, PT-FLOW-2
        LessonStep(  # PT-ACT-2, PT-ATK-10
            says=(_said("lesson-first-recruit", card="0.berserker"),),
            goal=_said("lesson-first-recruit-goal", card="0.berserker", slot="V3"),
            wanted=("recruit berserker V3",),
            hint=_said("lesson-first-recruit-hint", card="0.berserker", slot="V3"),
        ),
        LessonStep(  # PT-ACT-3, PT-ATK-2, PT-ATK-3
            says=(
                _said("lesson-first-wait", card="0.berserker", attacker="0.paladin"),
                _said("lesson-first-melee", front="1.overlord", leader=_RIVAL_LEADER),
            ),
            goal=_said("lesson-first-melee-goal", attacker="0.paladin", target="1.overlord"),
            wanted=("attack V2>V2",),
            hint=_said("lesson-first-melee-hint", attacker="0.paladin", target="1.overlord"),
        ),
        LessonStep(  # PT-FLOW-5, PT-DMG-2
            says=(_said("lesson-first-lethal", card="1.overlord"),),
            goal=_said("lesson-first-end-goal"),
            wanted=("end",),
            hint=_END_HINT,
            replies=("attack V2>V2", "draw", "drawn 1.alchemist", "end"),
        ),
        LessonStep(  # PT-DMG-3, PT-DMG-4, PT-ATK-4, PT-ATK-5
            says=(
                _said("lesson-first-corpses", card="1.overlord", other="0.paladin"),
                _said("lesson-first-ranged", front="1.fighter", behind="1.healer"),
            ),
            goal=_said("lesson-first-ranged-goal", attacker="0.pyromancer", target="1.healer"),
            wanted=("shoot F1>F3",),
            hint=_said("lesson-first-ranged-hint", attacker="0.pyromancer", target="1.healer"),
        ),
        LessonStep(  # PT-ACT-3, PT-ATK-2
            says=(_said("lesson-first-leader", front="1.fighter", behind="1.healer", leader=_RIVAL_LEADER),),
            goal=_said("lesson-first-leader-goal", attacker=_OWN_LEADER, target=_RIVAL_LEADER),
            wanted=("attack F2>F2",),
            hint=_said("lesson-first-leader-hint", attacker=_OWN_LEADER, target=_RIVAL_LEADER),
        ),
        LessonStep(  # PT-ATK-11
            says=(_said("lesson-first-text", leader=_OWN_LEADER),),
            goal=_said("lesson-first-end-goal"),
            wanted=("end",),
            hint=_END_HINT,
            replies=("attack F2>F2", "end"),
        ),
        LessonStep(  # PT-ACT-6
            says=(_said("lesson-first-order", leader=_RIVAL_LEADER, own=_OWN_LEADER, card="0.assassin"),),
            goal=_said("lesson-first-order-goal", card="0.assassin"),
            wanted=("order assassin",),
            hint=_said("lesson-first-order-hint", card="0.assassin"),
        ),
        LessonStep(  # PT-DMG-5, PT-DMG-7
            says=(_said("lesson-first-pick"),),
            goal=_said("lesson-first-pick-goal", card="1.fighter"),
            wanted=("pick 1.V3",),
            hint=_said("lesson-first-pick-hint", card="1.fighter"),
        ),
        LessonStep(  # PT-ACT-7, PT-DMG-4
            says=(_said("lesson-first-clear", card="0.paladin"),),
            goal=_said("lesson-first-clear-goal", card="0.paladin"),
            wanted=("clear V2",),
            hint=_said("lesson-first-clear-hint", card="0.paladin"),
        ),
        LessonStep(  # PT-FLOW-4
            says=(_said("lesson-first-round"),),
            goal=_said("lesson-first-end-goal"),
            wanted=("end",),
            hint=_END_HINT,
            replies=("end", "recruit witch V1", "end"),
        ),
        LessonStep(  # PT-ACT-3, PT-ATK-10
            says=(_said("lesson-first-last", card="0.berserker", leader=_RIVAL_LEADER),),
            goal=_said("lesson-first-last-goal", attacker="0.berserker", target=_RIVAL_LEADER),
            wanted=("attack V3>F2",),
            hint=_said("lesson-first-last-hint", attacker="0.berserker", target=_RIVAL_LEADER),
        ),
        LessonStep(  # PT-END-1
            says=(_said("lesson-first-rout", leader=_RIVAL_LEADER),),
            goal=_said("lesson-first-end-goal"),
            wanted=("end",),
            hint=_said("lesson-first-rout-hint"),
        ),
        LessonStep(says=(_said("lesson-first-bye"),)),  # PT-SET-3, PT-CEASE-1
    ),
)

LESSONS: Final = (_FIRST,)
"""The lessons of Pixel Tactics."""

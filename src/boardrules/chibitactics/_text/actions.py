"""Actions of Chibitactics as short text and back, as buttons say them, and what a person points at to take them.

``move ansel-0 3,2`` · ``use ansel-0 blade moss-1`` · ``use nub-1 spores 4,2`` · ``finish ort-1 gnaw`` · ``cancel nub-1 veil 4,2`` ·
``trophy moss-1 ansel-0 substance moss-1`` · ``give nub-1 moss-1 ansel-0`` · ``ability nub-1 rind-1`` · ``end`` · ``way 4,2 5,2`` ·
``target moss-1`` · ``attack bite`` · ``faction humans`` · ``pick ansel-0`` · ``deploy ansel-0 1,1`` · luck: ``roll 4``, ``open marsh``,
``event fog``, ``savage gnaw``.

A name may be cut short; where several fit, each is offered. An action by a seat that is not the one to act is written with its seat in
front: ``1: end``; while squads are picked the seat is always written.
"""

from __future__ import annotations

from typing import Final

from boardrules.chibitactics import _types as t
from boardrules.chibitactics._messages import MESSAGES
from boardrules.chibitactics._packs.compile import Catalogue
from boardrules.chibitactics._text import fields as f
from boardrules.chibitactics._text.domains import Pool
from boardrules.chibitactics._text.names import Scene
from boardrules.messages import Message, capitalized
from boardrules.toolkit.vocabulary import Numeral, Spoken, Vocabulary
from boardrules.values import CHANCE, Seat


def _usual(scene: Scene) -> tuple[Seat, ...]:
    """Return whose action a text without a seat may be; while several pick, the viewer's, unless it has picked or is a spectator."""
    view = scene.view
    if view.stack:
        top = view.stack[-1]
        return (top.seat if isinstance(top, t.Choice) else CHANCE,)
    if view.phase == "squad" and view.viewer is not None and len(view.squads[view.viewer]) < view.options.squad_size:
        return (view.viewer,)
    return tuple([Seat(seat) for seat in range(view.options.seats)]) if view.clock.turn is None else (view.clock.turn,)


def _finish(scene: Scene, action: t.Finish) -> str:
    return "finish" if any(unit.id == action.target and unit.wounded for unit in scene.view.units) else "spend"


ACTIONS: Final[Vocabulary[Scene, Pool, t.Action]] = Vocabulary(
    Spoken(t.EndTurn, "end", {}, "end-turn", "end", rules=("CT-TU-5",)),
    Spoken(t.PickFaction, "faction", {"faction": f.FACTION}, "pick-faction", "faction FACTION", rules=("CT-SU-4", "CT-H-83")),
    Spoken(
        t.PickUnit,
        "pick",
        {"unit": f.PICKED},
        lambda _, action: "pick-unit" if action.unit else "pick-hidden",
        "pick UNIT",
        rules=("CT-SU-5", "CT-H-83"),
    ),
    Spoken(
        t.Deploy, "deploy", {"unit": f.MEMBER, "cell": f.Place(lambda pool: pool.start)}, "deploy", "deploy UNIT Q,R", rules=("CT-H-8",)
    ),
    Spoken(
        t.MoveUnit,
        "move",
        {"unit": f.ACTOR, "to": f.Place(lambda pool: pool.cells)},
        "move",
        "move UNIT Q,R",
        rules=("CT-TU-3", "CT-MV-3", "CT-MV-5"),
    ),
    Spoken(
        t.UseSkill,
        "use",
        {"unit skill target": f.Use(Pool.uses)},
        lambda _, action: "use-skill" if action.target == action.unit else "use-skill-on",
        "use UNIT SKILL TARGET",
        rules=("CT-TU-3", "CT-SK-1"),
    ),
    Spoken(t.Finish, "finish", {"unit": f.ACTOR, "target": f.VICTIM}, _finish, "finish UNIT TARGET", rules=("CT-WD-5",)),
    Spoken(t.Cancel, "cancel", {"unit skill target": f.Ending(Pool.cancels)}, "cancel", "cancel UNIT SKILL TARGET", rules=("CT-PR-8",)),
    Spoken(
        t.UseTrophy,
        "trophy",
        {"unit card side target": f.Trophy(Pool.trophies)},
        "use-trophy",
        "trophy UNIT CARD substance|totem TARGET",
        rules=("CT-TR-2", "CT-H-68"),
    ),
    Spoken(t.GiveTrophy, "give", {"unit to card": f.Gift(Pool.gifts)}, "give-trophy", "give UNIT UNIT CARD", rules=("CT-TR-7", "CT-H-47")),
    Spoken(
        t.UseFaction,
        "ability",
        {"unit": f.STRENGTHENED, "card": f.SWAPPED},
        lambda _, action: "use-faction-for" if action.card else "use-faction",
        "ability UNIT [CARD]",
        rules=("CT-TU-4", "CT-H-14"),
    ),
    Spoken(
        t.Choose,
        "target",
        {"option": f.PREY},
        lambda scene, _: "event-meets" if isinstance(scene.asked_by, t.EventResolution) else "goes-for",
        "target UNIT",
    ),
    Spoken(t.Choose, "attack", {"option": f.ATTACK}, "attacks-with", "attack SKILL"),
    Spoken(
        t.Choose,
        "way",
        {"option": f.WAY},
        lambda scene, _: "savage-goes" if isinstance(scene.asked_by, t.SavageTurn) else "go",
        "way Q,R ...",
    ),
    Spoken(t.Roll, "roll", {"value": Numeral("face", 1, 6, name="value")}, "roll", "roll NUMBER", luck=True, rules=("CT-CO-6",)),
    Spoken(t.Open, "open", {"segment": f.SEGMENT}, "open", "open SEGMENT", luck=True, rules=("CT-SC-2",)),
    Spoken(t.DrawEvent, "event", {"event": f.EVENT}, "draw-event", "event EVENT", luck=True, rules=("CT-EV-1",)),
    Spoken(t.DrawSavage, "savage", {"savage": f.SAVAGE}, "draw-savage", "savage SAVAGE", luck=True, rules=("CT-SV-1",)),
    last_seat=5,
    usual=_usual,
)
"""The words, the label, the anchors, the number and the rules of each kind of action; numbers follow this order."""


def label_message(catalogue: Catalogue, view: t.View, action: t.Action) -> Message:
    """Return *action* as a message. The unit that acts is called by the short name of the card, others with their seat too."""
    return Message(*ACTIONS.label(Scene(catalogue, view), action))


def label(catalogue: Catalogue, view: t.View, action: t.Action) -> str:
    """Return *action* in words, such as "Tam Reeve moves to L8"."""
    return capitalized(MESSAGES.english(label_message(catalogue, view, action), MESSAGES.names(Scene(catalogue, view).in_english)))

"""The turn of one unit: what it may still declare, where its turn begins and ends, and what lasted until then (CT-H-65, CT-PR-6)."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from boardrules.chibitactics._engine.atoms import end_effects, stop_turn
from boardrules.chibitactics._engine.position import Position
from boardrules.chibitactics._packs.compile import Power
from boardrules.chibitactics._types.state import Effect, Unit
from boardrules.chibitactics._types.values import TurnState

_ALLOWED: Final[dict[TurnState, tuple[bool, bool, bool]]] = {
    "fresh": (True, True, False),
    "buffed": (True, False, False),
    "moved": (False, True, True),
    "buffed-moved": (False, False, True),
    "done": (False, False, False),
}
"""Of each state: whether a movement skill, a buff may follow, and whether a skill must be active after movement (CT-H-59, CT-H-65)."""


def allowed(unit: Unit, power: Power) -> bool:
    """Return whether *unit*, by the state of its turn, may declare *power* of its own (CT-H-65)."""
    move, buff, after = _ALLOWED[unit.turn]
    if unit.turn == "done" or unit.wounded or power.category == "passive":
        return False
    if power.category == "movement":
        return move
    return (power.after or not after) and (buff or power.category != "buff")


def begin(position: Position, token: str) -> None:
    """Begin the turn of *token*, which declares a skill or spends its turn; the turns of others end (CT-H-65)."""
    running, paused = position.clock.running, position.clock.paused
    if running == token:
        return
    if token in paused:  # whatever was put into its turn, and into that, is over
        number = paused.index(token)
        finish_turns(position, (*paused[number + 1 :], running))
        position.set_running(token, paused[:number])
        return
    if running:
        finish_turns(position, (*paused, running))
    position.set_running(token, ())
    if position.budget.turn_keepers_used:
        position.budget = replace(position.budget, turn_keepers_used=())
    if position.effects:
        expire(position, token)


def finish_turns(position: Position, tokens: tuple[str, ...]) -> None:
    """End the turns of all *tokens*."""
    for token in tokens:
        finish_turn(position, token)


def finish_turn(position: Position, token: str) -> None:
    """End the turn of *token*, if it has one."""
    if token in position.units and position.units[token].turn != "done":
        position.set_turn(token, "done")


def expire(position: Position, token: str) -> None:
    """End the effects that *token* made in an earlier turn and that last one turn only (CT-PR-6, CT-H-81)."""
    for effect in position.effects:
        if effect.maker == token:
            end_effects(position, lambda effect: stale(effect, token))
            return


def expire_all(position: Position, token: str) -> None:
    """End the one-turn effects of a free savage whose turn begins."""
    if position.effects:
        end_effects(position, lambda effect: effect.maker == token and effect.kind != "sustained")


def stale(effect: Effect, token: str) -> bool:
    """Return whether *effect* ends when the turn of *token* begins, also a bonus that met no die (CT-H-60)."""
    return effect.maker == token and effect.aged and effect.kind != "sustained"


def decline(position: Position) -> None:
    """Give up the turn of a creature that was just born and has not acted, since something else is done first (CT-H-82)."""
    running = position.units.get(position.clock.running)
    if running is not None and running.id in position.budget.joined_this_turn and running.turn == "fresh":
        position.set_turn(running.id, "done")
        stop_turn(position, running.id)

"""One text compiled: its effects as steps that know where they stand in the text.

A step's path is that of its effect in the text: ``0`` the first effect, ``0.then.1`` the second under its ``then``. An effect that takes
several steps begins at its own path, and each later step adds a name of its own to it. A position therefore names a place in the card's
data and does not depend on how many steps the compiler makes of an effect.
"""

from __future__ import annotations

from dataclasses import dataclass

from boardrules.pixel_tactics import language as pt
from boardrules.pixel_tactics._packs import ops
from boardrules.pixel_tactics._packs.catalogue import Step
from boardrules.pixel_tactics.language.grammar import fields
from boardrules.values import Value


@dataclass(slots=True)
class _Draft:
    """A step whose successors may still change."""

    op: ops.Op
    at: str
    next: int
    skip: int
    keeps: bool
    loops: int


class Builder:
    """Writes the steps of one text. ``left``: the triggers that it leaves behind, ``standing``: what it lets hold, by their ids."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.left: list[tuple[str, pt.Trigger]] = []
        self.standing: list[tuple[str, pt.Static]] = []
        self._drafts: list[_Draft] = []
        self._loops = 0

    def finished(self) -> tuple[Step, ...]:
        """Return the steps of the text, with the numbers of their successors."""
        return tuple([Step(draft.op, draft.at, draft.next, draft.skip, draft.keeps, draft.loops) for draft in self._drafts])

    def add(self, effects: tuple[pt.Effect, ...], path: str) -> None:
        """Write the steps of effects that follow one another; *path* is put before their numbers."""
        for number, effect in enumerate(effects):
            begun = len(self._drafts)
            self._one(effect, f"{path}{number}")
            self._drafts[begun].at = f"{path}{number}"

    def _step(self, op: ops.Op, at: str, *, keeps: bool = False) -> _Draft:
        after = len(self._drafts) + 1
        draft = _Draft(op, at, after, after, keeps, self._loops)
        self._drafts.append(draft)
        return draft

    def _ask(
        self, targets: pt.Targets | None, at: str, *, second: bool = False, but: pt.Targets | None = None, defeats: bool = False
    ) -> None:
        """Write the steps that ask for the cards an effect picks, before the effect itself."""
        if isinstance(targets, pt.Pick):
            self._step(ops.AskPieces(targets.among, targets.low, targets.high, targets.by, second, but, defeats), at, keeps=True)

    def _one(self, effect: pt.Effect, path: str) -> None:
        if names_one_rival(effect):
            self._step(ops.ChooseRival(), path)
            begun = len(self._drafts)
            self._effect(effect, path)
            self._drafts[begun].at = f"{path}.rival"
            return
        whose = _each_in_turn(effect)
        if whose is None:
            self._effect(effect, path)
            return
        self._step(ops.StartPlayers(), path)
        self._loops += 1
        self._step(ops.NextPlayer(whose, not isinstance(effect, pt.DiscardCard)), f"{path}.rival")
        each = len(self._drafts) - 1
        self._effect(effect, f"{path}.pick")
        self._close(each)

    def _effect(self, effect: pt.Effect, path: str) -> None:
        match effect:
            case pt.Heal(n, of, up_to=True) if n is not None:
                self._ask(of, path)
                self._loop(of, path, ops.AskNumber(effect), "n")
            case pt.MoveDamage():
                self._move_damage(effect, path)
            case pt.OrderTop(n):
                self._step(pt.DrawCards(n, "aside"), path)
                self._step(effect, f"{path}.do")
            case pt.SortDrawn(places):
                self._step(pt.DrawCards(len(places), "aside"), path)
                self._step(effect, f"{path}.do")
            case pt.KeepOne() | pt.SetOutTop():
                self._step(pt.TurnUp("own"), path)
                self._step(effect, f"{path}.do")
            case pt.ForATime(static, until):
                self.standing.append((f"{self.name}.{path}", static))
                self._step(ops.LeaveTrigger(f"{self.name}.{path}", until), path)
            case pt.DelayedTrigger(trigger, until):
                self.left.append((f"{self.name}.{path}", trigger))
                self._step(ops.LeaveTrigger(f"{self.name}.{path}", until), path)
            case pt.If(condition, then, otherwise):
                self._branch(ops.Skip(condition), path, ("then", then), ("otherwise", otherwise))
            case pt.May(effects, otherwise):
                cancels = any(isinstance(part, pt.CancelOrder) for part in effects)
                self._branch(ops.AskYes(cancels), path, ("effects", effects), ("otherwise", otherwise))
            case pt.ForEach(who, effects):
                self._ask(who, path)
                each = self._gather(who, path)
                self.add(effects, f"{path}.effects.")
                self._close(each)
            case _:
                targets = fields.targets_of(effect)
                for k, (name, asked) in enumerate(targets):
                    self._ask(asked, f"{path}.{name}" if k else path, second=k > 0, defeats=isinstance(effect, pt.Defeat))
                self._step(effect, f"{path}.do" if targets else path)

    def _branch(self, op: ops.Op, path: str, yes: tuple[str, tuple[pt.Effect, ...]], no: tuple[str, tuple[pt.Effect, ...]]) -> None:
        """Write a step that passes over the first effects to the others, or carries out the first and passes over the others."""
        test = self._step(op, path)
        begun = len(self._drafts)
        self.add(yes[1], f"{path}.{yes[0]}.")
        test.skip = len(self._drafts)
        self.add(no[1], f"{path}.{no[0]}.")
        self._redirect(begun, test.skip, len(self._drafts))

    def _move_damage(self, effect: pt.MoveDamage, path: str) -> None:
        givers = effect.of
        self._ask(givers, path)
        hurt = self._step(ops.IfHurt(_hurt(givers)), f"{path}.hurt", keeps=True)
        barred = givers if isinstance(givers, pt.Pick) or givers.ref else _hurt(givers) if effect.each else None
        self._ask(effect.to, f"{path}.to", second=True, but=barred)
        self._step(ops.StartMoving(effect.n), f"{path}.start", keeps=True)
        self._loop(givers, path, ops.AskNumber(effect) if effect.up_to else ops.MoveSome(effect), "n", keeps=True)
        self._step(ops.EndMoving(), f"{path}.do")
        hurt.skip = len(self._drafts)

    def _loop(self, who: pt.Targets, path: str, body: ops.Op, stage: str, *, keeps: bool = False) -> None:
        each = self._gather(who, path, keeps=keeps)
        self._step(body, f"{path}.{stage}", keeps=keeps)
        self._close(each)

    def _gather(self, who: pt.Targets, path: str, *, keeps: bool = False) -> int:
        self._step(ops.Gather(who), f"{path}.gather", keeps=keeps)
        self._loops += 1
        self._step(ops.EachOf(), f"{path}.each", keeps=keeps)
        return len(self._drafts) - 1

    def _close(self, each: int) -> None:
        self._loops -= 1
        self._redirect(each, len(self._drafts), each)
        self._drafts[each].skip = len(self._drafts)

    def _redirect(self, begun: int, end: int, to: int) -> None:
        """Send the steps from *begun* to *end* whose successor is *end* to *to* instead."""
        for draft in self._drafts[begun:end]:
            if draft.next == end:
                draft.next = to
            if draft.skip == end:
                draft.skip = to


def names_one_rival(value: Value) -> bool:
    """Return whether a value speaks of the one rival whom its player chooses, outside the effects that it holds."""
    if isinstance(value, pt.LookAtHand | pt.TakeAtRandom):
        return True
    if isinstance(value, pt.ForATime | pt.DelayedTrigger):
        return False
    if "one_rival" in (getattr(value, "side", None), getattr(value, "whose", None)):
        return True
    held = {part for _, effects in fields.effects_of(value) for part in effects}
    return any(names_one_rival(part) for _, part in fields.parts_of(value) if part not in held)


def _each_in_turn(effect: pt.Effect) -> pt.Whose | None:
    """Return the players with each of whom an effect is carried out in turn: those who pick, or who lose cards."""
    if isinstance(effect, pt.DiscardCard) and effect.whose != "own":
        return effect.whose
    return "rival" if any(isinstance(target, pt.Pick) and target.by == "rival" for _, target in fields.targets_of(effect)) else None


def _hurt(givers: pt.Targets) -> pt.Targets:
    """Return the givers that have damage to move; all of them if they were picked or bound before, whatever their damage."""
    if isinstance(givers, pt.Pick) or givers.ref:
        return givers
    hurt = pt.Compare(pt.DamageOn("it"), ">=", 1)
    return givers.that(hurt if givers.where is None else pt.AllOf((givers.where, hurt)))

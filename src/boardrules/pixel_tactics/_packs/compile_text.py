"""One text compiled: its effects as steps that know where they stand in the text.

A step's path is that of its effect in the text: ``0`` the first effect, ``0.then.1`` the second under its ``then``. An effect that takes
several steps begins at its own path, and each later step has a name of its own behind it. So a position says where the card's data is
being carried out, and not how many steps the compiler makes of it.
"""

from __future__ import annotations

from dataclasses import dataclass

from boardrules.pixel_tactics import language as pt
from boardrules.pixel_tactics._packs import ops
from boardrules.pixel_tactics._packs.catalogue import Step
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
        """The steps of the text, with the numbers of their successors."""
        return tuple([Step(draft.op, draft.at, draft.next, draft.skip, draft.keeps, draft.loops) for draft in self._drafts])

    def add(self, effects: tuple[pt.Effect, ...], path: str) -> None:
        """The steps of some effects that follow one another; *path* is what stands before their numbers."""
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
            case pt.DealDamage(_, who) | pt.Give(who) | pt.PutStatus(who) | pt.RemoveStatus(who):
                self._ask(who, path)
                self._step(effect, f"{path}.do")
            case pt.Defeat(who):
                self._ask(who, path, defeats=True)
                self._step(effect, f"{path}.do")
            case (
                pt.Revive(who)
                | pt.ClearCorpses(who)
                | pt.ShuffleIn(who)
                | pt.ToHand(who)
                | pt.DiscardPiece(who)
                | pt.MovePiece(who)
                | pt.CheckCasualties(who)
            ):
                self._ask(who, path)
                self._step(effect, f"{path}.do")
            case pt.ToDeckTop(who) | pt.ExecuteOrderOf(who):
                self._ask(who, path)
                self._step(effect, f"{path}.do")
            case pt.Swap(first, second):
                self._ask(first, path)
                self._ask(second, f"{path}.second", second=True)
                self._step(effect, f"{path}.do")
            case pt.Heal(n, of, up_to):
                self._ask(of, path)
                if up_to and n is not None:
                    self._loop(of, path, ops.AskNumber(effect), "n")
                else:
                    self._step(effect, f"{path}.do")
            case pt.Redistribute(of):
                self._ask(of, path)
                self._step(effect, f"{path}.do")
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
                name = f"{self.name}.{path}"
                self.standing.append((name, static))
                self._step(ops.LeaveTrigger(name, until), path)
            case pt.DelayedTrigger(trigger, until):
                name = f"{self.name}.{path}"
                self.left.append((name, trigger))
                self._step(ops.LeaveTrigger(name, until), path)
            case _:
                self._control(effect, path)

    def _control(self, effect: pt.Effect, path: str) -> None:
        """What steers other effects, and whatever is a step as it stands."""
        match effect:
            case pt.If(condition, then, otherwise):
                test = self._step(ops.Skip(condition), path)
                begun = len(self._drafts)
                self.add(then, f"{path}.then.")
                test.skip = len(self._drafts)
                self.add(otherwise, f"{path}.otherwise.")
                self._redirect(begun, test.skip, len(self._drafts))
            case pt.May(effects, otherwise):
                ask = self._step(ops.AskYes(any(isinstance(effect, pt.CancelOrder) for effect in effects)), path)
                begun = len(self._drafts)
                self.add(effects, f"{path}.effects.")
                ask.skip = len(self._drafts)
                self.add(otherwise, f"{path}.otherwise.")
                self._redirect(begun, ask.skip, len(self._drafts))
            case pt.ForEach(who, effects):
                self._ask(who, path)
                each = self._gather(who, path)
                self.add(effects, f"{path}.effects.")
                self._close(each)
            case _:
                self._step(effect, path)

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
        """Whatever of the steps from *begun* to *end* would go on at *end* goes on at *to*."""
        for draft in self._drafts[begun:end]:
            if draft.next == end:
                draft.next = to
            if draft.skip == end:
                draft.skip = to


def names_one_rival(value: Value) -> bool:
    """Whether a value speaks of the one rival whom its player chooses, outside the effects that it holds."""
    if isinstance(value, pt.LookAtHand | pt.TakeAtRandom):
        return True
    if isinstance(value, pt.ForATime | pt.DelayedTrigger):
        return False
    for name in value.__struct_fields__:
        field: object = getattr(value, name)
        if name in {"side", "whose"} and field == "one_rival":
            return True
        if isinstance(field, Value) and names_one_rival(field):
            return True
        if not isinstance(field, tuple) or isinstance(value, pt.If | pt.May | pt.ForEach):
            continue
        if any(isinstance(part, Value) and names_one_rival(part) for part in field):
            return True
    return False


def _each_in_turn(effect: pt.Effect) -> pt.Whose | None:
    """The players with each of whom an effect is carried out in turn: those who pick, or who lose cards."""
    if isinstance(effect, pt.DiscardCard) and effect.whose != "own":
        return effect.whose
    targets = [getattr(effect, name) for name in effect.__struct_fields__]
    return "rival" if any(isinstance(target, pt.Pick) and target.by == "rival" for target in targets) else None


def _hurt(givers: pt.Targets) -> pt.Targets:
    """Those of the givers that have damage to move; of cards picked or known before all, since they are no fewer without it."""
    if isinstance(givers, pt.Pick) or givers.ref:
        return givers
    hurt = pt.Compare(pt.DamageOn("it"), ">=", 1)
    return givers.that(hurt if givers.where is None else pt.AllOf((givers.where, hurt)))

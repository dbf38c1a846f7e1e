"""The card table: what the engine reads of the cards, compiled once from sets of them."""

from __future__ import annotations

from typing import Final, Literal

from msgspec import Struct

from boardrules.pixel_tactics import language as pt
from boardrules.pixel_tactics._packs.ops import Op
from boardrules.pixel_tactics._types.bindings import Cause
from boardrules.pixel_tactics._types.values import TextKind

END: Final = "end"
"""The place of a text that was carried out to its end."""


class Step(Struct, frozen=True):
    """One step of a compiled text: what is done, where it stands in the text, and which steps can come next, by their numbers."""

    op: Op
    at: str
    """The path of the effect in the text, and behind it the stage of the effect, if it is not the first."""

    next: int
    skip: int
    """The step that follows if what this one holds is passed over."""

    keeps: bool
    """Whether the next step belongs to the same effect, so that what was picked is still needed."""

    loops: int
    """Number of loops around this step."""


class Program(Struct, frozen=True):
    """A compiled text: its steps, where each stands, and whether it can be carried out on its player's own side alone (PT-CEASE)."""

    id: str
    steps: tuple[Step, ...]
    places: dict[str, int]
    """The number of the step at each path, and of the end."""

    own_side: bool
    kind: TextKind
    cause: type[Cause] | None = None
    """The names that a trigger's text can use."""

    of_piece: bool = True
    """Whether a card in a unit says it, which then deals the damage of the text."""

    carries: tuple[Literal["the_card", "leader", "unit"], ...] = ()
    """Whose orders the text carries out: in the ceasefire those decide whether it is allowed (PT-CEASE-2)."""

    standing: tuple[tuple[str, pt.Static], ...] = ()
    """The static abilities that it lets hold for a time, with their ids."""

    speaks_of_cause: bool = False
    """Whether it speaks of its event; otherwise several of its triggers at once are interchangeable."""

    passes_order: bool = False
    """Whether its card goes to the rival in whose unit the card picked last stands."""

    leader_act: bool = False
    """Whether it is a leader's action, which keeps to its own side in the ceasefire of every edition (PT-RUL-139)."""


class TriggerEntry(Struct, frozen=True):
    """A trigger with the id of its program."""

    program: str
    trigger: pt.Trigger
    trap: bool = False


class ActivatedAbility(Struct, frozen=True):
    """A spell or leader action: the id by which actions name it, and its program."""

    text: str
    program: str
    cost: int = 1
    limited: bool = False
    copies: bool = False
    per_wave: int = 0
    """Most uses in a wave, 0 for no limit."""

    when: pt.Condition | None = None
    """The condition under which it can be used."""


class CompiledBox(Struct, frozen=True):
    """One text box: its static abilities, triggers, and spells or leader actions."""

    statics: tuple[tuple[type[pt.Modifier], pt.Static], ...]
    listeners: tuple[tuple[str, TriggerEntry], ...]
    acts: tuple[ActivatedAbility, ...]
    words: tuple[str, ...]
    """Keywords that the text gives its own card unconditionally."""

    granted: tuple[tuple[pt.GrantsSpell, ActivatedAbility], ...] = ()
    """The spells that the text grants to heroes."""


class CompiledSide(Struct, frozen=True):
    """The numbers of a hero or leader side and its texts: three rows, or one."""

    name: str
    attack: int
    life: int
    texts: tuple[tuple[CompiledBox, ...], ...]
    statics: tuple[tuple[tuple[type[pt.Modifier], pt.Static], ...], ...]
    """The static abilities of the texts, by row; a leader has one row."""

    triggers: tuple[tuple[tuple[str, TriggerEntry], ...], ...]
    """The triggers of the texts, by row."""

    acts: tuple[tuple[ActivatedAbility, ...], ...]
    """The spells and leader actions of the texts, by row."""

    words: tuple[tuple[str, ...], ...]
    """Keywords that a card always has there."""


class CompiledReserve(Struct, frozen=True):
    """A card in the reserve: the static abilities and triggers of an operation, or the one trigger of a trap."""

    face: Literal["operation", "trap"]
    statics: tuple[tuple[type[pt.Modifier], pt.Static], ...]
    triggers: tuple[tuple[str, TriggerEntry], ...]
    own_side: bool
    """Whether it touches its player's side alone (PT-CEASE-3)."""

    granted: tuple[tuple[pt.GrantsSpell, ActivatedAbility], ...] = ()
    """The spells that it grants to heroes."""


class CompiledCard(Struct, frozen=True):
    """A compiled card: both sides, whether its leader copies, the program of its order, and what it is in the reserve."""

    id: str
    hero: CompiledSide
    leader: CompiledSide
    copies_leader: bool
    order: str | None
    reserve: CompiledReserve | None = None
    raises: pt.RaisesCorpses | None = None
    """The modifier by which its leader makes heroes of corpses (PT-RUL-131)."""

    @property
    def choice_of_copied(self) -> str:
        """The program in which the player of a leader that copies says whom (PT-2V2-7)."""
        return f"{self.id}.L.copied"


class Catalogue(Struct, frozen=True):
    """The cards of the sets in play, by card id, and their programs by id."""

    cards: dict[str, CompiledCard]
    programs: dict[str, Program]
    triggers: dict[str, TriggerEntry]
    statics: dict[str, pt.Static]
    """The static abilities that effects let hold for a time, by the ids of their texts."""

    physical: dict[str, CompiledCard]
    """By physical id, ``"0.knight"``, for up to four seats."""

    reserve: dict[str, CompiledReserve]
    """By physical id: the cards that have an operation or a trap instead of an order."""

    traps: frozenset[str]
    """The card ids of those that have a trap."""

    deck: tuple[str, ...]
    """The card ids of one deck."""

    granted: dict[pt.GrantsSpell, ActivatedAbility]
    """The spells that texts grant to heroes."""

    raising: frozenset[str]
    """By physical id: the cards whose leaders raise corpses, and those whose leaders copy them; empty if none raises any."""

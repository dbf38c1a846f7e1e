"""Actions of Pixel Tactics as short text and back, as buttons say them, and what a person points at to take them.

``draw`` · ``recruit knight V2`` · ``attack V1>F2`` (melee) · ``shoot R1>V3`` (ranged) · ``cast R2`` · ``order alchemist`` · ``clear V1`` ·
``move V1 R2`` · ``switch V1 V2`` · ``operation warlock S1`` · ``trap snare S2`` · ``discard S1`` · ``gather knight`` · ``leader`` (its own
action) · ``end`` · ``choose knight`` (as leader); answers: ``pick V2``, ``card knight``, ``number 3``, ``name knight``, ``mode yes``,
``rival 1``, ``none``, ``mode 0.snare:1.brick`` (the text of seat 0's snare about seat 1's brick comes first); luck: ``first 0``,
``drawn 0.knight``, ``opened knight``, ``taken 1.knight``.

A slot without a seat is in the actor's unit, a target in the rival's: ``pick 1.V2``. A card without an owner is the actor's, or the only
one of that name that can be meant. ``attack V1>``: the target is not the attacker's to choose. An action by a seat other than the one to
act is written with its seat in front: ``1: draw``.

Large and small letters are alike. A card may be cut short while only one fits (``recruit kn V2``), a card in play may be named instead of
its slot (``attack knight>witch``), and what only one thing fits may be left out: ``attack V1``, ``recruit knight``, or in ``cast V1`` the
only spell of the hero. Where several fit, each is offered.
"""

from __future__ import annotations

from typing import Final

from boardrules.messages import Message, capitalized
from boardrules.pixel_tactics import _types as t
from boardrules.pixel_tactics import language as pt
from boardrules.pixel_tactics._messages import MESSAGES
from boardrules.pixel_tactics._packs.ops import AskNumber, AskYes
from boardrules.pixel_tactics._text import anchors as at
from boardrules.pixel_tactics._text import card_fields as c
from boardrules.pixel_tactics._text import fields as f
from boardrules.pixel_tactics._text import words as w
from boardrules.pixel_tactics._text.domains import Pool
from boardrules.pixel_tactics._text.names import Scene
from boardrules.toolkit.vocabulary import Always, Spoken, Vocabulary, Wrapped

NO: Final[dict[type[object], str]] = {
    AskYes: "no",
    pt.AttackWith: "no-attack",
    pt.RevealCard: "no-card",
    pt.MovePiece: "no-move",
    pt.PlayOrders: "no-order",
}
"""The label of declining, by the step that asks; ``no-more`` for any other."""

SENT: Final = {"hand": "card-hand", "top": "card-top", "discard": "card-discard"}
"""The label of a card that is put somewhere, by the place."""


# --------------------------------------------------------------------------------------------------------------------------------- labels
def _nth(n: int, once: str, more: str) -> str:
    """Return the label of one of several texts, by its number: *more* from the second on."""
    return once if n == 1 else more


def _cast(_: Scene, action: t.Cast) -> str:
    name, _box, n = f.text_of(action.text)
    return _nth(n, "cast-of", "cast-of-nth") if name else _nth(n, "cast", "cast-nth")


def _drawn(scene: Scene, action: t.Drawn) -> str:
    if action.card is None:
        return "luck-drawn-hidden"
    return "luck-drawn-leader" if isinstance(scene.top, t.LeaderDrawFrame) else "luck-drawn"


def _card(scene: Scene, action: t.Choose) -> str:
    op, hidden = scene.asking, action.option == t.CardOption(None)
    match op:
        case pt.DiscardCard() | pt.DiscardAny():
            return "card-discard-one" if hidden else "card-discard"
        case _ if hidden:
            return "card-hidden"
        case pt.RevealCard():
            return "card-show"
        case pt.OrderTop():
            return "card-next"
        case pt.SortDrawn(places):
            done = scene.top.progress.n if isinstance(scene.top, t.TextFrame) and isinstance(scene.top.progress, t.Counted) else 0
            return SENT[places[done]] if done < len(places) else "card"
        case _:
            return "card"


def _spot(scene: Scene, action: t.Choose) -> str:
    if isinstance(scene.asking, pt.Rearrange):
        return "place-next"
    return "pick" if isinstance(action.option, t.SpotOption) and scene.piece(action.option.at) is not None else "place"


def _number(scene: Scene, _: t.Choose) -> str:
    match scene.asking:
        case pt.DrawUpTo():
            return "number-draw"
        case AskNumber(pt.Heal()):
            return "number-heal"
        case AskNumber(pt.MoveDamage()):
            return "number-move"
        case pt.MoveMarkers():
            return "number-markers"
        case _ if isinstance(scene.top, t.DamageFrame):
            return "number-take" if scene.top.unordered else "number-pass"
        case _:
            return "number"


def _mode(scene: Scene, action: t.Choose) -> str:
    option = action.option
    if not isinstance(option, t.ModeOption):
        return "trait" if isinstance(scene.asking, pt.ChooseTrait) else "area"
    if isinstance(scene.asking, pt.CopySpell):
        return _nth(f.text_of(option.mode)[2], "copy", "copy-nth")
    if option.mode in f.WORDS or "." not in option.mode:
        return f.WORDS.get(option.mode, "mode")
    _source, about, n = f.trigger_of(option.mode)
    return _nth(n, "trigger-about", "trigger-about-nth") if about else _nth(n, "trigger", "trigger-nth")


def _top_of_pool(_view: t.View, _name: str) -> tuple[str, ...]:
    return (at.deck_anchor(None),)


def _nothing_likely(_scene: Scene) -> tuple[str, ...]:
    return ()


def _declined(scene: Scene, _: t.Choose) -> str:
    return next((key for step, key in NO.items() if isinstance(scene.asking, step)), "no-more")


# ---------------------------------------------------------------------------------------------------------------------------------- table
HERO: Final = f.Slot(lambda pool: pool.unit)
RECRUIT: Final = c.Placing(w.wave_slots, lambda pool: pool.recruits)
OPERATION: Final = c.Placing(w.reserve_slots, lambda pool: pool.laid)
TRAP: Final = c.Placing(w.reserve_slots, lambda pool: pool.laid, hidden=True)

ANSWERS: Final = (
    Always(None),
    Wrapped(t.CardOption, c.Shown()),
    Wrapped(t.SpotOption, f.Slot(lambda pool: pool.slots, anywhere=True)),
    Wrapped(t.NumberOption, f.Amount(lambda pool: pool.amounts)),
    Wrapped(t.NameOption, c.Name(at.open_card)),
    f.Alternative(lambda pool: pool.modes),
    Wrapped(t.SeatOption, f.Player(lambda pool: pool.seats)),
)
DECLINED, CARD, SPOT, NUMBER, NAME, MODE, RIVAL = ANSWERS

ACTIONS: Final[Vocabulary[Scene, Pool, t.Action]] = Vocabulary(
    Spoken(t.Draw, "draw", {}, "draw", "draw", rules=("PT-ACT-1",), points=lambda scene, action: at.deck_of(scene.view, action.by)),
    Spoken(t.Recruit, "recruit", {"card at": RECRUIT}, "recruit", "recruit CARD SLOT", rules=("PT-ACT-2",)),
    Spoken(
        t.Attack,
        "attack",
        {"attacker target": f.Aim("melee"), "kind": Always("melee")},
        lambda _, action: "attack-melee-open" if action.target is None else "attack-melee",
        "attack SLOT>SLOT",
        rules=("PT-ACT-3", "PT-ATK-1"),
    ),
    Spoken(
        t.Attack,
        "shoot",
        {"attacker target": f.Aim("ranged"), "kind": Always("ranged")},
        lambda _, action: "attack-ranged-open" if action.target is None else "attack-ranged",
        "shoot SLOT>SLOT",
        rules=("PT-ACT-3", "PT-ATK-1"),
    ),
    Spoken(t.Cast, "cast", {"caster text": f.Spell(lambda pool: pool.spells)}, _cast, "cast SLOT", rules=("PT-ACT-4",)),
    Spoken(t.PlayOrder, "order", {"card": c.InHand()}, "order", "order CARD", rules=("PT-ACT-6",)),
    Spoken(t.Clear, "clear", {"at": HERO}, "clear", "clear SLOT", rules=("PT-ACT-7",)),
    Spoken(t.Move, "move", {"at to": f.Pair(lambda pool: pool.steps)}, "move", "move SLOT SLOT", rules=("PT-ACT-8",)),
    Spoken(
        t.Switch, "switch", {"at other": f.Swap(lambda pool: pool.steps)}, "switch", "switch SLOT SLOT", rules=("PT-ACT-9", "PT-ACT-14")
    ),
    Spoken(t.PlayOperation, "operation", {"card at": OPERATION}, "operation", "operation CARD SLOT", rules=("PT-ACT-10",)),
    Spoken(
        t.SetTrap,
        "trap",
        {"card at": TRAP},
        lambda _, action: "trap-hidden" if action.card is None else "trap",
        "trap CARD SLOT",
        rules=("PT-ACT-11",),
    ),
    Spoken(
        t.DiscardReserve,
        "discard",
        {"at": f.InReserve(lambda pool: pool.reserve)},
        "discard-reserve",
        "discard SLOT",
        rules=("PT-ACT-12",),
    ),
    Spoken(
        t.GatherCoins, "gather", {"name": c.Name(lambda _, name: (at.row_anchor(name),))}, "gather", "gather CARD", rules=("PT-POOL-6",)
    ),
    Spoken(
        t.LeaderAction,
        "leader",
        {"leader text": f.OwnAction(lambda pool: pool.own_actions)},
        lambda _, action: _nth(f.text_of(action.text)[2], "leader-act", "leader-act-nth"),
        "leader",
        rules=("PT-ACT-5",),
    ),
    Spoken(t.EndTurn, "end", {}, "end", "end", rules=("PT-FLOW-5", "PT-FLOW-6")),
    Spoken(
        t.ChooseLeader,
        "choose",
        {"card": c.Leader(hidden=True)},
        lambda _, action: "leader-hidden" if action.card is None else "leader",
        "choose CARD",
        rules=("PT-SET-3",),
    ),
    Spoken(t.Choose, "pick", {"option": SPOT}, _spot, "pick SLOT"),
    Spoken(t.Choose, "card", {"option": CARD}, _card, "card CARD"),
    Spoken(t.Choose, "number", {"option": NUMBER}, _number, "number N"),
    Spoken(
        t.Choose,
        "name",
        {"option": NAME},
        lambda scene, _: "row-take" if isinstance(scene.top, t.DrawFrame) else "name",
        "name CARD",
    ),
    Spoken(t.Choose, "mode", {"option": MODE}, _mode, "mode WORD"),
    Spoken(t.Choose, "rival", {"option": RIVAL}, "seat", "rival SEAT"),
    Spoken(t.Choose, "none", {"option": DECLINED}, _declined, "none"),
    Spoken(t.First, "first", {"seat": f.Player()}, "luck-first", "first SEAT", luck=True, rules=("PT-SET-6",)),
    Spoken(t.Drawn, "drawn", {"seat card": c.Drawn()}, _drawn, "drawn SEAT.CARD", luck=True),
    Spoken(
        t.Opened,
        "opened",
        {"name": c.Name(_top_of_pool, _nothing_likely)},
        "luck-opened",
        "opened CARD",
        luck=True,
        rules=("PT-POOL-3",),
    ),
    Spoken(
        t.TakenAtRandom,
        "taken",
        {"seat card": c.Taken()},
        lambda _, action: "luck-taken-hidden" if action.card is None else "luck-taken",
        "taken SEAT.CARD",
        luck=True,
    ),
    last_seat=w.LAST_SEAT,
    usual=w.usual_seats,
    alike={"pass": "end", "decline": "none", "done": "none"},
    small=True,
)
"""The notation, label, anchors and number of each action, and the rules by which it may be done."""


def format_action(scene: Scene, action: t.Action) -> str:
    """Return *action* in short notation, distinct for distinct actions.

    >>> from boardrules import Seat, pixel_tactics
    >>> from boardrules.pixel_tactics import Attack, Spot
    >>> view = pixel_tactics.view(pixel_tactics.new_game(), None)
    >>> pixel_tactics.format_action(view, Attack(Seat(1), Spot(Seat(1), "V1"), Spot(Seat(0), "F2"), "melee"))
    '1: attack V1>F2'
    """
    return ACTIONS.format(scene, action)


def parse_action(scene: Scene, text: str) -> t.Action:
    """Parse *text* as an action; the game's ``check`` says whether it is legal.

    Raises
    ------
    ParseError
        if a word is not understood; the message names it and says what can stand there.
    AmbiguousNotation
        if several cards or slots fit; its ``candidates`` are the texts of the actions it may mean.
    """
    return ACTIONS.parse(scene, text.replace(">", " > "))


def label_message(scene: Scene, action: t.Action) -> Message:
    """Return *action* as a message. Cards of the seat that acts are called by their names, others' with their seat if need be."""
    return Message(*ACTIONS.label(scene, action))


def label(scene: Scene, action: t.Action) -> str:
    """Return *action* in words, such as "Knight attacks the leader in melee"."""
    return capitalized(MESSAGES.english(label_message(scene, action)))


def anchors(scene: Scene, action: t.Action) -> tuple[str, ...]:
    """Return the card that acts, then where, or upon whom; ``()`` for the end of a turn, yes and no, numbers, and names of cards.

    A card that the picture does not show is not pointed at. What a hero or a leader does besides has the same anchors as others of its
    actions: their labels tell them apart.
    """
    return ACTIONS.anchors(scene, action)

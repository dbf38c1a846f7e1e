"""The content that text and pictures of a view share: who acts, who stands where, what lasts."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from boardrules.chibitactics._engine.board.grounds import Grounds
from boardrules.chibitactics._facts import facts
from boardrules.chibitactics._geometry.naming import cell_name
from boardrules.chibitactics._messages import MESSAGES
from boardrules.chibitactics._packs.compile import Card, Catalogue, Power
from boardrules.chibitactics._text.anchors import card_anchor, side_anchor, skill_anchor, unit_anchor
from boardrules.chibitactics._text.names import Names, Scene
from boardrules.chibitactics._text.pending import question
from boardrules.chibitactics._text.suffering import ability_message, event_messages
from boardrules.chibitactics._text.words import effects_of, properties
from boardrules.chibitactics._types.facts import Facts, Number, SkillFacts, TrophyFacts, UnitFacts
from boardrules.chibitactics._types.stack import Choice, Die, Drawing, Opening
from boardrules.chibitactics._types.state import EffectView, UnitView, View
from boardrules.chibitactics.language import Trait
from boardrules.messages import Message, Speaker, capitalized
from boardrules.toolkit.drawing.voice import Voice
from boardrules.toolkit.reuse import Recalled
from boardrules.values import Seat

SAVAGES: Final = Seat(-1)
"""The side of the savages that are free."""


class Tongue(NamedTuple):
    """The cards and the language of a picture: small enough to remember drawings by."""

    catalogue: Catalogue
    speaker: Speaker | None

    @property
    def say(self) -> Voice:
        """The words of this language."""
        return Voice(MESSAGES, self.speaker, card=Names(self.catalogue).in_english)


class Standing(NamedTuple):
    """A unit as it is now. ``where``: its cell as ``C4``, or words; ``notes``: what is to be said of it, the trophies it holds last.

    ``called``: its name, unlike that of others of its squad; ``trophies``: what the cards are called that it holds.
    """

    unit: UnitView
    name: str
    where: str
    notes: tuple[str, ...]
    facts: UnitFacts
    called: str
    trophies: tuple[str, ...]


class Side(NamedTuple):
    """A seat with its squad, or the free savages (:data:`SAVAGES`).

    ``ability``: what its faction can do, "" if nothing; ``picks``: while squads are picked, the units so far, "" for a hidden one, and
    ``picked`` their names.
    """

    seat: Seat
    faction: str
    out: bool
    ability: str
    used: bool
    picks: tuple[str, ...]
    units: tuple[Standing, ...]
    picked: tuple[str, ...] = ()


class Lasting(NamedTuple):
    """An effect that lingers, by name, with its kind and every unit or cell on which it is, each once."""

    name: str
    kind: str
    places: tuple[str, ...]


class Summary(NamedTuple):
    """A whole position. ``when``: the round and such; ``status``: who does what now; ``event``: the lasting event in sentences.

    ``facts`` are those of the view; ``say`` puts more in words for the reader. The words of ``tongue`` address nobody, so
    that all readers share drawings.
    """

    say: Voice
    facts: Facts
    when: tuple[str, ...]
    status: str
    event: str
    sides: tuple[Side, ...]
    lasting: tuple[Lasting, ...]
    tongue: Tongue

    @property
    def to_act(self) -> tuple[Seat, ...]:
        """The seats that are to act."""
        return self.facts.to_act

    @property
    def winners(self) -> tuple[Seat, ...]:
        """The seats that have won, once the game is over."""
        return self.facts.winners


def summarize(grounds: Grounds, view: View, *, translator: Speaker | None = None) -> Summary:
    """Return everything that renderings show of *view*, except the map, in the language of *translator*."""
    catalogue = grounds.catalogue
    say = Voice(MESSAGES, translator, card=Names(catalogue, view).in_english, view=view)
    tongue = Tongue(catalogue, say.impersonal)
    shared = Voice(MESSAGES, tongue.speaker, card=Names(catalogue, view).in_english, view=view)
    found = facts(grounds, view)
    seats = [Seat(seat) for seat in range(view.options.seats)]
    free = any(unit.seat == SAVAGES for unit in view.units)
    event = catalogue.events[view.event] if view.event else None
    derived = {unit.id: unit for unit in found.units}
    return Summary(
        say=say,
        facts=found,
        when=_when(say, view),
        status=_status(say, catalogue, view, found.to_act, found.winners),
        event="" if event is None else f"{say.named('card', event.name)}. {' '.join(say.told_each(event_messages(event)))}",
        sides=tuple([_side(say, shared, catalogue, view, seat, derived) for seat in (*seats, *([SAVAGES] if free else []))]),
        lasting=_lasting(say, catalogue, view),
        tongue=tongue,
    )


def _when(say: Voice, view: View) -> tuple[str, ...]:
    if not view.clock.round:
        return (say("board-before"),)
    turn = (say("board-turn", seat=view.clock.turn),) if view.clock.turn is not None and view.phase == "play" else ()
    return (say("board-round", round=view.clock.round, last=view.options.rules.round_cap), *turn)


def _seats(seats: tuple[Seat, ...]) -> tuple[Message, ...]:
    return tuple([Message.of("word-seat", seat=seat) for seat in seats])


def _status(say: Voice, catalogue: Catalogue, view: View, to_act: tuple[Seat, ...], winners: tuple[Seat, ...]) -> str:
    if view.phase == "over":
        return say("board-over", winners=_seats(winners), winner=winners[0] if winners else -1)
    if view.stack and (said := waiting(say, catalogue, view)):
        return capitalized(said if said.endswith("?") else f"{said}.")
    if not to_act:
        return f"{capitalized(say('board-setting-up', phase=view.phase))}."
    return say("board-does", seat=to_act[0], phase=view.phase) if len(to_act) == 1 else say("board-pick", seats=_seats(to_act))


def heading(say: Voice, view: View, side: Side, *, savages: str) -> str:
    """Return a seat with its faction, whether it is the viewer's, and whether it is out; or the message *savages*."""
    if side.seat == SAVAGES:
        return capitalized(say(savages))
    you, out = say("board-is-you") if side.seat == view.viewer else "", say("board-out") if side.out else ""
    return ", ".join(filter(None, (capitalized(say("board-seat", seat=side.seat)), side.faction, you, out)))


def waiting(say: Voice, catalogue: Catalogue, view: View) -> str:
    """Return which luck or whose choice the game waits for, "" for none."""
    if not view.stack:
        return ""
    match view.stack[-1]:
        case Die(seat=seat, unit=unit, skill=skill, needs=needs, bonus=bonus):
            what = _rolled_for(say, catalogue, unit, skill, control=not needs) if unit else ""
            number = say("board-roll-needs", n=needs) if needs else ""
            with_bonus = say("board-roll-bonus", n=f"{bonus:+d}") if bonus else ""
            return say("board-roll", seat=seat, what=what, needs=number, bonus=with_bonus)
        case Opening():
            return say("board-opening")
        case Drawing(deck=deck):
            return say("board-drawing", deck=deck)
        case Choice(seat=seat, options=options) as choice:
            if seat == view.viewer and len(view.stack) > 1:
                return say.asked(question(catalogue, choice, view.stack[-2]))
            return say("board-choice", seat=seat, n=len(options))
        case _:
            return ""


def _rolled_for(say: Voice, catalogue: Catalogue, unit: str, skill: str, *, control: bool) -> str:
    """Return what a die is for: a skill of *unit*, control of it, or what an ability or an event does to it."""
    if skill:
        named = Names(catalogue).skill(unit, skill)
        return say("board-roll-for", skill=say.told(named), unit=unit)
    return say("board-roll-for-control" if control else "board-roll-for-unit", unit=unit)


def _side(say: Voice, shared: Voice, catalogue: Catalogue, view: View, seat: Seat, derived: dict[str, UnitFacts]) -> Side:
    scene = Scene(catalogue, view)
    mine = [unit for unit in view.units if unit.seat == seat]
    # Only trophies may be told apart as those of the reader.
    units = tuple([_standing(say if unit.trophies else shared, scene, view, unit, derived[unit.id]) for unit in mine])
    if seat == SAVAGES:
        return Side(seat, "", out=False, ability="", used=False, picks=(), units=units)
    faction = view.factions[seat]
    ability = catalogue.abilities.get(faction)
    return Side(
        seat,
        say.named("faction", catalogue.factions[faction].name) if faction else "",
        out=bool(view.out[seat]),
        ability="" if ability is None else say.told(ability_message(ability)),
        used=view.budget.ability[seat],
        picks=view.squads[seat] if view.phase == "squad" else (),
        units=units,
        picked=tuple([unit and say.told(Names(catalogue).short(unit)) for unit in view.squads[seat]]) if view.phase == "squad" else (),
    )


_STANDING: Final = Recalled[Standing](1024)
"""Units as they were lately, by their facts."""


def _standing(say: Voice, scene: Scene, view: View, unit: UnitView, found: UnitFacts) -> Standing:
    """Return a unit in words: the same object while nothing of it has changed, so that drawings can be remembered by it."""
    turn = unit.seat == view.clock.turn and view.phase == "play"
    called, held = scene.short(unit.id), tuple([scene.called(card) for card in unit.trophies])
    known = _STANDING.get(found, scene.catalogue, say.speaker, unit, turn, called, held)
    if known is not None:
        return known
    where = say("board-to-be-placed") if unit.cell is None else cell_name(unit.cell)
    trophies = tuple([capitalized(say.told(card)) for card in held])
    notes = tuple(_notes(say, scene.catalogue, unit, found, held, turn=turn))
    name = say.named("card", scene.catalogue.cards[unit.card].name)
    made = Standing(unit, name, where, notes, found, capitalized(say.told(called)), trophies)
    return _STANDING.keep(made, found, scene.catalogue, say.speaker, unit, turn, called, held)


def _notes(say: Voice, catalogue: Catalogue, unit: UnitView, found: UnitFacts, held: tuple[Message, ...], *, turn: bool) -> Iterator[str]:
    card = catalogue.cards[unit.card]
    if unit.kind != "squad" and unit.seat >= 0:
        yield say("word-kind", kind=unit.kind)
    if unit.wounded:
        yield say("board-wounded")
    if found.engaged_by:
        yield say("board-engaged")
    if turn:
        yield say("board-turn-state", turn=unit.turn)
    skills = zip(card.powers, found.skills, strict=True)
    engaging = [skill.range for power, skill in skills if power.engagement and power.category not in {"movement", "passive"}]
    reach = max((number.value for number in engaging if number is not None), default=0)
    if reach > 1 and not unit.wounded:
        yield say("board-engages-to", n=reach)
    yield from traits(say, card)
    if unit.trophies:
        yield say("board-holds", cards=held)


def told(say: Voice, standing: Standing) -> str:
    """Return a unit in words."""
    unit = standing.unit
    whose = say.player(unit.seat) if unit.seat >= 0 else say("board-free-savage")
    called = standing.called if standing.called in standing.name else f"{standing.called}, {standing.name}"
    return ", ".join([standing.name if called == standing.called else called, whose, *standing.notes])


def unreaching(standing: Standing) -> Standing:
    """Return a unit without the cells that its skills reach, on which its row does not depend."""
    facts = standing.facts
    unit = UnitFacts(facts.id, facts.traits, facts.engaged_by, tuple(map(_nowhere, facts.skills)), tuple(map(_held, facts.trophies)))
    return Standing(standing.unit, standing.name, standing.where, standing.notes, unit, standing.called, standing.trophies)


def _held(trophy: TrophyFacts) -> TrophyFacts:
    return TrophyFacts(trophy.card, tuple(map(_nowhere, trophy.sides)))


def _nowhere(skill: SkillFacts) -> SkillFacts:
    return SkillFacts(skill.id, skill.points, skill.range, skill.needs, skill.bonus, skill.faces, ())


def anchors_of(standing: Standing) -> Iterator[str]:
    """Yield the anchors in the row of a unit."""
    yield unit_anchor(standing.unit.id)
    for skill in standing.facts.skills:
        yield skill_anchor(standing.unit.id, skill.id)
    for trophy in standing.facts.trophies:
        yield card_anchor(trophy.card)
        yield side_anchor(trophy.card, "substance")
        yield side_anchor(trophy.card, "totem")


def effect_named(say: Voice, catalogue: Catalogue, effect: EffectView) -> str:
    """Return a lasting effect in words: its name and its kind."""
    return say("board-effect", effect=Names(catalogue).source(effect.source), kind=effect.kind)


def traits(say: Voice, card: Card) -> tuple[str, ...]:
    """Return the traits that speed up the death of a unit (CT-WD-7, CT-WD-8)."""
    found: tuple[tuple[Trait, bool], ...] = (("fast-wound", card.fast_wound), ("fast-death", card.fast_death))
    return tuple([say("word-trait", trait=trait) for trait, has in found if has])


def skill_in_short(say: Voice, catalogue: Catalogue, power: Power, found: SkillFacts | None = None) -> str:
    """Return a skill by the id that actions use, with its numbers, its properties and its effects, except a plain wound.

    The numbers are those *found* for a unit on the board; one that differs from the card is followed by the printed one.
    """
    if power.category == "movement":
        return f"{power.id} {_number(say, None if found is None else found.points, power.points)}"
    return f"{power.id} ({_numbers(say, catalogue, power, found)})"


def _number(say: Voice, found: Number | None, printed: int) -> str:
    """Return a number as it is now, with the printed one if that differs."""
    if found is None or found.value == printed:
        return f"{printed}"
    return f"{found.value} [{say('board-part-printed', n=printed)}]"


def _least(say: Voice, found: SkillFacts | None, printed: int) -> str:
    """Return the lowest face of the die that succeeds now, with the printed one if that differs."""
    faces = 7 - printed if found is None else found.faces
    if faces == 7 - printed:
        return f"{printed}+"
    return f"{f'{7 - faces}+' if faces else say('board-never')} [{say('board-part-printed', n=f'{printed}+')}]"


def _numbers(say: Voice, catalogue: Catalogue, power: Power, found: SkillFacts | None) -> str:
    words: list[str] = [power.category]
    reach = _number(say, None if found is None else found.range, power.range)
    if power.range and not (power.category == "melee" and reach == "1"):
        words.append(f"range {reach}")
    if power.needs:
        words.append(_least(say, found, power.needs))
    does = effects_of(catalogue, power.does)
    return f"{', '.join((*words, *properties(power)))}{'' if does == 'wounds' else f': {does}'}"


def trophy_in_short(say: Voice, catalogue: Catalogue, trophy: TrophyFacts) -> str:
    """Return a trophy by the id that actions use, and what its two sides do now (CT-TR-3, CT-TR-4)."""
    card = catalogue.cards[trophy.card.partition("-")[0]]
    found = {side.id.partition("!")[2]: side for side in trophy.sides}
    sides: list[str] = []
    if card.substance is not None:
        how = "".join(f"{word}: " for word in properties(card.substance))
        sides.append(f"substance {card.substance.name} ({how}{effects_of(catalogue, card.substance.does)})")
    if card.totem is not None:
        totem, facts = card.totem, found.get("totem")
        points = None if facts is None else facts.points
        moves = totem.category == "movement"
        numbers = f"movement {_number(say, points, totem.points)}" if moves else _numbers(say, catalogue, totem, facts)
        sides.append(f"totem {totem.name} ({numbers})")
    return f"{trophy.card}: {', or '.join(sides)}"


def _lasting(say: Voice, catalogue: Catalogue, view: View) -> tuple[Lasting, ...]:
    found: dict[tuple[str, str], list[str]] = {}
    for effect in view.effects:
        where = say.told(Names(catalogue, view).called(effect.unit)) if effect.cell is None else cell_name(effect.cell)
        found.setdefault((say.told(Names(catalogue).source(effect.source)), effect.kind), []).append(where)
    return tuple([Lasting(name, kind, tuple(dict.fromkeys(places))) for (name, kind), places in found.items()])

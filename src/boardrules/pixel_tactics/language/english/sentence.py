"""Any ability as a clear English sentence of our own: the one place where card texts come from."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias, assert_never

from boardrules.pixel_tactics.language.english.effects import effect_clause
from boardrules.pixel_tactics.language.english.modifiers import change_clause, kinds_of_damage
from boardrules.pixel_tactics.language.english.phrases import Noun, Speech
from boardrules.pixel_tactics.language.grammar import abilities as g
from boardrules.pixel_tactics.language.grammar import reserve
from boardrules.pixel_tactics.language.grammar.card import Hero, Leader
from boardrules.pixel_tactics.language.grammar.expressions import Condition, Pieces

__all__ = ["sentence", "side_text"]

Face: TypeAlias = Literal["hero", "leader"]

ROWS: Final = (("Vanguard", "vanguard"), ("Flank", "flank"), ("Rear", "rear"))
PLAYED: Final = {
    "own": "that you played",
    "rival": "that a rival played",
    "others": "that another player played",
    "any": "that anybody played",
}
ANNOUNCED: Final = {"own": "you play", "rival": "a rival plays", "others": "another player plays", "any": "anybody plays"}
TURNS: Final = {
    "own": "each of your turns",
    "rival": "each turn of a rival",
    "others": "each turn of another player",
    "any": "each turn",
}


def sentence(ability: g.Ability | reserve.HandPart, *, of: Face = "hero") -> str:
    """Return *ability* in English, one sentence or a few; *of*: the side of the card on which it is printed.

    Two abilities that do different things never read alike. Numbers that a text works out are called X and explained at its end.

    >>> from boardrules.pixel_tactics.language import any_hero, damage, intercept, order, share_damage
    >>> sentence(intercept)
    'This hero has Intercept.'
    >>> sentence(order(share_damage(7, among=any_hero)))
    'Share out exactly 7 damage among heroes in any unit, in any way you like.'
    """
    say = Speech(f"this {of}")
    match ability:
        case g.Static():
            return _static(say, ability)
        case g.Trigger():
            return _trigger(say, ability)
        case g.Spell(effects, when):
            return f"Spell{_only_if(say, when)}: {_sentences(say, effects)}"
        case g.LeaderAct(effects):
            return f"Leader action ({_terms(ability)}){_only_if(say, ability.when)}: {_sentences(say, effects)}"
        case g.Order(effects):
            return _sentences(say, effects)
        case reserve.Operation(abilities):
            return _together([sentence(part, of=of) for part in abilities])
        case reserve.Trap(at, effects, when):
            return _trigger(say, g.Trigger(at, effects, when))
        case _:
            assert_never(ability)


def side_text(side: Hero | Leader) -> tuple[str, ...]:
    """Return the texts of one side of a card: of a hero the three rows and the order, each with its name in front; of a leader one."""
    if isinstance(side, Leader):
        return (_together([sentence(ability, of="leader") for ability in side.abilities]),) if side.abilities else ()
    texts: list[str] = []
    for (name, _), abilities in zip(ROWS, (side.vanguard, side.flank, side.rear), strict=True):
        if abilities:
            texts.append(f"{name}: {_together([sentence(ability) for ability in abilities])}")
    if side.hand is not None:
        texts.append(f"{type(side.hand).__name__}: {sentence(side.hand)}")
    return tuple(texts)


def _together(sentences: list[str]) -> str:
    """Join sentences; two that say what the same card has become one."""
    found = sentences[:1]
    for text in sentences[1:]:
        who, has, what = text.partition(" has ")
        if has and found[-1].startswith(who + has) and ";" not in found[-1]:
            found[-1] = f"{found[-1].removesuffix('.')} and {what}"
        else:
            found.append(text)
    return " ".join(found)


def _terms(act: g.LeaderAct) -> str:
    """Return what a leader's action costs, and how often it can be taken."""
    terms = ["free" if act.cost == 0 else f"costs {act.cost} action{'' if act.cost == 1 else 's'}"]
    if act.limited:
        terms.append("once a turn")
    if act.per_wave:
        terms.append({1: "once a wave", 2: "twice a wave"}.get(act.per_wave, f"{act.per_wave} times a wave"))
    return ", ".join(terms)


def _only_if(say: Speech, when: Condition | None) -> str:
    return "" if when is None else f", only if {say.noted(say.condition(when))}"


def _finished(text: str) -> str:
    return f"{text[0].upper()}{text[1:]}."


def _effect(say: Speech, effect: g.Effect) -> str:
    return say.noted(effect_clause(say, effect, _left_behind))


def _sentences(say: Speech, effects: tuple[g.Effect, ...], start: str = "") -> str:
    """Return one sentence an effect; *start* goes before the first."""
    words = [_effect(say, effect) for effect in effects]
    return " ".join([_finished(("Then " if k else start) + text) for k, text in enumerate(words)])


def _static(say: Speech, ability: g.Static) -> str:
    on = ability.on
    who = Noun(say.me) if on.ref == "this" else say.cards(on)
    say.it = say.me if on.ref == "this" else "that card"
    change = ability.modifier
    if isinstance(change, g.GrantsSpell):
        inner = Speech("this hero")
        text = "; then ".join([_effect(inner, effect) for effect in change.effects])
        clause = f"{who.verb('has', 'have')} this spell{_only_if(inner, change.when)}: {text}"
    else:
        clause = say.noted(change_clause(say, change, who))
    return _finished(clause if ability.when is None else f"while {say.condition(ability.when)}, {clause}")


def _trigger(say: Speech, ability: g.Trigger) -> str:
    start = _moment(say, ability.at)
    if ability.once == "chain":
        start += ", but not through this very text"
    elif ability.once:
        start += f", but only once a {ability.once}"
    if ability.when is not None:
        start += f", if {say.condition(ability.when)}"
    quiet = "" if ability.in_ceasefire else " This does not happen during the ceasefire."
    return _sentences(say, ability.effects, f"{start}, ") + quiet


def _left_behind(say: Speech, trigger: g.Trigger) -> str:
    text = _trigger(say, trigger)
    return text[0].lower() + text[1:].removesuffix(".")


def _one(say: Speech, what: Pieces | None, otherwise: str) -> str:
    return otherwise if what is None else say.cards(what, "any").text


def _moment(say: Speech, at: g.TriggerEvent) -> str:
    match at.what:
        case "turn_ends":
            return f"at the end of {TURNS[at.side]}"
        case "wave_ends":
            return "at the end of each wave, before casualties are counted"
        case "casualties_counted":
            return "at the end of each wave, after casualties are counted"
        case "round_ends":
            return "at the end of each round"
        case "round_starts":
            return "at the start of each round"
        case "wave_starts":
            return "at the start of each wave"
        case "expires":
            return "when the time of this operation is over"
        case "order_announced":
            say.player = "your" if at.side == "own" else "that player's"
            return f"when {ANNOUNCED[at.side]} an order, before it takes effect"
        case "attack_declared":
            by = _one(say, at.actor, "any card")
            at_whom = "" if at.subject is None else f" {_one(say, at.subject, '')}"
            return f"when {by} attacks{at_whom}, before it strikes"
        case "order_resolved":
            say.player = "your" if at.side == "own" else "that player's"
            return f"after an order {PLAYED[at.side]} has taken effect"
        case "attack_resolved":
            kind = f"{at.kinds[0]} attack" if len(at.kinds) == 1 else "attack"
            article = "an" if kind[0] == "a" else "a"
            by, upon = _one(say, at.actor, "any card"), _one(say, at.subject, "any card")
            if at.aimed:
                return f"after {article} {kind} that {by} aimed at {upon}"
            return f"after {article} {kind} by {by} that lands on {upon}"
        case "damage_dealt":
            by, upon = _one(say, at.actor, "any card"), "" if at.subject is None else f" to {_one(say, at.subject, '')}"
            how = f" by {kinds_of_damage(at.kinds)}" if at.kinds else ""
            return f"whenever {by} deals damage{upon}{how}"
        case "damage_taken":
            how = f" from {kinds_of_damage(at.kinds)}" if at.kinds else ""
            by = "" if at.actor is None else f" by {_one(say, at.actor, '')}"
            return f"whenever {_one(say, at.subject, 'any card')} takes damage{how}{by}"
        case "defeated":
            check = " while casualties are counted" if at.checked else ""
            return f"when {_one(say, at.subject, 'any hero')} is defeated{check}"
        case "recruited":
            return f"when {_one(say, at.subject, 'any hero')} is recruited"
        case "revived":
            return f"when {_one(say, at.subject, 'any hero')} comes back to life"
        case "entered":
            return f"when {_one(say, at.subject, 'any hero')} comes into play, or over from another unit"
        case _:
            assert_never(at.what)

"""``rules``, and rules looked up at the prompt."""

from __future__ import annotations

import argparse
import re
from collections.abc import Sequence
from difflib import get_close_matches
from typing import Any

from boardrules.cli._arguments.chosen import chosen_edition, chosen_game, chosen_pair
from boardrules.cli._lookup.sheets import write_sheet
from boardrules.cli._screen.terminal import CommandError, Terminal
from boardrules.contract import Spec
from boardrules.rulebook import CORE_RULES, Rule, find_rules

__all__ = ["rules_found", "show_rules", "write_rule", "write_titles"]


def show_rules(arguments: argparse.Namespace, terminal: Terminal) -> int:
    """Run ``rules GAME [ID or WORD ...]``: write the whole rulebook, the core's rules last, or the rules that are named or searched for.

    With an edition, or a position, which has one, each rule is shown as in that edition. With two editions to compare, only the rules
    whose text differs between them are shown. With ``--pdf`` or ``--html`` a rule sheet is written to a file instead.
    """
    found = chosen_game(arguments)
    spec, edition = found.SPEC, chosen_edition(found, arguments)
    terminal.speak(arguments.lang, found)
    if arguments.pdf is not None or arguments.html is not None:
        return write_sheet(found, edition, arguments, terminal)
    rules = (*spec.rules, *CORE_RULES) if not arguments.word else rules_found(spec, arguments.word, terminal)
    pair = chosen_pair(found, arguments)
    if pair is not None:
        rules = tuple(rule for rule in rules if differs(rule, *pair))
    with terminal.paged():
        for index, rule in enumerate(rules):
            if index:
                terminal.write()
            if pair is None:
                write_rule(rule, terminal, edition=edition)
            else:
                write_difference(rule, pair, terminal)
    return 0


def differs(rule: Rule, one: str, other: str) -> bool:
    """Return whether two editions have different texts of *rule*."""
    texts = {variant.edition: variant.text for variant in rule.variants}
    return texts.get(one, rule.text) != texts.get(other, rule.text)


def rules_found(spec: Spec[Any, Any, Any, Any, Any], words: Sequence[str], terminal: Terminal) -> tuple[Rule, ...]:
    """Return the rules that one word names by their id, or else those that contain all the words, with matching titles first.

    A word matches the beginning of any word of the rule, in upper or lower case, in English or in the language of *terminal*. Raises
    CommandError if nothing is found.
    """
    rules = (*spec.rules, *CORE_RULES)
    if len(words) == 1 and find_rules(rules, words[0]):
        return find_rules(rules, words[0])
    wanted = [re.compile(rf"\b{re.escape(word)}", re.IGNORECASE) for text in words for word in text.split()]
    found = [rule for rule in rules if all(word.search(_whole(rule, terminal.worded(rule))) for word in wanted)]
    if not wanted or (not found and len(words) == 1):
        return rules_named(spec, words[0], terminal)
    if not found:
        raise CommandError(terminal.say("terminal-no-rule-words", game=spec.id, words=" ".join(words)))
    return tuple(sorted(found, key=lambda rule: not any(word.search(f"{rule.title}\n{terminal.worded(rule).title}") for word in wanted)))


def _whole(rule: Rule, worded: Rule) -> str:
    variants = [variant.text for variant in (*rule.variants, *worded.variants)]
    return "\n".join((rule.title, rule.text, worded.title, worded.text, *variants))


def rules_named(spec: Spec[Any, Any, Any, Any, Any], name: str, terminal: Terminal) -> tuple[Rule, ...]:
    """Return the rules of a game and of the core whose id is *name* or begins with it. Raises CommandError, which suggests similar ids."""
    rules = (*spec.rules, *CORE_RULES)
    found = find_rules(rules, name)
    if found:
        return found
    ids = [rule.id for rule in rules]
    sections = sorted({rule.id.rpartition("-")[0] for rule in rules})
    near = get_close_matches(name.upper(), [*ids, *sections], n=4, cutoff=0.5)
    hint = terminal.say("terminal-near", names=", ".join(near)) if near else terminal.say("terminal-rule-ids", names=", ".join(sections))
    raise CommandError(terminal.say("terminal-no-rule", game=spec.id, word=name, hint=hint))


def write_rule(rule: Rule, terminal: Terminal, *, edition: str | None = None) -> None:
    """Write one rule: id, title, text, source, and the variants of all editions, or of *edition*."""
    terminal.write(f"{terminal.paint(rule.id, 'bold', 'cyan')}  {terminal.paint(terminal.worded(rule).title, 'bold')}")
    terminal.wrap(terminal.worded(rule).text.replace("``", ""), indent=4)
    for variant in terminal.worded(rule).variants:
        if edition not in {None, variant.edition}:
            continue
        terminal.wrap(f"{variant.edition}: {variant.text} ({_cited(variant.source, terminal)})", "yellow", indent=4, hang=6)
    source = terminal.say("terminal-source", source=_cited(rule.source, terminal))
    terminal.wrap(source if rule.enforced else f"{source}; {terminal.say('terminal-not-enforced')}", "dim", indent=4, hang=6)


def write_difference(rule: Rule, editions: Sequence[str], terminal: Terminal) -> None:
    """Write what each of *editions* says in *rule*: id, title, and the text of each with its source."""
    worded = terminal.worded(rule)
    said = {variant.edition: (variant.text, variant.source) for variant in worded.variants}
    terminal.write(f"{terminal.paint(rule.id, 'bold', 'cyan')}  {terminal.paint(worded.title, 'bold')}")
    for edition in editions:
        text, source = said.get(edition, (worded.text, rule.source))
        terminal.wrap(f"{edition}: {text.replace('``', '')} ({_cited(source, terminal)})", "yellow", indent=4, hang=6)


def _cited(source: str, terminal: Terminal) -> str:
    return terminal.say("terminal-source-house") if source == "house" else source


def write_titles(rules: tuple[Rule, ...], terminal: Terminal) -> None:
    """Write ids and titles, one on a line."""
    width = max(len(rule.id) for rule in rules)
    for rule in rules:
        terminal.write(f"{terminal.paint(rule.id.ljust(width), 'cyan')}  {terminal.worded(rule).title}")

"""Rules as HTML in one language: their text, their editions, their source and the position that shows them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from html import escape
from pathlib import Path

from boardrules import Rule, Translator, game, translator

from .._asked import asked
from .._base import INLINE
from .._editions import editions_of, readings
from .._figures import drawings
from .._shown import FOLDER, all_shown, told
from .places import href, language_of, rule_href
from .words import say


@cache
def speaker(language: str, name: str) -> Translator:
    """Return the translator of a game."""
    return translator(language, game(name))


def marked(text: str, docname: str) -> str:
    """Return *text* of a rule as HTML: literals, emphasis, and a link for every rule id to its page in the same language."""
    made, end = "", 0
    for match in INLINE.finditer(text):
        made += escape(text[end : match.start()])
        end = match.end()
        if literal := match["literal"] or match["role"]:
            made += f'<code class="literal">{escape(literal)}</code>'
        elif match["emphasis"]:
            made += f"<em>{escape(match['emphasis'])}</em>"
        else:
            made += linked(match["rule"], docname)
    return made + escape(text[end:])


def linked(rule: str, docname: str) -> str:
    """Return a rule id as a link to the rule in the language of the page; an id that leads nowhere stays text."""
    address = rule_href(docname, rule, language_of(docname))
    return f'<a class="reference internal br-rule" href="{address}">{rule}</a>' if address else escape(rule)


def rule_html(name: str, rule: Rule, docname: str, folder: Path) -> str:
    """Return all that stands below the title of a rule; *folder* has the pictures of the game's rules."""
    language = language_of(docname)
    spoken = speaker(language, name).rule(rule.id)
    given = f'{say("source", language)}: <span lang="en">{escape(rule.source)}</span>'
    origin = say("house", language) if rule.source == "house" else given
    link = f'<a href="{rule_href(docname, rule.id, "en")}" hreflang="en">{say("in-english", language)}</a>'
    questions = asked(rule.id, language, say("asked", language))
    return "".join(
        (
            *(f"<p>{marked(' '.join(part.split()), docname)}</p>" for part in spoken.text.split("\n\n")),
            beside(name, rule, spoken, docname),
            f'<p class="br-source">{origin}<span class="br-other"> · {link}</span></p>',
            f'<p class="br-source br-asked">{escape(questions)}</p>' if questions else "",
            position(name, rule, docname, folder),
        )
    )


def beside(name: str, rule: Rule, spoken: Rule, docname: str) -> str:
    """Return a table with a column for each reading of a rule, or "" where all editions agree."""
    found = readings(name, rule)
    if len(found) < 2:
        return ""
    language, titles = language_of(docname), editions_of(name)
    texts = {variant.edition: variant.text for variant in spoken.variants}
    heads: list[str] = []
    cells: list[str] = []
    settings = any(edition not in titles for reading in found for edition in reading.editions)
    for reading in found:
        named = "; ".join(titles.get(one, one) for one in reading.editions)
        heads.append(escape(say("by-default", language) if settings and not reading.text else named))
        text = marked(texts[reading.editions[0]], docname) if reading.text else say("as-above", language)
        points = "".join(f'<p><code class="literal">{escape(f"{point}: {value}")}</code></p>' for point, value in reading.points)
        cells.append(f'<td><span class="br-label">{heads[-1]}</span><p>{text}</p>{points}</td>')
    head = "".join(f"<th>{one}</th>" for one in heads)
    return (
        '<div class="table-wrapper docutils container"><table class="br-table br-editions docutils align-default">'
        f"<thead><tr>{head}</tr></thead><tbody><tr>{''.join(cells)}</tr></tbody></table></div>"
    )


def position(name: str, rule: Rule, docname: str, folder: Path) -> str:
    """Return the pictures of a position that shows a rule, folded away, with what is said of it."""
    shown = all_shown()[0].get(rule.id)
    if shown is None:
        return ""
    language = language_of(docname)
    said = told(name, shown, language=language)
    up = href(docname, f"games/{name}/rules/index").removesuffix("index.html")
    words = {"before": f"{say('before', language)}: {said.action}", "after": f"{say('after', language)}: {said.outcome}"}
    refused = f"{say('refused', language)} \N{EN DASH} " if shown.refused and said.outcome else ""
    images = "".join(drawings(rule.id, folder, f"{up}{FOLDER}", words))
    return (
        f'<details class="br-more br-position"><summary>{say("shown", language)}{f": {escape(said.action)}" * bool(said.action)}</summary>'
        f"<figure><div>{images}</div><figcaption>{refused}{escape(said.outcome)}</figcaption></figure></details>"
    )


def terms_of(name: str) -> Iterator[tuple[str, dict[str, str]]]:
    """Yield the terms of a game by their ids, each in every language, in the order of the English words."""
    keys = [key.removeprefix("term-") for key in (speaker("en", name).messages.compiled("en") or ()) if key.startswith("term-")]
    found = {key: {tag: speaker(tag, name).term(key) for tag in ("en", "pl", "ru")} for key in keys}
    yield from sorted(found.items(), key=lambda item: item[1]["en"].casefold())

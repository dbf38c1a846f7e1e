"""A rule sheet as one page of HTML that needs no other file and prints on A4."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape
from typing import Final

from boardrules.sheets.tones import INK, TONES
from boardrules.sheets.wording import Worded, WordedDrawing, WordedRule, WordedSection

__all__ = ["to_html"]

STYLE: Final = """
@page { size: A4; margin: 9mm }
* { box-sizing: border-box }
body { font: 8pt/1.18 "Source Sans 3", "Source Sans Pro", "Arial Narrow", Arial, "Liberation Sans", sans-serif; color: #1c2128;
  max-width: 192mm; margin: 0 auto; padding: 4mm 0 }
h1 { font-size: 15pt; margin: 0 0 1.5mm } h1 small { font-size: 9pt; font-weight: normal; color: #57606a }
h2 { font-size: 10pt; margin: 1.6mm 0 .6mm; border-bottom: .4mm solid #1c2128; break-after: avoid }
h3 { font-size: inherit; margin: 0; break-after: avoid } h3 small { font-size: 8pt; font-weight: normal; color: #57606a }
p { margin: 0 0 .6mm; orphans: 2; widows: 2 } .here { border-left: .6mm solid #1c2128; padding-left: 1.5mm }
.columns { columns: 2; column-gap: 5mm } .columns h2:first-child { margin-top: 0 }
.card { break-before: page; padding-top: 4mm }
figure { margin: .5mm 0 1mm; break-inside: avoid } figcaption { font-size: 8pt; color: #57606a } svg { width: 100%; max-height: 38mm }
table { border-collapse: collapse; width: 100%; margin-bottom: 2mm; break-inside: avoid }
td { border-bottom: .2mm solid #8c959f; padding: .4mm 0 } td + td { text-align: right; font-weight: bold; white-space: nowrap }
@media print { body { padding: 0; max-width: none } .card { padding-top: 0 } }
@media (max-width: 640px) { .columns { columns: 1 } body { padding: 4mm } }
"""


def to_html(sheet: Worded) -> str:
    """Return *sheet* as a page of HTML, with its drawings as SVG inside.

    >>> from boardrules import pixies
    >>> from boardrules.sheets import to_html, worded
    >>> to_html(worded(pixies, language="pl")).startswith('<!doctype html><html lang="pl">')
    True
    """
    half = (len(sheet.drawings) + 1) // 2
    issue = f"<small>{escape(sheet.edition)} · {escape(sheet.version)}</small>"
    title, card = escape(sheet.title), escape(sheet.card_title)
    numbers = "".join(f"<tr><td>{escape(label)}</td><td>{escape(value)}</td></tr>" for label, value in sheet.numbers)
    return "".join(
        (
            f'<!doctype html><html lang="{escape(sheet.language)}"><head><meta charset="utf-8"/>',
            '<meta name="viewport" content="width=device-width, initial-scale=1"/>',
            f"<title>{escape(sheet.title)}</title><style>{STYLE}</style></head><body>",
            f'<main><h1>{title} {issue}</h1><div class="columns">',
            *map(_drawing, sheet.drawings[:half]),
            *_sections(sheet.sections, sheet),
            f'</div></main><section class="card"><h1>{title}: {card} {issue}</h1><div class="columns"><table>{numbers}</table>',
            *map(_drawing, sheet.drawings[half:]),
            *_sections(sheet.card, sheet),
            "</div></section></body></html>\n",
        )
    )


def _sections(sections: Iterable[WordedSection], sheet: Worded) -> Iterable[str]:
    for section in sections:
        yield f"<h2>{escape(section.heading)}</h2>"
        yield from (_rule(rule, sheet) for rule in section.rules)


def _rule(rule: WordedRule, sheet: Worded) -> str:
    other = "" if rule.language == sheet.language else f' lang="{rule.language}"'
    here = f'<p class="here"><b>{escape(sheet.differs)}</b> {escape(rule.here)}</p>' if rule.here else ""
    return f"<div{other}><h3>{escape(rule.title)} <small>{rule.id}</small></h3><p>{escape(rule.text)}</p>{here}</div>"


def _drawing(worded: WordedDrawing) -> str:
    drawing = worded.drawing
    parts = [f'<figure><svg viewBox="0 0 {drawing.width:g} {drawing.height:g}" role="img"><title>{escape(worded.caption)}</title>']
    for shape, label in zip(drawing.shapes, worded.labels, strict=True):
        points = " ".join(f"{x:g},{y:g}" for x, y in shape.points)
        fill = TONES[shape.tone]
        if fill is not None:
            parts.append(f'<polygon points="{points}" fill="#{fill:06x}" stroke="#{INK:06x}" stroke-width=".4"/>')
        if label:
            x, y = (sum(values) / len(shape.points) for values in zip(*shape.points, strict=True))
            color = "#ffffff" if shape.tone == "dark" else f"#{INK:06x}"
            parts.append(f'<text x="{x:g}" y="{y + 1.4:g}" text-anchor="middle" font-size="4" fill="{color}">{escape(label)}</text>')
    return "".join(parts) + f"</svg><figcaption>{escape(worded.caption)}</figcaption></figure>"

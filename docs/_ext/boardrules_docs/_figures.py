"""The pictures of a rule as HTML: before and after the action, what happens in words, the test, and the way to the ruling lab."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from html import escape
from pathlib import Path
from typing import Final

from sphinx.environment import BuildEnvironment

from ._playable import PAGES, play_base
from ._shown import FOLDER, Shown, lab_link, scene_of, told

BROADEST: Final = 336
TALLEST: Final = 760
"""Greatest width, for two beside each other, and height of a picture on a page, in pixels."""

OF_PACKS: Final = "it says what the cards of a pack may be; its tests read packs and refuse faulty ones."
BEFORE: Final = "it is about options, which are settled before there is a position."
REASONS: Final[dict[str, str]] = {
    "CT-OV-1": BEFORE,
    "CT-SU-3": BEFORE,
    "CT-CA-8": OF_PACKS,
    "CT-PR-9": OF_PACKS,
    "CT-H-1": OF_PACKS,
    "CT-H-21": OF_PACKS,
    "CT-H-24": OF_PACKS,
    "PT-DECK-1": BEFORE,
    "PT-CUSTOM-2": OF_PACKS,
    "PT-CUSTOM-3": OF_PACKS,
    "PT-LOOP-5": "it ends a chain of 10,000 steps, more than pictures can show.",
    "PX-CMP-2": "it counts cards, and its test counts them.",
    "PX-CMP-3": "it counts cards, and its test counts them.",
    "PX-CMP-4": "it counts symbols, and its test counts them.",
    "PX-CMP-5": "it names cards, and its test looks them up.",
    "PX-SCO-11": "it is an example of the rules before it, and they have pictures.",
    "PX-FP-6": BEFORE,
}
"""Why an enforced rule has no picture."""

BEING_LAID_OUT: Final = "the game is still being set up, and the lab lays out games in play."
NOT_IN_THE_LAB: Final[dict[str, str]] = {
    "PX-INF-3": "the game is over, and the lab lays out games in play.",
    "PT-SET-1": BEING_LAID_OUT,
    "PT-SET-2": BEING_LAID_OUT,
    "PT-SET-3": BEING_LAID_OUT,
    "PT-SET-4": BEING_LAID_OUT,
    "PT-SET-6": BEING_LAID_OUT,
    "PT-POOL-2": BEING_LAID_OUT,
    "PT-DECK-2": BEING_LAID_OUT,
    "CT-CO-1": BEING_LAID_OUT,
    "CT-CO-4": BEING_LAID_OUT,
    "CT-CO-6": BEING_LAID_OUT,
    "CT-SU-1": BEING_LAID_OUT,
    "CT-SU-2": BEING_LAID_OUT,
    "CT-SU-4": BEING_LAID_OUT,
    "CT-SU-5": BEING_LAID_OUT,
    "CT-TU-1": BEING_LAID_OUT,
    "CT-H-8": BEING_LAID_OUT,
    "CT-H-83": BEING_LAID_OUT,
    "CT-H-84": BEING_LAID_OUT,
    "CT-H-94": BEING_LAID_OUT,
}
"""Why the position of a rule cannot be opened in the ruling lab."""

_SIZE: Final = re.compile(r'<svg [^>]*width="(\d+)" height="(\d+)"')


def lab_base(env: BuildEnvironment, docname: str) -> str:
    """Return the address of the ruling lab from a page: that of the option ``boardrules_lab``, or the playable one, or ""."""
    given = str(env.config.boardrules_lab)
    if given:
        return given if "://" in given else "../" * docname.count("/") + given
    base = play_base(env, docname)
    return f"{base}/{PAGES['lab']}" if base else ""


def figure(name: str, shown: Shown, *, folder: Path, lab: str, opened: bool) -> str:
    """Return the pictures of *shown*, which are in *folder*, with what is said below them."""
    said = told(name, shown)
    outcome = f"Refused by {said.outcome}." if shown.refused and said.outcome else said.outcome
    words = {"before": f"Before: {said.action}", "after": f"After: {outcome}"}
    images = drawings(shown.rule, folder, FOLDER, words)
    address = lab_link(name, shown, scene_of(name, shown)) if lab else ""
    link = f' <a href="{escape(lab)}#{escape(address)}">Try it in the ruling lab</a>.' if address else ""
    if lab and not address:
        link = f" Not in the ruling lab: {escape(NOT_IN_THE_LAB[shown.rule])}"
    action = f"<strong>{escape(said.action)}</strong>. " if said.action and f"{said.action}." not in outcome else ""
    summary = "A position that shows it" + (f": {escape(said.action)}" if said.action else "")
    return (
        f'<details class="br-more br-position"{" open" * opened}><summary>{summary}</summary>'
        f"<figure><div>{''.join(images)}</div><figcaption>{action}{escape(outcome)}{link} "
        f"Test: <code>{escape(shown.test)}</code></figcaption></figure></details>"
    )


def drawings(rule: str, folder: Path, address: str, words: Mapping[str, str]) -> Iterator[str]:
    """Yield the pictures before and after an action that are in *folder*; *address* leads to it, *words* say what each shows."""
    for when, said in words.items():
        path = folder / f"{rule.lower()}-{when}.svg"
        if path.is_file() and (size := _SIZE.match(path.read_text(encoding="utf-8"))):
            scale = min(1, BROADEST / int(size[1]), TALLEST / int(size[2]))
            yield (
                f'<img class="br-shown" src="{address}/{path.name}" alt="{escape(said.removesuffix(": "))}" loading="lazy"'
                f' width="{round(int(size[1]) * scale)}" height="{round(int(size[2]) * scale)}">'
            )

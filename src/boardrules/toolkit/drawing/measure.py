"""The width of text before it is drawn, so that lines fit and no two texts overlap.

The widths are those of DejaVu Sans, which is about as wide as Verdana and wider than Helvetica and Arial: text that fits here fits in each
font of the pictures.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

_REGULAR: Final = {
    5: "'",
    6: " ,.IJijlł’·",
    7: "-/:;\\f|",
    8: "!()[]rt",
    9: '"',
    10: "*_`szśźż„”“–°",
    11: "?LcćŁгзсэç",
    12: "FPTYaekovxyąęГРТУабвекотухчьяё«»•äéèêàâ",
    13: "$0123456789EKSbdghnpqu{}ńóĘŚЕЗийлнпрЁüßñö",
    14: "ABCRVXZĄĆŹŻАБВКСХЧЬЭЯдцъÄ",
    15: "DGHNUŃИЙЛНПмÜ",
    16: "&OQwÓДОЦыÖ",
    17: "#+<=>M^~МФЪфю×−↑↓←→✓",
    18: "Ыжш♥★",
    19: "%mщ",
    20: "@W—…",
    21: "Ш",
    22: "ЖЩЮ",
}
"""Characters by their width in twentieths of the size of the letters."""
_BOLD: Final = {
    6: "'",
    7: " /IJ\\ijl|ł",
    8: ",-.:;’·",
    9: "!()[]f",
    10: '"*_`rtг–°',
    12: "?cszćśźżзстэç",
    13: "LakvxyąŁГавухья«»„”“•äàâ",
    14: "$0123456789EFSTYbdeghnopqu{}ęńóĘŚЕЗТбеийкнопрчёЁöüßéèêñ",
    15: "ABCKPRVXZĄĆŹŻАБВРСУХЬЭЯлцъÄ",
    16: "GUКЧдмÜ",
    17: "#&+<=>DHNOQ^~ŃÓИЙЛНОП×−↑↓←→✓Ö",
    18: "wДы♥★",
    19: "ЦЪю",
    20: "%@MМФжф—…",
    21: "mЫш",
    22: "Wщ",
    23: "Ю",
    24: "Ж",
    25: "Ш",
    27: "Щ",
}
_WIDTHS: Final = {letter: width / 20 for width, letters in _REGULAR.items() for letter in letters}
_BOLD_WIDTHS: Final = {letter: width / 20 for width, letters in _BOLD.items() for letter in letters}
_UNKNOWN: Final = 1.05
"""The width of any other character: that of the widest usual ones, such as Chinese characters."""

ELLIPSIS: Final = "\u2026"


@lru_cache(maxsize=4096)
def text_width(text: str, size: float, *, bold: bool = False) -> float:
    """Return the width of a line of *text* in pixels, for letters of *size* pixels.

    >>> round(text_width("Ann", 10), 1), round(text_width("Ann", 10, bold=True), 1)
    (20.0, 21.5)
    """
    widths = _BOLD_WIDTHS if bold else _WIDTHS
    return size * sum([widths.get(letter, _UNKNOWN) for letter in text])


def fitted(text: str, width: float, size: float, *, bold: bool = False) -> str:
    """Return *text*, or as much of it as fits in *width* pixels, with an ellipsis at its end.

    >>> fitted("Necromancer", 60, 11)
    'Necroma…'
    """
    if text_width(text, size, bold=bold) <= width:
        return text
    kept = text
    while kept and text_width(f"{kept}{ELLIPSIS}", size, bold=bold) > width:
        kept = kept[:-1].rstrip()
    return f"{kept}{ELLIPSIS}"


@lru_cache(maxsize=1024)
def wrapped(text: str, width: float, size: float, *, bold: bool = False, lines: int | None = None) -> tuple[str, ...]:
    """Return *text* in lines of at most *width* pixels, broken at spaces; a longer word is cut with an ellipsis.

    At most *lines* are returned; the last one ends in an ellipsis if more follows.

    >>> wrapped("deal two damage to each hero", 90, 11)
    ('deal two', 'damage to each', 'hero')
    """
    found: list[str] = []
    line = ""
    for word in text.split():
        longer = f"{line} {word}" if line else word
        if not line or text_width(longer, size, bold=bold) <= width:
            line = longer
        else:
            found.append(line)
            line = word
    if line:
        found.append(line)
    if lines is not None and len(found) > lines:
        found = [*found[: lines - 1], f"{found[lines - 1]}{ELLIPSIS}"]
    return tuple([fitted(line, width, size, bold=bold) for line in found])

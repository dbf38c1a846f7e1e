"""A rule sheet as PDF on A4: two pages in columns and the reference card, in type as large as fits. Needs the extra ``print``."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib import import_module
from pathlib import Path
from typing import Any, Final, NamedTuple

from boardrules.sheets.sheet import Tone
from boardrules.sheets.tones import INK, TONES
from boardrules.sheets.wording import Worded, WordedDrawing, WordedSection

__all__ = ["require_print", "to_pdf"]

MARGIN: Final = 11.0
GAP: Final = 6.0
COLUMN: Final = (210 - 2 * MARGIN - GAP) / 2
BOTTOM: Final = 297 - MARGIN
HEAD: Final = 10.0
"""Height of the title above the columns of a page, in millimetres."""

BESIDE: Final = 20.0
"""Width that is left for the id beside the title of a rule, in millimetres."""

SMALLEST: Final = 8.0
LARGEST: Final = 11.0
STEP: Final = 0.25
POINT: Final = 25.4 / 72
GREY: Final = 0x57606A
FONT: Final = "sheet"


class Block(NamedTuple):
    """A part that is not broken between columns: its height, how to write it at a place, and whether it stays with the next one."""

    height: float
    write: Callable[[float, float], None]
    heading: bool = False


def require_print() -> tuple[Any, Path]:
    """Return the library that makes the PDF, and the folder of the font. Raises ImportError, which says what to install."""
    try:
        return import_module("fpdf"), Path(import_module("font_source_sans_pro").font_directory)
    except ImportError as error:
        raise ImportError("a PDF needs the packages fpdf2 and font-source-sans-pro: pip install fpdf2 font-source-sans-pro") from error


def to_pdf(sheet: Worded) -> bytes:
    """Return *sheet* as PDF. Its type is 8 to 11 points large, as large as lets the rules fit on two pages, and the card on one.

    A sheet with more rules than that has more pages. Raises ImportError if the extra ``print`` is missing.
    """
    fpdf, fonts = require_print()
    pdf = fpdf.FPDF(format="A4")
    pdf.set_auto_page_break(False)
    pdf.set_title(sheet.title)
    pdf.set_lang(sheet.language)
    for style, file in (("", "Regular"), ("B", "Bold")):
        pdf.add_font(FONT, style, fonts / f"SourceSansPro-{file}.ttf")
    pdf.set_font(FONT, size=LARGEST)
    half = (len(sheet.drawings) + 1) // 2
    setter = _Setter(pdf, sheet)
    setter.set(sheet.sections, sheet.drawings[:half], pages=2, title=sheet.title)
    setter.set(sheet.card, sheet.drawings[half:], pages=1, title=f"{sheet.title}: {sheet.card_title}", numbers=sheet.numbers)
    return bytes(pdf.output())


class _Setter:
    """The setter of the parts of one sheet on the pages of one PDF."""

    def __init__(self, pdf: Any, sheet: Worded) -> None:
        self._pdf = pdf
        self._sheet = sheet

    def set(
        self,
        sections: Sequence[WordedSection],
        drawings: Sequence[WordedDrawing],
        *,
        pages: int,
        title: str,
        numbers: Sequence[tuple[str, str]] = (),
    ) -> None:
        """Add pages with these parts, in the largest type that needs no more than *pages*."""
        size, columns = SMALLEST, []
        for step in range(round((LARGEST - SMALLEST) / STEP), -1, -1):
            size = SMALLEST + step * STEP
            if not self._pdf.page:
                self._pdf.add_page()
            columns = _columns(self._blocks(sections, drawings, numbers, size))
            if len(columns) <= 2 * pages:
                break
        for index, column in enumerate(columns):
            if index % 2 == 0:
                if index or numbers:
                    self._pdf.add_page()
                self._title(title)
            y = MARGIN + HEAD
            for block in column:
                block.write(MARGIN + index % 2 * (COLUMN + GAP), y)
                y += block.height

    def _title(self, title: str) -> None:
        pdf = self._pdf
        pdf.set_text_color(*_rgb(INK))
        pdf.set_font(FONT, "B", 16)
        pdf.set_xy(MARGIN, MARGIN - 2)
        pdf.cell(150, 8, title)
        pdf.set_text_color(*_rgb(GREY))
        pdf.set_font(FONT, "", 8)
        pdf.set_xy(MARGIN, MARGIN - 2)
        pdf.cell(210 - 2 * MARGIN, 8, f"{self._sheet.edition} · {self._sheet.version} · {pdf.page_no()}", align="R")

    def _blocks(
        self, sections: Sequence[WordedSection], drawings: Sequence[WordedDrawing], numbers: Sequence[tuple[str, str]], size: float
    ) -> list[Block]:
        blocks = [self._number(label, value, size) for label, value in numbers]
        blocks += [self._drawing(drawing) for drawing in drawings]
        for section in sections:
            blocks.append(self._heading(section.heading, size))
            for rule in section.rules:
                here = f"{self._sheet.differs} {rule.here}" if rule.here else ""
                blocks.append(self._rule(rule.id, rule.title, rule.text, here, size))
        return blocks

    def _heading(self, text: str, size: float) -> Block:
        height = (size + 2) * POINT * 1.9

        def write(x: float, y: float) -> None:
            pdf = self._pdf
            pdf.set_font(FONT, "B", size + 2)
            pdf.set_text_color(*_rgb(INK))
            pdf.set_draw_color(*_rgb(INK))
            pdf.set_line_width(0.4)
            pdf.set_xy(x, y)
            pdf.cell(COLUMN, height - 1.2, text)
            pdf.line(x, y + height - 1.2, x + COLUMN, y + height - 1.2)

        return Block(height, write, heading=True)

    def _rule(self, id: str, title: str, text: str, here: str, size: float) -> Block:
        pdf, line = self._pdf, size * POINT * 1.22
        pdf.set_font(FONT, "", size)
        below = self._height(text, COLUMN, line)
        last = self._height(here, COLUMN - 2, line) if here else 0.0
        pdf.set_font(FONT, "B", size)
        first = self._height(title, COLUMN - BESIDE, line)

        def write(x: float, y: float) -> None:
            pdf.set_text_color(*_rgb(INK))
            pdf.set_font(FONT, "B", size)
            pdf.set_xy(x, y)
            pdf.multi_cell(COLUMN - BESIDE, line, title, align="L")
            pdf.set_font(FONT, "", SMALLEST)
            pdf.set_text_color(*_rgb(GREY))
            pdf.set_xy(x, y)
            pdf.cell(COLUMN, line, id, align="R")
            pdf.set_text_color(*_rgb(INK))
            pdf.set_font(FONT, "", size)
            pdf.set_xy(x, y + first)
            pdf.multi_cell(COLUMN, line, text, align="L")
            if here:
                top = y + first + below
                pdf.set_xy(x + 2, top)
                pdf.multi_cell(COLUMN - 2, line, here, align="L")
                pdf.set_line_width(0.5)
                pdf.line(x + 0.4, top + 0.5, x + 0.4, top + last - 0.3)

        return Block(first + below + last + 0.9, write)

    def _height(self, text: str, width: float, line: float) -> float:
        height: float = self._pdf.multi_cell(width, line, text, align="L", dry_run=True, output="HEIGHT")
        return height

    def _number(self, label: str, value: str, size: float) -> Block:
        pdf, line = self._pdf, size * POINT * 1.5

        def write(x: float, y: float) -> None:
            pdf.set_text_color(*_rgb(INK))
            pdf.set_draw_color(*_rgb(GREY))
            pdf.set_line_width(0.2)
            for text, style, align in ((label, "", "L"), (value, "B", "R")):
                pdf.set_font(FONT, style, size)
                pdf.set_xy(x, y)
                pdf.cell(COLUMN, line, text, align=align)
            pdf.line(x, y + line, x + COLUMN, y + line)

        return Block(line, write)

    def _drawing(self, worded: WordedDrawing) -> Block:
        pdf, drawing = self._pdf, worded.drawing
        scale = min(COLUMN / drawing.width, 1.0)
        line = SMALLEST * POINT * 1.22
        pdf.set_font(FONT, "", SMALLEST)
        caption = self._height(worded.caption, COLUMN, line)

        def write(x: float, y: float) -> None:
            left, top = x + (COLUMN - scale * drawing.width) / 2, y + 1.5
            pdf.set_draw_color(*_rgb(INK))
            pdf.set_line_width(0.3)
            for shape, label in zip(drawing.shapes, worded.labels, strict=True):
                points = [(left + scale * px, top + scale * py) for px, py in shape.points]
                fill = TONES[shape.tone]
                if fill is not None:
                    pdf.set_fill_color(*_rgb(fill))
                    pdf.polygon(points, style="DF")
                if label:
                    self._label(points, label, shape.tone)
            pdf.set_text_color(*_rgb(GREY))
            pdf.set_font(FONT, "", SMALLEST)
            pdf.set_xy(x, top + scale * drawing.height + 1)
            pdf.multi_cell(COLUMN, line, worded.caption, align="C")

        return Block(1.5 + scale * drawing.height + 1 + caption + 2, write)

    def _label(self, points: Sequence[tuple[float, float]], label: str, tone: Tone) -> None:
        pdf = self._pdf
        x, y = (sum(values) / len(points) for values in zip(*points, strict=True))
        pdf.set_text_color(*_rgb(0xFFFFFF if tone == "dark" else INK))
        pdf.set_font(FONT, "", 9)
        pdf.set_xy(x - 20, y - 2)
        pdf.cell(40, 4, label, align="C")


def _columns(blocks: Sequence[Block]) -> list[list[Block]]:
    """Return *blocks* in columns, one after the other; a heading is not left at the foot of one."""
    room = BOTTOM - MARGIN - HEAD
    columns: list[list[Block]] = [[]]
    used = 0.0
    for index, block in enumerate(blocks):
        needed = block.height + (blocks[index + 1].height if block.heading and index + 1 < len(blocks) else 0.0)
        if columns[-1] and used + needed > room:
            columns.append([])
            used = 0.0
        columns[-1].append(block)
        used += block.height
    return columns


def _rgb(color: int) -> tuple[int, int, int]:
    return color >> 16, color >> 8 & 255, color & 255

"""Pictures of single cards, cut out of the pictures of positions, which lie beside the pages of the cards."""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterator
from html import escape
from pathlib import Path
from typing import Any, Final, NamedTuple

from sphinx.application import Sphinx

from boardrules import Dealer, chibitactics, pixel_tactics
from boardrules.picture import draw
from boardrules.pieces import Frame, Picture, Piece
from boardrules.values import Seat

from .._shown import version
from .printings import printings, sets

FOLDER: Final = "faces"
"""Folder of the pictures, beside the pages of the cards."""

MARGIN: Final = 2
_OUTLINE: Final = re.compile(r'data-outline="M\S+ \S+h(\d+\.?\d*)a(\d+\.?\d*) \S+ \S+ \S+ \S+ \S+ \S+v(\d+\.?\d*)')
_SIZE: Final = re.compile(r'<svg [^>]*width="([\d.]+)" height="([\d.]+)"')
_IN_MELEE: Final = re.compile(r"<g [^>]*><title>in melee</title>.*?</g>", re.DOTALL)
_UNSEEN: Final = re.compile(r'<title>.*?</title>|<desc>.*?</desc>| (?:data-[a-z]+|role|tabindex|aria-label)="[^"]*"', re.DOTALL)


class Face(NamedTuple):
    """The picture of a card: the name of its file without the suffix, and the document."""

    name: str
    svg: str


def piece_of(picture: Picture, key: str) -> Piece:
    """Return the piece *key* of a picture. Raises LookupError."""
    found = next((piece for piece in picture.pieces if piece.key == key), None)
    if found is None:
        raise LookupError(f"no piece {key!r} in the picture")
    return found


def cut(picture: Picture, key: str) -> str:
    """Return one piece of a picture as a document of its own."""
    piece = piece_of(picture, key)
    outline = _OUTLINE.search(piece.drawing)
    if outline is None:
        raise LookupError(f"the piece {key!r} has no outline")
    width, height = (float(outline[n]) + 2 * float(outline[2]) + 2 * MARGIN for n in (1, 3))
    defs = picture.frame.defs if picture.frame else ""
    svg = str(Picture(Frame(width, height, key, "", "none", defs), (Piece(key, _IN_MELEE.sub("", piece.drawing), MARGIN, MARGIN),)))
    return _UNSEEN.sub("", svg).replace("\n", "")


def pixel_tactics_faces() -> Iterator[Face]:
    """Yield each hero and each leader of Pixel Tactics in its newest printing, a hero as it is held in the hand."""
    knight = printings()["knight"][-1].pack.id
    for pack in sets():
        own = [card.id for card in pack.cards]
        ids, packs = (own, (pack.id,)) if len(own) > 1 else ([*own, "knight"], (knight, pack.id))
        options: Any = pixel_tactics.Options(cards=packs)
        for hero, leader in zip(ids, [*ids[1:], ids[0]], strict=True):
            side: dict[pixel_tactics.Slot, str] = {"F2": f"leader:{leader}"}
            described = pixel_tactics.setup(own=side, rival=side, hand=(hero,), options=options)
            picture = draw(pixel_tactics, pixel_tactics.view(pixel_tactics.set_up(described), Seat(0)))
            if hero in own:
                yield Face(f"{hero}-hero", cut(picture, f"card.0.{hero}"))
            if leader in own:
                yield Face(f"{leader}-leader", cut(picture, f"card.0.{leader}"))


def chibitactics_faces() -> Iterator[Face]:
    """Yield the factions and the units of Chibitactics' starter pack as players see them when they pick, others as tokens."""
    pack = chibitactics.STARTER
    start: Any = Dealer(1).deal(chibitactics, chibitactics.new_game(chibitactics.Options(seats=2)))
    picture = draw(chibitactics, chibitactics.view(start, chibitactics.to_act(start)[0]))
    for faction in pack.factions:
        yield Face(f"faction-{faction.id}", cut(picture, f"faction.{faction.id}"))
        rival = next(one.id for one in pack.factions if one.id != faction.id)
        options = chibitactics.Options(seats=2, factions=(faction.id, rival))
        state: Any = Dealer(1).deal(chibitactics, chibitactics.new_game(options))
        picking = draw(chibitactics, chibitactics.view(state, Seat(0)))
        yield from (Face(unit.id, cut(picking, f"card.{unit.id}-0")) for unit in faction.units)


FACES: Final = {"pixel_tactics": pixel_tactics_faces, "chibitactics": chibitactics_faces}


def draw_faces(app: Sphinx) -> None:
    """Draw the cards of each game, unless the pictures are those that lie there."""
    for name, drawn in FACES.items():
        folder = Path(app.srcdir) / "games" / name / "cards" / FOLDER
        mark, now = folder / "version", version(Path(__file__))
        if not folder.parent.is_dir() or (mark.is_file() and mark.read_text(encoding="utf-8") == now):
            continue
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir()
        for face in drawn():
            (folder / f"{face.name}.svg").write_text(face.svg, encoding="utf-8")
        mark.write_text(now, encoding="utf-8")


def copy_faces(app: Sphinx, exception: Exception | None) -> None:
    """Put the pictures beside the built pages."""
    for name in FACES:
        folder = Path(app.srcdir) / "games" / name / "cards" / FOLDER
        if exception is None and folder.is_dir():
            shutil.copytree(folder, Path(app.outdir) / "games" / name / "cards" / FOLDER, dirs_exist_ok=True)


def image(folder: Path, name: str, alt: str, *, width: int, up: str = "") -> str:
    """Return the HTML of a picture from *folder*, *width* pixels wide, or "" if there is none; *up* leads from the page to the folder."""
    path = folder / FOLDER / f"{name}.svg"
    size = _SIZE.match(path.read_text(encoding="utf-8")) if path.is_file() else None
    if size is None:
        return ""
    height = round(float(size[2]) * width / float(size[1]))
    return f'<img class="br-face" src="{up}{FOLDER}/{name}.svg" alt="{escape(alt)}" loading="lazy" width="{width}" height="{height}">'

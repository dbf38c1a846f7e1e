"""Packs of cards in links: what comes out is what went in, and what is no pack is refused."""

from __future__ import annotations

import base64
import json
import re
import zlib

import msgspec
import pytest
from msgspec import Raw
from sharing import packed, unpacked

from boardrules import BoardRulesError, chibitactics, pixel_tactics, to_json

LONGEST = 8000
"""What page/link.js of the browser example puts into a link."""

PACKS = {"workshop": pixel_tactics.workshop(), **{pack.id: to_json(pack) for pack in (*pixel_tactics.SETS, chibitactics.STARTER)}}


def raw(value: object) -> Raw:
    return Raw(msgspec.json.encode(value))


@pytest.mark.parametrize("name", PACKS)
def test_a_pack_comes_out_of_a_link_as_it_went_in(name: str) -> None:
    text = packed(Raw(PACKS[name]))
    assert re.fullmatch(r"[\w-]+", text, re.ASCII), "nothing of it is written otherwise in an address"
    assert json.loads(bytes(unpacked(raw(text)))) == json.loads(PACKS[name])
    assert len(text) <= LONGEST, "every set of the library itself fits into a link"


def test_a_text_of_a_link_that_would_fill_the_memory_is_refused() -> None:
    bomb = base64.urlsafe_b64encode(zlib.compress(b"[" + b" " * 50_000_000 + b"]", 9)).decode()
    with pytest.raises(BoardRulesError, match="too long"):
        unpacked(raw(bomb))


@pytest.mark.parametrize("text", ["", "x", "%%%", "eJw", base64.urlsafe_b64encode(zlib.compress(b"{")).decode(), packed(Raw(b"[1]"))[:-4]])
def test_what_is_no_pack_is_refused(text: str) -> None:
    with pytest.raises(BoardRulesError, match="the link has no pack of cards"):
        unpacked(raw(text))

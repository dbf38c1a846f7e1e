"""Links as pictures for the camera of a telephone."""

from __future__ import annotations

import segno

__all__ = ["qr"]


def qr(address: str) -> str:
    """Return a QR code of *address* as SVG: dark on light, whatever the colours of the page."""
    drawn: str = segno.make_qr(address).svg_inline(scale=4, border=4, dark="#000", light="#fff", omitsize=True)
    return drawn.replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" ', 1)

"""The approved sentences of all printed texts.

``python -m tests.pixel_tactics.approved_sentences`` writes them anew; read the difference before you commit it.
"""

from __future__ import annotations

from pathlib import Path

from boardrules.pixel_tactics.cards._sets import SETS
from boardrules.pixel_tactics.language import side_text

PRINTINGS = ((SETS[0], SETS[1]), (SETS[2], SETS[3]), (SETS[4], SETS[4]))
"""The sets in their first wording and in the later one; the promotional cards have one."""
FILE = Path(__file__).parent / "sentences.txt"


def sentences() -> str:
    """Every text of every card: a block a card, a line a text, or two where the wordings differ."""
    blocks: list[str] = []
    printings = [(first, second) for old, new in PRINTINGS for first, second in zip(old.cards, new.cards, strict=True)]
    for first, second in printings:
        lines = [first.id]
        for old, new in ((first.hero, second.hero), (first.leader, second.leader)):
            lines.append(f"  {old.name}")
            for was, now in zip(side_text(old), side_text(new), strict=True):
                lines += [f"    {was}"] if was == now else [f"    first:   {was}", f"    reprint: {now}"]
        blocks.append("\n".join(lines))
    return "\n\n".join(blocks) + "\n"


if __name__ == "__main__":
    FILE.write_bytes(sentences().encode())

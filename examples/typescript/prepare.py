"""Write what the client takes from the library: ``src/generated/pixies.ts``, its types, and ``messages.ts``, its Fluent files."""

from __future__ import annotations

import json
from pathlib import Path

from boardrules import languages, pixies, typescript
from boardrules.messages import CORE_MESSAGES

HERE = Path(__file__).resolve().parent


def main() -> None:
    """Write both modules anew."""
    folder = HERE / "src" / "generated"
    folder.mkdir(exist_ok=True)
    (folder / "pixies.ts").write_text(typescript(pixies), encoding="utf-8")
    files = {tag: [*CORE_MESSAGES.sources(tag), *pixies.MESSAGES.sources(tag)] for tag in languages(pixies)}
    shown = json.dumps(files, ensure_ascii=False)
    text = f"// The Fluent files of the library and of Pixies, by language.\nexport const MESSAGES = {shown};\n"
    (folder / "messages.ts").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()

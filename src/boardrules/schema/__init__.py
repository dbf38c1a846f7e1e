"""The types of a game for other languages, as JSON Schema and TypeScript."""

from __future__ import annotations

from boardrules.schema.json_schema import json_schema
from boardrules.schema.typescript import typescript

__all__ = ["json_schema", "typescript"]

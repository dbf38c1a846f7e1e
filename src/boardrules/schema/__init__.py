"""The types of a game for other languages: JSON Schema and TypeScript, both written from one reading of the types."""

from __future__ import annotations

from boardrules.schema.json_schema import json_schema
from boardrules.schema.typescript import typescript

__all__ = ["json_schema", "typescript"]

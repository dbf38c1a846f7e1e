"""Keys of messages made of ids that may have characters which Fluent forbids."""

from __future__ import annotations

import re

__all__ = ["variant_key"]


def variant_key(rule: str, edition: str) -> str:
    """Return the key of the text of a rule in *edition*: ``rulevariant-PT-ACT-1-ru``, ``rulevariant-CT-H-4-victory-wounded``."""
    return f"rulevariant-{rule}-{re.sub(r'[^A-Za-z0-9_-]', '-', edition)}"

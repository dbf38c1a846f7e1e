"""The keys of messages that are made of ids which a Fluent file cannot have."""

from __future__ import annotations

import re

__all__ = ["variant_key"]


def variant_key(rule: str, edition: str) -> str:
    """The key of how *edition* differs on the rule with this id: ``rulevariant-PT-ACT-1-ru``, ``rulevariant-CT-H-4-victory-wounded``."""
    return f"rulevariant-{rule}-{re.sub(r'[^A-Za-z0-9_-]', '-', edition)}"

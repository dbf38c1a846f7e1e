"""boardrules: the rules of board games as typed, immutable values and pure functions."""

from __future__ import annotations

from boardrules.chance import Dealer, commitment_of
from boardrules.values import CHANCE, RuleId, Seat, canonical, fingerprint, from_json, from_msgpack, to_json, to_msgpack

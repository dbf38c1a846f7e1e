"""Observations as arrays of floats, and many games at once, for programs that learn: with numpy, which the extra ``learning`` installs.

Any game with the capability :class:`boardrules.Numbering` will do. The guide on learning has recipes that use these parts.
"""

from __future__ import annotations

from boardrules.learning.batch import Batch
from boardrules.learning.encoding import Encoding, encode
from boardrules.learning.memory import Memory

__all__ = ["Batch", "Encoding", "Memory", "encode"]

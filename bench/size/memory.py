"""How much memory this process uses, as the operating system counts it."""

from __future__ import annotations

import os
import resource
import sys
from pathlib import Path

__all__ = ["MIB", "resident"]

MIB = 1024 * 1024


def resident() -> int:
    """Bytes of memory held now; where the system does not tell, the most that was held so far."""
    statm = Path("/proc/self/statm")
    if statm.exists():
        return int(statm.read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return most if sys.platform == "darwin" else most * 1024

"""Logs: record, read, replay and verify games as JSON Lines."""

from __future__ import annotations

from boardrules.logs.lines import CHECK_EVERY, ENVELOPE, ActionLine, CheckLine, EndLine, Header, NoteLine, TagLine, UndoLine
from boardrules.logs.log import Log
from boardrules.logs.parsing import LogSource, read_log
from boardrules.logs.playback import Played, replay
from boardrules.logs.recorder import Recorder
from boardrules.logs.store import FileStore, Store
from boardrules.logs.verification import Verdict, verify

__all__ = [
    "CHECK_EVERY",
    "ENVELOPE",
    "ActionLine",
    "CheckLine",
    "EndLine",
    "FileStore",
    "Header",
    "Log",
    "LogSource",
    "NoteLine",
    "Played",
    "Recorder",
    "Store",
    "TagLine",
    "UndoLine",
    "Verdict",
    "read_log",
    "replay",
    "verify",
]

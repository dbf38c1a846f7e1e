"""Check logs against the rules."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from boardrules.logs.errors import Divergence, IncompatibleRules, LogFormatError, UntrustedPack
from boardrules.logs.lines import ENVELOPE, CheckLine, EndLine, NoteLine, TagLine, chained, first_link, next_link
from boardrules.logs.log import Log
from boardrules.logs.opening import AnyGame, game_of
from boardrules.logs.parsing import LogSource, read_log
from boardrules.logs.playback import changed_after, enact

__all__ = ["Verdict", "verify"]


@dataclass(frozen=True)
class Verdict:
    """The result of :func:`verify`.

    - ``EXACT``: every line replays, and a fingerprint confirms the last state.
    - ``UNVERIFIED``: nothing contradicts the rules, but no fingerprint confirms the end, the log is by other rules, or it has custom cards
      that were not trusted.
    - ``DIVERGED``: the log contradicts the rules, or was changed after it was written.

    ``ply`` is the last correct ply, ``why`` says what is missing or wrong, and ``prefix`` is the log up to that ply.
    """

    result: Literal["EXACT", "UNVERIFIED", "DIVERGED"]
    ply: int
    why: str
    prefix: Log


def verify(log: LogSource, game: AnyGame | None = None, *, trust_packs: bool = False) -> Verdict:
    """Check *log* against the rules, and return the verdict with the correct part of the log.

    Versions are compared first. For a log by other rules than those installed, only the digests are checked, and the verdict is UNVERIFIED.

    *trust_packs* says whether custom cards in the header are played if *game* does not have them. Cards are data, not code, but the author
    of the log decides how much work they cause. By default they are not even read, and the verdict is UNVERIFIED. Pass True for your own
    logs, or pass the *game* with its cards.

    Raises
    ------
    LogFormatError, UnknownGame, IncompatibleRules
        if the log cannot be read: it has no header, or one that does not fit the game, its game is not installed, or its format is newer.
    OSError
        if the file cannot be read.
    """
    damage: str | None = None
    try:
        parsed = read_log(log)
    except LogFormatError as error:
        if error.prefix is None:
            raise
        parsed, damage = error.prefix, str(error)
    unread: str | None = None
    try:
        try:
            found, state = game_of(parsed, game, trust_packs=trust_packs)
        except (IncompatibleRules, UntrustedPack) as error:
            unread = str(error)
            _compare_chain(parsed)
        else:
            for _ in enact(parsed, found, state):
                pass
    except Divergence as error:
        return Verdict("DIVERGED", error.ply, error.why, error.prefix)
    ply = len(parsed.standing)
    if damage is not None:
        return Verdict("DIVERGED", ply, damage, parsed)
    if unread is not None:
        return Verdict("UNVERIFIED", ply, unread, parsed)
    last = _last_vouched(parsed)
    if last == len(parsed.records) > 0 and not parsed.truncated:
        why = "every line replays; the game is not over" if parsed.end is None else "every line replays, to the end"
        return Verdict("EXACT", ply, why, parsed)
    checked = parsed.head(last)
    cut = "the last line was cut off; " if parsed.truncated else ""
    return Verdict("UNVERIFIED", ply, f"{cut}there is no end line, and no fingerprint after ply {len(checked.standing)}", parsed)


def _last_vouched(log: Log) -> int:
    """Return the number of records up to the last digest and the lines for people after it."""
    last = 0
    for count, record in enumerate(log.records, start=1):
        if isinstance(record, CheckLine | EndLine) or (isinstance(record, NoteLine | TagLine) and last == count - 1 > 0):
            last = count
    return last


def _compare_chain(log: Log) -> None:
    """Compare the digests of a log that cannot be replayed here. Raises Divergence."""
    if log.header.boardrules != ENVELOPE:
        return
    link, vouched = first_link(log.texts[0]), 0
    for index, record in enumerate(log.records):
        covered = chained(record, log.texts[index + 1])
        if covered is not None:
            link = next_link(link, covered)
        if isinstance(record, CheckLine | EndLine):
            if covered is None or record.chain != link:
                prefix = log.head(vouched)
                ply = len(prefix.standing)
                why = f"the log at ply {record.ply} is not the one that was recorded: {changed_after(ply)}"
                raise Divergence(ply, why, prefix)
            vouched = index + 1

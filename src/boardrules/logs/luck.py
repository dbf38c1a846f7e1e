"""Check, after a match, that its luck followed from the seed."""

from __future__ import annotations

from typing import Final

from boardrules.chance import Dealer, commitment_of
from boardrules.logs.errors import IncompatibleRules, UntrustedPack
from boardrules.logs.opening import AnyGame, game_of
from boardrules.logs.parsing import LogSource
from boardrules.logs.playback import replay
from boardrules.logs.verification import Verdict, verify
from boardrules.values import CHANCE

__all__ = ["verify_luck"]

NO_COMMITMENT: Final = "the log has no commitment: the luck follows from this seed, but nothing shows that it was settled before"


def verify_luck(
    log: LogSource,
    seed: int | str | bytes,
    *,
    commitment: str | None = None,
    client_seeds: tuple[str, ...] | None = None,
    game: AnyGame | None = None,
    trust_packs: bool = False,
) -> Verdict:
    """Check that all luck in *log* follows from *seed*, which the host published after the match, and from its client seeds.

    Parameters
    ----------
    commitment:
        the commitment that the host published before the match. Pass it, because the host writes the header as well. None uses the
        header's.
    client_seeds:
        the seeds that the players gave, in the agreed order; None uses the header's. Each player checks that their own is among them.
    game, trust_packs:
        as for :func:`boardrules.verify`.

    Returns
    -------
    Verdict
        ``EXACT``: the log is EXACT, the seed is the committed one, and all luck is that of ``Dealer(seed, client_seeds=...)``.
        ``UNVERIFIED``: nothing contradicts the seed, but the log has no commitment, or is itself UNVERIFIED. ``DIVERGED``: the log is
        DIVERGED, or the seed, the client seeds or an outcome of luck differs; ``ply`` is the last correct ply.

    Raises
    ------
    LogFormatError, UnknownGame, IncompatibleRules
        if the log cannot be read.
    OSError
        if the file cannot be read.

    >>> from boardrules import Dealer, Match, pixies, verify_luck
    >>> match = Match(pixies, dealer=Dealer("secret", client_seeds=("anna", "ben")))
    >>> verify_luck(match.log(), "secret").result, verify_luck(match.log(), "another").why
    ('UNVERIFIED', 'the seed is not the one that the log is committed to')
    """
    verdict = verify(log, game, trust_packs=trust_packs)
    if verdict.result == "DIVERGED":
        return verdict
    prefix = verdict.prefix
    header = prefix.header
    given = header.client_seeds or ()
    if commitment is not None and header.commitment != commitment:
        return Verdict("DIVERGED", 0, "the header has another commitment than the one that was published", prefix.prefix(0))
    if client_seeds is not None and given != client_seeds:
        return Verdict("DIVERGED", 0, "the header has other client seeds than those that were given", prefix.prefix(0))
    if header.commitment is not None and header.commitment != commitment_of(seed):
        return Verdict("DIVERGED", 0, "the seed is not the one that the log is committed to", prefix.prefix(0))
    try:
        found, state = game_of(prefix, game, trust_packs=trust_packs)
    except (IncompatibleRules, UntrustedPack):
        return verdict
    dealer = Dealer(seed, client_seeds=given)
    for played in replay(prefix, game, trust_packs=trust_packs):
        if found.to_act(state) == (CHANCE,) and dealer.choose(found, state) != played.action:
            why = f"the luck of action {played.ply} is not what the seed says"
            return Verdict("DIVERGED", played.ply - 1, why, prefix.prefix(played.ply - 1))
        state = played.state
    if header.commitment is None:
        return Verdict("UNVERIFIED", verdict.ply, NO_COMMITMENT, prefix)
    if verdict.result == "UNVERIFIED":
        return verdict
    return Verdict("EXACT", verdict.ply, f"every one of {dealer.answered} answers of luck follows from the seed", prefix)

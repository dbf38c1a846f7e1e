"""A whole game of Pixies between three random players."""

from __future__ import annotations

from random import Random

from boardrules import Dealer, Match, pixies

rng = Random(7)
match = Match(pixies, pixies.Options(seats=3), dealer=Dealer(seed=7))
while not match.over:
    seat = pixies.to_act(match.state)[0]
    match.submit(seat, rng.choice(pixies.legal_actions(match.state)))
print(pixies.render_text(match.prompt(None).view))
print(match.outcome)

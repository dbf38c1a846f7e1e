# %% [markdown]
"""A game as a notebook: open this file in Jupyter (with Jupytext), VS Code, Spyder or PyCharm and run it cell by cell."""

# %%
from __future__ import annotations

from random import Random

from boardrules import Dealer, Match, pixies
from boardrules.picture import draw

rng = Random(7)
match = Match(pixies, pixies.Options(seats=3), dealer=Dealer(seed=7))

# %% A picture of the start. A notebook shows the last value of a cell, and knows how to show this one.
picture = draw(pixies, match.prompt(None).view)
picture  # noqa: B018

# %% Play to the middle of the game, and look again.
while match.ply < 100:
    seat = pixies.to_act(match.state)[0]
    match.submit(seat, rng.choice(pixies.legal_actions(match.state)))
picture = draw(pixies, match.prompt(None).view)
picture  # noqa: B018

# %% What happened lately.
for event in match.prompt(None, since=90).events:
    print(pixies.format_event(match.prompt(None).view, event))

# %% What if the luck had been another from here on? Twenty forks, each with a dealer of its own, played on at random.
totals: list[tuple[int, ...]] = []
for number in range(20):
    fork = match.fork(dealer=Dealer(f"what if {number}"))
    while not fork.over:
        seat = pixies.to_act(fork.state)[0]
        fork.submit(seat, rng.choice(pixies.legal_actions(fork.state)))
    if fork.outcome is not None:
        totals.append(fork.outcome.scores)
for seat_number, scores in enumerate(zip(*totals, strict=True)):
    print(f"seat {seat_number}: {min(scores)} to {max(scores)} points, {sum(scores) / len(scores):.1f} on average")

# %% Keep the picture.
picture.save("position.svg")

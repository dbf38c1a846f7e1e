# %% [markdown]
# # Pixies in a notebook
#
# A game is played and drawn, what happened is told, and other luck is tried from the middle of it. Then 10,000 games between random
# players are analysed with polars and plotted with matplotlib. This file is the source of the notebook; `python execute.py` runs it.

# %%
from __future__ import annotations

import os
from collections.abc import Iterator
from random import Random
from typing import TypedDict

import matplotlib.pyplot as plt
import polars as pl

from boardrules import Dealer, Match, Picture, draw, narrate, pixies

GAMES = int(os.environ.get("BOARDRULES_NOTEBOOK_GAMES", "10000"))
SEATS = 3

# %% [markdown]
# ## One game
#
# A match with a dealer deals by itself. The seed makes it the same game each time.

# %%
rng = Random(7)
match = Match(pixies, pixies.Options(seats=SEATS), dealer=Dealer(seed=7))
while match.ply < 100:
    seat = pixies.to_act(match.state)[0]
    match.submit(seat, rng.choice(match.prompt(seat).actions))
draw(pixies, match.prompt(None).view)

# %% [markdown]
# What happened lately, in sentences:

# %%
prompt = match.prompt(None, since=90)
print("\n".join(narrate(pixies, prompt.view, prompt.events)))

# %% [markdown]
# What the areas come to now, and of what: `facts` has the parts of every number.

# %%
facts = pixies.facts(prompt.view)
pl.DataFrame(
    [
        {
            "seat": area.seat,
            "validated": " + ".join(str(part.n) for part in area.validated),
            "spirals": sum(part.n for part in area.spirals),
            "crosses": sum(part.n for part in area.crosses),
            "zone": " ".join(map(str, area.zone)),
            "this round": area.score.total,
        }
        for area in facts.areas
    ]
)

# %% [markdown]
# What if the luck had been another from here on? Two hundred forks, each with a dealer of its own, are played on at random.


# %%
def finished(number: int) -> pixies.State:
    fork = match.fork(dealer=Dealer(f"what if {number}"))
    choose = Random(number)
    while not fork.over:
        seat = pixies.to_act(fork.state)[0]
        fork.submit(seat, choose.choice(pixies.legal_actions(fork.state)))
    return fork.state


futures = [pixies.outcome(finished(number)) for number in range(200)]
pl.DataFrame(
    [
        {"seat": seat, "points": outcome.scores[seat], "won": 1 / len(outcome.winners) if seat in outcome.winners else 0}
        for outcome in futures
        if outcome is not None
        for seat in range(SEATS)
    ]
).group_by("seat").agg(
    pl.col("points").min().alias("least"),
    pl.col("points").mean().round(1).alias("mean"),
    pl.col("points").max().alias("most"),
    pl.col("won").mean(),
).sort("seat")

# %% [markdown]
# ## Many games
#
# `apply_unchecked` takes actions that are known to be legal, and the dealer answers chance points. Each game has luck and choices of its
# own, so a game can be repeated alone. A row is one area at the end of one round.


# %%
class Row(TypedDict):
    """One area at the end of one round."""

    game: int
    round: int
    seat: int
    validated: int
    symbols: int
    zone: int
    total: int
    cards: list[str]  # those that lie face up at the end of the game; before that the areas have been cleared already


def play(number: int) -> Iterator[Row]:
    dealer, choose = Dealer(f"pixies/{number}"), Random(number)
    state = pixies.new_game(pixies.Options(seats=SEATS))
    while pixies.outcome(state) is None:
        rounds = len(state.scores)
        if pixies.chance(state):
            state = pixies.apply_unchecked(state, dealer.choose(pixies, state))
            continue
        state = pixies.apply_unchecked(state, choose.choice(pixies.legal_actions(state)))
        if len(state.scores) > rounds:
            for seat, (score, area) in enumerate(zip(state.scores[-1], state.areas, strict=True)):
                yield {
                    "game": number,
                    "round": rounds + 1,
                    "seat": seat,
                    "validated": score.validated,
                    "symbols": score.spirals - score.crosses,
                    "zone": score.zone,
                    "total": score.total,
                    "cards": [cell.up for cell in area if cell.up is not None] if rounds == 2 else [],
                }


rows = pl.DataFrame([row for number in range(GAMES) for row in play(number)])
print(f"{rows['game'].n_unique():,} games, {rows.height:,} areas")

# %% [markdown]
# ## What scores
#
# Zones count for more from round to round: 2, 3, then 4 points a card.

# %%
parts = (
    rows.group_by("round")
    .agg(pl.col("validated", "symbols", "zone", "total").mean().round(2), pl.col("total").std().round(2).alias("spread"))
    .sort("round")
)
parts

# %%
COLORS = {"validated": "#0072b2", "symbols": "#e69f00", "zone": "#009e73"}
figure, (left, right) = plt.subplots(1, 2, figsize=(11, 4), layout="constrained")
below = [0.0] * 3
for part, color in COLORS.items():
    left.bar(parts["round"], parts[part], bottom=below, color=color, label=part, width=0.6)
    below = [have + more for have, more in zip(below, parts[part], strict=True)]
left.set(title="Mean points of an area", xlabel="round", ylabel="points", xticks=[1, 2, 3])
left.set_ylim(0, 40)
left.legend(loc="upper center", ncols=3)
for number, style in ((1, ":"), (2, "--"), (3, "-")):
    points = rows.filter(pl.col("round") == number)["total"]
    right.hist(points, bins=range(-20, 71), density=True, histtype="step", linestyle=style, linewidth=1.5, label=f"round {number}")
right.set(title="How points are spread", xlabel="points of an area", ylabel="share of areas")
right.legend()
plt.show()

# %% [markdown]
# ## Does the seat matter?
#
# A player's points are those of the three rounds. Who shares a victory has a share of it. The error is that of a mean of so many games.

# %%
totals = rows.group_by("game", "seat").agg(pl.col("total").sum().alias("points"))
best = pl.col("points") == pl.col("points").max().over("game")
won = totals.with_columns((best / best.sum().over("game")).alias("won"))
seats = (
    won.group_by("seat")
    .agg(pl.col("points").mean().round(2), pl.col("won").mean(), (pl.col("won").std() / pl.len().sqrt()).alias("error"))
    .sort("seat")
    .with_columns(pl.col("won", "error").round(4))
)
seats

# %% [markdown]
# ## Which cards are good to have?
#
# For each card: by how much an area in which it lies face up at the end of round 3 is better than the mean area. Random players take cards
# without looking, so this is what a card brings by itself, where it happens to lie.

# %%
last = rows.filter(pl.col("round") == 3)
mean = last["total"].mean()
cards = (
    last.select("total", "cards")
    .explode("cards")
    .group_by("cards")
    .agg((pl.col("total").mean() - mean).alias("better"), (pl.col("total").std() / pl.len().sqrt()).alias("error"), pl.len().alias("areas"))
    .rename({"cards": "card"})
    .sort("better", "card", descending=[True, False])
)
pl.concat([cards.head(5), cards.tail(5)]).with_columns(pl.col("better", "error").round(2))

# %%
FILLS = {"B": "#0072b2", "G": "#009e73", "Y": "#f0e442", "R": "#d55e00", "M": "#999999"}
figure, axes = plt.subplots(figsize=(11, 4.5), layout="constrained")
axes.bar(
    cards["card"],
    cards["better"],
    yerr=cards["error"],
    color=[FILLS[card[0]] for card in cards["card"]],
    edgecolor="#333333",
    linewidth=0.5,
)
axes.axhline(0, color="#333333", linewidth=0.8)
axes.tick_params(axis="x", rotation=90, labelsize=7)
axes.margins(x=0.01)
axes.set(title="Points of an area with the card above the mean, round 3", ylabel="points")
plt.show()

# %% [markdown]
# ## A picture to keep

# %%
picture: Picture = draw(pixies, match.prompt(None).view)
picture.save("position.svg")
picture

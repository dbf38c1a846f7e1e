"""Draw the pictures of this folder anew: ``python docs/images/draw.py``. They come out the same every time."""

from __future__ import annotations

from pathlib import Path
from random import Random

from boardrules import Dealer, chibitactics, pixel_tactics, pixies
from boardrules.picture import Picture, draw

HERE = Path(__file__).parent


def greedy(state: pixies.State) -> pixies.Action:
    """Return the placement after which the area of the seat to act scores most; the first of equals."""

    def gain(action: pixies.Action) -> int:
        return pixies.score_area(pixies.apply(state, action).areas[action.by], state.round).total

    return max(pixies.legal_actions(state), key=gain)


def pixies_in_play(seed: int = 7, placements: int = 76) -> Picture:
    """Return three seats in the second round, all of them greedy, as a spectator sees them."""
    dealer = Dealer(seed=seed)
    state = dealer.deal(pixies, pixies.new_game(pixies.Options(seats=3)))
    for _ in range(placements):
        state = dealer.deal(pixies, pixies.apply(state, greedy(state)))
    return draw(pixies, pixies.view(state, None))


LIKED = (pixel_tactics.Attack, pixel_tactics.Cast, pixel_tactics.Choose, pixel_tactics.Recruit, pixel_tactics.Draw)
"""Actions that make for a lively game, the best first."""


def lively(actions: tuple[pixel_tactics.Action, ...], rng: Random) -> pixel_tactics.Action:
    """Mostly one of the kind that is liked best, sometimes any."""
    if rng.random() < 0.2:
        return rng.choice(actions)
    liked = [action for kind in LIKED for action in actions if isinstance(action, kind)]
    return rng.choice([action for action in actions if type(action) is type(liked[0])] if liked else actions)


def pixel_tactics_in_play(seed: int = 36, actions: int = 118) -> Picture:
    """Return the fifth round, as a spectator sees it."""
    dealer, rng = Dealer(seed=seed), Random(seed)
    state = dealer.deal(pixel_tactics, pixel_tactics.new_game())
    for _ in range(actions):
        action = lively(pixel_tactics.legal_actions(state), rng)
        state = dealer.deal(pixel_tactics, pixel_tactics.apply(state, action))
    return draw(pixel_tactics, pixel_tactics.view(state, None))


def advancing(state: chibitactics.State, rng: Random) -> chibitactics.Action:
    """Some move, skill or trophy while there is one; of moves those that go towards the middle of the map."""
    actions = chibitactics.legal_actions(state)
    strikes = [action for action in actions if isinstance(action, chibitactics.UseSkill) and isinstance(action.target, str)]
    moves = [action for action in actions if isinstance(action, chibitactics.MoveUnit)]
    if strikes and rng.random() < 0.5:
        return rng.choice(strikes)
    if moves:
        return min(moves, key=lambda move: chibitactics.distance(move.to, chibitactics.Cell(7, 2)))
    return rng.choice([action for action in actions if not isinstance(action, chibitactics.Cancel)])


def chibitactics_in_play(seed: int = 391, actions: int = 74) -> Picture:
    """Return two seats in the middle of a game, as a spectator sees them."""
    dealer, rng = Dealer(seed=seed), Random(seed)
    options = chibitactics.Options(factions=("humans", "fungunites"))
    state = dealer.deal(chibitactics, chibitactics.new_game(options))
    for _ in range(actions):
        state = dealer.deal(chibitactics, chibitactics.apply(state, advancing(state, rng)))
    return draw(chibitactics, chibitactics.view(state, None))


PICTURES = {"chibitactics.svg": chibitactics_in_play, "pixel_tactics.svg": pixel_tactics_in_play, "pixies.svg": pixies_in_play}
"""What is drawn, by the name of its file."""


if __name__ == "__main__":
    for name, drawn in PICTURES.items():
        drawn().save(HERE / name)

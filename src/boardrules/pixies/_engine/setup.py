"""The beginning of a game of Pixies, and what is wrong with options that it cannot begin with."""

from __future__ import annotations

from boardrules.errors import InvalidOptions, fault_text
from boardrules.pixies import _types as px
from boardrules.pixies._engine.moves import DECKS
from boardrules.pixies._engine.rules import EMPTY_AREA
from boardrules.toolkit.refusals import shown


def new_game(options: px.Options | None = None) -> px.State:
    """Return the position before the starting seat is drawn: empty areas, all cards in the deck (PX-SET-1).

    Raises
    ------
    InvalidOptions
        for fewer than 2 or more than 6 seats, and for 6 without Flower Power (PX-FP-6).

    >>> from boardrules import pixies
    >>> len(pixies.new_game(pixies.Options(seats=2)).deck)
    70
    """
    options = px.Options() if options is None else options
    faults = option_faults(options)
    if faults:
        raise InvalidOptions(fault_text("the options have faults", faults))
    return px.State(options, 1, None, 0, (), DECKS[options.flower_power], (EMPTY_AREA,) * options.seats, ())


def option_faults(options: object) -> list[str]:
    """Return everything wrong with *options*, each as a sentence with its rule."""
    if not isinstance(options, px.Options):
        return [f"Pixies takes pixies.Options, not {shown(options)} (BR-VALUE)"]
    faults: list[str] = []
    seats: object = options.seats
    power: object = options.flower_power
    if type(power) is not bool:
        faults.append(f"$.flower_power: flower_power is true or false, not {shown(power)} (BR-VALUE)")
    if type(seats) is not int or not 2 <= seats <= 6:
        faults.append(f"$.seats: Pixies is played by 2 to 6 seats, not by {shown(seats)} (PX-TUR-1)")
    elif seats == 6 and power is False:
        faults.append("$.seats: 6 seats need flower_power=True: the base game is for 2 to 5 (PX-FP-6)")
    return faults

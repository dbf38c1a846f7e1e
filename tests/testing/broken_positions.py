"""Games that break the law about descriptions of positions."""

from __future__ import annotations

from boardrules import InvalidOptions, InvalidState, RuleId, Spec, Violation
from tests.testing import sealed_bids as sound
from tests.testing.rigging import SealedBids, breaks, rigged
from tests.testing.sealed_bids import Setup, State


@breaks("positions")
def set_up_forgets_who_buries() -> SealedBids:
    return rigged(set_up=lambda setup: sound.set_up_unchecked(Setup(setup.hands, setup.sealed, setup.buried, setup.points, setup.shown)))


@breaks("positions")
def set_up_checks_nothing() -> SealedBids:
    return rigged(set_up=sound.set_up_unchecked)


@breaks("positions")
def set_up_falls_over() -> SealedBids:
    def set_up(setup: Setup) -> State:
        state = sound.set_up_unchecked(setup)
        if len(state.hands) != state.options.seats:
            raise IndexError("no such hand")
        return sound.set_up(setup)

    return rigged(set_up=set_up)


@breaks("positions")
def set_up_refuses_without_a_violation() -> SealedBids:
    def set_up(setup: Setup) -> State:
        try:
            return sound.set_up(setup)
        except InvalidState:
            raise InvalidState("somehow impossible") from None

    return rigged(set_up=set_up)


@breaks("positions")
def set_up_refuses_options_without_words() -> SealedBids:
    def set_up(setup: Setup) -> State:
        if setup.options.seats != len(setup.hands):
            raise InvalidOptions
        return sound.set_up(setup)

    return rigged(set_up=set_up)


@breaks("positions")
def setup_of_refuses_by_no_rule() -> SealedBids:
    def setup_of(state: State) -> Setup:
        if any(state.sealed):
            raise InvalidState("no Setup", violations=(Violation("$.sealed", RuleId("SB-NO-1"), "something is sealed"),))
        return sound.setup_of(state)

    return rigged(setup_of=setup_of)


@breaks("positions")
def setup_that_is_not_read_back() -> SealedBids:
    return rigged(setup_of=lambda state: Setup(list(state.hands), state.sealed, state.buried, state.points))  # type: ignore[arg-type]  # the fault


@breaks("types")
def setup_that_the_specification_does_not_name() -> SealedBids:
    return rigged(SETUP=State)


class Vague(Setup, frozen=True, omit_defaults=True):
    when: float = 0.0


@breaks("types")
def setup_with_a_number_that_is_not_whole() -> SealedBids:
    fields = {name: getattr(sound.SPEC, name) for name in Spec.__dataclass_fields__}
    return rigged(SETUP=Vague, SPEC=Spec(**{**fields, "setup": Vague}))

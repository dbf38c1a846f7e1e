"""Positions that show the rules, taken from the tests of the rules.

``python -m tests.shown`` runs the tests that name rules by markers, keeps for each rule the action in which it is seen best, and writes
``docs/shown.jsonl``: first the packs of custom cards, then a line for each rule. The documentation draws the pictures from it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import wraps
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec
import pytest
from msgspec import Raw
from msgspec.structs import replace

from boardrules import CHANCE, BoardRulesError, InvalidState, chibitactics, game, games, pixel_tactics, pixies, to_json, translator
from boardrules.chibitactics._game import PackGame
from boardrules.pixel_tactics._game import PixelTacticsGame
from docs._ext.boardrules_docs._figures import REASONS
from docs._ext.boardrules_docs._shown import FILE, NONE, PackLine, Shown

ROOT: Final = Path(__file__).parents[1]
MADE: Final = ("new_game", "set_up")
"""Functions of a game that return a position."""
LOOKS: Final = ("view", "pending", "legal_actions")
MOVES: Final = ("apply", "step", "check")
"""Functions of a game that are called with a state, and with a state and an action."""
MANY: Final = 60
"""A test with more actions than this plays a whole game: its end is looked at, and only if no other test shows the rule."""
FOLDERS: Final = ("chibitactics/rules", "pixel_tactics/rules", "pixel_tactics/cards", "pixies")
"""Folders of tests that lay out positions for rules."""
CASES: Final = 3
"""Number of cases of a test with parameters that are run."""
MOST: Final = 400
"""Number of earlier actions of a test among which the way to a position is looked for."""
SETTING_UP: Final = ("PX-SET", "PT-SET", "PT-DECK", "CT-CO", "CT-SU")
"""Chapters on setting up a game."""
FEW: Final = 4
"""Number of tests among which the one that shows a rule is chosen."""
WELL: Final = 2
"""Rank up to which what was tried shows a rule well enough."""
LARGEST: Final = 200_000
"""Bytes of a state; greater ones are left out."""
UNTELLING: Final = ("pending", "not-offered", "asked", "no-option", "not-in-hand", "not-in-row", "target-empty", "no-target", "no-faction")
"""Keys of refusals that say only that an action makes no sense there."""


class Picked(NamedTuple):
    """An action of a test that shows a rule: the name of the test, and how the label of the action begins; "" for a position.

    It is the last such action of the test, or with ``first`` the first.
    """

    test: str
    words: str
    first: bool = False


ROUND_3: Final = "test_round_3_seat_0"
PICKED: Final[dict[str, Picked]] = {
    "PX-SET-1": Picked("test_a_game_begins_with_all_cards_in_the_deck_and_an_empty_area_each[2]", ""),
    "PX-PLA-2": Picked("test_no_other_case_than_that_of_the_area_applies", "Blue 3"),
    "PX-INF-1": Picked("test_a_position_looks_like_this", ""),
    "PX-INF-3": Picked("test_the_score_sheet_adds_up_what_is_finished", ""),
    "PX-END-1": Picked("test_nine_filled_cells_at_the_end_of_a_turn_end_the_round", "Blue 9"),
    "PX-END-3": Picked("test_two_players_filled_by_the_second_card_the_round_ends_at_once", "Red 9"),
    "PX-RND-3": Picked("test_three_rounds_make_a_game[2]", "Blue 8 over"),
    "PT-SET-1": Picked("test_both_have_the_same_25_cards_of_the_editions_set[en]", ""),
    "PT-FLOW-1": Picked("test_a_round_is_three_waves_of_two_turns_and_then_the_first_player_changes[en]", "End"),
    "PT-ACT-6": Picked("test_orders_are_played_as_often_as_there_are_actions[en]", "Play the order of Knight"),
    "PT-ACT-17": Picked("test_an_attack_meant_for_the_hero_just_recruited_is_made_in_every_edition[en]", "Fighter attacks"),
    "PT-ATK-1": Picked("test_an_attack_deals_the_attackers_strength_to_one_card_of_the_rivals_unit[en]", "Fighter attacks"),
    "PT-ATK-2": Picked("test_the_foremost_living_card_of_each_column_is_in_melee[en]", "Gunner attacks"),
    "PT-ATK-7": Picked("test_one_player_orders_his_triggers_of_one_moment[set_1]", "The ability of Rukyuk"),
    "PT-ATK-10": Picked("test_a_hero_has_the_text_of_its_row_and_no_other[en]", "Fighter attacks"),
    "PT-ATK-14": Picked("test_who_holds_the_hand_picks_what_it_discards_unless_the_text_says_otherwise[en]", "Discard Knight"),
    "PT-DMG-6": Picked("test_what_speaks_of_heroes_leaves_leaders_alone_and_the_other_way_round[en]", "Choose the leader"),
    "PT-END-3": Picked("test_a_match_of_as_many_rounds_as_the_edition_allows_ends", "End"),
    "PT-LOOP-3": Picked("test_order_heroes_and_corpses_of_the_own_unit_go_to_any_slots[set_1]", "The next card goes to V1"),
    "PT-RUL-3": Picked("test_vanguard_reductions_add_up[set_1]", "Fighter attacks"),
    "PT-RUL-4": Picked("test_flank_what_is_kept_off_comes_first[set_1]", "Pass on 2"),
    "PT-RUL-13": Picked("test_an_effect_that_makes_a_hero_attack_at_range_lends_it_the_ability[en]", "Oracle attacks"),
    "PT-RUL-14": Picked(
        "test_a_hero_recruited_in_this_wave_makes_granted_attacks_in_the_earlier_editions_only[first-4]", "Fighter attacks"
    ),
    "PT-RUL-33": Picked("test_leader_clears_nothing_while_adjenna_forbids_it[set_1]", "Clear"),
    "PT-RUL-43": Picked("test_vanguard_is_asked_when_arec_has_settled_the_target", "Choose Witch"),
    "PT-FAQ-4": Picked("test_a_granted_attack_is_of_the_kind_that_the_effect_names[en]", "Gunner attacks"),
    "PT-FAQ-5": Picked("test_a_hero_revived_in_this_wave_makes_granted_attacks[en]", "Fighter attacks"),
    "PT-FAQ-11": Picked("test_what_speaks_of_heroes_leaves_leaders_alone_and_the_other_way_round[en]", "Choose the leader"),
    "CT-H-18": Picked("test_forest_takes_two_points_and_a_single_point_does_not_enter_it", "Ort moves to"),
    "CT-TE-4": Picked(ROUND_3, "Bryn uses Bow"),
    "CT-TE-8": Picked("test_trophy_handed_over_and_creature_summoned", "Ort uses Bud"),
    "CT-CA-2": Picked("test_melee_follows_movement_and_movement_does_not_follow_melee", "Ansel uses Blade"),
    "CT-CA-3": Picked(ROUND_3, "Bryn uses Bow"),
    "CT-CA-4": Picked("test_a_distortion_with_a_range_may_be_aimed_at_its_user_and_at_its_own_cell", "Caster uses Spark"),
    "CT-PR-1": Picked(ROUND_3, "Bryn uses Bow"),
    "CT-H-4": Picked("test_the_last_squad_wins", "Cole finishes off"),
    "CT-H-7": Picked("test_cells_are_hexes_by_default_and_squares_alternatively", "Ansel uses Blade"),
    "CT-H-16": Picked("test_own_living_units_block_the_way_unless_they_may_be_crossed", "Ansel moves to M9", first=True),
    "CT-H-19": Picked(ROUND_3, "Bryn uses Bow"),
    "CT-H-20": Picked("test_trophy_handed_over_and_creature_summoned", "Ort uses Bud"),
    "CT-H-22": Picked("test_round_3_seat_1_strikes", "Nub uses Spores on M11"),
    "CT-H-32": Picked("test_all_engagers_react_in_order_until_the_provoker_is_wounded", "Moss moves"),
    "CT-H-35": Picked("test_round_5_seat_0", "Cole moves to O11"),
    "CT-H-44": Picked("test_round_4_seat_1_is_engaged", "Moss uses Draught"),
    "CT-H-60": Picked("test_a_bonus_that_meets_no_die_is_lost_and_several_go_into_one", "End"),
    "CT-H-64": Picked("test_the_wounded_of_any_seat_are_crossed_and_never_ended_on", "Bryn moves to N11"),
    "CT-H-72": Picked("test_of_several_attacks_the_steering_seat_chooses_and_after_a_move_only_those_that_may_follow", "Howler"),
    "CT-H-77": Picked("test_alive_wounded_dead", "Cole uses Pike"),
    "CT-H-79": Picked("test_a_bonus_that_meets_no_die_is_lost_and_several_go_into_one", "Ansel uses Blade"),
    "CT-H-88": Picked("test_the_card_of_a_distortion_can_leave_out_its_user", "Nurse uses Mend", first=True),
}
"""Rules that another action shows better than the one that is found."""


class Tried(msgspec.Struct, frozen=True):
    """A state that a test looks at: of which game, the action that it tries there, the rule that refuses it, or "", and the key of that.

    ``then``: what luck answers to the action in the test.
    """

    game: object
    state: msgspec.Struct
    action: msgspec.Struct | None = None
    refused: str = ""
    key: str = ""
    then: tuple[msgspec.Struct, ...] = ()


class Recorder:
    """A plugin of pytest that keeps what the tests of rules try."""

    def __init__(self) -> None:
        self.tried: list[Tried] = []
        self.best: dict[str, list[tuple[tuple[int, ...], str, list[Tried]]]] = {}
        self.inside = False

    def watch(self, holder: object, name: str, *, module: object | None = None) -> None:
        """Put a function that records in the place of ``holder.name``; *module* is the game if it is not the first argument."""
        function: Callable[..., object] = getattr(holder, name)

        @wraps(function)
        def recorded(*given: object, **named: object) -> object:
            outer, self.inside = self.inside, True
            try:
                found = function(*given, **named)
            finally:
                self.inside = outer
            if not outer:
                self.note(name, given if module is None else (module, *given), found)
            return found

        setattr(holder, name, recorded)

    def note(self, name: str, given: tuple[object, ...], found: object) -> None:
        """Keep what a function of a game was called with."""
        played, state, action = (*given, None, None)[:3]
        if isinstance(found, pixies.Setup):
            options = pixies.Options(flower_power=True)
            for setup in (found, replace(found, options=options)):
                with suppress(InvalidState):
                    self.tried.append(Tried(pixies, pixies.set_up(setup)))
                    break
        elif name in MADE and isinstance(found, msgspec.Struct):
            self.tried.append(Tried(played, found))
        elif name in LOOKS and isinstance(state, msgspec.Struct):
            self.tried.append(Tried(played, state))
        elif name in MOVES and isinstance(state, msgspec.Struct) and isinstance(action, msgspec.Struct):
            rule = str(getattr(found, "rule", "")) if name == "check" else ""
            self.tried.append(Tried(played, state, action, rule, str(getattr(found, "key", ""))))

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Leave out tests that name no rule, and of those with parameters all but a few."""
        seen: Counter[str] = Counter()
        for item in items:
            seen[item.nodeid.partition("[")[0]] += 1
        left = Counter(seen)
        kept: list[pytest.Item] = []
        for item in items:
            name = item.nodeid.partition("[")[0]
            left[name] -= 1
            if item.get_closest_marker("rule") and seen[name] - left[name] <= CASES:
                kept.append(item)
        items[:] = kept

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_call(self, item: pytest.Item) -> Iterator[None]:
        """Run a test, then keep for its rules what it tried."""
        self.tried = []
        yield
        rules = [str(rule) for mark in item.iter_markers("rule") for rule in mark.args]
        for rule in dict.fromkeys(rules):
            self.keep(rule, item.nodeid, len(rules))

    def keep(self, rule: str, test: str, rules: int) -> None:
        """Keep what this test tried for *rule*, if it shows it better than another."""
        refused = any(tried.refused == rule and tried.key not in UNTELLING for tried in self.tried)
        played = any(tried.action is not None for tried in self.tried)
        home = next((k for k, part in enumerate(("/rules/", "/cards/")) if part in test), 2)
        custom = any(pack_of(tried.game) for tried in self.tried[:1])
        long = sum(tried.action is not None for tried in self.tried) > MANY
        score = (long, not refused, not played, home, rules, custom, len(self.tried), len(test))
        if self.tried:
            self.best[rule] = sorted([*self.best.get(rule, ()), (score, test, self.tried)], key=lambda one: one[0])

    def chosen(self, rule: str) -> Iterator[tuple[str, Tried, list[Tried]]]:
        """Yield the tests that show *rule*, the best first: each with what shows it best in it, and all that it tried."""
        if rule in PICKED:
            picked = PICKED[rule]
            test, found = next((test, found) for _, test, found in self.best[rule] if test.rpartition("::")[2] == picked.test)
            fitting = [one for one in answered(found) if is_picked(one, picked.words)]
            yield test, fitting[0 if picked.first else -1], found
            return
        ranked = [
            (
                test,
                min(enumerate(answered(found[-MANY:])), key=lambda one: (rank(one[1], rule), lucky(one[1]), ends(one[1]), -one[0]))[1],
                found,
            )
            for _, test, found in self.best.get(rule, ())[:FEW]
        ]
        yield from sorted(ranked, key=lambda one: bool(one[1].refused) and rank(one[1], rule) > WELL)


def answered(found: list[Tried]) -> list[Tried]:
    """Return *found*, each action with what luck answers to it, but for Pixies, where luck only brings the cards of the next turn."""
    luck = [one for one in found if lucky(one) and not one.refused]
    return [replace(one, then=answers(one, luck)) if one.action is not None and not one.refused else one for one in found]


def answers(tried: Tried, luck: list[Tried]) -> tuple[msgspec.Struct, ...]:
    """Return what of *luck* follows on an action in the test."""
    played: Any = tried.game
    then: tuple[msgspec.Struct, ...] = ()
    with suppress(BoardRulesError):
        state = played.apply(tried.state, tried.action)
        while played is not pixies and (last := next((one for one in reversed(luck) if one.state == state), None)):
            assert last.action is not None
            state, then = played.apply(state, last.action), (*then, last.action)
    return then


def is_picked(tried: Tried, words: str) -> bool:
    """Return whether the label of an action begins with *words*, or nothing is done and there are none."""
    return labelled(tried).startswith(words) if words else tried.action is None


def labelled(tried: Tried) -> str:
    """Return the English words for an action, or "" for a state that is only looked at."""
    played: Any = tried.game
    if tried.action is None:
        return ""
    seat = next((seat for seat in played.to_act(tried.state) if seat != CHANCE), None)
    return str(translator("en", played).label(played.view(tried.state, seat), tried.action))


def lucky(tried: Tried) -> bool:
    """Return whether it is luck that acts."""
    return getattr(tried.action, "by", None) == CHANCE


def ends(tried: Tried) -> bool:
    """Return whether somebody ends a turn, and nothing comes of it that luck decides: another action of the test shows more."""
    return type(tried.action).__name__ == "EndTurn" and not tried.then


def rank(tried: Tried, rule: str) -> int:
    """Return how well what was tried shows *rule*, 0 best: refused by it, explained by it, played, refused otherwise, only looked at."""
    if tried.action is None:
        return 4
    if tried.refused:
        return 0 if tried.refused == rule and tried.key not in UNTELLING else 3
    return 1 if rule in explained(tried) else WELL


def explained(tried: Tried) -> set[str]:
    """Return the rules by which what an action does is explained."""
    explain = getattr(tried.game, "explain", None)
    if explain is None:
        return set()
    try:
        return rules_in(explain(tried.state, tried.action, seat="host"))
    except Exception:  # noqa: BLE001  (tests try what is impossible)
        return set()


def rules_in(value: object) -> set[str]:
    """Return the rules named in the fields ``rule`` and ``rules`` of *value* and all its parts."""
    if isinstance(value, msgspec.Struct):
        own = {str(getattr(value, "rule", ""))} | {str(one) for one in getattr(value, "rules", ()) if isinstance(one, str)}
        return own.union(*(rules_in(getattr(value, name)) for name in value.__struct_fields__))
    return set().union(*map(rules_in, value)) if isinstance(value, tuple) else set()


def pack_of(played: object) -> bytes:
    """Return the pack of custom cards of a game as JSON, or nothing."""
    if isinstance(played, PackGame):
        return b"" if played.pack == chibitactics.STARTER else to_json(played.pack)
    own = [pack for pack in played.packs if pack not in pixel_tactics.SETS] if isinstance(played, PixelTacticsGame) else []
    return to_json(own[0]) if own else b""


def described(tried: Tried, before: list[Tried]) -> tuple[bool, bytes, tuple[Raw, ...]]:
    """Return the position as JSON: a Setup (true) and the actions that lead from it, or a state.

    Where no Setup says all of a position, it is looked for among those *before* it from which the test went on to it.
    """
    course: tuple[Raw, ...] = ()
    state, left = tried.state, [one for one in before if one.action is not None and not one.refused][-MOST:]
    while (setup := setup_of(tried.game, state)) is None:
        last = next((one for one in reversed(left) if leads_to(one, state)), None)
        if last is None:
            return False, to_json(tried.state), ()
        left = left[: left.index(last)]
        state, course = last.state, (Raw(to_json(last.action)), *course)
    return True, setup, course


def setup_of(played: Any, state: msgspec.Struct) -> bytes | None:
    """Return the Setup that describes all of *state* as JSON, or None if none does."""
    with suppress(InvalidState):
        setup = played.setup_of(state)
        if played.set_up(setup) == state:
            return to_json(setup)
    return None


def leads_to(tried: Tried, state: msgspec.Struct) -> bool:
    """Return whether what was tried leads to *state*."""
    played: Any = tried.game
    with suppress(BoardRulesError):
        return bool(played.apply(tried.state, tried.action) == state)
    return False


def record() -> Recorder:
    """Run the tests of rules and return what they tried."""
    recorder = Recorder()
    for kind, module in ((PixelTacticsGame, pixel_tactics), (PackGame, chibitactics)):
        played = module.apply.__self__
        for name in (*MADE, *LOOKS, *MOVES):
            recorder.watch(kind, name)
            setattr(module, name, getattr(played, name))
    for name in (*MADE, *LOOKS, *MOVES, "setup"):
        recorder.watch(pixies, name, module=pixies)
    folders = [str(ROOT / "tests" / name) for name in FOLDERS]
    pytest.main(["-q", "-p", "no:cacheprovider", "-p", "no:xdist", "-m", "not laws", *folders], plugins=[recorder])
    return recorder


def best_described(recorder: Recorder, rule: str) -> tuple[str, Tried, tuple[bool, bytes, tuple[Raw, ...]]] | None:
    """Return the best test of *rule* whose position a Setup describes, since the ruling lab can open it; else the best of all.

    A rule of setting up is shown best before there is a position that a Setup describes.
    """
    first = None
    for test, tried, before in recorder.chosen(rule):
        found = test, tried, described(tried, before)
        if found[2][0] or rule.rpartition("-")[0] in SETTING_UP:
            return found
        first = first or found
    return first


def lines(recorder: Recorder) -> Iterator[msgspec.Struct]:
    """Yield the lines of the file."""
    packs: dict[bytes, str] = {}
    beside: set[str] = set()
    shown: list[Shown] = []
    for name in games():
        for rule in game(name).SPEC.rules:
            if rule.enforced and rule.id not in REASONS and (found := best_described(recorder, rule.id)):
                test, tried, (setup, state, course) = found
                then = tuple(Raw(to_json(one)) for one in tried.then)
                action = NONE if tried.action is None else Raw(to_json(tried.action))
                if len(state) <= LARGEST:
                    pack = pack_of(tried.game)
                    key = packs.setdefault(pack, f"{name}-{len(packs) + 1}") if pack else ""
                    if pack and isinstance(tried.game, PixelTacticsGame) and tried.game.custom is None:
                        beside.add(key)
                    shown.append(Shown(rule.id, test, setup, Raw(state), action, key, bool(tried.refused), course, then))
    yield from (PackLine(key, Raw(pack), key in beside) for pack, key in packs.items())
    yield from shown


def main() -> None:
    """Write the file."""
    found = record()
    FILE.write_bytes(b"".join(msgspec.json.encode(line) + b"\n" for line in lines(found)))
    missing = [rule.id for name in games() for rule in game(name).SPEC.rules if rule.enforced and rule.id not in {*found.best, *REASONS}]
    print("No position:", *missing)  # noqa: T201  (a command)


if __name__ == "__main__":
    main()

"""The later printing of a card, said by what it changes of the earlier one."""

from __future__ import annotations

from boardrules.pixel_tactics.language import Ability, Card, HandPart, Hero, Leader


def reprint(
    first: Card,
    *,
    attack: int | None = None,
    life: int | None = None,
    vanguard: tuple[Ability, ...] | None = None,
    flank: tuple[Ability, ...] | None = None,
    rear: tuple[Ability, ...] | None = None,
    hand: HandPart | None = None,
    leader: tuple[Ability, ...] | None = None,
    leader_attack: int | None = None,
    leader_life: int | None = None,
) -> Card:
    """Print *first* anew: the numbers and text boxes that are given replace those of the card, and all others stay.

    ``attack``, ``life``, ``vanguard``, ``flank``, ``rear`` and ``hand`` are those of the hero side. ``leader`` is the text of the leader
    side, ``leader_attack`` and ``leader_life`` are its numbers. Names and the id are the same in every printing.
    """
    hero, side = first.hero, first.leader
    return Card(
        first.id,
        Hero(
            hero.name,
            hero.attack if attack is None else attack,
            hero.life if life is None else life,
            vanguard=hero.vanguard if vanguard is None else vanguard,
            flank=hero.flank if flank is None else flank,
            rear=hero.rear if rear is None else rear,
            hand=hero.hand if hand is None else hand,
        ),
        Leader(
            side.name,
            side.attack if leader_attack is None else leader_attack,
            side.life if leader_life is None else leader_life,
            side.abilities if leader is None else leader,
        ),
    )

"""Capabilities: optional functions of a game. Each capability is a separate Protocol, and ``check_game`` checks its laws.

A game has a capability if it has the functions of the Protocol; :func:`boardrules.capability` finds it, also in a game made by
``from_state``. A game without :class:`Notation` or :class:`Rendering` gets plain ones, see :mod:`boardrules.authoring`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from typing import Any, Protocol, TypeVar, runtime_checkable

from typing_extensions import TypeForm, get_protocol_members

from boardrules.messages import Message, Messages, Speaker
from boardrules.numbering import ActionSpace, ObservationField
from boardrules.pieces import Palette, Picture
from boardrules.usage import Use, UseKind

__all__ = [
    "Candidates",
    "Dealing",
    "Evaluating",
    "Facts",
    "Naming",
    "Notation",
    "Numbering",
    "Picturing",
    "Rendering",
    "Turns",
    "Usage",
    "Wording",
    "Worlds",
]

V_contra = TypeVar("V_contra", contravariant=True)
A_contra = TypeVar("A_contra", contravariant=True)
A = TypeVar("A")
E_contra = TypeVar("E_contra", contravariant=True)
A_co = TypeVar("A_co", covariant=True)
F_co = TypeVar("F_co", covariant=True)
O_contra = TypeVar("O_contra", contravariant=True)
S_contra = TypeVar("S_contra", contravariant=True)
S = TypeVar("S")
S_co = TypeVar("S_co", covariant=True)
V = TypeVar("V")


@runtime_checkable
class Notation(Protocol[V_contra, A, E_contra]):
    """Actions and events in words: short ones to type, long ones to read."""

    def format_action(self, view: V_contra, action: A) -> str:
        """Return *action* in short notation, on one line; distinct actions have distinct texts."""
        ...  # pragma: no cover

    def parse_action(self, view: V_contra, text: str) -> A:
        """Parse *text* as an action, legal or not. Raises ParseError or AmbiguousNotation."""
        ...  # pragma: no cover

    def format_event(self, view: V_contra, event: E_contra) -> str:
        """Return *event* as a sentence."""
        ...  # pragma: no cover

    def label(self, view: V_contra, action: A) -> str:
        """Return the label of *action* for a button: "Knight attacks the leader in melee"."""
        ...  # pragma: no cover


@runtime_checkable
class Rendering(Protocol[V_contra, A_contra]):
    """A view as text and as a picture whose parts can be pointed at, in English or in the language of a translator.

    An *anchor* names one part of the picture: ``0.V1``, ``deck.0``, ``card.B4_C``, ``cell.3,-1``. Everything that an action can name is one
    element of the picture, with the attribute ``data-anchor``.
    """

    def render_text(self, view: V_contra, *, translator: Speaker | None = None) -> str:
        """Return the position as text for a terminal, in the language of *translator*, a :func:`boardrules.translator` of the game."""
        ...  # pragma: no cover

    def render_svg(
        self,
        view: V_contra,
        *,
        targets: tuple[str, ...] = (),
        focus: str | None = None,
        width: int | None = None,
        palette: Palette = "light",
        events: Sequence[Any] = (),
        translator: Speaker | None = None,
    ) -> str:
        """Return the position as one SVG document.

        Parameters
        ----------
        targets:
            the anchors that may be chosen.
        focus:
            the anchor that has the focus.
        width:
            the width of the screen in pixels, at least 320, for which the picture is laid out: no text is smaller than 11 pixels, nothing
            that can be chosen is smaller than 40, and what belongs to the viewer comes first. A map may be wider. None is one wide layout.
        palette:
            the colours.
        events:
            the events, as they were told to this viewer, whose traces are marked: what just happened.
        translator:
            a :func:`boardrules.translator` of this game, whose words, names and reader the picture uses; English without one.
        """
        ...  # pragma: no cover

    def anchors(self, view: V_contra, action: A_contra) -> tuple[str, ...]:
        """Return the anchors that a person points at, in this order, to take *action*; ``()`` for an action that is a button.

        No two legal actions of a seat share both their anchors and their label, in any language of the game; nor do outcomes of luck.
        """
        ...  # pragma: no cover


@runtime_checkable
class Picturing(Protocol[V_contra]):
    """Pictures in pieces, so that a page can draw only what changed; ``render_svg`` returns the same as text."""

    def picture(
        self,
        view: V_contra,
        *,
        targets: tuple[str, ...] = (),
        focus: str | None = None,
        width: int | None = None,
        palette: Palette = "light",
        events: Sequence[Any] = (),
        translator: Speaker | None = None,
    ) -> Picture:
        """Return the position as a picture; the arguments are those of :meth:`Rendering.render_svg`.

        The keys of its pieces follow from *view* alone: a hidden card is called by its seat, zone and index, and has a key of its own only
        from the picture on in which the viewer knows it.
        """
        ...  # pragma: no cover


@runtime_checkable
class Candidates(Protocol[V_contra, A_co]):
    """Actions that a person may have in mind who points at one thing, so that pointing at what is forbidden is answered, too."""

    def candidates(self, view: V_contra, anchor: str) -> tuple[A_co, ...]:
        """Return actions of the viewer that *anchor* may mean, legal or not, the likeliest first; at most 40.

        The refusal of the first is the answer to a person who points there in vain. The result depends on *view* alone; it is ``()`` for a
        spectator, for an unknown anchor, and for one that means no action.
        """
        ...  # pragma: no cover


@runtime_checkable
class Dealing(Protocol[S]):
    """Luck that comes in one go, for programs that need no state after each outcome; a :class:`boardrules.Dealer` uses it."""

    def deal_luck(self, state: S, draw: Callable[[int], int]) -> S:
        """Return the state to which all luck that is due in *state* leads; *state* itself if none is.

        ``draw(n)`` answers one chance point after another with a number from 0 to *n* - 1, as ``chance_action`` counts its *n* outcomes.
        """
        ...  # pragma: no cover


@runtime_checkable
class Facts(Protocol[V_contra, F_co]):
    """Facts that the rules derive from a view and that every interface has to show."""

    @property
    def FACTS(self) -> TypeForm[F_co]:  # noqa: N802  (a constant of the module)
        """The type of the game's facts."""
        ...  # pragma: no cover

    def facts(self, view: V_contra) -> F_co:
        """Return the facts of a view: a value, written as JSON like every other."""
        ...  # pragma: no cover


@runtime_checkable
class Evaluating(Protocol[V_contra]):
    """An estimate of how well a seat stands, for bots that stop their search at a view."""

    def evaluate(self, view: V_contra) -> float:
        """Return how well the seat whose *view* this is stands, from -1 (it has lost) to 1 (it has won).

        When the game is over, the number is exact: 1 for the winners, -1 for the others, 0 for everybody in a draw. Before the end it is an
        estimate, and 0 means that the seat stands neither well nor badly. Raises ValueError for the view of a spectator.
        """
        ...  # pragma: no cover


@runtime_checkable
class Numbering(Protocol[V, A, O_contra]):
    """Actions and views as numbers, for programs that learn.

    Both depend only on the options, the cards and the version of the rules, and are the same in every process.
    """

    def action_space(self, options: O_contra | None = None) -> ActionSpace[A, V]:
        """Return the numbering of the players' actions with *options*. Raises InvalidOptions."""
        ...  # pragma: no cover

    def observe(self, view: V) -> tuple[int, ...]:
        """Return *view* as numbers, as many as ``observation_shape`` says; seats count from the viewer."""
        ...  # pragma: no cover

    def observation_shape(self, options: O_contra | None = None) -> tuple[int, ...]:
        """Return the length of an observation with *options*, as a tuple of one number. Raises InvalidOptions."""
        ...  # pragma: no cover

    def observation_fields(self, options: O_contra | None = None) -> tuple[ObservationField, ...]:
        """Return the meaning of each number of an observation, in order. Raises InvalidOptions."""
        ...  # pragma: no cover


@runtime_checkable
class Usage(Protocol[E_contra]):
    """Uses of cards, leaders and abilities, read from events, for records of many games."""

    @property
    def USES(self) -> tuple[UseKind, ...]:  # noqa: N802  (a constant of the module)
        """The kinds of uses in this game."""
        ...  # pragma: no cover

    def uses(self, event: E_contra) -> tuple[Use, ...]:
        """Return the uses that *event* reports; mostly none."""
        ...  # pragma: no cover


@runtime_checkable
class Wording(Protocol[V_contra, A_contra, E_contra]):
    """Events and labels as messages: keys and parameters, which :func:`boardrules.translator` puts in words of any language.

    ``format_event`` and ``label`` of such a game return the English sentences of the same messages.
    """

    @property
    def MESSAGES(self) -> Messages:  # noqa: N802  (a constant of the module)
        """The messages of the game: their keys, and a sentence in English for each."""
        ...  # pragma: no cover

    def event_message(self, view: V_contra, event: E_contra) -> Message:
        """Return *event* as a message; *view* is the view after it."""
        ...  # pragma: no cover

    def label_message(self, view: V_contra, action: A_contra) -> Message:
        """Return the label of *action* as a message."""
        ...  # pragma: no cover


@runtime_checkable
class Naming(Protocol[V_contra]):
    """Names of things where several have the same: two cards of one name, a hero and its copy."""

    def called(self, view: V_contra, id: str) -> Message:
        """Return what *id* is called in *view*: its name, with its place, its owner or a number if the view shows others of that name.

        An unknown *id* is its own name. Two things that *view* shows are never called the same.
        """
        ...  # pragma: no cover


@runtime_checkable
class Turns(Protocol[S_contra]):
    """The number of the current turn, for games in which other seats may be asked something during a seat's turn."""

    def turn_of(self, state: S_contra) -> tuple[int, ...]:
        """Return numbers that stay the same throughout a turn, with everything that its end sets off, and differ in the next turn."""
        ...  # pragma: no cover


@runtime_checkable
class Worlds(Protocol[S_co, V_contra]):
    """The capability to list every state that a seat must consider possible, in a game with hidden cards."""

    def worlds(self, view: V_contra) -> Iterator[S_co]:
        """Yield every state that is consistent with *view*, each once; there can be very many.

        If states differ only in which other seat knows a card that the viewer does not know, one of them is enough: that of
        ``determinize``.

        Raises InvalidState for a view whose states cannot be listed.
        """
        ...  # pragma: no cover


def offers(game: object, capability: type) -> bool:
    """Return what ``isinstance(game, capability)`` does, which finds the names of the members of a Protocol anew each time."""
    return all(getattr(game, name, None) is not None for name in _members(capability))


@cache
def _members(protocol: type) -> frozenset[str]:
    """Return the names of all members of a Protocol."""
    return get_protocol_members(protocol)

"""Capabilities: what a game may offer besides the contract; each is a separate Protocol and has its laws in ``check_game``.

A game has a capability if it has the functions of the Protocol; :func:`boardrules.capability` finds it, also of a game made by
``from_state``. A game that lacks :class:`Notation` or :class:`Rendering` is written and drawn plainly, see :mod:`boardrules.authoring`.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Protocol, TypeVar, runtime_checkable

from typing_extensions import TypeForm

from boardrules.messages import Message, Messages, Speaker
from boardrules.numbering import ActionSpace, ObservationField
from boardrules.usage import Use, UseKind

__all__ = ["Evaluating", "Facts", "Notation", "Numbering", "Rendering", "Turns", "Usage", "Wording", "Worlds"]

V_contra = TypeVar("V_contra", contravariant=True)
A_contra = TypeVar("A_contra", contravariant=True)
A = TypeVar("A")
E_contra = TypeVar("E_contra", contravariant=True)
F_co = TypeVar("F_co", covariant=True)
O_contra = TypeVar("O_contra", contravariant=True)
S_contra = TypeVar("S_contra", contravariant=True)
S_co = TypeVar("S_co", covariant=True)
V = TypeVar("V")


@runtime_checkable
class Notation(Protocol[V_contra, A, E_contra]):
    """Actions and events in words: short ones to type, long ones to read."""

    def format_action(self, view: V_contra, action: A) -> str:
        """*action* in short notation, one line; distinct actions have distinct texts."""
        ...  # pragma: no cover

    def parse_action(self, view: V_contra, text: str) -> A:
        """The action that *text* means. Raises ParseError or AmbiguousNotation; whether it is legal is not asked."""
        ...  # pragma: no cover

    def format_event(self, view: V_contra, event: E_contra) -> str:
        """*event* as a sentence."""
        ...  # pragma: no cover

    def label(self, view: V_contra, action: A) -> str:
        """*action* in words, as a button says it: "Knight attacks the leader in melee"."""
        ...  # pragma: no cover


@runtime_checkable
class Rendering(Protocol[V_contra, A_contra]):
    """A view as text and as a picture in which things can be pointed at, in English or in the language of a translator.

    An *anchor* names one thing in the picture: ``0.V1``, ``deck.0``, ``card.B4_C``, ``cell.3,-1``. Everything that an action can name is
    one element of the picture, with the attribute ``data-anchor``.
    """

    def render_text(self, view: V_contra, *, translator: Speaker | None = None) -> str:
        """The position as plain text for a terminal, in the language of *translator*: a :func:`boardrules.translator` of this game."""
        ...  # pragma: no cover

    def render_svg(
        self, view: V_contra, *, targets: tuple[str, ...] = (), focus: str | None = None, translator: Speaker | None = None
    ) -> str:
        """The position as one SVG document. *targets* are the anchors that may be chosen, *focus* the one that is looked at.

        Its words are in the language of *translator*, a :func:`boardrules.translator` of this game; in English without one.
        """
        ...  # pragma: no cover

    def anchors(self, view: V_contra, action: A_contra) -> tuple[str, ...]:
        """What a person points at, in this order, to take *action*; ``()`` for an action that is a button.

        No two legal actions of a seat share both their anchors and their label, in any language of the game; nor do outcomes of luck.
        """
        ...  # pragma: no cover


@runtime_checkable
class Facts(Protocol[V_contra, F_co]):
    """What the rules derive from a view and every interface has to show."""

    @property
    def FACTS(self) -> TypeForm[F_co]:  # noqa: N802  (a constant of the module)
        """The type of the game's facts."""
        ...  # pragma: no cover

    def facts(self, view: V_contra) -> F_co:
        """The facts of a view: a value, JSON like every other."""
        ...  # pragma: no cover


@runtime_checkable
class Evaluating(Protocol[V_contra]):
    """How well a seat stands, guessed from its view: what bots look at where they stop to search."""

    def evaluate(self, view: V_contra) -> float:
        """How well the seat whose *view* this is stands, from -1 (it has lost) to 1 (it has won).

        When the game is over the number is exact: 1 for the winners, -1 for the others, 0 for all in a draw. Before, it is a guess, and 0
        means that the seat stands neither well nor badly. Raises ValueError for the view of a spectator, who does not play.
        """
        ...  # pragma: no cover


@runtime_checkable
class Numbering(Protocol[V, A, O_contra]):
    """Actions and views as numbers, for programs that learn.

    Both depend on nothing but the options, the cards and the version of the rules, and are the same in every process.
    """

    def action_space(self, options: O_contra | None = None) -> ActionSpace[A, V]:
        """The numbering of the players' actions with *options*. Raises InvalidOptions."""
        ...  # pragma: no cover

    def observe(self, view: V) -> tuple[int, ...]:
        """*view* as numbers, as many as ``observation_shape`` says; seats count from the viewer."""
        ...  # pragma: no cover

    def observation_shape(self, options: O_contra | None = None) -> tuple[int, ...]:
        """How many numbers an observation has with *options*: a tuple of one number. Raises InvalidOptions."""
        ...  # pragma: no cover

    def observation_fields(self, options: O_contra | None = None) -> tuple[ObservationField, ...]:
        """What each number of an observation is, in order. Raises InvalidOptions."""
        ...  # pragma: no cover


@runtime_checkable
class Usage(Protocol[E_contra]):
    """Which cards, leaders and abilities players use, as events tell it: for records of many games."""

    @property
    def USES(self) -> tuple[UseKind, ...]:  # noqa: N802  (a constant of the module)
        """The ways in which something is used in this game."""
        ...  # pragma: no cover

    def uses(self, event: E_contra) -> tuple[Use, ...]:
        """What *event* says that somebody used; mostly nothing."""
        ...  # pragma: no cover


@runtime_checkable
class Wording(Protocol[V_contra, A_contra, E_contra]):
    """Events and labels as messages: keys and parameters, which :func:`boardrules.translator` puts in words of any language.

    ``format_event`` and ``label`` of such a game are the English sentences of the same messages.
    """

    @property
    def MESSAGES(self) -> Messages:  # noqa: N802  (a constant of the module)
        """Where the game's messages are."""
        ...  # pragma: no cover

    def event_message(self, view: V_contra, event: E_contra) -> Message:
        """*event* as a message, *view* being what is seen after it."""
        ...  # pragma: no cover

    def label_message(self, view: V_contra, action: A_contra) -> Message:
        """*action* as a message, as a button says it."""
        ...  # pragma: no cover


@runtime_checkable
class Turns(Protocol[S_contra]):
    """Which turn it is, in a game where others may be asked something in the middle of a seat's turn."""

    def turn_of(self, state: S_contra) -> tuple[int, ...]:
        """Numbers that stay the same as long as a turn goes on, all that its end sets off included, and are others in the next."""
        ...  # pragma: no cover


@runtime_checkable
class Worlds(Protocol[S_co, V_contra]):
    """All positions that a seat has to reckon with, in a game with hidden cards."""

    def worlds(self, view: V_contra) -> Iterator[S_co]:
        """Every state that fits *view*, each once, one after another: there can be very many.

        Of states that differ in nothing but in who else knows a card that the viewer does not, one is enough: that of ``determinize``.

        Raises InvalidState for a view of which they are not listed.
        """
        ...  # pragma: no cover

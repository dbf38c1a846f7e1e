"""The ability language of Pixel Tactics: what cards are written in.

Words (``spell(damage(1, to=up_to(5, any_hero)))``) make values of the grammar
(``Spell(effects=(DealDamage(...),))``), which are stored as JSON, checked by :func:`boardrules.pixel_tactics.with_cards`, executed by the
engine and turned into sentences. The engine never knows a card.
"""

from __future__ import annotations

from boardrules.pixel_tactics.language.english.sentence import sentence, side_text
from boardrules.pixel_tactics.language.grammar import abilities as _grammar_abilities
from boardrules.pixel_tactics.language.grammar import card as _grammar_card
from boardrules.pixel_tactics.language.grammar import casualties as _grammar_casualties
from boardrules.pixel_tactics.language.grammar import decks as _grammar_decks
from boardrules.pixel_tactics.language.grammar import effects as _grammar_effects
from boardrules.pixel_tactics.language.grammar import expressions as _grammar_expressions
from boardrules.pixel_tactics.language.grammar import modifiers as _grammar_modifiers
from boardrules.pixel_tactics.language.grammar import permissions as _grammar_permissions
from boardrules.pixel_tactics.language.grammar import pieces as _grammar_pieces
from boardrules.pixel_tactics.language.grammar import reactions as _grammar_reactions
from boardrules.pixel_tactics.language.grammar import reserve as _grammar_reserve
from boardrules.pixel_tactics.language.grammar import restrictions as _grammar_restrictions
from boardrules.pixel_tactics.language.grammar import statuses as _grammar_statuses
from boardrules.pixel_tactics.language.grammar import transfers as _grammar_transfers
from boardrules.pixel_tactics.language.grammar.abilities import *
from boardrules.pixel_tactics.language.grammar.card import *
from boardrules.pixel_tactics.language.grammar.casualties import *
from boardrules.pixel_tactics.language.grammar.decks import *
from boardrules.pixel_tactics.language.grammar.effects import *
from boardrules.pixel_tactics.language.grammar.expressions import *
from boardrules.pixel_tactics.language.grammar.modifiers import *
from boardrules.pixel_tactics.language.grammar.permissions import *
from boardrules.pixel_tactics.language.grammar.pieces import *
from boardrules.pixel_tactics.language.grammar.reactions import *
from boardrules.pixel_tactics.language.grammar.reserve import *
from boardrules.pixel_tactics.language.grammar.restrictions import *
from boardrules.pixel_tactics.language.grammar.statuses import *
from boardrules.pixel_tactics.language.grammar.transfers import *
from boardrules.pixel_tactics.language.whom import players_meant_by
from boardrules.pixel_tactics.language.words import abilities as _words_abilities
from boardrules.pixel_tactics.language.words import casualties as _words_casualties
from boardrules.pixel_tactics.language.words import decks as _words_decks
from boardrules.pixel_tactics.language.words import effects as _words_effects
from boardrules.pixel_tactics.language.words import expressions as _words_expressions
from boardrules.pixel_tactics.language.words import permissions as _words_permissions
from boardrules.pixel_tactics.language.words import reactions as _words_reactions
from boardrules.pixel_tactics.language.words import reserve as _words_reserve
from boardrules.pixel_tactics.language.words import statuses as _words_statuses
from boardrules.pixel_tactics.language.words import transfers as _words_transfers
from boardrules.pixel_tactics.language.words.abilities import *
from boardrules.pixel_tactics.language.words.casualties import *
from boardrules.pixel_tactics.language.words.decks import *
from boardrules.pixel_tactics.language.words.effects import *
from boardrules.pixel_tactics.language.words.expressions import *
from boardrules.pixel_tactics.language.words.permissions import *
from boardrules.pixel_tactics.language.words.reactions import *
from boardrules.pixel_tactics.language.words.reserve import *
from boardrules.pixel_tactics.language.words.statuses import *
from boardrules.pixel_tactics.language.words.transfers import *

__all__ = ["players_meant_by", "sentence", "side_text"]
__all__ += _grammar_abilities.__all__
__all__ += _grammar_card.__all__
__all__ += _grammar_casualties.__all__
__all__ += _grammar_decks.__all__
__all__ += _grammar_effects.__all__
__all__ += _grammar_expressions.__all__
__all__ += _grammar_modifiers.__all__
__all__ += _grammar_pieces.__all__
__all__ += _grammar_reserve.__all__
__all__ += _grammar_reactions.__all__
__all__ += _grammar_restrictions.__all__
__all__ += _grammar_statuses.__all__
__all__ += _grammar_permissions.__all__
__all__ += _grammar_transfers.__all__
__all__ += _words_abilities.__all__
__all__ += _words_casualties.__all__
__all__ += _words_decks.__all__
__all__ += _words_effects.__all__
__all__ += _words_expressions.__all__
__all__ += _words_reserve.__all__
__all__ += _words_reactions.__all__
__all__ += _words_statuses.__all__
__all__ += _words_permissions.__all__
__all__ += _words_transfers.__all__

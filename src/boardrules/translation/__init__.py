"""Translations: the messages of a game as sentences in the reader's language.

Every message has a key and parameters; a :class:`Translator` puts it in words. The library speaks English, Polish and Russian. Another
language needs the extra ``i18n`` (``pip install fluent.runtime``), imported when the first translator of such a language is made.
``python -m boardrules.translation`` compiles the sentences of a package; see the page on translations in the documentation.
"""

from __future__ import annotations

from boardrules.translation.translator import Translator, UnknownLanguage, languages, translator

__all__ = ["Translator", "UnknownLanguage", "languages", "translator"]

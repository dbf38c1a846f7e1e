"""Content: packs of units, savages, events, segments and maps, in the language of ``_language``."""

"""Sphinx: ``sphinx-build -W --keep-going -n -b html docs docs/_build/html``, offline, with every warning an error."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import boardrules

sys.path[:0] = [str(Path(__file__).parent / "_ext"), str(Path(__file__).parents[1])]

project = "boardrules"
author = "the boardrules authors"
copyright = author
version = release = boardrules.__version__

extensions = [
    "myst_parser",
    "sphinx.ext.autodoc",
    "sphinx.ext.intersphinx",
    "sphinx_copybutton",
    "sphinx_reredirects",
    "sphinxarg.ext",
    "sphinxext.opengraph",
    "boardrules_docs",
]
smartquotes_action = "qe"  # quotes and ellipses; the dashes of options stay
source_suffix = {".md": "markdown"}
exclude_patterns = ["_build", "_parts", "tutorial"]
templates_path = ["_templates"]
nitpicky = True

myst_enable_extensions = ["colon_fence", "deflist"]
myst_heading_anchors = 3

autodoc_member_order = "bysource"
autodoc_typehints_format = "short"
autodoc_preserve_defaults = True
python_use_unqualified_type_names = True

# The build is offline: the names of other projects that the reference links to are committed.
intersphinx_mapping = {
    "python": ("https://docs.python.org/3", "inventories/python.inv"),
    "msgspec": ("https://jcristharif.com/msgspec", "inventories/msgspec.inv"),
}

nitpick_ignore_regex = [
    # Names of other projects that are not linked.
    (r"py:.*", r"(msgspec|typing_extensions|hypothesis|concurrent|random|pathlib|os|collections|argparse|types|importlib)\..*"),
    # Type variables: State, Action, View, Event and Options of whichever game it is, that game itself, G, and those of a puzzle.
    (r"py:(class|obj)", r"(.*\.)?[SAVEOTGUFKPB](\d|_co|_contra|_same)?"),
    # Not public: what a compiled sentence is made of.
    (r"py:class", r"boardrules\.messages\.(Variable|NamedCard|NamedPlace|NamedPlayer|Names|Select|SelectReader)"),
    # How signatures write Game[Any, Any, Any, Any, Any], a game found by its name.
    (r"py:class", r"AnyGame"),
    # Not public, and no part of what a caller writes: the mark for "no reader" of Match.log, and a game by the two functions that are used.
    (r"py:class", r"boardrules\.(match\._Host|positions\._Described)"),
    # Not public either: what methods for tools hand out, a state taken apart and the compiled cards.
    (r"py:class", r"boardrules\.(chibitactics|pixel_tactics)\._(packs\.catalogue\.Catalogue|engine\.position\.Position)"),
    # Functions as values, and the words of the card language that an action of the game has the name of as well.
    (r"py:class", r"(.*\.)?(Stepping|Check|Apply|PlaceTop|KeepOne|DrawUpTo|DiscardAny)"),
    # Not public: what numbers the actions of a game. And JSON as Python reads it, in a field of a type of ours.
    (r"py:class", r"boardrules\.(chibitactics|pixel_tactics)\._numbering\.Numbers|(shapes\.)?Json"),
    # Short names by which the standard library and typing-extensions are written in signatures.
    (
        r"py:class",
        r"(TypeForm|Random|Executor|PathLike|Path|Raw|Traversable|Hashable|Iterator|Iterable|Callable|Sequence|Mapping|.*\.?Annotated)",
    ),
]

# Guides had no folders before: their old addresses lead on.
MOVED = {
    "tutorials": "quickstart training your_own_game",
    "how-to": "adapters broken_laws examples explanations frontends hosting javascript learning lessons logs migration pictures pieces "
    "positions puzzles simulation testing translations",
    "explanations": "bots chance contract deprecation design hidden_information refusals",
    "reference": "codec command_line glossary vocabulary",
}
redirects = {name: f"{folder}/{name}.html" for folder, names in MOVED.items() for name in names.split()}

# Where the pages are served, if that is known: links in llms.txt and what other sites show of a page need whole addresses.
html_baseurl = ogp_site_url = os.environ.get("DOCS_URL", "")
ogp_image = "_static/social.png"
ogp_image_alt = "A position of Pixies as boardrules draws it"
ogp_social_cards = {"enable": False}

copybutton_prompt_text = r">>> |\.\.\. |\$ "
copybutton_prompt_is_regexp = True

html_theme = "furo"
html_title = f"boardrules {release}"
html_static_path = ["_static"]
html_css_files = ["boardrules.css"]
html_js_files = [("boardrules.js", {"defer": "defer"})]
html_sidebars = {f"{language}/**": ["sidebar/brand.html", "languages.html"] for language in ("pl", "ru")}
html_use_index = False  # the search box finds every name; a list of all of them is longer than a page should be
html_copy_source = False
html_show_sphinx = False
html_theme_options: dict[str, object] = {"top_of_page_buttons": []}
highlight_options = {"python": {"stripnl": True}}  # included code ends with the blank lines before what follows it
pygments_style = "friendly"
pygments_dark_style = "monokai"

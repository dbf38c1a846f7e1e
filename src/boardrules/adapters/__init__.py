"""Adapters: games of this library in the form that other libraries expect.

Each module adapts games to one other library, by the public contract alone: it accepts any game with the capabilities that it names. Import
the module you want, such as ``boardrules.adapters.text``; the libraries are extras, such as ``boardrules[pettingzoo]``.
"""

"""Games of this library as other libraries know games.

Each module is an adapter to one of them and stands on the public contract alone: any game works that has the capabilities named there.
Import the module that is wanted, such as ``boardrules.adapters.text``; the libraries are extras, such as ``boardrules[pettingzoo]``.
"""

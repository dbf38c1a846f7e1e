"""The laws of the contract, a module for each kind.

Laws about declarations, which need no game to be played, are in ``declared``, and all others in ``play``, ``secrecy`` and ``faces``;
``inputs`` makes what the laws try.
"""

"""The laws of the contract, a module for each kind, and how rare positions are sought."""

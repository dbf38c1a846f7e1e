"""The effects that ask nothing, a module for each topic."""

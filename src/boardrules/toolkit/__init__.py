"""Tools that the games of this library share: the parts of refusals, packs, notation and pictures."""

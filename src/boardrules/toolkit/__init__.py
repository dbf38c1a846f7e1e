"""What the games of this library share: the parts from which refusals, packs, notation and pictures are made."""

"""The printed cards, one file a card, each in two wordings."""

"""The promo cards, card by card."""

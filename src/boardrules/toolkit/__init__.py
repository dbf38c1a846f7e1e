"""What the games share and no user needs: each module says what for."""

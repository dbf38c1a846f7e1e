"""How small: bytes of a state, memory over many games."""

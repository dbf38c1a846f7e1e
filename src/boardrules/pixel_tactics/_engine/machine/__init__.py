"""The stack machine: the kinds of frames, the interpreter that carries them on, and the texts that are carried out."""

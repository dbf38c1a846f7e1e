"""The commands ``list``, ``rules`` and ``schema``, and cards and rules looked up at the prompt."""

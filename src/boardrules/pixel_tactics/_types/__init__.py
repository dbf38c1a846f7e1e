"""The values of Pixel Tactics: options, state, stack, actions, events, view; structs and nothing else."""

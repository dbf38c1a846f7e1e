"""The values of Chibitactics: options, state, stack, actions, events, view; structs and nothing else."""

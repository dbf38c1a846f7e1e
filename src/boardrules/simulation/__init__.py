"""Many games between bots, summed up."""

from boardrules.simulation.runner import simulate
from boardrules.simulation.summary import Distribution, Summary, WorkerDied

__all__ = ["Distribution", "Summary", "WorkerDied", "simulate"]

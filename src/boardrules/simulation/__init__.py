"""Simulation: play many games between bots, record them, and summarise the results."""

from boardrules.simulation.findings import Finding, findings
from boardrules.simulation.folder import RunMismatch, read_header, read_records, read_summary
from boardrules.simulation.plots import plot, plot_pairs, who_beats_whom
from boardrules.simulation.progress import ProgressBar
from boardrules.simulation.rates import Rate
from boardrules.simulation.records import GameRecord, RunHeader
from boardrules.simulation.runner import simulate
from boardrules.simulation.summary import BotResult, Distribution, PairResult, Summary, UseResult, WorkerDied

__all__ = [
    "BotResult",
    "Distribution",
    "Finding",
    "GameRecord",
    "PairResult",
    "ProgressBar",
    "Rate",
    "RunHeader",
    "RunMismatch",
    "Summary",
    "UseResult",
    "WorkerDied",
    "findings",
    "plot",
    "plot_pairs",
    "read_header",
    "read_records",
    "read_summary",
    "simulate",
    "who_beats_whom",
]

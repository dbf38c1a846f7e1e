"""Tournaments: who meets whom, the games of bots and the logs of people, standings and ratings."""

from boardrules.tournaments.folder import TournamentHeader, read_tournament
from boardrules.tournaments.logs import tournament_of_logs
from boardrules.tournaments.pairing import round_robin, swiss
from boardrules.tournaments.plots import plot_tournament
from boardrules.tournaments.ratings import Rating, ratings
from boardrules.tournaments.results import Bye, Pairing, Result, System, TournamentError, compared
from boardrules.tournaments.runner import tournament
from boardrules.tournaments.standings import Standing, standings
from boardrules.tournaments.tournament import Tournament

__all__ = [
    "Bye",
    "Pairing",
    "Rating",
    "Result",
    "Standing",
    "System",
    "Tournament",
    "TournamentError",
    "TournamentHeader",
    "compared",
    "plot_tournament",
    "ratings",
    "read_tournament",
    "round_robin",
    "standings",
    "swiss",
    "tournament",
    "tournament_of_logs",
]

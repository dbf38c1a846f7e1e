"""The words of the application itself, in three languages; those of the games come from the library."""

from __future__ import annotations

from typing import Final

__all__ = ["LANGUAGES", "say"]

LANGUAGES: Final = ("en", "pl", "ru")

WORDS: Final[dict[str, tuple[str, str, str]]] = {
    "anew": ("New match", "Nowa rozgrywka", "Новая партия"),
    "begin": ("Begin", "Zacznij", "Начать"),
    "bots-turn": ("It is a bot's turn.", "Teraz gra bot.", "Ходит бот."),
    "card": ("Cards", "Karty", "Карты"),
    "choose": ("Type to search, or an action in notation", "Szukaj albo wpisz akcję w notacji", "Ищите или введите действие в нотации"),
    "close": ("Close", "Zamknij", "Закрыть"),
    "default": ("as usual", "jak zwykle", "как обычно"),
    "game": ("Game", "Gra", "Игра"),
    "go-on": ("Go on", "Graj dalej", "Продолжить"),
    "hand-over": (
        "{player} is next. Hand the terminal over; press Enter when nobody else looks.",
        "{player} gra teraz. Przekaż terminal; naciśnij Enter, gdy nikt inny nie patrzy.",
        "Теперь ходит {player}. Передайте терминал и нажмите Enter, когда никто другой не смотрит.",
    ),
    "kept": ("The log is kept in {path}.", "Zapis gry: {path}.", "Запись партии: {path}."),
    "language": ("Language", "Język", "Язык"),
    "leave": ("Leave", "Wyjdź", "Выйти"),
    "look-up": ("Type to search", "Szukaj", "Поиск"),
    "no": ("no", "nie", "нет"),
    "none-legal": (
        "No action that is legal now is called so.",
        "Żadna dozwolona teraz akcja tak się nie nazywa.",
        "Ни одно действие, возможное сейчас, так не называется.",
    ),
    "over": ("The match is over.", "Rozgrywka jest skończona.", "Партия окончена."),
    "person": ("{player}: a person", "{player}: człowiek", "{player}: человек"),
    "refused": ("Not allowed: {why}", "Niedozwolone: {why}", "Нельзя: {why}"),
    "rule": ("Rules", "Zasady", "Правила"),
    "saved": ("Matches to go on with", "Rozpoczęte gry", "Начатые партии"),
    "taken-back": ("Taken back.", "Cofnięto.", "Ход отменён."),
    "undo": ("Take back", "Cofnij", "Отменить ход"),
    "verified": ("The log was replayed: {result}", "Zapis odtworzono: {result}", "Запись проверена: {result}"),
    "wins": ("wins", "wygrywa", "побеждает"),
    "yes": ("yes", "tak", "да"),
}


def say(language: str, key: str, **params: object) -> str:
    """Return the words of *key* in a language, English for one that is not known."""
    place = LANGUAGES.index(language) if language in LANGUAGES else 0
    return WORDS[key][place].format(**params)

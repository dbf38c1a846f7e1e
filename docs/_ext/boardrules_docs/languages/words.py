"""Words of the pages in Polish and Russian that are no messages of the library: titles of chapters, and what stands around the rules."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

CHAPTERS: Final[Mapping[str, Mapping[str, str]]] = {
    "CT-OV": {"pl": "O grze", "ru": "Об игре"},
    "CT-CO": {"pl": "Elementy gry", "ru": "Состав игры"},
    "CT-SU": {"pl": "Przygotowanie", "ru": "Подготовка"},
    "CT-TU": {"pl": "Tury", "ru": "Ходы"},
    "CT-EV": {"pl": "Wydarzenia", "ru": "События"},
    "CT-MV": {"pl": "Ruch", "ru": "Движение"},
    "CT-SC": {"pl": "Zwiad", "ru": "Разведка"},
    "CT-TE": {"pl": "Teren", "ru": "Местность"},
    "CT-SV": {"pl": "Dzikusy", "ru": "Дикари"},
    "CT-WD": {"pl": "Rany i śmierć", "ru": "Раны и смерть"},
    "CT-TR": {"pl": "Trofea", "ru": "Трофеи"},
    "CT-SK": {"pl": "Umiejętności", "ru": "Навыки"},
    "CT-CA": {"pl": "Kategorie umiejętności", "ru": "Категории навыков"},
    "CT-PR": {"pl": "Cechy umiejętności", "ru": "Свойства навыков"},
    "CT-H": {"pl": "Decyzje tego projektu", "ru": "Решения этого проекта"},
    "PT-SET": {"pl": "Przygotowanie", "ru": "Подготовка"},
    "PT-FLOW": {"pl": "Rundy, fale i tury", "ru": "Раунды, волны и ходы"},
    "PT-CEASE": {"pl": "Zawieszenie broni", "ru": "Перемирие"},
    "PT-ACT": {"pl": "Akcje", "ru": "Действия"},
    "PT-ATK": {"pl": "Ataki i teksty kart", "ru": "Атаки и тексты карт"},
    "PT-DMG": {"pl": "Obrażenia i straty", "ru": "Урон и потери"},
    "PT-OP": {"pl": "Taktyki", "ru": "Операции"},
    "PT-TRAP": {"pl": "Pułapki", "ru": "Ловушки"},
    "PT-STAT": {"pl": "Stany", "ru": "Эффекты состояния"},
    "PT-OWN": {"pl": "Właściciele kart", "ru": "Владельцы карт"},
    "PT-END": {"pl": "Koniec partii", "ru": "Конец матча"},
    "PT-SER": {"pl": "Serie partii", "ru": "Серии матчей"},
    "PT-LOOP": {"pl": "Pętle i ograniczenia", "ru": "Зацикливания и ограничения"},
    "PT-2V2": {"pl": "Dwóch na dwóch", "ru": "Двое на двое"},
    "PT-POOL": {"pl": "Jedna wspólna talia", "ru": "Одна общая колода"},
    "PT-DECK": {"pl": "Talie własnego układu", "ru": "Собранные колоды"},
    "PT-CUSTOM": {"pl": "Własne karty", "ru": "Собственные карты"},
    "PT-RUL": {"pl": "Rozstrzygnięcia o kartach", "ru": "Решения по картам"},
    "PT-FAQ": {"pl": "Pytania i odpowiedzi z instrukcji", "ru": "Вопросы и ответы из правил"},
    "PX-CMP": {"pl": "Elementy gry", "ru": "Состав игры"},
    "PX-SET": {"pl": "Przygotowanie", "ru": "Подготовка"},
    "PX-TUR": {"pl": "Tury", "ru": "Ходы"},
    "PX-PLA": {"pl": "Układanie kart", "ru": "Как класть карты"},
    "PX-INF": {"pl": "Informacje jawne", "ru": "Открытая информация"},
    "PX-END": {"pl": "Koniec rundy", "ru": "Конец раунда"},
    "PX-SCO": {"pl": "Punktacja", "ru": "Подсчёт очков"},
    "PX-RND": {"pl": "Nowa runda", "ru": "Новый раунд"},
    "PX-WIN": {"pl": "Zwycięzca", "ru": "Победитель"},
    "PX-FP": {"pl": "Flower Power", "ru": "Flower Power"},
    "PX-BGA": {"pl": "Board Game Arena", "ru": "Board Game Arena"},
}
"""Title of each chapter, beside the English ones of ``_chapters``."""

NAMES: Final[Mapping[str, str]] = {"en": "English", "pl": "Polski", "ru": "Русский"}
"""What each language calls itself."""

WORDS: Final[Mapping[str, Mapping[str, str]]] = {
    "start": {"pl": "Zasady gier po polsku", "ru": "Правила игр на русском"},
    "start-text": {
        "pl": "Zasady, karty i pojęcia trzech gier, własnymi słowami. Pozostałe strony tej dokumentacji są po angielsku.",
        "ru": "Правила, карты и понятия трёх игр, своими словами. Остальные страницы этой документации на английском языке.",
    },
    "rules": {"en": "Rules", "pl": "Zasady", "ru": "Правила"},
    "terms": {"pl": "Pojęcia", "ru": "Понятия"},
    "terms-text": {
        "pl": "Słowa zasad w trzech językach i zasady, w których występują.",
        "ru": "Слова правил на трёх языках и правила, в которых они встречаются.",
    },
    "cards": {"pl": "Karty", "ru": "Карты"},
    "cards-text": {
        "pl": "Nazwy kart po polsku i po angielsku. Każda prowadzi na stronę karty, na której jej działanie opisano po angielsku.",
        "ru": "Названия карт по-русски и по-английски. Каждое ведёт на страницу карты, где её действие описано по-английски.",
    },
    "source": {"pl": "Źródło", "ru": "Источник"},
    "house": {"pl": "Decyzja tego projektu", "ru": "Решение этого проекта"},
    "as-above": {"pl": "Jak wyżej.", "ru": "Как выше."},
    "by-default": {"pl": "Domyślnie", "ru": "По умолчанию"},
    "shown": {"pl": "Pozycja, która to pokazuje", "ru": "Позиция, которая это показывает"},
    "before": {"pl": "Przed", "ru": "До"},
    "after": {"pl": "Po", "ru": "После"},
    "refused": {"pl": "Niedozwolone", "ru": "Недопустимо"},
    "in-english": {"pl": "Po angielsku, z kodem i testami", "ru": "По-английски, с кодом и тестами"},
    "hero": {"pl": "Jednostka", "ru": "Герой"},
    "leader": {"pl": "Dowódca", "ru": "Лидер"},
    "card": {"pl": "Karta", "ru": "Карта"},
    "asked": {"pl": "Czytelnicy pytają", "ru": "Читатели спрашивают"},
    "search": {"en": "Search", "pl": "Szukaj", "ru": "Поиск"},
    "search-example": {"en": "a rule, a card, a task ...", "pl": "zasada, karta, zadanie ...", "ru": "правило, карта, задача ..."},
    "search-words": {"en": "Words", "pl": "Słowa", "ru": "Слова"},
    "search-script": {
        "en": "The search needs JavaScript.",
        "pl": "Wyszukiwanie wymaga JavaScriptu.",
        "ru": "Для поиска нужен JavaScript.",
    },
    "found-all": {
        "en": "Sections with these words, best first:",
        "pl": "Fragmenty z tymi słowami, najlepsze najpierw:",
        "ru": "Разделы с этими словами, лучшие сначала:",
    },
    "found-most": {
        "en": "No section has all of these words. These have most of them:",
        "pl": "Żaden fragment nie ma wszystkich tych słów. Te mają większość z nich:",
        "ru": "Ни в одном разделе нет всех этих слов. В этих есть большинство из них:",
    },
    "found-none": {
        "en": "No section has any of these words.",
        "pl": "Żaden fragment nie ma żadnego z tych słów.",
        "ru": "Ни в одном разделе нет ни одного из этих слов.",
    },
    "menu": {"pl": "Zasady po polsku", "ru": "Правила на русском"},
}
"""Words around the rules by their keys."""


def say(key: str, language: str) -> str:
    """Return a word in a language."""
    return WORDS[key][language]

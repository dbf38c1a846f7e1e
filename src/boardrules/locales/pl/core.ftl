### Wiadomości samej biblioteki po polsku.

## Players

# W zdaniu przed imieniem stoi „gracz”: gracz Ann, gracz 1.
player-in-sentence = { $number }
player-numbered = gracz { $number }
player-luck = los

## Lists

list-times = { $word } (×{ $n })
list-more = { $list }, { $word }
list-last = { $list } i { $word }

## Refusals

refusal-type = { $kind } nie jest akcją gry { $game }
refusal-value = pole akcji { $kind } ma niewłaściwą wartość: { $path }: { $fault }
refusal-over = gra jest skończona
refusal-no-action = to nie jest akcja żadnego gracza
refusal-luck-first = najpierw decyduje los
refusal-no-luck-now = los nie ma teraz nic do rozstrzygnięcia
refusal-not-to-act =
    { WHO($seat) ->
        [you] nie masz teraz ruchu
       *[other] gracz { PLAYER($seat) } nie ma teraz ruchu
    }
refusal-illegal = akcja { $kind } nie jest teraz możliwa
refusal-stale = to odpowiedź na pozycję, której już nie ma: spójrz jeszcze raz
refusal-match-over = rozgrywka jest skończona
refusal-match-no-seat = nie ma gracza { PLAYER($seat) }
refusal-retired =
    { WHO($seat) ->
        [you] rozgrywka jest skończona: rezygnujesz z niej
       *[other] rozgrywka jest skończona: gracz { PLAYER($seat) } rezygnuje
    }
refusal-supply-luck = tak podaje się tylko wyniki losu; własne akcje gracz zgłasza sam
refusal-submit-luck = gracz nie może zgłosić wyniku losu: los jest rozdawany albo podawany przez prowadzącego
refusal-match-not-own =
    { WHO($seat) ->
        [you] możesz zgłaszać tylko własne akcje
       *[other] gracz { PLAYER($seat) } może zgłaszać tylko własne akcje
    }
refusal-batch-revealed = poprzednia akcja coś ujawnia: zgłaszaj akcje pojedynczo
refusal-undo-nothing = nic jeszcze nie zostało zagrane
refusal-undo-luck = od ostatniej akcji gracza coś rozstrzygnął los
refusal-undo-revealed = ostatnia akcja coś ujawniła

## Errors of notation

notation-written = akcję zapisuje się { $forms } lub { $last }
notation-empty = pusty wiersz nie jest akcją; { $written }
notation-no-action = „{ $word }” nie jest akcją; { $written }
notation-too-many = „{ $word }” to o jedno słowo za dużo: { $form }
notation-missing = po „{ $words }” czegoś brakuje: { $form }
notation-number =
    { $what ->
        [cell] „{ $word }” to nie pole: potrzebna jest liczba od { $low } do { $high }
        [seat] „{ $word }” to nie numer gracza: potrzebna jest liczba od { $low } do { $high }
        [face] „{ $word }” to nie ścianka kostki: potrzebna jest liczba od { $low } do { $high }
        [coordinate] „{ $word }” to nie współrzędna: potrzebna jest liczba od { $low } do { $high }
       *[none] „{ $word }” to nie liczba od { $low } do { $high }
    }
notation-which-seat = akcję może wykonać kilku graczy: napisz na początku numer tego, czyja to akcja
notation-ambiguous =
    { $n ->
        [few] „{ $text }” może znaczyć { $n } różne akcje
       *[other] „{ $text }” może znaczyć { $n } różnych akcji
    }
notation-more = { "" } i jeszcze { $n }

## Tables of games of one's own

table-you = ty
table-to-act = kolej
table-winner = wygrana
table-face-down = zakryta karta
table-middle = stół
table-track = { $name }: { $at } z { $last }
table-pile = { $name }: { $n }, na wierzchu { $card }

## Lessons

lesson-choose = Wybierz: { $label }
lesson-go-on = Naciśnij Enter, żeby przejść dalej.
lesson-none = Gra { $game } nie ma lekcji.
lesson-number = Wpisz numer tego, co robisz.

## The command line

terminal-after-ply = po akcji { $ply }
terminal-at-the-end-of-the-round = na koniec rundy
terminal-at-this-terminal = Przy tym terminalu: { $people }. Boty: { $bots }.
terminal-before-the-last-action = przed ostatnią akcją rundy
terminal-bot = bot
terminal-cards-needs-word = „cards” wymaga słowa z nazwy lub identyfikatora karty: cards WORD
terminal-changes-only = To się zmieniło; „view” pokazuje wszystko.
terminal-choose = Wpisz numer albo akcję, tak jak zapisano wyżej; ? to pomoc.
terminal-decided = Rozstrzyga { $rule }.
terminal-draw = remis
terminal-drawing-written = rysunek zapisano w pliku { $file }
terminal-enter-plays = Enter wykonuje tę jedyną akcję; ? to pomoc.
terminal-file-exists = plik { $file } już istnieje: podaj inną nazwę
terminal-final-position = pozycja końcowa
terminal-final-standings = wynik końcowy
terminal-going-on =
    { $plies ->
        [one] Dalszy ciąg po { $plies } akcji.
       *[other] Dalszy ciąg po { $plies } akcjach.
    }
terminal-hand-over = Gracz { PLAYER($seat) }: naciśnij Enter, gdy nikt inny nie patrzy.
terminal-help = Wpisz numer akcji albo ją samą: { $example }
terminal-help-cards = co robią karty, które mają WORD w nazwie lub identyfikatorze
terminal-help-hint = jak zaczyna się następna akcja; za drugim razem: następna akcja
terminal-help-list = wszystkie akcje albo te, które zaczynają się od WORD
terminal-help-quit = zakończ w tym miejscu; gra przepada, chyba że ją zapisano albo zaczęto z --log
terminal-help-rules = tytuły wszystkich zasad; jedna zasada, np. BR-UNDO, albo rozdział, np. BR
terminal-help-save = zapisz dotychczasowy przebieg gry w pliku FILE albo ponownie w ostatnim
terminal-help-skip = opuść to zadanie
terminal-help-solution = reszta rozwiązania
terminal-help-undo = cofnij ostatnią akcję wpisaną tutaj i późniejsze akcje botów, o ile nic nie ujawniono
terminal-help-view = pokaż pozycję jeszcze raz
terminal-hide = Enter zasłania to, zanim spojrzy gracz { PLAYER($seat) }.
terminal-human = człowiek
terminal-kept-already = plik { $file } zawiera już każdą akcję tej gry: po „quit” nic nie przepadnie
terminal-list-begins = na początku: graczy { $seats }; { $options }
terminal-list-cards = karty: { $n }
terminal-list-editions = wydania: { $names }
terminal-list-factions = frakcje: { $names }
terminal-list-head = od { $least } do { $most } graczy, zasady { $version }
terminal-list-head-same = graczy: { $most }, zasady { $version }
terminal-list-lessons = lekcje: { $titles } („{ $command }”)
terminal-list-levels = poziomy botów: { $names }
terminal-list-options = opcje: { $names }
terminal-list-shows = „list WORD” pokazuje akcje, które zaczynają się od WORD, „list” wszystkie
terminal-log-written = zapis gry jest w pliku { $file }, sprawdzono: { $verdict }
terminal-luck = los
terminal-more-actions = i jeszcze { $n }: „list” pokazuje wszystkie, „list WORD” te, które zaczynają się od WORD
terminal-near = podobne: { $names }
terminal-new-name = { $name } nie może być nazwą gry: użyj od 2 do 40 małych liter łacińskich, cyfr i podkreśleń, na początku litera
terminal-new-name-taken = { $name } nie może być nazwą gry: tak nazywa się już coś w Pythonie albo pakiet
terminal-new-next = Co dalej:
terminal-new-page = zagraj na stronie
terminal-new-play = zobacz, jak grają boty
terminal-new-test = sprawdź, czy gra zachowuje wszystkie prawa
terminal-new-written = zapisano plik { $file }
terminal-no-action-number =
    { $last ->
        [1] nie ma akcji nr { $number }: jest tylko nr 1
       *[other] nie ma akcji nr { $number }: są numery od 1 do { $last }
    }
terminal-no-beginning = żadna akcja nie zaczyna się od „{ $word }”; „list” pokazuje wszystkie
terminal-no-card = w grze { $game } nie ma karty „{ $word }”
terminal-no-rule = w grze { $game } nie ma zasady „{ $word }”; { $hint }
terminal-no-rule-words = w grze { $game } nie ma zasady ze wszystkimi tymi słowami: { $words }
terminal-nobody = nikt
terminal-not-allowed = Niedozwolone, { $refusal }
terminal-not-enforced = program tego nie pilnuje
terminal-numbers = Liczba w nawiasie to numer gracza w akcjach, tak jak się je wpisuje.
terminal-older = starszy plik { $file } nazywa się teraz { $older }
terminal-page-back = Krok wstecz
terminal-page-first = Pierwsza pozycja
terminal-page-last = Ostatnia pozycja
terminal-page-on = Krok naprzód
terminal-page-position = Pozycja
terminal-page-steps = Kroki gry
terminal-page-written = stronę zapisano w pliku { $file }
terminal-position = pozycja
terminal-puzzle-chance = { $share } ({ $percent }%)
terminal-puzzle-chance-at-most = { $action }: nie to. Szansa na wygraną w tej turze to najwyżej { $chance }, a po najlepszej akcji { $best }.
terminal-puzzle-chance-how = Chodzi tylko o tę jedną akcję. Jej szansa zakłada najlepszą grę po niej, bez względu na odpowiedzi innych graczy. „hint” podpowiada, „solution” pokazuje, jak tura może potoczyć się dalej, „skip” opuszcza zadanie.
terminal-puzzle-chance-lower = { $action }: nie to. Szansa na wygraną w tej turze to { $chance }, a po najlepszej akcji { $best }.
terminal-puzzle-chance-plan = Jeśli los pomoże, tura potoczy się tak:
terminal-puzzle-chance-right = Dobrze: szansa na wygraną w tej turze to { $best }. Po następnej w kolejności akcji to { $second }.
terminal-puzzle-chance-task = Grasz jako gracz { PLAYER($seat) }: która akcja daje największą szansę na wygranie gry w tej turze?
terminal-puzzle-hint = Zaczyna się od: { $action }
terminal-puzzle-hint-all = To jest: { $action }
terminal-puzzle-how = Inni gracze odpowiadają, gdy są pytani, a zwycięstwo nie może zależeć od losu, od ich odpowiedzi ani od ukrytych kart. „hint” podpowiada, „solution” pokazuje resztę, „skip” opuszcza zadanie.
terminal-puzzle-may-win = { $action }: nie to. To może wygrać, ale nie na pewno: los, cudza odpowiedź albo to, czego nie widać, może to zepsuć.
terminal-puzzle-no-win = { $action }: nie to. Potem nic już nie wygrywa w tej turze.
terminal-puzzle-right =
    { $left ->
        [0] Dobrze, i to rozstrzyga.
        [one] Dobrze: jeszcze { $left } decyzja.
        [few] Dobrze: jeszcze { $left } decyzje.
       *[other] Dobrze: jeszcze { $left } decyzji.
    }
terminal-puzzle-solved =
    { $wrong ->
        [0] Rozwiązane bez błędnej próby.
        [one] Rozwiązane po { $wrong } błędnej próbie.
       *[other] Rozwiązane po { $wrong } błędnych próbach.
    }
terminal-puzzle-solved-of = Rozwiązane: { $solved } z { $puzzles }.
terminal-puzzle-task =
    { $decisions ->
        [one] Grasz jako gracz { PLAYER($seat) }: wygraj w tej turze, podejmując { $decisions } decyzję.
        [few] Grasz jako gracz { PLAYER($seat) }: wygraj w tej turze, podejmując { $decisions } decyzje.
       *[other] Grasz jako gracz { PLAYER($seat) }: wygraj w tej turze, podejmując { $decisions } decyzji.
    }
terminal-puzzle-title = zadanie { $number } z { $puzzles }: { $game }, zasady { $version }
terminal-puzzle-wrong = { $action }: nie to.
terminal-replays = każdy wiersz daje się odtworzyć, aż do końca
terminal-replays-so-far = każdy wiersz daje się odtworzyć; gra nie jest skończona
terminal-retired =
    { WHO($seat) ->
        [you] Rozgrywka jest skończona: rezygnujesz z niej.
       *[other] Rozgrywka jest skończona: gracz { PLAYER($seat) } rezygnuje.
    }
terminal-round = runda { $round }
terminal-rule-ids = identyfikatory zaczynają się od: { $names }
terminal-save-needs-name = „save” wymaga nazwy pliku: save FILE
terminal-saved =
    { $plies ->
        [one] zapisano po { $plies } akcji; ciąg dalszy innym razem: { $command }
       *[other] zapisano po { $plies } akcjach; ciąg dalszy innym razem: { $command }
    }
terminal-seed = Ziarno losu: { $seed }.
terminal-shares-the-win = dzieli zwycięstwo
terminal-shows-rule = „rules { $rule }” pokazuje tę zasadę
terminal-source = Źródło: { $source }
terminal-source-house = decyzja tego projektu
terminal-start = początek
terminal-stopped =
    { $plies ->
        [one] przerwano po { $plies } akcji; nic nie zapisano: --log FILE zachowuje grę
       *[other] przerwano po { $plies } akcjach; nic nie zapisano: --log FILE zachowuje grę
    }
terminal-stopped-saved =
    { $lost ->
        [0] przerwano; cała gra jest zapisana w pliku { $file }; ciąg dalszy:
       *[other] przerwano; gra jest zapisana w pliku { $file } bez ostatnich akcji ({ $lost }); ciąg dalszy:
    }
terminal-stopped-with-log =
    { $plies ->
        [one] przerwano po { $plies } akcji; zapis jest w pliku { $file }; ciąg dalszy:
       *[other] przerwano po { $plies } akcjach; zapis jest w pliku { $file }; ciąg dalszy:
    }
terminal-taken-back =
    { WHO($seat) ->
        [you] Cofnięto twoją ostatnią akcję.
       *[other] Cofnięto ostatnią akcję gracza { PLAYER($seat) }.
    }
terminal-title =
    { $seats ->
        [one] { $game }, { $seats } gracz, zasady { $version }
        [few] { $game }, { $seats } graczy, zasady { $version }
       *[other] { $game }, { $seats } graczy, zasady { $version }
    }
terminal-total = razem
terminal-type-number = wpisz liczbę od 1 do { $last } albo ?, jeśli potrzebujesz pomocy
terminal-verdict =
    { $plies ->
        [one] { $result } ({ $plies } akcja: { $why })
        [few] { $result } ({ $plies } akcje: { $why })
       *[other] { $result } ({ $plies } akcji: { $why })
    }
terminal-wins = wygrywa
terminal-you = ty
terminal-your-turn =
    { WHO($seat) ->
        [you] twoja kolej
       *[other] twoja kolej: gracz { PLAYER($seat) }
    }

## Rule sheets

sheet-actions = Akcje
sheet-card = karta pomocy
sheet-ceasefire = Zawieszenie broni w pierwszej rundzie
sheet-damage = Obrażenia i zwłoki
sheet-differs = W tym wydaniu:
sheet-effects = Teksty kart
sheet-end = Koniec gry
sheet-end-of-round = Koniec rundy
sheet-expansion = Flower Power
sheet-fighting = Walka
sheet-movement = Ruch i zwiad
sheet-number-cards = Karty w talii
sheet-number-hand-limit = Karty na ręce, przy których nie dobierasz
sheet-number-players = Gracze
sheet-number-round-limit = Rund najwyżej
sheet-number-rounds = Rundy
sheet-number-segment = Pola na boku segmentu
sheet-number-units = Jednostki w drużynie
sheet-number-zone = Punkty za kartę największej strefy, według rund
sheet-operations = Taktyki i pułapki
sheet-placing = Układanie karty
sheet-properties = Cechy umiejętności
sheet-savages = Dzikusy
sheet-scoring = Punktacja
sheet-setup = Przygotowanie
sheet-skills = Umiejętności
sheet-terrain = Teren
sheet-trophies = Trofea
sheet-turn = Rundy i tury
sheet-wounds = Rany i śmierć

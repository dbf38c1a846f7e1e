### Pixies po polsku.

## Refusals

refusal-start-due = najpierw decyduje los: kto zaczyna
refusal-cards-due =
    { $missing ->
        [one] najpierw decyduje los: trzeba odkryć jeszcze { $missing } kartę
        [few] najpierw decyduje los: trzeba odkryć jeszcze { $missing } karty
       *[other] najpierw decyduje los: trzeba odkryć jeszcze { $missing } kart
    }
refusal-no-luck = los nie ma teraz nic do rozstrzygnięcia: kolej gracza { $turn }
refusal-by-luck = kartę kładzie gracz, a nie los
refusal-by-seat = o tym decyduje tylko los, a nie gracz { $by }
refusal-seat = teraz kolej gracza { $turn }, a nie gracza { $by }
refusal-no-seat = nie ma gracza { $seat }: gracze mają numery od 0 do { $last }
refusal-start = gracza rozpoczynającego losuje się raz, przed odkryciem pierwszej karty
refusal-no-start = zanim zostanie odkryta karta, trzeba wylosować gracza rozpoczynającego
refusal-unknown-card = w tej grze nie ma karty „{ $card }”
refusal-on-table = karty { $card } nie ma w talii: leży na stole
refusal-in-area = karty { $card } nie ma w talii: leży na polu { $cell } gracza { $seat }
refusal-not-on-table = karty { $card } nie ma na stole; leżą tam: { $table }
refusal-own-cell = karta { $card } ma wartość { $value }, więc kładzie się ją na polu { $value }, a nie na polu { $cell }
refusal-must-go-up = na polu { $value } nie leży żadna odkryta karta, więc kartę { $card } trzeba położyć tam odkrytą
refusal-keep-one = na polu { $value } leży odkryta, niezatwierdzona karta { $old }, więc jedna z tych dwóch kart zostaje tam na wierzchu
refusal-must-go-down = pole { $value } jest zatwierdzone, więc kartę { $card } trzeba położyć zakrytą na pustym polu
refusal-taken = pole { $cell } jest zajęte; puste pola: { $empty }

## Questions

question-take = Weź kartę ze stołu i połóż ją w swoim obszarze.
question-take-last = Połóż ostatnią kartę tej tury.

## Events

event-started = Zaczyna gracz { $seat }.
event-revealed =
    { $cards_count ->
        [one] Odkryto kartę { $cards }.
       *[other] Odkryto karty { $cards }.
    }
event-placed-up = Gracz { $by } kładzie kartę { $card } na polu { $cell }.
event-placed-over = Gracz { $by } kładzie kartę { $card } na karcie { $over } na polu { $cell }.
event-placed-under = Gracz { $by } wsuwa kartę { $card } pod kartę { $over } na polu { $cell }.
event-placed-down = Gracz { $by } kładzie zakrytą kartę { $card } na polu { $cell }.
event-turn-ended = Tura dobiegła końca; następną zaczyna gracz { $first }.
event-round-scored = Koniec rundy { $round }: { $points }.
event-game-ended =
    { $winners_count ->
        [one] Koniec gry: wygrywa { $winners }.
       *[other] Koniec gry: zwycięstwem dzielą się { $winners }.
    }

## Labels

label-start = Zaczyna gracz { $seat }
label-reveal = Odkryta zostaje karta { $card }
label-place-up = { $card } na pole { $cell }
label-place-over = { $card } na kartę { $over } na polu { $cell }
label-place-under = { $card } pod kartę { $over } na polu { $cell }
label-place-down = { $card } zakryta na pole { $cell }

## Parts of sentences

word-card = { $card }
word-seat = gracz { $seat }
word-seat-points = gracz { $seat } zdobywa { $points } pkt

## Errors of notation

notation-no-way = „{ $word }” to nie sposób położenia karty: jest nim up, under lub down; { $written }
notation-no-card = żadna karta nie nazywa się „{ $word }”; { $written }
notation-not-on-table = żadna karta nie nazywa się „{ $word }”; na stole: { $table }; { $written }

## Boards

board-title = Pixies
board-title-flower-power = Pixies z Flower Power
board-round = runda { $round }
board-round-of = runda { $round } z 3
board-round-so-far = runda { $round } dotąd
board-turn = tura { $turn }
board-first = zaczyna gracz { $seat }
board-over =
    { $winners_count ->
        [one] { $points ->
            [one] Koniec gry: wygrywa gracz { $winners } z { $points } punktem.
           *[other] Koniec gry: wygrywa gracz { $winners } z { $points } punktami.
        }
       *[other] { $points ->
            [one] Koniec gry: zwycięstwem dzielą się gracze { $winners }, mając { $points } punkt.
            [few] Koniec gry: zwycięstwem dzielą się gracze { $winners }, mając { $points } punkty.
           *[other] Koniec gry: zwycięstwem dzielą się gracze { $winners }, mając { $points } punktów.
        }
    }
board-luck-starts = Los decyduje, kto zaczyna.
board-luck-reveals =
    { $n ->
        [one] Los odkrywa jeszcze { $n } kartę.
        [few] Los odkrywa jeszcze { $n } karty.
       *[other] Los odkrywa jeszcze { $n } kart.
    }
board-takes = Gracz { $seat } bierze kartę i kładzie ją u siebie.
board-takes-last = Gracz { $seat } bierze ostatnią kartę i kładzie ją u siebie.
board-card = { CARD($card) }
board-spirals =
    { $n ->
        [one] { $n } spirala
        [few] { $n } spirale
       *[other] { $n } spiral
    }
board-crosses =
    { $n ->
        [one] { $n } krzyżyk
        [few] { $n } krzyżyki
       *[other] { $n } krzyżyków
    }
board-spiral-per-color =
    { $color ->
        [blue] 1 spirala za każdą odkrytą niebieską kartę w twoim obszarze, tę także
        [green] 1 spirala za każdą odkrytą zieloną kartę w twoim obszarze, tę także
        [yellow] 1 spirala za każdą odkrytą żółtą kartę w twoim obszarze, tę także
       *[red] 1 spirala za każdą odkrytą czerwoną kartę w twoim obszarze, tę także
    }
board-cross-per-color =
    { $color ->
        [blue] 1 krzyżyk za każdą odkrytą niebieską kartę w twoim obszarze
        [green] 1 krzyżyk za każdą odkrytą zieloną kartę w twoim obszarze
        [yellow] 1 krzyżyk za każdą odkrytą żółtą kartę w twoim obszarze
       *[red] 1 krzyżyk za każdą odkrytą czerwoną kartę w twoim obszarze
    }
board-spirals-per-face-down =
    { $n ->
        [one] { $n } spirala za każdą zakrytą kartę w twoim obszarze, na której nic nie leży
        [few] { $n } spirale za każdą zakrytą kartę w twoim obszarze, na której nic nie leży
       *[other] { $n } spiral za każdą zakrytą kartę w twoim obszarze, na której nic nie leży
    }
board-on-table = { $card } na stole: { $what }
board-face-down-card = { $card }, zakryta
board-cell = Gracz { $seat }, pole { $cell }: { $what }
board-cell-empty = puste
board-cell-face-down = { $card } zakryta
board-cell-validated = { $card } zatwierdzona kartą { $under }
board-deck = talia
board-deck-title =
    { $n ->
        [one] talia: { $n } zakryta karta
        [few] talia: { $n } zakryte karty
       *[other] talia: { $n } zakrytych kart
    }
board-table = stół
board-points = punkty
board-n-points = { $n } pkt
board-total = razem
board-seat = gracz { $seat }
board-seat-you = gracz { $seat } (ty)
board-you = (ty)
board-to-act = kolej
board-winner = wygrana
board-now = teraz
board-sum-validated = zatwierdzone { $n }
board-sum-spirals = spirale { $n }
board-sum-crosses = krzyżyki -{ $n }
board-sum-face-down = zakryte { $n }
board-sum-zone = strefa { $n }
board-no-card = żadnej karty
board-describe-deck =
    { $n ->
        [one] Talia: { $n } zakryta karta.
        [few] Talia: { $n } zakryte karty.
       *[other] Talia: { $n } zakrytych kart.
    }
board-describe-table = Na stole: { $cards }.
board-describe-cell = pole { $cell }: { $what }
board-describe-seat = Gracz { $seat }, { $points } pkt: { $what }.
board-wins = { $name }: zwycięzca
board-shares = { $name }: remis
board-acts = { $name }: kolej
board-key = zatwierdzone karty + symbole + strefa
board-key-flower-power = zatwierdzone karty + symbole + zakryte karty + strefa
board-legend = Karta to jej kolory (B niebieski, G zielony, Y żółty, R czerwony, M wszystkie cztery), wartość i symbole: S spirale, X krzyżyki, C spirala za każdą kartę jej koloru, 0 nic.
board-legend-flower-power = F: spirale za każdą zakrytą kartę, na której nic nie leży; XB, XG, XY, XR: krzyżyk za każdą kartę tego koloru.
board-legend-hatch = Zakreskowane karty są zakryte; karta nad zakreskowaną jest zatwierdzona.

## Terms

term-area = obszar gry
term-blue = niebieski
term-cell = pole
term-cross = krzyżyk
term-crosses = krzyżyki
term-deck = talia
term-face-down = zakryta
term-face-up = odkryta
term-green = zielony
term-multicolour = wielokolorowa
term-points = punkty
term-red = czerwony
term-round = runda
term-special = karta specjalna
term-spiral = spirala
term-spirals = spirale
term-table = stół
term-turn = tura
term-validated = zatwierdzona
term-value = wartość
term-yellow = żółty
term-zone = strefa jednego koloru

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

## Terms

term-area = obszar gry
term-blue = niebieski
term-cell = pole
term-cross = krzyżyk
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
term-table = stół
term-turn = tura
term-validated = zatwierdzona
term-value = wartość
term-yellow = żółty
term-zone = strefa jednego koloru

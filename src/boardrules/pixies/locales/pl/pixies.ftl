### Pixies po polsku. Karty i gracze występują w mianowniku: nazwy się nie odmieniają.

## Refusals

option-flower-power = true: gra z dodatkiem Flower Power
option-seats = liczba graczy, od 2 do 6
refusal-start-due = najpierw decyduje los: kto zaczyna
refusal-cards-due =
    { $missing ->
        [one] najpierw decyduje los: trzeba odkryć jeszcze { $missing } kartę
        [few] najpierw decyduje los: trzeba odkryć jeszcze { $missing } karty
       *[other] najpierw decyduje los: trzeba odkryć jeszcze { $missing } kart
    }
refusal-no-luck = los nie ma teraz nic do rozstrzygnięcia: { WHO($turn) ->
    [you] teraz twoja kolej
   *[other] teraz gra gracz { PLAYER($turn) }
}
refusal-by-luck = kartę kładzie gracz, a nie los
refusal-by-seat = o tym decyduje tylko los, a nie { WHO($by) ->
    [you] ty
   *[other] gracz { PLAYER($by) }
}
refusal-seat = { WHO($turn) ->
    [you] teraz grasz ty, a nie gracz { PLAYER($by) }
   *[other] teraz gra gracz { PLAYER($turn) }, a nie { WHO($by) ->
        [you] ty
       *[other] gracz { PLAYER($by) }
    }
}
refusal-no-seat = nie ma takiego gracza: liczba graczy przy stole to { $seats }
refusal-start = gracza rozpoczynającego losuje się raz, przed odkryciem pierwszej karty
refusal-no-start = zanim zostanie odkryta karta, trzeba wylosować gracza rozpoczynającego
refusal-unknown-card = w tej grze nie ma karty „{ $card }”
refusal-on-table = karty „{ CARD($card) }” nie ma w talii: leży na stole
refusal-in-area = karty „{ CARD($card) }” nie ma w talii: ma ją gracz { PLAYER($seat) } na polu { $cell }
refusal-not-on-table = karty „{ CARD($card) }” nie ma na stole
refusal-own-cell = karta „{ CARD($card) }” ma wartość { $value }, więc kładzie się ją na polu { $value }, a nie na polu { $cell }
refusal-must-go-up = na polu { $value } nie leży żadna odkryta karta, więc kartę „{ CARD($card) }” trzeba położyć tam odkrytą
refusal-keep-one = na polu { $value } leży odkryta, niezatwierdzona karta „{ CARD($old) }”, więc jedna z tych dwóch kart zostaje tam na wierzchu: połóż nową kartę na niej albo pod nią
refusal-must-go-down = pole { $value } jest zatwierdzone, więc kartę „{ CARD($card) }” trzeba położyć zakrytą na pustym polu
refusal-taken = pole { $cell } jest zajęte; puste pola: { $empty }

## Questions

question-take = { WHO($seat) ->
    [you] Weź kartę ze stołu i połóż ją w swoim obszarze.
   *[other] Gracz { PLAYER($seat) } bierze kartę ze stołu i kładzie ją u siebie.
}
question-take-last = { WHO($seat) ->
    [you] Połóż w swoim obszarze ostatnią kartę tej tury: „{ CARD($card) }”.
   *[other] Gracz { PLAYER($seat) } kładzie u siebie ostatnią kartę tej tury: „{ CARD($card) }”.
}

## Events

event-started = { WHO($seat) ->
    [you] Zaczynasz.
   *[other] Zaczyna gracz { PLAYER($seat) }.
}
event-revealed =
    { $cards_count ->
        [one] Odkryto kartę { $cards }.
       *[other] Odkryto karty: { $cards }.
    }
event-placed-up = { word-by-places } „{ CARD($card) }” na polu { $cell }.
event-placed-over = { word-by-places } „{ CARD($card) }” na karcie „{ CARD($over) }” na polu { $cell }.
event-placed-under = { WHO($by) ->
    [you] Wsuwasz kartę
   *[other] Gracz { PLAYER($by) } wsuwa kartę
} „{ CARD($card) }” pod kartę „{ CARD($over) }” na polu { $cell }.
event-placed-down = { WHO($by) ->
    [you] Kładziesz zakrytą kartę
   *[other] Gracz { PLAYER($by) } kładzie zakrytą kartę
} „{ CARD($card) }” na polu { $cell }.
word-by-places = { WHO($by) ->
    [you] Kładziesz kartę
   *[other] Gracz { PLAYER($by) } kładzie kartę
}
event-turn-ended = Tura dobiegła końca; następną { WHO($first) ->
    [you] zaczynasz ty.
   *[other] zaczyna gracz { PLAYER($first) }.
}
event-round-scored = Koniec rundy { $round }: { $points }.
event-game-won = Koniec gry: { WHO($seat) ->
    [you] wygrywasz!
   *[other] wygrywa gracz { PLAYER($seat) }.
}
event-game-shared = Koniec gry: zwycięstwem dzielą się { $winners }.

## Labels

label-start = { WHO($seat) ->
    [you] Zaczynasz
   *[other] Zaczyna gracz { PLAYER($seat) }
}
label-reveal = Odkryta zostaje karta „{ CARD($card) }”
label-place-up = { CARD($card) } na pole { $cell }
label-place-over = { CARD($card) } na kartę „{ CARD($over) }” na polu { $cell }
label-place-under = { CARD($card) } pod kartę „{ CARD($over) }” na polu { $cell }
label-place-down = { CARD($card) } zakryta na pole { $cell }

## Parts of sentences

word-card = „{ CARD($card) }”
word-seat = { WHO($seat) ->
    [you] ty
   *[other] gracz { PLAYER($seat) }
}
word-seat-points = { WHO($seat) ->
    [you] zdobywasz { $points } pkt
   *[other] gracz { PLAYER($seat) } zdobywa { $points } pkt
}

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
board-first = { WHO($seat) ->
    [you] zaczynasz ty
   *[other] zaczyna gracz { PLAYER($seat) }
}
board-won =
    { $points ->
        [one] { word-wins } z { $points } punktem.
       *[other] { word-wins } z { $points } punktami.
    }
word-wins = Koniec gry: { WHO($seat) ->
    [you] wygrywasz
   *[other] wygrywa gracz { PLAYER($seat) }
}
board-shared =
    { $points ->
        [one] Koniec gry: zwycięstwem dzielą się { $winners }, mając { $points } punkt.
        [few] Koniec gry: zwycięstwem dzielą się { $winners }, mając { $points } punkty.
       *[other] Koniec gry: zwycięstwem dzielą się { $winners }, mając { $points } punktów.
    }
board-luck-starts = Los decyduje, kto zaczyna.
board-luck-reveals =
    { $n ->
        [one] Do odkrycia jeszcze { $n } karta.
        [few] Do odkrycia jeszcze { $n } karty.
       *[other] Do odkrycia jeszcze { $n } kart.
    }
board-takes = { WHO($seat) ->
    [you] Weź kartę i połóż ją w swoim obszarze.
   *[other] Gracz { PLAYER($seat) } bierze kartę i kładzie ją u siebie.
}
board-takes-last = { WHO($seat) ->
    [you] Weź ostatnią kartę i połóż ją w swoim obszarze.
   *[other] Gracz { PLAYER($seat) } bierze ostatnią kartę i kładzie ją u siebie.
}
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
board-on-table = Na stole: { $what }
board-face-down-card = { CARD($card) }, zakryta
board-cell = { $name }, pole { $cell }: { $what }
board-cell-empty = puste
board-cell-face-down = { CARD($card) }, zakryta
board-cell-validated = { CARD($card) }, zatwierdzona kartą „{ CARD($under) }”
board-just-now = { $what } (przed chwilą)
board-deck = talia
board-deck-title =
    { $n ->
        [one] talia: { $n } zakryta karta
        [few] talia: { $n } zakryte karty
       *[other] talia: { $n } zakrytych kart
    }
board-table = na stole
board-points = punkty
board-n-points = { $n } pkt
board-total = razem
board-you = (ty)
board-to-act = kolej
board-winner = wygrana
board-now = teraz
board-now-points = teraz { $n }
board-round-points = runda { $round }: { $n }
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
board-describe-seat = { $name }, { $points } pkt: { $what }.
board-wins = { $name }: zwycięzca
board-shares = { $name }: remis
board-acts = { $name }: kolej
board-key = zatwierdzone karty + symbole + strefa
board-key-flower-power = zatwierdzone karty + symbole + zakryte karty + strefa
board-legend = Karta to jej kolory (B niebieski, G zielony, Y żółty, R czerwony, M wszystkie cztery), wartość i symbole: S spirale, X krzyżyki, C spirala za każdą kartę jej koloru.
board-legend-flower-power = F: spirale za każdą zakrytą kartę, na której nic nie leży; XB, XG, XY, XR: krzyżyk za każdą kartę tego koloru.
# The ids by which actions name the cards on the table.
board-typed = W akcjach wpisuje się: { $cards }
board-typed-card = { $id } ({ CARD($card) })
board-legend-hatch = Zakreskowane karty są zakryte; karta nad zakreskowaną jest zatwierdzona.
board-legend-name = Legenda
# $sign: a sign of the legend.
board-sign =
    { $sign ->
        [blue] niebieski
        [green] zielony
        [yellow] żółty
        [red] czerwony
        [multicolour] każdy kolor
        [spiral] spirala: 1 punkt
        [cross] krzyżyk: −1 punkt
        [each] ukośnik: za każdą kartę
        [each-down] za każdą zakrytą kartę
        [down] zakryta karta
        [validated] zatwierdzona karta
        [zone] największa strefa
       *[other] ostatni ruch
    }

## Lessons

lesson-first-title = Pixies w pięć minut
lesson-first-welcome = Witaj w Pixies! Ty i twój rywal zapełniacie po dziewięć pól, z numerami od 1 do 9. Gra trwa trzy rundy, a wygrywa gracz z największą liczbą punktów.
lesson-first-table = W każdej turze odkrywa się karty na stole: przy dwóch graczach cztery. Bierzesz jedną, rywal bierze jedną i tak dalej, aż do ostatniej. Wziętą kartę kładziesz od razu.
lesson-first-up = Karta ma liczbę od 1 do 9. Kładzie się ją odkrytą na polu o tym numerze.
lesson-first-up-goal = Weź kartę „{ CARD($card) }” i połóż ją na polu { $cell }.
lesson-first-up-hint = Znajdź na stole kartę „{ CARD($card) }”. Kładzie się ją na polu { $cell }, o jej numerze.
lesson-first-symbols = Świetnie! Każda spirala na odkrytej karcie daje punkt: taką kartą jest „{ CARD($card) }”. Każdy krzyżyk zabiera punkt: rywal wziął właśnie kartę „{ CARD($cost) }”.
lesson-first-symbols-goal = Na stole leżą jeszcze dwie czwórki. Weź kartę „{ CARD($card) }” i połóż ją na polu { $cell }.
lesson-first-symbols-hint = Karta „{ CARD($other) }” sama nie daje punktów. Weź kartę „{ CARD($card) }”.
lesson-first-validate = Nowa tura! Jeśli bierzesz kartę, na której polu leży już odkryta karta, kładziesz jedną z nich na drugiej. Górna karta jest wtedy zatwierdzona: na końcu rundy daje tyle punktów, ile wynosi jej liczba.
lesson-first-validate-how = Sam wybierasz, która karta leży na wierzchu. Liczy się tylko ta górna, z jej kolorem i symbolami.
lesson-first-validate-goal = Zatwierdź pole 4: weź kartę „{ CARD($card) }” i połóż ją na karcie „{ CARD($over) }”.
lesson-first-validate-hint = Karta „{ CARD($card) }” ma więcej spirali niż karta „{ CARD($over) }”, więc powinna leżeć na wierzchu: połóż ją na tamtej, a nie pod nią.
lesson-first-zone = Pola jednego koloru, które stykają się bokami, tworzą strefę. Największa strefa daje za każdą swoją kartę 2 punkty w pierwszej rundzie, 3 w drugiej i 4 w trzeciej.
lesson-first-zone-goal = Weź ostatnią kartę tej tury, „{ CARD($card) }”: na polu { $cell } utworzy strefę z twoją żółtą czwórką.
lesson-first-zone-hint = Kartę „{ CARD($card) }” kładzie się na polu { $cell }, o jej numerze.
lesson-first-turn = Masz ostatnią kartę tury, więc zaczynasz następną i wybierasz jako pierwszy gracz.
lesson-first-best-goal = Weź kartę z największą liczbą spirali: „{ CARD($card) }”.
lesson-first-best-hint = Sześć spirali to sześć punktów: weź kartę „{ CARD($card) }”.
lesson-first-down = A jeśli twoje pole jest już zatwierdzone? Wtedy kartę kładzie się zakrytą na dowolnym pustym polu. Karta położona na niej później jest od razu zatwierdzona. Twoje pole 4 jest zatwierdzone, więc karta „{ CARD($card) }” leżałaby zakryta.
lesson-first-down-goal = Weź kartę „{ CARD($card) }” i połóż ją zakrytą na wybranym pustym polu.
lesson-first-down-hint = Wybierz kartę „{ CARD($card) }”, a potem jedno z pustych pól.
lesson-first-end = Runda kończy się, gdy wszyscy położyli tyle samo kart i ktoś ma kartę na każdym z dziewięciu pól. Dodaje się wtedy zatwierdzone karty, spirale minus krzyżyki i największą strefę.
lesson-first-free = Wiesz już wszystko. Rywal gra dalej jak początkujący.
lesson-first-free-goal = Weź dowolną kartę i połóż ją. W tej lekcji kładziesz jeszcze cztery karty.
lesson-first-free-hint = Wybierz kartę na stole, a potem zaznaczone pole.
lesson-first-bye = To już koniec lekcji. Prawdziwa gra ma trzy rundy, przy stole siedzi do pięciu osób i liczy się każdy punkt. Miłej zabawy!

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

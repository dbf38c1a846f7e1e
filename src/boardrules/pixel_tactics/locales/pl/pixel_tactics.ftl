### Pixel Tactics (Waleczne Piksele) po polsku. Terminy z polskiego wydania: dowódca, jednostka, oddział, front, skrzydło, tyły, fala, zwłoki, taktyka.
### Zaklęcia wydań nowszych są tu atakami specjalnymi, a operacje – taktykami; pułapek i zamiany polskie wydanie nie ma.

## Refusals

option-best-of = liczba partii w serii: 1, 3 lub 5
option-cards = zestawy kart, np. set_1,set_2; brak: zestaw wydania
option-decks = lista kart dla każdego gracza jako JSON, przy mode=constructed
option-edition = z jakiego wydania są zasady i karty: en, ru, first lub pl
option-house = punkty zasad, które grasz inaczej, np. house.hand_limit=7
option-long-game = true: drużyny grają do większej liczby punktów
option-mode = duel: dwóch graczy; teams: dwóch na dwóch; pool: dwóch graczy ze wspólną talią; constructed: z własnymi taliami
refusal-chance =
    { $due ->
        [First] najpierw decyduje los: kto jest pierwszym graczem
        [Drawn] najpierw decyduje los: karta z talii
        [Opened] najpierw decyduje los: karta do wspólnej puli
       *[TakenAtRandom] najpierw decyduje los: losowa karta z ręki
    }
refusal-no-luck = los nie ma teraz nic do rozstrzygnięcia: kolej gracza { PLAYER($turn) }
refusal-by-luck = o tym decyduje gracz, a nie los
refusal-by-seat = o tym decyduje los, a nie gracz
refusal-no-seat = nie ma takiego gracza
refusal-seat =
    { WHO($by) ->
        [you] teraz kolej gracza { PLAYER($turn) }, a nie twoja
       *[other] teraz kolej gracza { PLAYER($turn) }, a nie gracza { PLAYER($by) }
    }
refusal-luck-kind =
    { $due ->
        [First] los rozstrzyga teraz, kto jest pierwszym graczem
        [Drawn] los to teraz karta z talii
        [Opened] los to teraz karta do wspólnej puli
       *[TakenAtRandom] los to teraz losowa karta z ręki
    }
refusal-luck-seat = los rozstrzyga teraz za gracza { PLAYER($seat) }
refusal-luck-deck = karta „{ CARD($card) }” nie może przyjść: nie ma jej w nieuporządkowanej części talii gracza { PLAYER($seat) }
refusal-luck-hand = karty „{ CARD($card) }” nie ma na ręce gracza { PLAYER($seat) }
refusal-luck-row = karty „{ CARD($name) }” nie ma we wspólnej talii
refusal-leaders-first = najpierw trzeba wybrać dowódców
refusal-leader-again = dowódca jest już wybrany
refusal-not-offered-leader = karty „{ CARD($card) }” nie ma wśród wziętych przez ciebie dowódców
refusal-no-row = nie ma wspólnej puli: każdy gracz ma własną talię
refusal-not-in-row = karty „{ CARD($name) }” nie ma wśród odkrytych kart wspólnej puli
refusal-no-coins-there = na karcie „{ CARD($name) }” nie ma monet
refusal-no-coins = kart do ominięcia przed kartą „{ CARD($name) }”: { $before }, a twoich monet: { $coins }
refusal-deck-out-of-reach = kart do ominięcia przed talią: { $before }, a twoich monet: { $coins }
refusal-no-deck = wspólna talia jest pusta
refusal-leader-late = dowódcy są już wybrani
refusal-not-in-hand = karty „{ CARD($card) }” nie masz na ręce
refusal-pending = najpierw trzeba odpowiedzieć na otwarte pytanie
refusal-no-question =
    { $wave ->
        [vanguard] nie ma otwartego pytania: trwa twoja tura w fali frontu
        [flank] nie ma otwartego pytania: trwa twoja tura w fali skrzydła
       *[rear] nie ma otwartego pytania: trwa twoja tura w fali tyłów
    }
refusal-not-offered = to nie jest odpowiedź na zadane pytanie
refusal-not-offered-card = tej karty nie można tu wybrać
refusal-must = z tego efektu nie można zrezygnować
refusal-ceasefire-attack = podczas zawieszenia broni nie można atakować
refusal-ceasefire-spell = podczas zawieszenia broni atak specjalny nie może dotykać przeciwnika, a ten atak karty „{ CARD($card) }” dotyka
refusal-ceasefire-spells = podczas zawieszenia broni nie można używać ataków specjalnych
refusal-ceasefire-order = podczas zawieszenia broni rozkaz nie może dotykać przeciwnika, a rozkaz karty „{ CARD($card) }” dotyka
refusal-ceasefire-orders = podczas zawieszenia broni nie można zagrywać rozkazów
refusal-ceasefire-leader = podczas zawieszenia broni akcja dowódcy nie może dotykać przeciwnika
refusal-actions =
    { $cost ->
        [one] to kosztuje { $cost } akcję, a zostało ci { $left }
        [few] to kosztuje { $cost } akcje, a zostało ci { $left }
       *[other] to kosztuje { $cost } akcji, a zostało ci { $left }
    }
refusal-forbidden =
    { $action ->
        [draw] tekst karty w grze zabrania ci dobierać karty
        [recruit] tekst karty w grze zabrania ci rekrutować jednostki
        [attack] tekst karty w grze zabrania ci atakować
        [cast] tekst karty w grze zabrania ci używać ataków specjalnych
        [order] tekst karty w grze zabrania ci zagrywać rozkazy
        [clear] tekst karty w grze zabrania ci usuwać zwłoki
        [move] tekst karty w grze zabrania ci przegrupowania
        [switch] tekst karty w grze zabrania ci zamiany
       *[other] tekst karty w grze zabrania ci tej akcji
    }
refusal-deck-empty = twoja talia jest pusta
refusal-hand-full =
    { $held ->
        [one] masz na ręce { $held } kartę: przy { $limit } lub więcej nie można dobrać karty w ramach akcji
        [few] masz na ręce { $held } karty: przy { $limit } lub więcej nie można dobrać karty w ramach akcji
       *[other] masz na ręce { $held } kart: przy { $limit } lub więcej nie można dobrać karty w ramach akcji
    }
refusal-recruit-row =
    { $wave ->
        [vanguard] jednostki rekrutuje się do rzędu bieżącej fali, czyli na front, a nie na pole { $slot }
        [flank] jednostki rekrutuje się do rzędu bieżącej fali, czyli na skrzydło, a nie na pole { $slot }
       *[rear] jednostki rekrutuje się do rzędu bieżącej fali, czyli na tyły, a nie na pole { $slot }
    }
refusal-taken = pole { $slot } zajmuje karta „{ CARD($card) }”
refusal-leader-slot = pole { $slot } należy do dowódcy
refusal-reserve = { $slot } nie jest polem oddziału
refusal-not-own = pole { $slot } gracza { PLAYER($seat) } nie leży w twoim oddziale
refusal-empty = na polu { $slot } nikogo nie ma
refusal-is-corpse = „{ CARD($card) }” na polu { $slot } to zwłoki
refusal-no-corpse = „{ CARD($card) }” na polu { $slot } to nie zwłoki
refusal-is-leader =
    { $action ->
        [move] dowódcy nie można przegrupować
       *[switch] dowódca nie bierze udziału w zamianie
    }
refusal-wrong-wave =
    { $row ->
        [vanguard] „{ CARD($card) }” stoi na froncie i atakuje tylko w fali frontu
        [flank] „{ CARD($card) }” stoi na skrzydle i atakuje tylko w fali skrzydła
       *[rear] „{ CARD($card) }” stoi na tyłach i atakuje tylko w fali tyłów
    }
refusal-recruited = jednostka „{ CARD($card) }” została zrekrutowana w tej fali i nie może w niej działać
refusal-attacked = karta „{ CARD($card) }” już atakowała w tej fali i nie może w niej więcej działać
refusal-cast = karta „{ CARD($card) }” już użyła w tej fali ataku specjalnego i nie może w niej więcej działać
refusal-moved = jednostka „{ CARD($card) }” została przegrupowana i nie może już działać
refusal-fell = karta „{ CARD($card) }” została pokonana w tej fali
refusal-revived = jednostka „{ CARD($card) }” została wskrzeszona w tej fali
refusal-not-in-melee = karta „{ CARD($card) }” nie jest w zwarciu: przed nią stoi „{ CARD($front) }”
refusal-no-ranged = karta „{ CARD($card) }” nie ma ataku dystansowego
refusal-barred-attack = tekst karty w grze nie pozwala karcie „{ CARD($card) }” atakować
refusal-barred-shoot = tekst karty w grze nie pozwala karcie „{ CARD($card) }” wykonywać ataków dystansowych
refusal-barred-cast = tekst karty w grze nie pozwala karcie „{ CARD($card) }” używać ataków specjalnych
refusal-not-lent = „{ CARD($card) }” nie jest jednostką: atakują za ciebie tylko jednostki przeciwnika
refusal-no-lent-spell = „{ CARD($card) }” należy do przeciwnika: atakuje za ciebie, ale nie używa ataków specjalnych
refusal-itself = karta „{ CARD($card) }” nie atakuje samej siebie
refusal-attacked-once = karta „{ CARD($card) }” wykonuje jeden atak na falę i już go wykonała
refusal-no-target = atak wymaga celu
refusal-own-target = pole { $slot } leży w twoim własnym oddziale
refusal-target-left = celu tego ataku nie wybierasz ty: wskaż tylko kartę, która atakuje
refusal-target-empty = na polu { $slot } gracza { PLAYER($seat) } nikogo nie ma
refusal-target-corpse = „{ CARD($card) }” to zwłoki, a zwłoki nie są celem
refusal-target-behind = karty „{ CARD($card) }” nie można zaatakować wręcz: przed nią stoi „{ CARD($front) }”
refusal-shielded = karta „{ CARD($card) }” stoi za kartą „{ CARD($front) }”, która przechwytuje ataki dystansowe
refusal-no-rival-target = nie ma kogo zaatakować
refusal-no-spell = karta „{ CARD($card) }” nie ma na tym miejscu takiego ataku specjalnego
refusal-not-ready = warunek, którego wymaga ten atak specjalny karty „{ CARD($card) }”, nie jest teraz spełniony
refusal-leader-casts = własne akcje dowódcy to akcje dowódcy, a nie ataki specjalne
refusal-no-leader-action = twój dowódca nie ma takiej akcji
refusal-used =
    { $per ->
        [turn] „{ CARD($card) }”: limit tej akcji w turze ({ $n }) jest już wykorzystany
       *[wave] „{ CARD($card) }”: limit tej akcji w fali ({ $n }) jest już wykorzystany
    }
refusal-within-ally = jednostki przenosi się z jednego oddziału drużyny do drugiego, a nie wewnątrz oddziału gracza { PLAYER($seat) }
refusal-same-slot = potrzebne są dwa różne pola
refusal-slot-order = najpierw podaj pole { $slot }: pola podaje się w kolejności od V1 do R3
refusal-no-switch = w tym wydaniu nie ma zamiany
refusal-no-order =
    { $face ->
        [operation] karta „{ CARD($card) }” nie ma rozkazu: ma taktykę
       *[trap] karta „{ CARD($card) }” nie ma rozkazu: ma pułapkę
    }
refusal-no-operation = karta „{ CARD($card) }” nie ma taktyki
refusal-no-trap = karta „{ CARD($card) }” nie ma pułapki
refusal-no-traps = w tym wydaniu nie ma pułapek
refusal-no-discard = w tym wydaniu nie odrzuca się kart z rzędu taktyk
refusal-not-reserve = { $slot } nie jest polem rzędu taktyk: ma on pola od S1 do S3
refusal-not-own-reserve = pole { $slot } gracza { PLAYER($seat) } nie leży w twoim rzędzie taktyk
refusal-reserve-full = w twoim rzędzie taktyk nie ma wolnego pola
refusal-reserve-taken = pole { $slot } twojego rzędu taktyk jest zajęte
refusal-reserve-empty = na polu { $slot } twojego rzędu taktyk nic nie leży
refusal-ceasefire-operation = podczas zawieszenia broni taktyka nie może dotykać przeciwnika, a taktyka karty „{ CARD($card) }” dotyka
refusal-ceasefire-operations = podczas zawieszenia broni nie można zagrywać taktyk

## Questions

question-leader = Którą kartę wybierasz na dowódcę? Nikt jej nie zobaczy, dopóki wszyscy nie wybiorą.
question-turn =
    { $actions ->
        [0] { $wave ->
            [vanguard] Nie masz już akcji w fali frontu. Zakończyć turę?
            [flank] Nie masz już akcji w fali skrzydła. Zakończyć turę?
           *[rear] Nie masz już akcji w fali tyłów. Zakończyć turę?
        }
        [one] { $wave ->
            [vanguard] Twoja tura w fali frontu, pozostała { $actions } akcja. Co robisz?
            [flank] Twoja tura w fali skrzydła, pozostała { $actions } akcja. Co robisz?
           *[rear] Twoja tura w fali tyłów, pozostała { $actions } akcja. Co robisz?
        }
        [few] { $wave ->
            [vanguard] Twoja tura w fali frontu, pozostały { $actions } akcje. Co robisz?
            [flank] Twoja tura w fali skrzydła, pozostały { $actions } akcje. Co robisz?
           *[rear] Twoja tura w fali tyłów, pozostały { $actions } akcje. Co robisz?
        }
       *[other] { $wave ->
            [vanguard] Twoja tura w fali frontu, pozostało { $actions } akcji. Co robisz?
            [flank] Twoja tura w fali skrzydła, pozostało { $actions } akcji. Co robisz?
           *[rear] Twoja tura w fali tyłów, pozostało { $actions } akcji. Co robisz?
        }
    }
question-attack-aim = { word-about }Kogo atakuje „{ CARD($whom) }”?
question-damage-order =
    { $source ->
        [none] Ile obrażeń otrzymuje „{ CARD($whom) }”: { $least } (najpierw limit, potem zmniejszenie) czy { $most } (najpierw zmniejszenie, potem limit)?
       *[other] Ile obrażeń od karty „{ CARD($source) }” otrzymuje „{ CARD($whom) }”: { $least } (najpierw limit, potem zmniejszenie) czy { $most } (najpierw zmniejszenie, potem limit)?
    }
question-damage-divert = „{ CARD($whom) }” otrzymuje obrażenia: { $most }. Ile z nich przekazujesz karcie „{ CARD($card) }”?
question-triggers-next = Teraz działają zdolności: { $n }. Która jest następna?
question-pool-walk = Którą odkrytą kartę bierzesz? Na każdej karcie przed nią kładziesz jedną monetę. Masz monet: { $coins }.
question-AskNumber =
    { $what ->
        [heal] { word-about }Ile obrażeń usuwasz z karty „{ CARD($whom) }”, najwyżej { $most }?
       *[move] { word-about }Ile obrażeń przenosisz z karty „{ CARD($whom) }”, najwyżej { $most }?
    }
question-AskPieces =
    { $whom ->
        [none] { word-about }{ word-which }{ $high ->
            [1] { "" }
           *[other] { " " }Wybierz od { $low } do { $high }, wybrano { $picked }.
        }
       *[other] { word-about }Wybrano kartę „{ CARD($whom) }”. Którą kartę tego oddziału wybierasz zamiast niej?
    }
question-ChooseCopied = { word-about }Dowódcę którego przeciwnika kopiuje twój dowódca?
question-AskYes =
    { $does ->
        [DiscardCard] { $whom ->
            [none] { word-about }Odrzucić kartę? Jeśli zrezygnujesz, dalszy ciąg się nie wydarzy.
           *[other] { word-about }Odrzucić kartę, aby anulować rozkaz karty „{ CARD($whom) }”?
        }
        [MoveDamage] { word-about }Przenieść obrażenia?
        [MoveSome] { word-about }Przenieść obrażenia?
        [Revive] { word-about }Przywrócić kartę do życia?
       *[other] { $whom ->
            [none] { word-about }Użyć tej zdolności?
           *[other] { word-about }Anulować rozkaz karty „{ CARD($whom) }”?
        }
    }
question-ChooseRival = { word-about }O którego przeciwnika chodzi?
question-AttackWith =
    { $decline ->
        [no] { word-about }Jaki atak wykonujesz?
       *[other] { word-about }Jaki atak wykonujesz? Możesz zrezygnować.
    }
question-ChooseArea =
    { $shape ->
        [row] { word-about }Który rząd wybierasz?
       *[column] { word-about }Którą kolumnę wybierasz?
    }
# $hero: the hero that comes into play.
question-ChooseTrait =
    { $whom ->
        [none] { word-about }Który z trzech tekstów ma jednostka, gdziekolwiek stoi?
       *[other] { word-about }Który z trzech tekstów ma „{ CARD($whom) }”, gdziekolwiek stoi?
    }
question-CopySpell =
    { $picked ->
        [0] { word-about }Atak specjalny której jednostki kopiujesz?
       *[1] { word-about }Który atak specjalny karty „{ CARD($whom) }” kopiujesz?
    }
question-DiscardAny =
    { $done ->
        [0] { word-about }Odrzucić kartę? Możesz odrzucić dowolnie wiele kart.
       *[other] { word-about }Odrzucić kolejną kartę? Odrzucono: { $done }.
    }
question-DiscardCard = { word-about }Którą kartę odrzucasz?
question-DrawUpTo = { word-about }Ile kart dobierasz, najwyżej { $most }?
question-KeepOne =
    { $top ->
        [none] { word-about }Zatrzymać kartę czy ją odrzucić?
       *[other] { word-about }Zatrzymać kartę „{ CARD($top) }” czy ją odrzucić?
    }
question-MoveMarkers = { word-about }Ile żetonów przenosisz na kartę „{ CARD($whom) }”, najwyżej { $most }?
question-MovePiece =
    { $decline ->
        [no] { word-about }Dokąd idzie „{ CARD($whom) }”?
       *[other] { word-about }Dokąd idzie „{ CARD($whom) }”? Jeśli zrezygnujesz, zostaje na miejscu.
    }
question-OrderTop = { word-about }Która karta jest następna, licząc od góry? Zostało do ułożenia: { $left }.
question-PlaceTop =
    { $top ->
        [none] { word-about }Dokąd trafi karta?
       *[other] { word-about }Dokąd trafi karta „{ CARD($top) }”?
    }
question-PlayOrders =
    { $decline ->
        [no] { word-about }Który rozkaz zagrywasz?
       *[other] { word-about }Który rozkaz zagrywasz? Możesz zrezygnować.
    }
question-PutCorpse = { word-about }Na które wolne pole kładziesz kartę „{ CARD($whom) }” jako zwłoki?
question-Rearrange = { word-about }Gdzie kładziesz kartę „{ CARD($whom) }”? Zostało do położenia: { $left }.
question-Recruits =
    { $decline ->
        [no] { word-about }Którą jednostkę rekrutujesz i gdzie?
       *[other] { word-about }Którą jednostkę rekrutujesz i gdzie? Możesz zrezygnować.
    }
question-Redistribute =
    { $again ->
        [1] { word-about }Dokąd indziej trafi to obrażenie?
       *[other] { word-about }Dokąd trafi następne obrażenie? Zostało: { $left }.
    }
question-RevealCard =
    { $order ->
        [1] { word-about }Którą kartę z rozkazem pokazujesz z ręki?
       *[other] { word-about }Którą kartę pokazujesz z ręki?
    }
question-Search = { word-about }Jaką kartę nazywasz?
question-Share =
    { $what ->
        [damage] { word-about }Kto otrzymuje następne obrażenie? Zostało: { $left }.
       *[healing] { word-about }Z kogo zdejmujesz następne obrażenie? Zostało: { $left }.
    }
question-SortDrawn =
    { $place ->
        [hand] { word-about }Która karta trafia na rękę?
        [top] { word-about }Która karta trafia na wierzch talii?
       *[discard] { word-about }Która karta trafia na stos kart odrzuconych?
    }

## Events

event-acted =
    { $what ->
        [ChooseLeader] { WHO($seat) ->
            [you] Wybierasz
           *[other] Gracz { PLAYER($seat) } wybiera
        } dowódcę.
        [Draw] { WHO($seat) ->
            [you] Dobierasz
           *[other] Gracz { PLAYER($seat) } dobiera
        } kartę.
        [Recruit] { WHO($seat) ->
            [you] Rekrutujesz
           *[other] Gracz { PLAYER($seat) } rekrutuje
        } jednostkę.
        [Attack] { WHO($seat) ->
            [you] Atakujesz
           *[other] Gracz { PLAYER($seat) } atakuje
        }.
        [Cast] { WHO($seat) ->
            [you] Używasz
           *[other] Gracz { PLAYER($seat) } używa
        } ataku specjalnego.
        [PlayOrder] { WHO($seat) ->
            [you] Zagrywasz
           *[other] Gracz { PLAYER($seat) } zagrywa
        } rozkaz.
        [Clear] { WHO($seat) ->
            [you] Usuwasz
           *[other] Gracz { PLAYER($seat) } usuwa
        } zwłoki.
        [Move] { WHO($seat) ->
            [you] Przegrupowujesz
           *[other] Gracz { PLAYER($seat) } przegrupowuje
        } jednostkę.
        [Switch] { WHO($seat) ->
            [you] Zamieniasz
           *[other] Gracz { PLAYER($seat) } zamienia
        } dwie karty miejscami.
        [PlayOperation] { WHO($seat) ->
            [you] Zagrywasz
           *[other] Gracz { PLAYER($seat) } zagrywa
        } taktykę.
        [SetTrap] { WHO($seat) ->
            [you] Zastawiasz
           *[other] Gracz { PLAYER($seat) } zastawia
        } pułapkę.
        [DiscardReserve] { WHO($seat) ->
            [you] Odrzucasz
           *[other] Gracz { PLAYER($seat) } odrzuca
        } kartę z rzędu taktyk.
        [GatherCoins] { WHO($seat) ->
            [you] Zbierasz
           *[other] Gracz { PLAYER($seat) } zbiera
        } fundusze.
        [LeaderAction] { WHO($seat) ->
            [you] Wykonujesz
           *[other] Gracz { PLAYER($seat) } wykonuje
        } własną akcję dowódcy.
        [EndTurn] { WHO($seat) ->
            [you] Kończysz
           *[other] Gracz { PLAYER($seat) } kończy
        } turę.
       *[Choose] { WHO($seat) ->
            [you] Wybierasz
           *[other] Gracz { PLAYER($seat) } wybiera
        }.
    }
event-luck-acted =
    { $what ->
        [First] Los rozstrzyga, kto zaczyna.
        [Drawn] Los rozdaje kartę.
        [TakenAtRandom] Los wybiera kartę z ręki.
       *[Opened] Los odkrywa kartę.
    }
event-luck-asked = Dalej decyduje los.
event-asked =
    { WHO($seat) ->
        [you] Musisz wybrać.
       *[other] Gracz { PLAYER($seat) } musi wybrać.
    }
event-started =
    { WHO($seat) ->
        [you] Zaczynasz grę.
       *[other] Zaczyna gracz { PLAYER($seat) }.
    }
event-turn-started =
    { $wave ->
        [vanguard] Runda { $round }, fala frontu: { WHO($seat) ->
            [you] twoja tura
           *[other] tura gracza { PLAYER($seat) }
        }.
        [flank] Runda { $round }, fala skrzydła: { WHO($seat) ->
            [you] twoja tura
           *[other] tura gracza { PLAYER($seat) }
        }.
       *[rear] Runda { $round }, fala tyłów: { WHO($seat) ->
            [you] twoja tura
           *[other] tura gracza { PLAYER($seat) }
        }.
    }
event-turn-ended =
    { WHO($seat) ->
        [you] Twoja tura dobiega końca.
       *[other] Tura gracza { PLAYER($seat) } dobiega końca.
    }
event-wave-ended =
    { $wave ->
        [vanguard] Fala frontu dobiegła końca; liczy się straty.
        [flank] Fala skrzydła dobiegła końca; liczy się straty.
       *[rear] Fala tyłów dobiegła końca; liczy się straty.
    }
event-round-ended = Runda { $round } dobiegła końca.
event-actions-gained =
    { $n ->
        [one] { WHO($seat) ->
            [you] Masz
           *[other] Gracz { PLAYER($seat) } ma
        } { $n } akcję więcej.
        [few] { WHO($seat) ->
            [you] Masz
           *[other] Gracz { PLAYER($seat) } ma
        } { $n } akcje więcej.
       *[other] { WHO($seat) ->
            [you] Masz
           *[other] Gracz { PLAYER($seat) } ma
        } { $n } akcji więcej.
    }
event-actions-lost =
    { $n ->
        [one] W następnej fali gracz { PLAYER($seat) } będzie miał o { $n } akcję mniej.
        [few] W następnej fali gracz { PLAYER($seat) } będzie miał o { $n } akcje mniej.
       *[other] W następnej fali gracz { PLAYER($seat) } będzie miał o { $n } akcji mniej.
    }
event-tied =
    { $what ->
        [game] Gra dobiegła końca: remis ({ $rule }).
       *[match] Partia dobiegła końca: remis ({ $rule }).
    }
event-won =
    { $what ->
        [game] Koniec gry. Wygrana: { $winners } ({ $rule }).
       *[match] Koniec partii. Wygrana: { $winners } ({ $rule }).
    }
event-leaders-revealed =
    { $leaders_count ->
        [one] Dowódca zostaje odsłonięty: { $leaders }.
       *[other] Dowódcy zostają odsłonięci: { $leaders }.
    }
event-leaders-equal = Dowódcy zostają odsłonięci: { $leaders }; są jednakowi, więc gracze wybierają ponownie.
event-leader-copied =
    { WHO($seat) ->
        [you] { $card } kopiuje twojego dowódcę.
       *[other] { $card } kopiuje dowódcę gracza { PLAYER($seat) }.
    }
event-leader-fell =
    { WHO($seat) ->
        [you] { $card } pada, to twój { $nth }. dowódca: punkt dla drugiej drużyny. Twoje karty tworzą nową talię.
       *[other] { $card } pada, to { $nth }. dowódca gracza { PLAYER($seat) }: punkt dla drugiej drużyny. Karty gracza tworzą nową talię.
    }
event-lone-round =
    { WHO($seat) ->
        [you] Rozgrywasz tę rundę bez przeciwnika, przy zawieszeniu broni.
       *[other] Gracz { PLAYER($seat) } rozgrywa tę rundę bez przeciwnika, przy zawieszeniu broni.
    }
event-card-opened = We wspólnej puli odkryto kartę „{ $card }”.
event-coins-laid =
    { $n ->
        [one] { WHO($seat) ->
            [you] Kładziesz
           *[other] Gracz { PLAYER($seat) } kładzie
        } { $n } monetę na karcie „{ $card }”.
        [few] { WHO($seat) ->
            [you] Kładziesz
           *[other] Gracz { PLAYER($seat) } kładzie
        } { $n } monety na karcie „{ $card }”.
       *[other] { WHO($seat) ->
            [you] Kładziesz
           *[other] Gracz { PLAYER($seat) } kładzie
        } { $n } monet na karcie „{ $card }”.
    }
event-coins-taken =
    { $n ->
        [one] { WHO($seat) ->
            [you] Zabierasz
           *[other] Gracz { PLAYER($seat) } zabiera
        } { $n } monetę z karty „{ $card }”.
        [few] { WHO($seat) ->
            [you] Zabierasz
           *[other] Gracz { PLAYER($seat) } zabiera
        } { $n } monety z karty „{ $card }”.
       *[other] { WHO($seat) ->
            [you] Zabierasz
           *[other] Gracz { PLAYER($seat) } zabiera
        } { $n } monet z karty „{ $card }”.
    }
event-texts-cut-off = Ciąg efektów trwał zbyt długo: to, co z niego zostało, nic nie robi.
event-attack =
    { $kind ->
        [melee] { $attacker } wykonuje atak wręcz; cel: { $target }.
       *[ranged] { $attacker } wykonuje atak dystansowy; cel: { $target }.
    }
event-attack-open =
    { $kind ->
        [melee] { $attacker } wykonuje atak wręcz.
       *[ranged] { $attacker } wykonuje atak dystansowy.
    }
event-attack-redirected = Atak karty { $attacker } trafia w kartę { $target }.
event-spell-cast =
    { $box ->
        [V] { $card } używa ataku specjalnego frontu.
        [F] { $card } używa ataku specjalnego skrzydła.
        [R] { $card } używa ataku specjalnego tyłów.
       *[other] { $card } używa ataku specjalnego.
    }
event-spell-copied =
    { $box ->
        [V] { $card } używa ataku specjalnego frontu karty { $of }.
        [F] { $card } używa ataku specjalnego skrzydła karty { $of }.
        [R] { $card } używa ataku specjalnego tyłów karty { $of }.
       *[other] { $card } używa ataku specjalnego karty { $of }.
    }
event-ability-used =
    { $box ->
        [V] Działa zdolność frontu karty { $card }.
        [F] Działa zdolność skrzydła karty { $card }.
        [R] Działa zdolność tyłów karty { $card }.
       *[other] Działa zdolność karty { $card }.
    }
event-order-played =
    { WHO($seat) ->
        [you] Zagrywasz rozkaz karty { $card }.
       *[other] Gracz { PLAYER($seat) } zagrywa rozkaz karty { $card }.
    }
event-order-executed =
    { WHO($seat) ->
        [you] Wykonujesz rozkaz karty { $card }.
       *[other] Gracz { PLAYER($seat) } wykonuje rozkaz karty { $card }.
    }
event-order-cancelled = Rozkaz karty { $card } zostaje anulowany.
event-order-resolved = Rozkaz karty { $card } został rozpatrzony.
event-operation-played =
    { WHO($seat) ->
        [you] Zagrywasz taktykę karty { $card } na pole { $slot }.
       *[other] Gracz { PLAYER($seat) } zagrywa taktykę karty { $card } na pole { $slot }.
    }
event-token-removed =
    { $left ->
        [0] Z taktyki karty { $card } zdjęto ostatni żeton.
       *[other] Z taktyki karty { $card } zdjęto żeton, zostało: { $left }.
    }
event-trap-set =
    { WHO($seat) ->
        [you] Zastawiasz pułapkę na polu { $slot }.
       *[other] Gracz { PLAYER($seat) } zastawia pułapkę na polu { $slot }.
    }
event-trap-sprung =
    { WHO($seat) ->
        [you] Twoja pułapka na polu { $slot } uruchamia się: { $card }.
       *[other] Pułapka gracza { PLAYER($seat) } na polu { $slot } uruchamia się: { $card }.
    }
event-piece-left =
    { $end ->
        [hand] { $card } opuszcza oddział i trafia na rękę.
        [deck] { $card } opuszcza oddział i trafia do talii.
        [top] { $card } opuszcza oddział i trafia na wierzch talii.
        [bottom] { $card } opuszcza oddział i trafia na spód talii.
        [out] { $card } opuszcza oddział i zostaje trofeum.
       *[discard] { $card } opuszcza oddział i trafia na stos kart odrzuconych.
    }
event-piece-moved = { $card } przechodzi na pole { $place }.
event-piece-defeated = Pokonana zostaje karta { $card } na polu { $place }.
event-piece-revived = Do życia wraca karta { $card } na polu { $place }.
event-corpse-raised = { $card } jest zarazem jednostką i zwłokami.
event-corpse-plain = { $card } to znowu zwykłe zwłoki.
event-trait-chosen =
    { $row ->
        [V] { $card } ma zdolność frontu, gdziekolwiek stoi.
        [F] { $card } ma zdolność skrzydła, gdziekolwiek stoi.
       *[R] { $card } ma zdolność tyłów, gdziekolwiek stoi.
    }
event-damage =
    { $amount ->
        [one] { $target } otrzymuje { $amount } obrażenie.
        [few] { $target } otrzymuje { $amount } obrażenia.
       *[other] { $target } otrzymuje { $amount } obrażeń.
    }
event-damage-from =
    { $amount ->
        [one] { $target } otrzymuje { $amount } obrażenie; źródło: { $source }.
        [few] { $target } otrzymuje { $amount } obrażenia; źródło: { $source }.
       *[other] { $target } otrzymuje { $amount } obrażeń; źródło: { $source }.
    }
event-damage-moved =
    { $amount ->
        [one] Na kartę { $target } przeniesiono { $amount } obrażenie.
        [few] Na kartę { $target } przeniesiono { $amount } obrażenia.
       *[other] Na kartę { $target } przeniesiono { $amount } obrażeń.
    }
event-damage-healed =
    { $amount ->
        [one] Z karty { $target } zdjęto { $amount } obrażenie.
        [few] Z karty { $target } zdjęto { $amount } obrażenia.
       *[other] Z karty { $target } zdjęto { $amount } obrażeń.
    }
event-card-changed =
    { $until ->
        [turn] { $card } zmienia się do końca tury: { $change }.
        [wave] { $card } zmienia się do końca fali: { $change }.
        [round] { $card } zmienia się do końca rundy: { $change }.
        [own_turn] { $card } zmienia się do końca następnej tury swojego gracza: { $change }.
        [last_own_turn] { $card } zmienia się do końca tury: { $change }.
        [status] { $card } zmienia się, dopóki ten stan nie zostanie zdjęty: { $change }.
       *[gone] { $card } zmienia się, dopóki pozostaje na miejscu: { $change }.
    }
event-effect-holds =
    { $until ->
        [turn] Efekt karty { $card } działa do końca tury.
        [wave] Efekt karty { $card } działa do końca fali.
        [round] Efekt karty { $card } działa do końca rundy.
        [own_turn] Efekt karty { $card } działa do końca następnej tury swojego gracza.
        [last_own_turn] Efekt karty { $card } działa do końca tej tury.
        [status] Efekt karty { $card } działa, dopóki nie zostanie zdjęty.
       *[gone] Efekt karty { $card } działa, dopóki pozostaje jego źródło.
    }
event-status-gained = { $card } otrzymuje stan { $status }.
event-status-lost = { $card } traci stan { $status }.
event-markers-gained =
    { $n ->
        [one] { $card } otrzymuje { $n } żeton „{ $marker }”.
        [few] { $card } otrzymuje { $n } żetony „{ $marker }”.
       *[other] { $card } otrzymuje { $n } żetonów „{ $marker }”.
    }
event-markers-lost =
    { $n ->
        [one] { $card } traci { $n } żeton „{ $marker }”.
        [few] { $card } traci { $n } żetony „{ $marker }”.
       *[other] { $card } traci { $n } żetonów „{ $marker }”.
    }
event-looked-at-top =
    { WHO($seat) ->
        [you] Oglądasz wierzch swojej talii.
       *[other] Gracz { PLAYER($seat) } ogląda wierzch swojej talii.
    }
event-saw-top =
    { WHO($seat) ->
        [you] Oglądasz wierzch swojej talii: { $cards }.
       *[other] Gracz { PLAYER($seat) } ogląda wierzch swojej talii: { $cards }.
    }
event-card-seen =
    { $zone ->
        [hand] { WHO($seat) ->
            [you] { "" }
           *[other] Gracz { PLAYER($seat) }:{ " " }
        }na ręce widać: { $cards }.
        [deck] { WHO($seat) ->
            [you] { "" }
           *[other] Gracz { PLAYER($seat) }:{ " " }
        }w talii widać: { $cards }.
        [top] { WHO($seat) ->
            [you] { "" }
           *[other] Gracz { PLAYER($seat) }:{ " " }
        }na wierzchu talii widać: { $cards }.
        [bottom] { WHO($seat) ->
            [you] { "" }
           *[other] Gracz { PLAYER($seat) }:{ " " }
        }na spodzie talii widać: { $cards }.
        [discard] { WHO($seat) ->
            [you] { "" }
           *[other] Gracz { PLAYER($seat) }:{ " " }
        }na stosie kart odrzuconych widać: { $cards }.
        [reserve] { WHO($seat) ->
            [you] { "" }
           *[other] Gracz { PLAYER($seat) }:{ " " }
        }w rzędzie taktyk widać: { $cards }.
        [row] { WHO($seat) ->
            [you] { "" }
           *[other] Gracz { PLAYER($seat) }:{ " " }
        }we wspólnej puli widać: { $cards }.
       *[aside] { WHO($seat) ->
            [you] { "" }
           *[other] Gracz { PLAYER($seat) }:{ " " }
        }wśród odłożonych kart widać: { $cards }.
    }
event-laid-in-row =
    { WHO($seat) ->
        [you] Kładziesz na wolne miejsce wspólnej puli: { $card }.
       *[other] Gracz { PLAYER($seat) } kładzie na wolne miejsce wspólnej puli: { $card }.
    }
event-took-from-row =
    { WHO($seat) ->
        [you] Bierzesz ze wspólnej puli: { $cards }.
       *[other] Gracz { PLAYER($seat) } bierze ze wspólnej puli: { $cards }.
    }
event-drew-leader =
    { WHO($seat) ->
        [you] Bierzesz z talii dowódców: { $cards }.
       *[other] Gracz { PLAYER($seat) } bierze z talii dowódców: { $cards }.
    }
event-put-back-leader =
    { WHO($seat) ->
        [you] Odkładasz do talii dowódców: { $cards }.
       *[other] Gracz { PLAYER($seat) } odkłada do talii dowódców: { $cards }.
    }
event-drew-hidden =
    { $cards_count ->
        [one] { WHO($seat) ->
            [you] Dobierasz kartę.
           *[other] Gracz { PLAYER($seat) } dobiera kartę.
        }
        [few] { WHO($seat) ->
            [you] Dobierasz { $cards_count } karty.
           *[other] Gracz { PLAYER($seat) } dobiera { $cards_count } karty.
        }
       *[other] { WHO($seat) ->
            [you] Dobierasz { $cards_count } kart.
           *[other] Gracz { PLAYER($seat) } dobiera { $cards_count } kart.
        }
    }
event-drew =
    { WHO($seat) ->
        [you] Dobierasz: { $cards }.
       *[other] Gracz { PLAYER($seat) } dobiera: { $cards }.
    }
event-discarded =
    { WHO($seat) ->
        [you] Odrzucasz: { $cards }.
       *[other] Gracz { PLAYER($seat) } odrzuca: { $cards }.
    }
event-card-moved = { WHO($seat) ->
        [you] { "" }
       *[other] Gracz { PLAYER($seat) }:{ " " }
    }{ $cards } – { $start ->
        [deck] z talii
        [top] z wierzchu talii
        [bottom] ze spodu talii
        [row] ze wspólnej puli
        [leaders] z talii dowódców
        [hand] z ręki
        [discard] ze stosu kart odrzuconych
        [unit] z oddziału
        [reserve] z rzędu taktyk
        [resolving] ze stołu
        [out_of_play] z wyłożonych kart
        [out] z trofeów
       *[aside] z odłożonych kart
    } { $end ->
        [deck] do talii
        [top] na wierzch talii
        [bottom] na spód talii
        [row] do wspólnej puli
        [leaders] do talii dowódców
        [hand] na rękę
        [discard] na stos kart odrzuconych
        [unit] do oddziału
        [reserve] do rzędu taktyk
        [resolving] na stół
        [out_of_play] do wyłożonych kart
        [out] do trofeów
       *[aside] do odłożonych kart
    }.
event-leader-hidden =
    { WHO($seat) ->
        [you] Wybierasz dowódcę.
       *[other] Gracz { PLAYER($seat) } wybiera dowódcę.
    }
event-leader-chosen =
    { WHO($seat) ->
        [you] Wybierasz dowódcę: { $card }.
       *[other] Gracz { PLAYER($seat) } wybiera dowódcę: { $card }.
    }
event-recruited =
    { WHO($seat) ->
        [you] Rekrutujesz jednostkę: { $card }.
       *[other] Gracz { PLAYER($seat) } rekrutuje jednostkę: { $card }.
    }
event-recruited-at =
    { WHO($seat) ->
        [you] Rekrutujesz jednostkę na pole { $place }: { $card }.
       *[other] Gracz { PLAYER($seat) } rekrutuje jednostkę na pole { $place }: { $card }.
    }

## Labels

label-leader = wybierz kartę „{ $card }” na dowódcę: { $leader }
label-leader-hidden = wybierz dowódcę
label-draw = dobierz kartę
label-recruit = zrekrutuj kartę { $card } na pole { $place }
label-attack-melee = { $attacker }: atak wręcz, cel: { $target }
label-attack-melee-open = { $attacker }: atak wręcz
label-attack-ranged = { $attacker }: atak dystansowy, cel: { $target }
label-attack-ranged-open = { $attacker }: atak dystansowy
label-cast = { $piece }: atak specjalny { word-box }
label-cast-nth = { $piece }: atak specjalny { word-box } nr { $n }
label-cast-of = { $piece }: atak specjalny { word-box } karty „{ $name }”
label-cast-of-nth = { $piece }: atak specjalny { word-box } nr { $n } karty „{ $name }”
label-order = zagraj rozkaz karty { $card }
label-operation = zagraj taktykę karty { $card } na pole { $place }
label-trap = zastaw pułapkę „{ $card }” na polu { $place }
label-trap-hidden = zastaw pułapkę na polu { $place }
label-discard-reserve = odrzuć kartę z pola { $place }
label-clear = usuń { $piece }
label-move = przegrupuj kartę { $piece } na pole { $place }
label-switch = zamień miejscami { $piece } i { $other }
label-gather = zabierz monety z karty „{ $name }”
label-leader-act = własna akcja dowódcy
label-leader-act-nth = własna akcja dowódcy nr { $n }
label-end = zakończ turę
label-yes =
    { $does ->
        [none] tak
        [DiscardCard] odrzuć kartę
        [CancelOrder] anuluj rozkaz
        [MoveDamage] przenieś obrażenia
        [MoveSome] przenieś obrażenia
        [Revive] przywróć do życia
       *[other] użyj
    }
label-no = zrezygnuj
label-no-attack = nie atakuj
label-no-card = nie pokazuj karty
label-no-move = niczego nie przenoś
label-no-more = wystarczy
label-no-order = nie zagrywaj rozkazu
label-card = { $card }
label-card-discard = odrzuć kartę { $card }
label-card-discard-one = odrzuć kartę
label-card-hidden = wybierz kartę
label-card-show = pokaż kartę { $card }
label-card-next = następna karta: { $card }
label-card-hand = weź na rękę kartę { $card }
label-card-top = połóż na wierzchu talii kartę { $card }
label-pick = { $piece }
label-place = pole { $place }
label-place-next = następna karta na pole { $place }
label-number = { $n }
label-number-draw = dobierz kart: { $n }
label-number-pass = przekaż obrażeń: { $n }
label-number-take = otrzymaj obrażeń: { $n }
label-number-heal = ulecz: { $n }
label-number-move = przenieś obrażeń: { $n }
label-number-markers = przenieś: { $n }
label-name = { $name }
label-row-take = weź ze wspólnej puli kartę { $name }
label-row-deck = weź wierzchnią kartę talii
label-mode = { $mode }
label-mode-hand = na rękę
label-mode-discard = na stos kart odrzuconych
label-mode-top = zostaje na wierzchu talii
label-mode-bottom = na spód talii
label-copy = skopiuj atak specjalny { word-box } karty „{ $name }”
label-copy-nth = skopiuj atak specjalny { word-box } nr { $n } karty „{ $name }”
label-trigger = zdolność karty { $whom }
label-trigger-nth = zdolność karty { $whom }, jeszcze raz ({ $n })
label-trigger-about = zdolność karty { $whom }, dotyczy: { $about }
label-trigger-about-nth = zdolność karty { $whom }, dotyczy: { $about }, jeszcze raz ({ $n })
label-area = { $area }
label-trait = zdolność { word-box }
label-seat = gracz { PLAYER($seat) }
label-luck-first = zaczyna gracz { PLAYER($seat) }
label-luck-drawn = gracz { PLAYER($seat) } dobiera: { $card }
label-luck-drawn-hidden = gracz { PLAYER($seat) } dobiera kartę
label-luck-drawn-leader = gracz { PLAYER($seat) } bierze dowódcę: { $leader }
label-luck-opened = odkryta zostaje karta „{ $name }”
label-luck-taken = z ręki gracza { PLAYER($seat) } zabrano: { $card }
label-luck-taken-hidden = z ręki gracza { PLAYER($seat) } zabrano kartę

## Parts of sentences

word-about =
    { $card ->
        [none] { "" }
       *[other] { CARD($card) }:{ " " }
    }
word-a-card = karta
word-at = { $what } na { $slot }
word-box =
    { $box ->
        [V] frontu
        [F] skrzydła
        [R] tyłów
        [L] dowódcy
       *[O] taktyki
    }
word-card =
    { WHO($owner) ->
        [you] „{ $name }” (twoja)
       *[other] „{ $name }” (gracz { PLAYER($owner) })
    }
word-card-alone = „{ $name }”
word-column = kolumna { $n }
word-column-of-all = kolumna { $n } każdego oddziału, licząc z twojej strony
word-corpse = zwłoki „{ $what }”
word-leader = dowódca
word-named = { $name } ({ $id })
word-of =
    { WHO($seat) ->
        [you] { $what } (u ciebie)
       *[other] { $what } (gracz { PLAYER($seat) })
    }
word-row =
    { $box ->
        [V] front
        [F] skrzydło
       *[R] tyły
    }
word-row-of-all =
    { $box ->
        [V] front każdego oddziału
        [F] skrzydło każdego oddziału
       *[R] tyły każdego oddziału
    }
word-seat =
    { WHO($seat) ->
        [you] ty
       *[other] gracz { PLAYER($seat) }
    }
word-slot = { $slot }
word-slot-of =
    { WHO($seat) ->
        [you] { $slot } (u ciebie)
       *[other] { $slot } (gracz { PLAYER($seat) })
    }
# What is done to the card that is chosen.
word-which =
    { $does ->
        [DealDamage] Która karta otrzymuje obrażenia?
        [Defeat] Która karta zostaje pokonana?
        [ClearCorpses] Która karta zostaje usunięta?
        [ExecuteOrderOf] Która karta wykona swój rozkaz?
        [Give] Na którą kartę działa ten efekt?
        [Heal] Która karta zostaje uleczona?
        [MoveDamage] Obrażenia zostaną przeniesione. Którą kartę wybierasz?
        [MoveSome] Obrażenia zostaną przeniesione. Którą kartę wybierasz?
        [MovePiece] Która karta zmienia pole?
        [Redistribute] Z której karty obrażenia zostaną rozdzielone na nowo?
        [Revive] Która karta wraca do życia?
        [Swap] Która karta zamienia się miejscami?
        [ToDeckTop] Która karta trafia na wierzch talii?
        [ToHand] Która karta wraca na rękę?
       *[other] Którą kartę w grze wybierasz?
    }

## Errors of notation

notation-no-card = żadna karta nie nazywa się „{ $word }”: { $form }
notation-no-slot-or-card = „{ $word }” to nie pole (od V1 do R3, od S1 do S3, w innym oddziale z numerem gracza z przodu: 1.V2) ani karta, która tam stoi
notation-no-slot = „{ $word }” to nie pole: od V1 do R3, od S1 do S3, w innym oddziale z numerem gracza z przodu: 1.V2

## Boards

board-title = Waleczne Piksele
board-edition =
    { $edition ->
        [en] wydanie angielskie
        [ru] wydanie rosyjskie
        [first] wydanie pierwsze
       *[pl] wydanie polskie
    }
board-set =
    { $set ->
        [set_1] pierwszy zestaw
        [set_1_first] pierwszy zestaw z pierwszego druku
        [set_2] drugi zestaw
        [set_2_first] drugi zestaw z pierwszego druku
        [promo] karty promocyjne
       *[other] własne karty
    }
board-own-cards = własne karty
board-setup = przygotowanie
board-round = runda { $round }
board-wave =
    { $wave ->
        [vanguard] fala frontu
        [flank] fala skrzydła
       *[rear] fala tyłów
    }
board-ceasefire = zawieszenie broni
board-match = partia { $n } z najwyżej { $most }
board-then = { $one }, potem { $other }
board-or = { $others } lub { $last }
board-luck =
    { $phase ->
        [setup] Najpierw rozdaje się karty.
       *[play] Dalej decyduje los.
    }
board-extra = , dodatkowo { $n } (tylko: { $only })
board-kind =
    { $kind ->
        [draw] dobieranie
        [recruit] rekrutacja
        [attack] atak
        [cast] atak specjalny
        [order] rozkaz
        [clear] usunięcie zwłok
        [move] przegrupowanie
        [switch] zamiana
        [operation] taktyka
        [trap] pułapka
       *[discard] odrzucenie
    }
board-resolving = W toku: { $cards }.
board-note-text =
    { $until ->
        [turn] { $card }: efekt działa do końca tej tury
        [wave] { $card }: efekt działa do końca tej fali
        [round] { $card }: efekt działa do końca tej rundy
        [own_turn] { $card }: efekt działa do końca następnej własnej tury
        [last_own_turn] { $card }: efekt działa do końca tej tury
       *[other] { $card }: efekt działa nadal
    }
board-note-set-out = wyłożona, poza grą: { $card }
board-note-loss =
    { $n ->
        [one] o { $n } akcję mniej w późniejszej fali
        [few] o { $n } akcje mniej w późniejszej fali
       *[other] o { $n } akcji mniej w późniejszej fali
    }
board-note-fallen = polegli dowódcy: { $leaders }
board-note-leaders = talia dowódców, karty: { $n }
board-note-equal = jednakowi dowódcy, odłożeni: { $leaders }
board-note-chosen = dowódca wybrany
board-note-chosen-leader = wybrany dowódca: { $leader }
board-open-card = { $card }, monety: { $n }
board-no-card = żadnej karty
board-row-words = { $cards }; w talii: { $n }
board-trap = pułapka
board-trap-face-down = pułapka, zakryta
board-trap-known = pułapka: { $card }
board-of-operation = taktyka
board-operation = { $card }, żetony: { $n }
board-deed =
    { $deed ->
        [attacked] atak
        [cast] czar
        [recruited] nowy
        [moved] ruch
       *[revived] wstał
    }
board-risen = ożywione zwłoki
board-text-of = tekst { word-box }
board-part-first =
    { $kind ->
        [printed] { $n } z karty
       *[leader] { $n } od dowódcy
    }
board-part = { $n }: { $card }
board-part-limit = { $n }: co najmniej 0, najwyżej 999
board-number =
    { $what ->
        [attack] siła ataku { $n }
        [life] punkty życia { $n }
       *[other] { $what } { $n }
    }
board-row = pula
board-coins-on = { $card }; monety na tej karcie: { $n }
board-shared-deck = wspólna talia, zakryte karty: { $n }
board-deck = talia
board-deck-title = talia, zakryte karty: { $n }
board-top = wierzch talii
board-bottom = spód talii
board-aside = odłożone
board-leaders-drawn = wzięci dowódcy
board-unknown-in-hand = nieznana karta na ręce
board-unknown = nieznane: { $n }
board-leader-card = { $card }, dowódca z karty „{ $hero }”
board-describe-row = Odkryte karty wspólnej puli, od najdalszej od talii: { $cards }.
board-row-line = Pula, od najdalszej od talii: { $cards }.
board-n-coins = monety: { $n }
board-n-in-deck = w talii { $n }
board-n-in-hand = na ręce { $n }
board-n-discarded = odrzucone { $n }
board-none-in-play = żadnej karty w grze
board-column = kolumna { $n }
board-reserve = taktyki
board-row-name =
    { $box ->
        [V] front
        [F] skrzydło
       *[R] tyły
    }
board-strength = siła ataku
board-life = punkty życia
board-damage = obrażenia
board-more = więcej niż na karcie
board-intercept = Przechwytywanie
board-ranged = atak dystansowy
board-ranged-short = dystans
board-in-melee = wręcz
board-leader = dowódca
board-corpse = zwłoki
board-lethal = śmiertelne
board-lethal-damage = śmiertelne obrażenia
board-foreign-card = { $card } ({ $seat })
board-describe-strength = siła ataku { $n }
board-describe-damage = obrażenia { $n } z { $life }
board-card-words = { $card }: siła ataku { $strength }, punkty życia { $life }
board-empty = puste
board-you = (ty)
board-to-act = kolej
board-winner = wygrana
board-draw = remis
board-wins = { $name }: wygrana
board-draws = { $name }: remis
board-acts = { $name }: kolej
board-points = punkty { $n }
board-trophies = trofea { $n }
board-hand = ręka: { $n }
board-hand-count = ręka { $n }
board-coins = monety: { $n }
board-coins-count = monety { $n }
board-deck-count = talia { $n }
board-discard = odrzucone { $n }
board-in-hand = ręka
board-discarded = odrzucone
board-atk = siła
board-dmg = obr
board-legend = siła: siła ataku; obr 3/7: 3 obrażenia, 7 punktów życia; * w zwarciu; nowy, ruch, atak, czar, wstał: w tej fali. Zakreskowane: zwłoki. > rząd tej fali. Naprzeciw kolumny 1 jest kolumna 3.

# O ludziach: $seat to gracz, nazwany po imieniu.
board-player-first = zaczyna gracz { PLAYER($seat) }
board-player-lone-round = runda tylko gracza { PLAYER($seat) }
board-tied = Gra skończona: nikt nie wygrywa.
# $winners: imiona graczy.
board-winners =
    { $winners_count ->
        [one] Gra skończona: wygrywa { $winners }.
       *[other] Gra skończona: wygrywają { $winners }.
    }
# $players: imiona graczy.
board-leaders-due =
    { $n ->
        [one] Dowódców wybiera się w tajemnicy; wybiera jeszcze { $players }.
       *[other] Dowódców wybiera się w tajemnicy; wybierają jeszcze { $players }.
    }
board-player-decides =
    { WHO($seat) ->
        [you] { $question }
       *[other] Decyduje gracz { PLAYER($seat) }. { $question }
    }
# $extra: board-extra, or nothing.
board-player-to-act =
    { WHO($seat) ->
        [you] { $n ->
            [0] Twoja kolej: nie masz już akcji{ $extra }.
            [one] Twoja kolej: pozostała { $n } akcja{ $extra }.
            [few] Twoja kolej: pozostały { $n } akcje{ $extra }.
           *[other] Twoja kolej: pozostało { $n } akcji{ $extra }.
        }
       *[other] { $n ->
            [0] Kolej gracza { PLAYER($seat) }, bez dalszych akcji{ $extra }.
            [one] Kolej gracza { PLAYER($seat) }: pozostała { $n } akcja{ $extra }.
            [few] Kolej gracza { PLAYER($seat) }: pozostały { $n } akcje{ $extra }.
           *[other] Kolej gracza { PLAYER($seat) }: pozostało { $n } akcji{ $extra }.
        }
    }
board-describe-player = Gracz { PLAYER($seat) }, { $piles }: { $cards }.
board-column-of-player = kolumna { $n }, gracz { PLAYER($seat) }
board-row-of-player = { $row }, gracz { PLAYER($seat) }
board-card-of-player = karta gracza { PLAYER($seat) }
board-of-player = gracza { PLAYER($seat) }
board-players-card = { $card } (gracz { PLAYER($seat) })
# Druga z dwóch kart o tej samej nazwie.
board-nth-card = { $card } { $n }
board-known-to-another = { $where }: karta, którą zna inny gracz
board-just-now = przed chwilą
board-marks = Co znaczą znaki
board-in-progress = w toku
board-less = mniej niż na karcie
board-player-you = { $player } (ty)

## Markers

marker-level = poziom
marker-magic = magia
marker-threat = groźba
marker-curse = klątwa
marker-strength = siła

## Lessons

lesson-first-title = Waleczne Piksele w pięć minut
lesson-first-welcome = Witaj w grze Waleczne Piksele! Ty i przeciwnik macie po oddziale na trzy na trzy pola, z dowódcą pośrodku. Pokonaj dowódcę przeciwnika, a wygrasz.
lesson-first-waves = Trzy rzędy oddziału to front z przodu, skrzydło w środku i tyły. Runda ma po jednej fali na każdy rząd, w tej kolejności. W każdej fali ty i przeciwnik macie po jednej turze z dwiema akcjami.
lesson-first-recruit = Trwa fala frontu i zaczynasz. Jednostkę z ręki rekrutuje się na puste pole w rzędzie bieżącej fali. W każdym rzędzie jednostka ma inny tekst: na froncie „{ CARD($card) }” jest silniejszy i lepiej chroniony.
lesson-first-recruit-goal = Zrekrutuj kartę „{ CARD($card) }” na pole { $slot }.
lesson-first-recruit-hint = Wybierz z ręki kartę „{ CARD($card) }”, a potem { $slot }, puste pole na twoim froncie.
lesson-first-wait = „{ CARD($card) }” nie może atakować w fali, w której go zrekrutowano, ale „{ CARD($attacker) }” może.
lesson-first-melee = W ataku wręcz jednostka z przodu kolumny uderza jednostkę z przodu dowolnej kolumny przeciwnika. Dowódca „{ CARD($leader) }” jest na razie bezpieczny, bo przed nim stoi „{ CARD($front) }”.
lesson-first-melee-goal = Zaatakuj wręcz jednostkę „{ CARD($target) }” swoją jednostką „{ CARD($attacker) }”.
lesson-first-melee-hint = Potrzebny jest atak wręcz jednostki „{ CARD($attacker) }”. Cel to „{ CARD($target) }”, przed dowódcą przeciwnika.
lesson-first-lethal = „{ CARD($card) }” ma już tyle obrażeń, ile punktów życia. Jednostki padają dopiero na końcu fali, więc ta może jeszcze walczyć. Obie twoje akcje są zużyte.
lesson-first-end-goal = Zakończ turę.
lesson-first-end-hint = Nie masz już akcji: zakończ turę.
lesson-first-corpses = Twoja jednostka „{ CARD($other) }” dostała cios w odwecie i na końcu fali z obu jednostek zostały zwłoki. Zwłoki zajmują swoje pole, ale nikogo nie chronią przed atakiem wręcz.
lesson-first-ranged = Teraz trwa fala skrzydła. Celem ataku dystansowego może być każda jednostka i każdy dowódca. Jednostka z przechwytywaniem przyjmuje ataki dystansowe za wszystkie karty, które stoją za nią w kolumnie. „{ CARD($front) }” ma przechwytywanie, a za nim stoi „{ CARD($behind) }”.
lesson-first-ranged-goal = Przekonaj się: zaatakuj dystansowo jednostkę „{ CARD($target) }” swoją jednostką „{ CARD($attacker) }”.
lesson-first-ranged-hint = Wybierz kartę „{ CARD($attacker) }”, a potem atak dystansowy, którego celem jest „{ CARD($target) }”.
lesson-first-leader = Obrażenia przyjął „{ CARD($front) }”, a „{ CARD($behind) }” nie ma żadnych. Dowódcy atakują w fali skrzydła. Przed dowódcą „{ CARD($leader) }” leżą już tylko zwłoki, więc dosięgnie go atak wręcz.
lesson-first-leader-goal = Zaatakuj wręcz dowódcę „{ CARD($target) }” swoim dowódcą „{ CARD($attacker) }”.
lesson-first-leader-hint = Wybierz swojego dowódcę „{ CARD($attacker) }”, a potem cel ataku wręcz: „{ CARD($target) }”.
lesson-first-text = Tekst dowódcy działa na cały oddział. „{ CARD($leader) }” chroni wszystkie twoje karty: każdy atak zadaje im o 1 obrażenie mniej.
lesson-first-order = „{ CARD($leader) }” ma siłę ataku 4, ale „{ CARD($own) }” ma tylko 3 obrażenia. Teraz trwa fala tyłów. Kartę z ręki można też zagrać jako rozkaz, a potem się ją odrzuca. Rozkaz karty „{ CARD($card) }” od razu pokonuje jednostkę.
lesson-first-order-goal = Zagraj rozkaz karty „{ CARD($card) }”.
lesson-first-order-hint = Inne karty zachowaj na później. Wybierz kartę „{ CARD($card) }” i zagraj jej rozkaz, zamiast ją rekrutować.
lesson-first-pick = Możesz wskazać każdą jednostkę w grze, nawet własną.
lesson-first-pick-goal = Wskaż jednostkę przeciwnika „{ CARD($card) }”.
lesson-first-pick-hint = „{ CARD($card) }” chroni kolumnę przechwytywaniem, więc to najlepszy cel.
lesson-first-clear = Zwłoki karty „{ CARD($card) }” nadal zajmują pole. Zwłoki można usunąć w każdej fali: karta trafia na stos kart odrzuconych, a pole znów jest puste.
lesson-first-clear-goal = Usuń zwłoki karty „{ CARD($card) }”.
lesson-first-clear-hint = Drugą akcję przeznacz na zwłoki na froncie: usuń kartę „{ CARD($card) }”.
lesson-first-round = Fala tyłów kończy rundę. W następnej rundzie każdą falę zaczyna przeciwnik.
lesson-first-last = Trzecia runda, fala frontu: przeciwnik ma już turę za sobą. Zrekrutowany „{ CARD($card) }” może teraz zaatakować. „{ CARD($leader) }” ma 12 obrażeń i 17 punktów życia, a „{ CARD($card) }” na froncie ma siłę ataku 5.
lesson-first-last-goal = Zaatakuj dowódcę „{ CARD($target) }” swoją jednostką „{ CARD($attacker) }”.
lesson-first-last-hint = Na dowódcę „{ CARD($target) }” wystarczy jeszcze pięć obrażeń: wybierz atak wręcz jednostki „{ CARD($attacker) }” na dowódcę.
lesson-first-rout = „{ CARD($leader) }” ma 17 obrażeń. Dowódca, tak jak jednostka, pada na końcu fali, a twoja tura jest w tej fali ostatnia.
lesson-first-rout-hint = Do zwycięstwa nic więcej nie trzeba: zakończ turę.
lesson-first-bye = Wygrywasz i to koniec lekcji. W prawdziwej grze wybierasz dowódcę spośród pierwszych pięciu kart talii, a w pierwszej rundzie nikt nie atakuje. Miłej zabawy!

## Terms

term-action = akcja
term-attack = siła ataku
term-ceasefire = zawieszenie broni
term-coin = moneta
term-column = kolumna
term-corpse = zwłoki
term-damage = obrażenia
term-deck = talia
term-discard = stos kart odrzuconych
term-draw = dobieranie karty
term-flank = skrzydło
term-free = darmowa akcja
term-hand = ręka
term-heal = leczenie
term-hero = jednostka
term-intercept = przechwytywanie
term-leader = dowódca
term-leader-action = własna akcja dowódcy
term-lethal = obrażenia śmiertelne
term-life = punkty życia
term-match = partia
term-melee = atak wręcz
term-move = przegrupowanie
term-operation = taktyka
term-order = rozkaz
term-ranged = atak dystansowy
term-rear = tyły
term-recruit = rekrutacja
term-reserve = rząd taktyk
term-rival = przeciwnik
term-round = runda
term-row = rząd
term-slot = pole
term-spell = atak specjalny
term-status = stan
term-switch = zamiana
term-team = drużyna
term-tie = remis
term-trap = pułapka
term-trophy = trofeum
term-turn = tura
term-unit = oddział
term-vanguard = front
term-wave = fala

### Pixel Tactics (Waleczne Piksele) po polsku. Terminy z polskiego wydania: dowódca, jednostka, oddział, front, skrzydło, tyły, fala, zwłoki, taktyka.
### Zaklęcia wydań nowszych są tu atakami specjalnymi, a operacje – taktykami; pułapek i zamiany polskie wydanie nie ma.

## Refusals

refusal-chance =
    { $due ->
        [First] najpierw decyduje los: kto jest pierwszym graczem
        [Drawn] najpierw decyduje los: karta z talii
        [Opened] najpierw decyduje los: karta do wspólnej puli
       *[TakenAtRandom] najpierw decyduje los: losowa karta z ręki
    }
refusal-no-luck = los nie ma teraz nic do rozstrzygnięcia: kolej gracza { $turn }
refusal-by-luck = akcję { $kind } wykonuje gracz, a nie los
refusal-by-seat = o tym decyduje tylko los, a nie gracz { $by }
refusal-no-seat = nie ma gracza { $by }
refusal-seat = teraz kolej gracza { $turn }, a nie gracza { $by }
refusal-luck-kind =
    { $due ->
        [First] los rozstrzyga teraz, kto jest pierwszym graczem; { $kind } tu nie pasuje
        [Drawn] los to teraz karta z talii; { $kind } tu nie pasuje
        [Opened] los to teraz karta do wspólnej puli; { $kind } tu nie pasuje
       *[TakenAtRandom] los to teraz losowa karta z ręki; { $kind } tu nie pasuje
    }
refusal-luck-seat = los rozstrzyga teraz za gracza { $seat }
refusal-luck-deck = karta „{ CARD($card) }” nie może przyjść: nie ma jej w nieuporządkowanej części talii gracza { $seat }
refusal-luck-hand = karty „{ CARD($card) }” nie ma na ręce gracza { $seat }
refusal-luck-row = karty „{ CARD($name) }” nie ma we wspólnej talii
refusal-leaders-first = najpierw trzeba wybrać dowódców
refusal-leader-again = dowódca jest już wybrany
refusal-not-offered-leader = karty „{ CARD($card) }” nie ma wśród wziętych przez ciebie dowódców
refusal-no-row = nie ma wspólnej puli: każdy gracz ma własną talię
refusal-not-in-row = karty „{ CARD($name) }” nie ma wśród odkrytych kart wspólnej puli
refusal-no-coins-there = na karcie „{ CARD($name) }” nie ma monet
refusal-no-coins = przed kartą „{ CARD($name) }” leży kart: { $before }, a masz monet: { $coins }
refusal-deck-out-of-reach = przed talią leży kart: { $before }, a masz monet: { $coins }
refusal-no-deck = wspólna talia jest pusta
refusal-leader-late = dowódcy są już wybrani
refusal-not-in-hand = karty „{ CARD($card) }” nie masz na ręce
refusal-pending = najpierw trzeba odpowiedzieć na pytanie akcją { $question }
refusal-no-question =
    { $wave ->
        [vanguard] nie ma otwartego pytania: trwa twoja tura w fali frontu
        [flank] nie ma otwartego pytania: trwa twoja tura w fali skrzydła
       *[rear] nie ma otwartego pytania: trwa twoja tura w fali tyłów
    }
refusal-not-offered = nie ma takiej odpowiedzi; możliwe są: { $answers }
refusal-not-offered-card = tej karty nie można tu wybrać
refusal-must = z tego efektu nie można zrezygnować
refusal-ceasefire-attack = podczas zawieszenia broni nie można atakować
refusal-ceasefire-spell = podczas zawieszenia broni atak specjalny nie może dotykać przeciwnika, a { $text } karty „{ CARD($card) }” dotyka
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
refusal-not-own = pole { $slot } gracza { $seat } nie leży w twoim oddziale
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
        [vanguard] „{ CARD($card) }” stoi na froncie, a teraz nie trwa fala frontu
        [flank] „{ CARD($card) }” stoi na skrzydle, a teraz nie trwa fala skrzydła
       *[rear] „{ CARD($card) }” stoi na tyłach, a teraz nie trwa fala tyłów
    }
refusal-recruited = jednostka „{ CARD($card) }” została zrekrutowana w tej fali
refusal-attacked = karta „{ CARD($card) }” już atakowała w tej fali
refusal-cast = karta „{ CARD($card) }” już użyła w tej fali ataku specjalnego
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
refusal-target-left = celu tego ataku nie wybierasz ty: zostaw go otwartym
refusal-target-empty = na polu { $slot } gracza { $seat } nikogo nie ma
refusal-target-corpse = „{ CARD($card) }” to zwłoki, a zwłoki nie są celem
refusal-target-behind = karty „{ CARD($card) }” nie można zaatakować wręcz: przed nią stoi „{ CARD($front) }”
refusal-shielded = karta „{ CARD($card) }” stoi za kartą „{ CARD($front) }”, która przechwytuje ataki dystansowe
refusal-no-rival-target = nie ma kogo zaatakować
refusal-no-spell = karta „{ CARD($card) }” nie ma na tym miejscu ataku specjalnego { $text }
refusal-not-ready = warunek, którego wymaga { $text } karty „{ CARD($card) }”, nie jest teraz spełniony
refusal-leader-casts = własne akcje dowódcy to akcje dowódcy, a nie ataki specjalne
refusal-no-leader-action = twój dowódca nie ma akcji { $text }
refusal-used =
    { $per ->
        [turn] „{ CARD($card) }”: limit tej akcji w turze ({ $n }) jest już wykorzystany
       *[wave] „{ CARD($card) }”: limit tej akcji w fali ({ $n }) jest już wykorzystany
    }
refusal-within-ally = jednostki przenosi się z jednego oddziału drużyny do drugiego, a nie wewnątrz oddziału gracza { $seat }
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
refusal-not-own-reserve = pole { $slot } gracza { $seat } nie leży w twoim rzędzie taktyk
refusal-reserve-full = w twoim rzędzie taktyk nie ma wolnego pola
refusal-reserve-taken = pole { $slot } twojego rzędu taktyk jest zajęte
refusal-reserve-empty = na polu { $slot } twojego rzędu taktyk nic nie leży
refusal-ceasefire-operation = podczas zawieszenia broni taktyka nie może dotykać przeciwnika, a taktyka karty „{ CARD($card) }” dotyka
refusal-ceasefire-operations = podczas zawieszenia broni nie można zagrywać taktyk

## Questions

question-leader = Wybierz dowódcę.
question-turn =
    { $wave ->
        [vanguard] Twoja tura w fali frontu, pozostałe akcje: { $actions }.
        [flank] Twoja tura w fali skrzydła, pozostałe akcje: { $actions }.
       *[rear] Twoja tura w fali tyłów, pozostałe akcje: { $actions }.
    }
question-attack-aim = { word-about }Wybierz cel tego ataku wręcz.
question-damage-order = { word-about }Wybierz, ile obrażeń otrzyma karta: mniej, jeśli limit liczy się przed zmniejszeniem, więcej, jeśli po nim.
question-damage-divert = { word-about }Wybierz, ile z obrażeń ({ $most }) zostanie przekazanych.
question-triggers-next = Wybierz, która zdolność zadziała jako następna.
question-pool-walk = Weź odkrytą kartę; na każdej karcie przed nią kładzie się jedną monetę. Masz monet: { $coins }.
question-AskNumber = { word-about }Wybierz, ile.
question-AskPieces =
    { $high ->
        [1] { word-about }Wybierz kartę w grze.
       *[other] { word-about }Wybierz karty w grze: od { $low } do { $high }, wybrano { $picked }.
    }
question-ChooseCopied = { word-about }Wybierz przeciwnika, którego dowódcę kopiuje twój dowódca.
question-AskYes =
    { $decline ->
        [no] { word-about }Wykonaj tę część tekstu.
       *[other] { word-about }Wykonaj tę część tekstu albo zrezygnuj.
    }
question-ChooseRival = { word-about }Wybierz, o którego przeciwnika chodzi.
question-AttackWith =
    { $decline ->
        [no] { word-about }Wybierz atak.
       *[other] { word-about }Wybierz atak albo zrezygnuj.
    }
question-ChooseArea =
    { $shape ->
        [row] { word-about }Wybierz rząd.
       *[column] { word-about }Wybierz kolumnę.
    }
# $hero: the hero that comes into play.
question-ChooseTrait =
    { $whom ->
        [none] { word-about }Wybierz rząd, którego zdolność ma jednostka.
       *[other] { word-about }Wybierz rząd, którego zdolność ma { CARD($whom) }.
    }
question-CopySpell =
    { $picked ->
        [0] { word-about }Wybierz jednostkę, której atak specjalny zostanie skopiowany.
       *[1] { word-about }Wybierz, który z jej ataków specjalnych zostanie skopiowany.
    }
question-DiscardAny = { word-about }Odrzuć kartę albo przestań.
question-DiscardCard = { word-about }Wybierz kartę do odrzucenia.
question-DrawUpTo = { word-about }Wybierz, ile kart dobierasz.
question-KeepOne =
    { $top ->
        [none] { word-about }Zatrzymaj kartę albo ją odrzuć.
       *[other] { word-about }Zatrzymaj kartę „{ CARD($top) }” albo ją odrzuć.
    }
question-MoveMarkers = { word-about }Wybierz, ile żetonów zostanie przeniesionych.
question-MovePiece =
    { $decline ->
        [no] { word-about }Wybierz wolne pole.
       *[other] { word-about }Wybierz wolne pole albo zrezygnuj.
    }
question-OrderTop = { word-about }Wybierz następną kartę, licząc od góry.
question-PlaceTop =
    { $top ->
        [none] { word-about }Wybierz, dokąd trafi karta.
       *[other] { word-about }Wybierz, dokąd trafi karta „{ CARD($top) }”.
    }
question-PlayOrders =
    { $decline ->
        [no] { word-about }Zagraj rozkaz.
       *[other] { word-about }Zagraj rozkaz albo zrezygnuj.
    }
question-PutCorpse = { word-about }Wybierz wolne pole dla zwłok.
question-Rearrange = { word-about }Wybierz pole dla następnej karty.
question-Recruits =
    { $decline ->
        [no] { word-about }Zrekrutuj jednostkę.
       *[other] { word-about }Zrekrutuj jednostkę albo zrezygnuj.
    }
question-Redistribute = { word-about }Wybierz, dokąd trafi następne obrażenie.
question-RevealCard = { word-about }Wybierz kartę z ręki, aby ją pokazać.
question-Search = { word-about }Nazwij kartę.
question-Share =
    { $what ->
        [damage] { word-about }Wybierz, kto otrzyma następne obrażenie.
       *[healing] { word-about }Wybierz, z kogo zdjąć następne obrażenie.
    }
question-SortDrawn =
    { $place ->
        [hand] { word-about }Wybierz kartę, która trafi na rękę.
        [top] { word-about }Wybierz kartę, która trafi na wierzch talii.
       *[discard] { word-about }Wybierz kartę, która trafi na stos kart odrzuconych.
    }

## Events

event-acted =
    { $what ->
        [ChooseLeader] Gracz { $seat } wybrał dowódcę.
        [Draw] Gracz { $seat } dobiera kartę.
        [Recruit] Gracz { $seat } rekrutuje jednostkę.
        [Attack] Gracz { $seat } atakuje.
        [Cast] Gracz { $seat } używa ataku specjalnego.
        [PlayOrder] Gracz { $seat } zagrywa rozkaz.
        [Clear] Gracz { $seat } usuwa zwłoki.
        [Move] Gracz { $seat } przegrupowuje jednostkę.
        [Switch] Gracz { $seat } zamienia dwie karty miejscami.
        [PlayOperation] Gracz { $seat } zagrywa taktykę.
        [SetTrap] Gracz { $seat } zastawia pułapkę.
        [DiscardReserve] Gracz { $seat } odrzuca kartę z rzędu taktyk.
        [GatherCoins] Gracz { $seat } zbiera fundusze.
        [LeaderAction] Gracz { $seat } wykonuje własną akcję dowódcy.
        [EndTurn] Gracz { $seat } kończy turę.
       *[Choose] Gracz { $seat } wybiera.
    }
event-luck-acted =
    { $what ->
        [First] Los rozstrzyga, kto zaczyna.
        [Drawn] Los rozdaje kartę.
        [TakenAtRandom] Los wybiera kartę z ręki.
       *[Opened] Los odkrywa kartę.
    }
event-luck-asked = Teraz rozstrzyga los.
event-asked = Gracz { $seat } musi wybrać.
event-started = Pierwszym graczem jest gracz { $seat }.
event-turn-started =
    { $wave ->
        [vanguard] Runda { $round }, fala frontu: tura gracza { $seat }.
        [flank] Runda { $round }, fala skrzydła: tura gracza { $seat }.
       *[rear] Runda { $round }, fala tyłów: tura gracza { $seat }.
    }
event-turn-ended = Tura gracza { $seat } dobiegła końca.
event-wave-ended =
    { $wave ->
        [vanguard] Fala frontu dobiegła końca; liczy się straty.
        [flank] Fala skrzydła dobiegła końca; liczy się straty.
       *[rear] Fala tyłów dobiegła końca; liczy się straty.
    }
event-round-ended = Runda { $round } dobiegła końca.
event-actions-gained =
    { $n ->
        [one] Gracz { $seat } ma { $n } akcję więcej.
        [few] Gracz { $seat } ma { $n } akcje więcej.
       *[other] Gracz { $seat } ma { $n } akcji więcej.
    }
event-actions-lost =
    { $n ->
        [one] W następnej fali gracz { $seat } będzie miał o { $n } akcję mniej.
        [few] W następnej fali gracz { $seat } będzie miał o { $n } akcje mniej.
       *[other] W następnej fali gracz { $seat } będzie miał o { $n } akcji mniej.
    }
event-tied =
    { $what ->
        [game] Gra dobiegła końca: remis ({ $rule }).
       *[match] Partia dobiegła końca: remis ({ $rule }).
    }
event-won =
    { $what ->
        [game] Gra dobiegła końca: { $winners_count ->
            [one] wygrywa { $winners } ({ $rule }).
           *[other] wygrywają { $winners } ({ $rule }).
        }
       *[match] Partia dobiegła końca: { $winners_count ->
            [one] wygrywa { $winners } ({ $rule }).
           *[other] wygrywają { $winners } ({ $rule }).
        }
    }
event-leaders-revealed =
    { $leaders_count ->
        [one] Dowódca zostaje odsłonięty: { $leaders }.
       *[other] Dowódcy zostają odsłonięci: { $leaders }.
    }
event-leaders-equal = Dowódcy zostają odsłonięci: { $leaders }; są jednakowi, więc gracze wybierają ponownie.
event-leader-copied = { $card } kopiuje dowódcę gracza { $seat }.
event-leader-fell = { $card } pada, to { $nth }. dowódca gracza { $seat }: punkt dla drugiej drużyny; karty gracza tworzą nową talię.
event-lone-round = Gracz { $seat } rozgrywa rundę sam, przy zawieszeniu broni.
event-card-opened = We wspólnej puli odkryto kartę „{ $card }”.
event-coins-laid =
    { $n ->
        [one] Gracz { $seat } kładzie { $n } monetę na karcie „{ $card }”.
        [few] Gracz { $seat } kładzie { $n } monety na karcie „{ $card }”.
       *[other] Gracz { $seat } kładzie { $n } monet na karcie „{ $card }”.
    }
event-coins-taken =
    { $n ->
        [one] Gracz { $seat } zabiera { $n } monetę z karty „{ $card }”.
        [few] Gracz { $seat } zabiera { $n } monety z karty „{ $card }”.
       *[other] Gracz { $seat } zabiera { $n } monet z karty „{ $card }”.
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
event-order-played = Gracz { $seat } zagrywa rozkaz karty { $card }.
event-order-executed = Gracz { $seat } wykonuje rozkaz karty { $card }.
event-order-cancelled = Rozkaz karty { $card } zostaje anulowany.
event-order-resolved = Rozkaz karty { $card } został rozpatrzony.
event-operation-played = Gracz { $seat } zagrywa taktykę karty { $card } na pole { $slot }.
event-token-removed =
    { $left ->
        [0] Z taktyki karty { $card } zdjęto ostatni żeton.
       *[other] Z taktyki karty { $card } zdjęto żeton, zostało: { $left }.
    }
event-trap-set = Gracz { $seat } zastawia pułapkę na polu { $slot }.
event-trap-sprung = Pułapka gracza { $seat } na polu { $slot } uruchamia się: { $card }.
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
event-looked-at-top = Gracz { $seat } ogląda wierzch swojej talii.
event-saw-top = Gracz { $seat } ogląda wierzch swojej talii: { $cards }.
event-card-seen =
    { $zone ->
        [hand] Gracz { $seat }: na ręce widać: { $cards }.
        [deck] Gracz { $seat }: w talii widać: { $cards }.
        [top] Gracz { $seat }: na wierzchu talii widać: { $cards }.
        [bottom] Gracz { $seat }: na spodzie talii widać: { $cards }.
        [discard] Gracz { $seat }: na stosie kart odrzuconych widać: { $cards }.
        [reserve] Gracz { $seat }: w rzędzie taktyk widać: { $cards }.
        [row] Gracz { $seat }: we wspólnej puli widać: { $cards }.
       *[aside] Gracz { $seat }: wśród odłożonych kart widać: { $cards }.
    }
event-laid-in-row = Gracz { $seat } kładzie na wolne miejsce wspólnej puli: { $card }.
event-took-from-row = Gracz { $seat } bierze ze wspólnej puli: { $cards }.
event-drew-leader = Gracz { $seat } bierze z talii dowódców: { $cards }.
event-put-back-leader = Gracz { $seat } odkłada do talii dowódców: { $cards }.
event-drew = Gracz { $seat } dobiera: { $cards }.
event-discarded = Gracz { $seat } odrzuca: { $cards }.
event-card-moved = Gracz { $seat }: { $cards } – { $start ->
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
event-leader-hidden = Gracz { $seat } wybrał dowódcę.
event-leader-chosen = Gracz { $seat } wybrał dowódcę: { $card }.
event-recruited = Gracz { $seat } rekrutuje jednostkę: { $card }.
event-recruited-at = Gracz { $seat } rekrutuje jednostkę na pole { $place }: { $card }.

## Labels

label-leader = wybierz kartę „{ $card }” na dowódcę: { $leader }
label-leader-hidden = wybierz dowódcę
label-draw = dobierz kartę
label-recruit = zrekrutuj: { $card }, pole { $place }
label-attack-melee = { $attacker }: atak wręcz, cel: { $target }
label-attack-melee-open = { $attacker }: atak wręcz
label-attack-ranged = { $attacker }: atak dystansowy, cel: { $target }
label-attack-ranged-open = { $attacker }: atak dystansowy
label-cast = { $piece }: atak specjalny { word-box }
label-cast-nth = { $piece }: atak specjalny { word-box } nr { $n }
label-cast-of = { $piece }: atak specjalny { word-box } karty „{ $name }”
label-cast-of-nth = { $piece }: atak specjalny { word-box } nr { $n } karty „{ $name }”
label-order = zagraj rozkaz: { $card }
label-operation = zagraj taktykę: { $card }, pole { $place }
label-trap = zastaw pułapkę: { $card }, pole { $place }
label-trap-hidden = zastaw pułapkę na polu { $place }
label-discard-reserve = odrzuć kartę z pola { $place }
label-clear = usuń: { $piece }
label-move = przegrupuj: { $piece }, pole { $place }
label-switch = zamień miejscami: { $piece } i { $other }
label-gather = zabierz monety z karty „{ $name }”
label-leader-act = własna akcja dowódcy
label-leader-act-nth = własna akcja dowódcy nr { $n }
label-end = zakończ turę
label-yes = tak
label-no = nie
label-no-attack = nie atakuj
label-no-card = nie pokazuj karty
label-no-move = niczego nie przenoś
label-no-more = wystarczy
label-no-order = nie zagrywaj rozkazu
label-card = wybierz: { $card }
label-card-discard = odrzuć: { $card }
label-card-discard-one = odrzuć kartę
label-card-hidden = wybierz kartę
label-card-show = pokaż: { $card }
label-card-next = następna karta: { $card }
label-card-hand = weź na rękę: { $card }
label-card-top = połóż na wierzchu talii: { $card }
label-pick = wybierz: { $piece }
label-place = wybierz pole { $place }
label-place-next = następna karta na pole { $place }
label-number = { $n }
label-number-draw = dobierz kart: { $n }
label-number-pass = przekaż obrażeń: { $n }
label-number-take = otrzymaj obrażeń: { $n }
label-number-heal = ulecz: { $n }
label-number-move = przenieś obrażeń: { $n }
label-number-markers = przenieś: { $n }
label-name = nazwij: { $name }
label-row-take = weź ze wspólnej puli: { $name }
label-row-deck = weź wierzchnią kartę talii
label-mode = { $mode }
label-mode-hand = na rękę
label-mode-discard = na stos kart odrzuconych
label-mode-top = zostaje na wierzchu talii
label-mode-bottom = na spód talii
label-copy = skopiuj atak specjalny { word-box } karty „{ $name }”
label-copy-nth = skopiuj atak specjalny { word-box } nr { $n } karty „{ $name }”
label-trigger = zdolność: { $whom }
label-trigger-nth = zdolność: { $whom }, jeszcze raz ({ $n })
label-trigger-about = zdolność: { $whom }, z powodu: { $about }
label-trigger-about-nth = zdolność: { $whom }, z powodu: { $about }, jeszcze raz ({ $n })
label-area = wybierz: { $area }
label-trait = zdolność { word-box }
label-seat = gracz { $seat }
label-luck-first = zaczyna gracz { $seat }
label-luck-drawn = gracz { $seat } dobiera: { $card }
label-luck-drawn-hidden = gracz { $seat } dobiera kartę
label-luck-drawn-leader = gracz { $seat } bierze dowódcę: { $leader }
label-luck-opened = odkryta zostaje karta „{ $name }”
label-luck-taken = z ręki gracza { $seat } zabrano: { $card }
label-luck-taken-hidden = z ręki gracza { $seat } zabrano kartę

## Parts of sentences

word-about =
    { $card ->
        [none] { "" }
       *[other] „{ CARD($card) }”.{ " " }
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
word-card = „{ $name }” ({ $owner })
word-column = kolumna { $n }
word-column-of-all = kolumna { $n } każdego oddziału, licząc z twojej strony
word-corpse = zwłoki „{ $what }”
word-leader = dowódca
word-named = { $name } ({ $id })
word-of = { $what } (gracz { $seat })
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
word-seat = gracz { $seat }
word-slot = { $slot }
word-slot-of = { $slot } (gracz { $seat })

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
board-own-cards = własne karty
board-setup = przygotowanie
board-round = runda { $round }
board-wave =
    { $wave ->
        [vanguard] fala frontu
        [flank] fala skrzydła
       *[rear] fala tyłów
    }
board-lone-round = samotna runda gracza { $seat }
board-first = pierwszy gracz { $seat }
board-ceasefire = zawieszenie broni
board-match = partia { $n } z najwyżej { $most }
board-nobody-wins = Koniec gry: nikt nie wygrywa ({ $rule }).
board-won =
    { $winners_count ->
        [one] Koniec gry: wygrywa gracz { $winners } ({ $rule }).
       *[other] Koniec gry: wygrywają gracze { $winners } ({ $rule }).
    }
board-and = { $one } i { $other }
board-then = { $one }, potem { $other }
board-or = { $others } lub { $last }
board-choose-leaders =
    { $n ->
        [one] Dowódców wybiera się w tajemnicy; wybiera jeszcze { $seats }.
       *[other] Dowódców wybiera się w tajemnicy; wybierają jeszcze { $seats }.
    }
board-luck = Decyduje los.
board-decides = Decyduje gracz { $seat }. { $question }
board-to-act-status =
    { $n ->
        [one] Kolej gracza { $seat }: pozostała { $n } akcja{ $extra }.
        [few] Kolej gracza { $seat }: pozostały { $n } akcje{ $extra }.
       *[other] Kolej gracza { $seat }: pozostało { $n } akcji{ $extra }.
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
board-known-to-other = { $where }: karta, którą zna inny gracz
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
board-describe-seat = Gracz { $seat }, { $piles }: { $cards }.
board-column = kolumna { $n }
board-column-of = kolumna { $n } gracza { $seat }
board-reserve = taktyki
board-row-name =
    { $box ->
        [V] front
        [F] skrzydło
       *[R] tyły
    }
board-row-of = { $row }, gracz { $seat }
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
board-card-of = karta gracza { $seat }
board-foreign = gracza { $seat }
board-foreign-card = { $card } ({ $seat })
board-corpse-of = { $card } ({ $seat })
board-describe-strength = siła ataku { $n }
board-describe-damage = obrażenia { $n } z { $life }
board-card-words = { $card }: siła ataku { $strength }, punkty życia { $life }
board-empty = puste
board-seat = gracz { $seat }
board-seat-you = gracz { $seat } (ty)
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

## Markers

marker-level = poziom
marker-magic = magia
marker-threat = groźba
marker-curse = klątwa
marker-strength = siła

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

### Chibitactics po polsku.

## Options

option-factions = frakcja dla każdego gracza; brak: gracze wybierają
option-first = miejsce, które zaczyna; null: rozstrzyga kostka
option-house = punkty zasad, które grasz inaczej, np. house.round_cap=10
option-map = układ mapy: standard, valley lub frontier
option-seats = liczba graczy, od 2 do 6
option-squad-size = liczba jednostek w drużynie

## Refusals

refusal-by-seat = o tym decyduje tylko los, a nie gracz
refusal-by-luck = jednostkami i drużynami dowodzą gracze, a nie los
refusal-no-luck = los nie ma teraz nic do rozstrzygnięcia
refusal-luck-due =
    { $due ->
        [segment] najpierw decyduje los: który segment zostaje odkryty
        [event] najpierw decyduje los: jakie następuje wydarzenie
        [savage] najpierw decyduje los: który dzikus wychodzi
       *[die] najpierw decyduje los: rzut kostką
    }
refusal-other-luck =
    { $due ->
        [segment] los rozstrzyga teraz, który segment zostaje odkryty
        [event] los rozstrzyga teraz, jakie następuje wydarzenie
        [savage] los rozstrzyga teraz, który dzikus wychodzi
       *[die] los to teraz rzut kostką
    }
refusal-no-segment = segmentu „{ CARD($segment) }” nie ma wśród jeszcze zakrytych
refusal-no-event = wydarzenia „{ CARD($event) }” nie ma w talii wydarzeń
refusal-no-savage = dzikusa „{ CARD($savage) }” nie ma w talii dzikusów
refusal-no-seat = nie ma gracza { PLAYER($by) }: ostatni to gracz { PLAYER($last) }
refusal-seat =
    { WHO($by) ->
        [you] ruch ma teraz gracz { PLAYER($turn) }, a nie ty
       *[other] ruch ma teraz gracz { PLAYER($turn) }, a nie gracz { PLAYER($by) }
    }
refusal-nothing-asked = nie ma pytania: użyj jednostki, trofeum lub zdolności frakcji albo zakończ turę
refusal-phase = to akcja z innej części gry ({ $phase ->
        [first] ustalanie pierwszego gracza
        [faction] wybór frakcji
        [squad] dobór drużyn
        [deploy] rozstawianie
        [over] koniec gry
       *[play] właściwa gra
    }), a teraz { $now ->
        [first] ustala się pierwszego gracza
        [faction] wybiera się frakcje
        [squad] dobiera się drużyny
        [deploy] rozstawia się jednostki
        [over] gra jest skończona
       *[play] trwa właściwa gra
    }
refusal-asked = najpierw odpowiedz na pytanie: możliwych odpowiedzi jest { $count }
refusal-no-option =
    { $count ->
        [one] nie ma takiej odpowiedzi: jest tylko { $count } odpowiedź
        [few] nie ma takiej odpowiedzi: są { $count } odpowiedzi
       *[other] nie ma takiej odpowiedzi: jest { $count } odpowiedzi
    }
refusal-no-faction = nie ma frakcji „{ $faction }”
refusal-not-in-deck = karty „{ CARD($unit) }” nie ma w talii twojej frakcji
refusal-picked = jednostka „{ CARD($unit) }” już jest w twojej drużynie: każda karta to jedna jednostka
refusal-not-waiting = jednostki „{ CARD($unit) }” nie ma wśród twoich jednostek czekających na rozstawienie
refusal-not-own-start = pole { PLACE($cell) } nie leży na twoim segmencie startowym
refusal-occupied = na polu { PLACE($cell) } stoi jednostka „{ CARD($unit) }”
refusal-no-ground = pole { PLACE($cell) } to góra albo woda: nikogo się tam nie stawia
refusal-no-unit = nie ma jednostki „{ $unit }”
refusal-off-board = jednostki „{ CARD($unit) }” nie ma na planszy
refusal-not-yours = jednostka „{ CARD($unit) }” nie należy do twojej drużyny
refusal-wounded = jednostka „{ CARD($unit) }” jest ranna: nie może się ruszać ani niczego użyć
refusal-done = tura jednostki „{ CARD($unit) }” jest skończona
refusal-cannot-move = jednostka „{ CARD($unit) }” nie ma umiejętności ruchu
refusal-moved = jednostka „{ CARD($unit) }” już się ruszała w tej turze
refusal-off-map = pola { PLACE($cell) } nie ma na mapie
refusal-closed = pole { PLACE($cell) } leży na jeszcze zakrytym segmencie
refusal-same-cell = jednostka „{ CARD($unit) }” już stoi na polu { PLACE($cell) }: droga ma co najmniej jeden krok i nie prowadzi z powrotem
refusal-end-mountain = pole { PLACE($cell) } to góra: nie kończy się tam ruchu
refusal-end-water = pole { PLACE($cell) } to woda: nie kończy się tam ruchu
refusal-end-occupied = na polu { PLACE($cell) } stoi jednostka „{ CARD($unit) }”: ruch kończy się na wolnym polu
refusal-too-far =
    { $steps ->
        [one] pole { PLACE($cell) } jest o { $steps } krok stąd, a ruch jednostki „{ CARD($unit) }” to { $points }
        [few] pole { PLACE($cell) } jest o { $steps } kroki stąd, a ruch jednostki „{ CARD($unit) }” to { $points }
       *[other] pole { PLACE($cell) } jest o { $steps } kroków stąd, a ruch jednostki „{ CARD($unit) }” to { $points }
    }
refusal-no-way = na pole { PLACE($cell) } nie ma drogi nie dłuższej niż { $points }: pole lasu kosztuje 2, a góry, woda i żywe jednostki stoją na drodze
refusal-no-skill = jednostka „{ CARD($unit) }” nie ma umiejętności „{ CARD($skill) }”
refusal-is-movement = „{ CARD($skill) }” to umiejętność ruchu: użyj jej jako ruchu
refusal-is-passive = „{ CARD($skill) }” to umiejętność bierna: działa sama
refusal-second-buff = jednostka „{ CARD($unit) }” użyła już wzmocnienia w tej turze: drugiego nie ma
refusal-not-after =
    { $turn ->
        [buffed] jednostka „{ CARD($unit) }” użyła już wzmocnienia: umiejętności „{ CARD($skill) }” nie można użyć po tym
        [moved] jednostka „{ CARD($unit) }” już się ruszała: umiejętności „{ CARD($skill) }” nie można użyć po tym
        [buffed-moved] jednostka „{ CARD($unit) }” użyła już wzmocnienia i się ruszała: umiejętności „{ CARD($skill) }” nie można użyć po tym
       *[done] jednostka „{ CARD($unit) }” skończyła już turę: umiejętności „{ CARD($skill) }” nie można użyć po tym
    }
refusal-names-cell = „{ CARD($skill) }” to ruch: jej celem jest pole, na które się idzie
refusal-no-summon = jednostka „{ CARD($unit) }” nie może użyć umiejętności „{ CARD($skill) }”: jej istoty są na planszy albo sama pojawiła się w tej turze
refusal-who = umiejętność „{ CARD($skill) }” nie działa na cel „{ CARD($target) }”
refusal-aim-self = umiejętności „{ CARD($skill) }” używa się na sobie: wskaż jako cel samą jednostkę
refusal-aim-cell = umiejętność „{ CARD($skill) }” kieruje się na odkryte pole w zasięgu
refusal-aim-unit = umiejętność „{ CARD($skill) }” kieruje się na jednostkę, a nie na pole
refusal-no-target = celu „{ CARD($target) }” nie ma na planszy
refusal-no-captive = umiejętność „{ CARD($skill) }” nie może pojmać celu „{ CARD($target) }”
refusal-not-on-self = umiejętności „{ CARD($skill) }” nie używa się na sobie ani na własnym polu
refusal-out-of-range =
    { $steps ->
        [one] cel „{ CARD($what) }” jest o { $steps } pole stąd, a zasięg umiejętności „{ CARD($skill) }” to { $reach }
        [few] cel „{ CARD($what) }” jest o { $steps } pola stąd, a zasięg umiejętności „{ CARD($skill) }” to { $reach }
       *[other] cel „{ CARD($what) }” jest o { $steps } pól stąd, a zasięg umiejętności „{ CARD($skill) }” to { $reach }
    }
refusal-no-sight = na prostej drodze umiejętności „{ CARD($skill) }” do celu „{ CARD($what) }” leży góra albo zakryte pole
refusal-not-free = umiejętność „{ CARD($skill) }” wymaga wolnego pola bez gór i wody; pole { PLACE($cell) } takie nie jest
refusal-not-fresh =
    { $turn ->
        [buffed] turę może poświęcić tylko jednostka, która jeszcze nic nie zrobiła; „{ CARD($unit) }” użyła już wzmocnienia
        [moved] turę może poświęcić tylko jednostka, która jeszcze nic nie zrobiła; „{ CARD($unit) }” już się ruszała
        [buffed-moved] turę może poświęcić tylko jednostka, która jeszcze nic nie zrobiła; „{ CARD($unit) }” użyła już wzmocnienia i się ruszała
       *[done] turę może poświęcić tylko jednostka, która jeszcze nic nie zrobiła; „{ CARD($unit) }” skończyła już turę
    }
refusal-not-adjacent = cel „{ CARD($target) }” nie sąsiaduje z jednostką „{ CARD($unit) }”
refusal-healthy = cel „{ CARD($target) }” nie jest ranny i nie ma szybkiej rany ani szybkiej śmierci
refusal-nothing-to-cancel = jednostka „{ CARD($unit) }” nie ma takiego trwałego efektu ani istoty z umiejętności „{ CARD($skill) }”
refusal-cancel-whole = umiejętność „{ CARD($skill) }” kończy się w całości: wskaż pierwszą rzecz, którą stworzyła, „{ CARD($target) }”
refusal-not-held = jednostka „{ CARD($unit) }” nie ma trofeum „{ CARD($card) }”
refusal-no-side =
    { $side ->
        [substance] na karcie „{ CARD($card) }” nie ma substancji
       *[totem] na karcie „{ CARD($card) }” nie ma totemu
    }
refusal-given = trofeum „{ CARD($card) }” było już przekazane w tej turze
refusal-no-carrier = jednostce „{ CARD($unit) }” nie można przekazać trofeum: dostaje je tylko twoja nieranna jednostka drużyny
refusal-just-joined = jednostka „{ CARD($unit) }” dołączyła do drużyny w tej turze: działa oraz daje i bierze trofea od następnej
refusal-no-ability = frakcja „{ CARD($faction) }” nie ma zdolności
refusal-ability-used =
    { $per ->
        [round] zdolność była już użyta w tej rundzie
       *[turn] zdolność była już użyta w tej turze
    }
refusal-ability-unit =
    { $only ->
        [wounded] zdolność działa na ranne jednostki twojej drużyny, a „{ CARD($unit) }” do nich nie należy
        [unwounded] zdolność działa na nieranne jednostki twojej drużyny, a „{ CARD($unit) }” do nich nie należy
       *[any] zdolność działa na jednostki twojej drużyny, a „{ CARD($unit) }” do nich nie należy
    }
refusal-ability-card = ta zdolność nie wymaga karty
refusal-ability-deck = karty „{ CARD($card) }” nie ma w twojej talii

## Questions

question-faction = Wybierz frakcję, którą grasz.
question-squad =
    { $left ->
        [1] Wybierz ostatnią jednostkę swojej drużyny.
        [few] Wybierz jednostkę do drużyny: zostały { $left }. Inni gracze na razie jej nie widzą.
       *[other] Wybierz jednostkę do drużyny: zostało { $left }. Inni gracze na razie jej nie widzą.
    }
question-deploy = Postaw jednostkę drużyny: wybierz jednostkę i pole swojego segmentu startowego.
question-turn = Użyj jednostki, trofeum lub zdolności frakcji albo zakończ turę.
question-way = Przez które pola jednostka „{ CARD($unit) }” idzie na pole { PLACE($cell) }?
question-way-of = Przez które pola dzikus „{ CARD($unit) }”, którym kierujesz, idzie ku jednostce „{ CARD($target) }”?
question-attack = Jaką umiejętnością dzikus „{ CARD($unit) }”, którym kierujesz, atakuje jednostkę „{ CARD($target) }”?
question-event = Której jednostki dotyka wydarzenie „{ CARD($event) }”?
question-prey = Ku której z najbliższych jednostek rusza dzikus „{ CARD($unit) }”, którym kierujesz?

## Events

event-first-seat =
    { WHO($seat) ->
        [you] Zaczynasz grę.
       *[other] Zaczyna gracz { PLAYER($seat) }.
    }
event-faction-picked =
    { WHO($seat) ->
        [you] Grasz frakcją „{ $faction }”.
       *[other] Gracz { PLAYER($seat) } gra frakcją „{ $faction }”.
    }
event-unit-picked =
    { WHO($seat) ->
        [you] Wybierasz do drużyny jednostkę { $unit }.
       *[other] Gracz { PLAYER($seat) } wybiera do drużyny jednostkę { $unit }.
    }
event-unit-picked-hidden =
    { WHO($seat) ->
        [you] Wybierasz jednostkę do drużyny.
       *[other] Gracz { PLAYER($seat) } wybiera jednostkę do drużyny.
    }
event-squads-shown = Drużyny zostają odkryte. { $squads }.
event-deployed =
    { WHO($owner) ->
        [you] Stawiasz na polu { $cell } jednostkę { $unit }.
       *[other] Gracz { PLAYER($owner) } stawia na polu { $cell } jednostkę { $unit }.
    }
event-round-began = Zaczyna się runda { $round }.
event-turn-began =
    { WHO($seat) ->
        [you] Twoja tura.
       *[other] Tura gracza { PLAYER($seat) }.
    }
event-skill-used = Jednostka { $unit } używa umiejętności „{ $skill }” { $on }.
event-sets-out = Jednostka { $unit } wyrusza na pole { $cell }.
event-provoked = Jednostka { $unit } odpowiada umiejętnością „{ $skill }” { $on }.
event-rolled =
    { WHO($seat) ->
        [you] Rzucasz kostką{ $what }: { $value }.
       *[other] Gracz { PLAYER($seat) } rzuca kostką{ $what }: { $value }.
    }
event-rolled-needing =
    { WHO($seat) ->
        [you] { $success ->
            [yes] Rzucasz kostką{ $what }: { $value }{ $total }, potrzeba { $needs } – sukces.
           *[no] Rzucasz kostką{ $what }: { $value }{ $total }, potrzeba { $needs } – porażka.
        }
       *[other] { $success ->
            [yes] Gracz { PLAYER($seat) } rzuca kostką{ $what }: { $value }{ $total }, potrzeba { $needs } – sukces.
           *[no] Gracz { PLAYER($seat) } rzuca kostką{ $what }: { $value }{ $total }, potrzeba { $needs } – porażka.
        }
    }
event-moved = Jednostka { $unit } idzie na pole { $cell }.
event-moved-by = Jednostka { $unit } idzie na pole { $cell } przez { $way }.
event-displaced = Jednostka { $unit } trafia na pole { $cell }.
event-lost = Akcja jednostki { $unit } przepada.
event-wounded = Jednostka { $unit } zostaje ranna.
event-healed = Jednostka { $unit } nie jest już ranna.
event-died = Jednostka { $unit } opuszcza planszę.
event-killed = Jednostka { $unit } ginie; dobiła ją jednostka { $killer }.
event-trophy-taken = Jednostka { $unit } zabiera kartę jednostki { $card }.
event-trophy-returned = Karta jednostki { $card } wraca do swojej talii.
event-trophy-used =
    { $side ->
        [substance] Jednostka { $unit } używa substancji trofeum { $card } { $on }.
       *[totem] Jednostka { $unit } używa totemu trofeum { $card } { $on }.
    }
event-trophy-given = Jednostka { $unit } przekazuje kartę jednostki { $card } jednostce { $to }.
event-ability-used =
    { WHO($seat) ->
        [you] Używasz zdolności swojej frakcji na jednostce { $unit }.
       *[other] Gracz { PLAYER($seat) } używa zdolności frakcji na jednostce { $unit }.
    }
event-ability-used-for =
    { WHO($seat) ->
        [you] Używasz zdolności swojej frakcji na jednostce { $unit }; na zmianę wchodzi { $card }.
       *[other] Gracz { PLAYER($seat) } używa zdolności frakcji na jednostce { $unit }; na zmianę wchodzi { $card }.
    }
event-replaced = Miejsce jednostki { $unit } zajmuje { $card }.
event-effect-began =
    { $kind ->
        [sustained] Zaczyna się trwały efekt: { $effect }.
       *[other] Zaczyna się efekt: { $effect }.
    }
event-effect-ended = Kończy się efekt: { $effect }.
event-summoned = Jednostka { $maker } przyzywa jednostkę { $unit } na pole { $cell }.
event-finished = Jednostka { $unit } poświęca turę na cel { $target }.
event-cancelled = Jednostka { $unit } kończy działanie umiejętności „{ $skill }” { $on }.
event-captured =
    { WHO($seat) ->
        [you] Jednostka { $unit } dołącza do twojej drużyny.
       *[other] Jednostka { $unit } dołącza do drużyny gracza { PLAYER($seat) }.
    }
event-freed = Jednostka { $unit } jest znów wolna.
event-opened = Odkryty zostaje segment „{ $segment }”.
event-savage-came = Z jaskini na polu { $cell } wychodzi dzikus { $unit }.
event-reshuffled =
    { $deck ->
        [event] Odrzucone wydarzenia znów są talią.
       *[savage] Odrzuceni dzikusi znów są talią.
    }
event-control-taken =
    { WHO($seat) ->
        [you] Kierujesz dzikusem { $unit }.
       *[other] Gracz { PLAYER($seat) } kieruje dzikusem { $unit }.
    }
event-event-drawn = Wydarzenie: „{ CARD($event) }”. { $does }
event-event-ended = Wydarzenie „{ CARD($event) }” dobiegło końca.
event-turn-ended =
    { WHO($seat) ->
        [you] Kończysz turę.
       *[other] Gracz { PLAYER($seat) } kończy turę.
    }
event-chosen-way =
    { WHO($seat) ->
        [you] Wybierasz drogę { $way }.
       *[other] Gracz { PLAYER($seat) } wybiera drogę { $way }.
    }
event-chosen-unit =
    { WHO($seat) ->
        [you] Wybierasz jednostkę { $unit }.
       *[other] Gracz { PLAYER($seat) } wybiera jednostkę { $unit }.
    }
event-chosen-skill =
    { WHO($seat) ->
        [you] Wybierasz umiejętność „{ $skill }”.
       *[other] Gracz { PLAYER($seat) } wybiera umiejętność „{ $skill }”.
    }
event-seat-out =
    { WHO($seat) ->
        [you] Odpadasz z gry.
       *[other] Gracz { PLAYER($seat) } odpada z gry.
    }
event-game-ended =
    { $winners_count ->
        [one] { WHO($winner) ->
            [you] Koniec gry: wygrywasz.
           *[other] Koniec gry: wygrywa gracz { PLAYER($winner) }.
        }
       *[other] Koniec gry, wspólne zwycięstwo: { $winners }.
    }

## Labels

label-pick-faction = Graj frakcją „{ $faction }”
label-pick-unit = Weź do drużyny: { $unit }
label-pick-hidden = Weź jednostkę do drużyny
label-deploy = Postaw na polu { $cell }: { $unit }
label-move = { $unit }: na pole { $cell }
label-use-skill = { $unit }: umiejętność „{ $skill }”
label-use-skill-on = { $unit }: umiejętność „{ $skill }” { $on }
label-finish = { $unit }: dobić cel „{ $target }”
label-spend = { $unit }: poświęcić turę na cel „{ $target }”
label-cancel = { $unit }: zakończyć działanie umiejętności „{ $skill }” { $on }
label-use-trophy = { $unit }: umiejętność „{ $skill }” { $on }
label-give-trophy = { $unit }: przekazać kartę „{ $card }” jednostce „{ $to }”
label-use-faction = Użyj zdolności frakcji na jednostce „{ $unit }”
label-use-faction-for = Użyj zdolności frakcji na jednostce „{ $unit }”, na zmianę „{ $card }”
label-go = Idź na pole { $cell }{ $way }
label-savage-goes = { $who }: na pole { $cell }{ $way }
label-event-meets = Wydarzenie „{ $event }” dotyka jednostki „{ $unit }”
label-goes-for = { $who }: ruszyć ku jednostce „{ $unit }”
label-attacks-with = { $who }: zaatakować umiejętnością „{ $skill }”
label-end-turn = Zakończ turę
label-roll = Na kostce wypada { $value }
label-open = Odkryty zostaje segment „{ $segment }”
label-draw-event = Wydarzenie: „{ $event }”
label-draw-savage = Z jaskini wychodzi „{ $savage }”

## Parts of sentences

word-ability-of = zdolność frakcji „{ $faction }”
word-by-way = { "" } przez { $way }
word-effect-on-cell = { $made } – pole { $cell }
word-effect-on-unit = { $made } – jednostka { $unit }
word-for-control = { "" } o kierowanie dzikusem { $unit }
word-for-skill = { "" } na umiejętność „{ $skill }” jednostki { $unit }
word-for-unit = { "" } dla jednostki { $unit }
word-it = ono
word-on-cell = na pole { $cell }
word-on-itself = na siebie
word-on-unit = na cel { $target }
word-seat =
    { WHO($seat) ->
        [you] ty
       *[other] gracz { PLAYER($seat) }
    }
word-short = { $name }
word-short-at = { $name } na polu { $cell }
word-short-numbered = { $name } ({ $n })
word-short-of =
    { WHO($seat) ->
        [you] { $name } (twoja)
       *[other] { $name } (gracz { PLAYER($seat) })
    }
word-side =
    { $side ->
        [substance] { $skill } (substancja karty { $card })
       *[totem] { $skill } (totem karty { $card })
    }
word-squad =
    { WHO($seat) ->
        [you] Twoja drużyna: { $units }
       *[other] Gracz { PLAYER($seat) }: { $units }
    }
word-squads = { $squads }. { $squad }
word-unit = „{ $unit }”
word-unit-of =
    { WHO($seat) ->
        [you] „{ $unit }” (twoja)
       *[other] „{ $unit }” (gracz { PLAYER($seat) })
    }
word-with-bonuses = , z premiami { $total }

## Events and abilities

word-sentences = { $one } { $other }
word-and = { $one } i { $other }
word-or = { $one } lub { $other }
word-comma = { $one }, { $other }
word-comma-and = { $one } oraz { $other }
word-bonus = { $n } do następnego rzutu
word-change =
    { $stat ->
        [die] { $n } do każdego rzutu{ $kinds }
        [movement] { $n } do ruchu{ $kinds }
       *[range] { $n } do zasięgu{ $kinds }
    }
word-for-kinds = { "" } (umiejętności: { $kinds })
word-category =
    { $category ->
        [movement] ruch
        [melee] walka wręcz
        [ranged] walka dystansowa
        [distortion] zakłócenie
        [summon] przyzwanie
        [buff] wzmocnienie
       *[passive] bierna
    }
word-befalls =
    { $what ->
        [wound] zostaje ranna
        [kill] ginie
        [heal] zostaje uleczona
       *[unengaged] jest wolna od związania walką
    }
word-may-cross = może przechodzić przez { $what }
word-has = ma { $what }
word-trait =
    { $trait ->
        [crosses-mountains] góry
        [crosses-water] wodę
        [crosses-units] inne jednostki
        [fast-wound] szybka rana
       *[fast-death] szybka śmierć
    }
word-where =
    { $only ->
        [wounded] ranna { $kinds }{ $ground }
        [unwounded] nieranna { $kinds }{ $ground }
       *[any] { $kinds }{ $ground }
    }
word-kind =
    { $kind ->
        [squad] jednostka drużyny
        [creature] przyzwana istota
        [savage] jednostka dzikusów
       *[unit] jednostka
    }
word-on-ground = { "" } { $terrain }
word-terrain =
    { $terrain ->
        [plain] na równinie
        [mountain] na górze
        [water] na wodzie
        [forest] w lesie
        [hill] na wzgórzu
        [fort] w fortyfikacji
        [power] w miejscu mocy
        [cave] na jaskini
       *[cradle] na kolebce
    }
word-each = Każda { $where } { $does }{ $chance }.
word-one-of = Jedna { $where }, wybrana przez pierwszego gracza, { $does }.
word-while = Póki trwa, każda { $where } { $does }.
word-on-die = { "" }, gdy na kostce wypadnie { $n } lub więcej
word-with-die = , gdy na kostce wypadnie { $n } lub więcej,
word-ability =
    { $per ->
        [turn] Raz na turę{ $chance } { $does }.
       *[round] Raz na rundę{ $chance } { $does }.
    }
word-swap = ranna jednostka drużyny zostaje wymieniona na inną z talii
word-empower =
    { $only ->
        [wounded] ranna jednostka drużyny { $does }{ $until }
        [unwounded] nieranna jednostka drużyny { $does }{ $until }
       *[any] jednostka drużyny { $does }{ $until }
    }
word-until-turn-end = { "" } do końca tury

## Errors of notation

notation-no-side = „{ $word }” to nie strona trofeum: pisze się substance lub totem
notation-no-cell = „{ $word }” to nie pole: pisze się Q,R, na przykład 3,2

## Boards

board-title = Chibitactics
board-before = przed rundą 1
board-round = runda { $round } z { $last }
board-turn =
    { WHO($seat) ->
        [you] twoja tura
       *[other] tura gracza { PLAYER($seat) }
    }
board-over-in = koniec gry, { $round }
board-over =
    { $winners_count ->
        [one] { WHO($winner) ->
            [you] Koniec gry. Wygrywasz.
           *[other] Koniec gry. Wygrywa gracz { PLAYER($winner) }.
        }
       *[other] Koniec gry. Wspólne zwycięstwo: { $winners }.
    }
board-setting-up =
    { $phase ->
        [first] rzut decyduje, kto zaczyna
        [faction] wybór frakcji
        [squad] dobór drużyn
        [deploy] rozstawianie drużyn
       *[play] dalej decyduje los
    }
board-does =
    { WHO($seat) ->
        [you] { $phase ->
            [faction] Wybierz swoją frakcję.
            [squad] Dobierz drużynę.
            [deploy] Postaw jednostkę.
           *[play] Użyj swoich jednostek lub zakończ turę.
        }
       *[other] { $phase ->
            [faction] Gracz { PLAYER($seat) } wybiera frakcję.
            [squad] Gracz { PLAYER($seat) } dobiera drużynę.
            [deploy] Gracz { PLAYER($seat) } stawia jednostkę.
           *[play] Gracz { PLAYER($seat) } używa swoich jednostek lub kończy turę.
        }
    }
board-pick = Dobór drużyn: { $seats }.
board-roll =
    { WHO($seat) ->
        [you] rzucasz kostką{ $what }{ $needs }{ $bonus }
       *[other] gracz { PLAYER($seat) } rzuca kostką{ $what }{ $needs }{ $bonus }
    }
board-roll-for = { "" } na umiejętność „{ $skill }” jednostki „{ CARD($unit) }”
board-roll-for-control = { "" } o kierowanie dzikusem „{ CARD($unit) }”
board-roll-for-unit = { "" } dla jednostki „{ CARD($unit) }”
board-roll-needs = , potrzeba { $n }
board-roll-bonus = { "" } z { $n }
board-opening = odkrywany jest segment
board-drawing =
    { $deck ->
        [event] losowane jest wydarzenie
       *[savage] losowany jest dzikus
    }
board-choice =
    { WHO($seat) ->
        [you] wybierasz jedno z { $n }
       *[other] gracz { PLAYER($seat) } wybiera jedno z { $n }
    }
board-in-force = Obowiązuje: { $event }
board-to-be-placed = do rozstawienia
board-wounded = ranna
board-engaged = związana walką
board-turn-state =
    { $turn ->
        [fresh] gotowa
        [buffed] wzmocniona
        [moved] po ruchu
        [buffed-moved] wzmocniona, po ruchu
       *[done] po turze
    }
board-engages-to = wiąże walką do { $n }
board-holds = ma { $cards }
board-is-you = ty
board-out = odpadł
board-you = (ty)
board-to-act = kolej
board-winner = wygrana
board-seat = gracz { PLAYER($seat) }
board-savages = Dzikusi
board-free-savages = wolni dzikusi
board-free-savage = wolny dzikus
board-on = na { $where }
board-hidden = zakryta
board-hidden-unit = zakryta jednostka
board-no-unit = brak jednostek
board-nobody-yet = jeszcze nikt
board-nobody-picked = jeszcze nikogo nie dobrano
board-odds = { $n } z 6
board-odds-title = sukces na { $n } z 6 ścianek
board-terrain =
    { $terrain ->
        [plain] równina
        [mountain] góra
        [water] woda
        [forest] las
        [hill] wzgórze
        [fort] fortyfikacja
        [power] miejsce mocy
        [cave] jaskinia
        [cradle] kolebka
       *[closed] zakryte
    }
board-terrain-on = { $terrain }: { $cells }.
board-map = Pól mapy: { $n }, z tego zakrytych: { $closed }.
board-range = zasięg
board-more = więcej niż na karcie
board-dead = martwa
board-running = tura trwa
board-done = po turze
board-turn-over = po turze
board-trophy = trofeum
board-deck = talia
board-mark-unit = efekt na jednostce
board-mark-cell = efekt na polu
board-lasts = { $effect } działa na: { $where }.
board-lasting = trwające efekty
board-lasting-on =
    { $kind ->
        [roll] { $effect } (następny rzut): { $where }
        [one-shot] { $effect } (jednorazowy): { $where }
       *[sustained] { $effect } (trwały): { $where }
    }
board-effect =
    { $kind ->
        [roll] { $effect } (następny rzut)
        [one-shot] { $effect } (jednorazowy)
       *[sustained] { $effect } (trwały)
    }
board-on-it = działa na nią: { $effects }
board-lies-on = na { $cell }: { $effects }
board-squad = drużyna, jednostki: { $n }; nieranne: { $unwounded }, ranne: { $wounded }, martwe: { $dead }
board-cards-left = karty w talii: { $n }
board-n-trophies = trofea: { $n }
board-n-units = jednostki: { $n }
board-ability = zdolność: { $does }
board-ability-used = zdolność (zużyta): { $does }
board-trophy-held = trofeum { $card }: { $name }, ma je { $unit }
board-side-held =
    { $side ->
        [substance] substancja { $card }, ma ją { $unit }
       *[totem] totem { $card }, ma go { $unit }
    }
board-in-deck = { $card }, w talii: { $name }
board-never = nigdy
board-sum-movement = Ruch { $n }: { $parts }.
board-sum-range = Zasięg { $n }: { $parts }.
board-part-printed = { $n } z karty
board-die = Kostka: { $needs } lub więcej{ $added }: { $faces } z 6 ścianek.
board-in-reach = , w zasięgu
board-start =
    { WHO($seat) ->
        [you] twój start
       *[other] start gracza { PLAYER($seat) }
    }
board-segment = segment { $place }, zakryty
board-more-map = na prawo od tego, dalsze części mapy ({ $n }):
board-typed-deck = W akcjach jednostkę wpisuje się tak, jak przed jej nazwą.
board-typed-units = W akcjach jednostkę wpisuje się tak, jak w drugiej kolumnie, a trofeum tak, jak przed jego opisem.
board-legend-unit = jednostka gracza { PLAYER($seat) }
board-legend-savage = wolny dzikus
board-captive = jeniec
board-overview = Cała mapa
board-legend = Legenda
# Beside a die.
board-rolled = ostatni rzut

## Lessons

lesson-first-title = Chibitactics w pięć minut
lesson-first-welcome = Witaj w Chibitactics! Dwie drużyny walczą na mapie z pól. Trafiona jednostka jest ranna, a ranna trafiona ponownie zostaje zniszczona. Jeśli w drużynie rywala nie zostanie żadna jednostka, wygrywasz.
lesson-first-squads = Dowodzisz dwojgiem Ludzi: { $archer } to łuczniczka, a { $pikeman } to pikinier. Rywal ma dwoje Fungunitów. W twojej turze każda jednostka może działać raz: zwykle używa jednej umiejętności.
lesson-first-move = { $unit } ma 3 punkty ruchu. Pole równiny kosztuje 1 punkt, pole lasu 2. Na góry i wodę nie można wejść.
lesson-first-move-goal = Przesuń jednostkę { $unit } na pole { PLACE($cell) }, obok obu jednostek rywala.
lesson-first-move-hint = Droga na pole { PLACE($cell) } prowadzi przez jedno pole lasu i kosztuje 3 punkty. Wybierz jednostkę { $unit }, a potem pole { PLACE($cell) }.
lesson-first-melee = Po ruchu jednostka może jeszcze użyć umiejętności walki wręcz. O powodzeniu decyduje kostka: umiejętność „{ $skill }” wymaga 4 lub więcej.
lesson-first-melee-goal = Użyj umiejętności „{ $skill }” jednostki { $unit }, cel: { $target }.
lesson-first-melee-hint = { $unit } jest po ruchu i może jeszcze uderzyć: wybierz umiejętność „{ $skill }”, a potem cel: { $target }.
lesson-first-ability = Pudło! Tura jednostki { $unit } się skończyła. Każda frakcja ma zdolność. Zdolność Ludzi daje jednej jednostce +1 do następnego rzutu, raz na turę.
lesson-first-ability-goal = Użyj zdolności frakcji na jednostce { $unit }.
lesson-first-ability-hint = Najpierw użyj zdolności: { $unit } będzie rzucać następna i potrzebuje +1.
lesson-first-shoot = Umiejętność dystansowa sięga ponad jednostkami i lasem, ale nie przez góry. Umiejętność „{ $skill }” ma zasięg 5. { $unit } stoi na wzgórzu, gdzie zasięg wynosi 6: dość, by trafić cel { $target }.
lesson-first-shoot-goal = Użyj umiejętności „{ $skill }” jednostki { $unit }, cel: { $target }.
lesson-first-shoot-hint = Umiejętności ranią też własne jednostki, więc oszczędź jednostkę { $other }. Wybierz umiejętność „{ $skill }”, a potem cel: { $target }.
lesson-first-wounded = Wypadło 3, a ze zdolnością to 4: { $target } jest ranny. Ranna jednostka nie może się ruszać ani używać umiejętności.
lesson-first-engaged = { $unit } pilnuje pól wokół siebie: umiejętność „{ $skill }” wiąże walką każdą jednostkę w zasięgu 2 pól. Gdy związana jednostka się rusza, przyzywa lub strzela, { $unit } może uderzyć pierwszy. Patrz, co zrobi rywal.
lesson-first-end-goal = Zakończ turę.
lesson-first-end-hint = Obie twoje jednostki już działały: zakończ turę.
lesson-first-struck = { $target } chciał strzelić, ale { $unit } uderzył pierwszy: { $target } jest ranny, a strzał przepadł. Potem rundę zakończyło wydarzenie: w tej rundzie walka wręcz jest łatwiejsza.
lesson-first-finish = Jednostka obok rannej może ją dobić. Nie trzeba rzucać kostką, ale zużywa to turę jednostki. Kto zniszczy jednostkę, zatrzymuje jej kartę jako trofeum.
lesson-first-finish-goal = Dobij cel { $target } jednostką { $unit }.
lesson-first-finish-hint = Najpierw potrzebne jest trofeum z karty { $target }: niech { $unit } dobije tę jednostkę.
lesson-first-trophy = { $unit } ma teraz trofeum: kartę { $card }. Trofeum można użyć raz i nie zużywa to tury jednostki. Wybiera się jedną stronę karty: substancję albo totem, który powtarza umiejętność zabitej jednostki. Ten totem to „{ $skill }”, umiejętność walki wręcz, która wymaga 3 lub więcej.
lesson-first-trophy-goal = Użyj umiejętności „{ $skill }”, totemu karty { $card }, cel: { $target }.
lesson-first-trophy-hint = { $unit } może użyć trofeum, choć jego tura się skończyła: wybierz „{ $skill }”, totem karty { $card }, a potem cel: { $target }.
lesson-first-bye = Wygrywasz: rywal nie ma już jednostek. W prawdziwej grze sam dobierasz drużynę, odkrywasz nieznane segmenty mapy i spotykasz dzikusów. Miłej zabawy!

## Terms

term-area = działanie na obszar
term-board = plansza
term-buff = wzmocnienie
term-cave = jaskinia
term-cell = pole
term-cradle = kolebka
term-creature = przyzwana istota
term-die = kostka
term-distortion = zakłócenie
term-engagement = związanie walką
term-event = wydarzenie
term-faction = frakcja
term-fast-death = szybka śmierć
term-fast-wound = szybka rana
term-forest = las
term-fort = fortyfikacja
term-hill = wzgórze
term-melee = walka wręcz
term-mountain = góra
term-movement = ruch
term-one-shot = jednorazowy
term-passive = bierny
term-plain = równina
term-power = miejsce mocy
term-radius = promień
term-range = zasięg
term-ranged = walka dystansowa
term-round = runda
term-savage = dzikus
term-segment = segment
term-skill = umiejętność
term-squad = drużyna
term-substance = substancja
term-summon = przyzwanie
term-sustained = trwały
term-totem = totem
term-trophy = trofeum
term-turn = tura
term-unit = jednostka
term-water = woda
term-wounded = ranny

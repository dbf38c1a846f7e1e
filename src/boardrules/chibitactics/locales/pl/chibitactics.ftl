### Chibitactics po polsku.

## Refusals

refusal-by-seat = o tym decyduje tylko los, a nie gracz { $by }
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
refusal-no-segment = segmentu „{ $segment }” nie ma wśród jeszcze zakrytych
refusal-no-event = wydarzenia „{ $event }” nie ma w talii wydarzeń
refusal-no-savage = dzikusa „{ $savage }” nie ma w talii dzikusów
refusal-no-seat = nie ma gracza { $by }: gracze mają numery od 0 do { $last }
refusal-seat = gracz { $by } nie ma teraz ruchu; ruch mają: { $acting }
refusal-nothing-asked = nie ma otwartego pytania: użyj jednostki, trofeum lub zdolności frakcji albo zakończ turę
refusal-phase = { $kind } to akcja z innej części gry ({ $phase ->
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
refusal-asked = jest otwarte pytanie: wybierz jedną z odpowiedzi, których jest { $count }
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
refusal-not-own-start = pole { $cell } nie leży na twoim segmencie startowym
refusal-occupied = na polu { $cell } stoi jednostka „{ CARD($unit) }”
refusal-no-ground = pole { $cell } to góra albo woda: nikogo się tam nie stawia
refusal-no-unit = nie ma jednostki „{ $unit }”
refusal-off-board = jednostki „{ CARD($unit) }” nie ma na planszy
refusal-not-yours = jednostka „{ CARD($unit) }” nie należy do twojej drużyny
refusal-wounded = jednostka „{ CARD($unit) }” jest ranna: nie może się ruszać ani niczego użyć
refusal-done = tura jednostki „{ CARD($unit) }” jest skończona
refusal-cannot-move = jednostka „{ CARD($unit) }” nie ma umiejętności ruchu
refusal-moved = jednostka „{ CARD($unit) }” już się ruszała w tej turze
refusal-off-map = pola { $cell } nie ma na mapie
refusal-closed = pole { $cell } leży na jeszcze zakrytym segmencie
refusal-same-cell = jednostka „{ CARD($unit) }” już stoi na polu { $cell }: droga ma co najmniej jeden krok i nie prowadzi z powrotem
refusal-end-mountain = pole { $cell } to góra: nie kończy się tam ruchu
refusal-end-water = pole { $cell } to woda: nie kończy się tam ruchu
refusal-end-occupied = na polu { $cell } stoi jednostka „{ CARD($unit) }”: ruch kończy się na wolnym polu
refusal-too-far =
    { $steps ->
        [one] pole { $cell } jest o { $steps } krok stąd, a ruch jednostki „{ CARD($unit) }” to { $points }
        [few] pole { $cell } jest o { $steps } kroki stąd, a ruch jednostki „{ CARD($unit) }” to { $points }
       *[other] pole { $cell } jest o { $steps } kroków stąd, a ruch jednostki „{ CARD($unit) }” to { $points }
    }
refusal-no-way = na pole { $cell } nie ma drogi nie dłuższej niż { $points }: pole lasu kosztuje 2, a góry, woda i żywe jednostki stoją na drodze
refusal-no-skill =
    { $known ->
        [none] jednostka „{ CARD($unit) }” nie ma umiejętności „{ $skill }” ani żadnej innej
       *[other] jednostka „{ CARD($unit) }” nie ma umiejętności „{ $skill }”; ma: { $known }
    }
refusal-is-movement = „{ $skill }” to umiejętność ruchu: użyj jej jako ruchu
refusal-is-passive = „{ $skill }” to umiejętność bierna: działa sama
refusal-second-buff = jednostka „{ CARD($unit) }” użyła już wzmocnienia w tej turze: drugiego nie ma
refusal-not-after =
    { $turn ->
        [buffed] jednostka „{ CARD($unit) }” użyła już wzmocnienia: umiejętności „{ $skill }” nie można użyć po tym
        [moved] jednostka „{ CARD($unit) }” już się ruszała: umiejętności „{ $skill }” nie można użyć po tym
        [buffed-moved] jednostka „{ CARD($unit) }” użyła już wzmocnienia i się ruszała: umiejętności „{ $skill }” nie można użyć po tym
       *[done] jednostka „{ CARD($unit) }” skończyła już turę: umiejętności „{ $skill }” nie można użyć po tym
    }
refusal-names-cell = „{ $skill }” to ruch: jej celem jest pole, na które się idzie
refusal-no-summon = jednostka „{ CARD($unit) }” nie może użyć umiejętności „{ $skill }”: jej istoty są na planszy albo sama pojawiła się w tej turze
refusal-who = umiejętność „{ $skill }” nie działa na cel „{ CARD($target) }”
refusal-aim-self = umiejętności „{ $skill }” używa się na sobie: wskaż jako cel samą jednostkę
refusal-aim-cell = umiejętność „{ $skill }” kieruje się na odkryte pole w zasięgu
refusal-aim-unit = umiejętność „{ $skill }” kieruje się na jednostkę, a nie na pole
refusal-no-target = celu „{ CARD($target) }” nie ma na planszy
refusal-no-captive = umiejętność „{ $skill }” nie może pojmać celu „{ CARD($target) }”
refusal-not-on-self = umiejętności „{ $skill }” nie używa się na sobie ani na własnym polu
refusal-out-of-range =
    { $steps ->
        [one] cel „{ CARD($what) }” jest o { $steps } pole stąd, a zasięg umiejętności „{ $skill }” to { $reach }
        [few] cel „{ CARD($what) }” jest o { $steps } pola stąd, a zasięg umiejętności „{ $skill }” to { $reach }
       *[other] cel „{ CARD($what) }” jest o { $steps } pól stąd, a zasięg umiejętności „{ $skill }” to { $reach }
    }
refusal-no-sight = na prostej drodze umiejętności „{ $skill }” do celu „{ CARD($what) }” leży góra albo zakryte pole
refusal-not-free = umiejętność „{ $skill }” wymaga wolnego pola bez gór i wody; pole { $cell } takie nie jest
refusal-not-fresh =
    { $turn ->
        [buffed] turę może poświęcić tylko jednostka, która jeszcze nic nie zrobiła; „{ CARD($unit) }” użyła już wzmocnienia
        [moved] turę może poświęcić tylko jednostka, która jeszcze nic nie zrobiła; „{ CARD($unit) }” już się ruszała
        [buffed-moved] turę może poświęcić tylko jednostka, która jeszcze nic nie zrobiła; „{ CARD($unit) }” użyła już wzmocnienia i się ruszała
       *[done] turę może poświęcić tylko jednostka, która jeszcze nic nie zrobiła; „{ CARD($unit) }” skończyła już turę
    }
refusal-not-adjacent = cel „{ CARD($target) }” nie sąsiaduje z jednostką „{ CARD($unit) }”
refusal-healthy = cel „{ CARD($target) }” nie jest ranny i nie ma szybkiej rany ani szybkiej śmierci
refusal-nothing-to-cancel = jednostka „{ CARD($unit) }” nie ma takiego trwałego efektu ani istoty z umiejętności „{ $skill }”
refusal-cancel-whole = umiejętność „{ $skill }” kończy się w całości: wskaż pierwszą rzecz, którą stworzyła, „{ CARD($target) }”
refusal-not-held = jednostka „{ CARD($unit) }” nie ma trofeum „{ CARD($card) }”
refusal-no-side =
    { $side ->
        [substance] na karcie „{ CARD($card) }” nie ma substancji
       *[totem] na karcie „{ CARD($card) }” nie ma totemu
    }
refusal-given = trofeum „{ CARD($card) }” było już przekazane w tej turze
refusal-no-carrier = jednostce „{ CARD($unit) }” nie można przekazać trofeum: dostaje je tylko twoja nieranna jednostka drużyny
refusal-just-joined = jednostka „{ CARD($unit) }” dołączyła do drużyny w tej turze: działa oraz daje i bierze trofea od następnej
refusal-no-ability = frakcja „{ $faction }” nie ma zdolności
refusal-ability-used =
    { $per ->
        [round] zdolność była już użyta w tej rundzie
       *[turn] zdolność była już użyta w tej turze
    }
refusal-ability-unit = zdolności nie można użyć na jednostce „{ CARD($unit) }”
refusal-ability-card = ta zdolność nie wymaga karty
refusal-ability-deck = karty „{ CARD($card) }” nie ma w twojej talii

## Questions

question-faction = Wybierz frakcję.
question-squad =
    { $left ->
        [1] Wybierz ostatnią jednostkę drużyny.
        [few] Wybierz jednostkę do drużyny: zostały { $left }. Na razie nikt tego nie widzi.
       *[other] Wybierz jednostkę do drużyny: zostało { $left }. Na razie nikt tego nie widzi.
    }
question-deploy = Postaw jednostkę drużyny na swoim segmencie startowym.
question-turn = Użyj jednostek, trofeów lub zdolności frakcji albo zakończ turę.
question-way = Wybierz drogę.
question-way-of = Wybierz drogę dzikusa „{ CARD($unit) }”, którym kierujesz.
question-attack = Wybierz atak dzikusa „{ CARD($unit) }”, którym kierujesz.
question-event = Wydarzenie „{ CARD($event) }”: wybierz jednostkę, którą dotknie.
question-prey = Wybierz, ku której z najbliższych jednostek ruszy „{ CARD($unit) }”.

## Events

event-first-seat = Zaczyna gracz { $seat }.
event-faction-picked = Gracz { $seat } gra frakcją „{ $faction }”.
event-unit-picked = Gracz { $seat } wybiera do drużyny jednostkę { $unit }.
event-unit-picked-hidden = Gracz { $seat } wybiera jednostkę do drużyny.
event-squads-shown = Drużyny zostają odkryte. { $squads }.
event-deployed = Na polu { $cell } staje jednostka { $unit }.
event-round-began = Zaczyna się runda { $round }.
event-turn-began = Tura gracza { $seat }.
event-skill-used = Jednostka { $unit } używa umiejętności „{ $skill }” { $on }.
event-sets-out = Jednostka { $unit } wyrusza na pole { $cell }.
event-provoked = Jednostka { $unit } odpowiada umiejętnością „{ $skill }” { $on }.
event-rolled = Gracz { $seat } rzuca kostką{ $what }: { $value }.
event-rolled-needing =
    { $success ->
        [yes] Gracz { $seat } rzuca kostką{ $what }: { $value }{ $total }, potrzeba { $needs } – sukces.
       *[no] Gracz { $seat } rzuca kostką{ $what }: { $value }{ $total }, potrzeba { $needs } – porażka.
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
event-ability-used = Gracz { $seat } używa zdolności frakcji na jednostce { $unit }.
event-ability-used-for = Gracz { $seat } używa zdolności frakcji na jednostce { $unit }; na zmianę wchodzi { $card }.
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
event-captured = Jednostka { $unit } dołącza do drużyny gracza { $seat }.
event-freed = Jednostka { $unit } jest znów wolna.
event-opened = Odkryty zostaje segment „{ $segment }”.
event-savage-came = Z jaskini na polu { $cell } wychodzi dzikus { $unit }.
event-reshuffled =
    { $deck ->
        [event] Odrzucone wydarzenia znów są talią.
       *[savage] Odrzuceni dzikusi znów są talią.
    }
event-control-taken = Gracz { $seat } kieruje dzikusem { $unit }.
event-event-drawn = Wydarzenie: „{ CARD($event) }”. { $does }
event-event-ended = Wydarzenie „{ CARD($event) }” dobiegło końca.
event-turn-ended = Gracz { $seat } kończy turę.
event-chosen-way = Gracz { $seat } wybiera drogę { $way }.
event-chosen-unit = Gracz { $seat } wybiera jednostkę { $unit }.
event-chosen-skill = Gracz { $seat } wybiera umiejętność „{ $skill }”.
event-seat-out = Gracz { $seat } odpada.
event-game-ended =
    { $winners_count ->
        [one] Koniec gry: wygrywa { $winners }.
       *[other] Koniec gry: zwycięstwem dzielą się { $winners }.
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
word-seat = gracz { $seat }
word-short = { $name }
word-short-at = { $name } na { $cell }
word-short-of = { $name } (gracz { $seat })
word-side =
    { $side ->
        [substance] { $skill } (substancja karty { $card })
       *[totem] { $skill } (totem karty { $card })
    }
word-squad = Gracz { $seat }: { $units }
word-squads = { $squads }. { $squad }
word-unit = „{ $unit }”
word-unit-of = „{ $unit }” (gracz { $seat })
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
board-turn = tura gracza { $seat }
board-over-in = koniec gry, { $round }
board-over =
    { $winners_count ->
        [one] Koniec gry. Wygrywa gracz { $winners }.
       *[other] Koniec gry. Zwycięstwem dzielą się gracze { $winners }.
    }
board-setting-up =
    { $phase ->
        [first] rzut decyduje, kto zaczyna
        [faction] wybór frakcji
        [squad] dobór drużyn
        [deploy] rozstawianie drużyn
       *[play] decyduje los
    }
board-does =
    { $phase ->
        [faction] Gracz { $seat } wybiera frakcję.
        [squad] Gracz { $seat } dobiera drużynę.
        [deploy] Gracz { $seat } stawia jednostkę.
       *[play] Gracz { $seat } używa swoich jednostek lub kończy turę.
    }
board-pick = Drużyny dobierają gracze { $seats }.
board-roll = gracz { $seat } rzuca kostką{ $what }{ $needs }{ $bonus }
board-roll-for = { "" } na { $skill } jednostki { $unit }
board-roll-for-control = { "" } o kierowanie dzikusem { $unit }
board-roll-for-unit = { "" } dla jednostki { $unit }
board-roll-needs = , potrzeba { $n }
board-roll-bonus = { "" } z { $n }
board-opening = odkrywany jest segment
board-drawing =
    { $deck ->
        [event] losowane jest wydarzenie
       *[savage] losowany jest dzikus
    }
board-choice = gracz { $seat } wybiera jedno z { $n }
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
board-seat = gracz { $seat }
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
board-start = start gracza { $seat }
board-segment = segment { $place }, zakryty
board-more-map = na prawo od tego, dalsze części mapy ({ $n }):
board-legend-unit = jednostka gracza 0
board-legend-savage = wolny dzikus

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

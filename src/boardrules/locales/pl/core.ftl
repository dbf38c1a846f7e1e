### Wiadomości samej biblioteki po polsku.

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
refusal-not-to-act = gracz { $seat } nie ma teraz ruchu
refusal-illegal = akcja { $kind } nie jest teraz możliwa
refusal-stale = to odpowiedź na pozycję, której już nie ma: spójrz jeszcze raz
refusal-match-over = rozgrywka jest skończona
refusal-match-no-seat = nie ma gracza { $seat }
refusal-retired = rozgrywka jest skończona: gracz { $seat } zrezygnował
refusal-supply-luck = tak podaje się tylko wyniki losu; własne akcje gracz zgłasza sam
refusal-submit-luck = gracz nie może zgłosić wyniku losu: los jest rozdawany albo podawany przez prowadzącego
refusal-not-own = gracz { $seat } może zgłaszać tylko własne akcje
refusal-batch-revealed = poprzednia akcja coś ujawnia: zgłaszaj akcje pojedynczo
refusal-undo-nothing = nic jeszcze nie zostało zagrane
refusal-undo-luck = od ostatniej akcji gracza coś rozstrzygnął los
refusal-undo-revealed = ostatnia akcja coś ujawniła

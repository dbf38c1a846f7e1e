ruletext-BR-SEAT = Akcja zostaje odrzucona, jeśli jej gracza nie ma wśród tych, których wymienia ``to_act``, albo jeśli prowadzącemu grę podaje ją ktoś inny.
ruletext-BR-OVER = Gdy gra ma już wynik, każda akcja zostaje odrzucona.
ruletext-BR-CHANCE = Tam, gdzie decyduje los, przyjmowane jest tylko rozstrzygnięcie losu (CHANCE), a gdzie indziej nie jest przyjmowane żadne; gracz nie może go podać.
ruletext-BR-VALUE = Akcja, której pole ma zły typ lub wartość poza zakresem, zostaje odrzucona, ktokolwiek ją podaje.
ruletext-BR-STALE = Prowadzący grę, który wie, co gracz widział, odrzuca akcję, jeśli od tego czasu coś zagrano lub cofnięto. Nie liczy się to, co inni wybrali w tym samym czasie, dopóki gracz dostaje to samo pytanie.
ruletext-BR-UNDO = Prowadzący grę cofa ostatnią akcję gracza tylko wtedy, gdy od niej niczego nie losowano ani nie odkryto.

rule-BR-SEAT = Działa tylko ten, kto ma ruch
rule-BR-OVER = W skończonej grze nie ma już akcji
rule-BR-CHANCE = O losie nikt nie decyduje
rule-BR-VALUE = Pola mają dozwolone wartości
rule-BR-STALE = Odpowiedź dotyczy zadanego pytania
rule-BR-UNDO = Tego, co ujawniono, nie da się cofnąć

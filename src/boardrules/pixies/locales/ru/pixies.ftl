### Пикси по-русски. Термины – из русского издания: ячейка, игровая зона, закреплённая карта, область одного цвета, спираль, крест.

## Refusals

refusal-start-due = сначала решает жребий: кто ходит первым
refusal-cards-due =
    { $missing ->
        [one] сначала решает жребий: осталось вскрыть { $missing } карту
        [few] сначала решает жребий: осталось вскрыть { $missing } карты
       *[other] сначала решает жребий: осталось вскрыть { $missing } карт
    }
refusal-no-luck = жребию сейчас нечего решать: ход игрока { $turn }
refusal-by-luck = карту размещает игрок, а не жребий
refusal-by-seat = это решает только жребий, а не игрок { $by }
refusal-seat = сейчас ход игрока { $turn }, а не игрока { $by }
refusal-no-seat = игрока { $seat } нет: номера игроков – от 0 до { $last }
refusal-start = первого игрока выбирают один раз, до того как вскрыта первая карта
refusal-no-start = прежде чем вскрывать карты, нужно выбрать первого игрока
refusal-unknown-card = в этой игре нет карты «{ $card }»
refusal-on-table = карты { $card } нет в колоде: она лежит на столе
refusal-in-area = карты { $card } нет в колоде: она лежит в ячейке { $cell } игрока { $seat }
refusal-not-on-table = карты { $card } нет на столе; на нём лежат: { $table }
refusal-own-cell = значение карты { $card } – { $value }, поэтому её кладут в ячейку { $value }, а не в ячейку { $cell }
refusal-must-go-up = в ячейке { $value } нет карты лицевой стороной вверх, поэтому карту { $card } нужно положить туда лицевой стороной вверх
refusal-keep-one = в ячейке { $value } лежит незакреплённая карта { $old }, поэтому одна из двух карт остаётся там лицевой стороной вверх
refusal-must-go-down = ячейка { $value } закреплена, поэтому карту { $card } кладут рубашкой вверх в незанятую ячейку
refusal-taken = ячейка { $cell } занята; свободны ячейки { $empty }

## Questions

question-take = Возьмите карту со стола и разместите её.
question-take-last = Разместите последнюю карту этого хода.

## Events

event-started = Первым ходит игрок { $seat }.
event-revealed =
    { $cards_count ->
        [one] Вскрыта карта { $cards }.
       *[other] Вскрыты карты { $cards }.
    }
event-placed-up = Игрок { $by } кладёт карту { $card } в ячейку { $cell }.
event-placed-over = Игрок { $by } кладёт карту { $card } поверх карты { $over } в ячейке { $cell }.
event-placed-under = Игрок { $by } подкладывает карту { $card } под карту { $over } в ячейке { $cell }.
event-placed-down = Игрок { $by } кладёт карту { $card } рубашкой вверх в ячейку { $cell }.
event-turn-ended = Ход завершён; следующий начинает игрок { $first }.
event-round-scored = Раунд { $round } окончен: { $points }.
event-game-ended =
    { $winners_count ->
        [one] Игра окончена: побеждает { $winners }.
       *[other] Игра окончена: победу делят { $winners }.
    }

## Labels

label-start = Первым ходит игрок { $seat }
label-reveal = Вскрывается карта { $card }
label-place-up = { $card } в ячейку { $cell }
label-place-over = { $card } поверх карты { $over } в ячейке { $cell }
label-place-under = { $card } под карту { $over } в ячейке { $cell }
label-place-down = { $card } рубашкой вверх в ячейку { $cell }

## Parts of sentences

word-card = { $card }
word-seat = игрок { $seat }
word-seat-points =
    { $points ->
        [one] игрок { $seat } получает { $points } очко
        [few] игрок { $seat } получает { $points } очка
       *[other] игрок { $seat } получает { $points } очков
    }

## Terms

term-area = игровая зона
term-blue = синий
term-cell = ячейка
term-cross = крест
term-deck = колода
term-face-down = рубашкой вверх
term-face-up = лицевой стороной вверх
term-green = зелёный
term-multicolour = разноцветная
term-points = очки
term-red = красный
term-round = раунд
term-special = особая карта
term-spiral = спираль
term-table = стол
term-turn = ход
term-validated = закреплённая
term-value = значение
term-yellow = жёлтый
term-zone = область одного цвета

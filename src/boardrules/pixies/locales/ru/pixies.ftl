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

## Errors of notation

notation-no-way = «{ $word }» – не способ положить карту: это up, under или down; { $written }
notation-no-card = карты «{ $word }» нет; { $written }
notation-not-on-table = карты «{ $word }» нет; на столе: { $table }; { $written }

## Boards

board-title = Пикси
board-title-flower-power = Пикси и Flower Power
board-round = раунд { $round }
board-round-of = раунд { $round } из 3
board-round-so-far = раунд { $round } сейчас
board-turn = ход { $turn }
board-first = первый – игрок { $seat }
board-over =
    { $winners_count ->
        [one] { $points ->
            [one] Игра окончена: побеждает игрок { $winners }, у него { $points } очко.
            [few] Игра окончена: побеждает игрок { $winners }, у него { $points } очка.
           *[other] Игра окончена: побеждает игрок { $winners }, у него { $points } очков.
        }
       *[other] { $points ->
            [one] Игра окончена: победу делят игроки { $winners }, у каждого { $points } очко.
            [few] Игра окончена: победу делят игроки { $winners }, у каждого { $points } очка.
           *[other] Игра окончена: победу делят игроки { $winners }, у каждого { $points } очков.
        }
    }
board-luck-starts = Жребий решает, кто ходит первым.
board-luck-reveals =
    { $n ->
        [one] Предстоит вскрыть ещё { $n } карту.
        [few] Предстоит вскрыть ещё { $n } карты.
       *[other] Предстоит вскрыть ещё { $n } карт.
    }
board-takes = Игрок { $seat } берёт карту и размещает её.
board-takes-last = Игрок { $seat } берёт последнюю карту и размещает её.
board-card = { CARD($card) }
board-spirals =
    { $n ->
        [one] { $n } спираль
        [few] { $n } спирали
       *[other] { $n } спиралей
    }
board-crosses =
    { $n ->
        [one] { $n } крест
        [few] { $n } креста
       *[other] { $n } крестов
    }
board-spiral-per-color =
    { $color ->
        [blue] 1 спираль за каждую синюю карту лицевой стороной вверх в вашей игровой зоне, включая эту
        [green] 1 спираль за каждую зелёную карту лицевой стороной вверх в вашей игровой зоне, включая эту
        [yellow] 1 спираль за каждую жёлтую карту лицевой стороной вверх в вашей игровой зоне, включая эту
       *[red] 1 спираль за каждую красную карту лицевой стороной вверх в вашей игровой зоне, включая эту
    }
board-cross-per-color =
    { $color ->
        [blue] 1 крест за каждую синюю карту лицевой стороной вверх в вашей игровой зоне
        [green] 1 крест за каждую зелёную карту лицевой стороной вверх в вашей игровой зоне
        [yellow] 1 крест за каждую жёлтую карту лицевой стороной вверх в вашей игровой зоне
       *[red] 1 крест за каждую красную карту лицевой стороной вверх в вашей игровой зоне
    }
board-spirals-per-face-down =
    { $n ->
        [one] { $n } спираль за каждую не накрытую карту рубашкой вверх в вашей игровой зоне
        [few] { $n } спирали за каждую не накрытую карту рубашкой вверх в вашей игровой зоне
       *[other] { $n } спиралей за каждую не накрытую карту рубашкой вверх в вашей игровой зоне
    }
board-on-table = { $card } на столе: { $what }
board-face-down-card = { $card }, рубашкой вверх
board-cell = Игрок { $seat }, ячейка { $cell }: { $what }
board-cell-empty = не занята
board-cell-face-down = { $card } рубашкой вверх
board-cell-validated = { $card }, закреплена картой { $under }
board-deck = колода
board-deck-title =
    { $n ->
        [one] колода: { $n } карта рубашкой вверх
        [few] колода: { $n } карты рубашкой вверх
       *[other] колода: { $n } карт рубашкой вверх
    }
board-table = стол
board-points = очки
board-n-points =
    { $n ->
        [one] { $n } очко
        [few] { $n } очка
       *[other] { $n } очков
    }
board-total = всего
board-seat = игрок { $seat }
board-seat-you = игрок { $seat } (вы)
board-you = (вы)
board-to-act = ходит
board-winner = победа
board-now = сейчас
board-sum-validated = закреплённые карты { $n }
board-sum-spirals = спирали { $n }
board-sum-crosses = кресты -{ $n }
board-sum-face-down = карты рубашкой вверх { $n }
board-sum-zone = область { $n }
board-no-card = карт нет
board-describe-deck =
    { $n ->
        [one] В колоде { $n } карта рубашкой вверх.
        [few] В колоде { $n } карты рубашкой вверх.
       *[other] В колоде { $n } карт рубашкой вверх.
    }
board-describe-table = На столе: { $cards }.
board-describe-cell = ячейка { $cell }: { $what }
board-describe-seat =
    { $points ->
        [one] Игрок { $seat }, { $points } очко: { $what }.
        [few] Игрок { $seat }, { $points } очка: { $what }.
       *[other] Игрок { $seat }, { $points } очков: { $what }.
    }
board-wins = { $name }: победа
board-shares = { $name }: ничья
board-acts = { $name }: ходит
board-key = закреплённые карты + символы + область
board-key-flower-power = закреплённые карты + символы + карты рубашкой вверх + область
board-legend = Карта – это её цвета (B синий, G зелёный, Y жёлтый, R красный, M все четыре), значение и символы: S спирали, X кресты, C спираль за каждую карту её цвета, 0 ничего.
board-legend-flower-power = F: спирали за каждую не накрытую карту рубашкой вверх; XB, XG, XY, XR: крест за каждую карту этого цвета.
board-legend-hatch = Заштрихованные карты лежат рубашкой вверх; карта над заштрихованной закреплена.

## Terms

term-area = игровая зона
term-blue = синий
term-cell = ячейка
term-cross = крест
term-crosses = кресты
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
term-spirals = спирали
term-table = стол
term-turn = ход
term-validated = закреплённая
term-value = значение
term-yellow = жёлтый
term-zone = область одного цвета

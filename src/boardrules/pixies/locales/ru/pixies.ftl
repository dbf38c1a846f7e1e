### Пикси по-русски. Термины – из русского издания: ячейка, игровая зона, закреплённая карта, область одного цвета, спираль, крест. Имена и названия карт стоят в именительном падеже.

## Refusals

option-flower-power = true: игра с дополнением Flower Power
option-seats = число игроков, от 2 до 6
refusal-start-due = сначала решает жребий: кто ходит первым
refusal-cards-due =
    { $missing ->
        [one] сначала решает жребий: осталось вскрыть { $missing } карту
        [few] сначала решает жребий: осталось вскрыть { $missing } карты
       *[other] сначала решает жребий: осталось вскрыть { $missing } карт
    }
refusal-no-luck = жребию сейчас нечего решать: { WHO($turn) ->
    [you] сейчас ваш ход
   *[other] сейчас ходит игрок { PLAYER($turn) }
}
refusal-by-luck = карту размещает игрок, а не жребий
refusal-by-seat = это решает только жребий, а не { WHO($by) ->
    [you] вы
   *[other] игрок { PLAYER($by) }
}
refusal-seat = { WHO($turn) ->
    [you] сейчас ходите вы, а не игрок { PLAYER($by) }
   *[other] сейчас ходит игрок { PLAYER($turn) }, а не { WHO($by) ->
        [you] вы
       *[other] игрок { PLAYER($by) }
    }
}
refusal-no-seat = такого игрока нет: за столом игроков – { $seats }
refusal-start = первого игрока выбирают один раз, до того как вскрыта первая карта
refusal-no-start = прежде чем вскрывать карты, нужно выбрать первого игрока
refusal-unknown-card = в этой игре нет карты «{ $card }»
refusal-on-table = карты «{ CARD($card) }» нет в колоде: она лежит на столе
refusal-in-area = карты «{ CARD($card) }» нет в колоде: её держит игрок { PLAYER($seat) } в ячейке { $cell }
refusal-not-on-table = карты «{ CARD($card) }» нет на столе
refusal-own-cell = значение карты «{ CARD($card) }» – { $value }, поэтому её кладут в ячейку { $value }, а не в ячейку { $cell }
refusal-must-go-up = в ячейке { $value } нет карты лицевой стороной вверх, поэтому карту «{ CARD($card) }» нужно положить туда лицевой стороной вверх
refusal-keep-one = в ячейке { $value } лежит незакреплённая карта «{ CARD($old) }», поэтому одна из двух карт остаётся там лицевой стороной вверх: положите новую карту на неё или под неё
refusal-must-go-down = ячейка { $value } закреплена, поэтому карту «{ CARD($card) }» кладут рубашкой вверх в незанятую ячейку
refusal-taken = ячейка { $cell } занята; свободны ячейки { $empty }

## Questions

question-take = { WHO($seat) ->
    [you] Возьмите карту со стола и разместите её у себя.
   *[other] Игрок { PLAYER($seat) } берёт карту со стола и размещает её.
}
question-take-last = { WHO($seat) ->
    [you] Разместите у себя последнюю карту этого хода: «{ CARD($card) }».
   *[other] Игрок { PLAYER($seat) } размещает последнюю карту этого хода: «{ CARD($card) }».
}

## Events

event-started = { WHO($seat) ->
    [you] Вы ходите первым.
   *[other] Первым ходит игрок { PLAYER($seat) }.
}
event-revealed =
    { $cards_count ->
        [one] Вскрыта карта { $cards }.
       *[other] Вскрыты карты: { $cards }.
    }
event-placed-up = { word-by-places } «{ CARD($card) }» в ячейку { $cell }.
event-placed-over = { word-by-places } «{ CARD($card) }» поверх карты «{ CARD($over) }» в ячейке { $cell }.
event-placed-under = { WHO($by) ->
    [you] Вы подкладываете карту
   *[other] Игрок { PLAYER($by) } подкладывает карту
} «{ CARD($card) }» под карту «{ CARD($over) }» в ячейке { $cell }.
event-placed-down = { word-by-places } «{ CARD($card) }» рубашкой вверх в ячейку { $cell }.
word-by-places = { WHO($by) ->
    [you] Вы кладёте карту
   *[other] Игрок { PLAYER($by) } кладёт карту
}
event-turn-ended = Ход завершён; следующий { WHO($first) ->
    [you] начинаете вы.
   *[other] начинает игрок { PLAYER($first) }.
}
event-round-scored = Раунд { $round } окончен: { $points }.
event-game-won = Игра окончена: { WHO($seat) ->
    [you] вы побеждаете!
   *[other] побеждает игрок { PLAYER($seat) }.
}
event-game-shared = Игра окончена: победу делят { $winners }.

## Labels

label-start = { WHO($seat) ->
    [you] Вы ходите первым
   *[other] Первым ходит игрок { PLAYER($seat) }
}
label-reveal = Вскрывается карта «{ CARD($card) }»
label-place-up = { CARD($card) } в ячейку { $cell }
label-place-over = { CARD($card) } поверх карты «{ CARD($over) }» в ячейке { $cell }
label-place-under = { CARD($card) } под карту «{ CARD($over) }» в ячейке { $cell }
label-place-down = { CARD($card) } рубашкой вверх в ячейку { $cell }

## Parts of sentences

word-card = «{ CARD($card) }»
word-seat = { WHO($seat) ->
    [you] вы
   *[other] игрок { PLAYER($seat) }
}
word-seat-points = { WHO($seat) ->
    [you] вы получаете
   *[other] игрок { PLAYER($seat) } получает
} { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
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
board-first = { WHO($seat) ->
    [you] первыми ходите вы
   *[other] первым ходит игрок { PLAYER($seat) }
}
board-won =
    { $points ->
        [one] { word-wins } { $points } очко.
        [few] { word-wins } { $points } очка.
       *[other] { word-wins } { $points } очков.
    }
word-wins = Игра окончена: { WHO($seat) ->
    [you] вы побеждаете, у вас
   *[other] побеждает игрок { PLAYER($seat) }, результат –
}
board-shared =
    { $points ->
        [one] Игра окончена: победу делят { $winners }, у каждого { $points } очко.
        [few] Игра окончена: победу делят { $winners }, у каждого { $points } очка.
       *[other] Игра окончена: победу делят { $winners }, у каждого { $points } очков.
    }
board-luck-starts = Жребий решает, кто ходит первым.
board-luck-reveals =
    { $n ->
        [one] Предстоит вскрыть ещё { $n } карту.
        [few] Предстоит вскрыть ещё { $n } карты.
       *[other] Предстоит вскрыть ещё { $n } карт.
    }
board-takes = { WHO($seat) ->
    [you] Возьмите карту и разместите её у себя.
   *[other] Игрок { PLAYER($seat) } берёт карту и размещает её.
}
board-takes-last = { WHO($seat) ->
    [you] Возьмите последнюю карту и разместите её у себя.
   *[other] Игрок { PLAYER($seat) } берёт последнюю карту и размещает её.
}
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
board-on-table = На столе: { $what }
board-face-down-card = { CARD($card) }, рубашкой вверх
board-cell = { $name }, ячейка { $cell }: { $what }
board-cell-empty = не занята
board-cell-face-down = { CARD($card) } рубашкой вверх
board-cell-validated = { CARD($card) }, закреплена картой «{ CARD($under) }»
board-just-now = { $what } (только что)
board-deck = колода
board-deck-title =
    { $n ->
        [one] колода: { $n } карта рубашкой вверх
        [few] колода: { $n } карты рубашкой вверх
       *[other] колода: { $n } карт рубашкой вверх
    }
board-table = на столе
board-points = очки
board-n-points =
    { $n ->
        [one] { $n } очко
        [few] { $n } очка
       *[other] { $n } очков
    }
board-total = всего
board-you = (вы)
board-to-act = ходит
board-winner = победа
board-now = сейчас
board-now-points = сейчас { $n }
board-round-points = раунд { $round }: { $n }
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
        [one] { $name }, { $points } очко: { $what }.
        [few] { $name }, { $points } очка: { $what }.
       *[other] { $name }, { $points } очков: { $what }.
    }
board-wins = { $name }: победа
board-shares = { $name }: ничья
board-acts = { $name }: ходит
board-key = закреплённые карты + символы + область
board-key-flower-power = закреплённые карты + символы + карты рубашкой вверх + область
board-legend = Карта – это её цвета (B синий, G зелёный, Y жёлтый, R красный, M все четыре), значение и символы: S спирали, X кресты, C спираль за каждую карту её цвета.
board-legend-flower-power = F: спирали за каждую не накрытую карту рубашкой вверх; XB, XG, XY, XR: крест за каждую карту этого цвета.
# The ids by which actions name the cards on the table.
board-typed = В действиях пишется: { $cards }
board-typed-card = { $id } ({ CARD($card) })
board-legend-hatch = Заштрихованные карты лежат рубашкой вверх; карта над заштрихованной закреплена.
board-legend-name = Условные знаки
# $sign: a sign of the legend.
board-sign =
    { $sign ->
        [blue] синий
        [green] зелёный
        [yellow] жёлтый
        [red] красный
        [multicolour] любой цвет
        [spiral] спираль: 1 очко
        [cross] крест: −1 очко
        [each] косая черта: за каждую
        [each-down] за каждую карту рубашкой вверх
        [down] карта рубашкой вверх
        [validated] закреплённая карта
        [zone] самая большая область
       *[other] последний ход
    }

## Lessons

lesson-first-title = Пикси за пять минут
lesson-first-welcome = Добро пожаловать в Пикси! Вы и ваш соперник заполняете по девять ячеек с номерами от 1 до 9. В игре три раунда, и побеждает тот, у кого больше очков.
lesson-first-table = В начале каждого хода на столе вскрывают карты: вдвоём – четыре. Вы берёте одну, соперник берёт одну, и так до последней. Взятую карту сразу размещают у себя.
lesson-first-up = У карты есть значение от 1 до 9. Её кладут лицевой стороной вверх в ячейку с этим номером.
lesson-first-up-goal = Возьмите карту «{ CARD($card) }» и положите её в ячейку { $cell }.
lesson-first-up-hint = Найдите на столе карту «{ CARD($card) }». Её кладут в ячейку { $cell }, с её номером.
lesson-first-symbols = Отлично! Каждая спираль на карте лицевой стороной вверх приносит очко: такова карта «{ CARD($card) }». Каждый крест отнимает очко: соперник только что взял карту «{ CARD($cost) }».
lesson-first-symbols-goal = На столе остались две четвёрки. Возьмите карту «{ CARD($card) }» и положите её в ячейку { $cell }.
lesson-first-symbols-hint = Карта «{ CARD($other) }» сама не приносит очков. Возьмите карту «{ CARD($card) }».
lesson-first-validate = Новый ход! Если в ячейке взятой карты уже лежит карта лицевой стороной вверх, одну из двух кладут поверх другой. Верхняя карта становится закреплённой: в конце раунда она приносит столько очков, каково её значение.
lesson-first-validate-how = Какая карта будет сверху, решаете вы. Считается только верхняя карта, её цвет и символы.
lesson-first-validate-goal = Закрепите ячейку 4: возьмите карту «{ CARD($card) }» и положите её поверх карты «{ CARD($over) }».
lesson-first-validate-hint = На карте «{ CARD($card) }» больше спиралей, чем на карте «{ CARD($over) }», поэтому ей место сверху: положите её поверх той карты, а не под неё.
lesson-first-zone = Ячейки одного цвета, которые соприкасаются сторонами, образуют область. Самая большая область приносит за каждую свою карту 2 очка в первом раунде, 3 во втором и 4 в третьем.
lesson-first-zone-goal = Возьмите последнюю карту этого хода, «{ CARD($card) }»: в ячейке { $cell } она образует область с вашей жёлтой четвёркой.
lesson-first-zone-hint = Карту «{ CARD($card) }» кладут в ячейку { $cell }, с её номером.
lesson-first-turn = Вы взяли последнюю карту хода, поэтому начинаете следующий ход и выбираете первым.
lesson-first-best-goal = Возьмите карту, на которой больше всего спиралей: «{ CARD($card) }».
lesson-first-best-hint = Шесть спиралей – это шесть очков: возьмите карту «{ CARD($card) }».
lesson-first-down = А если ваша ячейка уже закреплена? Тогда карту кладут рубашкой вверх в любую незанятую ячейку. Карта, положенная на неё позже, сразу становится закреплённой. Ваша ячейка 4 закреплена, поэтому карта «{ CARD($card) }» легла бы рубашкой вверх.
lesson-first-down-goal = Возьмите карту «{ CARD($card) }» и положите её рубашкой вверх в любую незанятую ячейку.
lesson-first-down-hint = Выберите карту «{ CARD($card) }», а затем одну из незанятых ячеек.
lesson-first-end = Раунд кончается, когда все разместили поровну карт и у кого-то есть карта в каждой из девяти ячеек. Тогда складывают закреплённые карты, спирали без крестов и самую большую область.
lesson-first-free = Теперь вы знаете всё. Соперник играет дальше как новичок.
lesson-first-free-goal = Возьмите любую карту и разместите её. В этом уроке вам осталось разместить четыре карты.
lesson-first-free-hint = Выберите карту на столе, а затем отмеченную ячейку.
lesson-first-bye = Урок окончен. В настоящей игре три раунда, за столом до пяти игроков, и важно каждое очко. Приятной игры!

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

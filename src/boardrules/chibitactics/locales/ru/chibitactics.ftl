### Chibitactics по-русски. Термины – из опубликованных правил: юнит, навык, клетка, сегмент, отряд, дикарь, завязка, добивание, колыбель.

## Options

option-factions = фракция каждого игрока; пусто: игроки выбирают
option-first = место, которое начинает; null: решает кубик
option-house = пункты правил, которые у вас иные, например house.round_cap=10
option-map = раскладка карты: standard, valley или frontier
option-seats = число игроков, от 2 до 6
option-squad-size = число бойцов в отряде

## Refusals

refusal-by-seat = это решает только жребий, а не игрок
refusal-by-luck = юнитами и отрядами командуют игроки, а не жребий
refusal-no-luck = жребию сейчас нечего решать
refusal-luck-due =
    { $due ->
        [segment] сначала решает жребий: какой сегмент раскрывается
        [event] сначала решает жребий: какое событие наступает
        [savage] сначала решает жребий: какой дикарь выходит
       *[die] сначала решает жребий: бросок кубика
    }
refusal-other-luck =
    { $due ->
        [segment] жребий сейчас решает, какой сегмент раскрывается
        [event] жребий сейчас решает, какое событие наступает
        [savage] жребий сейчас решает, какой дикарь выходит
       *[die] жребий сейчас – бросок кубика
    }
refusal-no-segment = сегмента «{ CARD($segment) }» нет среди ещё закрытых
refusal-no-event = события «{ CARD($event) }» нет в колоде событий
refusal-no-savage = дикаря «{ CARD($savage) }» нет в колоде дикарей
refusal-no-seat = игрока { PLAYER($by) } нет: последний – игрок { PLAYER($last) }
refusal-seat =
    { WHO($by) ->
        [you] сейчас ходит игрок { PLAYER($turn) }, а не вы
       *[other] сейчас ходит игрок { PLAYER($turn) }, а не игрок { PLAYER($by) }
    }
refusal-nothing-asked = вопроса нет: используйте юнита, трофей или способность фракции либо закончите ход
refusal-phase = это действие другой части игры ({ $phase ->
        [first] определение первого игрока
        [faction] выбор фракций
        [squad] набор отрядов
        [deploy] расстановка
        [over] конец игры
       *[play] сама игра
    }), а сейчас { $now ->
        [first] определяется первый игрок
        [faction] выбирают фракции
        [squad] набирают отряды
        [deploy] расставляют юнитов
        [over] игра окончена
       *[play] идёт сама игра
    }
refusal-asked = сначала ответьте на вопрос: возможных ответов – { $count }
refusal-no-option =
    { $count ->
        [one] такого ответа нет: есть только { $count } ответ
        [few] такого ответа нет: есть { $count } ответа
       *[other] такого ответа нет: есть { $count } ответов
    }
refusal-no-faction = фракции «{ $faction }» нет
refusal-not-in-deck = карты «{ CARD($unit) }» нет в колоде вашей фракции
refusal-picked = юнит «{ CARD($unit) }» уже в вашем отряде: каждая карта – один юнит
refusal-not-waiting = юнита «{ CARD($unit) }» нет среди ваших юнитов, ждущих расстановки
refusal-not-own-start = клетка { PLACE($cell) } не на вашем стартовом сегменте
refusal-occupied = на клетке { PLACE($cell) } стоит юнит «{ CARD($unit) }»
refusal-no-ground = клетка { PLACE($cell) } – гора или водоём: туда никого не ставят
refusal-no-unit = юнита «{ $unit }» нет
refusal-off-board = юнита «{ CARD($unit) }» нет на поле
refusal-not-yours = юнит «{ CARD($unit) }» не из вашего отряда
refusal-wounded = юнит «{ CARD($unit) }» ранен: он не может ни двигаться, ни применять навыки
refusal-done = ход юнита «{ CARD($unit) }» закончен
refusal-cannot-move = у юнита «{ CARD($unit) }» нет навыка движения
refusal-moved = юнит «{ CARD($unit) }» уже двигался в этот ход
refusal-off-map = клетки { PLACE($cell) } нет на карте
refusal-closed = клетка { PLACE($cell) } лежит на ещё закрытом сегменте
refusal-same-cell = юнит «{ CARD($unit) }» уже стоит на клетке { PLACE($cell) }: в пути хотя бы один шаг, и обратно он не ведёт
refusal-end-mountain = клетка { PLACE($cell) } – гора: движение там не заканчивают
refusal-end-water = клетка { PLACE($cell) } – водоём: движение там не заканчивают
refusal-end-occupied = на клетке { PLACE($cell) } стоит юнит «{ CARD($unit) }»: движение заканчивают на свободной клетке
refusal-too-far =
    { $steps ->
        [one] до клетки { PLACE($cell) } { $steps } шаг, а движение юнита «{ CARD($unit) }» – { $points }
        [few] до клетки { PLACE($cell) } { $steps } шага, а движение юнита «{ CARD($unit) }» – { $points }
       *[other] до клетки { PLACE($cell) } { $steps } шагов, а движение юнита «{ CARD($unit) }» – { $points }
    }
refusal-no-way = на клетку { PLACE($cell) } нет пути не длиннее { $points }: клетка леса стоит 2, а горы, водоёмы и живые юниты преграждают путь
refusal-no-skill = у юнита «{ CARD($unit) }» нет навыка «{ CARD($skill) }»
refusal-is-movement = «{ CARD($skill) }» – навык движения: применяйте его как движение
refusal-is-passive = «{ CARD($skill) }» – пассивный навык: он действует сам
refusal-second-buff = юнит «{ CARD($unit) }» уже применил бафф в этот ход: второго не бывает
refusal-not-after =
    { $turn ->
        [buffed] юнит «{ CARD($unit) }» уже применил бафф: навык «{ CARD($skill) }» после этого нельзя применить
        [moved] юнит «{ CARD($unit) }» уже двигался: навык «{ CARD($skill) }» после этого нельзя применить
        [buffed-moved] юнит «{ CARD($unit) }» уже применил бафф и двигался: навык «{ CARD($skill) }» после этого нельзя применить
       *[done] юнит «{ CARD($unit) }» уже закончил ход: навык «{ CARD($skill) }» после этого нельзя применить
    }
refusal-names-cell = «{ CARD($skill) }» – движение: его цель – клетка, куда идти
refusal-no-summon = юнит «{ CARD($unit) }» не может применить навык «{ CARD($skill) }»: его существа уже на поле, или он сам появился в этот ход
refusal-who = навык «{ CARD($skill) }» не действует на цель «{ CARD($target) }»
refusal-aim-self = навык «{ CARD($skill) }» применяют на самого себя: назовите целью самого юнита
refusal-aim-cell = навык «{ CARD($skill) }» направляют на открытую клетку в пределах дальности
refusal-aim-unit = навык «{ CARD($skill) }» направляют на юнита, а не на клетку
refusal-no-target = цели «{ CARD($target) }» нет на поле
refusal-no-captive = навык «{ CARD($skill) }» не может захватить цель «{ CARD($target) }»
refusal-not-on-self = навык «{ CARD($skill) }» нельзя применить на себя или на свою клетку
refusal-out-of-range =
    { $steps ->
        [one] до цели «{ CARD($what) }» { $steps } клетка, а дальность навыка «{ CARD($skill) }» – { $reach }
        [few] до цели «{ CARD($what) }» { $steps } клетки, а дальность навыка «{ CARD($skill) }» – { $reach }
       *[other] до цели «{ CARD($what) }» { $steps } клеток, а дальность навыка «{ CARD($skill) }» – { $reach }
    }
refusal-no-sight = на прямом пути навыка «{ CARD($skill) }» к цели «{ CARD($what) }» лежит гора или закрытая клетка
refusal-not-free = навыку «{ CARD($skill) }» нужна свободная клетка без гор и водоёмов; клетка { PLACE($cell) } не такая
refusal-not-fresh =
    { $turn ->
        [buffed] потратить ход может только юнит, который ещё ничего не делал; юнит «{ CARD($unit) }» уже применил бафф
        [moved] потратить ход может только юнит, который ещё ничего не делал; юнит «{ CARD($unit) }» уже двигался
        [buffed-moved] потратить ход может только юнит, который ещё ничего не делал; юнит «{ CARD($unit) }» уже применил бафф и двигался
       *[done] потратить ход может только юнит, который ещё ничего не делал; юнит «{ CARD($unit) }» уже закончил ход
    }
refusal-not-adjacent = цель «{ CARD($target) }» не вплотную к юниту «{ CARD($unit) }»
refusal-healthy = цель «{ CARD($target) }» не ранена и не имеет ни быстрого ранения, ни быстрой смерти
refusal-nothing-to-cancel = у юнита «{ CARD($unit) }» нет такого устойчивого эффекта или существа от навыка «{ CARD($skill) }»
refusal-cancel-whole = навык «{ CARD($skill) }» отменяют целиком: назовите первое из созданного, «{ CARD($target) }»
refusal-not-held = у юнита «{ CARD($unit) }» нет трофея «{ CARD($card) }»
refusal-no-side =
    { $side ->
        [substance] на карте «{ CARD($card) }» нет субстанции
       *[totem] на карте «{ CARD($card) }» нет тотема
    }
refusal-given = трофей «{ CARD($card) }» в этот ход уже передавали
refusal-no-carrier = юниту «{ CARD($unit) }» нельзя передать трофей: его получает только ваш нераненый юнит отряда
refusal-just-joined = юнит «{ CARD($unit) }» вступил в отряд в этот ход: действовать, отдавать и получать трофеи он будет со следующего
refusal-no-ability = у фракции «{ CARD($faction) }» нет способности
refusal-ability-used =
    { $per ->
        [round] способность в этом раунде уже применяли
       *[turn] способность в этот ход уже применяли
    }
refusal-ability-unit =
    { $only ->
        [wounded] способность применяют к раненым юнитам вашего отряда, а «{ CARD($unit) }» не из них
        [unwounded] способность применяют к нераненым юнитам вашего отряда, а «{ CARD($unit) }» не из них
       *[any] способность применяют к юнитам вашего отряда, а «{ CARD($unit) }» не из них
    }
refusal-ability-card = этой способности не нужна карта
refusal-ability-deck = карты «{ CARD($card) }» нет в вашей колоде

## Questions

question-faction = Выберите фракцию, за которую играете.
question-squad =
    { $left ->
        [1] Выберите последнего юнита своего отряда.
       *[other] Выберите юнита в отряд: осталось выбрать { $left }. Другие игроки его пока не видят.
    }
question-deploy = Поставьте юнита отряда: выберите юнита и клетку своего стартового сегмента.
question-turn = Используйте юнита, трофей или способность фракции либо закончите ход.
question-way = Через какие клетки юнит «{ CARD($unit) }» идёт на клетку { PLACE($cell) }?
question-way-of = Через какие клетки дикарь «{ CARD($unit) }», которым вы управляете, идёт к юниту «{ CARD($target) }»?
question-attack = Каким навыком дикарь «{ CARD($unit) }», которым вы управляете, атакует юнита «{ CARD($target) }»?
question-event = Какого юнита настигает событие «{ CARD($event) }»?
question-prey = К какому из ближайших юнитов направляется дикарь «{ CARD($unit) }», которым вы управляете?

## Events

event-first-seat =
    { WHO($seat) ->
        [you] Вы ходите первым.
       *[other] Первым ходит игрок { PLAYER($seat) }.
    }
event-faction-picked =
    { WHO($seat) ->
        [you] Вы играете за фракцию «{ $faction }».
       *[other] Игрок { PLAYER($seat) } играет за фракцию «{ $faction }».
    }
event-unit-picked =
    { WHO($seat) ->
        [you] Вы выбираете в отряд юнита { $unit }.
       *[other] Игрок { PLAYER($seat) } выбирает в отряд юнита { $unit }.
    }
event-unit-picked-hidden =
    { WHO($seat) ->
        [you] Вы выбираете юнита в отряд.
       *[other] Игрок { PLAYER($seat) } выбирает юнита в отряд.
    }
event-squads-shown = Отряды открываются. { $squads }.
event-deployed =
    { WHO($owner) ->
        [you] Вы ставите на клетку { $cell } юнита { $unit }.
       *[other] Игрок { PLAYER($owner) } ставит на клетку { $cell } юнита { $unit }.
    }
event-round-began = Начинается раунд { $round }.
event-turn-began =
    { WHO($seat) ->
        [you] Ваш ход.
       *[other] Ход игрока { PLAYER($seat) }.
    }
event-skill-used = Юнит { $unit } применяет навык «{ $skill }» { $on }.
event-sets-out = Юнит { $unit } отправляется на клетку { $cell }.
event-provoked = Юнит { $unit } отвечает навыком «{ $skill }» { $on }.
event-rolled =
    { WHO($seat) ->
        [you] Вы бросаете кубик{ $what }: { $value }.
       *[other] Игрок { PLAYER($seat) } бросает кубик{ $what }: { $value }.
    }
event-rolled-needing =
    { WHO($seat) ->
        [you] { $success ->
            [yes] Вы бросаете кубик{ $what }: { $value }{ $total }, нужно { $needs } – успех.
           *[no] Вы бросаете кубик{ $what }: { $value }{ $total }, нужно { $needs } – неудача.
        }
       *[other] { $success ->
            [yes] Игрок { PLAYER($seat) } бросает кубик{ $what }: { $value }{ $total }, нужно { $needs } – успех.
           *[no] Игрок { PLAYER($seat) } бросает кубик{ $what }: { $value }{ $total }, нужно { $needs } – неудача.
        }
    }
event-moved = Юнит { $unit } идёт на клетку { $cell }.
event-moved-by = Юнит { $unit } идёт на клетку { $cell } через { $way }.
event-displaced = Юнит { $unit } оказывается на клетке { $cell }.
event-lost = Действие юнита { $unit } сорвано.
event-wounded = Юнит { $unit } ранен.
event-healed = Юнит { $unit } больше не ранен.
event-died = Юнит { $unit } покидает поле.
event-killed = Юнит { $unit } уничтожен; его добил юнит { $killer }.
event-trophy-taken = Юнит { $unit } забирает карту юнита { $card }.
event-trophy-returned = Карта юнита { $card } уходит в свою колоду.
event-trophy-used =
    { $side ->
        [substance] Юнит { $unit } использует субстанцию трофея { $card } { $on }.
       *[totem] Юнит { $unit } использует тотем трофея { $card } { $on }.
    }
event-trophy-given = Юнит { $unit } передаёт карту юнита { $card } юниту { $to }.
event-ability-used =
    { WHO($seat) ->
        [you] Вы применяете способность своей фракции к юниту { $unit }.
       *[other] Игрок { PLAYER($seat) } применяет способность фракции к юниту { $unit }.
    }
event-ability-used-for =
    { WHO($seat) ->
        [you] Вы применяете способность своей фракции к юниту { $unit }; на замену выходит { $card }.
       *[other] Игрок { PLAYER($seat) } применяет способность фракции к юниту { $unit }; на замену выходит { $card }.
    }
event-replaced = На место юнита { $unit } встаёт { $card }.
event-effect-began =
    { $kind ->
        [sustained] Начинается устойчивый эффект: { $effect }.
       *[other] Начинается эффект: { $effect }.
    }
event-effect-ended = Заканчивается эффект: { $effect }.
event-summoned = Юнит { $maker } призывает юнита { $unit } на клетку { $cell }.
event-finished = Юнит { $unit } тратит ход на цель { $target }.
event-cancelled = Юнит { $unit } отменяет навык «{ $skill }» { $on }.
event-captured =
    { WHO($seat) ->
        [you] Юнит { $unit } вступает в ваш отряд.
       *[other] Юнит { $unit } вступает в отряд игрока { PLAYER($seat) }.
    }
event-freed = Юнит { $unit } снова свободен.
event-opened = Раскрывается сегмент «{ $segment }».
event-savage-came = Из пещеры на клетке { $cell } выходит дикарь { $unit }.
event-reshuffled =
    { $deck ->
        [event] Сброс событий снова становится колодой.
       *[savage] Сброс дикарей снова становится колодой.
    }
event-control-taken =
    { WHO($seat) ->
        [you] Вы управляете дикарём { $unit }.
       *[other] Игрок { PLAYER($seat) } управляет дикарём { $unit }.
    }
event-event-drawn = Событие: «{ CARD($event) }». { $does }
event-event-ended = Событие «{ CARD($event) }» закончилось.
event-turn-ended =
    { WHO($seat) ->
        [you] Вы заканчиваете ход.
       *[other] Игрок { PLAYER($seat) } заканчивает ход.
    }
event-chosen-way =
    { WHO($seat) ->
        [you] Вы выбираете путь { $way }.
       *[other] Игрок { PLAYER($seat) } выбирает путь { $way }.
    }
event-chosen-unit =
    { WHO($seat) ->
        [you] Вы выбираете юнита { $unit }.
       *[other] Игрок { PLAYER($seat) } выбирает юнита { $unit }.
    }
event-chosen-skill =
    { WHO($seat) ->
        [you] Вы выбираете навык «{ $skill }».
       *[other] Игрок { PLAYER($seat) } выбирает навык «{ $skill }».
    }
event-seat-out =
    { WHO($seat) ->
        [you] Вы выбываете из игры.
       *[other] Игрок { PLAYER($seat) } выбывает из игры.
    }
event-game-ended =
    { $winners_count ->
        [one] { WHO($winner) ->
            [you] Игра окончена: вы побеждаете.
           *[other] Игра окончена: побеждает игрок { PLAYER($winner) }.
        }
       *[other] Игра окончена, победа общая: { $winners }.
    }

## Labels

label-pick-faction = Играть за фракцию «{ $faction }»
label-pick-unit = Взять в отряд: { $unit }
label-pick-hidden = Взять юнита в отряд
label-deploy = Поставить на клетку { $cell }: { $unit }
label-move = { $unit }: на клетку { $cell }
label-use-skill = { $unit }: навык «{ $skill }»
label-use-skill-on = { $unit }: навык «{ $skill }» { $on }
label-finish = { $unit }: добить цель «{ $target }»
label-spend = { $unit }: потратить ход на цель «{ $target }»
label-cancel = { $unit }: отменить навык «{ $skill }» { $on }
label-use-trophy = { $unit }: навык «{ $skill }» { $on }
label-give-trophy = { $unit }: передать карту «{ $card }» юниту «{ $to }»
label-use-faction = Применить способность фракции к юниту «{ $unit }»
label-use-faction-for = Применить способность фракции к юниту «{ $unit }», на замену – «{ $card }»
label-go = Идти на клетку { $cell }{ $way }
label-savage-goes = { $who }: на клетку { $cell }{ $way }
label-event-meets = Событие «{ $event }» настигает юнита «{ $unit }»
label-goes-for = { $who }: направиться к юниту «{ $unit }»
label-attacks-with = { $who }: атаковать навыком «{ $skill }»
label-end-turn = Закончить ход
label-roll = На кубике { $value }
label-open = Раскрывается сегмент «{ $segment }»
label-draw-event = Событие: «{ $event }»
label-draw-savage = Из пещеры выходит «{ $savage }»

## Parts of sentences

word-ability-of = способность фракции «{ $faction }»
word-by-way = { "" } через { $way }
word-effect-on-cell = { $made } – клетка { $cell }
word-effect-on-unit = { $made } – юнит { $unit }
word-for-control = { "" } за управление дикарём { $unit }
word-for-skill = { "" } на навык «{ $skill }» юнита { $unit }
word-for-unit = { "" } для юнита { $unit }
word-it = он
word-on-cell = на клетку { $cell }
word-on-itself = на себя
word-on-unit = на цель { $target }
word-seat =
    { WHO($seat) ->
        [you] вы
       *[other] игрок { PLAYER($seat) }
    }
word-short = { $name }
word-short-at = { $name } на клетке { $cell }
word-short-numbered = { $name } ({ $n })
word-short-of =
    { WHO($seat) ->
        [you] { $name } (ваш)
       *[other] { $name } (игрок { PLAYER($seat) })
    }
word-side =
    { $side ->
        [substance] { $skill } (субстанция карты { $card })
       *[totem] { $skill } (тотем карты { $card })
    }
word-squad =
    { WHO($seat) ->
        [you] Ваш отряд: { $units }
       *[other] Игрок { PLAYER($seat) }: { $units }
    }
word-squads = { $squads }. { $squad }
word-unit = «{ $unit }»
word-unit-of =
    { WHO($seat) ->
        [you] «{ $unit }» (ваш)
       *[other] «{ $unit }» (игрок { PLAYER($seat) })
    }
word-with-bonuses = , с бонусами { $total }

## Events and abilities

word-sentences = { $one } { $other }
word-and = { $one } и { $other }
word-or = { $one } или { $other }
word-comma = { $one }, { $other }
word-comma-and = { $one }, а также { $other }
word-bonus = { $n } к следующему броску
word-change =
    { $stat ->
        [die] { $n } к каждому броску{ $kinds }
        [movement] { $n } к движению{ $kinds }
       *[range] { $n } к дальности{ $kinds }
    }
word-for-kinds = { "" } (навыки: { $kinds })
word-category =
    { $category ->
        [movement] движение
        [melee] ближний бой
        [ranged] дальний бой
        [distortion] искажение
        [summon] призыв
        [buff] бафф
       *[passive] пассивный
    }
word-befalls =
    { $what ->
        [wound] получает ранение
        [kill] погибает
        [heal] исцеляется
       *[unengaged] свободен от завязки
    }
word-may-cross = может проходить через { $what }
word-has = имеет { $what }
word-trait =
    { $trait ->
        [crosses-mountains] горы
        [crosses-water] водоёмы
        [crosses-units] других юнитов
        [fast-wound] быстрое ранение
       *[fast-death] быстрая смерть
    }
word-where =
    { $only ->
        [wounded] раненый { $kinds }{ $ground }
        [unwounded] нераненый { $kinds }{ $ground }
       *[any] { $kinds }{ $ground }
    }
word-kind =
    { $kind ->
        [squad] юнит отряда
        [creature] призванный юнит
        [savage] дикарь
       *[unit] юнит
    }
word-on-ground = { "" } { $terrain }
word-terrain =
    { $terrain ->
        [plain] на равнине
        [mountain] на горе
        [water] на водоёме
        [forest] в лесу
        [hill] на холме
        [fort] в фортификации
        [power] в месте силы
        [cave] на пещере
       *[cradle] на колыбели
    }
word-each = Каждый { $where } { $does }{ $chance }.
word-one-of = Один { $where }, которого выбирает первый игрок, { $does }.
word-while = Пока событие длится, каждый { $where } { $does }.
word-on-die = { "" }, если на кубике { $n } или больше
word-with-die = , если на кубике { $n } или больше,
word-ability =
    { $per ->
        [turn] Раз в ход{ $chance } { $does }.
       *[round] Раз в раунд{ $chance } { $does }.
    }
word-swap = раненый юнит отряда заменяется на другого из колоды
word-empower =
    { $only ->
        [wounded] раненый юнит отряда { $does }{ $until }
        [unwounded] нераненый юнит отряда { $does }{ $until }
       *[any] юнит отряда { $does }{ $until }
    }
word-until-turn-end = { "" } до конца хода

## Errors of notation

notation-no-side = «{ $word }» – не сторона трофея: пишут substance или totem
notation-no-cell = «{ $word }» – не клетка: пишут Q,R, например 3,2

## Boards

board-title = Chibitactics
board-before = до раунда 1
board-round = раунд { $round } из { $last }
board-turn =
    { WHO($seat) ->
        [you] ваш ход
       *[other] ход игрока { PLAYER($seat) }
    }
board-over-in = игра окончена, { $round }
board-over =
    { $winners_count ->
        [one] { WHO($winner) ->
            [you] Игра окончена. Вы побеждаете.
           *[other] Игра окончена. Побеждает игрок { PLAYER($winner) }.
        }
       *[other] Игра окончена. Победа общая: { $winners }.
    }
board-setting-up =
    { $phase ->
        [first] бросок решает, кто начинает
        [faction] выбор фракций
        [squad] набор отрядов
        [deploy] расстановка отрядов
       *[play] дальше решает жребий
    }
board-does =
    { WHO($seat) ->
        [you] { $phase ->
            [faction] Выберите свою фракцию.
            [squad] Наберите отряд.
            [deploy] Поставьте юнита.
           *[play] Действуйте юнитами или закончите ход.
        }
       *[other] { $phase ->
            [faction] Игрок { PLAYER($seat) } выбирает фракцию.
            [squad] Игрок { PLAYER($seat) } набирает отряд.
            [deploy] Игрок { PLAYER($seat) } ставит юнита.
           *[play] Игрок { PLAYER($seat) } использует своих юнитов или заканчивает ход.
        }
    }
board-pick = Набор отрядов: { $seats }.
board-roll =
    { WHO($seat) ->
        [you] вы бросаете кубик{ $what }{ $needs }{ $bonus }
       *[other] игрок { PLAYER($seat) } бросает кубик{ $what }{ $needs }{ $bonus }
    }
board-roll-for = { "" } на навык «{ $skill }» юнита «{ CARD($unit) }»
board-roll-for-control = { "" } за управление дикарём «{ CARD($unit) }»
board-roll-for-unit = { "" } для юнита «{ CARD($unit) }»
board-roll-needs = , нужно { $n }
board-roll-bonus = { "" } с { $n }
board-opening = раскрывается сегмент
board-drawing =
    { $deck ->
        [event] тянут событие
       *[savage] тянут дикаря
    }
board-choice =
    { WHO($seat) ->
        [you] вы выбираете одно из { $n }
       *[other] игрок { PLAYER($seat) } выбирает одно из { $n }
    }
board-in-force = Действует: { $event }
board-to-be-placed = не на поле
board-wounded = раненый
board-engaged = завязан в бою
board-turn-state =
    { $turn ->
        [fresh] не ходил
        [buffed] под баффом
        [moved] двигался
        [buffed-moved] под баффом, двигался
       *[done] ход закончен
    }
board-engages-to = завязывает до { $n }
board-holds = держит { $cards }
board-is-you = вы
board-out = выбыл
board-you = (вы)
board-to-act = ходит
board-winner = победа
board-seat = игрок { PLAYER($seat) }
board-savages = Дикари
board-free-savages = свободные дикари
board-free-savage = свободный дикарь
board-on = на { $where }
board-hidden = скрыт
board-hidden-unit = скрытый юнит
board-no-unit = юнитов нет
board-nobody-yet = пока никого
board-nobody-picked = пока никто не выбран
board-odds = { $n } из 6
board-odds-title = успех на { $n } из 6 граней
board-terrain =
    { $terrain ->
        [plain] равнина
        [mountain] гора
        [water] водоём
        [forest] лес
        [hill] холм
        [fort] фортификация
        [power] место силы
        [cave] пещера
        [cradle] колыбель
       *[closed] закрыто
    }
board-terrain-on = { $terrain }: { $cells }.
board-map = Клеток на поле: { $n }, из них закрыто: { $closed }.
board-range = дальность
board-more = больше, чем на карте
board-dead = погиб
board-running = ход идёт
board-done = ход окончен
board-turn-over = ход окончен
board-trophy = трофей
board-deck = колода
board-mark-unit = эффект на юните
board-mark-cell = эффект на клетке
board-lasts = { $effect } действует на: { $where }.
board-lasting = действующие эффекты
board-lasting-on =
    { $kind ->
        [roll] { $effect } (следующий бросок): { $where }
        [one-shot] { $effect } (разовый): { $where }
       *[sustained] { $effect } (устойчивый): { $where }
    }
board-effect =
    { $kind ->
        [roll] { $effect } (следующий бросок)
        [one-shot] { $effect } (разовый)
       *[sustained] { $effect } (устойчивый)
    }
board-on-it = действует на него: { $effects }
board-lies-on = на { $cell }: { $effects }
board-squad = отряд, юнитов: { $n }; не ранено: { $unwounded }, ранено: { $wounded }, погибло: { $dead }
board-cards-left = карт в колоде: { $n }
board-n-trophies = трофеев: { $n }
board-n-units = юнитов: { $n }
board-ability = способность: { $does }
board-ability-used = способность (использована): { $does }
board-trophy-held = трофей { $card }: { $name }, держит { $unit }
board-side-held =
    { $side ->
        [substance] субстанция { $card }, держит { $unit }
       *[totem] тотем { $card }, держит { $unit }
    }
board-in-deck = { $card }, в колоде: { $name }
board-never = никогда
board-sum-movement = Движение { $n }: { $parts }.
board-sum-range = Дальность { $n }: { $parts }.
board-part-printed = { $n } на карте
board-die = Кубик: { $needs } или больше{ $added }: { $faces } из 6 граней.
board-in-reach = , в пределах дальности
board-start =
    { WHO($seat) ->
        [you] ваш старт
       *[other] старт игрока { PLAYER($seat) }
    }
board-segment = сегмент { $place }, закрыт
board-more-map = правее – ещё части поля ({ $n }):
board-typed-deck = В действиях юнита пишут так, как перед его именем.
board-typed-units = В действиях юнита пишут так, как во втором столбце, а трофей – так, как перед его описанием.
board-legend-unit = юнит игрока { PLAYER($seat) }
board-legend-savage = свободный дикарь
board-captive = пленник
board-overview = Вся карта
board-legend = Условные знаки
# Beside a die.
board-rolled = последний бросок

## Lessons

lesson-first-title = Chibitactics за пять минут
lesson-first-welcome = Добро пожаловать в Chibitactics! Два отряда сражаются на карте из клеток. Юнит, в которого попали, ранен, а раненый юнит от нового попадания погибает. Если у соперника не осталось юнитов отряда, вы победили.
lesson-first-squads = Вы командуете двумя Людьми: { $archer } – лучница, { $pikeman } – копейщик. У соперника двое Фунгунитов. В ваш ход каждый ваш юнит может действовать один раз: обычно он применяет один навык.
lesson-first-move = У юнита { $unit } 3 очка движения. Клетка равнины стоит 1 очко, клетка леса – 2. В горы и в водоёмы входить нельзя.
lesson-first-move-goal = Переместите юнита { $unit } на клетку { PLACE($cell) }, рядом с обоими юнитами соперника.
lesson-first-move-hint = Путь на клетку { PLACE($cell) } идёт через одну клетку леса и стоит 3 очка. Выберите юнита { $unit }, затем клетку { PLACE($cell) }.
lesson-first-melee = После движения юнит ещё может применить навык ближнего боя. Удался ли навык, решает кубик: для навыка «{ $skill }» нужно 4 или больше.
lesson-first-melee-goal = Примените навык «{ $skill }» юнита { $unit }, цель – { $target }.
lesson-first-melee-hint = { $unit } после движения ещё может ударить: выберите навык «{ $skill }», затем цель – { $target }.
lesson-first-ability = Промах! Ход юнита { $unit } окончен. У каждой фракции есть способность. Способность Людей раз за ход даёт одному юниту +1 к следующему броску.
lesson-first-ability-goal = Примените способность фракции к юниту { $unit }.
lesson-first-ability-hint = Сначала примените способность: следующий бросок делает { $unit }, и +1 пригодится.
lesson-first-shoot = Навык дальнего боя действует через юнитов и лес, но не через горы. Дальность навыка «{ $skill }» – 5. { $unit } стоит на холме, там дальность 6: как раз хватает до цели { $target }.
lesson-first-shoot-goal = Примените навык «{ $skill }» юнита { $unit }, цель – { $target }.
lesson-first-shoot-hint = Навыки ранят и своих, так что пощадите юнита { $other }. Выберите навык «{ $skill }», затем цель – { $target }.
lesson-first-wounded = На кубике 3, со способностью это 4: { $target } ранен. Раненый юнит не может двигаться и применять навыки.
lesson-first-engaged = { $unit } сторожит клетки вокруг: навык «{ $skill }» завязывает боем каждого юнита в пределах 2 клеток. Если завязанный юнит двигается, призывает или стреляет, { $unit } может ударить первым. Посмотрите, что сделает соперник.
lesson-first-end-goal = Закончите ход.
lesson-first-end-hint = Оба ваших юнита уже действовали: закончите ход.
lesson-first-struck = { $target } хотел выстрелить, но { $unit } ударил первым: { $target } ранен, и выстрел пропал. Потом раунд завершило событие: в этом раунде ближний бой легче.
lesson-first-finish = Юнит рядом с раненым может его добить. Бросать кубик не нужно, но на это уходит ход юнита. Кто уничтожил юнита, забирает его карту как трофей.
lesson-first-finish-goal = Добейте цель { $target } юнитом { $unit }.
lesson-first-finish-hint = Сначала нужен трофей, карта { $target }: пусть { $unit } добьёт этого юнита.
lesson-first-trophy = Теперь у юнита { $unit } есть трофей: карта { $card }. Трофей можно применить один раз, и ход юнита на это не уходит. Выбирают одну сторону карты: субстанцию или тотем, который повторяет навык погибшего юнита. Этот тотем – «{ $skill }», навык ближнего боя, для которого нужно 3 или больше.
lesson-first-trophy-goal = Примените навык «{ $skill }», тотем карты { $card }, цель – { $target }.
lesson-first-trophy-hint = { $unit } может применить трофей, хотя его ход окончен: выберите «{ $skill }», тотем карты { $card }, затем цель – { $target }.
lesson-first-bye = Вы победили: у соперника не осталось юнитов. В настоящей игре вы сами набираете отряд, открываете неизвестные сегменты карты и встречаете дикарей. Приятной игры!

## Terms

term-area = воздействие на область
term-board = поле
term-buff = бафф
term-cave = пещера
term-cell = клетка
term-cradle = колыбель
term-creature = призванное существо
term-die = кубик
term-distortion = искажение
term-engagement = завязка
term-event = событие
term-faction = фракция
term-fast-death = быстрая смерть
term-fast-wound = быстрое ранение
term-forest = лес
term-fort = фортификация
term-hill = холм
term-melee = ближний бой
term-mountain = гора
term-movement = движение
term-one-shot = разовый
term-passive = пассивный
term-plain = равнина
term-power = место силы
term-radius = радиус
term-range = дальность
term-ranged = дальний бой
term-round = раунд
term-savage = дикарь
term-segment = сегмент
term-skill = навык
term-squad = отряд
term-substance = субстанция
term-summon = призыв
term-sustained = устойчивый
term-totem = тотем
term-trophy = трофей
term-turn = ход
term-unit = юнит
term-water = водоём
term-wounded = раненый

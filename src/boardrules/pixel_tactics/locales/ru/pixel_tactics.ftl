### Pixel Tactics по-русски. Термины – из русского издания: лидер, герой, отряд, авангард, фланги, тыл, тело, рокировка, перемирие, повержен.

## Refusals

option-best-of = число партий в серии: 1, 3 или 5
option-cards = наборы карт, например set_1,set_2; пусто: набор издания
option-decks = список карт каждого игрока в виде JSON, при mode=constructed
option-edition = по какому изданию правила и карты: en, ru, first или pl
option-house = пункты правил, которые у вас иные, например house.hand_limit=7
option-long-game = true: команды играют до большего числа очков
option-mode = duel: два игрока; teams: двое на двое; pool: два игрока с общей колодой; constructed: со своими колодами
refusal-chance =
    { $due ->
        [First] сначала решает жребий: кто первый игрок
        [Drawn] сначала решает жребий: карта из колоды
        [Opened] сначала решает жребий: карта для ряда
       *[TakenAtRandom] сначала решает жребий: случайная карта из руки
    }
refusal-no-luck = жребию сейчас нечего решать: ход игрока { PLAYER($turn) }
refusal-by-luck = это решает игрок, а не жребий
refusal-by-seat = это решает жребий, а не игрок
refusal-no-seat = такого игрока нет
refusal-seat =
    { WHO($by) ->
        [you] сейчас ход игрока { PLAYER($turn) }, а не ваш
       *[other] сейчас ход игрока { PLAYER($turn) }, а не игрока { PLAYER($by) }
    }
refusal-luck-kind =
    { $due ->
        [First] жребий сейчас решает, кто первый игрок
        [Drawn] жребий сейчас – карта из колоды
        [Opened] жребий сейчас – карта для ряда
       *[TakenAtRandom] жребий сейчас – случайная карта из руки
    }
refusal-luck-seat = жребий сейчас решает за игрока { PLAYER($seat) }
refusal-luck-deck = карта «{ CARD($card) }» прийти не может: её нет в неупорядоченной части колоды игрока { PLAYER($seat) }
refusal-luck-hand = карты «{ CARD($card) }» нет в руке игрока { PLAYER($seat) }
refusal-luck-row = карты «{ CARD($name) }» нет в общей колоде
refusal-leaders-first = сначала нужно выбрать лидеров
refusal-leader-again = вы уже выбрали лидера
refusal-not-offered-leader = карты «{ CARD($card) }» нет среди лидеров, которых вы взяли
refusal-no-row = ряда открытых карт нет: у каждого игрока своя колода
refusal-not-in-row = карты «{ CARD($name) }» нет в ряду открытых карт
refusal-no-coins-there = на карте «{ CARD($name) }» нет монет
refusal-no-coins = перед картой «{ CARD($name) }» пропустить нужно карт: { $before }, а монет у вас: { $coins }
refusal-deck-out-of-reach = перед колодой пропустить нужно карт: { $before }, а монет у вас: { $coins }
refusal-no-deck = общая колода пуста
refusal-leader-late = лидеры уже выбраны
refusal-not-in-hand = карты «{ CARD($card) }» нет у вас в руке
refusal-pending = сначала нужно ответить на открытый вопрос
refusal-no-question =
    { $wave ->
        [vanguard] вопросов нет: ваш ход в волну авангарда
        [flank] вопросов нет: ваш ход в волну флангов
       *[rear] вопросов нет: ваш ход в волну тыла
    }
refusal-not-offered = это не ответ на заданный вопрос
refusal-not-offered-card = эту карту здесь выбрать нельзя
refusal-must = от этого эффекта нельзя отказаться
refusal-ceasefire-attack = во время перемирия нельзя атаковать
refusal-ceasefire-spell = во время перемирия заклинание не может затрагивать соперника, а это заклинание карты «{ CARD($card) }» затрагивает
refusal-ceasefire-spells = во время перемирия нельзя сотворять заклинания
refusal-ceasefire-order = во время перемирия приказ не может затрагивать соперника, а приказ карты «{ CARD($card) }» затрагивает
refusal-ceasefire-orders = во время перемирия нельзя разыгрывать приказы
refusal-ceasefire-leader = во время перемирия действие лидера не может затрагивать соперника
refusal-actions =
    { $cost ->
        [one] это стоит { $cost } действие, а у вас осталось { $left }
        [few] это стоит { $cost } действия, а у вас осталось { $left }
       *[other] это стоит { $cost } действий, а у вас осталось { $left }
    }
refusal-forbidden =
    { $action ->
        [draw] текст карты в игре запрещает вам брать карты
        [recruit] текст карты в игре запрещает вам нанимать героев
        [attack] текст карты в игре запрещает вам атаковать
        [cast] текст карты в игре запрещает вам сотворять заклинания
        [order] текст карты в игре запрещает вам разыгрывать приказы
        [clear] текст карты в игре запрещает вам убирать тела
        [move] текст карты в игре запрещает вам передвижение
        [switch] текст карты в игре запрещает вам рокировку
       *[other] текст карты в игре запрещает вам это действие
    }
refusal-deck-empty = ваша колода пуста
refusal-hand-full =
    { $held ->
        [one] у вас в руке { $held } карта: взять карту действием нельзя, если их { $limit } или больше
        [few] у вас в руке { $held } карты: взять карту действием нельзя, если их { $limit } или больше
       *[other] у вас в руке { $held } карт: взять карту действием нельзя, если их { $limit } или больше
    }
refusal-recruit-row =
    { $wave ->
        [vanguard] героев нанимают в ряд текущей волны, то есть в авангард, а не в область { $slot }
        [flank] героев нанимают в ряд текущей волны, то есть на фланги, а не в область { $slot }
       *[rear] героев нанимают в ряд текущей волны, то есть в тыл, а не в область { $slot }
    }
refusal-taken = область { $slot } занята картой «{ CARD($card) }»
refusal-leader-slot = область { $slot } – место лидера
refusal-reserve = { $slot } – не область отряда
refusal-not-own = область { $slot } игрока { PLAYER($seat) } не в вашем отряде
refusal-empty = в области { $slot } никого нет
refusal-is-corpse = «{ CARD($card) }» в области { $slot } – тело
refusal-no-corpse = «{ CARD($card) }» в области { $slot } – не тело
refusal-is-leader =
    { $action ->
        [move] лидера нельзя передвинуть
       *[switch] лидер не участвует в рокировке
    }
refusal-wrong-wave =
    { $row ->
        [vanguard] «{ CARD($card) }» стоит в авангарде: атаки и заклинания оттуда – только в волну авангарда
        [flank] «{ CARD($card) }» стоит на фланге: атаки и заклинания оттуда – только в волну флангов
       *[rear] «{ CARD($card) }» стоит в тылу: атаки и заклинания оттуда – только в волну тыла
    }
refusal-recruited = герой «{ CARD($card) }» нанят в эту волну и действовать в ней не может
refusal-attacked = карта «{ CARD($card) }» в эту волну уже атаковала и больше в ней не действует
refusal-cast = карта «{ CARD($card) }» в эту волну уже сотворила заклинание и больше в ней не действует
refusal-moved = герой «{ CARD($card) }» передвинут и больше действовать не может
refusal-fell = карта «{ CARD($card) }» повержена в эту волну
refusal-revived = герой «{ CARD($card) }» воскрешён в эту волну
refusal-not-in-melee = «{ CARD($card) }» не в ближнем бою: впереди стоит «{ CARD($front) }»
refusal-no-ranged = у карты «{ CARD($card) }» нет дальней атаки
refusal-barred-attack = текст карты в игре не даёт карте «{ CARD($card) }» атаковать
refusal-barred-shoot = текст карты в игре не даёт карте «{ CARD($card) }» проводить дальние атаки
refusal-barred-cast = текст карты в игре не даёт карте «{ CARD($card) }» сотворять заклинания
refusal-not-lent = «{ CARD($card) }» – не герой: за вас атакуют только герои соперника
refusal-no-lent-spell = «{ CARD($card) }» – карта соперника: за вас она атакует, но заклинаний не сотворяет
refusal-itself = карта «{ CARD($card) }» не атакует саму себя
refusal-attacked-once = «{ CARD($card) }» проводит одну атаку за волну и уже провёл её
refusal-no-target = атаке нужна цель
refusal-own-target = область { $slot } – в вашем собственном отряде
refusal-target-left = цель этой атаки выбираете не вы: укажите только того, кто атакует
refusal-target-empty = в области { $slot } игрока { PLAYER($seat) } никого нет
refusal-target-corpse = «{ CARD($card) }» – тело, а тела не бывают целью
refusal-target-behind = карту «{ CARD($card) }» нельзя атаковать вблизи: впереди стоит «{ CARD($front) }»
refusal-shielded = «{ CARD($card) }» стоит позади карты «{ CARD($front) }», которая перехватывает дальние атаки
refusal-no-rival-target = атаковать некого
refusal-no-spell = у карты «{ CARD($card) }» на этом месте нет такого заклинания
refusal-not-ready = условие, которого требует это заклинание карты «{ CARD($card) }», сейчас не выполнено
refusal-leader-casts = специальные действия лидера – это действия лидера, а не заклинания
refusal-no-leader-action = у вашего лидера нет такого действия
refusal-used =
    { $per ->
        [turn] «{ CARD($card) }»: предел этого действия за ход ({ $n }) уже исчерпан
       *[wave] «{ CARD($card) }»: предел этого действия за волну ({ $n }) уже исчерпан
    }
refusal-within-ally = героев передвигают из одного отряда команды в другой, а не внутри отряда игрока { PLAYER($seat) }
refusal-same-slot = нужны две разные области
refusal-slot-order = сначала назовите область { $slot }: области называют по порядку от V1 до R3
refusal-no-switch = в этом издании нет рокировки
refusal-no-order =
    { $face ->
        [operation] у карты «{ CARD($card) }» нет приказа: у неё операция
       *[trap] у карты «{ CARD($card) }» нет приказа: у неё ловушка
    }
refusal-no-operation = у карты «{ CARD($card) }» нет операции
refusal-no-trap = у карты «{ CARD($card) }» нет ловушки
refusal-no-traps = в этом издании нет ловушек
refusal-no-discard = в этом издании карты резерва не сбрасывают
refusal-not-reserve = { $slot } – не область резерва: в нём области от S1 до S3
refusal-not-own-reserve = область { $slot } игрока { PLAYER($seat) } не в вашем резерве
refusal-reserve-full = в вашем резерве нет свободных областей
refusal-reserve-taken = область { $slot } вашего резерва занята
refusal-reserve-empty = в области { $slot } вашего резерва ничего нет
refusal-ceasefire-operation = во время перемирия операция не может затрагивать соперника, а операция карты «{ CARD($card) }» затрагивает
refusal-ceasefire-operations = во время перемирия нельзя разыгрывать операции

## Questions

question-leader = Какую карту вы выбираете лидером? Её не увидят, пока не выберут все.
question-turn =
    { $actions ->
        [0] { $wave ->
            [vanguard] В волну авангарда у вас больше нет действий. Закончить ход?
            [flank] В волну флангов у вас больше нет действий. Закончить ход?
           *[rear] В волну тыла у вас больше нет действий. Закончить ход?
        }
        [one] { $wave ->
            [vanguard] Ваш ход в волну авангарда, осталось { $actions } действие. Что вы делаете?
            [flank] Ваш ход в волну флангов, осталось { $actions } действие. Что вы делаете?
           *[rear] Ваш ход в волну тыла, осталось { $actions } действие. Что вы делаете?
        }
        [few] { $wave ->
            [vanguard] Ваш ход в волну авангарда, осталось { $actions } действия. Что вы делаете?
            [flank] Ваш ход в волну флангов, осталось { $actions } действия. Что вы делаете?
           *[rear] Ваш ход в волну тыла, осталось { $actions } действия. Что вы делаете?
        }
       *[other] { $wave ->
            [vanguard] Ваш ход в волну авангарда, осталось { $actions } действий. Что вы делаете?
            [flank] Ваш ход в волну флангов, осталось { $actions } действий. Что вы делаете?
           *[rear] Ваш ход в волну тыла, осталось { $actions } действий. Что вы делаете?
        }
    }
question-attack-aim = { word-about }Кого атакует «{ CARD($whom) }»?
question-damage-order =
    { $source ->
        [none] Сколько урона получает «{ CARD($whom) }»: { $least } (сначала предел, потом уменьшение) или { $most } (сначала уменьшение, потом предел)?
       *[other] Сколько урона от карты «{ CARD($source) }» получает «{ CARD($whom) }»: { $least } (сначала предел, потом уменьшение) или { $most } (сначала уменьшение, потом предел)?
    }
question-damage-divert = «{ CARD($whom) }» получает урон: { $most }. Сколько из него вы передаёте карте «{ CARD($card) }»?
question-triggers-next = Сейчас срабатывают способности: { $n }. Какая следующая?
question-pool-walk = Какую открытую карту вы берёте? На каждую карту перед ней вы кладёте по монете. Монет у вас: { $coins }.
question-AskNumber =
    { $what ->
        [heal] { word-about }Сколько урона вы снимаете с карты «{ CARD($whom) }», не больше { $most }?
       *[move] { word-about }Сколько урона вы переносите с карты «{ CARD($whom) }», не больше { $most }?
    }
question-AskPieces =
    { $whom ->
        [none] { word-about }{ word-which }{ $high ->
            [1] { "" }
           *[other] { " " }Выберите от { $low } до { $high }, выбрано { $picked }.
        }
       *[other] { word-about }Выбрана карта «{ CARD($whom) }». Какую карту того же отряда вы выбираете вместо неё?
    }
question-ChooseCopied = { word-about }Лидера какого соперника копирует ваш лидер?
question-AskYes =
    { $does ->
        [DiscardCard] { $whom ->
            [none] { word-about }Сбросить карту? Если откажетесь, дальнейшее не произойдёт.
           *[other] { word-about }Сбросить карту, чтобы отменить приказ карты «{ CARD($whom) }»?
        }
        [MoveDamage] { word-about }Перенести урон?
        [MoveSome] { word-about }Перенести урон?
        [Revive] { word-about }Вернуть карту к жизни?
       *[other] { $whom ->
            [none] { word-about }Применить эту способность?
           *[other] { word-about }Отменить приказ карты «{ CARD($whom) }»?
        }
    }
question-ChooseRival = { word-about }О каком сопернике речь?
question-AttackWith =
    { $decline ->
        [no] { word-about }Какую атаку вы проводите?
       *[other] { word-about }Какую атаку вы проводите? Можно отказаться.
    }
question-ChooseArea =
    { $shape ->
        [row] { word-about }Какой ряд вы выбираете?
       *[column] { word-about }Какой столбец вы выбираете?
    }
# $hero: the hero that comes into play.
question-ChooseTrait =
    { $whom ->
        [none] { word-about }Какой из трёх текстов есть у героя, где бы он ни стоял?
       *[other] { word-about }Какой из трёх текстов есть у карты «{ CARD($whom) }», где бы она ни стояла?
    }
question-CopySpell =
    { $picked ->
        [0] { word-about }Заклинание какого героя вы копируете?
       *[1] { word-about }Какое заклинание карты «{ CARD($whom) }» вы копируете?
    }
question-DiscardAny =
    { $done ->
        [0] { word-about }Сбросить карту? Можно сбросить сколько угодно.
       *[other] { word-about }Сбросить ещё карту? Сброшено: { $done }.
    }
question-DiscardCard = { word-about }Какую карту вы сбрасываете?
question-DrawUpTo = { word-about }Сколько карт вы берёте, не больше { $most }?
question-KeepOne =
    { $top ->
        [none] { word-about }Оставить карту или сбросить её?
       *[other] { word-about }Оставить карту «{ CARD($top) }» или сбросить её?
    }
question-MoveMarkers = { word-about }Сколько жетонов вы перемещаете на карту «{ CARD($whom) }», не больше { $most }?
question-MovePiece =
    { $decline ->
        [no] { word-about }Куда идёт «{ CARD($whom) }»?
       *[other] { word-about }Куда идёт «{ CARD($whom) }»? Если откажетесь, карта останется на месте.
    }
question-OrderTop = { word-about }Какая карта следующая, сверху вниз? Осталось положить: { $left }.
question-PlaceTop =
    { $top ->
        [none] { word-about }Куда пойдёт карта?
       *[other] { word-about }Куда пойдёт карта «{ CARD($top) }»?
    }
question-PlayOrders =
    { $decline ->
        [no] { word-about }Какой приказ вы разыгрываете?
       *[other] { word-about }Какой приказ вы разыгрываете? Можно отказаться.
    }
question-PutCorpse = { word-about }В какую пустую область вы кладёте карту «{ CARD($whom) }» как тело?
question-Rearrange = { word-about }Куда вы кладёте карту «{ CARD($whom) }»? Осталось положить: { $left }.
question-Recruits =
    { $decline ->
        [no] { word-about }Какого героя вы нанимаете и куда?
       *[other] { word-about }Какого героя вы нанимаете и куда? Можно отказаться.
    }
question-Redistribute =
    { $again ->
        [1] { word-about }Куда ещё может пойти эта единица урона?
       *[other] { word-about }Куда пойдёт следующая единица урона? Осталось: { $left }.
    }
question-RevealCard =
    { $order ->
        [1] { word-about }Какую карту с приказом вы показываете из руки?
       *[other] { word-about }Какую карту вы показываете из руки?
    }
question-Search = { word-about }Какую карту вы называете?
question-Share =
    { $what ->
        [damage] { word-about }Кто получает следующую единицу урона? Осталось: { $left }.
       *[healing] { word-about }С кого вы снимаете следующую единицу урона? Осталось: { $left }.
    }
question-SortDrawn =
    { $place ->
        [hand] { word-about }Какая карта идёт в руку?
        [top] { word-about }Какая карта идёт на верх колоды?
       *[discard] { word-about }Какая карта идёт в сброс?
    }

## Events

event-acted =
    { $what ->
        [ChooseLeader] { WHO($seat) ->
            [you] Вы выбираете
           *[other] Игрок { PLAYER($seat) } выбирает
        } лидера.
        [Draw] { WHO($seat) ->
            [you] Вы берёте
           *[other] Игрок { PLAYER($seat) } берёт
        } карту.
        [Recruit] { WHO($seat) ->
            [you] Вы нанимаете
           *[other] Игрок { PLAYER($seat) } нанимает
        } героя.
        [Attack] { WHO($seat) ->
            [you] Вы атакуете
           *[other] Игрок { PLAYER($seat) } атакует
        }.
        [Cast] { WHO($seat) ->
            [you] Вы сотворяете
           *[other] Игрок { PLAYER($seat) } сотворяет
        } заклинание.
        [PlayOrder] { WHO($seat) ->
            [you] Вы разыгрываете
           *[other] Игрок { PLAYER($seat) } разыгрывает
        } приказ.
        [Clear] { WHO($seat) ->
            [you] Вы убираете
           *[other] Игрок { PLAYER($seat) } убирает
        } тело.
        [Move] { WHO($seat) ->
            [you] Вы передвигаете
           *[other] Игрок { PLAYER($seat) } передвигает
        } героя.
        [Switch] { WHO($seat) ->
            [you] Вы делаете
           *[other] Игрок { PLAYER($seat) } делает
        } рокировку.
        [PlayOperation] { WHO($seat) ->
            [you] Вы разыгрываете
           *[other] Игрок { PLAYER($seat) } разыгрывает
        } операцию.
        [SetTrap] { WHO($seat) ->
            [you] Вы разыгрываете
           *[other] Игрок { PLAYER($seat) } разыгрывает
        } ловушку.
        [DiscardReserve] { WHO($seat) ->
            [you] Вы сбрасываете
           *[other] Игрок { PLAYER($seat) } сбрасывает
        } карту резерва.
        [GatherCoins] { WHO($seat) ->
            [you] Вы собираете
           *[other] Игрок { PLAYER($seat) } собирает
        } монеты.
        [LeaderAction] { WHO($seat) ->
            [you] Вы совершаете
           *[other] Игрок { PLAYER($seat) } совершает
        } специальное действие лидера.
        [EndTurn] { WHO($seat) ->
            [you] Вы заканчиваете
           *[other] Игрок { PLAYER($seat) } заканчивает
        } ход.
       *[Choose] { WHO($seat) ->
            [you] Вы выбираете
           *[other] Игрок { PLAYER($seat) } выбирает
        }.
    }
event-luck-acted =
    { $what ->
        [First] Жребий решает, кто ходит первым.
        [Drawn] Жребий сдаёт карту.
        [TakenAtRandom] Жребий выбирает карту из руки.
       *[Opened] Жребий вскрывает карту.
    }
event-luck-asked = Дальше решает жребий.
event-asked =
    { WHO($seat) ->
        [you] Вы должны выбрать.
       *[other] Игрок { PLAYER($seat) } должен выбрать.
    }
event-started =
    { WHO($seat) ->
        [you] Первый ход – ваш.
       *[other] Первым ходит игрок { PLAYER($seat) }.
    }
event-turn-started =
    { $wave ->
        [vanguard] Раунд { $round }, волна авангарда: { WHO($seat) ->
            [you] ваш ход
           *[other] ход игрока { PLAYER($seat) }
        }.
        [flank] Раунд { $round }, волна флангов: { WHO($seat) ->
            [you] ваш ход
           *[other] ход игрока { PLAYER($seat) }
        }.
       *[rear] Раунд { $round }, волна тыла: { WHO($seat) ->
            [you] ваш ход
           *[other] ход игрока { PLAYER($seat) }
        }.
    }
event-turn-ended =
    { WHO($seat) ->
        [you] Ваш ход окончен.
       *[other] Ход игрока { PLAYER($seat) } окончен.
    }
event-wave-ended =
    { $wave ->
        [vanguard] Волна авангарда окончена; подсчитываются потери.
        [flank] Волна флангов окончена; подсчитываются потери.
       *[rear] Волна тыла окончена; подсчитываются потери.
    }
event-round-ended = Раунд { $round } окончен.
event-actions-gained =
    { $n ->
        [one] { WHO($seat) ->
            [you] Вы получаете
           *[other] Игрок { PLAYER($seat) } получает
        } ещё { $n } действие.
        [few] { WHO($seat) ->
            [you] Вы получаете
           *[other] Игрок { PLAYER($seat) } получает
        } ещё { $n } действия.
       *[other] { WHO($seat) ->
            [you] Вы получаете
           *[other] Игрок { PLAYER($seat) } получает
        } ещё { $n } действий.
    }
event-actions-lost =
    { $n ->
        [one] В следующую волну у игрока { PLAYER($seat) } будет на { $n } действие меньше.
        [few] В следующую волну у игрока { PLAYER($seat) } будет на { $n } действия меньше.
       *[other] В следующую волну у игрока { PLAYER($seat) } будет на { $n } действий меньше.
    }
event-tied =
    { $what ->
        [game] Игра окончена: ничья ({ $rule }).
       *[match] Матч окончен: ничья ({ $rule }).
    }
event-won =
    { $what ->
        [game] Игра окончена. Победа: { $winners } ({ $rule }).
       *[match] Матч окончен. Победа: { $winners } ({ $rule }).
    }
event-leaders-revealed =
    { $leaders_count ->
        [one] Лидер открыт: { $leaders }.
       *[other] Лидеры открыты: { $leaders }.
    }
event-leaders-equal = Лидеры открыты: { $leaders }; они одинаковы, поэтому игроки выбирают снова.
event-leader-copied =
    { WHO($seat) ->
        [you] { $card } копирует вашего лидера.
       *[other] { $card } копирует лидера игрока { PLAYER($seat) }.
    }
event-leader-fell =
    { WHO($seat) ->
        [you] Повержен лидер { $card }, у вас { $nth }-й по счёту: очко другой команде. Ваши карты становятся новой колодой.
       *[other] Повержен лидер { $card }, { $nth }-й по счёту у игрока { PLAYER($seat) }: очко другой команде. Карты игрока становятся новой колодой.
    }
event-lone-round =
    { WHO($seat) ->
        [you] Вы играете этот раунд без соперника, в перемирие.
       *[other] Игрок { PLAYER($seat) } играет этот раунд без соперника, в перемирие.
    }
event-card-opened = В ряду вскрыта карта «{ $card }».
event-coins-laid =
    { $n ->
        [one] { WHO($seat) ->
            [you] Вы кладёте
           *[other] Игрок { PLAYER($seat) } кладёт
        } { $n } монету на карту «{ $card }».
        [few] { WHO($seat) ->
            [you] Вы кладёте
           *[other] Игрок { PLAYER($seat) } кладёт
        } { $n } монеты на карту «{ $card }».
       *[other] { WHO($seat) ->
            [you] Вы кладёте
           *[other] Игрок { PLAYER($seat) } кладёт
        } { $n } монет на карту «{ $card }».
    }
event-coins-taken =
    { $n ->
        [one] { WHO($seat) ->
            [you] Вы забираете
           *[other] Игрок { PLAYER($seat) } забирает
        } { $n } монету с карты «{ $card }».
        [few] { WHO($seat) ->
            [you] Вы забираете
           *[other] Игрок { PLAYER($seat) } забирает
        } { $n } монеты с карты «{ $card }».
       *[other] { WHO($seat) ->
            [you] Вы забираете
           *[other] Игрок { PLAYER($seat) } забирает
        } { $n } монет с карты «{ $card }».
    }
event-texts-cut-off = Цепочка эффектов затянулась: всё, что от неё осталось, ничего не делает.
event-attack =
    { $kind ->
        [melee] { $attacker } проводит ближнюю атаку; цель – { $target }.
       *[ranged] { $attacker } проводит дальнюю атаку; цель – { $target }.
    }
event-attack-open =
    { $kind ->
        [melee] { $attacker } проводит ближнюю атаку.
       *[ranged] { $attacker } проводит дальнюю атаку.
    }
event-attack-redirected = Атаку карты { $attacker } принимает { $target }.
event-spell-cast =
    { $box ->
        [V] { $card } сотворяет заклинание авангарда.
        [F] { $card } сотворяет заклинание фланга.
        [R] { $card } сотворяет заклинание тыла.
       *[other] { $card } сотворяет заклинание.
    }
event-spell-copied =
    { $box ->
        [V] { $card } сотворяет заклинание авангарда карты { $of }.
        [F] { $card } сотворяет заклинание фланга карты { $of }.
        [R] { $card } сотворяет заклинание тыла карты { $of }.
       *[other] { $card } сотворяет заклинание карты { $of }.
    }
event-ability-used =
    { $box ->
        [V] Срабатывает способность авангарда карты { $card }.
        [F] Срабатывает способность фланга карты { $card }.
        [R] Срабатывает способность тыла карты { $card }.
       *[other] Срабатывает способность карты { $card }.
    }
event-order-played =
    { WHO($seat) ->
        [you] Вы разыгрываете приказ карты { $card }.
       *[other] Игрок { PLAYER($seat) } разыгрывает приказ карты { $card }.
    }
event-order-executed =
    { WHO($seat) ->
        [you] Вы выполняете приказ карты { $card }.
       *[other] Игрок { PLAYER($seat) } выполняет приказ карты { $card }.
    }
event-order-cancelled = Приказ карты { $card } отменён.
event-order-resolved = Приказ карты { $card } выполнен.
event-operation-played =
    { WHO($seat) ->
        [you] Вы разыгрываете операцию карты { $card } в область { $slot }.
       *[other] Игрок { PLAYER($seat) } разыгрывает операцию карты { $card } в область { $slot }.
    }
event-token-removed =
    { $left ->
        [0] С операции карты { $card } снят последний жетон времени.
       *[other] С операции карты { $card } снят жетон времени, осталось { $left }.
    }
event-trap-set =
    { WHO($seat) ->
        [you] Вы кладёте ловушку лицом вниз в область { $slot }.
       *[other] Игрок { PLAYER($seat) } кладёт ловушку лицом вниз в область { $slot }.
    }
event-trap-sprung =
    { WHO($seat) ->
        [you] Ваша ловушка в области { $slot } активирована: { $card }.
       *[other] Ловушка игрока { PLAYER($seat) } в области { $slot } активирована: { $card }.
    }
event-piece-left =
    { $end ->
        [hand] { $card } покидает отряд и уходит в руку.
        [deck] { $card } покидает отряд и уходит в колоду.
        [top] { $card } покидает отряд и уходит на верх колоды.
        [bottom] { $card } покидает отряд и уходит под низ колоды.
        [out] { $card } покидает отряд и становится трофеем.
       *[discard] { $card } покидает отряд и уходит в сброс.
    }
event-piece-moved = { $card } переходит в область { $place }.
event-piece-defeated = Повержена карта { $card } в области { $place }.
event-piece-revived = { $card } возвращается к жизни в области { $place }.
event-corpse-raised = { $card } считается и героем, и телом.
event-corpse-plain = { $card } – снова обычное тело.
event-trait-chosen =
    { $row ->
        [V] { $card } имеет способность авангарда, где бы ни стоял герой.
        [F] { $card } имеет способность фланга, где бы ни стоял герой.
       *[R] { $card } имеет способность тыла, где бы ни стоял герой.
    }
event-damage =
    { $amount ->
        [one] { $target } получает { $amount } единицу урона.
        [few] { $target } получает { $amount } единицы урона.
       *[other] { $target } получает { $amount } единиц урона.
    }
event-damage-from =
    { $amount ->
        [one] { $target } получает { $amount } единицу урона; источник – { $source }.
        [few] { $target } получает { $amount } единицы урона; источник – { $source }.
       *[other] { $target } получает { $amount } единиц урона; источник – { $source }.
    }
event-damage-moved =
    { $amount ->
        [one] На карту { $target } перенесена { $amount } единица урона.
        [few] На карту { $target } перенесены { $amount } единицы урона.
       *[other] На карту { $target } перенесено { $amount } единиц урона.
    }
event-damage-healed =
    { $amount ->
        [one] С карты { $target } снята { $amount } единица урона.
        [few] С карты { $target } сняты { $amount } единицы урона.
       *[other] С карты { $target } снято { $amount } единиц урона.
    }
event-card-changed =
    { $until ->
        [turn] { $card } изменяется до конца хода: { $change }.
        [wave] { $card } изменяется до конца волны: { $change }.
        [round] { $card } изменяется до конца раунда: { $change }.
        [own_turn] { $card } изменяется до конца следующего хода своего игрока: { $change }.
        [last_own_turn] { $card } изменяется до конца хода: { $change }.
        [status] { $card } изменяется, пока этот эффект состояния не снят: { $change }.
       *[gone] { $card } изменяется, пока остаётся на месте: { $change }.
    }
event-effect-holds =
    { $until ->
        [turn] Эффект карты { $card } действует до конца хода.
        [wave] Эффект карты { $card } действует до конца волны.
        [round] Эффект карты { $card } действует до конца раунда.
        [own_turn] Эффект карты { $card } действует до конца следующего хода своего игрока.
        [last_own_turn] Эффект карты { $card } действует до конца этого хода.
        [status] Эффект карты { $card } действует, пока не снят.
       *[gone] Эффект карты { $card } действует, пока остаётся его источник.
    }
event-status-gained = { $card } получает эффект состояния { $status }.
event-status-lost = { $card } теряет эффект состояния { $status }.
event-markers-gained =
    { $n ->
        [one] { $card } получает { $n } жетон «{ $marker }».
        [few] { $card } получает { $n } жетона «{ $marker }».
       *[other] { $card } получает { $n } жетонов «{ $marker }».
    }
event-markers-lost =
    { $n ->
        [one] { $card } теряет { $n } жетон «{ $marker }».
        [few] { $card } теряет { $n } жетона «{ $marker }».
       *[other] { $card } теряет { $n } жетонов «{ $marker }».
    }
event-looked-at-top =
    { WHO($seat) ->
        [you] Вы смотрите верх своей колоды.
       *[other] Игрок { PLAYER($seat) } смотрит верх своей колоды.
    }
event-saw-top =
    { WHO($seat) ->
        [you] Вы смотрите верх своей колоды: { $cards }.
       *[other] Игрок { PLAYER($seat) } смотрит верх своей колоды: { $cards }.
    }
event-card-seen =
    { $zone ->
        [hand] { WHO($seat) ->
            [you] { "" }
           *[other] Игрок { PLAYER($seat) }:{ " " }
        }видно, что в руке – { $cards }.
        [deck] { WHO($seat) ->
            [you] { "" }
           *[other] Игрок { PLAYER($seat) }:{ " " }
        }видно, что в колоде – { $cards }.
        [top] { WHO($seat) ->
            [you] { "" }
           *[other] Игрок { PLAYER($seat) }:{ " " }
        }видно, что на верху колоды – { $cards }.
        [bottom] { WHO($seat) ->
            [you] { "" }
           *[other] Игрок { PLAYER($seat) }:{ " " }
        }видно, что под низом колоды – { $cards }.
        [discard] { WHO($seat) ->
            [you] { "" }
           *[other] Игрок { PLAYER($seat) }:{ " " }
        }видно, что в сбросе – { $cards }.
        [reserve] { WHO($seat) ->
            [you] { "" }
           *[other] Игрок { PLAYER($seat) }:{ " " }
        }видно, что в резерве – { $cards }.
        [row] { WHO($seat) ->
            [you] { "" }
           *[other] Игрок { PLAYER($seat) }:{ " " }
        }видно, что в ряду – { $cards }.
       *[aside] { WHO($seat) ->
            [you] { "" }
           *[other] Игрок { PLAYER($seat) }:{ " " }
        }видно, что среди отложенных – { $cards }.
    }
event-laid-in-row =
    { WHO($seat) ->
        [you] Вы кладёте на освободившееся место в ряду: { $card }.
       *[other] Игрок { PLAYER($seat) } кладёт на освободившееся место в ряду: { $card }.
    }
event-took-from-row =
    { WHO($seat) ->
        [you] Вы берёте из ряда: { $cards }.
       *[other] Игрок { PLAYER($seat) } берёт из ряда: { $cards }.
    }
event-drew-leader =
    { WHO($seat) ->
        [you] Вы берёте из колоды лидеров: { $cards }.
       *[other] Игрок { PLAYER($seat) } берёт из колоды лидеров: { $cards }.
    }
event-put-back-leader =
    { WHO($seat) ->
        [you] Вы возвращаете в колоду лидеров: { $cards }.
       *[other] Игрок { PLAYER($seat) } возвращает в колоду лидеров: { $cards }.
    }
event-drew-hidden =
    { $cards_count ->
        [one] { WHO($seat) ->
            [you] Вы берёте { $cards_count } карту.
           *[other] Игрок { PLAYER($seat) } берёт { $cards_count } карту.
        }
        [few] { WHO($seat) ->
            [you] Вы берёте { $cards_count } карты.
           *[other] Игрок { PLAYER($seat) } берёт { $cards_count } карты.
        }
       *[other] { WHO($seat) ->
            [you] Вы берёте { $cards_count } карт.
           *[other] Игрок { PLAYER($seat) } берёт { $cards_count } карт.
        }
    }
event-drew =
    { WHO($seat) ->
        [you] Вы берёте: { $cards }.
       *[other] Игрок { PLAYER($seat) } берёт: { $cards }.
    }
event-discarded =
    { WHO($seat) ->
        [you] Вы сбрасываете: { $cards }.
       *[other] Игрок { PLAYER($seat) } сбрасывает: { $cards }.
    }
event-card-moved = { WHO($seat) ->
        [you] { "" }
       *[other] Игрок { PLAYER($seat) }:{ " " }
    }{ $cards } – { $start ->
        [deck] из колоды
        [top] с верха колоды
        [bottom] из-под низа колоды
        [row] из ряда
        [leaders] из колоды лидеров
        [hand] из руки
        [discard] из сброса
        [unit] из отряда
        [reserve] из резерва
        [resolving] со стола
        [out_of_play] из выложенных карт
        [out] из трофеев
       *[aside] из отложенных карт
    } { $end ->
        [deck] в колоду
        [top] на верх колоды
        [bottom] под низ колоды
        [row] в ряд
        [leaders] в колоду лидеров
        [hand] в руку
        [discard] в сброс
        [unit] в отряд
        [reserve] в резерв
        [resolving] на стол
        [out_of_play] к выложенным картам
        [out] в трофеи
       *[aside] к отложенным картам
    }.
event-leader-hidden =
    { WHO($seat) ->
        [you] Вы выбираете лидера.
       *[other] Игрок { PLAYER($seat) } выбирает лидера.
    }
event-leader-chosen =
    { WHO($seat) ->
        [you] Вы выбираете лидера: { $card }.
       *[other] Игрок { PLAYER($seat) } выбирает лидера: { $card }.
    }
event-recruited =
    { WHO($seat) ->
        [you] Вы нанимаете героя: { $card }.
       *[other] Игрок { PLAYER($seat) } нанимает героя: { $card }.
    }
event-recruited-at =
    { WHO($seat) ->
        [you] Вы нанимаете героя в область { $place }: { $card }.
       *[other] Игрок { PLAYER($seat) } нанимает героя в область { $place }: { $card }.
    }

## Labels

label-leader = выбрать лидером карту «{ $card }»: { $leader }
label-leader-hidden = выбрать лидера
label-draw = взять карту
label-recruit = нанять героя { $card } в область { $place }
label-attack-melee = { $attacker }: ближняя атака, цель – { $target }
label-attack-melee-open = { $attacker }: ближняя атака
label-attack-ranged = { $attacker }: дальняя атака, цель – { $target }
label-attack-ranged-open = { $attacker }: дальняя атака
label-cast = { $piece }: заклинание { word-box }
label-cast-nth = { $piece }: заклинание { word-box } № { $n }
label-cast-of = { $piece }: заклинание { word-box } карты «{ $name }»
label-cast-of-nth = { $piece }: заклинание { word-box } № { $n } карты «{ $name }»
label-order = разыграть приказ карты { $card }
label-operation = разыграть операцию карты { $card } в область { $place }
label-trap = разыграть ловушку «{ $card }» в область { $place }
label-trap-hidden = разыграть ловушку в область { $place }
label-discard-reserve = сбросить карту из области { $place }
label-clear = убрать { $piece }
label-move = передвинуть карту { $piece } в область { $place }
label-switch = рокировка: { $piece } и { $other }
label-gather = забрать монеты с карты «{ $name }»
label-leader-act = специальное действие лидера
label-leader-act-nth = специальное действие лидера № { $n }
label-end = закончить ход
label-yes =
    { $does ->
        [none] да
        [DiscardCard] сбросить карту
        [CancelOrder] отменить приказ
        [MoveDamage] перенести урон
        [MoveSome] перенести урон
        [Revive] вернуть к жизни
       *[other] применить
    }
label-no = отказаться
label-no-attack = не атаковать
label-no-card = не показывать карту
label-no-move = ничего не передвигать
label-no-more = хватит
label-no-order = не разыгрывать приказ
label-card = { $card }
label-card-discard = сбросить карту { $card }
label-card-discard-one = сбросить карту
label-card-hidden = выбрать карту
label-card-show = показать карту { $card }
label-card-next = следующая карта – { $card }
label-card-hand = взять в руку карту { $card }
label-card-top = положить на верх колоды карту { $card }
label-pick = { $piece }
label-place = область { $place }
label-place-next = следующая карта – в область { $place }
label-number = { $n }
label-number-draw = взять карт: { $n }
label-number-pass = передать единиц урона: { $n }
label-number-take = получить единиц урона: { $n }
label-number-heal = снять единиц урона: { $n }
label-number-move = перенести единиц урона: { $n }
label-number-markers = переместить: { $n }
label-name = { $name }
label-row-take = взять из ряда карту { $name }
label-row-deck = взять верхнюю карту колоды
label-mode = { $mode }
label-mode-hand = в руку
label-mode-discard = в сброс
label-mode-top = остаётся на верху колоды
label-mode-bottom = под низ колоды
label-copy = скопировать заклинание { word-box } карты «{ $name }»
label-copy-nth = скопировать заклинание { word-box } № { $n } карты «{ $name }»
label-trigger = способность карты { $whom }
label-trigger-nth = способность карты { $whom }, ещё раз ({ $n })
label-trigger-about = способность карты { $whom }, причина: { $about }
label-trigger-about-nth = способность карты { $whom }, причина: { $about }, ещё раз ({ $n })
label-area = { $area }
label-trait = способность { word-box }
label-seat = игрок { PLAYER($seat) }
label-luck-first = первым ходит игрок { PLAYER($seat) }
label-luck-drawn = игрок { PLAYER($seat) } берёт: { $card }
label-luck-drawn-hidden = игрок { PLAYER($seat) } берёт карту
label-luck-drawn-leader = игрок { PLAYER($seat) } берёт лидера: { $leader }
label-luck-opened = вскрывается карта «{ $name }»
label-luck-taken = из руки игрока { PLAYER($seat) } взято: { $card }
label-luck-taken-hidden = из руки игрока { PLAYER($seat) } взята карта

## Parts of sentences

word-about =
    { $card ->
        [none] { "" }
       *[other] { CARD($card) }:{ " " }
    }
word-a-card = карта
word-at = { $what } на { $slot }
word-box =
    { $box ->
        [V] авангарда
        [F] фланга
        [R] тыла
        [L] лидера
       *[O] операции
    }
word-card =
    { WHO($owner) ->
        [you] «{ $name }» (ваша)
       *[other] «{ $name }» (игрок { PLAYER($owner) })
    }
word-card-alone = «{ $name }»
word-column = столбец { $n }
word-column-of-all = столбец { $n } каждого отряда, если считать с вашей стороны
word-corpse = тело «{ $what }»
word-leader = лидер
word-named = { $name } ({ $id })
word-of =
    { WHO($seat) ->
        [you] { $what } (у вас)
       *[other] { $what } (игрок { PLAYER($seat) })
    }
word-row =
    { $box ->
        [V] авангард
        [F] фланги
       *[R] тыл
    }
word-row-of-all =
    { $box ->
        [V] авангард каждого отряда
        [F] фланги каждого отряда
       *[R] тыл каждого отряда
    }
word-seat =
    { WHO($seat) ->
        [you] вы
       *[other] игрок { PLAYER($seat) }
    }
word-slot = { $slot }
word-slot-of =
    { WHO($seat) ->
        [you] { $slot } (у вас)
       *[other] { $slot } (игрок { PLAYER($seat) })
    }
# What is done to the card that is chosen.
word-which =
    { $does ->
        [DealDamage] Какая карта получает урон?
        [Defeat] Какая карта будет повержена?
        [ClearCorpses] Какая карта будет убрана?
        [ExecuteOrderOf] Какая карта выполнит свой приказ?
        [Give] Какая карта получит этот эффект?
        [Heal] С какой карты снимается урон?
        [MoveDamage] Урон будет перенесён. Какую карту вы выбираете?
        [MoveSome] Урон будет перенесён. Какую карту вы выбираете?
        [MovePiece] Какая карта передвигается?
        [Redistribute] Урон какой карты распределяется заново?
        [Revive] Какая карта возвращается к жизни?
        [Swap] Какая карта меняется местами с другой?
        [ToDeckTop] Какая карта идёт на верх колоды?
        [ToHand] Какая карта возвращается в руку?
       *[other] Какую карту в игре вы выбираете?
    }

## Errors of notation

notation-no-card = карты «{ $word }» нет: { $form }
notation-no-slot-or-card = «{ $word }» – не область (от V1 до R3, от S1 до S3, в чужом отряде с номером игрока впереди: 1.V2) и не карта, которая там стоит
notation-no-slot = «{ $word }» – не область: от V1 до R3, от S1 до S3, в чужом отряде с номером игрока впереди: 1.V2

## Boards

board-title = Пиксель Тактикс
board-edition =
    { $edition ->
        [en] английское издание
        [ru] русское издание
        [first] первое издание
       *[pl] польское издание
    }
board-set =
    { $set ->
        [set_1] первый набор
        [set_1_first] первый набор в первой редакции
        [set_2] второй набор
        [set_2_first] второй набор в первой редакции
        [promo] промокарты
       *[other] свои карты
    }
board-own-cards = свои карты
board-setup = подготовка
board-round = раунд { $round }
board-wave =
    { $wave ->
        [vanguard] волна авангарда
        [flank] волна флангов
       *[rear] волна тыла
    }
board-ceasefire = перемирие
board-match = матч { $n }, всего не больше { $most }
board-then = { $one }, затем { $other }
board-or = { $others } или { $last }
board-luck =
    { $phase ->
        [setup] Сначала раздаются карты.
       *[play] Дальше решает жребий.
    }
board-extra = , и ещё { $n } (только: { $only })
board-kind =
    { $kind ->
        [draw] взять карту
        [recruit] нанять героя
        [attack] атака
        [cast] заклинание
        [order] приказ
        [clear] убрать тело
        [move] передвижение
        [switch] рокировка
        [operation] операция
        [trap] ловушка
       *[discard] сброс
    }
board-resolving = Выполняется: { $cards }.
board-note-text =
    { $until ->
        [turn] { $card }: эффект действует до конца этого хода
        [wave] { $card }: эффект действует до конца этой волны
        [round] { $card }: эффект действует до конца этого раунда
        [own_turn] { $card }: эффект действует до конца следующего хода своего игрока
        [last_own_turn] { $card }: эффект действует до конца этого хода
       *[other] { $card }: эффект ещё действует
    }
board-note-set-out = выложена, но не в игре: { $card }
board-note-loss =
    { $n ->
        [one] на { $n } действие меньше в одной из следующих волн
        [few] на { $n } действия меньше в одной из следующих волн
       *[other] на { $n } действий меньше в одной из следующих волн
    }
board-note-fallen = поверженные лидеры: { $leaders }
board-note-leaders =
    { $n ->
        [one] колода лидеров: { $n } карта
        [few] колода лидеров: { $n } карты
       *[other] колода лидеров: { $n } карт
    }
board-note-equal = одинаковые лидеры, отложены: { $leaders }
board-note-chosen = лидер выбран
board-note-chosen-leader = выбран лидер: { $leader }
board-open-card =
    { $n ->
        [one] { $card }, { $n } монета
        [few] { $card }, { $n } монеты
       *[other] { $card }, { $n } монет
    }
board-no-card = карт нет
board-row-words = { $cards }; в колоде { $n }
board-trap = ловушка
board-trap-face-down = ловушка лицом вниз
board-trap-known = ловушка: { $card }
board-of-operation = операция
board-operation =
    { $n ->
        [one] { $card }, { $n } жетон
        [few] { $card }, { $n } жетона
       *[other] { $card }, { $n } жетонов
    }
board-deed =
    { $deed ->
        [attacked] удар
        [cast] чары
        [recruited] новый
        [moved] сдвиг
       *[revived] воскр.
    }
board-risen = восставшее тело
board-text-of = текст { word-box }
board-part-first =
    { $kind ->
        [printed] { $n } на карте
       *[leader] { $n } от лидера
    }
board-part = { $n }: { $card }
board-part-limit = { $n }: не меньше 0 и не больше 999
board-number =
    { $what ->
        [attack] сила атаки { $n }
        [life] жизни { $n }
       *[other] { $what } { $n }
    }
board-row = ряд
board-coins-on = { $card }; монет на этой карте: { $n }
board-shared-deck =
    { $n ->
        [one] общая колода: { $n } карта лицом вниз
        [few] общая колода: { $n } карты лицом вниз
       *[other] общая колода: { $n } карт лицом вниз
    }
board-deck = колода
board-deck-title =
    { $n ->
        [one] колода: { $n } карта лицом вниз
        [few] колода: { $n } карты лицом вниз
       *[other] колода: { $n } карт лицом вниз
    }
board-top = верх колоды
board-bottom = низ колоды
board-aside = отложены
board-leaders-drawn = взятые лидеры
board-unknown-in-hand = неизвестная карта в руке
board-unknown = неизвестно: { $n }
board-leader-card = { $card }, лидер на карте «{ $hero }»
board-describe-row = Открытые карты ряда, начиная с самой далёкой от колоды: { $cards }.
board-row-line = Ряд, начиная с самой далёкой от колоды: { $cards }.
board-n-coins =
    { $n ->
        [one] { $n } монета
        [few] { $n } монеты
       *[other] { $n } монет
    }
board-n-in-deck = в колоде { $n }
board-n-in-hand = в руке { $n }
board-n-discarded = в сбросе { $n }
board-none-in-play = карт в игре нет
board-column = столбец { $n }
board-reserve = резерв
board-row-name =
    { $box ->
        [V] авангард
        [F] фланги
       *[R] тыл
    }
board-strength = сила атаки
board-life = жизни
board-damage = урон
board-more = больше, чем на карте
board-intercept = Перехват
board-ranged = дальняя атака
board-ranged-short = дальн.
board-in-melee = ближний бой
board-leader = лидер
board-corpse = тело
board-lethal = смертельно
board-lethal-damage = смертельный урон
board-foreign-card = { $card } ({ $seat })
board-describe-strength = сила атаки { $n }
board-describe-damage = урон { $n } из { $life }
board-card-words = { $card }: сила атаки { $strength }, жизни { $life }
board-empty = пусто
board-you = (вы)
board-to-act = ходит
board-winner = победа
board-draw = ничья
board-wins = { $name }: победа
board-draws = { $name }: ничья
board-acts = { $name }: ходит
board-points = очки { $n }
board-trophies = трофеи { $n }
board-hand = рука: { $n }
board-hand-count = рука { $n }
board-coins = монеты: { $n }
board-coins-count = монеты { $n }
board-deck-count = колода { $n }
board-discard = сброс { $n }
board-in-hand = рука
board-discarded = сброс
board-atk = сила
board-dmg = урон
board-legend = сила: сила атаки; урон 3/7: 3 урона, 7 жизней; * в ближнем бою; новый, сдвиг, удар, чары, воскр.: в этой волне. Заштриховано тело. > ряд этой волны. Столбец 1 стоит напротив столбца 3.

# О людях: $seat – игрок, названный по имени.
board-player-first = первым ходит игрок { PLAYER($seat) }
board-player-lone-round = раунд только игрока { PLAYER($seat) }
board-tied = Игра окончена: никто не победил.
# $winners: имена игроков.
board-winners =
    { $winners_count ->
        [one] Игра окончена: побеждает { $winners }.
       *[other] Игра окончена: побеждают { $winners }.
    }
# $players: имена игроков.
board-leaders-due =
    { $n ->
        [one] Лидеров выбирают тайно; ещё выбирает { $players }.
       *[other] Лидеров выбирают тайно; ещё выбирают { $players }.
    }
board-player-decides =
    { WHO($seat) ->
        [you] { $question }
       *[other] Решает игрок { PLAYER($seat) }. { $question }
    }
# $extra: board-extra, or nothing.
board-player-to-act =
    { WHO($seat) ->
        [you] { $n ->
            [0] Ваш ход: действий не осталось{ $extra }.
            [one] Ваш ход: осталось { $n } действие{ $extra }.
            [few] Ваш ход: осталось { $n } действия{ $extra }.
           *[other] Ваш ход: осталось { $n } действий{ $extra }.
        }
       *[other] { $n ->
            [0] Ход игрока { PLAYER($seat) }: действий не осталось{ $extra }.
            [one] Ход игрока { PLAYER($seat) }: осталось { $n } действие{ $extra }.
            [few] Ход игрока { PLAYER($seat) }: осталось { $n } действия{ $extra }.
           *[other] Ход игрока { PLAYER($seat) }: осталось { $n } действий{ $extra }.
        }
    }
board-describe-player = Игрок { PLAYER($seat) }, { $piles }: { $cards }.
board-column-of-player = столбец { $n }, игрок { PLAYER($seat) }
board-row-of-player = { $row }, игрок { PLAYER($seat) }
board-card-of-player = карта игрока { PLAYER($seat) }
board-of-player = игрока { PLAYER($seat) }
board-players-card = { $card } (игрок { PLAYER($seat) })
# Вторая из двух карт с одним названием.
board-nth-card = { $card } { $n }
board-known-to-another = { $where }: карта, которую знает другой игрок
board-just-now = только что
board-marks = Что значат знаки
board-in-progress = исполняется
board-less = меньше, чем на карте
board-player-you = { $player } (вы)

## Markers

marker-level = уровень
marker-magic = магия
marker-threat = угроза
marker-curse = проклятие
marker-strength = сила

## Lessons

lesson-first-title = Пиксель Тактикс за пять минут
lesson-first-welcome = Добро пожаловать в Пиксель Тактикс! У вас и у соперника по отряду на три на три области, с лидером в центре. Победите лидера соперника, и вы выиграете.
lesson-first-waves = Три ряда отряда – это авангард впереди, фланги посередине и тыл. В раунде по волне на каждый ряд, в этом порядке. В каждой волне у вас и у соперника по одному ходу с двумя действиями.
lesson-first-recruit = Идёт волна авангарда, начинаете вы. Героя из руки нанимают в пустую область того ряда, чья идёт волна. В каждом ряду у героя свой текст: в авангарде «{ CARD($card) }» сильнее и лучше защищён.
lesson-first-recruit-goal = Наймите героя «{ CARD($card) }» в область { $slot }.
lesson-first-recruit-hint = Выберите в руке карту «{ CARD($card) }», затем { $slot }, пустую область в вашем авангарде.
lesson-first-wait = «{ CARD($card) }» не может атаковать в той волне, в которой его наняли, а «{ CARD($attacker) }» может.
lesson-first-melee = В ближней атаке передний герой столбца бьёт переднего героя любого столбца соперника. Лидер «{ CARD($leader) }» пока в безопасности: перед ним стоит «{ CARD($front) }».
lesson-first-melee-goal = Проведите ближнюю атаку: ваш герой «{ CARD($attacker) }», цель – «{ CARD($target) }».
lesson-first-melee-hint = Нужна ближняя атака героя «{ CARD($attacker) }». Её цель – «{ CARD($target) }», перед лидером соперника.
lesson-first-lethal = У героя «{ CARD($card) }» уже столько урона, сколько жизней. Герои погибают только в конце волны, так что он ещё может сражаться. Оба действия вы потратили.
lesson-first-end-goal = Закончите ход.
lesson-first-end-hint = Действий не осталось: закончите ход.
lesson-first-corpses = Ваш герой «{ CARD($other) }» получил ответный удар, и в конце волны от обоих героев остались тела. Тело занимает свою область, но никого не защищает от ближней атаки.
lesson-first-ranged = Теперь волна флангов. Целью дальней атаки может быть любой герой и любой лидер. Герой с перехватом принимает дальние атаки на себя за все карты, что стоят за ним в столбце. У героя «{ CARD($front) }» есть перехват, а за ним стоит «{ CARD($behind) }».
lesson-first-ranged-goal = Убедитесь сами: проведите дальнюю атаку, ваш герой «{ CARD($attacker) }», цель – «{ CARD($target) }».
lesson-first-ranged-hint = Выберите карту «{ CARD($attacker) }», затем дальнюю атаку, цель которой – «{ CARD($target) }».
lesson-first-leader = Урон принял «{ CARD($front) }», а у героя «{ CARD($behind) }» урона нет. Лидеры атакуют в волне флангов. Перед лидером «{ CARD($leader) }» теперь лежит только тело, и ближняя атака его достанет.
lesson-first-leader-goal = Проведите ближнюю атаку: ваш лидер «{ CARD($attacker) }», цель – «{ CARD($target) }».
lesson-first-leader-hint = Выберите своего лидера «{ CARD($attacker) }», затем цель ближней атаки: «{ CARD($target) }».
lesson-first-text = Текст лидера действует на весь отряд. «{ CARD($leader) }» защищает все ваши карты: каждая атака наносит им на 1 урон меньше.
lesson-first-order = У лидера «{ CARD($leader) }» сила атаки 4, но у вашего лидера «{ CARD($own) }» только 3 урона. Теперь волна тыла. Карту из руки можно разыграть и как приказ, после этого её сбрасывают. Приказ карты «{ CARD($card) }» сразу побеждает героя.
lesson-first-order-goal = Разыграйте приказ карты «{ CARD($card) }».
lesson-first-order-hint = Остальные карты оставьте на потом. Выберите карту «{ CARD($card) }» и разыграйте её приказ, а не нанимайте её.
lesson-first-pick = Выбрать можно любого героя в игре, даже своего.
lesson-first-pick-goal = Выберите героя соперника «{ CARD($card) }».
lesson-first-pick-hint = «{ CARD($card) }» защищает столбец перехватом, поэтому это лучшая цель.
lesson-first-clear = Тело карты «{ CARD($card) }» по-прежнему занимает область. Тело можно убрать в любой волне: карта уходит в сброс, а область снова пуста.
lesson-first-clear-goal = Уберите тело карты «{ CARD($card) }».
lesson-first-clear-hint = Потратьте второе действие на тело в авангарде: уберите карту «{ CARD($card) }».
lesson-first-round = Волна тыла завершает раунд. В следующем раунде каждую волну начинает соперник.
lesson-first-last = Третий раунд, волна авангарда: соперник свой ход уже сделал. Нанятый вами «{ CARD($card) }» теперь может атаковать. У лидера «{ CARD($leader) }» 12 урона и 17 жизней, а у героя «{ CARD($card) }» в авангарде сила атаки 5.
lesson-first-last-goal = Атакуйте лидера «{ CARD($target) }» своим героем «{ CARD($attacker) }».
lesson-first-last-hint = Лидеру «{ CARD($target) }» хватит ещё пяти урона: выберите ближнюю атаку героя «{ CARD($attacker) }» на лидера.
lesson-first-rout = У лидера «{ CARD($leader) }» 17 урона. Лидер, как и герой, погибает в конце волны, а ваш ход в этой волне последний.
lesson-first-rout-hint = Для победы больше ничего не нужно: закончите ход.
lesson-first-bye = Вы победили, и урок окончен. В настоящей игре лидера выбирают из первых пяти карт колоды, а в первом раунде никто не атакует. Приятной игры!

## Terms

term-action = действие
term-attack = сила атаки
term-ceasefire = перемирие
term-coin = монета
term-column = столбец
term-corpse = тело
term-damage = урон
term-deck = колода
term-discard = сброс
term-draw = взять карту
term-flank = фланги
term-free = свободное действие
term-hand = рука
term-heal = исцелить
term-hero = герой
term-intercept = перехват
term-leader = лидер
term-leader-action = специальное действие лидера
term-lethal = смертельный урон
term-life = жизни
term-match = матч
term-melee = ближняя атака
term-move = передвижение
term-operation = операция
term-order = приказ
term-ranged = дальняя атака
term-rear = тыл
term-recruit = нанять героя
term-reserve = резерв
term-rival = соперник
term-round = раунд
term-row = ряд
term-slot = область
term-spell = заклинание
term-status = эффект состояния
term-switch = рокировка
term-team = команда
term-tie = ничья
term-trap = ловушка
term-trophy = трофей
term-turn = ход
term-unit = отряд
term-vanguard = авангард
term-wave = волна

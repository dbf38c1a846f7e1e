### Pixel Tactics по-русски. Термины – из русского издания: лидер, герой, отряд, авангард, фланги, тыл, тело, рокировка, перемирие, повержен.

## Refusals

refusal-chance =
    { $due ->
        [First] сначала решает жребий: кто первый игрок
        [Drawn] сначала решает жребий: карта из колоды
        [Opened] сначала решает жребий: карта для ряда
       *[TakenAtRandom] сначала решает жребий: случайная карта из руки
    }
refusal-no-luck = жребию сейчас нечего решать: ход игрока { $turn }
refusal-by-luck = действие { $kind } совершает игрок, а не жребий
refusal-by-seat = это решает только жребий, а не игрок { $by }
refusal-no-seat = игрока { $by } нет
refusal-seat = сейчас ход игрока { $turn }, а не игрока { $by }
refusal-luck-kind =
    { $due ->
        [First] жребий сейчас решает, кто первый игрок; { $kind } сюда не подходит
        [Drawn] жребий сейчас – карта из колоды; { $kind } сюда не подходит
        [Opened] жребий сейчас – карта для ряда; { $kind } сюда не подходит
       *[TakenAtRandom] жребий сейчас – случайная карта из руки; { $kind } сюда не подходит
    }
refusal-luck-seat = жребий сейчас решает за игрока { $seat }
refusal-luck-deck = карта «{ CARD($card) }» прийти не может: её нет в неупорядоченной части колоды игрока { $seat }
refusal-luck-hand = карты «{ CARD($card) }» нет в руке игрока { $seat }
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
refusal-pending = сначала нужно ответить на вопрос действием { $question }
refusal-no-question =
    { $wave ->
        [vanguard] вопросов нет: ваш ход в волну авангарда
        [flank] вопросов нет: ваш ход в волну флангов
       *[rear] вопросов нет: ваш ход в волну тыла
    }
refusal-not-offered = такого ответа нет; возможны: { $answers }
refusal-not-offered-card = эту карту здесь выбрать нельзя
refusal-must = от этого эффекта нельзя отказаться
refusal-ceasefire-attack = во время перемирия нельзя атаковать
refusal-ceasefire-spell = во время перемирия заклинание не может затрагивать соперника, а { $text } карты «{ CARD($card) }» затрагивает
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
refusal-not-own = область { $slot } игрока { $seat } не в вашем отряде
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
        [vanguard] «{ CARD($card) }» стоит в авангарде, а сейчас не волна авангарда
        [flank] «{ CARD($card) }» стоит на фланге, а сейчас не волна флангов
       *[rear] «{ CARD($card) }» стоит в тылу, а сейчас не волна тыла
    }
refusal-recruited = герой «{ CARD($card) }» нанят в эту волну
refusal-attacked = «{ CARD($card) }» в эту волну уже атаковал
refusal-cast = «{ CARD($card) }» в эту волну уже сотворил заклинание
refusal-moved = герой «{ CARD($card) }» передвинут и больше действовать не может
refusal-fell = «{ CARD($card) }» повержен в эту волну
refusal-revived = герой «{ CARD($card) }» воскрешён в эту волну
refusal-not-in-melee = «{ CARD($card) }» не в ближнем бою: впереди стоит «{ CARD($front) }»
refusal-no-ranged = у карты «{ CARD($card) }» нет дальней атаки
refusal-barred-attack = текст карты в игре не даёт карте «{ CARD($card) }» атаковать
refusal-barred-shoot = текст карты в игре не даёт карте «{ CARD($card) }» проводить дальние атаки
refusal-barred-cast = текст карты в игре не даёт карте «{ CARD($card) }» сотворять заклинания
refusal-not-lent = «{ CARD($card) }» – не герой: за вас атакуют только герои соперника
refusal-no-lent-spell = «{ CARD($card) }» – карта соперника: за вас она атакует, но заклинаний не сотворяет
refusal-itself = «{ CARD($card) }» не атакует сам себя
refusal-attacked-once = «{ CARD($card) }» проводит одну атаку за волну и уже провёл её
refusal-no-target = атаке нужна цель
refusal-own-target = область { $slot } – в вашем собственном отряде
refusal-target-left = цель этой атаки выбираете не вы: оставьте её открытой
refusal-target-empty = в области { $slot } игрока { $seat } никого нет
refusal-target-corpse = «{ CARD($card) }» – тело, а тела не бывают целью
refusal-target-behind = карту «{ CARD($card) }» нельзя атаковать вблизи: впереди стоит «{ CARD($front) }»
refusal-shielded = «{ CARD($card) }» стоит позади карты «{ CARD($front) }», которая перехватывает дальние атаки
refusal-no-rival-target = атаковать некого
refusal-no-spell = у карты «{ CARD($card) }» на этом месте нет заклинания { $text }
refusal-not-ready = условие, которого требует { $text } карты «{ CARD($card) }», сейчас не выполнено
refusal-leader-casts = специальные действия лидера – это действия лидера, а не заклинания
refusal-no-leader-action = у вашего лидера нет действия { $text }
refusal-used =
    { $per ->
        [turn] «{ CARD($card) }»: предел этого действия за ход ({ $n }) уже исчерпан
       *[wave] «{ CARD($card) }»: предел этого действия за волну ({ $n }) уже исчерпан
    }
refusal-within-ally = героев передвигают из одного отряда команды в другой, а не внутри отряда игрока { $seat }
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
refusal-not-own-reserve = область { $slot } игрока { $seat } не в вашем резерве
refusal-reserve-full = в вашем резерве нет свободных областей
refusal-reserve-taken = область { $slot } вашего резерва занята
refusal-reserve-empty = в области { $slot } вашего резерва ничего нет
refusal-ceasefire-operation = во время перемирия операция не может затрагивать соперника, а операция карты «{ CARD($card) }» затрагивает
refusal-ceasefire-operations = во время перемирия нельзя разыгрывать операции

## Questions

question-leader = Выберите лидера.
question-turn =
    { $wave ->
        [vanguard] Ваш ход в волну авангарда, осталось действий: { $actions }.
        [flank] Ваш ход в волну флангов, осталось действий: { $actions }.
       *[rear] Ваш ход в волну тыла, осталось действий: { $actions }.
    }
question-attack-aim = { word-about }Выберите цель этой ближней атаки.
question-damage-order = { word-about }Выберите, сколько урона получит карта: меньше, если предел считают до уменьшения, больше – если после.
question-damage-divert = { word-about }Выберите, сколько урона из { $most } передать.
question-triggers-next = Выберите, какая способность сработает следующей.
question-pool-walk = Возьмите открытую карту; на каждую карту перед ней кладут по монете. Монет у вас: { $coins }.
question-AskNumber = { word-about }Выберите, сколько.
question-AskPieces =
    { $high ->
        [1] { word-about }Выберите карту в игре.
       *[other] { word-about }Выберите карты в игре: от { $low } до { $high }, выбрано { $picked }.
    }
question-ChooseCopied = { word-about }Выберите соперника, лидера которого копирует ваш лидер.
question-AskYes =
    { $decline ->
        [no] { word-about }Выполните эту часть текста.
       *[other] { word-about }Выполните эту часть текста или откажитесь.
    }
question-ChooseRival = { word-about }Выберите, о каком сопернике речь.
question-AttackWith =
    { $decline ->
        [no] { word-about }Выберите атаку.
       *[other] { word-about }Выберите атаку или откажитесь.
    }
question-ChooseArea =
    { $shape ->
        [row] { word-about }Выберите ряд.
       *[column] { word-about }Выберите столбец.
    }
# $hero: the hero that comes into play.
question-ChooseTrait =
    { $whom ->
        [none] { word-about }Выберите ряд, способность которого есть у героя.
       *[other] { word-about }Выберите ряд, способность которого есть у карты { CARD($whom) }.
    }
question-CopySpell =
    { $picked ->
        [0] { word-about }Выберите героя, чьё заклинание будет скопировано.
       *[1] { word-about }Выберите, какое из его заклинаний будет скопировано.
    }
question-DiscardAny = { word-about }Сбросьте карту или остановитесь.
question-DiscardCard = { word-about }Выберите карту для сброса.
question-DrawUpTo = { word-about }Выберите, сколько карт взять.
question-KeepOne =
    { $top ->
        [none] { word-about }Оставьте карту или сбросьте её.
       *[other] { word-about }Оставьте карту «{ CARD($top) }» или сбросьте её.
    }
question-MoveMarkers = { word-about }Выберите, сколько жетонов переместить.
question-MovePiece =
    { $decline ->
        [no] { word-about }Выберите пустую область.
       *[other] { word-about }Выберите пустую область или откажитесь.
    }
question-OrderTop = { word-about }Выберите следующую карту сверху вниз.
question-PlaceTop =
    { $top ->
        [none] { word-about }Выберите, куда пойдёт карта.
       *[other] { word-about }Выберите, куда пойдёт карта «{ CARD($top) }».
    }
question-PlayOrders =
    { $decline ->
        [no] { word-about }Разыграйте приказ.
       *[other] { word-about }Разыграйте приказ или откажитесь.
    }
question-PutCorpse = { word-about }Выберите пустую область для тела.
question-Rearrange = { word-about }Выберите область для следующей карты.
question-Recruits =
    { $decline ->
        [no] { word-about }Наймите героя.
       *[other] { word-about }Наймите героя или откажитесь.
    }
question-Redistribute = { word-about }Выберите, куда пойдёт следующая единица урона.
question-RevealCard = { word-about }Выберите карту из руки, чтобы показать её.
question-Search = { word-about }Назовите карту.
question-Share =
    { $what ->
        [damage] { word-about }Выберите, кому достанется следующая единица урона.
       *[healing] { word-about }Выберите, с кого снять следующую единицу урона.
    }
question-SortDrawn =
    { $place ->
        [hand] { word-about }Выберите карту, которая пойдёт в руку.
        [top] { word-about }Выберите карту, которая пойдёт на верх колоды.
       *[discard] { word-about }Выберите карту, которая пойдёт в сброс.
    }

## Events

event-acted =
    { $what ->
        [ChooseLeader] Игрок { $seat } выбрал лидера.
        [Draw] Игрок { $seat } берёт карту.
        [Recruit] Игрок { $seat } нанимает героя.
        [Attack] Игрок { $seat } атакует.
        [Cast] Игрок { $seat } сотворяет заклинание.
        [PlayOrder] Игрок { $seat } разыгрывает приказ.
        [Clear] Игрок { $seat } убирает тело.
        [Move] Игрок { $seat } передвигает героя.
        [Switch] Игрок { $seat } делает рокировку.
        [PlayOperation] Игрок { $seat } разыгрывает операцию.
        [SetTrap] Игрок { $seat } разыгрывает ловушку.
        [DiscardReserve] Игрок { $seat } сбрасывает карту резерва.
        [GatherCoins] Игрок { $seat } собирает монеты.
        [LeaderAction] Игрок { $seat } совершает специальное действие лидера.
        [EndTurn] Игрок { $seat } заканчивает ход.
       *[Choose] Игрок { $seat } выбирает.
    }
event-luck-acted =
    { $what ->
        [First] Жребий решает, кто ходит первым.
        [Drawn] Жребий сдаёт карту.
        [TakenAtRandom] Жребий выбирает карту из руки.
       *[Opened] Жребий вскрывает карту.
    }
event-luck-asked = Теперь решает жребий.
event-asked = Игрок { $seat } должен выбрать.
event-started = Первым ходит игрок { $seat }.
event-turn-started =
    { $wave ->
        [vanguard] Раунд { $round }, волна авангарда: ход игрока { $seat }.
        [flank] Раунд { $round }, волна флангов: ход игрока { $seat }.
       *[rear] Раунд { $round }, волна тыла: ход игрока { $seat }.
    }
event-turn-ended = Ход игрока { $seat } окончен.
event-wave-ended =
    { $wave ->
        [vanguard] Волна авангарда окончена; подсчитываются потери.
        [flank] Волна флангов окончена; подсчитываются потери.
       *[rear] Волна тыла окончена; подсчитываются потери.
    }
event-round-ended = Раунд { $round } окончен.
event-actions-gained =
    { $n ->
        [one] Игрок { $seat } получает ещё { $n } действие.
        [few] Игрок { $seat } получает ещё { $n } действия.
       *[other] Игрок { $seat } получает ещё { $n } действий.
    }
event-actions-lost =
    { $n ->
        [one] В следующую волну у игрока { $seat } будет на { $n } действие меньше.
        [few] В следующую волну у игрока { $seat } будет на { $n } действия меньше.
       *[other] В следующую волну у игрока { $seat } будет на { $n } действий меньше.
    }
event-tied =
    { $what ->
        [game] Игра окончена: ничья ({ $rule }).
       *[match] Матч окончен: ничья ({ $rule }).
    }
event-won =
    { $what ->
        [game] Игра окончена: { $winners_count ->
            [one] побеждает { $winners } ({ $rule }).
           *[other] побеждают { $winners } ({ $rule }).
        }
       *[match] Матч окончен: { $winners_count ->
            [one] побеждает { $winners } ({ $rule }).
           *[other] побеждают { $winners } ({ $rule }).
        }
    }
event-leaders-revealed =
    { $leaders_count ->
        [one] Лидер открыт: { $leaders }.
       *[other] Лидеры открыты: { $leaders }.
    }
event-leaders-equal = Лидеры открыты: { $leaders }; они одинаковы, поэтому игроки выбирают снова.
event-leader-copied = { $card } копирует лидера игрока { $seat }.
event-leader-fell = { $card } повержен, это { $nth }-й лидер игрока { $seat }: очко другой команде; карты игрока становятся новой колодой.
event-lone-round = Игрок { $seat } играет раунд один, в перемирие.
event-card-opened = В ряду вскрыта карта «{ $card }».
event-coins-laid =
    { $n ->
        [one] Игрок { $seat } кладёт { $n } монету на карту «{ $card }».
        [few] Игрок { $seat } кладёт { $n } монеты на карту «{ $card }».
       *[other] Игрок { $seat } кладёт { $n } монет на карту «{ $card }».
    }
event-coins-taken =
    { $n ->
        [one] Игрок { $seat } забирает { $n } монету с карты «{ $card }».
        [few] Игрок { $seat } забирает { $n } монеты с карты «{ $card }».
       *[other] Игрок { $seat } забирает { $n } монет с карты «{ $card }».
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
event-order-played = Игрок { $seat } разыгрывает приказ карты { $card }.
event-order-executed = Игрок { $seat } выполняет приказ карты { $card }.
event-order-cancelled = Приказ карты { $card } отменён.
event-order-resolved = Приказ карты { $card } выполнен.
event-operation-played = Игрок { $seat } разыгрывает операцию карты { $card } в область { $slot }.
event-token-removed =
    { $left ->
        [0] С операции карты { $card } снят последний жетон времени.
       *[other] С операции карты { $card } снят жетон времени, осталось { $left }.
    }
event-trap-set = Игрок { $seat } кладёт ловушку лицом вниз в область { $slot }.
event-trap-sprung = Ловушка игрока { $seat } в области { $slot } активирована: { $card }.
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
event-piece-defeated = { $card } повержен в области { $place }.
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
event-looked-at-top = Игрок { $seat } смотрит верх своей колоды.
event-saw-top = Игрок { $seat } смотрит верх своей колоды: { $cards }.
event-card-seen =
    { $zone ->
        [hand] Игрок { $seat }: видно, что в руке – { $cards }.
        [deck] Игрок { $seat }: видно, что в колоде – { $cards }.
        [top] Игрок { $seat }: видно, что на верху колоды – { $cards }.
        [bottom] Игрок { $seat }: видно, что под низом колоды – { $cards }.
        [discard] Игрок { $seat }: видно, что в сбросе – { $cards }.
        [reserve] Игрок { $seat }: видно, что в резерве – { $cards }.
        [row] Игрок { $seat }: видно, что в ряду – { $cards }.
       *[aside] Игрок { $seat }: видно, что среди отложенных – { $cards }.
    }
event-laid-in-row = Игрок { $seat } кладёт на освободившееся место в ряду: { $card }.
event-took-from-row = Игрок { $seat } берёт из ряда: { $cards }.
event-drew-leader = Игрок { $seat } берёт из колоды лидеров: { $cards }.
event-put-back-leader = Игрок { $seat } возвращает в колоду лидеров: { $cards }.
event-drew = Игрок { $seat } берёт: { $cards }.
event-discarded = Игрок { $seat } сбрасывает: { $cards }.
event-card-moved = Игрок { $seat }: { $cards } – { $start ->
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
event-leader-hidden = Игрок { $seat } выбрал лидера.
event-leader-chosen = Игрок { $seat } выбрал лидера: { $card }.
event-recruited = Игрок { $seat } нанимает героя: { $card }.
event-recruited-at = Игрок { $seat } нанимает героя в область { $place }: { $card }.

## Labels

label-leader = выбрать лидером карту «{ $card }»: { $leader }
label-leader-hidden = выбрать лидера
label-draw = взять карту
label-recruit = нанять: { $card }, область { $place }
label-attack-melee = { $attacker }: ближняя атака, цель – { $target }
label-attack-melee-open = { $attacker }: ближняя атака
label-attack-ranged = { $attacker }: дальняя атака, цель – { $target }
label-attack-ranged-open = { $attacker }: дальняя атака
label-cast = { $piece }: заклинание { word-box }
label-cast-nth = { $piece }: заклинание { word-box } № { $n }
label-cast-of = { $piece }: заклинание { word-box } карты «{ $name }»
label-cast-of-nth = { $piece }: заклинание { word-box } № { $n } карты «{ $name }»
label-order = разыграть приказ: { $card }
label-operation = разыграть операцию: { $card }, область { $place }
label-trap = разыграть ловушку: { $card }, область { $place }
label-trap-hidden = разыграть ловушку в область { $place }
label-discard-reserve = сбросить карту из области { $place }
label-clear = убрать: { $piece }
label-move = передвинуть: { $piece }, область { $place }
label-switch = рокировка: { $piece } и { $other }
label-gather = забрать монеты с карты «{ $name }»
label-leader-act = специальное действие лидера
label-leader-act-nth = специальное действие лидера № { $n }
label-end = закончить ход
label-yes = да
label-no = нет
label-no-attack = не атаковать
label-no-card = не показывать карту
label-no-move = ничего не передвигать
label-no-more = хватит
label-no-order = не разыгрывать приказ
label-card = выбрать: { $card }
label-card-discard = сбросить: { $card }
label-card-discard-one = сбросить карту
label-card-hidden = выбрать карту
label-card-show = показать: { $card }
label-card-next = следующая карта – { $card }
label-card-hand = взять в руку: { $card }
label-card-top = положить на верх колоды: { $card }
label-pick = выбрать: { $piece }
label-place = выбрать область { $place }
label-place-next = следующая карта – в область { $place }
label-number = { $n }
label-number-draw = взять карт: { $n }
label-number-pass = передать урона: { $n }
label-number-take = получить урона: { $n }
label-number-heal = исцелить: { $n }
label-number-move = перенести урона: { $n }
label-number-markers = переместить: { $n }
label-name = назвать: { $name }
label-row-take = взять из ряда: { $name }
label-row-deck = взять верхнюю карту колоды
label-mode = { $mode }
label-mode-hand = в руку
label-mode-discard = в сброс
label-mode-top = остаётся на верху колоды
label-mode-bottom = под низ колоды
label-copy = скопировать заклинание { word-box } карты «{ $name }»
label-copy-nth = скопировать заклинание { word-box } № { $n } карты «{ $name }»
label-trigger = способность: { $whom }
label-trigger-nth = способность: { $whom }, ещё раз ({ $n })
label-trigger-about = способность: { $whom }, из-за: { $about }
label-trigger-about-nth = способность: { $whom }, из-за: { $about }, ещё раз ({ $n })
label-area = выбрать: { $area }
label-trait = способность { word-box }
label-seat = игрок { $seat }
label-luck-first = первым ходит игрок { $seat }
label-luck-drawn = игрок { $seat } берёт: { $card }
label-luck-drawn-hidden = игрок { $seat } берёт карту
label-luck-drawn-leader = игрок { $seat } берёт лидера: { $leader }
label-luck-opened = вскрывается карта «{ $name }»
label-luck-taken = из руки игрока { $seat } взято: { $card }
label-luck-taken-hidden = из руки игрока { $seat } взята карта

## Parts of sentences

word-about =
    { $card ->
        [none] { "" }
       *[other] «{ CARD($card) }».{ " " }
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
word-card = «{ $name }» ({ $owner })
word-column = столбец { $n }
word-column-of-all = столбец { $n } каждого отряда, если считать с вашей стороны
word-corpse = тело «{ $what }»
word-leader = лидер
word-named = { $name } ({ $id })
word-of = { $what } (игрок { $seat })
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
word-seat = игрок { $seat }
word-slot = { $slot }
word-slot-of = { $slot } (игрок { $seat })

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
board-own-cards = свои карты
board-setup = подготовка
board-round = раунд { $round }
board-wave =
    { $wave ->
        [vanguard] волна авангарда
        [flank] волна флангов
       *[rear] волна тыла
    }
board-lone-round = раунд игрока { $seat } в одиночку
board-first = первый – игрок { $seat }
board-ceasefire = перемирие
board-match = матч { $n }, всего не больше { $most }
board-nobody-wins = Игра окончена: никто не победил ({ $rule }).
board-won =
    { $winners_count ->
        [one] Игра окончена: побеждает игрок { $winners } ({ $rule }).
       *[other] Игра окончена: побеждают игроки { $winners } ({ $rule }).
    }
board-and = { $one } и { $other }
board-then = { $one }, затем { $other }
board-or = { $others } или { $last }
board-choose-leaders =
    { $n ->
        [one] Лидеров выбирают тайно; ещё не выбрал { $seats }.
       *[other] Лидеров выбирают тайно; ещё не выбрали { $seats }.
    }
board-luck = Решает жребий.
board-decides = Решает игрок { $seat }. { $question }
board-to-act-status =
    { $n ->
        [one] Ход игрока { $seat }: осталось { $n } действие{ $extra }.
        [few] Ход игрока { $seat }: осталось { $n } действия{ $extra }.
       *[other] Ход игрока { $seat }: осталось { $n } действий{ $extra }.
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
board-known-to-other = { $where }: карта, которую знает другой игрок
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
board-describe-seat = Игрок { $seat }, { $piles }: { $cards }.
board-column = столбец { $n }
board-column-of = столбец { $n } игрока { $seat }
board-reserve = резерв
board-row-name =
    { $box ->
        [V] авангард
        [F] фланги
       *[R] тыл
    }
board-row-of = { $row }, игрок { $seat }
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
board-card-of = карта игрока { $seat }
board-foreign = игрока { $seat }
board-foreign-card = { $card } ({ $seat })
board-corpse-of = { $card } ({ $seat })
board-describe-strength = сила атаки { $n }
board-describe-damage = урон { $n } из { $life }
board-card-words = { $card }: сила атаки { $strength }, жизни { $life }
board-empty = пусто
board-seat = игрок { $seat }
board-seat-you = игрок { $seat } (вы)
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

## Markers

marker-level = уровень
marker-magic = магия
marker-threat = угроза
marker-curse = проклятие
marker-strength = сила

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

### Сообщения самой библиотеки по-русски.

## Players

# В предложении перед именем стоит «игрок»: игрок Ann, игрок 1.
player-in-sentence = { $number }
player-numbered = игрок { $number }
player-luck = жребий

## Lists

list-times = { $word } (×{ $n })
list-more = { $list }, { $word }
list-last = { $list } и { $word }

## Refusals

refusal-type = { $kind } – не действие игры { $game }
refusal-value = в действии { $kind } неверно заполнено поле: { $path }: { $fault }
refusal-over = игра окончена
refusal-no-action = это не действие игрока
refusal-luck-first = сначала решает жребий
refusal-no-luck-now = жребию сейчас нечего решать
refusal-not-to-act =
    { WHO($seat) ->
        [you] вы сейчас не ходите
       *[other] игрок { PLAYER($seat) } сейчас не ходит
    }
refusal-illegal = действие { $kind } сейчас невозможно
refusal-stale = это ответ на положение, которого уже нет: посмотрите ещё раз
refusal-match-over = партия окончена
refusal-match-no-seat = игрока { PLAYER($seat) } нет
refusal-retired =
    { WHO($seat) ->
        [you] партия окончена: вы выходите из неё
       *[other] партия окончена: игрок { PLAYER($seat) } выходит из неё
    }
refusal-supply-luck = так сообщают только выпавший жребий; свои действия игрок подаёт сам
refusal-submit-luck = игрок не может подать жребий: его раздаёт или сообщает ведущий
refusal-match-not-own =
    { WHO($seat) ->
        [you] вы можете подавать только свои действия
       *[other] игрок { PLAYER($seat) } может подавать только свои действия
    }
refusal-batch-revealed = предыдущее действие что-то раскрывает: подавайте действия по одному
refusal-undo-nothing = ещё ничего не сыграно
refusal-undo-luck = после последнего действия игрока решал жребий
refusal-undo-revealed = последнее действие что-то раскрыло

## Errors of notation

notation-written = действие записывается { $forms } или { $last }
notation-empty = пустая строка – не действие; { $written }
notation-no-action = «{ $word }» – не действие; { $written }
notation-too-many = «{ $word }» – лишнее слово: { $form }
notation-missing = после «{ $words }» чего-то не хватает: { $form }
notation-number =
    { $what ->
        [cell] «{ $word }» – не ячейка: нужно число от { $low } до { $high }
        [seat] «{ $word }» – не номер игрока: нужно число от { $low } до { $high }
        [face] «{ $word }» – не грань кубика: нужно число от { $low } до { $high }
        [coordinate] «{ $word }» – не координата: нужно число от { $low } до { $high }
       *[none] «{ $word }» – не число от { $low } до { $high }
    }
notation-which-seat = действовать могут несколько игроков: напишите в начале номер того, чьё это действие
notation-ambiguous =
    { $n ->
        [one] «{ $text }» может означать { $n } действие
        [few] «{ $text }» может означать { $n } разных действия
       *[other] «{ $text }» может означать { $n } разных действий
    }
notation-more = { "" } и ещё { $n }

## Tables of games of one's own

table-you = вы
table-to-act = ходит
table-winner = победа
table-face-down = закрытая карта
table-middle = стол
table-track = { $name }: { $at } из { $last }
table-pile = { $name }: { $n }, сверху { $card }

## Lessons

lesson-choose = Выберите: { $label }
lesson-go-on = Нажмите Enter, чтобы идти дальше.
lesson-none = В игре { $game } нет урока.
lesson-number = Введите номер того, что делаете.

## The command line

terminal-after-ply = после действия { $ply }
terminal-at-the-end-of-the-round = в конце раунда
terminal-at-this-terminal = За этим терминалом: { $people }. Боты: { $bots }.
terminal-before-the-last-action = перед последним действием раунда
terminal-bot = бот
terminal-cards-needs-word = «cards» нужно слово из названия или идентификатора карты: cards WORD
terminal-changes-only = Это изменилось; «view» показывает всё.
terminal-choose = Введите номер или действие, как записано выше; ? – справка.
terminal-decided = Решает { $rule }.
terminal-draw = ничья
terminal-drawing-written = рисунок записан в файл { $file }
terminal-enter-plays = Enter выполняет это единственное действие; ? – справка.
terminal-file-exists = файл { $file } уже есть: выберите другое имя
terminal-final-position = конечное положение
terminal-final-standings = итог
terminal-going-on =
    { $plies ->
        [one] Продолжаем после { $plies } действия.
       *[other] Продолжаем после { $plies } действий.
    }
terminal-hand-over = Игрок { PLAYER($seat) }: нажмите Enter, когда больше никто не смотрит.
terminal-help = Введите номер действия или само действие: { $example }
terminal-help-cards = что делают карты, у которых в названии или идентификаторе есть WORD
terminal-help-hint = с чего начинается следующее действие; во второй раз – само действие
terminal-help-list = все действия или те, что начинаются с WORD
terminal-help-quit = остановиться здесь; партия пропадёт, если она не записана и начата без --log
terminal-help-rules = названия всех правил; одно правило, например BR-UNDO, или раздел BR
terminal-help-save = записать партию в файл FILE или снова в последний
terminal-help-skip = оставить эту задачу
terminal-help-solution = остаток решения
terminal-help-undo = взять назад последнее действие, введённое здесь, и всё, что потом сделали боты, если ничего не раскрылось
terminal-help-view = показать положение ещё раз
terminal-hide = Enter скрывает это, пока не посмотрит игрок { PLAYER($seat) }.
terminal-human = человек
terminal-kept-already = в файле { $file } уже есть каждое действие этой партии: после «quit» ничего не пропадёт
terminal-list-begins = в начале: игроков { $seats }; { $options }
terminal-list-cards = карты: { $n }
terminal-list-editions = издания: { $names }
terminal-list-factions = фракции: { $names }
terminal-list-head = от { $least } до { $most } игроков, правила { $version }
terminal-list-head-same = игроков: { $most }, правила { $version }
terminal-list-lessons = уроки: { $titles } («{ $command }»)
terminal-list-levels = уровни ботов: { $names }
terminal-list-options = настройки: { $names }
terminal-list-shows = «list WORD» показывает действия, которые начинаются с WORD, «list» – все
terminal-log-written = партия записана в файл { $file }, проверено: { $verdict }
terminal-luck = жребий
terminal-more-actions = и ещё { $n }: «list» показывает все, «list WORD» – те, что начинаются с WORD
terminal-near = похожие: { $names }
terminal-new-name = { $name } не может быть названием игры: возьмите от 2 до 40 строчных латинских букв, цифр и знаков подчёркивания, первой должна быть буква
terminal-new-name-taken = { $name } не может быть названием игры: так уже называется что-то в Python или пакет
terminal-new-next = Что дальше:
terminal-new-page = сыграть на странице
terminal-new-play = посмотреть, как играют боты
terminal-new-test = проверить, что игра соблюдает все законы
terminal-new-written = файл { $file } записан
terminal-no-action-number =
    { $last ->
        [1] действия № { $number } нет: есть только № 1
       *[other] действия № { $number } нет: есть номера от 1 до { $last }
    }
terminal-no-beginning = ни одно действие не начинается с «{ $word }»; «list» показывает все
terminal-no-card = в игре { $game } нет карты «{ $word }»
terminal-no-rule = в игре { $game } нет правила «{ $word }»; { $hint }
terminal-no-rule-words = в игре { $game } нет правила со всеми этими словами: { $words }
terminal-nobody = никого
terminal-not-allowed = Нельзя, { $refusal }
terminal-not-enforced = программа за этим не следит
terminal-numbers = Число в скобках – номер игрока в действиях, как их вводят.
terminal-older = прежний файл { $file } теперь называется { $older }
terminal-page-back = Шаг назад
terminal-page-first = Первое положение
terminal-page-last = Последнее положение
terminal-page-on = Шаг вперёд
terminal-page-position = Положение
terminal-page-steps = Шаги игры
terminal-page-written = страница записана в файл { $file }
terminal-position = положение
terminal-puzzle-chance = { $share } ({ $percent } %)
terminal-puzzle-chance-at-most = { $action }: не то. Вероятность победы в этот ход не больше { $chance }, а после лучшего действия — { $best }.
terminal-puzzle-chance-how = Нужно найти только это одно действие. Его вероятность считается при лучшей игре после него, что бы ни отвечали другие игроки. «hint» подсказывает, «solution» показывает, как ход может пойти дальше, «skip» оставляет задачу.
terminal-puzzle-chance-lower = { $action }: не то. Вероятность победы в этот ход — { $chance }, а после лучшего действия — { $best }.
terminal-puzzle-chance-plan = Если повезёт, ход пойдёт так:
terminal-puzzle-chance-right = Верно: вероятность победы в этот ход — { $best }. После следующего по силе действия — { $second }.
terminal-puzzle-chance-task = Вы играете за игрока { PLAYER($seat) }: какое действие даёт наибольшую вероятность победить в игре в этот ход?
terminal-puzzle-hint = Начинается с: { $action }
terminal-puzzle-hint-all = Это: { $action }
terminal-puzzle-how = Другие игроки отвечают, когда их спрашивают, и победа не должна зависеть ни от случая, ни от их ответов, ни от скрытых карт. «hint» подсказывает, «solution» показывает остаток, «skip» оставляет задачу.
terminal-puzzle-may-win = { $action }: не то. Так можно победить, но не наверняка: помешать могут случай, чужой ответ или то, чего не видно.
terminal-puzzle-no-win = { $action }: не то. После этого в этот ход уже ничто не побеждает.
terminal-puzzle-right =
    { $left ->
        [0] Верно, и этим всё решено.
        [one] Верно: ещё { $left } решение.
        [few] Верно: ещё { $left } решения.
       *[other] Верно: ещё { $left } решений.
    }
terminal-puzzle-solved =
    { $wrong ->
        [0] Решено без ошибок.
        [one] Решено после { $wrong } неверной попытки.
       *[other] Решено после { $wrong } неверных попыток.
    }
terminal-puzzle-solved-of = Решено: { $solved } из { $puzzles }.
terminal-puzzle-task =
    { $decisions ->
        [one] Вы играете за игрока { PLAYER($seat) }: победите в этот ход, приняв { $decisions } решение.
        [few] Вы играете за игрока { PLAYER($seat) }: победите в этот ход, приняв { $decisions } решения.
       *[other] Вы играете за игрока { PLAYER($seat) }: победите в этот ход, приняв { $decisions } решений.
    }
terminal-puzzle-title = задача { $number } из { $puzzles }: { $game }, правила { $version }
terminal-puzzle-wrong = { $action }: не то.
terminal-replays = каждая строка воспроизводится, до самого конца
terminal-replays-so-far = каждая строка воспроизводится; игра не окончена
terminal-retired =
    { WHO($seat) ->
        [you] Партия окончена: вы выходите из неё.
       *[other] Партия окончена: игрок { PLAYER($seat) } выходит из неё.
    }
terminal-round = раунд { $round }
terminal-rule-ids = идентификаторы начинаются с: { $names }
terminal-save-needs-name = «save» нужно имя файла: save FILE
terminal-saved =
    { $plies ->
        [one] записано после { $plies } действия; продолжить в другой раз: { $command }
       *[other] записано после { $plies } действий; продолжить в другой раз: { $command }
    }
terminal-seed = Зерно жребия: { $seed }.
terminal-shares-the-win = делит победу
terminal-shows-rule = «rules { $rule }» показывает это правило
terminal-source = Источник: { $source }
terminal-source-house = решение этого проекта
terminal-start = начало
terminal-stopped =
    { $plies ->
        [one] остановлено после { $plies } действия; ничего не записано: --log FILE сохраняет партию
       *[other] остановлено после { $plies } действий; ничего не записано: --log FILE сохраняет партию
    }
terminal-stopped-saved =
    { $lost ->
        [0] остановлено; вся партия записана в файл { $file }; продолжить:
       *[other] остановлено; партия записана в файл { $file } без последних действий ({ $lost }); продолжить:
    }
terminal-stopped-with-log =
    { $plies ->
        [one] остановлено после { $plies } действия; запись – в файле { $file }; продолжить:
       *[other] остановлено после { $plies } действий; запись – в файле { $file }; продолжить:
    }
terminal-taken-back =
    { WHO($seat) ->
        [you] Ваше последнее действие взято назад.
       *[other] Последнее действие игрока { PLAYER($seat) } взято назад.
    }
terminal-title =
    { $seats ->
        [one] { $game }, { $seats } игрок, правила { $version }
        [few] { $game }, { $seats } игрока, правила { $version }
       *[other] { $game }, { $seats } игроков, правила { $version }
    }
terminal-total = всего
terminal-type-number = введите число от 1 до { $last } или ? для справки
terminal-verdict =
    { $plies ->
        [one] { $result } ({ $plies } действие: { $why })
        [few] { $result } ({ $plies } действия: { $why })
       *[other] { $result } ({ $plies } действий: { $why })
    }
terminal-wins = победа
terminal-you = вы
terminal-your-turn =
    { WHO($seat) ->
        [you] ваш ход
       *[other] ваш ход: игрок { PLAYER($seat) }
    }

## Rule sheets

sheet-actions = Действия
sheet-card = памятка
sheet-ceasefire = Перемирие в первом раунде
sheet-damage = Урон и тела
sheet-differs = В этом издании:
sheet-effects = Тексты карт
sheet-end = Конец игры
sheet-end-of-round = Конец раунда
sheet-expansion = Flower Power
sheet-fighting = Бой
sheet-movement = Движение и разведка
sheet-number-cards = Карт в колоде
sheet-number-hand-limit = Карт в руке, при которых нельзя брать
sheet-number-players = Игроки
sheet-number-round-limit = Раундов не больше
sheet-number-rounds = Раунды
sheet-number-segment = Клеток на стороне сегмента
sheet-number-units = Юнитов в отряде
sheet-number-zone = Очки за карту крупнейшей зоны, по раундам
sheet-operations = Операции и ловушки
sheet-placing = Как класть карту
sheet-properties = Свойства навыков
sheet-savages = Дикари
sheet-scoring = Подсчёт очков
sheet-setup = Подготовка
sheet-skills = Навыки
sheet-terrain = Местность
sheet-trophies = Трофеи
sheet-turn = Раунды и ходы
sheet-wounds = Раны и смерть

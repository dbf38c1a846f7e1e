### Сообщения самой библиотеки по-русски.

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
refusal-not-to-act = игрок { $seat } сейчас не ходит
refusal-illegal = действие { $kind } сейчас невозможно
refusal-stale = это ответ на положение, которого уже нет: посмотрите ещё раз
refusal-match-over = партия окончена
refusal-match-no-seat = игрока { $seat } нет
refusal-retired = партия окончена: игрок { $seat } вышел из неё
refusal-supply-luck = так сообщают только выпавший жребий; свои действия игрок подаёт сам
refusal-submit-luck = игрок не может подать жребий: его раздаёт или сообщает ведущий
refusal-match-not-own = игрок { $seat } может подавать только свои действия
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
notation-which-seat = действовать могут несколько игроков: напишите, чьё это действие
notation-ambiguous =
    { $n ->
        [one] «{ $text }» может означать { $n } действие
        [few] «{ $text }» может означать { $n } разных действия
       *[other] «{ $text }» может означать { $n } разных действий
    }
notation-more = { "" } и ещё { $n }

## The command line

terminal-after-ply = после действия { $ply }
terminal-at-the-end-of-the-round = в конце раунда
terminal-at-this-terminal = За этим терминалом: { $people }. Боты: { $bots }.
terminal-before-the-last-action = перед последним действием раунда
terminal-bot = бот
terminal-cards-needs-word = «cards» нужно слово из названия или идентификатора карты: cards WORD
terminal-choose = Номер или действие, как записано выше; ? – справка.
terminal-decided = Решает { $rule }.
terminal-draw = ничья
terminal-drawing-written = рисунок записан в файл { $file }
terminal-enter-plays = Enter выполняет его; ? – справка.
terminal-file-exists = файл { $file } уже есть: выберите другое имя
terminal-final-position = конечное положение
terminal-final-standings = итог
terminal-going-on =
    { $plies ->
        [one] Продолжаем после { $plies } действия.
       *[other] Продолжаем после { $plies } действий.
    }
terminal-hand-over = Игрок { $seat }, нажмите Enter, когда больше никто не смотрит.
terminal-help = Введите номер действия или само действие: { $example }
terminal-help-cards = что делают карты, у которых в названии или идентификаторе есть WORD
terminal-help-hint = с чего начинается следующее действие; во второй раз – само действие
terminal-help-list = все действия или те, что начинаются с WORD
terminal-help-quit = остановиться здесь
terminal-help-rules = названия всех правил; одно правило, например BR-UNDO, или раздел BR
terminal-help-save = записать партию в файл FILE
terminal-help-skip = оставить эту задачу
terminal-help-solution = остаток решения
terminal-help-undo = взять назад последнее действие, введённое здесь, и всё, что потом сделали боты, если ничего не раскрылось
terminal-help-view = показать положение ещё раз
terminal-hide = Enter скрывает это от игрока { $seat }.
terminal-human = человек
terminal-list-shows = «list WORD» показывает действия, которые начинаются с WORD, «list» – все
terminal-log-written = партия записана в файл { $file }, проверено: { $verdict }
terminal-luck = жребий
terminal-more-actions = и ещё { $n }: «list» показывает все, «list WORD» – те, что начинаются с WORD
terminal-near = похожие: { $names }
terminal-no-action-number = действия { $number } нет: номера – от 1 до { $last }
terminal-no-beginning = ни одно действие не начинается с «{ $word }»; «list» показывает все
terminal-no-card = в игре { $game } нет карты «{ $word }»
terminal-no-rule = в игре { $game } нет правила «{ $word }»; { $hint }
terminal-no-rule-words = в игре { $game } нет правила со всеми этими словами: { $words }
terminal-nobody = никого
terminal-not-allowed = Нельзя, { $refusal }
terminal-not-enforced = программа за этим не следит
terminal-older = прежний файл { $file } теперь называется { $older }
terminal-page-back = Шаг назад
terminal-page-first = Первое положение
terminal-page-last = Последнее положение
terminal-page-on = Шаг вперёд
terminal-page-position = Положение
terminal-page-steps = Шаги игры
terminal-page-written = страница записана в файл { $file }
terminal-position = положение
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
        [one] Вы – игрок { $seat }: победите в этот ход, приняв { $decisions } решение.
        [few] Вы – игрок { $seat }: победите в этот ход, приняв { $decisions } решения.
       *[other] Вы – игрок { $seat }: победите в этот ход, приняв { $decisions } решений.
    }
terminal-puzzle-title = задача { $number } из { $puzzles }: { $game }, правила { $version }
terminal-puzzle-wrong = { $action }: не то.
terminal-replays = каждая строка воспроизводится, до самого конца
terminal-replays-so-far = каждая строка воспроизводится; игра не окончена
terminal-retired = Партия окончена: игрок { $seat } вышел из неё.
terminal-round = раунд { $round }
terminal-rule-ids = идентификаторы начинаются с: { $names }
terminal-save-needs-name = «save» нужно имя файла: save FILE
terminal-saved = записано; продолжить в другой раз: { $command }
terminal-seat = игрок { $seat }
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
terminal-stopped-with-log =
    { $plies ->
        [one] остановлено после { $plies } действия; запись – в файле { $file }; продолжить:
       *[other] остановлено после { $plies } действий; запись – в файле { $file }; продолжить:
    }
terminal-taken-back = Последнее действие игрока { $seat } взято назад.
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
terminal-your-turn = ваш ход, игрок { $seat }

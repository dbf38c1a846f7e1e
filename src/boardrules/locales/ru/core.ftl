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
refusal-not-own = игрок { $seat } может подавать только свои действия
refusal-batch-revealed = предыдущее действие что-то раскрывает: подавайте действия по одному
refusal-undo-nothing = ещё ничего не сыграно
refusal-undo-luck = после последнего действия игрока решал жребий
refusal-undo-revealed = последнее действие что-то раскрыло

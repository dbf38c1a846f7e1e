### Written by 'python -m boardrules.translation': change the rulebook, not this file.

ruletext-BR-SEAT = An action is refused if its seat is not among those that ``to_act`` names, or if a host is handed it by another seat.
ruletext-BR-OVER = Once there is an outcome, every action is refused.
ruletext-BR-CHANCE = At a chance point only an outcome by CHANCE is accepted, and elsewhere none is; a player's seat cannot hand one in.
ruletext-BR-VALUE = An action with a field outside its declared type or range is refused, no matter who hands it in.
ruletext-BR-STALE = A host that is told what a player saw refuses an action if something was played or taken back since then. What others chose at the same time does not count, as long as the player is asked the same.
ruletext-BR-UNDO = A host takes back the last action of a player only if no luck was drawn and nothing was revealed since it.

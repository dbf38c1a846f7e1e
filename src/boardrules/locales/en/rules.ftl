### Written by 'python -m boardrules.translation': change the rulebook, not this file.

rule-BR-SEAT = Only the seats to act may act
rule-BR-OVER = A finished game takes no more actions
rule-BR-CHANCE = Luck is nobody's choice
rule-BR-VALUE = Fields stay in their range
rule-BR-STALE = An answer is to what was asked
rule-BR-UNDO = What was revealed cannot be taken back

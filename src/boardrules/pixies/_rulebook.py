from boardrules.rulebook import Rule
RULES: tuple[Rule, ...] = ()

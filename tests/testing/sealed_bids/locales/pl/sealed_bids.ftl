### One sentence for all actions, so that labels are alike in one language only.

label-alike = Wybierz kartę.

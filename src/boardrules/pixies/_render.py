from boardrules.pixies._types import View
def render_text(view: View) -> str: return ""
def render_svg(view: View) -> str: return ""

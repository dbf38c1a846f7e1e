"""Pixies in a page, against two bots: ``python board.py``, then open what it prints."""

import sys
from html import escape
from http.server import BaseHTTPRequestHandler, HTTPServer
from random import Random
from urllib.parse import parse_qs

from boardrules import Dealer, Match, Seat, narrate, notation, pixies
from boardrules.bots import level

YOU = Seat(0)
HEAD = """<!doctype html><html lang="en"><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>Pixies</title>
<style>svg{max-width:100%;height:auto}</style>"""
SCRIPT = """<script>
const buttons = [...document.querySelectorAll("button")];
for (const part of document.querySelectorAll("[role=button]")) part.onclick = () => {
  const fitting = buttons.filter((button) => button.dataset.anchor === part.dataset.anchor);
  for (const button of buttons) button.hidden = !fitting.includes(button);
  if (fitting.length === 1) fitting[0].click();
};
</script>"""


class Table:
    """One game of three: you and two bots."""

    def __init__(self) -> None:
        self.match = Match(pixies, pixies.Options(seats=3), dealer=Dealer())
        self.bot, self.rng, self.told = level("casual", pixies), Random(), 0
        self.let_bots_play()

    def let_bots_play(self) -> None:
        """Let the bots play until it is your turn or the game is over."""
        while not self.match.over and (seat := pixies.to_act(self.match.state)[0]) != YOU:
            prompt = self.match.prompt(seat)
            self.match.submit(seat, self.bot.choose(prompt.view, prompt.actions, self.rng))

    def play(self, number: int) -> None:
        """Play one of your legal actions."""
        actions = self.match.prompt(YOU).actions
        if number < len(actions):
            self.told = self.match.ply
            self.match.submit(YOU, actions[number])
            self.let_bots_play()

    def page(self) -> str:
        """Return the page: what happened, the picture, a button for each legal action."""
        prompt = self.match.prompt(YOU, since=self.told)
        view, actions = prompt.view, prompt.actions
        first = [pixies.anchors(view, action)[0] for action in actions]
        labels = [notation(pixies).label(view, action) for action in actions]
        buttons = "".join(
            f'<button name="n" value="{n}" data-anchor="{anchor}">{escape(label)}</button> '
            for n, (anchor, label) in enumerate(zip(first, labels, strict=True))
        )
        lines = narrate(pixies, view, prompt.events)
        told = "".join(f"<li>{escape(line)}</li>" for line in lines)
        picture = pixies.render_svg(view, targets=tuple(dict.fromkeys(first)))
        form = f'<form method="post">{buttons}</form>'
        return f"{HEAD}{picture}{form}<ul>{told}</ul>{SCRIPT}"


class Handler(BaseHTTPRequestHandler):
    """GET shows the table, POST plays an action."""

    table = Table()

    def do_GET(self) -> None:
        """Send the page."""
        self.send_response(200)
        self.send_header("Content-Type", "text/html; charset=utf-8")
        self.end_headers()
        self.wfile.write(self.table.page().encode())

    def do_POST(self) -> None:
        """Play the action whose number was sent, and show the page again."""
        sent = parse_qs(self.rfile.read(int(self.headers["Content-Length"])).decode())
        self.table.play(int(sent["n"][0]))
        self.send_response(303)
        self.send_header("Location", "/")
        self.end_headers()


if __name__ == "__main__":
    port = int(sys.argv[1]) if len(sys.argv) > 1 else 8000
    server = HTTPServer(("127.0.0.1", port), Handler)
    print(f"Pixies at http://127.0.0.1:{server.server_port}/ - stop it with Ctrl+C")
    server.serve_forever()

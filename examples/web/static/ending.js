// The end of a game: who earned what, where it turned, and what can be done next.

import { made } from "./answers.js";
import { t } from "./words.js";

export function ending(client, transport, place, look, named, $) {
  let ended = null;

  function headline({ outcome, retired }) {
    if (!outcome) return retired === null ? t("The game is over.") : t("{name} has resigned; the game is over.", { name: named(retired) });
    const names = outcome.winners.map(named).join(", ");
    return t(outcome.winners.length > 1 ? "Victory is shared: {names}" : "Victory: {names}", { names });
  }

  function row(kind, cells) {
    const line = made("tr");
    line.append(...cells.map((text, at) => made(kind === "th" || !at ? "th" : "td", text)));
    return line;
  }

  // A line for each player: the points of each round, and all of them.
  function table({ scores, rounds = [] }) {
    const numbered = rounds.length > 1;
    const head = [t("Player"), ...(numbered ? rounds.map((_, at) => t("Round {number}", { number: at + 1 })) : []), t("Points")];
    const found = made("table");
    found.append(row("th", head), ...scores.map((score, seat) => row("td", [named(seat), ...(numbered ? rounds.map((round) => round[seat]) : []), score])));
    return found;
  }

  async function begin(shown) {
    $("end-title").textContent = headline(shown);
    $("scores").replaceChildren(...(shown.outcome ? [table(shown.outcome)] : []));
    $("end-rule").textContent = $("turning").textContent = "";
    const answer = await transport.ask({ type: "ending" });
    if (answer.rule) {
      const rule = made("details");
      rule.append(made("summary", `${answer.rule.title} (${answer.rule.id})`), made("p", answer.rule.text.replaceAll("``", "")));
      $("end-rule").replaceChildren(rule);
    }
    if (answer.turning) $("turning").replaceChildren(client.button(t("Replay from the turning point"), () => look(answer.turning), ""));
    $("turning").append(client.button(t("Replay from the beginning"), () => look(0), ""));
  }

  const again = (rotate) => async () => client.refuse((await transport.ask({ type: "rematch", rotate })).refused ?? null);

  let offered = null;
  function offer({ table, seat }) {
    const news = `${table?.next} ${seat}`;
    if (!place?.follow || news === offered) return;
    offered = news;
    $("next").replaceChildren(...(table.next
      ? [client.button(t("Go to the rematch"), () => place.follow(table.next), "main")]
      : seat === null ? [] : [client.button(t("Rematch"), again(false), "main"), client.button(t("Rematch, everybody one seat on"), again(true), "")]));
  }

  return (shown) => {
    $("end").hidden = !shown.over;
    if (!shown.over) ended = null;
    else {
      if (ended === null) {
        ended = begin(shown);
        $("end").scrollIntoView({ block: "nearest" });
        if (client.inside) $("end-title").focus({ preventScroll: true });
      }
      offer(shown);
    }
  };
}

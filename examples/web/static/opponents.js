// At the table: the host chooses a level for the bot of each seat, and how fast the bots act. Others see nothing of it.

import { WORDS } from "./lobby-words.js";
import { learn, t } from "./words.js";

const LEVELS = ["beginner", "casual", "strong", "expert"];
const PACES = ["slow", "normal", "fast", "at once"];

// Add the choices to what `transport` shows, in a section of `aside`.
export function opponents(transport, aside) {
  learn(WORDS);
  const section = document.createElement("section");
  const details = document.createElement("details");
  const title = document.createElement("summary");
  const list = document.createElement("div");
  title.append(Object.assign(document.createElement("h2"), { textContent: t("Bots") }));
  section.hidden = true;
  section.dataset.in = "seats";
  details.append(title, list);
  section.append(details);
  aside.append(section);
  let before = "";
  const onshown = transport.onshown;
  transport.onshown = (shown) => {
    const told = onshown(shown);
    tell(shown);
    return told;
  };

  function tell({ table, seat, over }) {
    const bots = (table?.seats ?? []).flatMap((chair, number) => (chair.kind === "bot" ? [{ ...chair, number }] : []));
    section.hidden = !table || seat !== table.host || over || !bots.length;
    const now = JSON.stringify([bots.map(({ number, level }) => [number, level]), table?.pace]);
    if (section.hidden || now === before) return; // leave a choice alone that somebody may be making
    before = now;
    const focused = list.contains(document.activeElement) ? document.activeElement.id : null;
    list.replaceChildren(
      ...bots.map(({ number, level }) => choice(`bot-${number}`, t("Player {number}", { number: number + 1 }), LEVELS, level, (chosen) => ({ type: "opponent", seat: number, level: chosen }))),
      choice("bot-pace", t("Pace of the bots"), PACES, table.pace, (pace) => ({ type: "pace", pace })),
    );
    if (focused) document.getElementById(focused)?.focus();
  }

  function choice(id, name, values, value, message) {
    const line = document.createElement("p");
    const label = document.createElement("label");
    const select = document.createElement("select");
    Object.assign(label, { htmlFor: id, textContent: name });
    select.id = id;
    select.append(...values.map((one) => new Option(t(one), one)));
    if (!values.includes(value)) select.append(new Option(t("as usual"), value));
    select.value = value;
    select.onchange = () => transport.ask(message(select.value));
    line.append(label, " ", select);
    return line;
  }
}

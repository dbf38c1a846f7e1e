// What the rules say, as elements of the page.

function element(name, text = "", kind = "") {
  const made = document.createElement(name);
  made.textContent = text;
  if (kind) made.className = kind;
  return made;
}

const short = (options) => Object.entries(options).map(([name, value]) => `${name}: ${JSON.stringify(value)}`).join(", ");

// An action that only some versions allow says so.
const labelled = ({ label, versions }, all) => (versions.length < all ? `${label} (not in every version)` : label);

function rule({ id, title, text, variants }) {
  const made = element("details");
  made.append(element("summary", title ? `${id}: ${title}` : id), element("p", text));
  for (const { edition, text } of variants) made.append(element("p", `Edition ${edition}: ${text}`));
  return made;
}

function step({ text, rules, card, place, sentence }) {
  const made = element("li", text);
  if (sentence) {
    const said = element("blockquote", sentence);
    said.append(element("small", ` (${[card, place].filter(Boolean).join(" at ")})`));
    made.append(said);
  }
  made.append(...rules.map(rule));
  return made;
}

function changes(found) {
  const made = element("details");
  const table = element("table");
  const head = element("tr");
  head.append(...["Where", "Before", "After"].map((text) => element("th", text)));
  table.append(head, ...found.map(({ place, before, after }) => {
    const row = element("tr");
    row.append(...[place, before || "nothing", after || "nothing"].map((text) => element("td", text)));
    return row;
  }));
  made.append(element("summary", `What is different afterwards (${found.length})`), table);
  return made;
}

function picture(svg) {
  const made = element("div", "", "after");
  made.append(document.importNode(new DOMParser().parseFromString(svg, "image/svg+xml").documentElement, true));
  return made;
}

// What one or more versions say of the case.
function group(found, { goOn, beginHere }) {
  const made = element("article");
  made.append(...found.titles.map((title) => element("h3", title)));
  if (found.faults) {
    made.classList.add("refused");
    made.append(element("p", "There is no such position.", "verdict"), ...found.faults.map((text) => element("p", text)));
    return made;
  }
  if (found.before) made.append(element("p", `It cannot come to this: "${found.before}" was refused.`));
  if (found.unread || found.refused) {
    made.classList.add("refused");
    made.append(element("p", found.unread ? found.unread : `Not allowed: ${found.refused}`, "verdict"), ...(found.rules ?? []).map(rule));
    return made;
  }
  made.append(element("p", `Allowed: ${found.label}`, "verdict"), ...found.rules.map(rule), element("h4", "Step by step"));
  const steps = element("ol");
  steps.append(...found.steps.map(step));
  made.append(steps, picture(found.after));
  if (found.asked.length) {
    made.append(element("h4", "Then is asked"), ...found.asked.flatMap(({ seat, text, rule: asks }) => [element("p", `Seat ${seat}: ${text}`), rule(asks)]));
  }
  made.append(changes(found.changes));
  const row = element("p", "", "row");
  for (const [text, click] of [["Go on from here", goOn], ["Lay this out", () => beginHere(found.versions[0])]]) {
    const button = element("button", text);
    button.type = "button";
    button.onclick = click;
    row.append(button);
  }
  made.append(row);
  return made;
}

export const told = { element, short, labelled, group };

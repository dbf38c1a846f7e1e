// What the rules say, as elements of the page.

import { language, t } from "./static/words.js";

function element(name, text = "", kind = "") {
  const made = document.createElement(name);
  made.textContent = text;
  if (kind) made.className = kind;
  return made;
}

// A text that there is in English only.
function english(name, text, kind = "") {
  const made = element(name, text, kind);
  if (language !== "en") made.lang = "en";
  return made;
}

// The text of a rule, in which ``switch`` is the name of a point.
function prose(made) {
  made.replaceChildren(...made.textContent.split("``").map((text, at) => (at % 2 ? element("code", text) : text)));
  return made;
}

const word = (value) => (typeof value === "boolean" ? t(value ? "yes" : "no") : typeof value === "string" ? t(value.replaceAll("_", " ")) : JSON.stringify(value));

// What a version of the rules is called.
function version(options, editions) {
  const points = Object.entries(options).flatMap(([name, value]) => {
    if (value !== null && typeof value === "object" && !Array.isArray(value)) {
      return Object.entries(value).map(([point, one]) => t("House rule {name}: {value}", { name: t(point.replaceAll("_", " ")), value: word(one) }));
    }
    if (name === "edition") return [t("Edition {id}: {title}", { id: value, title: editions[value] ?? value })];
    return [t("Option {name}: {value}", { name: t(name.replaceAll("_", " ")), value: word(value) })];
  });
  return points.join(", ") || t("As the position says");
}

// An action that only some versions allow says so.
const labelled = ({ label, versions }, all) => (versions.length < all ? t("{label} (not in every version)", { label }) : label);

// What begins small, since the id of a rule may stand before it.
const sentence = (text) => `${text.charAt(0).toUpperCase()}${text.slice(1)}${/[.!?]$/.test(text) ? "" : "."}`;

// What is asked of somebody, who is named once.
const said = (who, text) => (text.startsWith(who) ? text : `${who}: ${text}`);

function rule({ id, title, text, translated, variants }, open = false) {
  const made = element("details");
  made.open = open;
  made.append(element("summary", title ? `${id}: ${title}` : id), prose(translated ? element("p", text) : english("p", text)));
  for (const { edition, text, translated } of variants) {
    const line = element("p", t("Edition {id}:", { id: edition }));
    line.append(" ", prose(translated ? element("span", text) : english("span", text)));
    made.append(line);
  }
  return made;
}

// Rules, of which one shows its title; several are folded together.
function rulesOf(all) {
  if (all.length < 2) return all.map((one) => rule(one));
  const made = element("details", "", "rules");
  made.append(element("summary", t("Rules: {rules}", { rules: all.map(({ id }) => id).join(", ") })), ...all.map((one) => rule(one)));
  return [made];
}

function part({ n, rules, card, sentence }, at) {
  const made = element("li", [at && n > 0 ? `+${n}` : `${n}`, card || rules.join(", ")].filter(Boolean).join(" · "));
  if (sentence) made.append(english("small", ` ${sentence}`));
  return made;
}

function step({ text, rules, card, sentence, parts }) {
  const made = element("li", text);
  if (parts.length > 1) {
    const sum = element("ul", "", "parts");
    sum.append(...parts.map(part));
    made.append(sum);
  }
  if (sentence) {
    const quoted = english("blockquote", sentence);
    if (card) quoted.append(element("small", ` (${card})`));
    made.append(quoted);
  }
  made.append(...rulesOf(rules));
  return made;
}

function changes(found) {
  const made = element("details");
  const table = element("table");
  const head = element("tr");
  head.append(...["Where", "Before", "After"].map((text) => element("th", t(text))));
  table.append(head, ...found.map(({ place, before, after }) => {
    const row = element("tr");
    row.append(...[place, before || t("nothing"), after || t("nothing")].map((text) => element("td", text)));
    return row;
  }));
  made.append(element("summary", t("For developers, the fields of the state that change: {count}", { count: found.length })), table);
  return made;
}

// What is wrong with a position, the rule that says so, and where it is.
function fault({ text, rule: broken, path }) {
  const where = element("details");
  where.append(element("summary", t("For developers: the place in the JSON")), element("code", path));
  return [english("p", sentence(text), "why"), ...(broken ? [rule(broken)] : []), ...(path ? [where] : [])];
}

// Actions as they are written, and what that means.
function written(actions) {
  const made = element("ul");
  made.append(...actions.map(({ text, label }) => {
    const line = element("li");
    line.append(element("code", text), ` ${label}`);
    return line;
  }));
  return made;
}

const wide = matchMedia("(min-width: 60rem)");

// The board after the action: beside the steps where there is room, else folded.
function picture(svg) {
  const made = element("details", "", "after");
  made.open = wide.matches;
  made.append(element("summary", t("The board afterwards: what has changed is marked")), document.importNode(new DOMParser().parseFromString(svg, "image/svg+xml").documentElement, true));
  return made;
}

const STOPPED = {
  hidden: "What comes next depends on something that the reader does not see.",
  luck: "Luck decides what comes next.",
};

// What one or more versions, called `titles`, say of the case.
function group(found, titles, { goOn, beginHere, examples }) {
  const made = element("article");
  made.append(...titles.map((title) => element("h3", title)));
  if (found.faults) {
    made.classList.add("refused");
    made.append(element("p", t("There is no such position."), "verdict"), ...found.faults.flatMap(fault));
    return made;
  }
  if (found.before) made.append(element("p", t("It cannot come to this, {action} was refused.", { action: found.before })));
  if (found.unread || found.private) {
    made.classList.add("refused");
    made.append(element("p", found.private ? t(found.private) : t("This is not understood: {why}", { why: found.unread }), "verdict"));
    if (found.unread && examples.length) made.append(element("p", t("Actions are written like this here:")), written(examples));
    return made;
  }
  if (found.refused) {
    made.classList.add("refused");
    made.append(...(found.label ? [element("p", t("Not allowed: {label}", found), "verdict")] : []), element("p", sentence(found.refused), "why"), ...found.rules.map((one) => rule(one, true)));
    return made;
  }
  made.append(element("p", t("Allowed: {label}", found), "verdict"), ...rulesOf(found.rules));
  if (found.after) made.append(picture(found.after));
  made.append(element("h4", t("Step by step")));
  const steps = element("ol");
  steps.append(...found.steps.map(step));
  made.append(steps);
  if (found.stopped) made.append(element("p", t(STOPPED[found.stopped])));
  if (found.asked.length) {
    made.append(element("h4", t("What is asked then")), ...found.asked.flatMap(({ who, text, rule: asks }) => [element("p", said(who, text)), rule(asks)]));
  }
  made.append(changes(found.changes));
  const row = element("p", "", "row");
  for (const [text, click] of [[t("Go on from here"), goOn], [t("Lay this out"), () => beginHere(found.versions[0])]]) {
    const button = element("button", text);
    button.type = "button";
    button.onclick = click;
    row.append(button);
  }
  made.append(row);
  return made;
}

export const told = { element, version, labelled, said, group };

// Makes a table: the form is made of the JSON Schema of the game's options.

import { speakPage, t, tellLanguages } from "./words.js";

const $ = (id) => document.getElementById(id);
const PREFIX = "boardrules.table.";
speakPage();
tellLanguages($("language"));
const games = await (await fetch("/api/games")).json();

$("game").replaceChildren(...games.map((game) => new Option(game.title, game.id)));
$("name").value = localStorage.getItem("boardrules.name") ?? "";
$("game").onchange = tellOptions;
tellOptions();
tellTables();

function chosenGame() {
  return games.find((game) => game.id === $("game").value);
}

function field(name, schema) {
  const kind = schema.anyOf ? schema.anyOf.find((one) => one.type !== "null") : schema;
  let made;
  if (kind.enum) {
    made = document.createElement("select");
    made.append(...(schema.anyOf ? [new Option(t("as usual"), "null")] : []), ...kind.enum.map((one) => new Option(one, JSON.stringify(one))));
    made.value = JSON.stringify(schema.default);
    made.read = () => JSON.parse(made.value);
  } else if (kind.type === "boolean") {
    made = document.createElement("input");
    made.type = "checkbox";
    made.checked = schema.default;
    made.read = () => made.checked;
  } else if (kind.type === "integer") {
    made = document.createElement("input");
    Object.assign(made, { type: "number", min: kind.minimum, max: kind.maximum, value: schema.default ?? "", required: !schema.anyOf });
    made.read = () => (made.value === "" ? null : Number(made.value));
  } else if (kind.type === "string") {
    made = document.createElement("input");
    Object.assign(made, { maxLength: kind.maxLength, value: schema.default ?? "" });
    made.read = () => made.value;
  } else return null;
  made.id = `option-${name}`;
  made.name = name;
  made.before = JSON.stringify(schema.default);
  const label = document.createElement("label");
  label.htmlFor = made.id;
  label.textContent = t(name.replaceAll("_", " "));
  const line = document.createElement("p");
  line.append(label, " ", made);
  return line;
}

function tellOptions() {
  const fields = Object.entries(chosenGame().options).map(([name, schema]) => field(name, schema));
  $("options").replaceChildren(...fields.filter(Boolean));
}

$("make").onsubmit = async (event) => {
  event.preventDefault();
  $("fault").textContent = "";
  const fields = [...$("options").querySelectorAll("[name]")].filter((one) => JSON.stringify(one.read()) !== one.before);
  let more;
  try {
    more = JSON.parse($("more").value || "{}");
  } catch {
    $("fault").textContent = t("That is no JSON.");
    return;
  }
  const options = { ...Object.fromEntries(fields.map((one) => [one.name, one.read()])), ...more };
  const body = JSON.stringify({ game: chosenGame().id, options, name: $("name").value, bots: $("bots").value });
  const answer = await fetch("/api/tables", { method: "POST", headers: { "Content-Type": "application/json" }, body });
  const made = await answer.json();
  if (!answer.ok) {
    $("fault").textContent = made.fault;
    return;
  }
  localStorage.setItem("boardrules.name", $("name").value);
  localStorage.setItem(PREFIX + made.table, JSON.stringify({ 0: made.token }));
  location.href = `/t/${made.table}`;
};

function tellTables() {
  const ids = Object.keys(localStorage).filter((name) => name.startsWith(PREFIX)).map((name) => name.slice(PREFIX.length));
  $("tables").replaceChildren(...ids.map((id) => {
    const line = document.createElement("li");
    const link = document.createElement("a");
    link.href = `/t/${id}`;
    link.textContent = id;
    const forget = document.createElement("button");
    forget.textContent = t("Forget");
    forget.setAttribute("aria-label", t("Forget table {id}", { id }));
    forget.onclick = () => {
      localStorage.removeItem(PREFIX + id);
      tellTables();
    };
    line.append(link, " ", forget);
    return line;
  }));
}

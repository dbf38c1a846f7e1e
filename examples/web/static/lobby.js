// The first page: the games as cards, a new table, tables that wait for players, and those of this browser. It knows no game.

import { learn, language, speakPage, t, tellLanguages } from "./words.js";
import { WORDS } from "./lobby-words.js";

const $ = (id) => document.getElementById(id);
const PREFIX = "boardrules.table.";
const FRIEND = "friend";
learn(WORDS);
speakPage();
tellLanguages($("language"));

// An element with properties and children.
export function made(name, properties = {}, ...children) {
  const element = Object.assign(document.createElement(name), properties);
  element.append(...children);
  return element;
}

async function asked(address, message) {
  const sent = message && { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(message) };
  const answer = await fetch(address, sent);
  const found = await answer.json().catch(() => ({ fault: t("The server is busy. Try again in a moment.") }));
  if (!answer.ok) throw new Error(found.fault ?? answer.statusText);
  return found;
}

const remembered = () => Object.keys(localStorage).filter((name) => name.startsWith(PREFIX) && !name.endsWith(".invitation")).map((name) => name.slice(PREFIX.length));

let games = [];
let game = null; // the one that a table is made of
let told = ""; // the open tables that are shown

// The games

function tellGames() {
  $("games").replaceChildren(...games.map(card));
  $("puzzle").hidden = !games.some((one) => one.puzzles);
}

function card(one) {
  const image = made("img", { src: `/picture/${one.id}-light-${language}.svg`, alt: "", width: 360, height: 225 });
  const dark = made("source", { media: "(prefers-color-scheme: dark)", srcset: `/picture/${one.id}-dark-${language}.svg` });
  const title = made("h2", { textContent: one.title, id: `title-${one.id}` });
  const [least, most] = one.seats;
  const facts = [t(least === most ? "{least} players" : "{least} to {most} players", { least, most })];
  if (one.minutes) facts.push(t("about {minutes} minutes", one));
  const play = made("button", { type: "button", className: "main", textContent: t("Play"), onclick: () => open(one) });
  play.setAttribute("aria-label", t("Play {game}", { game: one.title }));
  const learning = one.lessons.map((lesson, number) => {
    const link = made("a", { className: "button", href: `/lesson/${one.id}/${number}`, textContent: t("Learn") });
    link.setAttribute("aria-label", `${t("Learn")}: ${lesson.title}`);
    return link;
  });
  const about = made("div", { className: "about" }, title, made("p", { className: "quiet", textContent: facts.join(" · ") }), made("p", { textContent: one.sentence }), made("div", { className: "row" }, play, ...learning));
  const line = made("li", { className: "card" }, made("picture", {}, dark, image), about);
  line.dataset.game = one.id;
  line.setAttribute("aria-labelledby", title.id);
  return line;
}

// A new table

function open(one) {
  game = one;
  $("new-title").textContent = t("A table of {game}", { game: one.title });
  $("name").value = localStorage.getItem("boardrules.name") ?? "";
  $("fault").textContent = $("more").value = "";
  const count = one.options.find((option) => option.name === "seats");
  $("count").replaceChildren(...(count ? [picks(count)] : []));
  $("options").replaceChildren(...one.options.filter((option) => option !== count && option.choices.length).map(field));
  const others = one.options.filter((option) => !option.choices.length);
  $("others").replaceChildren(...others.flatMap(({ name, help }) => [made("dt", { textContent: name }), made("dd", { textContent: help })]));
  tellSeats();
  $("make").hidden = false;
  $("made").hidden = true;
  $("new").showModal();
  $("new-title").focus();
}

for (const button of document.querySelectorAll(".close")) button.onclick = () => $("new").close();
$("new").onclose = () => document.querySelector(`[data-game="${game.id}"] button`).focus();
$("make").onchange = (event) => event.target.dataset.seats !== undefined && tellSeats();

const named = (option) => t(option.name.replaceAll("_", " "));
const labelled = (choice) => choice.label || t(String(choice.value));

// Few numbers: each is a button.
function picks(option) {
  const buttons = option.choices.map((choice) => {
    const button = made("input", { type: "radio", name: option.name, value: JSON.stringify(choice.value), checked: choice.value === option.default });
    button.dataset.seats = "";
    return made("label", { className: "pick" }, button, made("span", { textContent: labelled(choice) }));
  });
  const legend = made("legend", { textContent: t("How many play") });
  return made("fieldset", { className: "picks", id: `option-${option.name}` }, legend, made("div", {}, ...buttons));
}

function field(option) {
  const id = `option-${option.name}`;
  const help = option.help ? [made("small", { textContent: option.help, id: `${id}-help` })] : [];
  if (typeof option.default === "boolean") {
    const tick = made("input", { type: "checkbox", id, name: option.name, checked: option.default });
    return made("p", { className: "tick" }, tick, made("label", { htmlFor: id, textContent: option.help || named(option) }));
  }
  const select = made("select", { id, name: option.name }, ...option.choices.map((choice) => new Option(labelled(choice), JSON.stringify(choice.value))));
  select.value = JSON.stringify(option.default);
  select.dataset.seats = "";
  if (help.length) select.setAttribute("aria-describedby", help[0].id);
  return made("p", { className: "field" }, made("label", { htmlFor: id, textContent: named(option) }), select, ...help);
}

// What is chosen and is not as usual.
function chosen() {
  const found = {};
  for (const option of game.options) {
    const element = $("make").querySelector(`select[name="${option.name}"], input[name="${option.name}"][type="checkbox"], input[name="${option.name}"]:checked`);
    if (!element) continue;
    const value = element.type === "checkbox" ? element.checked : JSON.parse(element.value);
    if (JSON.stringify(value) !== JSON.stringify(option.default)) found[option.name] = value;
  }
  return found;
}

function seats() {
  const options = chosen();
  const told = game.options.map(({ name, choices, default: usual }) => choices.find((choice) => choice.value === (options[name] ?? usual))?.seats);
  return Math.max(...told.filter(Boolean), game.seats[0]);
}

function tellSeats() {
  const before = [...$("opponents").querySelectorAll("select")].map((select) => select.value);
  const lines = Array.from({ length: seats() - 1 }, (_, number) => {
    const id = `seat-${number + 1}`;
    const choices = [...game.levels.map((level) => new Option(t("a bot: {level}", { level: t(level) }), level)), new Option(t("a friend, by a link"), FRIEND)];
    const select = made("select", { id }, ...choices);
    select.value = before[number] ?? "casual";
    return made("p", { className: "field" }, made("label", { htmlFor: id, textContent: t("Player {number}", { number: number + 2 }) }), select);
  });
  $("opponents").replaceChildren(...lines);
}

$("make").onsubmit = async (event) => {
  event.preventDefault();
  $("fault").textContent = "";
  const sitting = [...$("opponents").querySelectorAll("select")].map((select) => select.value);
  try {
    const more = JSON.parse($("more").value || "{}");
    const message = {
      game: game.id,
      options: { ...chosen(), ...more },
      name: $("name").value,
      bots: "casual",
      opponents: sitting.map((value) => (value === FRIEND ? "" : value)),
      pace: $("pace").value,
      listed: $("listed").checked,
      invite: sitting.flatMap((value, number) => (value === FRIEND ? [number + 1] : [])),
    };
    await begun(await asked("/api/tables", message));
  } catch (error) {
    $("fault").textContent = error instanceof SyntaxError ? t("That is no JSON.") : t(error.message);
  }
};

// The table is there: whoever plays alone goes to it, others send their links first.
async function begun({ table, token, links }) {
  localStorage.setItem("boardrules.name", $("name").value);
  localStorage.setItem(PREFIX + table, JSON.stringify({ 0: token }));
  $("go").href = `/t/${table}`;
  if (!links.length && !$("listed").checked) {
    location.href = $("go").href;
    return;
  }
  $("waits").hidden = !$("listed").checked;
  $("links").replaceChildren(...links.map(linked));
  $("make").hidden = true;
  $("made").hidden = false;
  $("made-title").focus();
  await Promise.all([tellOpen(), tellYours()]);
}

function linked({ seat, address, qr }) {
  const id = `link-${seat}`;
  const input = made("input", { id, readOnly: true, value: address, onfocus: () => input.select() });
  const copy = made("button", { type: "button", textContent: t("Copy") });
  copy.onclick = async () => {
    input.select();
    await navigator.clipboard?.writeText(address).catch(() => {});
    $("copied").textContent = t("The link is copied.");
  };
  const drawn = document.importNode(new DOMParser().parseFromString(qr, "image/svg+xml").documentElement, true);
  drawn.setAttribute("role", "img");
  drawn.setAttribute("aria-label", t("The link as a picture for the camera of a telephone"));
  const label = made("label", { htmlFor: id, textContent: t("Send this link to player {number}: it works once.", { number: seat + 1 }) });
  return made("div", { className: "link" }, label, made("span", { className: "row" }, input, copy), drawn);
}

// Tables

function title({ game: id, names }) {
  const about = { game: games.find((one) => one.id === id)?.title ?? id, name: names.find(Boolean) };
  return about.name ? t("{name}'s table of {game}", about) : t("A table of {game}", about);
}

function others({ names }) {
  const [, ...more] = names.filter(Boolean);
  return more.length ? t("with {names}", { names: more.join(", ") }) : "";
}

function line(table, facts, ...buttons) {
  const what = made("span", { className: "what", textContent: title(table) });
  if (facts) what.append(made("small", { textContent: facts }));
  return made("li", {}, what, ...buttons);
}

async function tellOpen() {
  const mine = new Set(remembered());
  const tables = (await asked("/api/listed")).filter(({ id }) => !mine.has(id));
  if (JSON.stringify(tables) === told) return; // leave a link alone that somebody may be about to press
  told = JSON.stringify(tables);
  $("none-open").hidden = tables.length > 0;
  $("open").replaceChildren(...tables.map((table) => {
    const sit = made("a", { className: "button", href: `/t/${table.id}#invitation=open`, textContent: t("Join") });
    sit.setAttribute("aria-label", `${t("Join")}: ${title(table)}`);
    return line(table, [others(table), t("empty seats: {empty}", table)].filter(Boolean).join("; "), sit);
  }));
}

async function tellYours() {
  const ids = remembered().slice(-30);
  const tables = ids.length ? await asked("/api/mine", { ids }) : [];
  $("yours").hidden = !tables.length;
  $("tables").replaceChildren(...tables.map((table) => {
    const link = made("a", { className: "button", href: `/t/${table.id}`, textContent: t("Open") });
    link.setAttribute("aria-label", `${t("Open")}: ${title(table)}`);
    const forget = made("button", { type: "button", textContent: t("Forget") });
    forget.setAttribute("aria-label", `${t("Forget")}: ${title(table)}`);
    forget.onclick = () => {
      localStorage.removeItem(PREFIX + table.id);
      tellYours();
    };
    return line(table, others(table), link, forget);
  }));
}

// Everything above is known before anything is shown.
try {
  games = await asked(`/api/games?language=${language}`);
  tellGames();
  if (location.hash === "#new") {
    history.replaceState(null, "", location.pathname);
    open(games[0]);
  }
  await Promise.all([tellOpen(), tellYours()]);
  setInterval(() => document.hidden || tellOpen().catch(() => {}), 10_000);
} catch (error) {
  $("failed").textContent = t(error.message);
}

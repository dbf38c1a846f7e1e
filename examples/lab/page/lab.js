// The ruling lab: a position, what is tried in it, and what the rules say, in several versions side by side. This page knows no rules.

import { Runtime } from "./boardrules/src/index.js";
import { told } from "./told.js";
import { Client } from "./static/client.js";

const $ = (id) => document.getElementById(id);
const began = performance.now();
const offline = navigator.serviceWorker?.register("sw.js").then(() => navigator.serviceWorker.ready);
const starting = Runtime.start({ modules: ["python/ruling.py", "python/laying.py"] });
const call = async (name, ...args) => (await starting).call(name, ...args);

let games = [];
let asked = null; // the case: all that a link carries
let places = [];
let number = 0; // of the answer that is shown

// Pointing at the picture, as in every page of the library; what is pointed at is tried.
const transport = {
  onshown: () => {},
  async ask(message) {
    if (message.type === "picture") return call("ruling:drawn", asked, message.targets, message.focus);
    return (await change({ action: message.action })) ? {} : { refused: { message: $("fault").textContent, rule: null } };
  },
};
const client = new Client(transport, { board: $("board"), question: $("question"), buttons: $("buttons"), refusal: $("refusal") });

// The case

// Ask another case; what cannot be asked leaves everything as it is. Whether it could.
async function change(changes) {
  const wanted = { ...asked, ...changes };
  const mine = ++number;
  $("state").textContent = "Asking the rules ...";
  try {
    const answer = await call("ruling:ruled", wanted);
    if (mine !== number) return true;
    asked = wanted;
    const address = `#${new URLSearchParams({ position: JSON.stringify(asked) })}`;
    if (location.hash !== address) history.replaceState(null, "", address);
    show(answer);
    fault(answer.now ? "" : "No version of the rules has this position: see below.");
    await tellPlaces();
    return true;
  } catch (error) {
    if (mine === number) fault(error.message);
    return false;
  } finally {
    if (mine === number) $("state").textContent = "";
  }
}

const fault = (message) => ($("fault").textContent = message);

function show({ now, groups }) {
  const actions = (now?.actions ?? []).map((one) => ({ ...one, action: one.text, label: told.labelled(one, asked.versions.length) }));
  const question = now && !now.over ? { text: now.question || "Luck is due: choose what it brings.", rule: "" } : null;
  transport.onshown({ seen: number, seat: null, actions, question, over: now?.over ?? false, svg: now?.svg ?? "<svg xmlns='http://www.w3.org/2000/svg'/>" });
  $("eyes").textContent = !now ? "" : now.eyes === null ? "As a spectator sees it." : `As seat ${now.eyes} sees it.`;
  $("actions").replaceChildren(...actions.map((one) => new Option(one.label, one.text)));
  $("action").value = asked.action;
  $("course").replaceChildren(...asked.course.map((text) => told.element("li", text)));
  $("undo").disabled = !asked.course.length && !asked.action;
  $("text").value = JSON.stringify(asked.position, null, 1);
  tellVersions();
  const title = !asked.action && groups.every((group) => !group.faults) ? "Try an action: what the rules say of it stands here." : groups.length > 1 ? "The versions differ" : asked.versions.length > 1 ? "All versions say the same" : "What the rules say";
  $("rulings-title").textContent = title;
  $("groups").replaceChildren(...groups.filter((group) => asked.action || group.faults || group.before).map((group) => told.group(group, { goOn, beginHere })));
}

const goOn = () => change({ course: [...asked.course, asked.action], action: "" });

async function beginHere(version) {
  try {
    const { position } = await call("ruling:taken", { ...asked, versions: [asked.versions[version]] });
    await change({ position, course: [], action: "" });
  } catch (error) {
    fault(error.message);
  }
}

$("undo").onclick = () => change(asked.action ? { action: "" } : { course: asked.course.slice(0, -1) });
$("try").onsubmit = (event) => {
  event.preventDefault();
  change({ action: $("action").value.trim() });
};

// Versions of the rules, and readers

const chosenGame = () => games.find((one) => one.id === asked.game);
const same = (one, other) => JSON.stringify(one) === JSON.stringify(other);

function tellVersions() {
  const { versions } = chosenGame();
  $("versions").replaceChildren(...asked.versions.map((options, at) => {
    const line = told.element("li", versions.find((one) => same(one.options, options))?.title ?? (told.short(options) || "as the position says"));
    if (asked.versions.length > 1) {
      const leave = client.button("Leave out", () => change({ versions: asked.versions.filter((_, other) => other !== at) }), "");
      leave.setAttribute("aria-label", `Leave out ${line.textContent}`);
      line.append(leave);
    }
    return line;
  }));
  const left = versions.filter((one) => !asked.versions.some((options) => same(options, one.options)));
  $("version").replaceChildren(new Option("Choose ...", ""), ...left.map((one) => new Option(one.title, JSON.stringify(one.options))));
  const readers = [["host", "the host, who sees everything"], ...Array.from({ length: chosenGame().seats }, (_, seat) => [seat, `seat ${seat}`]), [null, "a spectator"]];
  $("reader").replaceChildren(...readers.map(([reader, title]) => new Option(title, JSON.stringify(reader))));
  $("reader").value = JSON.stringify(asked.reader ?? null);
}

$("version").onchange = () => $("version").value && change({ versions: [...asked.versions, JSON.parse($("version").value)] });
$("reader").onchange = () => change({ reader: JSON.parse($("reader").value) });

// Laying out by choosing: a place is pointed at or picked, and a line says what lies there

async function tellPlaces() {
  const before = $("place").value;
  places = await call("laying:at", asked, "").catch(() => []);
  $("lay").hidden = !places.length;
  $("place").replaceChildren(...places.map((place) => new Option(place.line ? `${place.title}: ${place.line}` : place.title, place.id)));
  if (before) $("place").value = before;
  if ($("place").selectedIndex < 0) $("place").selectedIndex = 0;
  tellPlace(places.find((place) => place.id === $("place").value));
}

function tellPlace(place) {
  if (!place) return;
  if (![...$("place").options].some((option) => option.value === place.id)) $("place").append(new Option(place.title, place.id));
  $("place").value = place.id;
  $("line").value = place.line;
  $("how").textContent = `Written like this: ${place.how}.`;
  $("things").replaceChildren(...place.things.map(([id, name]) => new Option(name, id)));
}

$("place").onchange = () => tellPlace(places.find((place) => place.id === $("place").value));
$("stage").addEventListener("click", async (event) => {
  if (!$("laying").checked) return;
  event.stopPropagation();
  const element = event.target.closest("[data-anchor]");
  const [place] = element ? await call("laying:at", asked, element.dataset.anchor) : [];
  if (!place) return;
  for (const old of $("board").querySelectorAll(".picked")) old.classList.remove("picked");
  element.classList.add("picked");
  tellPlace(place);
  $("line").focus();
  $("line").select();
}, true);
for (const radio of document.querySelectorAll("[name=mode]")) radio.onchange = () => $("board").classList.toggle("laying", $("laying").checked);

async function lay(line) {
  try {
    await change({ position: await call("laying:put", asked, $("place").value, line), course: [], action: "" });
  } catch (error) {
    fault(error.message);
  }
}
$("lay").onsubmit = (event) => {
  event.preventDefault();
  lay($("line").value);
};
$("clear").onclick = () => lay("");

// As text, as a file, as a link

function parsed(text) {
  try {
    return JSON.parse(text);
  } catch (error) {
    fault(`This is no JSON: ${error.message}`);
    return null;
  }
}

// A file has a case, or a Setup as `boardrules play --position` takes it.
async function bring(found) {
  if (!found) return;
  if (!("game" in found)) return change({ position: found, course: [], action: "" });
  if (!games.some((one) => one.id === found.game)) return fault(`There is no game ${found.game} here.`);
  $("game").value = found.game;
  await change({ versions: [{}], course: [], action: "", reader: "host", ...found });
}

$("written").onsubmit = (event) => {
  event.preventDefault();
  const position = parsed($("text").value);
  if (position) change({ position, course: [], action: "" });
};
$("link").onclick = async () => {
  await navigator.clipboard?.writeText(location.href).catch(() => {});
  $("state").textContent = "The address is the link to this ruling. Everything is in it.";
};
$("save").onclick = () => {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([JSON.stringify(asked, null, 1)], { type: "application/json" }));
  link.download = `${asked.game}.json`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
};
$("open").onchange = async () => {
  const [file] = $("open").files;
  $("open").value = "";
  if (file) bring(parsed(await file.text()));
};

// The beginning

function begin(name) {
  const { id, sample, versions } = games.find((one) => one.id === name);
  const editions = versions.filter((one) => "edition" in one.options).map((one) => one.options);
  asked = { game: id, position: sample, versions: editions.length ? editions : [{}], course: [], action: "", reader: "host" };
  return change({});
}

const brought = () => parsed(new URLSearchParams(location.hash.slice(1)).get("position") ?? "null");
$("game").onchange = () => begin($("game").value);
addEventListener("hashchange", () => bring(brought()));

try {
  games = await call("ruling:installed");
  $("game").replaceChildren(...games.map((game) => new Option(game.title, game.id)));
  $("game").disabled = false;
  $("desk").hidden = false;
  const found = brought();
  const first = games.find((one) => one.id === (found?.game ?? "pixel_tactics")) ?? games[0];
  $("game").value = first.id;
  if (found?.game === first.id) {
    asked = { game: first.id };
    await bring(found);
  }
  if (!asked?.versions) await begin(first.id);
  document.documentElement.dataset.ready = ((performance.now() - began) / 1000).toFixed(1);
  if (await offline) document.documentElement.dataset.offline = "yes";
} catch (error) {
  $("state").textContent = `Python could not be started: ${error.message}`;
}

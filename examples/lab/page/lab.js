// The ruling lab: a position, what is tried in it, and what the rules say, in several versions side by side. This page knows no rules.

import { Runtime } from "./boardrules/src/index.js";
import { LAB_WORDS } from "./lab_words.js";
import { broughtBy, linkTo } from "./link.js";
import { Questions } from "./questions.js";
import { told } from "./told.js";
import { Client } from "./static/client.js";
import { Screen } from "./static/screen.js";
import { language, learn, speakPage, t, tellLanguages } from "./static/words.js";

const $ = (id) => document.getElementById(id);
const began = performance.now();
learn(LAB_WORDS);
speakPage();
const offline = navigator.serviceWorker?.register("sw.js").then(() => navigator.serviceWorker.ready);
const calm = matchMedia("(prefers-reduced-motion: reduce)");
const starting = Runtime.start();
const call = async (name, ...args) => (await starting).call(name, ...args);

let games = [];
let asked = null; // the case: all that a file carries, and a link if its pack is not too long
let packed = null; // the title of its pack
let places = [];
let players = []; // what they are called, seat by seat
let number = 0; // of the answer that is shown
let address = ""; // the end of the address that says the same

const GUESSED = {
  seat: "This is the table as {player} sees it. The cards that are hidden from this player are a guess of this page: lay the ones that you know.",
  spectator: "This is the table as a spectator sees it. The cards that are hidden from a spectator are a guess of this page: lay the ones that you know.",
};
const NOTHING = { frame: null, pieces: [{ key: "", drawing: "<svg xmlns='http://www.w3.org/2000/svg'/>", x: 0, y: 0 }] }; // where no position is
const spoken = (wanted = asked) => ({ ...wanted, language, ...screen.now() });

// Pointing at the picture, as in every page of the library; what is pointed at is tried.
const transport = {
  onshown: () => {},
  async ask(message) {
    if (message.type !== "act") return {};
    return (await change({ action: message.action }, true)) ? {} : { refused: { message: $("fault").textContent, rule: null } };
  },
};
const client = new Client(transport, { board: $("board"), question: $("question"), buttons: $("buttons"), refusal: $("refusal") }, undefined, t);

client.pieces.slack = 0; // nothing is below the board that moves by itself
const questions = new Questions(
  client,
  { board: $("board"), pieces: $("pieces"), thing: $("thing"), meant: $("meant"), examples: $("examples"), field: $("action") },
  {
    about: (anchors) => call("choosing:about", spoken(), anchors),
    things: (anchors) => call("choosing:things", spoken(), anchors),
    ask: (action) => change({ action }, true),
  },
);

const screen = new Screen($("stage"), () => {
  client.pieces.colors = screen.marks;
  if (asked) change({});
});
client.pieces.colors = screen.marks;

// The case

// Ask another case; what cannot be asked leaves everything as it is. Whether it could. `look`: lead the reader to the answer.
async function change(changes, look = false) {
  const wanted = { ...asked, ...changes };
  const mine = ++number;
  $("state").textContent = t("Asking the rules ...");
  try {
    const answer = await call("ruling:ruled", spoken(wanted));
    const { pack, ...link } = wanted;
    const end = await linkTo(call, link, pack);
    if (mine !== number) return true;
    [asked, address] = [wanted, end];
    if (location.hash !== address) history.replaceState(null, "", address);
    show(answer);
    if (look) lookAtAnswer();
    fault(answer.now ? "" : t("No version of the rules has this position: see below."));
    await tellPlaces();
    return true;
  } catch (error) {
    if (mine === number) fault(error.message);
    return false;
  } finally {
    if (mine === number) $("state").textContent = "";
  }
}

function fault(message) {
  $("fault").textContent = t(message);
  if (message) $("fault").scrollIntoView({ block: "nearest" });
}

const titled = (options) => told.version(options, chosenGame().editions);

function show({ now, groups, players: called }) {
  players = called;
  const actions = (now?.actions ?? []).map((one) => ({ ...one, action: one.text, label: told.labelled(one, asked.versions.length) }));
  const asking = now?.questions.map(({ who, text }) => told.said(who, text)).join(" ");
  const question = now && !now.over ? { text: asking || t("Luck is due: choose what it brings."), rule: "" } : null;
  client.chosen = []; // another action can be pointed at
  transport.onshown({ seen: number, seat: null, actions, question, over: now?.over ?? false, picture: { number, whole: now?.picture ?? NOTHING } });
  screen.fit();
  $("eyes").textContent = !now ? "" : now.eyes === null ? t("As a spectator sees it.") : t("As {player} sees it.", { player: players[now.eyes] });
  const { action: _, ...position } = asked;
  questions.show(actions, JSON.stringify([language, position]));
  $("choose").hidden = !actions.some((one) => one.anchors.length);
  $("action").value = asked.action;
  $("course").replaceChildren(...(now?.course ?? asked.course).map((text) => told.element("li", text)));
  $("undo").hidden = !asked.course.length && !asked.action;
  $("text").value = JSON.stringify(asked.position, null, 1);
  tellVersions();
  tellPack();
  const title = groups.length > 1 ? "The versions differ" : asked.versions.length > 1 ? "All versions say the same" : "What the rules say";
  $("rulings-title").textContent = t(title);
  const telling = groups.filter((group) => asked.action || group.faults || group.before);
  $("rulings").hidden = !telling.length;
  $("guessed").hidden = !asked.guessed;
  $("guessed").textContent = asked.guessed ? t(asked.reader === null ? GUESSED.spectator : GUESSED.seat, { player: players[asked.reader] ?? "" }) : "";
  $("groups").replaceChildren(...telling.map((group) => told.group(group, group.versions.map((one) => titled(asked.versions[one])), { goOn, beginHere, examples: questions.kinds() })));
}

async function goOn() {
  await change({ course: [...asked.course, asked.action], action: "" });
  toQuestion();
}

async function beginHere(version) {
  try {
    const { position } = await call("ruling:taken", spoken({ ...asked, versions: [asked.versions[version]] }));
    await change({ position, course: [], action: "" });
    toQuestion();
  } catch (error) {
    fault(error.message);
  }
}

$("undo").onclick = async () => {
  await change(asked.action ? { action: "" } : { course: asked.course.slice(0, -1) });
  toQuestion();
};
$("try").onsubmit = (event) => {
  event.preventDefault();
  change({ action: $("action").value.trim() }, true);
};

// Whoever goes on is led to what is asked now.
function toQuestion(block = "nearest") {
  $("question").focus({ preventScroll: true });
  $("asking").scrollIntoView({ block, behavior: calm.matches ? "auto" : "smooth" });
}

$("to-question").onclick = () => {
  if ($("laying").checked) $("place").focus();
  else toQuestion("start");
};

// Whoever asked is led to the answer, which is below the board, and from there back to it.
function lookAtAnswer() {
  if (!asked.action) return;
  $("rulings").scrollIntoView({ block: "start", behavior: calm.matches ? "auto" : "smooth" });
  $("rulings-title").focus({ preventScroll: true });
  $("said").textContent = [$("rulings-title").textContent, ...[...$("groups").querySelectorAll(".verdict, .why")].map((one) => one.textContent)].join(". ");
}

$("back").onclick = () => {
  $("stage").scrollIntoView({ block: "nearest", behavior: calm.matches ? "auto" : "smooth" });
  client.focusNext(document.body); // away from this button
};

// Versions of the rules, and readers

const chosenGame = () => games.find((one) => one.id === asked.game);
const same = (one, other) => JSON.stringify(one) === JSON.stringify(other);

function tellVersions() {
  const { versions, seats } = chosenGame();
  $("versions").replaceChildren(...asked.versions.map((options, at) => {
    const line = told.element("li", titled(options));
    if (asked.versions.length > 1) {
      const leave = client.button(t("Leave out"), async () => {
        await change({ versions: asked.versions.filter((_, other) => other !== at) });
        $("version").focus();
      }, "");
      leave.setAttribute("aria-label", t("Leave out: {version}", { version: titled(options) }));
      line.append(" ", leave);
    }
    return line;
  }));
  const left = versions.filter((one) => !asked.versions.some((options) => same(options, one)));
  $("version").replaceChildren(new Option(t("Choose ..."), ""), ...left.map((one) => new Option(titled(one), JSON.stringify(one))));
  const readers = [["host", t("the host, who sees everything")], ...Array.from({ length: seats }, (_, seat) => [seat, players[seat]]), [null, t("a spectator")]];
  $("reader").replaceChildren(...readers.map(([reader, title]) => new Option(title, JSON.stringify(reader))));
  $("reader").value = JSON.stringify(asked.reader ?? null);
  const [version, ...others] = asked.versions;
  const compared = others.length ? t("versions compared: {count}", { count: asked.versions.length }) : titled(version);
  $("versions-count").textContent = `${compared} · ${$("reader").selectedOptions[0]?.textContent ?? ""}`;
}

$("version").onchange = () => $("version").value && change({ versions: [...asked.versions, JSON.parse($("version").value)] });
$("reader").onchange = () => change({ reader: JSON.parse($("reader").value) });

// Cards of one's own

function tellPack() {
  $("packs").hidden = !chosenGame().packs;
  $("pack-title").textContent = packed ? t("With the cards of {title}.", { title: packed }) : "";
  $("unpack").hidden = !packed;
}

// Play with a pack, or with none: the position stays, if its cards are there.
async function play(pack) {
  try {
    const position = await call("ruling:fitting", { ...asked, pack });
    packed = pack?.title ?? null;
    await change({ pack, position, course: [], action: "" });
  } catch (error) {
    fault(error.message);
  }
}

$("pack").onchange = async () => {
  const [file] = $("pack").files;
  $("pack").value = "";
  const pack = file && parsed(await file.text());
  if (pack) play(pack);
};
$("unpack").onclick = async () => {
  await play(null);
  $("pack").focus();
};

// Laying out by choosing: a place is pointed at or picked, and a line says what lies there

const named = ({ title }) => t(...title);

async function tellPlaces() {
  const before = $("place").value;
  places = await call("laying:at", spoken(), "").catch(() => []);
  $("lay").hidden = !places.length; // a game of somebody else is laid out by text
  $("place").replaceChildren(...places.map((place) => new Option(place.line ? `${named(place)}: ${place.line}` : named(place), place.id)));
  if (before) $("place").value = before;
  if ($("place").selectedIndex < 0) $("place").selectedIndex = 0;
  tellPlace(places.find((place) => place.id === $("place").value));
}

function tellPlace(place) {
  if (!place) return;
  if (![...$("place").options].some((option) => option.value === place.id)) $("place").append(new Option(named(place), place.id));
  $("place").value = place.id;
  $("line").value = place.line;
  const marks = place.marks && questions.named(place.marks, (name) => name);
  $("marks").hidden = !place.marks;
  $("marks").textContent = place.marks ? t("It keeps what it did and what lasts on it; clear the place first to drop that. On the board: {what}", { what: marks || place.line }) : "";
  $("how").textContent = t("Written like this: {how}.", { how: t(...place.how) });
  $("things").replaceChildren(...place.things.map(([, name]) => new Option(name)));
}

$("place").onchange = () => tellPlace(places.find((place) => place.id === $("place").value));
$("stage").addEventListener("click", async (event) => {
  if (!$("laying").checked) return;
  event.stopPropagation();
  const element = event.target.closest("[data-anchor]");
  const [place] = element ? await call("laying:at", spoken(), element.dataset.anchor) : [];
  if (!place) return;
  for (const old of $("board").querySelectorAll(".picked")) old.classList.remove("picked");
  element.classList.add("picked");
  tellPlace(place);
  $("line").focus();
  $("line").select();
}, true);
for (const radio of document.querySelectorAll("[name=mode]")) radio.onchange = tellMode;

function tellMode() {
  const laying = $("laying").checked;
  $("board").classList.toggle("laying", laying);
  $("asking").hidden = laying;
  $("layout").hidden = !laying;
}

async function lay(line) {
  try {
    await change({ position: await call("laying:put", spoken(), $("place").value, line), course: [], action: "" });
  } catch (error) {
    fault(t("This cannot be laid there: {message}", { message: t(error.message) }));
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
    fault(t("This is no JSON: {message}", { message: error.message }));
    return null;
  }
}

// A file has a case, or a Setup as `boardrules play --position` takes it.
async function bring(found) {
  if (!found) return;
  if (!("game" in found)) return change({ position: found, course: [], action: "", guessed: false });
  if (!games.some((one) => one.id === found.game)) return fault(t("There is no game {game} here.", found));
  const { language: _, ...kept } = found; // whoever opens it reads it in the language of the page
  const wanted = { versions: [{}], course: [], action: "", reader: "host", names: [], guessed: false, ...kept, pack: found.pack ?? null };
  const before = packed;
  packed = wanted.pack?.title ?? null;
  if (!(await change(wanted, true))) packed = before;
  $("game").value = asked?.game ?? games[0].id;
}

$("written").onsubmit = (event) => {
  event.preventDefault();
  const position = parsed($("text").value);
  if (position) change({ position, course: [], action: "" });
};
$("link").onclick = async () => {
  await navigator.clipboard?.writeText(location.href).catch(() => {});
  const whole = !new URLSearchParams(address.slice(1)).has("without");
  $("state").textContent = `${t("The address is the link to this ruling.")} ${t(whole ? "Everything is in it." : "The cards are too many for it: send their file, too.")}`;
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
  const editions = versions.filter((options) => "edition" in options);
  packed = null;
  return change({ game: id, position: sample, versions: editions.length ? editions : [{}], course: [], action: "", reader: "host", pack: null, names: [], guessed: false });
}

async function followLink() {
  try {
    const found = await broughtBy(call);
    if (!found) return;
    const { position, pack, without } = found;
    await bring({ ...position, pack });
    if (without) fault(t("The cards of {title} were too many for the link: open their file, too.", { title: without }));
  } catch (error) {
    fault(error instanceof SyntaxError ? t("This is no JSON: {message}", { message: error.message }) : error.message);
  }
}

$("game").onchange = () => begin($("game").value);
addEventListener("hashchange", followLink);
tellLanguages($("language"), undefined, () => asked && change({}));

try {
  games = await call("ruling:installed");
  $("game").replaceChildren(...games.map((game) => new Option(game.title, game.id)));
  $("game").disabled = false;
  delete $("state").dataset.t; // from now on it says other things
  await followLink();
  if (!asked) await begin(games.some((one) => one.id === "pixel_tactics") ? "pixel_tactics" : games[0].id);
  $("game").value = asked.game;
  $("desk").classList.remove("waiting"); // all at once, so that nothing moves
  document.documentElement.dataset.ready = ((performance.now() - began) / 1000).toFixed(1);
  if (await offline) document.documentElement.dataset.offline = "yes";
} catch (error) {
  $("state").textContent = t("Python could not be started: {message}", { message: error.message });
}

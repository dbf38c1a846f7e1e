// One device, no server: the rules run in a worker, the page is that of the web example. This file is its transport, and the form before a game.

import { Runtime } from "./boardrules/src/index.js";
import { broughtBy, linkTo } from "./link.js";
import { page } from "./static/page.js";
import { language, speakPage, t, tellLanguages } from "./static/words.js";

const $ = (id) => document.getElementById(id);
const KEPT = "boardrules.table";
const began = performance.now();

const starting = Runtime.start({ onprogress: (done) => ($("progress").value = done) });
starting.catch(() => {}); // told where it is waited for
const python = async (name, ...args) => (await starting).call(name, ...args);
const call = (name, ...args) => python(`hotseat:${name}`, ...args);

// The transport of the page, as the socket is on the web: it asks the worker, and tells what is shown.
const transport = {
  onshown: () => {},
  onstate: () => {},
  async ask(message) {
    const { answer, shown } = await call("answer", message);
    if (shown) await tell(shown);
    return answer;
  },
};

let seat = null; // whose view is on the screen
let people = 1;

// Show what there is; when it is another person's turn, only after that person says so.
async function tell(shown) {
  if (people > 1 && shown.seat !== seat) await pass(shown.seat);
  seat = shown.seat;
  transport.onshown(shown);
  keep();
}

function pass(next) {
  $("stage").classList.add("covered");
  $("whose").textContent = t("{player} is next. Nobody else looks now.", { player: t("Player {number}", { number: next + 1 }) });
  $("curtain").oncancel = (event) => event.preventDefault();
  $("curtain").showModal();
  return new Promise((resolve) => {
    $("look").onclick = () => {
      $("curtain").close();
      $("stage").classList.remove("covered");
      resolve();
    };
  });
}

async function keep() {
  try {
    localStorage.setItem(KEPT, JSON.stringify(await call("kept")));
  } catch {
    // the storage of this browser is full or closed: the game goes on, and cannot be gone on with later
  }
}

// The table

function open(shown) {
  $("lobby").hidden = true;
  $("table").hidden = false;
  document.body.className = "table";
  page(transport);
  transport.onstate("open", { lab: "lab.html" });
  seat = shown.seat;
  transport.onshown(shown);
  keep();
}

$("again").onclick = () => {
  history.replaceState(null, "", location.pathname);
  location.reload();
};

$("share").onclick = async () => {
  try {
    const { pack, ...position } = await call("link");
    const link = await linkTo(python, position, pack);
    history.replaceState(null, "", link);
    $("state").textContent = t("The address is now a link to this position. Everything is in it, hidden cards too.");
    if (new URLSearchParams(link.slice(1)).has("without")) {
      $("state").textContent = `${t("The address is now a link to this position.")} ${t("The cards are too many for it: send their file, too.")}`;
    }
    await navigator.clipboard?.writeText(location.href).catch(() => {});
  } catch (error) {
    $("state").textContent = error.message;
  }
  document.addEventListener("pointerdown", () => ($("state").textContent = ""), { once: true }); // until somebody goes on
};

// The form

let games = [];
let link = null; // what the address brings

function tellGame() {
  const game = games.find((one) => one.id === $("game").value);
  const editions = game.editions.length > 1 ? game.editions.map(([id, title]) => new Option(title, id)) : [];
  $("edition").replaceChildren(new Option(t("as usual"), ""), ...editions);
  $("edition").disabled = !game.choosable;
  $("people").max = game.seats[1];
  $("from").hidden = link?.position.game !== game.id;
  $("from").textContent = t("The game begins at the position of the link.");
  if (link?.without) $("from").textContent += ` ${t("The cards of {title} were too many for the link: open their file, too.", { title: link.without })}`;
}

async function settings() {
  const options = JSON.parse($("options").value.trim() || "{}");
  if ($("edition").value) options.edition = $("edition").value;
  const [file] = $("pack").files;
  const brought = link?.position.game === $("game").value ? link : null;
  people = Number($("people").value);
  return {
    game: $("game").value,
    options,
    people,
    language,
    bots: $("bots").value,
    pack: file ? await file.text() : brought?.pack ? JSON.stringify(brought.pack) : null,
    position: brought && brought.position.position,
  };
}

async function attempt(play) {
  $("fault").textContent = "";
  for (const button of $("make").querySelectorAll("button")) button.disabled = true;
  try {
    open(await play());
  } catch (error) {
    $("fault").textContent = error instanceof SyntaxError ? t("The options are no JSON.") : error.message;
  }
  for (const button of $("make").querySelectorAll("button")) button.disabled = false;
}

$("make").onsubmit = (event) => {
  event.preventDefault();
  attempt(async () => call("begin", await settings()));
};

$("go-on").onclick = () => attempt(async () => {
  const kept = JSON.parse(localStorage.getItem(KEPT));
  people = kept.settings.people;
  return call("resume", kept, language);
});

$("game").onchange = () => {
  tellGame();
  call("warm", $("game").value).catch(() => {}); // whoever begins it is told
};
speakPage();
tellLanguages($("language"));

try {
  // The form is there at once; Python starts meanwhile, and reads in the chosen game only.
  games = await (await fetch("games.json")).json();
  $("game").replaceChildren(...games.map((game) => new Option(game.title, game.id)));
  tellGame();
  $("go-on").hidden = localStorage.getItem(KEPT) === null;
  $("make").hidden = false;
  link = await broughtBy(python).catch(() => null); // an address that means nothing brings nothing
  const wanted = link?.position.game ?? new URLSearchParams(location.hash.slice(1)).get("game");
  if (games.some((game) => game.id === wanted)) $("game").value = wanted;
  tellGame();
  await call("warm", $("game").value);
  $("loading").textContent = "";
  $("progress").hidden = true;
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  $("facts").textContent = t("Python was ready after {seconds} s.", { seconds });
  document.documentElement.dataset.ready = seconds;
  if (wanted && !link) await attempt(async () => call("begin", await settings())); // a page that leads to a game has chosen it
  // Offline after the first load: the service worker keeps every file of the site, once nobody waits for them.
  if (await navigator.serviceWorker?.register("sw.js").then(() => navigator.serviceWorker.ready)) {
    $("facts").textContent += ` ${t("This page now works without a network.")}`;
    document.documentElement.dataset.offline = "yes";
  }
} catch (error) {
  $("loading").textContent = t("Python could not be started: {message}", { message: error.message });
}

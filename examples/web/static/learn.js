// A lesson or a puzzle for one: what is to be done stands above the board, a wrong action is answered there and changes nothing. What was
// done is kept by this browser, so the page goes on where it was. It knows no game.

import { Client } from "./client.js";
import { WORDS } from "./lobby-words.js";
import { language, learn, speakPage, t, tellLanguages } from "./words.js";

const $ = (id) => document.getElementById(id);
const [, kind, game = "", number = ""] = location.pathname.split("/"); // /lesson/GAME/NUMBER or /puzzle/NUMBER
const PUZZLE = kind === "puzzle";
const about = PUZZLE ? { kind, number: game ? Number(game) - 1 : null } : { kind, game, number: Number(number) };
const TODAY = new Date().toISOString().slice(0, 10);
const KEY = `boardrules.${location.pathname.slice(1).replaceAll("/", ".")}${PUZZLE && !game ? `.${TODAY}` : ""}`;
learn(WORDS);
speakPage();
tellLanguages($("language"));

let done = [];
try {
  done = JSON.parse(localStorage.getItem(KEY) ?? "[]");
} catch {
  // what cannot be read was not done
}

const dark = matchMedia("(prefers-color-scheme: dark)");
const width = () => Math.min(4000, Math.max(320, Math.floor($("stage").clientWidth)));
const transport = {
  onshown: () => {},
  async ask(message) {
    if (message.type === "act") return tried(message.action);
    return {};
  },
};
const client = new Client(transport, { board: $("board"), question: $("question"), buttons: $("buttons"), refusal: $("refusal") }, () => {}, t);

async function asked(more) {
  const body = JSON.stringify({ ...about, language, width: width(), palette: dark.matches ? "dark" : "light", done, ...more });
  const answer = await fetch("/api/learn", { method: "POST", headers: { "Content-Type": "application/json" }, body });
  const found = await answer.json().catch(() => ({ fault: t("The server is busy. Try again in a moment.") }));
  if (!answer.ok) throw new Error(found.fault ?? answer.statusText);
  return found;
}

// An action: the position after it is shown, or why it is wrong.
async function tried(action) {
  try {
    const told = await asked({ action });
    if (!told.right) return { refused: { message: told.sentences.join(" "), rule: null } };
    done.push(action);
    show(told);
    return {};
  } catch (error) {
    return { refused: { message: error.message, rule: null } };
  }
}

function show(told) {
  localStorage.setItem(KEY, JSON.stringify(done));
  document.title = $("title").textContent = PUZZLE ? `${t("Puzzle of the day")}: ${told.title}` : told.title;
  $("progress").textContent = told.over ? "" : t("Step {step} of {steps}", { step: told.step + 1, steps: told.steps });
  $("news").textContent = told.sentences.join(" ");
  $("says").replaceChildren(...told.says.map((sentence) => {
    const line = document.createElement("p");
    line.textContent = sentence;
    return line;
  }));
  $("line").replaceChildren();
  $("on").hidden = told.over || told.goal !== null;
  $("solution").hidden = !PUZZLE || told.over;
  $("again").hidden = !done.length;
  $("next").hidden = !told.over;
  $("board").lang = language;
  transport.onshown(told.shown);
  if (told.over) {
    $("progress").textContent = t(PUZZLE ? "Solved. The next puzzle comes tomorrow." : "That was the lesson. Now play a game.");
    $("next").focus();
  } else if (!$("on").hidden && done.length) $("on").focus();
  if (done.length) $("task").scrollIntoView({ block: "nearest" });
}

$("on").onclick = async () => {
  try {
    const told = await asked({ on: true });
    done.push(null);
    show(told);
  } catch (error) {
    client.refuse({ message: error.message, rule: null });
  }
};

$("again").onclick = () => {
  done = [];
  begin();
};

$("solution").onclick = async () => {
  const { solution } = await asked({ solution: true });
  $("line").replaceChildren(...solution.map((sentence) => {
    const line = document.createElement("li");
    line.textContent = sentence;
    return line;
  }));
};

async function begin() {
  try {
    show(await asked({}));
  } catch (error) {
    if (done.length) {
      done = []; // it has changed since it was begun
      localStorage.removeItem(KEY);
      begin();
    } else client.refuse({ message: error.message, rule: null });
  }
}

new MutationObserver(() => $("refusal").firstChild && $("refusal").scrollIntoView({ block: "center" })).observe($("refusal"), { childList: true });
dark.onchange = begin;
let before = width();
addEventListener("resize", () => {
  if (width() === before) return;
  before = width();
  begin();
});
begin();

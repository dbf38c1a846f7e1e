// A lesson or a puzzle for one: what is to be done stands above the board, a wrong action is answered there and changes nothing. What was
// done is kept by this browser, so the page goes on where it was. It knows no game, and asks by `ask`, a promise of an answer.

import { Client } from "./client.js";
import { WORDS } from "./lobby-words.js";
import { MARKS } from "./screen.js";
import { tellStates } from "./states.js";
import { language, learn, speakPage, t, tellLanguages } from "./words.js";

const $ = (id) => document.getElementById(id);
const TODAY = new Date().toISOString().slice(0, 10);
learn(WORDS);
speakPage();
tellLanguages($("language"));

let about = null; // which lesson or puzzle
let ask = null;
let KEY = "";
let PUZZLE = false;

let done = [];

export function teach(what, asking) {
  [about, ask, PUZZLE] = [what, asking, what.kind === "puzzle"];
  KEY = ["boardrules", about.kind, ...(PUZZLE ? [about.number === null ? TODAY : about.number + 1] : [about.game, about.number])].join(".");
  try {
    done = JSON.parse(localStorage.getItem(KEY) ?? "[]");
  } catch {
    // what cannot be read was not done
  }
  return begin();
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
tellStates({ offered: () => $("buttons").hasChildNodes() }, [$("buttons")]);

const palette = () => (dark.matches ? "dark" : "light");
const asked = (more) => ask({ ...about, language, width: width(), palette: palette(), done, ...more });

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
  client.pieces.colors = MARKS[palette()];
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
  $("question").textContent = told.shown.question?.text ?? ""; // at once, so that the board does not move when the client says it
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
dark.onchange = () => about && begin();
let before = width();
addEventListener("resize", () => {
  if (width() === before) return;
  before = width();
  if (about) begin();
});

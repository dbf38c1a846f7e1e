// Plays a whole game at a table of examples/web: node built/play.js [GAME] [LANGUAGE] [ADDRESS]

import { writeFile } from "node:fs/promises";

import { TITLES, type Games } from "./generated/games.js";
import type { LogLine } from "./generated/pixies.js"; // the lines that are used here are those of every game
import { playerOf } from "./players/index.js";
import { RefusedError, Table, type GameTypes } from "./protocol.js";
import { isLanguage, Words } from "./words.js";

const isGame = (name: string): name is keyof Games => name in TITLES;

async function play<G extends keyof Games>(server: URL, game: G, words: Words): Promise<GameTypes["outcome"]> {
  const player = playerOf(game);
  const table = await Table.make<Games[G]>(server, game, player.options ?? {});
  let told = 0;
  let { nonsense } = player;
  for await (const shown of table.shown()) {
    const { prompt, happened, actions } = await table.ask("prompt", { since: told });
    told = prompt.ply;
    for (const message of happened) console.log(words.line(message));
    if (prompt.decision && prompt.actions.length) {
      if (nonsense) console.log(`! ${await refusalOf(table, prompt.digest, nonsense, words)}`);
      nonsense = undefined;
      const chosen = player.choose(prompt);
      const [action, label] = [prompt.actions[chosen], actions[chosen]];
      if (!action || !label) throw new Error("the player chose what there is not");
      try {
        await table.ask("act", { seen: prompt.digest, action });
        console.log(`> ${words.question(prompt.decision)}\n< ${words.line(label)}`);
      } catch (error) {
        if (!(error instanceof RefusedError)) throw error; // somebody was faster: the next that is shown says so
      }
    }
    if (!shown.over) continue;
    const { log } = await table.ask("log", {});
    const lines = log.trim().split("\n").map((line) => JSON.parse(line) as Pick<LogLine, "line">);
    console.log(`${lines.filter(({ line }) => line === "action").length} actions, seed ${shown.table.seed}`);
    if (process.env["LOG"]) await writeFile(process.env["LOG"], log);
    table.close();
    if (shown.outcome === null) throw new Error("the game is over without an outcome");
    return shown.outcome;
  }
  throw new Error("the table was closed");
}

/** A refusal has a rule, a key and parameters, so that it is said in the reader's language here. */
async function refusalOf<T extends GameTypes>(table: Table<T>, seen: string, action: T["action"], words: Words): Promise<string> {
  try {
    await table.ask("act", { seen, action });
  } catch (error) {
    if (!(error instanceof RefusedError)) throw error;
    const { refusal } = (error as RefusedError<T>).refused;
    return refusal ? words.refusal(refusal) : error.message;
  }
  throw new Error("there is such an action");
}

const [game = "pixies", language = "en", address = "http://127.0.0.1:8000"] = process.argv.slice(2);
if (!isGame(game)) throw new Error(`there is ${Object.keys(TITLES).join(", ")}, not ${game}`);
if (!isLanguage(language)) throw new Error(`there is no ${language}`);
const words = new Words(game, language);
const { scores, winners, rule } = await play(new URL(address), game, words);
console.log(`${TITLES[game]}: ${winners.join(", ")}: ${scores.join(" : ")}, ${words.rule(rule)}`);

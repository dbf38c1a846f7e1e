// Plays a whole game of Pixies at a table of examples/web: node built/play.js [ADDRESS] [LANGUAGE]

import { writeFile } from "node:fs/promises";

import type { ActionLine, LogLine, Outcome, Place, Types } from "./generated/pixies.js";
import { choose } from "./player.js";
import { RefusedError, Table } from "./protocol.js";
import { LANGUAGES, Words, type Language } from "./words.js";

const isLanguage = (tag: string): tag is Language => (LANGUAGES as readonly string[]).includes(tag);

async function play(server: URL, words: Words): Promise<Outcome> {
  const table = await Table.make<Types>(server, "pixies", { seats: 3 });
  let told = 0;
  let refused = false;
  for await (const shown of table.shown()) {
    const { prompt } = await table.ask("prompt", { since: told });
    told = prompt.ply;
    for (const event of prompt.events) console.log(words.event(event));
    if (prompt.decision && prompt.actions.length) {
      console.log(`> ${words.question(prompt.decision)}`);
      if (!refused) {
        await tryNonsense(table, prompt.digest, words);
        refused = true;
      }
      try {
        await table.ask("act", { seen: prompt.digest, action: choose(prompt.actions, prompt.view) });
      } catch (error) {
        if (!(error instanceof RefusedError)) throw error; // somebody was faster: the next that is shown says so
      }
    }
    if (!shown.over) continue;
    const { log } = await table.ask("log", {});
    const lines = log.trim().split("\n").map((line) => JSON.parse(line) as LogLine);
    const actions = lines.filter((line): line is ActionLine => line.line === "action");
    console.log(`${actions.length} actions, seed ${shown.table.seed}`);
    if (process.env["LOG"]) await writeFile(process.env["LOG"], log);
    table.close();
    if (shown.outcome === null) throw new Error("the game is over without an outcome");
    return shown.outcome;
  }
  throw new Error("the table was closed");
}

/** A refusal has a rule, a key and parameters, so that it is said in the reader's language here. */
async function tryNonsense(table: Table<Types>, seen: string, words: Words): Promise<void> {
  const action: Place = { type: "Place", by: 0, card: "X9_9", cell: 9, how: "up" };
  try {
    await table.ask("act", { seen, action });
  } catch (error) {
    if (!(error instanceof RefusedError)) throw error;
    const { refusal } = (error as RefusedError<Types>).refused;
    console.log(`! ${refusal ? words.refusal(refusal) : error.message}`);
  }
}

const [address = "http://127.0.0.1:8000", language = "en"] = process.argv.slice(2);
if (!isLanguage(language)) throw new Error(`there is ${LANGUAGES.join(", ")}, not ${language}`);
const words = new Words(language);
const { scores, winners, rule } = await play(new URL(address), words);
console.log(`${winners.join(", ")}: ${scores.join(" : ")} (${rule}: ${words.say(`rule-${rule}`, {})})`);

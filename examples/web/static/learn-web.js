// Lessons and puzzles of the web server: which one, by the address, and how it is asked.

import { teach } from "./learn.js";
import { t } from "./words.js";

const [, kind, game = "", number = ""] = location.pathname.split("/"); // /lesson/GAME/NUMBER or /puzzle/NUMBER

teach(kind === "puzzle" ? { kind, number: game ? Number(game) - 1 : null } : { kind, game, number: Number(number) }, async (step) => {
  const answer = await fetch("/api/learn", { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(step) });
  const found = await answer.json().catch(() => ({ fault: t("The server is busy. Try again in a moment.") }));
  if (!answer.ok) throw new Error(found.fault ?? answer.statusText);
  return found;
});

// How the types of the package fit together; compiled by tests/node/test_package.py, not run.

import { IllegalAction, load, type Match } from "boardrules";
import type { Action, Facts, State, Types } from "boardrules/games/pixies";

export async function play(): Promise<readonly number[]> {
  const game = await load("pixies");
  let state: State = await game.newGame({ seats: 2 });
  const actions: readonly Action[] = await game.legalActions(state);
  const action = actions[0];
  if (action?.type === "Place") state = await game.apply(state, action);
  const facts: Facts = await game.facts(await game.view(state, 0));
  const match: Match<Types> = await game.match({ flower_power: true }, { seed: "x" });
  const prompt = await match.prompt(0);
  const [up, down] = prompt.view.areas[0]![0]!;
  const tr = await game.translator("pl", { names: ["Ann", "Bo"], reader: 0 });
  await game.renderSvg(prompt.view, { width: 360, palette: "dark", translator: tr });
  await game.renderText(prompt.view, { language: "ru" });
  if (action) await tr.label(prompt.view, action);
  const setup = await game.setupOf(state);
  await game.setUp({ round: setup.round ?? 1, areas: [[[4, "B4_C"]], null] });
  try {
    await match.submit(0, { type: "Place", by: 0, card: "B4_C", cell: 4, how: "up" }, { seen: prompt.digest });
  } catch (error) {
    if (error instanceof IllegalAction) console.log(error.refusal.rule, error.refusal.message);
  }
  return [facts.turn, up === null && down === null ? 0 : 1, match.outcome?.scores[0] ?? 0];
}

export async function wrong(): Promise<void> {
  const game = await load("pixies");
  const state = await game.newGame();
  // @ts-expect-error there is no such option
  await game.newGame({ players: 2 });
  // @ts-expect-error there is no such action
  await game.apply(state, { type: "Pass", by: 0 });
  // @ts-expect-error there is no such palette
  await game.renderSvg(await game.view(state, 0), { palette: "neon" });
  // @ts-expect-error Pixies takes no packs
  await game.withCards({ id: "x" });
  const other = await load("pixel_tactics");
  // @ts-expect-error a state of another game
  await other.legalActions(state);
}

// The npm package as a program of Node uses it: run where it is installed, by tests/node/test_package.py.

import assert from "node:assert/strict";
import { after, test } from "node:test";

import {
  AmbiguousNotation, BoardRulesError, close, Game, IllegalAction, InvalidOptions, InvalidState, load, MalformedAction, ParseError, RegistryError,
  Runtime, UnknownLanguage, UnknownSeat,
} from "boardrules"; // prettier-ignore

after(close);

async function playToTheEnd(game, options = null) {
  const match = await game.match(options, { seed: 7 });
  while (!match.over) {
    const [seat] = await game.toAct(await match.state());
    const prompt = await match.prompt(seat);
    await match.submit(seat, prompt.actions[match.ply % prompt.actions.length], { seen: prompt.digest });
  }
  return match;
}

for (const name of ["pixies", "chibitactics", "pixel_tactics"]) {
  test(`${name} is played to the end in a worker, and its log is EXACT`, async () => {
    const game = await load(name);
    assert.equal(game.spec.id, name);
    const match = await playToTheEnd(game);
    assert.ok(match.ply > 20);
    const log = await match.log();
    assert.equal((await game.verify(log)).result, "EXACT");
    const again = await game.resume(log, { seed: 7 });
    assert.deepEqual(await again.state(), await match.state());
    assert.deepEqual(again.outcome, match.outcome);
    const prompt = await match.prompt(0);
    assert.match(await game.renderSvg(prompt.view), /^<svg /);
    assert.equal(typeof (await game.facts(prompt.view)), "object");
    assert.ok((await game.renderText(prompt.view)).length > 100);
    await Promise.all([match.close(), again.close()]);
  });
}

test("the functions of a game are pure, on plain values", async () => {
  const game = await load("pixies");
  let state = await game.newGame({ seats: 2 });
  const before = structuredClone(state);
  assert.deepEqual(await game.toAct(state), [-1]);
  let plies = 0;
  while ((await game.chance(state)) > 0) {
    state = await game.apply(state, await game.chanceAction(state, 0));
    plies += 1;
  }
  assert.ok(plies > 1);
  assert.deepEqual(await game.newGame({ seats: 2 }), before);
  const [seat] = await game.toAct(state);
  const view = await game.view(state, seat);
  const actions = await game.legalActions(state);
  assert.equal(await game.check(state, actions[0]), null);
  const { state: next, events } = await game.step(state, actions[0]);
  assert.deepEqual(await game.apply(state, actions[0]), next);
  assert.equal(events[0].type, "Placed");
  assert.deepEqual(await game.parseAction(view, await game.formatAction(view, actions[0])), actions[0]);
  const anchors = await game.anchors(view, actions[0]);
  const svg = await game.renderSvg(view, { targets: anchors });
  for (const anchor of anchors) assert.ok(svg.includes(`data-anchor="${anchor}"`));
  assert.match(await game.renderSvg(view, { language: "pl" }), /talia/);
  assert.match(await game.renderText(view, { language: "ru" }), /колода/);
  assert.ok((await game.label(view, actions[0])).length > 5);
  assert.equal((await game.pending(state, seat)).seat, seat);
  assert.equal((await game.card("B4_C")).numbers[0][0], "value");
  assert.ok((await game.rules("PX-PLA")).length > 2);
  const setup = await game.setupOf(state);
  assert.deepEqual(await game.setUp(setup), state);
  const begun = await game.fromState(next);
  assert.deepEqual(await begun.newGame(), next);
});

test("a translator says who did what, to the one who reads", async () => {
  const game = await load("pixies");
  assert.deepEqual(await game.languages(), ["en", "pl", "ru"]);
  await assert.rejects(game.translator("tlh"), UnknownLanguage);
  const names = ["Ann", "Bo"];
  const tr = await game.translator("en", { names, reader: 1 });
  assert.deepEqual([tr.language, tr.names, tr.reader], ["en", names, 1]);
  assert.equal(await tr.player(0), "Ann");
  const match = await game.match({ seats: 2 }, { seed: 7 });
  const state = await match.state();
  const [seat] = await game.toAct(state);
  const prompt = await match.prompt(seat);
  const { state: next, events } = await game.step(state, prompt.actions[0]);
  const after = await game.view(next, 1);
  assert.ok((await tr.event(after, events[0])).startsWith(seat === 1 ? "You place " : "Ann places "));
  const other = await game.translator("en", { names, reader: null });
  assert.ok((await other.event(after, events[0])).startsWith(`${names[seat]} places `));
  assert.match(await tr.label(prompt.view, prompt.actions[0]), / on cell \d/);
  const refusal = await game.check(state, { ...prompt.actions[0], by: 1 - seat });
  assert.match(await tr.say(refusal), seat === 0 ? /the turn of Ann, not yours/ : /your turn, not .*Ann/);
  assert.ok((await tr.say(await game.pending(state, seat), { view: prompt.view })).length > 10);
  const polish = await game.translator("pl-PL", { names, reader: 0 });
  assert.equal(polish.language, "pl");
  assert.match(await game.renderText(prompt.view, { translator: polish }), /Ann/);
  assert.match(await game.renderSvg(prompt.view, { width: 360, palette: "dark", events, translator: polish }), /^<svg [^>]*width="360"[^]*Ann/);
  assert.notEqual((await polish.rule("PX-PLA-1")).title, (await tr.rule("PX-PLA-1")).title);
  assert.ok((await polish.card("B4_C")).length > 2);
  assert.equal(await tr.list(["a", "b", "c"]), "a, b and c");
  await match.close();
});

test("what is refused is thrown as an error of its own class, with the rule", async () => {
  const game = await load("pixies");
  const state = await game.newGame();
  const early = { type: "Place", by: 0, card: "B4_C", cell: 4, how: "up" };
  await assert.rejects(game.apply(state, early), (error) => {
    assert.ok(error instanceof IllegalAction && error instanceof BoardRulesError && error instanceof Error);
    assert.equal(error.refusal.rule, "BR-CHANCE");
    assert.equal(error.refusal.key, "start-due");
    assert.deepEqual(error.action, early);
    return error.name === "IllegalAction";
  });
  assert.equal((await game.check(state, early)).rule, "BR-CHANCE");
  await assert.rejects(game.apply(state, { ...early, cell: 10 }), MalformedAction);
  await assert.rejects(game.newGame({ seats: 9 }), InvalidOptions);
  await assert.rejects(game.toAct({ ...state, round: 7 }), InvalidState);
  await assert.rejects(game.setUp({ table: ["B4_C", "B4_C"] }), (error) => error instanceof InvalidState && error.violations.length > 0);
  await assert.rejects(load("chess"), RegistryError);
  const match = await game.match({ seats: 2 }, { seed: 7 });
  const [seat] = await game.toAct(await match.state());
  const prompt = await match.prompt(seat);
  await assert.rejects(match.submit(seat, prompt.actions[0], { seen: "other" }), (error) => error.refusal.key === "stale");
  await assert.rejects(match.prompt(7), UnknownSeat);
  await assert.rejects(game.parseAction(prompt.view, "no such thing"), ParseError);
  assert.ok(AmbiguousNotation.prototype instanceof BoardRulesError);
});

test("cards of one's own are played with, and every fault of a pack is told", async () => {
  const game = await load("pixel_tactics");
  await assert.rejects(game.withCards({ id: "few", title: "Few", cards: [] }), (error) => {
    return error instanceof InvalidOptions && error.message.includes("$.cards");
  });
});

test("Python runs in this thread if that is asked for", async () => {
  const runtime = await Runtime.start({ worker: false });
  const game = await load("pixies", { runtime });
  assert.ok(game instanceof Game);
  assert.equal((await game.newGame({ seats: 2 })).round, 1);
  runtime.close();
  await assert.rejects(game.newGame(), /closed/);
});

test("modules of one's own are called", async () => {
  const runtime = await Runtime.start({ modules: [new URL("./own.py", import.meta.url)] });
  assert.equal(await runtime.call("own:doubled", 21), 42);
  await assert.rejects(runtime.call("own:doubled", null), /TypeError/);
  runtime.close();
});

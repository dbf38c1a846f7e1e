// Plays Pixies on boardgame.io's headless local client. One JSON command a line on stdin, one JSON answer a line on stdout:
//   {"do": "slice", "seconds": 0.5, "seed": 1}   random games for that long: {steps, games, seconds}
//   {"do": "trace", "seed": 1}                   one random game, with the legal moves and the choice at each decision
//   {"do": "replay", "first": 0, "decks": [...], "moves": [...]}   a given game
import { createInterface } from 'node:readline';
import { Client, version } from './framework.mjs';
import { pixies } from './pixies.mjs';

// A small seeded generator of 32-bit numbers; Math.random cannot be seeded.
function numbers(seed) {
  let a = seed >>> 0;
  return () => {
    a = (a + 0x6d2b79f5) >>> 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return (t ^ (t >>> 14)) >>> 0;
  };
}

const started = (options) => {
  const game = pixies(options);
  return { game, client: Client({ game, numPlayers: 2, debug: false }) };
};

function playOne(next) {
  const { game, client } = started({ seed: next() });
  let steps = 0;
  for (let state = client.getState(); !state.ctx.gameover; state = client.getState()) {
    const moves = game.ai.enumerate(state.G, state.ctx);
    const { move, args } = moves[next() % moves.length];
    client.moves[move](...args);
    steps += 1;
  }
  return steps;
}

function slice({ seconds, seed }) {
  const next = numbers(seed);
  let steps = 0;
  let games = 0;
  const start = performance.now();
  let now = start;
  while (now - start < seconds * 1000) {
    steps += playOne(next);
    games += 1;
    now = performance.now();
  }
  return { steps, games, seconds: (now - start) / 1000 };
}

const ending = ({ G, ctx }) => ({ scores: G.scores, totals: ctx.gameover.totals, winners: ctx.gameover.winners });

function trace({ seed }) {
  const next = numbers(seed);
  const { game, client } = started({ seed: next() });
  const first = client.getState().G.first;
  const decisions = [];
  let state = client.getState();
  for (; !state.ctx.gameover; state = client.getState()) {
    const { G, ctx } = state;
    const legal = game.ai.enumerate(G, ctx).map(({ args }) => args);
    const chosen = next() % legal.length;
    decisions.push({ seat: Number(ctx.currentPlayer), revealed: G.picks === 0 ? G.table : [], legal, chosen });
    client.moves.place(...legal[chosen]);
  }
  return { first, decisions, ...ending(state) };
}

function replay({ first, decks, moves }) {
  const { client } = started({ seed: 1, fixed: { first, decks } });
  for (const [index, args] of moves.entries()) {
    const before = client.getState()._stateID;
    client.moves.place(...args);
    if (client.getState()._stateID === before) throw new Error(`move ${index} was refused: ${args}`);
  }
  return ending(client.getState());
}

const commands = { version: () => ({ version }), slice, trace, replay };

for await (const line of createInterface({ input: process.stdin })) {
  const command = JSON.parse(line);
  process.stdout.write(`${JSON.stringify(commands[command.do](command))}\n`);
}

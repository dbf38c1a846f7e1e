// Pixies for two as a boardgame.io game: G is plain data, one move, the framework's random plugin shuffles.
// Written in the framework's own style: the move edits its draft of G, `turn.order` says who is next, `endIf` ends the game.
import { INVALID_MOVE } from './framework.mjs';

const SEATS = 2;
const ROUNDS = 3;
const DEALT = 4;
const COLOURS = ['B', 'G', 'Y', 'R'];

// Colour (M: all four), value, and what is printed: S spirals, X crosses, C a spiral for each card of its colour, 0 nothing.
const IDS = `
  M2_0 M3_0 M4_0 M6_X1 M7_X1 M8_X1
  B1_S6 B2_S4 B3_S3 B3_S1 B4_S1 B4_C B4_0 B5_0 B5_X2 B5_C B6_S1 B6_X1 B7_X3 B8_X3 B9_X6 B9_X1
  G1_S5 G2_S3 G3_S2 G3_C G4_S4 G4_X1 G5_0 G5_X1 G5_C G6_X4 G6_X1 G6_S1 G7_X2 G7_0 G8_X2 G9_X4
  Y1_S4 Y2_S2 Y2_C Y3_S5 Y3_0 Y4_S3 Y4_X1 Y5_X2 Y5_0 Y5_C Y6_X3 Y6_0 Y7_X5 Y7_S1 Y8_X1 Y9_X2
  R1_S3 R1_C R2_S5 R3_S4 R4_S2 R4_0 R5_X1 R5_C R5_0 R6_X2 R6_0 R7_X4 R7_X1 R8_X5 R8_0 R9_0
`.trim().split(/\s+/);

export const CARDS = Object.fromEntries(IDS.map((id) => {
  const printed = id.slice(3);
  const count = Number(printed.slice(1)) || 0;
  return [id, {
    value: Number(id[1]),
    colours: id[0] === 'M' ? COLOURS : [id[0]],
    spirals: printed[0] === 'S' ? count : 0,
    crosses: printed[0] === 'X' ? count : 0,
    counts: printed === 'C' ? id[0] : null,
  }];
}));

const NEIGHBOURS = [[1, 3], [0, 2, 4], [1, 5], [0, 4, 6], [1, 3, 5, 7], [2, 4, 8], [3, 7], [4, 6, 8], [5, 7]];

const emptyArea = () => Array.from({ length: 9 }, () => ({ up: null, down: null }));
const isFree = (cell) => cell.up === null && cell.down === null;
const seatToPick = (G) => (G.first + G.picks) % SEATS;

// The places for one card in one area, as [cell, how].
function places(area, id) {
  const value = CARDS[id].value;
  const own = area[value - 1];
  if (own.up === null) return [[value, 'up']];
  if (own.down === null) return [[value, 'under'], [value, 'up']];
  const found = [];
  for (let k = 0; k < 9; k += 1) if (isFree(area[k])) found.push([k + 1, 'down']);
  return found;
}

function isAllowed(area, id, cell, how) {
  const value = CARDS[id].value;
  const own = area[value - 1];
  if (own.up === null) return how === 'up' && cell === value;
  if (own.down === null) return (how === 'up' || how === 'under') && cell === value;
  return how === 'down' && cell >= 1 && cell <= 9 && isFree(area[cell - 1]);
}

function put(area, id, cell, how) {
  const target = area[cell - 1];
  if (how === 'down') {
    target.down = id;
  } else if (how === 'under') {
    target.down = id;
  } else {
    if (target.up !== null) target.down = target.up;
    target.up = id;
  }
}

function largestZone(area, colour) {
  const open = area.map((cell) => cell.up !== null && CARDS[cell.up].colours.includes(colour));
  let best = 0;
  for (let start = 0; start < 9; start += 1) {
    if (!open[start]) continue;
    const edge = [start];
    open[start] = false;
    let size = 0;
    while (edge.length > 0) {
      size += 1;
      for (const next of NEIGHBOURS[edge.pop()]) {
        if (open[next]) {
          open[next] = false;
          edge.push(next);
        }
      }
    }
    if (size > best) best = size;
  }
  return best;
}

export function scoreArea(area, round) {
  let validated = 0;
  let symbols = 0;
  const shown = area.filter((cell) => cell.up !== null);
  for (const cell of shown) {
    const card = CARDS[cell.up];
    if (cell.down !== null) validated += card.value;
    symbols += card.spirals - card.crosses;
    if (card.counts !== null) symbols += shown.filter((other) => CARDS[other.up].colours.includes(card.counts)).length;
  }
  const size = Math.max(...COLOURS.map((colour) => largestZone(area, colour)));
  return validated + symbols + (size > 1 ? size * (round + 1) : 0);
}

function reveal(G) {
  G.table = G.deck.splice(0, DEALT);
}

function endRound(G, last, shuffled) {
  G.scores.push(G.areas.map((area) => scoreArea(area, G.round)));
  if (G.scores.length === ROUNDS) return;
  G.round += 1;
  G.first = last;
  G.picks = 0;
  G.areas = [emptyArea(), emptyArea()];
  G.deck = shuffled(G.round);
  reveal(G);
}

// `fixed`, for checks: the seat that starts and the order of the deck in each round, instead of the framework's luck.
export function pixies({ seed, fixed = null }) {
  const deckFor = (random) => (round) => (fixed ? [...fixed.decks[round - 1]] : random.Shuffle(IDS));
  return {
    name: 'pixies',
    seed,
    disableUndo: true,
    setup: ({ random }) => {
      const first = fixed ? fixed.first : random.Die(SEATS) - 1;
      const G = { round: 1, first, picks: 0, table: [], deck: deckFor(random)(1), areas: [emptyArea(), emptyArea()], scores: [] };
      reveal(G);
      return G;
    },
    turn: { minMoves: 1, maxMoves: 1, order: { first: ({ G }) => G.first, next: ({ G }) => seatToPick(G) } },
    moves: {
      place: ({ G, ctx, random }, id, cell, how) => {
        const seat = Number(ctx.currentPlayer);
        const at = G.table.indexOf(id);
        const area = G.areas[seat];
        if (at < 0 || !isAllowed(area, id, cell, how)) return INVALID_MOVE;
        put(area, id, cell, how);
        G.table.splice(at, 1);
        G.picks += 1;
        if (G.picks % SEATS !== 0) return undefined;
        if (G.areas.some((one) => !one.some(isFree))) {
          endRound(G, seat, deckFor(random));
        } else if (G.table.length === 0) {
          G.first = seat;
          G.picks = 0;
          reveal(G);
        }
        return undefined;
      },
    },
    endIf: ({ G }) => {
      if (G.scores.length < ROUNDS) return undefined;
      const totals = [0, 1].map((seat) => G.scores.reduce((sum, round) => sum + round[seat], 0));
      const best = Math.max(...totals);
      return { totals, winners: [0, 1].filter((seat) => totals[seat] === best) };
    },
    ai: {
      enumerate: (G, ctx) => {
        const area = G.areas[Number(ctx.currentPlayer)];
        const moves = [];
        for (const id of G.table) {
          for (const [cell, how] of places(area, id)) moves.push({ move: 'place', args: [id, cell, how] });
        }
        return moves;
      },
    },
  };
}

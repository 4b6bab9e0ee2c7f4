import { below, type Rng, shuffle } from '@signoria/core';
import type { Game as PeerGame } from 'boardgame.io';
import { CreateGameReducer, InitializeGame } from 'boardgame.io/dist/cjs/internal.js';

/**
 * Lost Cities, published rules, written for boardgame.io in its own idiom: the peer that our engine's speed is
 * measured against, in the same run and on the same machine.
 */
export interface PeerTable {
  round: number;
  starter: number;
  stock: number[];
  hands: number[][];
  columns: number[][][];
  piles: number[][];
  closed: number;
  drawing: boolean;
  idle: number;
  totals: number[];
}

const EXPEDITIONS = [0, 1, 2, 3, 4];

function deal(table: PeerTable, rng: Rng): void {
  const cards = EXPEDITIONS.flatMap(e => [
    e * 10,
    e * 10,
    ...Array.from({ length: 10 }, (_, i) => e * 10 + i),
  ]);
  table.stock = shuffle(rng, cards);
  table.hands = [table.stock.splice(-8), table.stock.splice(-8)];
  table.columns = [EXPEDITIONS.map(() => []), EXPEDITIONS.map(() => [])];
  table.piles = EXPEDITIONS.map(() => []);
  table.closed = -1;
  table.idle = 0;
}

function points(column: readonly number[]): number {
  if (column.length === 0) return 0;
  const numbers = column.filter(card => card % 10 > 0);
  const sum = numbers.reduce((all, card) => all + (card % 10) + 1, 0);
  return (sum - 20) * (column.length - numbers.length + 1) + (column.length >= 8 ? 20 : 0);
}

function leave(table: PeerTable, player: number, card: number): void {
  table.hands[player].splice(table.hands[player].indexOf(card), 1);
  table.drawing = true;
}

function afterDraw(table: PeerTable, player: number, rng: Rng): number {
  table.drawing = false;
  table.closed = -1;
  if (table.stock.length > 0 && table.idle < 40) return 1 - player;
  for (const seat of [0, 1]) for (const column of table.columns[seat]) table.totals[seat] += points(column);
  table.round++;
  const [first, second] = table.totals;
  table.starter = first === second ? 1 - table.starter : first > second ? 0 : 1;
  if (table.round <= 3) deal(table, rng);
  return table.starter;
}

/** The game in boardgame.io's terms; the random source is ours, kept outside its state. */
export function lostCities(rng: Rng): PeerGame<PeerTable> {
  return {
    name: 'lost-cities',
    setup: () => {
      const table: PeerTable = {
        round: 1,
        starter: 0,
        stock: [],
        hands: [],
        columns: [],
        piles: [],
        closed: -1,
        drawing: false,
        idle: 0,
        totals: [0, 0],
      };
      deal(table, rng);
      return table;
    },
    moves: {
      play: ({ G, playerID }, card: number) => {
        leave(G, Number(playerID), card);
        G.columns[Number(playerID)][Math.trunc(card / 10)].push(card);
      },
      discard: ({ G, playerID }, card: number) => {
        leave(G, Number(playerID), card);
        G.closed = Math.trunc(card / 10);
        G.piles[G.closed].push(card);
      },
      draw: ({ G, playerID, events }) => {
        G.hands[Number(playerID)].push(G.stock.pop() as number);
        G.idle = 0;
        events.endTurn({ next: String(afterDraw(G, Number(playerID), rng)) });
      },
      take: ({ G, playerID, events }, expedition: number) => {
        G.hands[Number(playerID)].push(G.piles[expedition].pop() as number);
        G.idle++;
        events.endTurn({ next: String(afterDraw(G, Number(playerID), rng)) });
      },
    },
    endIf: ({ G }) => (G.round > 3 ? { totals: G.totals } : undefined),
  };
}

export function peerLegal(table: PeerTable, player: number): [string, number?][] {
  if (table.drawing) {
    const open = EXPEDITIONS.filter(e => table.piles[e].length > 0 && e !== table.closed);
    return [['draw'], ...open.map((e): [string, number] => ['take', e])];
  }
  return [...new Set(table.hands[player])].flatMap((card): [string, number][] => {
    const last = table.columns[player][Math.trunc(card / 10)].at(-1);
    const fits = last === undefined || last % 10 === 0 || card > last;
    return fits
      ? [
          ['play', card],
          ['discard', card],
        ]
      : [['discard', card]];
  });
}

/** Plays one random match through boardgame.io's reducer; returns the number of actions. */
export function playPeer(rng: Rng): number {
  const game = lostCities(rng);
  const reducer = CreateGameReducer({ game });
  let state = InitializeGame({ game, numPlayers: 2 });
  let actions = 0;
  while (state.ctx.gameover === undefined) {
    const playerID = state.ctx.currentPlayer;
    const moves = peerLegal(state.G, Number(playerID));
    const [type, ...args] = moves[below(rng, moves.length)];
    state = reducer(state, { type: 'MAKE_MOVE', payload: { type, args, playerID } });
    actions++;
  }
  return actions;
}

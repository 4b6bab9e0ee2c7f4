import type { State } from '../src/state.ts';

/** What the cards say, copied out by hand for the recount: [name, colour letter, cost]. */
const PRINTED: readonly (readonly [string, string, number])[] = [
  ['manor', 'y', 3],
  ['castle', 'y', 4],
  ['palace', 'y', 5],
  ['temple', 'b', 1],
  ['church', 'b', 2],
  ['monastery', 'b', 3],
  ['cathedral', 'b', 5],
  ['tavern', 'g', 1],
  ['trading-post', 'g', 2],
  ['market', 'g', 2],
  ['docks', 'g', 3],
  ['harbor', 'g', 4],
  ['town-hall', 'g', 5],
  ['watchtower', 'r', 1],
  ['prison', 'r', 2],
  ['battlefield', 'r', 3],
  ['fortress', 'r', 5],
  ['haunted-city', 'p', 2],
  ['keep', 'p', 3],
  ['laboratory', 'p', 5],
  ['smithy', 'p', 5],
  ['observatory', 'p', 5],
  ['graveyard', 'p', 5],
  ['library', 'p', 6],
  ['school-of-magic', 'p', 6],
  ['university', 'p', 6],
  ['dragon-gate', 'p', 6],
  ['great-wall', 'p', 6],
  ['lighthouse', 'p', 3],
  ['armory', 'p', 3],
  ['museum', 'p', 4],
  ['imperial-treasury', 'p', 4],
  ['map-room', 'p', 5],
  ['wishing-well', 'p', 5],
  ['quarry', 'p', 5],
  ['poor-house', 'p', 5],
  ['bell-tower', 'p', 5],
  ['factory', 'p', 6],
  ['park', 'p', 6],
  ['hospital', 'p', 6],
  ['throne-room', 'p', 6],
];

/** Final totals by the handbook alone: every way to colour the Haunted City is tried and the best one counts. */
export function recount(s: State): number[] {
  return s.cities.map((_, seat) => {
    const names = s.cities[seat].map(({ card }) => PRINTED[card][0]);
    const old = s.cities[seat].some(
      ({ card, round }) => PRINTED[card][0] === 'haunted-city' && round < s.round,
    );
    const tries = old ? ['p', 'y', 'b', 'g', 'r'] : ['p'];
    return Math.max(...tries.map(haunted => countCity(s, seat, names, haunted)));
  });
}

function countCity(s: State, seat: number, names: readonly string[], haunted: string): number {
  const colours = s.cities[seat].map(({ card }) =>
    PRINTED[card][0] === 'haunted-city' ? haunted : PRINTED[card][1],
  );
  const has = (name: string) => names.includes(name);
  let total = 0;
  for (const { card, adorned } of s.cities[seat]) total += PRINTED[card][2] + Number(adorned);
  if (has('university')) total += 2;
  if (has('dragon-gate')) total += 2;
  if (new Set(colours).size === 5) total += 3;
  if (s.first === seat) total += 4;
  else if (names.length >= (s.bell ? 7 : 8)) total += 2;
  if (has('museum')) total += s.museum.length;
  if (has('imperial-treasury')) total += s.gold[seat];
  if (has('map-room')) total += s.hands[seat].length;
  if (has('wishing-well')) total += colours.filter(colour => colour === 'p').length - 1;
  return total;
}

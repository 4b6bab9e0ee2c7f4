import type { GameLine } from '@signoria/protocol';
import { commonWords } from '@signoria/words';
import { siteWords } from '@signoria/words/site';
import { expect, test } from 'vitest';
import type { SavedMatch } from '../src/match/local/saved.ts';
import { myGames } from '../src/screens/home/game-lines.ts';
import { namedSeats, otherPlayers } from '../src/screens/home/others.ts';

function line(match: string, change: Partial<GameLine> = {}): GameLine {
  return {
    match,
    code: 'ABCDEF',
    game: 'patrician',
    status: 'playing',
    rated: false,
    clock: 'slow',
    seat: 0,
    names: ['Ada', 'Bea'],
    version: 1,
    turn: [0],
    yourTurn: true,
    deadline: null,
    places: null,
    startedAt: 0,
    endedAt: null,
    ...change,
  };
}

test('several bots at a table are told by their number, one by its name', async () => {
  const [site, common] = await Promise.all([siteWords('en'), commonWords('en')]);
  const { name } = common.bots.companion;
  const said = (...names: string[]) => otherPlayers(namedSeats(['Ada', ...names], 0), site, common);
  expect(said('Bea', 'companion', 'companion', 'companion')).toBe('Bea and 3 bots');
  expect(said('companion')).toBe(name);
  expect(said('Bea', 'companion')).toBe(`Bea and ${name}`);
  expect(said('Bea', 'Carlo')).toBe('Bea and Carlo');
});

test('my games: those that wait for me first, the shortest time before the others; the finished last', () => {
  const online = [
    line('over', { yourTurn: false, status: 'over', places: [1, 2] }),
    line('waiting', { yourTurn: false }),
    line('whenever'),
    line('tomorrow', { deadline: 2_000 }),
    line('tonight', { deadline: 1_000 }),
  ];
  const here: SavedMatch[] = [];
  const games = myGames(online, here);
  expect(games.map(({ key }) => key)).toEqual(['tonight', 'tomorrow', 'whenever', 'waiting', 'over']);
  expect(games.at(-1)?.href).toBe('/m/over');
  expect(games[0].href).toBe('/t/ABCDEF');
});

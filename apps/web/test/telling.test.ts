import { type BaseView, defaultPreset, type Game, type Seat, startMatch, type Tagged } from '@signoria/core';
import { findGame, GAMES } from '@signoria/games';
import type { LogLine } from '@signoria/protocol';
import { LANGUAGES, type Language, READER, wordsFor } from '@signoria/words';
import { siteAddress } from '@signoria/words/site';
import { describe, expect, test, vi } from 'vitest';
import type { Snapshot } from '../src/match/source.ts';
import { missedBy, type Tale, talesOf } from '../src/screens/game/telling.ts';

import { boardOf, recorded } from './recorded.ts';

const NAMES = ['Ada', 'Bea', 'Carlo', 'Dora', 'Elio', 'Fiora', 'Gino', 'Ida'];

async function tellerOf(id: string, language: Language) {
  const [board, words, address] = await Promise.all([
    boardOf(id),
    wordsFor(language, id),
    siteAddress(language),
  ]);
  return { board, words, names: NAMES, address };
}

/** Every move of the recorded games, as each of two seats is told of it. */
function* told(game: Game): Generator<{ you: Seat; by: Seat; events: Tagged[]; view: BaseView }> {
  for (const moves of recorded(game))
    for (const { match, by, events } of moves)
      for (const you of [0, 1] as const)
        yield {
          you,
          by,
          events: events.flatMap(event => game.redact(event, you) ?? []),
          view: game.view(match.state, you),
        };
}

describe.each(GAMES)('$id', game => {
  test.each(LANGUAGES)('every event of the recorded games is told in %s, with its places', async language => {
    const teller = await tellerOf(game.id, language);
    const kinds = new Set<string>();
    for (const { you, by, events, view } of told(game)) {
      const tales = talesOf(
        { version: 1, at: 0, kind: 'act', seat: by, by: 'bot', events },
        { view, you, log: [] } as unknown as Snapshot,
        teller,
      );
      for (const { text, event, staged, ms, places, piece } of tales) {
        kinds.add(event.type);
        expect(text).not.toContain(READER);
        expect(text).not.toContain(NAMES[you]);
        if (staged) expect(ms).toBeGreaterThan(500);
        if (piece) expect(places.length).toBeGreaterThan(0);
      }
    }
    const untold = Object.entries(teller.board.told).flatMap(([kind, { weight }]) =>
      weight === 'none' || kinds.has(kind) ? [] : [kind],
    );
    expect(untold).toEqual(RARE[game.id] ?? []);
  });
});

/** Kinds of event no recorded game has: their sentences are held by the tests of the words. */
const RARE: Readonly<Record<string, readonly string[]>> = { citadels: ['buried', 'paid'] };

/** What the reader, in seat 0, is told of one event. */
async function tell(id: string, event: Tagged, by: Seat = 1, before: Tagged[] = []): Promise<Tale> {
  const game = findGame(id);
  const teller = await tellerOf(id, 'en');
  if (!game) throw new Error(id);
  const seats = Math.max(game.seats.min, Math.min(3, game.seats.max));
  const preset = Object.values(game.options.presets)[0];
  const match = startMatch(game, seats, preset, '0'.repeat(64) as never);
  const line = (version: number, events: Tagged[]): LogLine =>
    ({ version, at: 0, kind: 'act', seat: by, by: 'bot', events }) as LogLine;
  const log = [line(1, before), line(2, [event])];
  const [tale] = talesOf(
    log[1],
    { view: game.view(match.state, 0), you: 0, log } as unknown as Snapshot,
    teller,
  );
  return tale;
}

test('a line is put into words once for each reader, however often the log is told', async () => {
  const teller = await tellerOf('lost-cities', 'en');
  const event = vi.spyOn(teller.words, 'event');
  const lines = [1, 2, 3].map(
    version =>
      ({
        version,
        at: 0,
        kind: 'act',
        seat: 1,
        by: 'bot',
        events: [{ type: 'drew', seat: 1, card: null }],
      }) as const,
  );
  const game = findGame('lost-cities');
  if (!game) throw new Error('no Lost Cities');
  const { state } = startMatch(game, 2, game.options.presets[defaultPreset(game.options)], '0'.repeat(64));
  const tell = (you: Seat) =>
    lines.flatMap(line =>
      talesOf(line as never, { view: game.view(state, you), you, log: [] } as unknown as Snapshot, teller),
    );
  const first = tell(0).map(({ text }) => text);
  const calls = event.mock.calls.length;
  expect(first).toHaveLength(3);
  expect(tell(0).map(({ text }) => text)).toEqual(first);
  expect(event.mock.calls.length).toBe(calls);
  tell(1);
  expect(event.mock.calls.length).toBeGreaterThan(calls);
});

describe('what is done to the reader is told as such, and staged', () => {
  test.each<[string, Tagged]>([
    ['citadels', { type: 'robbed', seat: 0, by: 1, gold: 3 } as Tagged],
    ['citadels', { type: 'unmasked', seat: 0, character: 3 } as Tagged],
    ['citadels', { type: 'swapped', seat: 1, with: 0 } as Tagged],
    [
      'citadels',
      { type: 'destroyed', seat: 1, of: 0, card: 2, adorned: false, paid: 1, by: 'warlord' } as Tagged,
    ],
    ['patrician', { type: 'moved', seat: 1, city: 2, from: 0, floor: 0 } as Tagged],
    ['patrician', { type: 'fewest-towers', seat: 0 } as Tagged],
  ])('%s %o', async (id, event) => {
    const tale = await tell(id, event);
    expect(tale).toMatchObject({ concern: 'target', staged: true });
    expect(tale.text).toMatch(/\b([Yy]ou|[Yy]ours?)\b/);
  });

  const NAMED = [
    ['murder', 'Bea murders the Bishop. That’s you: this character loses its turn.'],
    [
      'bewitch',
      'Bea bewitches the Bishop. That’s you: you only take your action, then the Witch takes over.',
    ],
    ['rob', 'Bea sets out to rob the Bishop. That’s you: you lose all your gold when called.'],
  ] as const;
  const BISHOP = 4;
  const began = { type: 'round-began', round: 1, crown: 1, visible: [] } as Tagged;
  const chose = (character: number) => ({ type: 'chose', seat: 0, character }) as Tagged;

  test.each(NAMED)('to %s the character the reader has chosen in this round', async (to, said) => {
    const named = { type: 'named', seat: 1, character: BISHOP, to } as Tagged;
    const tale = await tell('citadels', named, 1, [began, chose(BISHOP)]);
    expect(tale).toMatchObject({ concern: 'target', staged: true, text: said });
    for (const before of [[], [began, chose(5)], [began, chose(BISHOP), began, chose(5)]])
      expect(await tell('citadels', named, 1, before)).toMatchObject({ concern: 'other', staged: true });
  });

  test('what others do to each other is not', async () => {
    expect(await tell('citadels', { type: 'robbed', seat: 2, by: 1, gold: 3 } as Tagged)).toMatchObject({
      concern: 'other',
      staged: true,
    });
    expect(await tell('citadels', { type: 'swapped', seat: 1, with: 2 } as Tagged)).toMatchObject({
      concern: 'other',
      staged: false,
    });
  });

  test('the reader’s own move takes no time', async () => {
    expect(await tell('lost-cities', { type: 'played', seat: 0, card: 12 } as Tagged, 0)).toMatchObject({
      concern: 'own',
      ms: 0,
    });
  });
});

test('what was missed is what others did since the reader’s own move', async () => {
  const teller = await tellerOf('lost-cities', 'en');
  const line = (version: number, seat: Seat) => ({
    version,
    at: 0,
    kind: 'act' as const,
    seat,
    by: 'bot' as const,
    events: [{ type: 'drew', seat, card: null }],
  });
  const log = [line(1, 1), line(2, 0), line(3, 1), line(4, 1)];
  const snapshot = { view: { who: 0 }, you: 0, log } as unknown as Snapshot;
  const tales = log.flatMap(one => talesOf(one, snapshot, teller));
  expect(missedBy(tales, snapshot).map(({ version }) => version)).toEqual([3, 4]);
});

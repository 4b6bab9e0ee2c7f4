import { type Bot, type BotFailure, botsFor } from '@signoria/bots';
import { defaultPreset, rngFrom, type Tagged } from '@signoria/core';
import { ilPrincipe } from '@signoria/il-principe';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openHost } from '../src/match/local/host.ts';
import type { Tell } from '../src/match/local/messages.ts';
import type { SavedMatch } from '../src/match/local/saved.ts';
import { ONE, saved } from './local-match.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A match of one person against this bot, played on until the person has moved and the bot has answered. */
function playedAgainst(bot: Bot) {
  const told: Tell[] = [];
  const failures: BotFailure[] = [];
  const heuristic = botsFor('lost-cities').filter(({ id }) => id === 'heuristic');
  const host = openHost({
    tell: message => told.push(message),
    botsFor: () => [bot, ...heuristic],
    chance: () => rngFrom(1),
    botFailed: failure => failures.push(failure),
  });
  const state = () => {
    const [last] = told.flatMap(message => (message.type === 'state' ? [message.state] : [])).slice(-1);
    return last;
  };
  host({ type: 'open', saved: saved(ONE) });
  for (let move = 0; move < 6; move++) {
    const { legal } = state();
    if (legal.length > 0) host({ type: 'act', call: move, action: legal[0], graceMs: 0 });
    vi.advanceTimersByTime(20);
  }
  return { failures, botsMoves: movesOfBot(state().log) };
}

function movesOfBot(log: readonly { kind: string }[]): number {
  return log.filter(line => line.kind === 'act' && 'by' in line && line.by === 'bot').length;
}

const bot = (choose: () => Tagged): Bot => ({
  id: 'novice',
  choose: () => ({ action: choose(), candidates: [] }),
});

test('a bot’s illegal choice is told, and the game goes on with a legal one', () => {
  const { failures, botsMoves } = playedAgainst(bot(() => ({ type: 'nonsense' })));
  expect(botsMoves).toBeGreaterThan(1);
  expect(failures).toHaveLength(botsMoves);
  expect(failures[0]).toEqual({ kind: 'illegal', action: { type: 'nonsense' } });
});

test('a bot that throws is told of, and the game goes on with a legal choice', () => {
  const error = new Error('lost its way');
  const { failures, botsMoves } = playedAgainst(
    bot(() => {
      throw error;
    }),
  );
  expect(botsMoves).toBeGreaterThan(1);
  expect(failures).toHaveLength(botsMoves);
  expect(failures[0]).toEqual({ kind: 'threw', error });
});

test('a move that is refused is answered, and nothing else is told: nothing has changed', () => {
  const told: Tell[] = [];
  const host = openHost({
    tell: message => told.push(message),
    botsFor: () => botsFor('lost-cities'),
    chance: () => rngFrom(1),
    botFailed: () => {},
  });
  host({ type: 'open', saved: saved(ONE) });
  const before = told.length;
  host({ type: 'act', call: 1, action: { type: 'nonsense' }, graceMs: 0 });
  host({ type: 'undo', call: 2, graceMs: 0 });
  expect(told.slice(before)).toMatchObject([
    { type: 'answer', call: 1, answer: { ok: false } },
    { type: 'answer', call: 2, answer: { ok: false, code: 'undo-limit' } },
  ]);
});

test('a sound bot is asked and never replaced', () => {
  const { failures, botsMoves } = playedAgainst(
    botsFor('lost-cities').filter(({ id }) => id === 'novice')[0],
  );
  expect(botsMoves).toBeGreaterThan(1);
  expect(failures).toEqual([]);
});

test('bots hold still while the reader may take a move back, and no longer', () => {
  const told: Tell[] = [];
  const host = openHost({
    tell: message => told.push(message),
    botsFor,
    chance: () => rngFrom(1),
    botFailed: () => {},
  });
  const state = () => told.flatMap(message => (message.type === 'state' ? [message.state] : [])).slice(-1)[0];
  host({ type: 'open', saved: ilPrincipeSaved() });
  while (state().legal.length === 0) vi.advanceTimersByTime(1);
  const before = state().version;
  host({ type: 'act', call: 1, action: state().legal[0], graceMs: 1_500 });
  expect(state()).toMatchObject({ version: before + 1, undo: 1 });
  vi.advanceTimersByTime(1_400);
  expect(state().version).toBe(before + 1);
  vi.advanceTimersByTime(200);
  expect(state().version).toBeGreaterThan(before + 1);
});

/** Where the first card is laid face down, nobody learns anything. */
function ilPrincipeSaved(): SavedMatch {
  return {
    ...saved([{ kind: 'person', name: 'Ada' }, ...Array(3).fill({ kind: 'bot', level: 'novice' })]),
    game: ilPrincipe.id,
    rules: ilPrincipe.rulesVersion,
    options: ilPrincipe.options.presets[defaultPreset(ilPrincipe.options)],
  };
}

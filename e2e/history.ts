import { findBot } from '@signoria/bots';
import { type BaseView, type Rng, rngFrom } from '@signoria/core';
import type { MatchState, Me, Table } from '@signoria/protocol';
import type { BrowserContext } from 'playwright-core';

/** Someone the server knows by a cookie, with no browser open. */
export interface Someone {
  readonly id: string;
  readonly url: string;
  readonly cookie: string;
}

/** Games of different kinds and sizes, short ones more often; the reader plays in each of them. */
const PLANS = [
  { game: 'lost-cities', seats: 2, options: { rounds: 1 }, rated: true },
  { game: 'patrician', seats: 2, rated: true },
  { game: 'lost-cities', seats: 2, options: { rounds: 1 }, rated: true },
  { game: 'patrician', seats: 3, rated: true },
  { game: 'lost-cities', seats: 2, options: { rounds: 1 }, rated: true },
  { game: 'il-principe', seats: 3 },
  { game: 'citadels', seats: 4, rated: true },
] as const;

/** The longest name a page must have room for is among them. */
const NAMES = ['Caterina', 'Dante', 'Guillemette-Apolline XII', 'Ugo'];

/** A person with games behind them, two friends, and somebody blocked. */
export async function withHistory(url: string, rounds = 1): Promise<{ reader: Someone; others: Someone[] }> {
  const [reader, ...others] = await Promise.all(NAMES.map(name => newcomer(url, name)));
  const chance = rngFrom(1);
  for (let round = 0; round < rounds; round++)
    for (const [i, plan] of PLANS.entries()) {
      const met = others.map((_, seat) => others[(round + i + seat) % others.length]);
      await playOut([reader, ...met.slice(0, plan.seats - 1)], plan, chance);
    }
  const [first, second, last] = others;
  for (const { id } of [first, second]) await ask(reader, 'POST', '/api/me/friends', { person: id });
  await ask(reader, 'POST', '/api/me/blocks', { person: last.id });
  return { reader, others };
}

/** The browser is this person's from now on. */
export function becomes(context: BrowserContext, { url, cookie }: Someone): Promise<void> {
  const [name, value] = cookie.split(/=(.*)/);
  return context.addCookies([{ name, value, url }]);
}

async function newcomer(url: string, name: string): Promise<Someone> {
  const answer = await fetch(`${url}/api/guest`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name }),
  });
  const { id } = (await answer.json()) as Me;
  const [cookie] = answer.headers.getSetCookie().map(line => line.split(';')[0]);
  return { id, url, cookie };
}

async function ask<T>({ url, cookie }: Someone, method: string, path: string, body?: object): Promise<T> {
  const answer = await fetch(url + path, {
    method,
    headers: { cookie, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${method} ${path}: ${await answer.text()}`);
  return (answer.status === 204 ? undefined : await answer.json()) as T;
}

/** A whole game by rules of thumb. */
async function playOut(people: readonly Someone[], plan: (typeof PLANS)[number], chance: Rng): Promise<void> {
  const bot = findBot(plan.game, 'heuristic');
  if (!bot) throw new Error(`nobody plays ${plan.game} by rules of thumb`);
  const [host, ...others] = people;
  const { code } = await ask<Table>(host, 'POST', '/api/tables', plan);
  for (const other of others) await ask(other, 'POST', `/api/tables/${code}/join`, {});
  const { match } = await ask<Table>(host, 'POST', `/api/tables/${code}/start`, {});
  const path = `/api/matches/${match}`;
  for (;;) {
    const { status, turn } = await ask<MatchState>(host, 'GET', `${path}?since=9999`);
    if (status !== 'playing') return;
    const mover = people[turn[0]];
    const { version, view, legal } = await ask<MatchState<BaseView>>(mover, 'GET', `${path}?since=9999`);
    const { action } = bot.choose(view, legal, { playouts: 1 }, chance);
    await ask(mover, 'POST', `${path}/act`, { version, action });
  }
}

#!/usr/bin/env node
// A bot for Signoria in plain Node (20 or newer), with nothing to install.
//
//   SIGNORIA_URL=http://localhost:3000 node examples/bot.mjs            joins public tables
//   SIGNORIA_URL=http://localhost:3000 node examples/bot.mjs ABC234     joins that table
//
// SIGNORIA_KEY is an API key (POST /api/me/keys); without one the bot signs in as a guest and creates its own.
// It plays any game, at random: the server says what is legal. Write your own `choose` and you have a player.
// The comments with types are for editors and the type checker, which read them from packages/protocol.

/** @import { AnswerOf, MatchState, RouteName, WireError } from '@signoria/protocol' */

const url = process.env.SIGNORIA_URL ?? 'http://localhost:3000';
const code = process.argv[2];
const auth = { authorization: `Bearer ${process.env.SIGNORIA_KEY ?? (await newKey())}` };

/**
 * `view` is what your seat may know, `legal` everything it may do.
 * @param {MatchState['view']} _view
 * @param {MatchState['legal']} legal
 */
function choose(_view, legal) {
  return legal[Math.floor(Math.random() * legal.length)];
}

/**
 * One call of a route, `:name` in its path filled in; a refusal is an `error`.
 * @template {RouteName} R
 * @param {R} route
 * @param {{ params?: Record<string, string>, body?: object, headers?: Record<string, string> }} [ask]
 * @returns {Promise<{ answer: AnswerOf<R>, error: WireError | undefined, cookie: string }>}
 */
async function call(route, { params = {}, body = {}, headers = auth } = {}) {
  const [method, path] = route.split(' ');
  const said = await fetch(url + path.replace(/:(\w+)/g, (_, name) => params[name]), {
    method,
    headers: { ...headers, 'content-type': 'application/json' },
    ...(method === 'GET' ? {} : { body: JSON.stringify(body) }),
  });
  const cookie = said.headers.getSetCookie().map(line => line.split(';')[0]);
  const answer = /** @type {AnswerOf<R> & { error?: WireError }} */ (await said.json());
  return { answer, error: answer?.error, cookie: cookie.join('; ') };
}

async function newKey() {
  const { cookie } = await call('POST /api/guest', { body: { name: 'Example bot' }, headers: {} });
  const { answer } = await call('POST /api/me/keys', { body: { name: 'bot.mjs' }, headers: { cookie } });
  return answer.key;
}

const codes = code ? [code] : (await call('GET /api/tables')).answer.tables.map(table => table.code);
for (const one of codes) {
  const { answer, error } = await call('POST /api/tables/:code/join', { params: { code: one } });
  console.log(error ? `${one}: ${error.code}` : `sat down at ${one} (${answer.game})`);
}

const stream = await fetch(`${url}/api/stream`, { headers: auth });
let rest = '';
for await (const chunk of stream.body?.pipeThrough(new TextDecoderStream()) ?? []) {
  const lines = (rest + chunk).split('\n');
  rest = lines.pop() ?? '';
  for (const line of lines.filter(Boolean)) {
    /** @type {AnswerOf<'GET /api/stream'>} */
    const told = JSON.parse(line);
    if (told.type !== 'match') continue;
    const { match, version, view, legal, status, game, places, you } = told.state;
    if (legal.length > 0) {
      const body = { version, action: choose(view, legal) };
      const { error } = await call('POST /api/matches/:match/act', { params: { match }, body });
      if (error && error.code !== 'stale-version') console.log(error);
    }
    if (status === 'over' && you !== 'table') console.log(`${game} is over: place ${places?.[you]}`);
  }
}

#!/usr/bin/env node
// A bot for Signoria in plain Node (20 or newer), with nothing to install.
//
//   SIGNORIA_URL=http://localhost:3000 node examples/bot.mjs            sits down at open tables
//   SIGNORIA_URL=http://localhost:3000 node examples/bot.mjs ABC234     sits down at that table
//
// SIGNORIA_KEY is an API key (POST /api/me/keys); without one the bot comes as a guest and makes its own.
// It plays any game, at random: the server says what is legal. Write your own `choose` and you have a player.

const url = process.env.SIGNORIA_URL ?? 'http://localhost:3000';
const code = process.argv[2];
const auth = { authorization: `Bearer ${process.env.SIGNORIA_KEY ?? (await newKey())}` };

/** `view` is what your seat may know, `legal` everything it may do. */
function choose(_view, legal) {
  return legal[Math.floor(Math.random() * legal.length)];
}

async function call(method, path, body = undefined, headers = auth) {
  const json = body && { 'content-type': 'application/json' };
  const answer = await fetch(url + path, {
    method,
    headers: { ...headers, ...json },
    body: body && JSON.stringify(body),
  });
  const cookie = answer.headers.getSetCookie().map(line => line.split(';')[0]);
  return { ok: answer.ok, cookie: cookie.join('; '), ...(await answer.json()) };
}

async function newKey() {
  const { cookie } = await call('POST', '/api/guest', { name: 'Example bot' }, {});
  return (await call('POST', '/api/me/keys', { name: 'bot.mjs' }, { cookie })).key;
}

const codes = code ? [code] : (await call('GET', '/api/tables')).tables.map(table => table.code);
for (const one of codes) {
  const { ok, game, error } = await call('POST', `/api/tables/${one}/join`);
  console.log(ok ? `sat down at ${one} (${game})` : `${one}: ${error.code}`);
}

const stream = await fetch(`${url}/api/stream`, { headers: auth });
let rest = '';
for await (const chunk of stream.body.pipeThrough(new TextDecoderStream())) {
  const lines = (rest + chunk).split('\n');
  rest = lines.pop();
  for (const line of lines.filter(Boolean)) {
    const { type, state } = JSON.parse(line);
    if (type !== 'match') continue;
    const { match, version, view, legal } = state;
    if (legal.length > 0) {
      const { error } = await call('POST', `/api/matches/${match}/act`, {
        version,
        action: choose(view, legal),
      });
      if (error && error.code !== 'stale-version') console.log(error);
    }
    if (state.status === 'over') console.log(`${state.game} is over: place ${state.places[state.you]}`);
  }
}

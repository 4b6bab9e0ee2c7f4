import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { newId } from '../src/id.ts';
import { call, folder, newTable, playOn, startedMatch, stateOf, visitor, withCookie } from './kit.ts';
import { envOf, newPlace, PLACES, serve, type Where } from './places.ts';

const BIN = fileURLToPath(new URL('../../cli/bin/signoria.js', import.meta.url));

interface Ended {
  code: number;
  out: string;
  err: string;
}

/** Runs the real `signoria admin` on the data of a place. */
async function admin(where: Where, args: readonly string[], input = ''): Promise<Ended> {
  const env = { PATH: process.env.PATH, LC_ALL: 'en_US.UTF-8', ...envOf(where) };
  const child = spawn(process.execPath, [BIN, 'admin', ...args], { env });
  child.stdin.on('error', () => undefined);
  child.stdin.end(input);
  const [[code], out, err] = await Promise.all([once(child, 'exit'), text(child.stdout), text(child.stderr)]);
  return { code: code as number, out, err };
}

const LOST = { game: 'lost-cities', seats: 2, options: { rounds: 1 } };

test('an id is no flag, so that it can be typed after a command', () => {
  const ids = Array.from({ length: 5000 }, newId);
  expect(ids.filter(id => !/^[\w][\w-]{15}$/.test(id))).toEqual([]);
  expect(ids.some(id => id.includes('-'))).toBe(true);
});

test('backup beside a server, restore elsewhere, move to another store', async () => {
  const source = await newPlace('sqlite');
  const server = await serve(source);
  const people = [await visitor(server.url, 'Ada'), await visitor(server.url, 'Ben')];
  const { match } = await startedMatch(people, LOST);
  await playOn(people, match, 3);
  const file = join(folder(), 'backup.gz');
  expect(await admin(source, ['backup', file])).toMatchObject({ code: 0, err: '' });
  expect(await admin(source, ['restore', file])).toMatchObject({
    code: 2,
    err: expect.stringContaining('a server is running; stop it first'),
  });
  const target = await newPlace('sqlite');
  const restored = await admin(target, ['restore', file]);
  expect(restored).toMatchObject({ code: 0, out: expect.stringMatching(/^\d+ rows loaded into/) });
  expect((await admin(target, ['restore', file])).err).toContain('use --replace');
  expect((await admin(target, ['move', 'nowhere'])).code).toBe(2);
  const last = PLACES.length > 1 ? await newPlace('postgres') : target;
  if (last !== target) {
    const both = { ...last, config: { ...last.config, dataDir: target.config.dataDir } };
    expect(await admin(both, ['move', 'postgres'])).toMatchObject({ code: 0, err: '' });
  }
  const { url } = await serve(last);
  expect((await stateOf(withCookie(url, people[0].cookie, people[0].me), match)).version).toBe(3);
});

test('every other command, on a server that runs', async () => {
  const where = await newPlace('sqlite');
  const { url, services } = await serve(where);
  const people = [await visitor(url, 'Ada'), await visitor(url, 'Ben')];
  const cleo = await visitor(url, 'Cleo');
  await cleo.call('POST', '/api/me/account', { username: 'cleo', password: 'correct horse' });
  const { match } = await startedMatch(people, LOST);
  await playOn(people, match, 4);
  const run = (...args: string[]) => admin(where, args);
  const says = async (out: RegExp, ...args: string[]) =>
    expect(await run(...args)).toMatchObject({ code: 0, out: expect.stringMatching(out) });
  await says(/^1 game verified\.\n$/, 'verify');
  await says(/^No stuck games\.\n$/, 'stuck');
  await says(/continues after 4 lines/, 'take-up', match);
  await says(/3 lines left/, 'take-back', match);
  expect((await stateOf(people[0], match)).version).toBe(3);

  await services.store.db.updateTable('match').set({ broken: 'damage' }).where('id', '=', match).execute();
  expect(await run('stuck')).toMatchObject({ code: 1, out: expect.stringContaining('set aside · damage') });
  expect(await run('verify')).toMatchObject({ code: 1, out: expect.stringContaining('1 game failed.') });
  await says(/has ended without a result/, 'close-game', match);
  const [file, kept] = [join(folder(), 'm.json'), join(folder(), 'a.gz')];
  await says(/written to/, 'export', match, file);
  expect((await run('export', match, file)).err).toContain('file already exists');
  expect((await run('import', file)).err).toContain('use --replace');
  await says(/loaded/, 'import', file, '--replace');
  expect((await run('archive', join(folder(), 'not', 'there.gz'), '--days', '0')).err).toContain(
    'can’t write file',
  );
  await says(/^1 game moved to/, 'archive', kept, '--days', '0');
  expect((await run('import', kept)).err).toContain('name the one to load');
  expect((await run('import', `${file}.not`)).err).toContain('no file of this name');
  await says(/loaded/, 'import', kept, match);

  await says(/^Cleo is banned/, 'ban', 'cleo', '--reason', 'spam');
  await says(/Cleo .* · spam/, 'bans');
  await says(/^Cleo can sign in again/, 'unban', 'cleo');
  await says(/valid once: (\w{4}-){3}\w{4}\n/, 'reset-password', 'cleo');
  expect(await admin(where, ['reset-password', 'cleo', '--set'], 'battery staple\n')).toMatchObject({
    code: 0,
  });
  const signIn = { username: 'cleo', password: 'battery staple' };
  expect((await call(url, 'POST', '/api/session', {}, signIn)).status).toBe(200);

  const { code } = await newTable(people[0], LOST);
  await says(/is closed/, 'close-table', code);
  // What a player writes neither moves the host's cursor nor makes a line of its own.
  const text = 'rude\n\u001b[2Jx \u202ey';
  await people[0].call('POST', `/api/people/${people[1].me.id}/report`, { why: 'name', text });
  const { out } = await run('reports');
  expect(out).toMatch(/Ada about Ben \(.*\): name: rude \[2Jx {2}y\n$/);
  await says(/is done/, 'report-done', out.split(' ')[0]);
  await says(/^No reports\.\n$/, 'reports');
}, 120_000);

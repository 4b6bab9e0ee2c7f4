import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseRecord, replay } from '@signoria/core';
import { findGame } from '@signoria/games';
import type { ErrorBody, Table } from '@signoria/protocol';
import { describe, expect, test } from 'vitest';
import { stuckMatches, verifyAll } from '../src/admin/check.ts';
import { closeMatch, takeBack, takeUp } from '../src/admin/mend.ts';
import type { Admin } from '../src/admin/open.ts';
import { closeTable } from '../src/admin/tables.ts';
import { archive, exportMatch, importMatch } from '../src/admin/transfer.ts';
import { folder, newTable, playOn, startedMatch, stateOf, type Visitor, visitor } from './kit.ts';
import { administer, codeOf, newPlace, PLACES, serve, type Where } from './places.ts';

const LOST = { game: 'lost-cities', seats: 2, options: { rounds: 1 } };

/** A server with two people, and a match they have played six moves of. */
async function playing(where: Where) {
  const server = await serve(where);
  const people = [await visitor(server.url, 'Ada'), await visitor(server.url, 'Ben')];
  const { match, table } = await startedMatch(people, LOST);
  await playOn(people, match, 6);
  return { server, people, match, table };
}

async function errorOf(who: Visitor, match: string): Promise<[number, string]> {
  const { status, body } = await who.call<ErrorBody>('GET', `/api/matches/${match}`);
  return [status, body.error?.code];
}

async function failing(admin: Admin): Promise<string[]> {
  const counted: number[] = [];
  const found = await verifyAll(admin, (done, total) => counted.push(done / total));
  expect(counted.at(-1)).toBe(1);
  return found.failing.map(({ id }) => id);
}

describe.each(PLACES)('%s', place => {
  test('a broken log is listed, mended beside the server, and played on', async () => {
    const where = await newPlace(place);
    const { server, people, match } = await playing(where);
    await administer(where, 'beside', async admin => {
      expect(await failing(admin)).toEqual([]);
      await admin.store.db
        .updateTable('match_log')
        .set({ body: '{"by":"person","action":{"type":"nonsense"}}' })
        .where('match', '=', match)
        .where('seq', '=', 6)
        .execute();
      expect(await failing(admin)).toEqual([match]);
      server.services.matches.forget(match);
      expect(await errorOf(people[0], match)).toEqual([409, 'broken-match']);
      expect(await stuckMatches(admin, Date.now())).toMatchObject([{ id: match, trouble: 'broken' }]);
      expect(codeOf(await takeUp(admin, match))).toBe('still-broken');
      const broken = await exportMatch(admin, match);
      expect(broken).toMatchObject({ ok: true, value: { server: { unread: [{ seq: 6 }] } } });
      expect(await takeBack(admin, match)).toEqual({ ok: true, value: { lines: 5 } });
      expect(await stuckMatches(admin, Date.now())).toEqual([]);
      expect((await stateOf(people[0], match)).version).toBe(5);
      await playOn(people, match, 3);
      expect(await failing(admin)).toEqual([]);
    });
  });

  test('the last line of a game that is watched is taken back, and its watchers see it; then it is closed', async () => {
    const where = await newPlace(place);
    const { people, match, table } = await playing(where);
    const wire = await people[0].connect();
    await wire.get('watch-match', { match });
    await administer(where, 'beside', async admin => {
      expect(codeOf(await takeBack(admin, match))).toBe('ok');
      await wire.until(match, ({ version }) => version === 5);
      await playOn(people, match, 2);
      await wire.until(match, ({ version }) => version === 7);
      expect(codeOf(await closeMatch(admin, match))).toBe('ok');
      await wire.until(match, ({ status }) => status === 'aborted');
      expect(codeOf(await closeMatch(admin, match))).toBe('match-over');
      const over = await people[0].call<Table>('GET', `/api/tables/${table.code}`);
      expect(over.body.status).toBe('over');
      expect(await failing(admin)).toEqual([]);
      // A gap is damage too.
      await admin.store.db.deleteFrom('match_log').where('match', '=', match).where('seq', '=', 2).execute();
      expect(await failing(admin)).toEqual([match]);
    });
    wire.close();
  });

  test('a table is closed for good, before its game and during it', async () => {
    const where = await newPlace(place);
    const { people, match, table } = await playing(where);
    const waiting = await newTable(people[0], LOST);
    await administer(where, 'beside', async admin => {
      expect(codeOf(await closeTable(admin, 'NOSUCH'))).toBe('unknown-table');
      expect(codeOf(await closeTable(admin, table.code.toLowerCase()))).toBe('ok');
      expect(codeOf(await closeTable(admin, waiting.code))).toBe('ok');
      const { rows } = {
        rows: await admin.store.db.selectFrom('match').select('status').where('id', '=', match).execute(),
      };
      expect(rows).toEqual([{ status: 'aborted' }]);
    });
    expect((await people[0].call('POST', `/api/tables/${table.code}/rematch`)).status).toBe(403);
    expect((await people[0].call('POST', `/api/tables/${table.code}/join`)).status).toBe(409);
    expect((await people[0].call('GET', `/api/tables/${waiting.code}`)).status).toBe(404);
  });

  test('a game goes to a file and back; those that ended go to an archive, and come back from it', async () => {
    const where = await newPlace(place);
    const { server, people, match } = await playing(where);
    await people[0].call('POST', `/api/matches/${match}/resign`);
    const [file, all] = [join(folder(), 'm.json'), join(folder(), 'archive.gz')];
    await administer(where, 'beside', async admin => {
      const found = await exportMatch(admin, match);
      if (!found.ok) throw new Error(found.problem.code);
      writeFileSync(file, JSON.stringify(found.value));
      const record = parseRecord(readFileSync(file, 'utf8'), findGame);
      expect(record.ok && replay(record.value, findGame('lost-cities') as never).ok).toBe(true);
      const keep = { isReplacing: false };
      expect(codeOf(await importMatch(admin, file, keep))).toBe('match-exists');
      expect(await archive(admin, all, 0)).toEqual({ ok: true, value: { matches: 0 } });
      expect(codeOf(await archive(admin, all, Date.now() + 1))).toBe('file-exists');
      expect(await archive(admin, `${all}.2`, Date.now() + 1)).toEqual({ ok: true, value: { matches: 1 } });
      server.services.matches.forget(match);
      expect(await errorOf(people[0], match)).toEqual([410, 'archived-match']);
      const past = await people[0].call<{ games: { match: string }[] }>('GET', '/api/me/games?status=over');
      expect(past.body.games.map(game => game.match)).toEqual([match]);
      expect(codeOf(await takeBack(admin, match))).toBe('archived');
      expect(codeOf(await importMatch(admin, `${all}.2`, { ...keep, id: 'other' }))).toBe('unknown-match');
      expect(await importMatch(admin, `${all}.2`, { ...keep, id: match })).toEqual({
        ok: true,
        value: { match },
      });
      expect(await failing(admin)).toEqual([]);
      const again = await exportMatch(admin, match);
      expect(again).toEqual(found);
      // Whoever has left since does not come back with a game of old.
      expect(await archive(admin, `${all}.3`, Date.now() + 1)).toMatchObject({ ok: true });
      await people[1].call('DELETE', '/api/me');
      await server.services.background.idle();
      expect(codeOf(await importMatch(admin, `${all}.3`, { ...keep, id: match }))).toBe('ok');
      const later = await exportMatch(admin, match);
      expect(later).toMatchObject({ value: { names: ['Ada', 'someone'] } });
      expect(JSON.stringify(later)).not.toContain(people[1].me.id);
      // A record that no server knows is a game of nobody's, for whoever has its address.
      const { server: _, ...plain } = found.value;
      writeFileSync(file, JSON.stringify(plain));
      const other = await importMatch(admin, file, keep);
      if (!other.ok) throw new Error(other.problem.code);
      expect((await stateOf(people[0], other.value.match)).status).toBe('aborted');
    });
    expect((await people[0].call<{ ok: boolean }>('GET', `/api/matches/${match}/verify`)).body.ok).toBe(true);
  });
});

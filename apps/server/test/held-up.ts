import { sql } from 'kysely';
import { defaultConfig } from '../src/config.ts';
import { openStore } from '../src/store/open.ts';

/** A program that is held up, as by a machine that sleeps: alone with the store, or in the midst of a change. */
const [databaseUrl, where] = process.argv.slice(2);
const store = await openStore({ ...defaultConfig(), databaseUrl, databaseTimeoutMs: 500 });
const stop = async () => {
  console.log('held up');
  process.kill(process.pid, 'SIGSTOP');
};
if (where === 'alone') await store.alone(stop);
else
  await store.write(async trx => {
    await sql`insert into setting (key, value) values ('held', 'up')`.execute(trx);
    await stop();
  });

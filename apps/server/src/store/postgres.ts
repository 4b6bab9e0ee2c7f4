import { PostgresDialect, type PostgresPoolClient } from 'kysely';
import type { Pool, PoolClient } from 'pg';
import type { Logger } from 'pino';
import type { NewLine } from './line.ts';
import { NEWS, storingNews } from './news.ts';

const CONNECTIONS = 10;

export interface Postgres {
  dialect: PostgresDialect;
  pool: Pool;
}

/**
 * How long a connection may take, how long an answer, and how long PostgreSQL waits for the next word in a transaction: 0
 * for as long as it takes.
 */
export interface Patience {
  connectMs: number;
  answerMs: number;
  silentMs: number;
}

/**
 * A pool of connections to PostgreSQL that outlives any end of theirs. What takes longer than it may is given up: whoever
 * waits is told. `onFault` hears why a connection could not be had or was lost.
 */
export async function openPostgres(
  connectionString: string,
  { connectMs, answerMs, silentMs }: Patience,
  log: Logger | null,
  onFault: (error: unknown) => void,
): Promise<Postgres> {
  const { default: pg } = await import('pg');
  // Milliseconds since 1970 fit a double, and counts do too.
  const types = new pg.TypeOverrides();
  types.setTypeParser(pg.types.builtins.INT8, Number);
  const pool = new pg.Pool({
    connectionString,
    max: CONNECTIONS,
    types,
    keepAlive: true,
    connectionTimeoutMillis: connectMs,
    query_timeout: answerMs,
    statement_timeout: answerMs,
    // A node that is held up, or whose machine is gone, would keep what it has locked from all others.
    idle_in_transaction_session_timeout: silentMs,
    application_name: 'signoria',
  });
  const lost = (error: Error) => {
    onFault(error);
    log?.warn({ reason: error.message }, 'a connection to PostgreSQL was lost');
  };
  // Idle ones tell the pool, those at work tell themselves; unheard, either would end the process.
  pool.on('error', lost);
  pool.on('connect', client => client.on('error', lost));
  const isAnswer = (error: unknown) => error instanceof pg.DatabaseError;
  const dialect = new PostgresDialect({
    pool: {
      options: pool.options,
      end: () => pool.end(),
      async connect() {
        try {
          return usedWhileAnswered(await pool.connect(), isAnswer);
        } catch (error) {
          onFault(error);
          throw error;
        }
      },
    },
  });
  return { dialect, pool };
}

/**
 * A connection that goes back to the pool only if every question was answered, be it by a refusal. One that was given up may
 * be taken up later: a `begin` would open a transaction that nobody ends, and whatever the next user stores is lost with it.
 */
function usedWhileAnswered(client: PoolClient, isAnswer: (error: unknown) => boolean): PostgresPoolClient {
  let isAnswered = true;
  const query = async (text: string, values: unknown[]) => {
    try {
      return await client.query(text, values);
    } catch (error) {
      isAnswered &&= isAnswer(error);
      throw error;
    }
  };
  return {
    query: query as unknown as PostgresPoolClient['query'],
    release: isDiscarded => client.release(isDiscarded || !isAnswered),
  };
}

const LINE = ['match text', 'seq int', 'at bigint', 'kind text', 'seat int', 'body text'] as const;
const PROGRESS = [
  ...['status text', 'version int', 'turn text', 'waiting text', 'clock_at bigint', 'bot_at bigint'],
  ...['places text', 'scores text', 'ended_at bigint'],
] as const;

/** One statement, and so one transaction and one answer, for any number of lines and what people are to hear of them. */
const APPEND = `
  with given as (${rowsOf([...LINE, ...PROGRESS], 'given', 1)}
  ), added as (
    insert into match_log (${LINE.map(nameOf).join(', ')})
      select ${LINE.map(nameOf).join(', ')} from given order by match
      on conflict (match, seq) do nothing returning match
  ), news as (${rowsOf(NEWS, 'news', LINE.length + PROGRESS.length + 1)}
  ), told as (
    ${storingNews(
      NEWS.map(column => `news.${nameOf(column)}`),
      'from news',
      'news.about in (select match from added)',
    )}
  )
  update match set ${PROGRESS.map(column => `${nameOf(column)} = given.${nameOf(column)}`).join(', ')}
    from given where match.id = given.match and match.id in (select match from added)
    returning match.id`;

/** Rows given as one list for each column, the first of them as parameter number `first`. */
function rowsOf(columns: readonly string[], name: string, first: number): string {
  const lists = columns.map((column, i) => `$${first + i}::${column.split(' ')[1]}[]`);
  return `select * from unnest(${lists.join(', ')}) as ${name}(${columns.map(nameOf).join(', ')})`;
}

function nameOf(column: string): string {
  return column.split(' ')[0];
}

/** Adds lines of different matches; for each whether it was the first of its number. */
export async function appendLines(pool: Pool, lines: readonly NewLine[]): Promise<boolean[]> {
  const rows = lines.map(({ line, progress }) => ({ ...line, ...progress }));
  const news = lines.flatMap(line => line.news);
  const values = [...listsOf([...LINE, ...PROGRESS], rows), ...listsOf(NEWS, news)];
  // Named, it is read and planned once by each connection.
  const { rows: stored } = await pool.query<{ id: string }>({ name: 'append', text: APPEND, values });
  const ids = new Set(stored.map(({ id }) => id));
  return lines.map(({ line }) => ids.has(line.match));
}

/** The values of each column. */
function listsOf(columns: readonly string[], rows: readonly object[]): unknown[][] {
  return columns.map(column => rows.map(row => Reflect.get(row, nameOf(column))));
}

import { parentPort, workerData } from 'node:worker_threads';
import Sqlite from 'better-sqlite3';
import type { LineRow, NewLine, ProgressRow } from './line.ts';
import { NEWS, type NewsRow, storingNews } from './news.ts';
import { openStatements } from './sqlite-statements.ts';
import type { Ask, Told } from './sqlite-writer.ts';

/** Runs in a thread: the one connection that writes. Waiting for the disk is all that keeps it busy. */
const file = new Sqlite(workerData.path);
for (const pragma of workerData.pragmas) file.pragma(pragma);
const statements = openStatements(file);

const addLine = file.prepare<LineRow>(
  `insert into match_log (match, seq, at, kind, seat, body)
   values (@match, @seq, @at, @kind, @seat, @body) on conflict (match, seq) do nothing`,
);
const setProgress = file.prepare<ProgressRow & { match: string }>(
  `update match set status = @status, version = @version, turn = @turn, waiting = @waiting, clock_at = @clock_at,
   bot_at = @bot_at, places = @places, scores = @scores, ended_at = @ended_at where id = @match`,
);

const addNews = file.prepare<NewsRow>(storingNews(NEWS.map(column => `@${column.split(' ')[0]}`)));

const append = file.transaction((lines: readonly NewLine[]) =>
  lines.map(({ line, progress, news }) => {
    if (addLine.run(line).changes !== 1) return false;
    setProgress.run({ ...progress, match: line.match });
    for (const one of news) addNews.run(one);
    return true;
  }),
);

function answer(ask: Ask): Told {
  if ('lines' in ask) return { stored: append.immediate(ask.lines) };
  return { result: statements.run(ask.sql, ask.parameters) };
}

parentPort?.on('message', ({ id, ask }: { id: number; ask: Ask }) => {
  try {
    parentPort?.postMessage({ id, told: answer(ask) });
  } catch (error) {
    const { message, code } = error as Error & { code?: string };
    parentPort?.postMessage({ id, error: { message, code } });
  }
});

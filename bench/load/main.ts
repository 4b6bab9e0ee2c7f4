import { cpus, loadavg, totalmem } from 'node:os';
import { type Findings, SCENARIOS, type Size } from './scenarios.ts';

const WHOLE: Size = { scale: 1, seconds: 20 };
const QUICK: Size = { scale: 0.1, seconds: 4 };

/** Measures the named scenarios, or all of them, and says it in Markdown. */
export async function measureLoad(
  flags: readonly string[],
  progress: (line: string) => void,
): Promise<string> {
  const size = sizeFor(flags);
  const named = Object.keys(SCENARIOS).filter(name => flags.includes(name));
  const load = loadavg()[0];
  const found: Findings = { played: [], single: [] };
  for (const name of named.length > 0 ? named : Object.keys(SCENARIOS)) {
    progress(name);
    const { played, single } = await SCENARIOS[name](size);
    found.played.push(...played);
    found.single.push(...single);
  }
  return [machine(load), ...tables(found)].join('\n\n');
}

/** `--seconds=8` measures each stretch for so long. */
function sizeFor(flags: readonly string[]): Size {
  const size = flags.includes('--quick') ? QUICK : WHOLE;
  const seconds = Number(flags.find(flag => flag.startsWith('--seconds='))?.split('=')[1]);
  return seconds > 0 ? { ...size, seconds } : size;
}

function machine(load: number): string {
  const [{ model }] = cpus();
  const gb = (totalmem() / 2 ** 30).toFixed(0);
  const what = `${cpus().length} cores (${model.trim()}), ${gb} GB, Linux, Node ${process.versions.node}`;
  return `Measured on ${what}; server, clients and database on the same machine, whose load was ${load.toFixed(1)} before.`;
}

export function tables({ played, single }: Findings): string[] {
  const ms = (value: number) => (value < 10 ? value.toFixed(1) : value.toFixed(0));
  const rows = played.map(({ what, played: one, goal = '' }) => [
    what,
    one.rate.toFixed(0),
    ...[one.p50, one.p95, one.p99].map(value => `${ms(value)} ms`),
    `${one.processorMs.toFixed(2)} ms`,
    `${(one.mainShare * 100).toFixed(0)}%`,
    `${one.memoryMb.toFixed(0)} MB`,
    `${(one.bytes / 1000).toFixed(1)} kB`,
    goal,
  ]);
  const heads = ['', 'actions/s', 'p50', 'p95', 'p99', 'CPU time per action', 'main thread', 'memory'];
  const all = [
    markdown([...heads, 'sent per action', 'goal'], rows),
    markdown(
      ['', 'measured', 'goal'],
      single.map(({ what, figure, goal }) => [what, figure, goal]),
    ),
  ];
  return all.filter((_, i) => [played, single][i].length > 0);
}

function markdown(heads: readonly string[], rows: readonly string[][]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(heads), `|${'---|'.repeat(heads.length)}`, ...rows.map(line)].join('\n');
}

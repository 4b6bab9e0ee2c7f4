/**
 * Builds the npm packages: one tarball each, with JavaScript built for it. Development runs from the TypeScript sources.
 *
 *   npm run pack                     all tarballs, into packs/
 *   npm run pack -- --out FOLDER     into another folder
 *   npm run pack -- --check FILE...  checks that a tarball contains everything that its package.json names
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { faultsIn } from './pack/check.ts';
import { makeTarballs } from './pack/make.ts';

const OUT = join(import.meta.dirname, '../packs');

/** What was told, as lines; the first of them names the place when something is wrong. */
async function pack(args: readonly string[]): Promise<{ faults: string[]; said: string[] }> {
  const options = { out: { type: 'string' }, check: { type: 'boolean' } } as const;
  const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
  if (!values.check && positionals.length > 0)
    return { faults: [`${positionals[0]}: files are named after --check alone`], said: [] };
  if (values.check && positionals.length === 0)
    return { faults: ['--check: name the tarballs to look at'], said: [] };
  const files = values.check ? positionals : await makeTarballs(values.out ?? OUT);
  return { faults: files.flatMap(faultsIn), said: files };
}

try {
  const { faults, said } = await pack(process.argv.slice(2));
  for (const fault of faults) console.error(`pack: ${fault}`);
  if (faults.length > 0) process.exitCode = 1;
  else console.log(said.join('\n'));
} catch (error) {
  console.error(`pack: ${(error as Error).message.split('\n')[0]}`);
  process.exitCode = 1;
}

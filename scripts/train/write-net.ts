import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { GRAIN } from '@signoria/bots/lost-cities/read-net';

const FOLDER = join(import.meta.dirname, '../../packages/bots/src/lost-cities');
const LINE = 116;

/** Keeps a net as the bots read it: whole numbers of 1024ths in base 64, all lower bytes, then all upper ones. */
export function writeNet(net: Float64Array, file: string, name: string): void {
  const bytes = new Uint8Array(net.length * 2);
  net.forEach((weight, i) => {
    const grains = Math.max(-32768, Math.min(32767, Math.round(weight * GRAIN)));
    bytes[i] = grains & 0xff;
    bytes[net.length + i] = (grains >> 8) & 0xff;
  });
  const text = Buffer.from(bytes).toString('base64');
  const lines: string[] = [];
  for (let at = 0; at < text.length; at += LINE) lines.push(`  '${text.slice(at, at + LINE)}'`);
  writeFileSync(
    join(FOLDER, `${file}.ts`),
    `/** Weights in 1024ths, in base 64: their lower bytes, then their upper ones. */\nexport const ${name} =\n${lines.join(' +\n')};\n`,
  );
}

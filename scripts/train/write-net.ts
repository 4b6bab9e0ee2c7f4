import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { GRAIN } from '@signoria/bots/lost-cities/read-net';

const FOLDER = join(import.meta.dirname, '../../packages/bots/src/lost-cities');
const LINE = 116;

/** Keeps a net as the bots read it: whole numbers of 1024ths, two bytes each, in base 64. */
export function writeNet(net: Float64Array, file: string, name: string): void {
  const bytes = new DataView(new ArrayBuffer(net.length * 2));
  net.forEach((weight, i) => {
    bytes.setInt16(i * 2, Math.max(-32768, Math.min(32767, Math.round(weight * GRAIN))), true);
  });
  const text = Buffer.from(bytes.buffer).toString('base64');
  const lines: string[] = [];
  for (let at = 0; at < text.length; at += LINE) lines.push(`  '${text.slice(at, at + LINE)}'`);
  writeFileSync(
    join(FOLDER, `${file}.ts`),
    `/** Weights in 1024ths, two bytes each, in base 64. */\nexport const ${name} =\n${lines.join(' +\n')};\n`,
  );
}

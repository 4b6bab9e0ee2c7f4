import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Net } from '@signoria/bots/lost-cities/net';
import { GRAIN } from '@signoria/bots/lost-cities/read-net';

const FOLDER = join(import.meta.dirname, '../../packages/bots/src/lost-cities');
const LINE = 116;

/** Keeps weights as the bots read them: whole numbers of 1024ths in base 64, all lower bytes, then all upper ones. */
export function writeWeights(weights: Float64Array, file: string, name: string, more = ''): void {
  const bytes = new Uint8Array(weights.length * 2);
  weights.forEach((weight, i) => {
    const grains = Math.max(-32768, Math.min(32767, Math.round(weight * GRAIN)));
    bytes[i] = grains & 0xff;
    bytes[weights.length + i] = (grains >> 8) & 0xff;
  });
  const text = Buffer.from(bytes).toString('base64');
  const lines: string[] = [];
  for (let at = 0; at < text.length; at += LINE) lines.push(`  '${text.slice(at, at + LINE)}'`);
  writeFileSync(
    join(FOLDER, `${file}.ts`),
    `/** Weights in 1024ths, in base 64: their lower bytes, then their upper ones. */\nexport const ${name} =\n${lines.join(' +\n')};\n${more}`,
  );
}

/** Keeps the net in use, with the sizes of its layers. */
export function writeNet({ shape, weights }: Net): void {
  const { hidden, deep, joined } = shape;
  const sizes = `\n/** Units of its three layers. */\nexport const NET_SIZES = [${hidden}, ${deep}, ${joined}] as const;\n`;
  writeWeights(weights, 'net-weights', 'NET', sizes);
}

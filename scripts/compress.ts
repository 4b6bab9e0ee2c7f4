/** Writes compressed copies next to the files of the built site; the server sends them as they are: `app.js.br`, `app.js.gz`. */
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** What is text; pictures and fonts are compressed already. */
const TEXT = /\.(js|css|html|svg|json|webmanifest)$/;
/** Smaller ones fit into one packet either way. */
const WORTH_IT = 1000;

/** Compresses what is in the folder, and says how many files were worth it. */
export function compressFolder(folder: string): number {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(file => TEXT.test(file) && !file.startsWith('.'))
    .map(file => join(folder, file))
    .filter(file => statSync(file).size >= WORTH_IT);
  for (const file of files) {
    const text = readFileSync(file);
    const size = { [constants.BROTLI_PARAM_SIZE_HINT]: text.length };
    writeFileSync(`${file}.br`, brotliCompressSync(text, { params: size }));
    writeFileSync(`${file}.gz`, gzipSync(text, { level: constants.Z_BEST_COMPRESSION }));
  }
  return files.length;
}

import { renameSync, writeFileSync } from 'node:fs';

/** Written beside and moved into place, so that whatever breaks in between leaves the old file whole. */
export function writeWhole(file: string, text: string): void {
  const beside = `${file}.part`;
  writeFileSync(beside, text);
  renameSync(beside, file);
}

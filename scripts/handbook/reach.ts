import { functionsIn } from '../lengths.ts';
import type { Source } from '../source-files.ts';
import type { Place } from './places.ts';

/** What the trace of a test tells. */
export interface Traced {
  /** The test's title and those of the groups it stands in. */
  titles: string[];
  file: string;
  /** The functions of the packages that ran: `packages/patrician/src/build.ts openSites`. */
  ran: string[];
}

/**
 * Whether a test reaches a place. A function is reached when it runs. A table or a type does not run: it is reached when
 * a function that runs, or the test itself, names it, or when a function runs that it names.
 */
export function reaches({ file, ran }: Traced, place: Place, sources: readonly Source[]): boolean {
  const [owner, entry] = place.name.split('.');
  if (ran.includes(`${place.file} ${entry ?? owner}`)) return true;
  if (place.kind === 'function') return false;
  const names = owner.split(', ');
  const said = sources.filter(source => source.file === file).map(({ text }) => text);
  for (const source of sources)
    for (const { name, text } of functionsIn(source))
      if (ran.includes(`${source.file} ${name}`)) said.push(text);
  return (
    said.some(text => names.some(name => mentions(text, name))) ||
    ran.some(key => mentions(place.text, key.split(' ')[1]))
  );
}

function mentions(text: string, name: string): boolean {
  return name !== '' && new RegExp(`\\b${name}\\b`).test(text);
}

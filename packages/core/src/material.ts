import { textHash } from './fair.ts';
import { inOrder, type JsonSchema, misfitOf, type ObjectSchema, objectOf } from './json-schema.ts';
import { isObject } from './plain.ts';
import type { Checked, Problem } from './problem.ts';

export const MATERIAL_FORMAT = 'signoria-material';
export const MATERIAL_VERSION = 1;

/** What every printing file contains, in every game. See docs/printings.md. */
export interface MaterialFile {
  format: typeof MATERIAL_FORMAT;
  version: typeof MATERIAL_VERSION;
  game: string;
  /** The name of the printing, chosen by its owner. */
  title: string;
}

/** The tables of a game that a file can replace. */
export interface MaterialSchema<M extends MaterialFile = MaterialFile> {
  readonly schema: ObjectSchema;
  /** What is played without a file. */
  readonly standard: M;
  /** What no schema can say: counts, sums, neighbours. `at` begins with the place of the file. */
  check(file: M): Problem | null;
}

/** The schema of a game's printing file: the header they all share, and the game's own tables. */
export function materialSchema(
  game: string,
  title: string,
  tables: Readonly<Record<string, JsonSchema>>,
): ObjectSchema {
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title,
    ...objectOf({
      format: { const: MATERIAL_FORMAT },
      version: { const: MATERIAL_VERSION },
      game: { const: game },
      title: {
        type: 'string',
        minLength: 1,
        maxLength: 60,
        pattern: '^[^\\p{C}]+$',
        description: 'Which printing this is, as people at the table are told.',
      },
      ...tables,
    }),
  };
}

/** Reads a printing file from outside; `at` names it in errors. */
export function parseMaterial<M extends MaterialFile>(
  material: MaterialSchema<M>,
  found: unknown,
  at: string,
): Checked<M> {
  const wrong = misnamed(material, found, at) ?? misfitOf(material.schema, found, at);
  if (wrong) return { ok: false, problem: wrong };
  const file = inOrder(material.schema, found) as M;
  const broken = material.check(file);
  return broken ? { ok: false, problem: { ...broken, at: `${at}.${broken.at}` } } : { ok: true, value: file };
}

/** What it claims to be is looked at first: all else would be said in vain. */
function misnamed({ standard }: MaterialSchema, found: unknown, at: string): Problem | null {
  if (!isObject(found) || found.format !== MATERIAL_FORMAT)
    return { at: `${at}.format`, code: 'not-material', expected: MATERIAL_FORMAT };
  if (found.version !== MATERIAL_VERSION)
    return { at: `${at}.version`, code: 'unknown-version', expected: String(MATERIAL_VERSION) };
  return found.game === standard.game
    ? null
    : { at: `${at}.game`, code: 'other-game', expected: standard.game };
}

/** The printing in a table's options; undefined if the game uses its usual cards. */
export function materialIn(options: unknown): MaterialFile | undefined {
  return isObject(options) ? (options.material as MaterialFile | undefined) : undefined;
}

/** The SHA-256 of the file as returned by `parseMaterial`: compact JSON with its fields in the order of the schema. */
export function materialHash(file: MaterialFile): string {
  return textHash(JSON.stringify(file));
}

/** Printings whose tables are kept at hand. */
const KEPT = 16;

/**
 * Computes something once per printing. Options are shared by all states of a match and are looked up by
 * identity; options from outside are looked up by their content.
 */
export function forEachMaterial<M extends MaterialFile, T>(work: (file: M) => T): (file: M) => T {
  const byObject = new WeakMap<M, T>();
  const byText = new Map<string, T>();
  return file => {
    const known = byObject.get(file);
    if (known !== undefined) return known;
    const text = JSON.stringify(file);
    const made = byText.get(text) ?? work(file);
    if (byText.size >= KEPT) byText.clear();
    byText.set(text, made);
    byObject.set(file, made);
    return made;
  };
}

import { readFileSync } from 'node:fs';
import { GROUPS } from './operations.ts';

/** A schema, or a piece of one, in the document. */
type Part = { [keyword: string]: unknown };

interface Operation {
  operationId: string;
  requestBody?: { content: Record<string, { schema: Part }> };
  responses: Record<string, { content?: Record<string, { schema: Part }> }>;
}

export interface OpenApi {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Part> };
}

/** The types of the games as schemas; `npm run openapi` writes them. */
const GAMES = new URL('./game-schemas.jsonl', import.meta.url);

interface GameSchemas {
  /** By game: what its schemas are called. */
  games: Record<string, string>;
  schemas: Record<string, Part>;
}

export function readGameSchemas(): GameSchemas {
  const [first, ...rest] = readFileSync(GAMES, 'utf8').trimEnd().split('\n');
  const schemas = rest.map(line => JSON.parse(line)).map(({ name, schema }) => [name, schema]);
  return { ...JSON.parse(first), schemas: Object.fromEntries(schemas) };
}

/** What the document says besides routes and schemas. */
export function openApiOptions(publicUrl: string) {
  return {
    openapi: {
      // The first whose schemas are JSON Schema as it is.
      openapi: '3.1.0',
      info: {
        title: 'Signoria',
        version: '1',
        description: 'Everything the site can do, open to any client. See docs/api.md for a first bot.',
        license: { name: 'MIT', identifier: 'MIT' },
      },
      // A server that is known by no name of its own is found where its document was.
      servers: [{ url: publicUrl.startsWith('https:') ? publicUrl : '/' }],
      tags: Object.entries(GROUPS).map(([name, description]) => ({ name, description })),
      components: {
        securitySchemes: {
          key: { type: 'http' as const, scheme: 'bearer', description: 'An API key from POST /api/me/keys' },
          session: { type: 'apiKey' as const, in: 'cookie' as const, name: 'signoria.session_token' },
        },
      },
      security: [{ key: [] }, { session: [] }],
    },
    transformObject: (document: object) =>
      'openapiObject' in document ? forGenerators(document.openapiObject as OpenApi) : document,
  };
}

/** The same document as generators of clients like it: whatever has a name is told once, and games have their own types. */
export function forGenerators(document: OpenApi): OpenApi {
  const { games, schemas } = readGameSchemas();
  const named: Record<string, Part> = {};
  const paths = structuredClone(document.paths);
  for (const operation of Object.values(paths).flatMap(path => Object.values(path))) nameIn(operation, named);
  const state = named.MatchState;
  for (const [game, prefix] of Object.entries(games))
    named[`${prefix}MatchState`] = stateOf(state, game, prefix);
  for (const kind of ['Action', 'Event'])
    named[`Game${kind}`] = { anyOf: Object.values(games).map(prefix => refTo(`${prefix}${kind}`)) };
  named.MatchState = {
    description: 'A match as one viewer may see it; `game` says which it is.',
    oneOf: Object.values(games).map(prefix => refTo(`${prefix}MatchState`)),
    discriminator: {
      propertyName: 'game',
      mapping: mapValues(games, prefix => refTo(`${prefix}MatchState`).$ref),
    },
  };
  return { ...document, paths, components: { ...document.components, schemas: { ...schemas, ...named } } };
}

/** A match of one game: its options, its view and its actions are that game's. */
function stateOf(state: Part, game: string, prefix: string): Part {
  return {
    ...state,
    properties: {
      ...(state.properties as Part),
      game: { type: 'string', enum: [game] },
      options: refTo(`${prefix}Options`),
      view: refTo(`${prefix}View`),
      legal: { type: 'array', items: refTo(`${prefix}Action`) },
    },
  };
}

function refTo(name: string): { $ref: string } {
  return { $ref: `#/components/schemas/${name}` };
}

function mapValues<T, U>(record: Readonly<Record<string, T>>, change: (value: T) => U): Record<string, U> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));
}

/** Takes the schemas out of an operation; bodies and answers without a name are called after it. */
function nameIn(operation: Operation, named: Record<string, Part>): void {
  const called = operation.operationId[0].toUpperCase() + operation.operationId.slice(1);
  // A command with nothing to say may come without a body.
  if (Object.values(operation.requestBody?.content ?? {}).every(({ schema }) => isEmpty(schema)))
    delete operation.requestBody;
  for (const media of Object.values(operation.requestBody?.content ?? {}))
    media.schema = hoisted(titled(media.schema, `${called}Body`), named);
  for (const [status, { content = {} }] of Object.entries(operation.responses))
    for (const media of Object.values(content))
      media.schema = hoisted(
        status.startsWith('2') ? titled(media.schema, `${called}Answer`) : media.schema,
        named,
      );
}

function titled(schema: Part, title: string): Part {
  return schema.title === undefined && schema.type === 'object' ? { ...schema, title } : schema;
}

function isEmpty({ properties }: Part): boolean {
  return Object.keys((properties as Part | undefined) ?? {}).length === 0;
}

const A_NAME = /^[A-Z][A-Za-z]+$/;

/** The schema with everything that has a title put among the named ones, and a reference in its place. */
function hoisted(schema: unknown, named: Record<string, Part>): Part {
  const inner = (part: unknown): unknown => {
    if (Array.isArray(part)) return part.map(inner);
    return typeof part === 'object' && part !== null ? hoisted(part, named) : part;
  };
  const whole = mapValues(tuplesTold(schema as Part), inner);
  const { title, ...rest } = whole;
  // A field may be called that too.
  if (typeof title !== 'string') return whole;
  if (!A_NAME.test(title)) return rest;
  named[title] ??= rest;
  return refTo(title);
}

/** Lists whose places differ, in the words of the JSON Schema that OpenAPI 3.1 goes by. */
function tuplesTold(schema: Part): Part {
  if (!Array.isArray(schema.items)) return schema;
  const { items, additionalItems: _, ...rest } = schema;
  return { ...rest, prefixItems: items, maxItems: items.length };
}

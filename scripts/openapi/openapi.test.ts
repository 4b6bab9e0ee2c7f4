import { expect, test } from 'vitest';
import { GAMES } from '../rooms.ts';
import { read } from '../source-files.ts';
import { GAME_SCHEMAS, gameSchemas } from './game-schemas.ts';
import { schemasOf } from './game-types.ts';

test('the schemas of the API are those of the types: `npm run openapi` writes them', () => {
  expect(read(GAME_SCHEMAS).text === gameSchemas()).toBe(true);
});

test.each(GAMES)('%s tells each kind of action and event by its type', game => {
  const { XAction, XEvent } = schemasOf(`packages/${game}`, 'X', ['Action', 'Event']);
  for (const { anyOf } of [XAction, XEvent] as { anyOf: { properties: { type: { enum: string[] } } }[] }[]) {
    const types = anyOf.flatMap(({ properties }) => properties.type.enum);
    expect(types.length).toBeGreaterThan(3);
    expect(new Set(types).size).toBe(types.length);
  }
});

test('fields that are taken over stand with their own, and comments become descriptions', () => {
  const { XView, None, Who } = schemasOf('packages/lost-cities', 'X', ['View']);
  const { properties, required } = XView as { properties: Record<string, object>; required: string[] };
  expect(Object.keys(properties)).toEqual(required);
  expect(properties.who).toEqual({ $ref: '#/components/schemas/Who' });
  expect(properties.seats).toEqual({ type: 'integer', enum: [2] });
  expect(properties.round).toEqual({ description: 'Counted from 1.', type: 'integer' });
  expect(None).toEqual({ type: 'integer', enum: [-1] });
  expect(Who).toMatchObject({
    anyOf: [{ $ref: '#/components/schemas/Seat' }, { type: 'string', enum: ['table'] }],
  });
});

test('what cannot be read is refused by its name', () => {
  expect(() => schemasOf('packages/core', 'X', ['Nowhere'])).toThrow('packages/core: no type Nowhere');
  expect(() => schemasOf('packages/core', 'X', ['OptionSchema'])).toThrow(
    'packages/core/src/options.ts: a TSMappedType is not read',
  );
});

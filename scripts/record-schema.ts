/** The JSON Schema of a record: docs/record.md says what its fields are, the games what options they have. */
import { type Game, knownRules, RECORD_FORMAT, RECORD_VERSION } from '@signoria/core';
import { GAMES } from '@signoria/games';

const HEX = { type: 'string', pattern: '^[0-9a-f]{64}$' };
const WHOLE = { type: 'integer', minimum: 0 };

const SCORE = {
  type: 'object',
  required: ['seat', 'total', 'lines'],
  properties: {
    seat: WHOLE,
    total: { type: 'number' },
    lines: {
      type: 'array',
      items: {
        type: 'object',
        required: ['code', 'points'],
        properties: {
          code: { type: 'string' },
          points: { type: 'number' },
          of: { type: 'object', additionalProperties: { type: 'number' } },
        },
      },
    },
  },
};

/** What a record of this game says besides what all of them do. */
function ofGame({ id, seats, options, ...game }: Game): object {
  const { $schema: _, ...material } = options.material?.schema ?? {};
  return {
    if: { properties: { game: { const: id } } },
    // biome-ignore lint/suspicious/noThenProperty: a word of JSON Schema
    then: {
      properties: {
        rules: { enum: knownRules({ id, seats, options, ...game }) },
        seats: { type: 'integer', minimum: seats.min, maximum: seats.max },
        options: {
          type: 'object',
          properties: {
            preset: { enum: Object.keys(options.presets) },
            ...options.fields,
            ...(options.material ? { material } : {}),
          },
          additionalProperties: false,
        },
      },
    },
  };
}

export function recordSchema(): object {
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'The record of a match, for Signoria',
    type: 'object',
    required: ['format', 'version', 'game', 'rules', 'seats', 'commitment', 'seed', 'actions'],
    properties: {
      format: { const: RECORD_FORMAT },
      version: { const: RECORD_VERSION },
      game: { enum: GAMES.map(({ id }) => id) },
      rules: { type: 'integer', minimum: 1 },
      seats: { type: 'integer', minimum: 2, maximum: 8 },
      options: { type: 'object' },
      material: { ...HEX, description: 'SHA-256 of options.material' },
      names: { type: 'array', items: { type: 'string' } },
      bots: { type: 'array', items: { type: ['string', 'null'] } },
      commitment: { ...HEX, description: 'SHA-256 of the 32 bytes of the seed' },
      seed: HEX,
      actions: {
        type: 'array',
        items: {
          type: 'array',
          prefixItems: [
            WHOLE,
            { type: 'object', required: ['type'], properties: { type: { type: 'string' } } },
          ],
          minItems: 2,
          maxItems: 2,
        },
      },
      server: { type: 'object' },
      result: {
        type: 'object',
        required: ['scores', 'places', 'tieBreak'],
        properties: {
          scores: { type: 'array', items: SCORE },
          places: { type: 'array', items: { type: 'integer', minimum: 1 } },
          tieBreak: { type: ['string', 'null'] },
        },
      },
    },
    allOf: GAMES.map(ofGame),
  };
}

import { EVERY_KIND } from '../test/sections.js';
import { answerSchema } from './fields.js';
import { checkStrictSubset } from './json-schema.js';
import type { JsonSchema } from './json-schema.js';

function object(properties: Record<string, JsonSchema>, more: Partial<JsonSchema> = {}): JsonSchema {
  return { type: 'object', properties, required: Object.keys(properties), additionalProperties: false, ...more };
}

function nested(levels: number): JsonSchema {
  return levels === 0 ? { type: 'string' } : object({ a: nested(levels - 1) });
}

it('describes an answer of every kind', () => {
  const schema = answerSchema(EVERY_KIND);
  expect(checkStrictSubset(schema)).toEqual([]);
  const { budget, goal, features } = schema.properties ?? {};
  expect(budget).toEqual({
    type: ['number', 'null'],
    minimum: 0,
    maximum: 5000,
    description: 'Budget: What it says. Must be a number from 0 to 5000, in GBP, or null.',
  });
  expect(goal).toMatchObject({ type: ['string', 'null'], pattern: '^G-[0-9]{3,6}$' });
  expect(features?.items?.required).toEqual(['id', 'name', 'why', 'needs']);
  expect(JSON.stringify(schema)).not.toContain('uid');
});

const LONG = Array.from({ length: 260 }, (_, index) => `${index}`.padStart(60, 'x'));

it.each<[string, JsonSchema, string]>([
  ['root', { type: 'array', items: { type: 'string' } }, '$: the root must be an object'],
  ['open object', object({}, { additionalProperties: undefined }), '$: additionalProperties must be false'],
  ['optional property', object({ a: { type: 'string' } }, { required: [] }), '$.a: every property must be required'],
  ['ghost property', object({}, { required: ['a'] }), '$: requires a, which is not a property'],
  ['keyword', object({ a: { type: 'string', minLength: 3 } as JsonSchema }), '$.a: keyword minLength is not supported'],
  ['no type', object({ a: {} }), '$.a: type is missing'],
  ['no items', object({ a: { type: 'array' } }), '$.a: items is missing'],
  ['depth', nested(11), '$: has 11 levels, at most 10 are allowed'],
  ['empty enum', object({ a: { type: 'string', enum: [] } }), '$.a: enum must not be empty'],
  [
    'long enum',
    object({ a: { type: 'string', enum: LONG } }),
    '$.a: enum values have 15600 characters, at most 15000 are allowed',
  ],
  [
    'properties',
    object(Object.fromEntries(Array.from({ length: 5001 }, (_, index) => [`p${index}`, { type: 'null' as const }]))),
    '$: has 5001 properties, at most 5000 are allowed',
  ],
])('refuses a schema for its %s', (_name, schema, violation) => expect(checkStrictSubset(schema)).toContain(violation));

it('accepts ten levels', () => expect(checkStrictSubset(nested(10))).toEqual([]));

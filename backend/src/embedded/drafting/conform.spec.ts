import { conform } from './conform.js';

const text = { type: 'string' };
const object = (properties: object): object => ({ type: 'object', properties, additionalProperties: false });

describe('fitting a value to a schema', () => {
  it.each<[what: string, value: unknown, schema: object, expected: unknown]>([
    ['keeps what fits', { a: 'x' }, object({ a: text }), { a: 'x' }],
    ['drops what the schema does not name', { a: 'x', b: 1 }, object({ a: text }), { a: 'x' }],
    ['fills what is missing with null where it may be', {}, object({ a: { type: ['string', 'null'] } }), { a: null }],
    ['fills a missing text', {}, object({ a: text }), { a: 'To be decided' }],
    [
      'fills a missing text to its least length',
      {},
      object({ a: { ...text, minLength: 16 } }),
      { a: 'To be decided...' },
    ],
    ['fills a missing date', {}, object({ a: { ...text, format: 'date' } }), { a: '1970-01-01' }],
    ['cuts a text to its limit', 'abcdef', { ...text, maxLength: 3 }, 'abc'],
    ['writes a number as text', 7, text, '7'],
    ['takes the first option for one that is unknown', 'x', { enum: ['must', 'should'] }, 'must'],
    ['keeps an option', 'should', { enum: ['must', 'should'] }, 'should'],
    ['answers a constant', 'x', { const: 'y' }, 'y'],
    ['cuts a list', [1, 2, 3], { type: 'array', items: { type: 'number' }, maxItems: 2 }, [1, 2]],
    ['fills a list', ['a'], { type: 'array', items: text, minItems: 2 }, ['a', 'To be decided']],
    ['makes a list of nothing', null, { type: 'array', items: text }, []],
    ['bounds a number', 12, { type: 'number', minimum: 0, maximum: 10 }, 10],
    ['rounds for an integer', 2.6, { type: 'integer' }, 3],
    ['starts a missing number at its minimum', undefined, { type: 'integer', minimum: 4 }, 4],
    ['does not let a number be infinite', Infinity, { type: 'number' }, 0],
    ['reads yes and no', 'yes', { type: 'boolean' }, true],
    ['chooses the alternative of its kind', ['a'], { anyOf: [text, { type: 'array', items: text }] }, ['a']],
    ['chooses null for null', null, { anyOf: [text, { type: 'null' }] }, null],
    [
      'makes the first alternative that is not null',
      {},
      { anyOf: [{ type: 'null' }, object({ a: text })] },
      { a: 'To be decided' },
    ],
  ])('%s', (_, value, schema, expected) => {
    expect(conform(value, schema)).toEqual(expected);
  });

  it('keeps the order of the schema', () => {
    const schema = object({ first: text, second: text });
    expect(Object.keys(conform({ second: 'b', first: 'a' }, schema) as object)).toEqual(['first', 'second']);
  });

  it('follows references into definitions and to the root', () => {
    const schema = {
      ...object({ name: { $ref: '#/$defs/name' }, next: { anyOf: [{ $ref: '#' }, { type: 'null' }] } }),
      $defs: { name: { ...text, maxLength: 2 } },
    };
    expect(conform({ name: 'abc', next: { name: 'def', next: null } }, schema)).toEqual({
      name: 'ab',
      next: { name: 'de', next: null },
    });
  });

  it('leaves the value that it was given alone', () => {
    const value = { a: ['x', 'y'], b: 1 };
    conform(value, object({ a: { type: 'array', items: text, maxItems: 1 } }));
    expect(value).toEqual({ a: ['x', 'y'], b: 1 });
  });
});

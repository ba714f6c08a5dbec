import fc from 'fast-check';

/** Something to send where something else is expected. Large values are made only when they are sent. */
export interface HostileValue {
  label: string;
  make: () => unknown;
}

const named = (label: string, make: () => unknown): HostileValue => ({ label, make });
const literal = (value: unknown): HostileValue => named(JSON.stringify(value) ?? String(value), () => value);

function nested(depth: number, list: boolean): unknown {
  let value: unknown = 'end';
  for (let level = 0; level < depth; level += 1) value = list ? [value] : { inner: value };
  return value;
}

/** An object with keys that an assignment would take as something else. */
export function polluted(key: string): unknown {
  return JSON.parse(`{${JSON.stringify(key)}:{"isAdmin":true,"staffRole":"admin","toString":1,"length":1e9}}`);
}

export const HOSTILE_TEXTS = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  'x\udfffy',
  '\u202eesrever\u2066',
  'مرحبا بالعالم שלום',
  '👩‍👩‍👧‍👦🇬🇧',
  'e\u0301\u0301\u0301\u0301',
  '\ufeff\ufffe\uffff',
  '\u{10ffff}',
  '\r\nSet-Cookie: a=b',
  '%00%0d%0a',
  '%ZZ',
  "' OR 1=1 --",
  "'; DROP TABLE users; --",
  '1) UNION SELECT password FROM users --',
  '$1',
  '{{7*7}}${7*7}<%= 7*7 %>',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '../../../../etc/passwd',
  '..%2f..%2fetc%2fpasswd',
  'C:\\Windows\\system32',
  'file:///etc/passwd',
  'http://169.254.169.254/latest/meta-data',
  '`id`; $(id) | id',
  '(a+)+$',
  '*'.repeat(200),
  '%'.repeat(100),
  'null',
  'undefined',
  'NaN',
  '__proto__',
  'constructor',
  '00000000-0000-0000-0000-000000000000',
  'ffffffff-ffff-ffff-ffff-ffffffffffff',
  '01890000-0000-7000-8000-00000000000g',
  '{01890000-0000-7000-8000-000000000000}',
  '9999-99-99',
  '0000-00-00',
  '+275760-09-13T00:00:00.001Z',
  '1e309',
  '-0',
  '٣',
  'İ',
];

const LITERALS: unknown[] = [
  null,
  true,
  false,
  0,
  -0,
  -1,
  1,
  1.5,
  2 ** 31,
  2 ** 53,
  -(2 ** 63),
  1e21,
  1e308,
  -1e308,
  5e-324,
  [],
  {},
  [null],
  [[]],
  [{}],
  [1, 'a', null],
  ['a', 'a'],
  { length: 1_000_000 },
  { toString: 'x', valueOf: 'y' },
  { $gt: '' },
  { then: 'x' },
];

const VALUES: HostileValue[] = [
  ...LITERALS.map(literal),
  ...HOSTILE_TEXTS.map(literal),
  ...['__proto__', 'constructor', 'prototype', 'toString'].map((key) => named(`{${key}}`, () => polluted(key))),
  named('10,000 characters', () => 'a'.repeat(10_000)),
  named('500,000 characters', () => 'ä'.repeat(250_000)),
  named('20,000 emoji', () => '👩‍👩‍👧‍👦'.repeat(2_000)),
  named('100,000 spaces', () => ' '.repeat(100_000)),
  named('100,000 combining marks', () => `e${'\u0301'.repeat(100_000)}`),
  named('100,000 quotes', () => `'"\\`.repeat(33_000)),
  named('50,000 numbers', () => Array.from({ length: 50_000 }, (_, index) => index)),
  named('5,000 texts', () => Array.from({ length: 5_000 }, (_, index) => `item-${index}`)),
  named('20,000 keys', () => Object.fromEntries(Array.from({ length: 20_000 }, (_, index) => [`key${index}`, index]))),
  named('5,000 objects', () => Array.from({ length: 5_000 }, () => ({ uid: 'x', id: 'FR-001', title: 'x' }))),
  named('39 levels', () => nested(39, false)),
  named('60 levels', () => nested(60, true)),
  named('3,000 levels', () => nested(3_000, true)),
];

/** A value of the collection, or a random one. */
export const hostileValue: fc.Arbitrary<HostileValue> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...VALUES) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }).map(literal) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }).map(literal) },
  { weight: 1, arbitrary: fc.uuid().map(literal) },
  { weight: 1, arbitrary: fc.double().map(literal) },
);

/** Keys that nobody asked for, and some that would give rights. */
export const hostileKey: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    ...['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'then', '', ' ', '\u0000', '\ud800'],
    ...['id', 'userId', 'workspaceId', 'staffRole', 'plan', 'role', 'creditBalance', 'status', 'deletedAt', 'isFree'],
    ...['$where', 'a.b', 'a[0]', '0', '-1', '🇬🇧', 'k'.repeat(5_000)],
  ),
  fc.string({ unit: 'binary', maxLength: 20 }),
);

/** What a header may carry on the wire. */
export const headerValue: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    ...[
      '',
      'x',
      'a b',
      ',',
      ';',
      '"',
      '0',
      '-1',
      '1e9',
      '99999999999999999999',
      'null',
      '*',
      '\u00e4\u00ff',
      "' OR 1=1 --",
    ],
    ...['bytes=0-', 'bytes=-1', 'bytes=0-0,1-1', 'bytes=9999999999-0', 'lines=1-2', '<script>', '../../etc/passwd'],
    ...['00000000-0000-0000-0000-000000000000', 'not-a-uuid', 'k'.repeat(200), 'k'.repeat(201), 'k'.repeat(6_000)],
  ),
  fc.uuid(),
  fc.string({ unit: 'grapheme-ascii', maxLength: 40 }),
);

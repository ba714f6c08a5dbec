import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { changeAt, pathsIn, REMOVE, withKey } from './fuzz-json.js';
import type { Operation } from './fuzz-operations.js';
import { HOSTILE_TEXTS, headerValue, hostileKey, hostileValue } from './fuzz-values.js';

/** A request while it is being spoilt. */
export interface Draft {
  /** Parts of the path, as they are sent. */
  params: Record<string, string>;
  /** Pairs of the query, as they are sent. */
  query: [name: string, value: string][];
  headers: Record<string, string | string[]>;
  body: unknown;
  /** Sent in place of `body`. */
  raw?: string | Buffer;
}

export interface Mutation {
  label: string;
  apply(draft: Draft): Draft;
}

const mutation = (label: string, apply: Mutation['apply']): Mutation => ({ label, apply });
const onBody = (label: string, change: (body: unknown) => unknown): Mutation =>
  mutation(label, (draft) => ({ ...draft, body: change(draft.body) }));

/** One of the places of the body: `at` counts round. */
function placeIn(body: unknown, at: number) {
  const paths = pathsIn(body);
  return paths[at % paths.length] ?? [];
}

const replaced = fc
  .tuple(fc.nat(500), hostileValue)
  .map(([at, { label, make }]) =>
    onBody(`place ${at} is ${label}`, (body) => changeAt(body, placeIn(body, at), () => make())),
  );
const removed = fc.nat(500).map((at) =>
  onBody(`place ${at} is missing`, (body) => {
    const path = placeIn(body, at);
    return path.length === 0 ? {} : changeAt(body, path, () => REMOVE);
  }),
);
const added = fc
  .tuple(fc.nat(500), hostileKey, hostileValue)
  .map(([at, key, { label, make }]) =>
    onBody(`place ${at} has ${JSON.stringify(key.slice(0, 30))} ${label}`, (body) =>
      changeAt(body, placeIn(body, at), (value) =>
        typeof value === 'object' && value !== null && !Array.isArray(value) ? withKey(value, key, make()) : value,
      ),
    ),
  );
const repeatedItem = fc
  .tuple(fc.nat(500), fc.constantFrom(2, 100, 2_000))
  .map(([at, times]) =>
    onBody(`a list at place ${at} ${times} times`, (body) =>
      changeAt(body, placeIn(body, at), (value) =>
        Array.isArray(value) ? Array.from({ length: times }, () => value as unknown[]).flat() : value,
      ),
    ),
  );
const grownText = fc
  .tuple(fc.nat(500), fc.constantFrom(2, 50, 1_000))
  .map(([at, times]) =>
    onBody(`the text at place ${at} ${times} times`, (body) =>
      changeAt(body, placeIn(body, at), (value) => (typeof value === 'string' ? value.repeat(times) : value)),
    ),
  );

/** Values at and just beyond what the description allows. */
function boundary({ bodyFields }: Operation): fc.Arbitrary<Mutation>[] {
  return bodyFields.flatMap(({ name, limits }) =>
    limits.length === 0
      ? []
      : [
          fc
            .constantFrom(...limits)
            .map(({ label, make }) =>
              onBody(`${name} is ${label}`, (body) =>
                isPlain(body) ? withKey(body, name, make()) : { [name]: make() },
              ),
            ),
        ],
  );
}

const RAW: Record<string, (json: string) => string | Buffer> = {
  'cut off': (json) => json.slice(0, Math.max(1, json.length - 3)),
  nothing: () => '',
  'white space': () => ' \n\t ',
  'a trailing comma': (json) => json.replace(/[}\]]$/, ',$&'),
  'single quotes': (json) => json.replaceAll('"', "'"),
  'a comment': (json) => `/* */${json}`,
  'a byte order mark': (json) => `\ufeff${json}`,
  NaN: (json) => json.replace(/:\s*("[^"]*"|\d+)/, ':NaN'),
  'an endless number': (json) => json.replace(/:\s*("[^"]*"|\d+)/, `:${'9'.repeat(5_000)}`),
  'an exponent': (json) => json.replace(/:\s*("[^"]*"|\d+)/, ':1e999999'),
  'two documents': (json) => `${json}${json}`,
  'duplicate keys': (json) => json.replace(/^\{/, () => `{${json.slice(1, -1)},`),
  'a raw __proto__': (json) => json.replace(/^\{/, '{"__proto__":{"staffRole":"admin"},'),
  'a raw constructor': (json) => json.replace(/^\{/, '{"constructor":{"prototype":{"staffRole":"admin"}},'),
  'bytes that are no text': (json) =>
    Buffer.concat([Buffer.from(json.slice(0, -2)), Buffer.from([0xff, 0xfe, 0xc0, 0x80])]),
  'UTF-16': (json) => Buffer.from(json, 'utf16le'),
  'a zip file': () => Buffer.from('PK\u0003\u0004'.repeat(50), 'latin1'),
  '100,000 levels': () => `${'['.repeat(100_000)}${']'.repeat(100_000)}`,
  '100,000 open objects': () => '{"a":'.repeat(100_000),
  '2.2 MB': () => JSON.stringify({ text: 'a'.repeat(2_200_000) }),
  'a form': () => 'name=Ada&email=a%40b.test&password=secret',
};
const rawBody = fc
  .constantFrom(...Object.entries(RAW))
  .map(([label, make]) =>
    mutation(`the body is ${label}`, (draft) => ({ ...draft, raw: make(JSON.stringify(draft.body ?? {})) })),
  );

const contentType = fc
  .constantFrom(
    ...['text/plain', 'text/html', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', ''],
    ...['application/xml', 'application/json; charset=utf-16', 'application/json, text/plain', 'APPLICATION/JSON'],
    ...['application/vnd.api+json', 'json', '/', 'application/octet-stream', 'a'.repeat(3_000)],
  )
  .map((type) =>
    mutation(`content type ${type.slice(0, 40)}`, (draft) => ({
      ...draft,
      headers: { ...draft.headers, 'content-type': type },
    })),
  );
const encoded = fc.constantFrom('gzip', 'br', 'deflate', 'x-nothing').map((encoding) =>
  mutation(`content encoding ${encoding}`, (draft) => ({
    ...draft,
    headers: { ...draft.headers, 'content-encoding': encoding },
    raw: encoding === 'gzip' ? gzipSync(JSON.stringify(draft.body ?? {})) : JSON.stringify(draft.body ?? {}),
  })),
);

/** Headers that some route reads, and some that only a proxy would send. `authorization` and `cookie` stay right. */
const HEADERS = [
  ...['idempotency-key', 'range', 'x-workspace-id', 'last-event-id', 'x-request-id', 'accept', 'accept-encoding'],
  ...['accept-language', 'if-none-match', 'if-modified-since', 'origin', 'referer', 'user-agent', 'x-forwarded-for'],
  ...[
    'x-forwarded-host',
    'x-forwarded-proto',
    'x-http-method-override',
    'te',
    'prefer',
    'content-language',
    'forwarded',
  ],
];
const header = fc
  .tuple(fc.constantFrom(...HEADERS), headerValue)
  .map(([name, value]) =>
    mutation(`${name}: ${value.slice(0, 40)}`, (draft) => ({ ...draft, headers: { ...draft.headers, [name]: value } })),
  );
const repeatedHeader = fc
  .constantFrom('idempotency-key', 'x-workspace-id', 'last-event-id', 'range')
  .map((name) =>
    mutation(`${name} twice`, (draft) => ({ ...draft, headers: { ...draft.headers, [name]: ['first', 'second'] } })),
  );

const PARAMS = [
  ...['%ZZ', '%', '%00', '%c0%ae', '%ff', '..%2f..%2f', '%2e%2e', '.', '%20', '%0d%0a', '[object Object]', ':id', '*'],
  ...['0', '-1', 'null', 'undefined', 'true', 'a%2Fb', '%F0%9F%98%80', '%ED%A0%80', "'%20OR%201=1--", '%3Cscript%3E'],
].map((value) => value.replaceAll(' ', '%20'));
const param = fc
  .tuple(
    fc.nat(5),
    fc.oneof(
      fc.constantFrom(...PARAMS, 'x'.repeat(499), 'x'.repeat(501), 'x'.repeat(4_000)),
      fc.constantFrom(...HOSTILE_TEXTS.filter((text) => text.isWellFormed() && text !== '')).map(encodeURIComponent),
      fc.uuid(),
    ),
  )
  .map(([at, value]) =>
    mutation(`path part ${at} is ${value.slice(0, 40)}`, (draft) => {
      const names = Object.keys(draft.params);
      const name = names[at % names.length];
      return name === undefined ? draft : { ...draft, params: { ...draft.params, [name]: value } };
    }),
  );

/** Spoils bodies above all, and the rest of the request now and then. */
export function bodyMutation(operation: Operation): fc.Arbitrary<Mutation> {
  return fc.oneof(
    { weight: 8, arbitrary: replaced },
    { weight: 3, arbitrary: removed },
    { weight: 3, arbitrary: added },
    ...boundary(operation).map((arbitrary) => ({ weight: 3, arbitrary })),
    { weight: 1, arbitrary: repeatedItem },
    { weight: 1, arbitrary: grownText },
    { weight: 3, arbitrary: rawBody },
    { weight: 1, arbitrary: contentType },
    { weight: 1, arbitrary: encoded },
    { weight: 2, arbitrary: header },
    { weight: 1, arbitrary: repeatedHeader },
    { weight: 1, arbitrary: param },
  );
}

const QUERY_TEXTS = [
  ...[
    '',
    '%ZZ',
    '%',
    '%00',
    '%ff%fe',
    '%ED%A0%80',
    '[',
    ']',
    '{',
    '{}',
    '[]',
    'null',
    '0',
    '-1',
    '1e99',
    'NaN',
    'true',
  ],
  ...[
    '[0,99]',
    '[0,100]',
    '[-1,5]',
    '[5,1]',
    '[0,1e308]',
    '[0.5,3]',
    '["createdAt","ASC"]',
    '["id","DESC"]',
    '["title"]',
  ],
  ...[
    '["createdAt;DROP TABLE documents","ASC"]',
    '["__proto__","ASC"]',
    '["constructor","DESC"]',
    '[[["a"]]]',
    '[null,null]',
  ],
  ...[
    '{"q":""}',
    '{"q":"%25_\\\\"}',
    '{"q":null}',
    '{"q":["a"]}',
    '{"__proto__":"x"}',
    '{"q":"\\u0000"}',
    '{"q":"\\ud800"}',
  ],
  ...['{"status":"x"}', '{"unknown":"x"}', 'docx', 'md', 'pdf', '../../x', '1'.repeat(400), 'a'.repeat(3_000)],
].map((text) => text.replace(/[^\x21-\x7e]/g, encodeURIComponent));
const queryValue = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...QUERY_TEXTS) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(...HOSTILE_TEXTS.filter((text) => text.isWellFormed())).map(encodeURIComponent),
  },
  { weight: 1, arbitrary: fc.jsonValue().map((value) => encodeURIComponent(JSON.stringify(value)).slice(0, 3_000)) },
);

/** Spoils the query, above all the parameters that the description names. */
export function queryMutation({ queryNames }: Operation): fc.Arbitrary<Mutation> {
  const others = ['x', '', '__proto__', 'constructor', 'toString', 'a[b]', 'a[]', '%00', '%ZZ', 'limit', 'range'];
  const name = fc.oneof(
    { weight: queryNames.length > 0 ? 4 : 0, arbitrary: fc.constantFrom(...queryNames, 'x') },
    { weight: 1, arbitrary: fc.constantFrom(...others) },
  );
  const set = fc.tuple(name, queryValue).map(([key, value]) =>
    mutation(`?${key}=${value.slice(0, 60)}`, (draft) => ({
      ...draft,
      query: [...draft.query.filter(([other]) => other !== key), [key, value]],
    })),
  );
  const repeat = fc.tuple(name, queryValue, fc.constantFrom(2, 3, 200)).map(([key, value, times]) =>
    mutation(`?${key} ${times} times`, (draft) => ({
      ...draft,
      query: [...draft.query, ...Array.from({ length: times }, (): [string, string] => [key, value.slice(0, 20)])],
    })),
  );
  const drop = fc.nat(5).map((at) =>
    mutation(`without parameter ${at}`, (draft) => ({
      ...draft,
      query: draft.query.filter((_, index) => index !== at),
    })),
  );
  return fc.oneof(
    { weight: 8, arbitrary: set },
    { weight: 1, arbitrary: repeat },
    { weight: 1, arbitrary: drop },
    { weight: 1, arbitrary: header },
    { weight: 1, arbitrary: repeatedHeader },
    { weight: 1, arbitrary: param },
  );
}

function isPlain(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

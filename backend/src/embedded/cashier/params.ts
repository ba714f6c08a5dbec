import { invalid } from './errors.js';
import type { Form } from './form.js';

/** Reads one parameter, which may be absent; `name` is how Stripe writes it, `items[0][price]`. Errors: 400. */
export type Reader<T> = (value: Form | undefined, name: string) => T;

/** Readers by the name of their parameter. */
export type Fields = Record<string, Reader<unknown>>;
export type Read<F extends Fields> = { [K in keyof F]: ReturnType<F[K]> };

function wrong(kind: string, name: string): Error {
  return invalid(`Invalid ${kind}: ${name}`, name, 'parameter_unknown');
}

/** Refuses what is absent. */
export function required<T>(reader: Reader<T | undefined>): Reader<T> {
  return (value, name) => {
    const read = reader(value, name);
    if (read === undefined) throw invalid(`Missing required param: ${name}.`, name, 'parameter_missing');
    return read;
  };
}

export const text: Reader<string | undefined> = (value, name) => {
  if (value === undefined || typeof value === 'string') return value;
  throw wrong('string', name);
};

/** An `http` or `https` address. */
export const address: Reader<string | undefined> = (value, name) => {
  const given = text(value, name);
  if (given === undefined) return undefined;
  const protocol = URL.canParse(given) ? new URL(given).protocol : '';
  if (protocol === 'http:' || protocol === 'https:') return given;
  throw invalid('Not a valid URL', name, 'url_invalid');
};

export const integer: Reader<number | undefined> = (value, name) => {
  const given = text(value, name);
  if (given === undefined) return undefined;
  if (/^-?\d{1,15}$/.test(given)) return Number(given);
  throw wrong('integer', name);
};

export function integerFrom(least: number, most: number): Reader<number | undefined> {
  return (value, name) => {
    const given = integer(value, name);
    if (given === undefined || (given >= least && given <= most)) return given;
    throw invalid(`Invalid integer: ${name} must be from ${least} to ${most}.`, name, 'parameter_invalid_integer');
  };
}

export const flag: Reader<boolean | undefined> = (value, name) => {
  if (value === undefined) return undefined;
  if (value === 'true' || value === 'false') return value === 'true';
  throw wrong('boolean', name);
};

export function oneOf<T extends string>(...allowed: T[]): Reader<T | undefined> {
  return (value, name) => {
    const given = text(value, name);
    if (given === undefined) return undefined;
    const found = allowed.find((one) => one === given);
    if (found === undefined) {
      throw invalid(`Invalid ${name}: must be one of ${allowed.join(', ')}`, name, 'parameter_unknown');
    }
    return found;
  };
}

/** An empty text unsets a list. */
export function list<T>(reader: Reader<T>): Reader<T[] | undefined> {
  return (value, name) => {
    if (value === undefined) return undefined;
    if (value === '') return [];
    if (!Array.isArray(value)) throw wrong('array', name);
    return value.map((one, index) => reader(one, `${name}[${index}]`));
  };
}

/** A group of named parameters. Errors: 400 for names that are not among `fields`. */
export function group<F extends Fields>(fields: F): Reader<Read<F> | undefined> {
  return (value, name) => {
    if (value === undefined) return undefined;
    if (typeof value === 'string' || Array.isArray(value)) throw wrong('object', name);
    return readFields(fields, value, name);
  };
}

export function readFields<F extends Fields>(fields: F, values: { [name: string]: Form }, within = ''): Read<F> {
  const full = (name: string) => (within === '' ? name : `${within}[${name}]`);
  for (const name of Object.keys(values)) {
    if (!Object.hasOwn(fields, name)) {
      throw invalid(`Received unknown parameter: ${full(name)}`, full(name), 'parameter_unknown');
    }
  }
  const entries = Object.entries(fields).map(([name, reader]) => [name, reader(values[name], full(name))] as const);
  return Object.fromEntries(entries) as Read<F>;
}

export type Metadata = Record<string, string>;

/** Values by name; an empty value removes its name, an empty text removes all. */
export const metadata: Reader<Metadata | '' | undefined> = (value, name) => {
  if (value === undefined || value === '') return value;
  if (typeof value === 'string' || Array.isArray(value)) throw wrong('object', name);
  const entries = Object.entries(value).map(([key, one]) => {
    if (typeof one !== 'string') throw wrong('string', `${name}[${key}]`);
    if (key.length > 40) throw invalid('Metadata keys can be 40 characters long at most.', `${name}[${key}]`);
    if (one.length > 500) throw invalid('Metadata values can be 500 characters long at most.', `${name}[${key}]`);
    return [key, one] as const;
  });
  if (entries.length > 50) throw invalid('You can specify up to 50 metadata keys.', name);
  return Object.fromEntries(entries);
};

export function mergeMetadata(kept: Metadata | null, change: Metadata | '' | undefined): Metadata {
  if (change === undefined) return kept ?? {};
  if (change === '') return {};
  return Object.fromEntries(Object.entries({ ...kept, ...change }).filter(([, value]) => value !== ''));
}

const range = group({ gt: integer, gte: integer, lt: integer, lte: integer });

/** A time in seconds, or a range of times. */
export const created: Reader<((at: number) => boolean) | undefined> = (value, name) => {
  if (value === undefined) return undefined;
  if (typeof value === 'string') {
    const exactly = integer(value, name);
    return (at) => at === exactly;
  }
  const { gt = -Infinity, gte = -Infinity, lt = Infinity, lte = Infinity } = range(value, name) ?? {};
  return (at) => at > gt && at >= gte && at < lt && at <= lte;
};

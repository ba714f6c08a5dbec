/** Where a value is inside a JSON document. */
export type JsonPath = (string | number)[];

/** Deeper places of what is made deep on purpose are not worth changing. */
const DEEPEST = 30;

/** Every place in a document, the document itself first. */
export function pathsIn(value: unknown, path: JsonPath = []): JsonPath[] {
  if (typeof value !== 'object' || value === null || path.length >= DEEPEST) return [path];
  const inner = Object.entries(value).flatMap(([key, child]) =>
    pathsIn(child, [...path, Array.isArray(value) ? Number(key) : key]),
  );
  return [path, ...inner];
}

/** A copy of the document with one place changed. A change that answers `REMOVE` takes the place out. */
export function changeAt(document: unknown, path: JsonPath, change: (value: unknown) => unknown): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return change(document);
  if (!isObject(document)) return document;
  const changed = changeAt(document[step], rest, change);
  if (Array.isArray(document)) {
    const list: unknown[] = [...(document as unknown[])];
    if (changed === REMOVE) list.splice(Number(step), 1);
    else list[Number(step)] = changed;
    return list;
  }
  const { [step]: _, ...others } = document;
  if (changed === REMOVE) return others;
  return withKey(others, String(step), changed);
}

export const REMOVE = Symbol('remove');

/** A copy with a key of its own, whatever the key means to JavaScript. */
export function withKey(object: object, key: string, value: unknown): object {
  const copy = { ...object };
  Object.defineProperty(copy, key, { value, enumerable: true, configurable: true, writable: true });
  return copy;
}

function isObject(value: unknown): value is Record<string | number, unknown> {
  return typeof value === 'object' && value !== null;
}

type Step = string | number;

/** `goals[2].metric`, as validation writes it, in steps. */
function stepsOf(path: string): Step[] {
  return [...path.matchAll(/\[(\d+)\]|([^.[\]]+)/g)].map(([, index, name]) =>
    index === undefined ? (name ?? '') : Number(index),
  );
}

export function pathTo(path: string, step: Step): string {
  if (typeof step === 'number') return `${path}[${step}]`;
  return path === '' ? step : `${path}.${step}`;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function changeSteps(target: unknown, steps: Step[], change: (value: unknown) => unknown): unknown {
  const [step, ...rest] = steps;
  if (step === undefined) return change(target);
  if (typeof step === 'number') {
    const list = Array.isArray(target) ? [...(target as unknown[])] : [];
    list[step] = changeSteps(list[step], rest, change);
    return list;
  }
  const object = isObject(target) ? target : {};
  return { ...object, [step]: changeSteps(object[step], rest, change) };
}

/** The data with one place changed; everything beside the way there stays the same object. */
export function changeAt(
  data: Record<string, unknown>,
  path: string,
  change: (value: unknown) => unknown,
): Record<string, unknown> {
  return changeSteps(data, stepsOf(path), change) as Record<string, unknown>;
}

/* Values come from a draft that may have been typed as JSON, so that a list may be anything. */

export function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

export function rowsOf(value: unknown): Record<string, unknown>[] {
  return listOf(value).map((row) => (isObject(row) ? row : {}));
}

export function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  return typeof value === 'number' ? String(value) : '';
}

export function withInserted(list: unknown[], index: number, ...items: unknown[]): unknown[] {
  return list.toSpliced(index, 0, ...items);
}

export function withoutItem(list: unknown[], index: number): unknown[] {
  return list.toSpliced(index, 1);
}

export function withMoved(list: unknown[], from: number, to: number): unknown[] {
  return list.toSpliced(from, 1).toSpliced(to, 0, list[from]);
}

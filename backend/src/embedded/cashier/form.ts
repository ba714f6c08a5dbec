import { invalid } from './errors.js';

/** Parameters as they came: text, and groups and lists of such. */
export type Form = string | Form[] | FormGroup;
export interface FormGroup {
  [name: string]: Form;
}

const MAX_DEPTH = 8;

/** Reads `a[b][0][c]=…` and `a[]=…` into nested groups and lists. Errors: 400 when a name is both a group and a value. */
export function parseForm(text: string): FormGroup {
  const root: FormGroup = empty();
  for (const [name, value] of new URLSearchParams(text)) put(root, pathOf(name), value, name);
  return withLists(root);
}

/** No prototype, so that no parameter's name can reach one. */
function empty(): FormGroup {
  return Object.create(null) as FormGroup;
}

function pathOf(name: string): string[] {
  const [head = '', ...rest] = name.split('[');
  const path = [head, ...rest.map((part) => part.replace(/\]$/, ''))];
  if (path.length > MAX_DEPTH) throw invalid(`Invalid parameter name: ${name}`, name, 'parameter_unknown');
  return path;
}

function put(group: FormGroup, path: string[], value: string, name: string): void {
  const [first = '', ...rest] = path;
  const key = first === '' ? String(Object.keys(group).length) : first;
  if (rest.length === 0) {
    if (typeof group[key] === 'object') throw invalid(`Invalid parameter: ${name}`, name, 'parameter_unknown');
    group[key] = value;
    return;
  }
  const inner = (group[key] ??= empty());
  if (typeof inner === 'string' || Array.isArray(inner)) {
    throw invalid(`Invalid parameter: ${name}`, name, 'parameter_unknown');
  }
  put(inner, rest, value, name);
}

/** Groups whose names are 0, 1, 2 … are lists. */
function withLists(group: FormGroup): FormGroup {
  for (const [name, value] of Object.entries(group)) {
    if (typeof value === 'string' || Array.isArray(value)) continue;
    const inner = withLists(value);
    const names = Object.keys(inner);
    group[name] = names.every((one, index) => one === String(index)) ? Object.values(inner) : inner;
  }
  return group;
}

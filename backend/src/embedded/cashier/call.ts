import { expandPath } from './expand.js';
import { invalid } from './errors.js';
import type { FormGroup } from './form.js';
import { type Fields, integerFrom, list, type Read, readFields, required, text } from './params.js';
import type { ListShape } from './shapes.js';
import type { Till } from './till.js';

/** One request that the cashier answers. `:id` in the path stands for an id. */
export interface Call {
  method: 'GET' | 'POST' | 'DELETE';
  path: string;
  /** Errors: CashierError. */
  run(till: Till, form: FormGroup, id: string): object;
}

interface Definition<F extends Fields> {
  /** What `expand[]` may name. */
  expand?: readonly string[];
  answer(till: Till, params: Read<F>, id: string): object;
}

const expandable = { expand: list(required(text)) };

/** Defines a call, `GET /v1/prices/:id`, by its parameters and its answer. */
export function call<F extends Fields>(
  route: `${Call['method']} /${string}`,
  params: F,
  definition: Definition<F>,
): Call {
  const [method, path = ''] = route.split(' ') as [Call['method'], string];
  return {
    method,
    path,
    run(till, form, id) {
      const { expand: wanted, ...own } = form;
      const { expand = [] } = readFields(expandable, wanted === undefined ? {} : { expand: wanted });
      for (const [index, one] of expand.entries()) {
        if (!definition.expand?.includes(one)) {
          throw invalid(`This property cannot be expanded (${one}).`, `expand[${index}]`);
        }
      }
      const answer: object = structuredClone(definition.answer(till, readFields(params, own), id));
      // A path comes after what it goes through.
      for (const one of [...expand].sort()) expandPath(till, answer, one.split('.'));
      return answer;
    },
  };
}

export const paging = { limit: integerFrom(1, 100), starting_after: text, ending_before: text };

/**
 * A page of those among `all` that are to be kept; `all` come oldest first and go newest first. Errors: 400 when the
 * cursor is not among `all`.
 */
export function page<T extends { id: string }>(
  url: string,
  all: T[],
  keep: (item: T) => boolean,
  { limit = 10, starting_after, ending_before }: Read<typeof paging>,
): ListShape<T> {
  const newest = all.toReversed();
  const place = (id: string, param: string) => {
    const index = newest.findIndex((item) => item.id === id);
    if (index < 0) throw invalid(`No such object: '${id}'`, param, 'resource_missing');
    return index;
  };
  if (ending_before !== undefined) {
    const before = newest.slice(0, place(ending_before, 'ending_before')).filter(keep);
    return { object: 'list', data: before.slice(-limit), has_more: before.length > limit, url };
  }
  const start = starting_after === undefined ? 0 : place(starting_after, 'starting_after') + 1;
  const after = newest.slice(start).filter(keep);
  return { object: 'list', data: after.slice(0, limit), has_more: after.length > limit, url };
}

export function listOf<T>(url: string, data: T[]): ListShape<T> {
  return { object: 'list', data, has_more: false, url };
}

/** Whether a value is the one that is asked for, where one is. */
export function same<T>(value: T, wanted: T | undefined): boolean {
  return wanted === undefined || value === wanted;
}

/** Whether a time is within a range, where one is asked for. */
export function within(at: number, range: ((at: number) => boolean) | undefined): boolean {
  return range?.(at) ?? true;
}

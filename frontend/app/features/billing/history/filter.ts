import { TYPE_GROUPS } from '../transaction-types';

/** What is left out does not matter. Days are ISO dates. */
export interface MovementFilter {
  /** One type or several, with commas between. */
  type?: string;
  direction?: 'in' | 'out';
  from?: string;
  to?: string;
}

const TYPES: readonly string[] = TYPE_GROUPS.flatMap(({ types }) => types);
const DAY = /^\d{4}-\d{2}-\d{2}$/;

function dayOf(text: string | null): string | undefined {
  return text && DAY.test(text) && !Number.isNaN(Date.parse(text)) ? text : undefined;
}

/** The filter in an address; what it cannot mean is left out. */
export function readFilter(search: URLSearchParams): MovementFilter {
  const types = (search.get('type') ?? '').split(',').filter((type) => TYPES.includes(type));
  const direction = search.get('direction');
  return {
    ...(types.length > 0 && { type: [...new Set(types)].join(',') }),
    ...((direction === 'in' || direction === 'out') && { direction }),
    ...(dayOf(search.get('from')) && { from: dayOf(search.get('from')) }),
    ...(dayOf(search.get('to')) && { to: dayOf(search.get('to')) }),
  };
}

export function filterQuery(filter: MovementFilter): URLSearchParams {
  return new URLSearchParams(Object.entries(filter));
}

/** Days that are the wrong way round name nothing. */
export function isBackwards({ from, to }: MovementFilter): boolean {
  return from !== undefined && to !== undefined && from > to;
}

import { replaceEqualDeep } from '@tanstack/react-query';
import type { Run } from '~/lib/api/types';

/** An answer that was on its way while the stream brought newer things does not take the run back. */
export function newerRun(before: Run | undefined, after: Run): Run {
  if (before && before.revision > after.revision) return before;
  return replaceEqualDeep(before, after);
}

import type { Run } from '~/lib/api/types';
import { newerRun } from './newer-run';

const run = (revision: number, done: number) =>
  ({ revision, progress: { total: 4, done, failed: 0, sections: [] } }) as unknown as Run;

it('keeps what is newer, takes what is as new, and begins with what there is', () => {
  const newest = run(7, 3);
  expect(newerRun(newest, run(6, 2))).toBe(newest);
  expect(newerRun(newest, run(7, 4)).progress.done).toBe(4);
  expect(newerRun(undefined, run(1, 0)).revision).toBe(1);
});

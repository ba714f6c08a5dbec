import type { Run } from '~/lib/api/types';

/** Ended and settled: nothing more is written, and what is not delivered has been given back. */
export const isOver = (run: Pick<Run, 'status' | 'step'>): boolean =>
  run.step === 'finished' && (run.status === 'done' || run.status === 'failed');

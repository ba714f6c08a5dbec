import { defineLifeCycle } from '../common/life-cycle.js';
import type { RunStatus } from './run.enumerations.js';

export type RunEvent =
  | 'pause'
  | 'resume'
  /** A paused run is taken up again only to be cancelled and settled. */
  | 'windUp'
  /** Everything was delivered, or it was cancelled with something delivered. */
  | 'complete'
  /** Sections are missing although nobody cancelled, or nothing was delivered at all. */
  | 'fail'
  /** Failed sections are tried again. */
  | 'retry';

export const runLifeCycle = defineLifeCycle<RunStatus, RunEvent>('run', {
  pause: { running: 'paused' },
  resume: { paused: 'running' },
  windUp: { paused: 'running', running: 'running' },
  complete: { running: 'done' },
  fail: { running: 'failed' },
  retry: { failed: 'running' },
});

/** How a run ends, by what was delivered. */
export function endingEvent(delivered: number, total: number, cancelled: boolean): 'complete' | 'fail' {
  if (delivered === total) return 'complete';
  return cancelled && delivered > 0 ? 'complete' : 'fail';
}

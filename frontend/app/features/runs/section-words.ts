import type { Run, RunSection } from '~/lib/api/types';
import { isOver } from './run-states';

type RunStand = Pick<Run, 'status' | 'step' | 'firstDocumentFree'>;

/** Why a section is not there, what becomes of its credits, and what can be done about it. */
export function absenceOf(section: Pick<RunSection, 'state' | 'error'>, run: RunStand): string {
  const why = section.error?.message ?? otherwise(section.state);
  return `${why} ${whatFollows(run)}`;
}

function otherwise(state: RunSection['state']): string {
  return state === 'failed' ? 'This section could not be written.' : 'This section was not written.';
}

/** Nothing is given back, and nothing can be tried again, before the run has ended. */
function whatFollows(run: RunStand): string {
  const { firstDocumentFree: free } = run;
  if (!isOver(run)) {
    return free
      ? 'When the generation has ended, it can be retried.'
      : 'Its credits come back when the generation ends; then it can be retried.';
  }
  const credits = free ? 'Nothing was charged for it' : 'Its credits have come back';
  return run.status === 'failed' ? `${credits}; it can be retried.` : `${credits}.`;
}

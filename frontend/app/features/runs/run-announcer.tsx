import { useEffect, useRef, useState } from 'react';
import type { Run } from '~/lib/api/types';
import { SECTION_STATES } from './section-state';

/** Tells screen readers, politely, what has changed in a run: only finished and failed sections and its end. */
export function RunAnnouncer({ run }: { run: Run }) {
  const [message, setMessage] = useState('');
  const before = useRef(run);
  useEffect(() => {
    const last = before.current;
    before.current = run;
    const was = new Map(last.progress.sections.map(({ key, state }) => [key, state]));
    const news = run.progress.sections
      .filter(({ key, state }) => state !== was.get(key) && (state === 'done' || state === 'failed'))
      .map(({ title, state }) => `${title}: ${SECTION_STATES[state].label}.`);
    if (run.status !== last.status) news.push(runState(run).label);
    if (news.length > 0) setMessage(`${news.join(' ')} ${run.progress.done} of ${run.progress.total} finished.`);
  }, [run]);
  return (
    <p role="status" aria-live="polite" className="sr-only">
      {message}
    </p>
  );
}

interface RunStateLook {
  label: string;
  tone: 'success' | 'info' | 'danger' | 'outline';
}

export function runState(run: Run): RunStateLook {
  if (run.cancelledAt) return { label: 'Cancelled', tone: 'outline' };
  if (run.cancelRequested) return { label: 'Cancelling', tone: 'outline' };
  switch (run.status) {
    case 'running':
      return { label: run.step === 'queued' ? 'About to start' : 'Writing', tone: 'info' };
    case 'paused':
      return { label: 'Paused', tone: 'outline' };
    case 'done':
      return { label: 'Finished', tone: 'success' };
    case 'failed':
      return { label: 'Finished with gaps', tone: 'danger' };
  }
}

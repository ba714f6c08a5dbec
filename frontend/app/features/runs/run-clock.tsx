import { useEffect, useState } from 'react';
import type { Run } from '~/lib/api/types';
import { formatDuration } from './format-duration';
import { isOver } from './run-states';

/** Elapsed time, ticking while the run goes on, and about how long it will still take. */
export function RunClock({ run }: { run: Run }) {
  const [now, setNow] = useState(() => Date.now());
  const over = isOver(run);
  useEffect(() => {
    if (over) return;
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, [over]);

  const end = run.completedAt ? Date.parse(run.completedAt) : now;
  // Until a worker takes it, the wait counts from the request.
  const elapsed = Math.max(0, (end - Date.parse(run.startedAt ?? run.createdAt)) / 1_000);
  const left = run.estimatedSecondsRemaining;
  return (
    <>
      <Fact label={over ? 'Took' : 'Elapsed'} value={formatDuration(elapsed)} />
      {!over && run.status === 'running' && left !== null && (
        <Fact label="Left" value={`about ${formatDuration(Math.max(1, left))}`} />
      )}
    </>
  );
}

export function Fact({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt className="text-xs text-quiet">{label}</dt>
      <dd className="text-sm font-medium tabular-nums">{value}</dd>
    </div>
  );
}

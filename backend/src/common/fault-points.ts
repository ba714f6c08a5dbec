/**
 * Marked moments at which a test kills the process, to show that nothing is lost or charged twice. Outside
 * production, `FAULT_POINT=name` kills at the first pass of that point, `FAULT_POINT=name:3` at the third.
 */
export const FAULT_POINTS = [
  'run-start-after-hold',
  'run-start-before-commit',
  'after-commit-before-enqueue',
  'after-enqueue',
  'run-claimed',
  'run-prepared',
  'title-saved',
  'section-marked-writing',
  'before-model-call',
  'during-model-call',
  'text-written',
  'after-model-call',
  'section-saved-before-mark',
  'section-marked-before-commit',
  'section-committed',
  'section-failed',
  'all-sections-ended',
  'settlement-refunded',
  'settlement-before-commit',
  'settlement-committed',
  'export-claimed',
  'export-rendered',
  'export-stored',
  'export-completed',
  'improve-held',
  'improve-written',
  'payment-event-stored',
  'payment-event-prepared',
  'payment-event-applied',
  'payment-event-committed',
] as const;
export type FaultPoint = (typeof FAULT_POINTS)[number];

interface Armed {
  name: string;
  passesLeft: number;
}

let armed = arm(process.env);

/** Reads the setting. Read here and not in `config/`: production code has no such setting. */
function arm(env: NodeJS.ProcessEnv): Armed | null {
  const value = env['FAULT_POINT'];
  if (!value || env['NODE_ENV'] === 'production') return null;
  const [name = '', passes = '1'] = value.split(':');
  return { name, passesLeft: Math.max(1, Number(passes) || 1) };
}

/** Ends the process without warning when this point is armed; otherwise does nothing. */
export function faultPoint(name: FaultPoint): void {
  if (armed?.name !== name) return;
  armed.passesLeft -= 1;
  if (armed.passesLeft > 0) return;
  armed = null;
  process.kill(process.pid, 'SIGKILL');
}

import { Check, CloudOff, TriangleAlert } from 'lucide-react';
import { Spinner } from '~/components/ui/spinner';
import { cn } from '~/lib/cn';
import type { SavePhase } from './save-phases';

const WORDS: Readonly<Record<SavePhase, string>> = {
  untouched: '',
  waiting: 'Saving…',
  saving: 'Saving…',
  saved: 'Saved',
  unfit: 'Needs your attention',
  offline: 'Not saved, offline',
  delayed: 'Not saved yet',
  contested: 'Needs your attention',
  refused: 'Needs your attention',
};

/** Whether the work on a section is stored, in a word or two. */
export function SaveState({ phase }: { phase: SavePhase }) {
  if (phase === 'untouched') return null;
  const quiet = phase === 'waiting' || phase === 'saving' || phase === 'saved';
  return (
    <span
      data-save-state={phase}
      className={cn('inline-flex items-center gap-1.5 text-sm', quiet ? 'text-quiet' : 'text-danger')}
    >
      <StateIcon phase={phase} />
      {WORDS[phase]}
    </span>
  );
}

function StateIcon({ phase }: { phase: SavePhase }) {
  const look = { 'aria-hidden': true, strokeWidth: 1.75, className: 'size-4 shrink-0' } as const;
  if (phase === 'saved') return <Check {...look} className="size-4 shrink-0 text-success" />;
  if (phase === 'offline' || phase === 'delayed') return <CloudOff {...look} />;
  return phase === 'waiting' || phase === 'saving' ? <Spinner className="size-3.5" /> : <TriangleAlert {...look} />;
}

/** The same in a sentence, with what to do; nothing while all is well. */
export function explainPhase(phase: SavePhase, unfit: number): string {
  switch (phase) {
    case 'unfit': {
      const values = unfit === 1 ? 'one value does' : `${unfit} values do`;
      return `Kept as a draft in this browser: ${values} not fit yet.`;
    }
    case 'offline':
      return 'Kept in this browser, and sent when the connection is back.';
    case 'delayed':
      return 'Kept in this browser: the server cannot take it now. It is tried again.';
    case 'contested':
      return 'Someone saved this section after you began.';
    case 'refused':
      return 'Kept in this browser: the server did not take it.';
    default:
      return '';
  }
}

/** For screen readers: only what is settled, so that typing is not talked over. */
export function spokenPhase(phase: SavePhase, unfit: number): string | null {
  if (phase === 'waiting' || phase === 'saving') return null;
  return phase === 'saved' ? 'Saved' : explainPhase(phase, unfit);
}

import { Check, Circle, CircleSlash, PenLine, TriangleAlert } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import type { RunSectionState } from '~/lib/api/types';
import { cn } from '~/lib/cn';

interface StateLook {
  label: string;
  icon: LucideIcon;
  tone: string;
}

export const SECTION_STATES: Record<RunSectionState, StateLook> = {
  waiting: { label: 'Waiting', icon: Circle, tone: 'text-quiet' },
  writing: { label: 'Being written', icon: PenLine, tone: 'text-ember' },
  done: { label: 'Finished', icon: Check, tone: 'text-success' },
  failed: { label: 'Not written', icon: TriangleAlert, tone: 'text-danger' },
  skipped: { label: 'Left out', icon: CircleSlash, tone: 'text-quiet' },
};

export function SectionStateIcon({ state, className }: { state: RunSectionState; className?: string }) {
  const { icon: Icon, tone } = SECTION_STATES[state];
  return (
    <Icon
      aria-hidden="true"
      strokeWidth={1.75}
      className={cn('size-4 shrink-0', tone, state === 'writing' && 'motion-safe:animate-pulse', className)}
    />
  );
}

import { Check, Circle, PenLine, TriangleAlert } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import type { SectionStatus } from '~/lib/api/types';
import { cn } from '~/lib/cn';

const LOOKS: Record<SectionStatus['state'], { label: string; icon: LucideIcon; tone: string }> = {
  done: { label: 'Generated', icon: Check, tone: 'text-success' },
  writing: { label: 'Being written', icon: PenLine, tone: 'text-ember' },
  failed: { label: 'Not written', icon: TriangleAlert, tone: 'text-danger' },
  empty: { label: 'Not generated', icon: Circle, tone: 'text-quiet' },
};

export function sectionStateLabel(state: SectionStatus['state']): string {
  return LOOKS[state].label;
}

export function SectionStatusIcon({ state, className }: { state: SectionStatus['state']; className?: string }) {
  const { icon: Icon, tone } = LOOKS[state];
  return (
    <Icon
      aria-hidden="true"
      strokeWidth={1.75}
      className={cn('size-4 shrink-0', tone, state === 'writing' && 'motion-safe:animate-pulse', className)}
    />
  );
}

import { useEffect, useMemo, useRef } from 'react';
import type { TemplateSection } from '@specforge/document';
import { Button } from '~/components/ui/button';
import type { ImprovedSection } from '~/lib/api/types';
import { formatNumber } from '~/lib/money';
import { sectionDifference } from './difference';
import { Redline } from './redline';

interface ImprovementOutcomeProps {
  section: TemplateSection;
  outcome: ImprovedSection;
  busy: boolean;
  onKeep: () => void;
  onUndo: () => void;
}

/** What an improvement has changed. It stands already; this is the moment to take it back. */
export function ImprovementOutcome({ section, outcome, busy, onKeep, onUndo }: ImprovementOutcomeProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.closest('section')?.scrollIntoView({ block: 'start', behavior: 'instant' });
    heading.current?.focus({ preventScroll: true });
  }, []);
  const differences = useMemo(() => sectionDifference(section, outcome.before, outcome.data), [section, outcome]);
  return (
    <div className="rounded-card border border-patina">
      <div className="grid gap-0.5 rounded-t-card bg-patina-tint px-4 py-3 sm:px-5">
        <h3 ref={heading} tabIndex={-1} className="font-semibold outline-none">
          What the improvement changed
        </h3>
        <p className="text-sm text-quiet">
          {outcome.creditsCharged} credits charged, {formatNumber(outcome.balance)} left. Undo puts the text back, not
          the credits.
        </p>
      </div>
      <div className="px-4 py-4 sm:px-5">
        {differences.length === 0 ? (
          <p className="text-sm text-quiet">The wording stayed as it was.</p>
        ) : (
          <Redline differences={differences} />
        )}
      </div>
      {/* At its start, clear of messages. */}
      <div className="sticky bottom-0 flex gap-2 rounded-b-card border-t bg-sheet px-4 py-3 sm:px-5">
        <Button disabled={busy} onClick={onKeep}>
          Keep
        </Button>
        <Button variant="secondary" loading={busy} onClick={onUndo}>
          Undo
        </Button>
      </div>
    </div>
  );
}

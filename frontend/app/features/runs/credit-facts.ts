import type { Run } from '~/lib/api/types';
import { formatNumber } from '~/lib/money';
import { isOver } from './run-states';

type RunCredits = Pick<
  Run,
  'status' | 'step' | 'creditsReserved' | 'creditsSpent' | 'creditsRefunded' | 'firstDocumentFree'
>;

interface CreditFact {
  label: string;
  value: string;
}

/** What a run costs. Of a free one the gift that covers what is held is no matter of its reader. */
export function creditFacts(run: RunCredits): CreditFact[] {
  if (run.firstDocumentFree) return [{ label: 'Cost', value: 'Free: your first document' }];
  const facts = [
    { label: isOver(run) ? 'Held at the start' : 'Credits held', value: formatNumber(run.creditsReserved) },
    { label: 'Spent', value: formatNumber(Math.round(run.creditsSpent)) },
  ];
  if (run.creditsRefunded > 0) facts.push({ label: 'Refunded', value: formatNumber(run.creditsRefunded) });
  return facts;
}

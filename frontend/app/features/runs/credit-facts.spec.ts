import { creditFacts } from './credit-facts';

const run = {
  status: 'running',
  step: 'writing',
  creditsReserved: 1225,
  creditsSpent: 0,
  creditsRefunded: 0,
  firstDocumentFree: false,
} as const;

describe('what a run costs', () => {
  it('is held while it goes on, and settled when it has ended', () => {
    expect(creditFacts(run)).toEqual([
      { label: 'Credits held', value: '1,225' },
      { label: 'Spent', value: '0' },
    ]);
    const ended = { ...run, status: 'failed', step: 'finished', creditsSpent: 1200, creditsRefunded: 25 } as const;
    expect(creditFacts(ended)).toEqual([
      { label: 'Held at the start', value: '1,225' },
      { label: 'Spent', value: '1,200' },
      { label: 'Refunded', value: '25' },
    ]);
  });

  it('is nothing for the first document', () => {
    const free = { ...run, firstDocumentFree: true, creditsRefunded: 25 };
    expect(creditFacts(free)).toEqual([{ label: 'Cost', value: 'Free: your first document' }]);
  });
});

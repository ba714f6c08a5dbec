import { draftDocument, coreTemplates } from '../drafting.testing.js';

const frd = coreTemplates.find(({ id }) => id === 'frd-webapp');
if (!frd) throw new Error('no FRD');
const idea =
  'Feature flag service for backend teams. Developers create flags and roll them out by percentage. Flag evaluation under 5 ms at p99. 99.9% uptime. SSO via Okta. WCAG 2.1 AA. Data must stay in the EU.';

describe('quality requirements', () => {
  const said = JSON.stringify(draftDocument(frd, idea).data);

  it.each([
    'Under 5 ms at p99',
    '99.9% uptime',
    'SSO via Okta',
    'WCAG 2.1 AA on every page',
    'Data must stay in the EU',
  ])('holds the threshold of the idea: %s', (threshold) => {
    expect(said).toContain(`"threshold":"${threshold}`);
  });

  it('assumes nothing beside it', () => {
    expect(said).not.toContain('WCAG 2.2 AA (assumed)');
    expect(said).not.toMatch(/"threshold":"[^"]*\b2 s\b[^"]*\(assumed\)/);
  });

  it('takes no quality for a rule of the work', () => {
    expect(said).not.toContain('“Flag evaluation under 5 ms at p99.”');
  });
});

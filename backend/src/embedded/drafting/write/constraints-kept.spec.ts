import { coreTemplates, draftDocument } from '../drafting.testing.js';

const allotments =
  'Wexcombe Borough Council lets 1,340 allotment plots on 22 sites, and the waiting list lives in a spreadsheet that only one officer understands. What we are after is an online service where a resident can join the list for up to three sites, accept or decline an offer, and pay the annual rent. An offer lapses if it isn’t answered within 14 days, and someone who declines twice goes to the bottom. Rent is halved for people on Pension Credit. Payments must go through GOV.UK Pay and be posted to our Unit4 ledger overnight.';
const scopeOf = (idea: string) => {
  const brd = coreTemplates.find(({ id }) => id.startsWith('brd'));
  if (!brd) throw new Error('no BRD among the core templates');
  const { data } = draftDocument(brd, idea);
  return { ...(data['business-scope'] as { constraints: string[]; inScope: string[] }), whole: JSON.stringify(data) };
};

describe('what is fixed', () => {
  it('is no trouble of today; what a rule asks for stands with its function', () => {
    const { constraints, whole } = scopeOf(allotments);
    expect(whole).toContain('and someone who declines twice goes to the bottom');
    expect(constraints.join('\n')).not.toMatch(/lives in a spreadsheet|stated in the idea/);
  });
});

describe('what a product is', () => {
  it('is not told by its own name', () => {
    const prd = coreTemplates.find(({ id }) => id.startsWith('prd'));
    if (!prd) throw new Error('no PRD among the core templates');
    const { summary } = draftDocument(
      prd,
      'HR wants an onboarding tool that is triggered as soon as a contract is signed. IT orders hardware, and line managers name a buddy.',
    ).data['executive-summary'] as { summary: string };
    expect(summary).not.toMatch(/^Onboarding Tool (?:\(working title\) )?is an onboarding tool/);
  });
});

describe('a requirement of a product without a name', () => {
  it('opens with a capital', () => {
    const brd = coreTemplates.find(({ id }) => id.startsWith('brd'));
    if (!brd) throw new Error('no BRD among the core templates');
    const { requirements } = draftDocument(
      brd,
      'We run a fleet of 180 refrigerated vans. What is needed is a model that predicts failures at least 48 hours ahead and an internal tool where the workshop foreman plans the repair.',
    ).data['business-requirements'] as { requirements: { statement: string }[] };
    expect(requirements.filter(({ statement }) => /^\p{Ll}/u.test(statement))).toEqual([]);
  });
});

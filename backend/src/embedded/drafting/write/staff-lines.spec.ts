import { coreTemplates, draftDocument } from '../drafting.testing.js';

const prose = (wanted: string, idea: string): string =>
  JSON.stringify(coreTemplates.filter(({ id }) => id === wanted).map((template) => draftDocument(template, idea).data));

describe('a draft of an idea that names its owner', () => {
  const idea =
    'A bot that finds stale flags. Engineers approve each removal. Owner: Tomasz, reviewer: Platform Infra. Sponsor: VP Platform, Laura Benning.';

  it('asks for no other, and tells who checks and pays', () => {
    const brd = prose('brd-basic', idea);
    expect(brd).not.toMatch(/still to be named|Who (?:will own|owns|is the owner)/);
    expect(brd).toContain('Tomasz (product owner)');
    expect(brd).toMatch(/"item":"Budget","approver":"Laura Benning, VP Platform"/);
    expect(prose('prd-saas-starter', idea)).toContain('Product owner: Tomasz. Reviewer: Platform Infra.');
  });
});

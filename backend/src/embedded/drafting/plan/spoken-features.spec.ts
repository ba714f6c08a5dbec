import { draftAfresh, coreTemplates } from '../drafting.testing.js';

const described = (idea: string): string => {
  const prd = coreTemplates.find(({ id }) => id === 'prd-saas-starter');
  return prd ? JSON.stringify(draftAfresh(prd, idea).data['scope-features']) : '';
};

describe('a rule that says a deed again and more', () => {
  it('stands in place of it', () => {
    const text = described(
      'Replaydesk is a tool for call centres. Agents record a conversation. Auditors can replay any conversation for 7 years.',
    );
    expect(text.match(/replay any conversation for 7 years\./gi)).toHaveLength(1);
    expect(text).not.toContain('Auditors replay any conversation.');
  });

  it('is told once, whoever is said to do it', () => {
    const text = described(
      'Our product, Kura, is a battery sensor with a gateway. The curator sets the limits per room. A sensor measures every 10 minutes and must keep 30 days of data on its own if the gateway is offline, then upload without gaps.',
    );
    expect(text).not.toMatch(/must keep 30 days of data on its own[^"]*must keep 30 days/i);
  });
});

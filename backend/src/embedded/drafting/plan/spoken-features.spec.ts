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
});

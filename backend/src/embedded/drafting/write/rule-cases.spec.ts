import { draftDocument, shippedTemplates } from '../drafting.testing.js';

const frd = shippedTemplates().find(({ id }) => id === 'frd-webapp');
const drafted = (idea: string): string => (frd ? JSON.stringify(draftDocument(frd, idea).data) : '');

const idea =
  'An app for a tool shed. Residents reserve a tool, and the shed keeper hands out tools.\n\nRules\n- A tool that is broken is blocked until it has been repaired.\n- Whoever is late cannot reserve anything for a month.';

describe('a rule that no deed carries', () => {
  it('stands with what shows that it holds, and what bars somebody is refused', () => {
    const text = drafted(idea);
    expect(text).toContain('make sure that a tool that is broken is blocked until it has been repaired');
    expect(text).not.toContain('the rule holds');
    expect(text).toContain('they try to reserve anything');
  });

  it('leaves no case to be settled where little is to be tried', () => {
    expect(drafted('An app for a wardrobe. The keeper hands out costumes and notes any damage.')).not.toContain(
      'case to be settled',
    );
  });
});

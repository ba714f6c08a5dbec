import { draftAfresh, shippedTemplates, textsOf, today } from '../drafting.testing.js';
import { planDocument } from '../plan.js';

const idea =
  "Our zoo's feed kitchen prepares 210 diets a day from a whiteboard. When the vet changes a diet, the card is often replaced a day late. We want a tool: the vet changes a diet, kitchen staff weigh out each ration and tick it off, keepers note leftovers, and the curator sees which animals ate too little. A diet change only takes effect once the head keeper has approved it.";

const textOf = (id: string): string => {
  const template = shippedTemplates().find((one) => one.id === id);
  if (!template) throw new Error(`${id} is not shipped`);
  return textsOf(draftAfresh(template, idea).data).join('\n');
};

describe('what a document says of people', () => {
  const texts = ['prd-saas-starter', 'brd-basic', 'frd-webapp'].map(textOf);

  it('follows from what they do, and is nobody else’s', () => {
    for (const text of texts) {
      expect(text).not.toMatch(/Be through with|takes longer than it does now|for this part of the work/);
      expect(text).toMatch(/head keeper/i);
    }
    const [prd = ''] = texts;
    const quotes = prd.match(/^“[^”]+”$/gm) ?? [];
    expect(new Set(quotes).size).toBe(quotes.length);
  });

  it('asks no five of whom there is one', () => {
    for (const text of texts) expect(text).not.toMatch(/\b(?:five|four|two|ten) vets\b|\bvets\b/i);
  });

  it('speaks of the one in whole sentences', () => {
    for (const text of [textOf('ux-research-plan'), textOf('project-kickoff'), ...texts])
      expect(text).not.toMatch(
        /\b(?:its|their) the vet\b|\b(?:what|that|if) the vet (?:are|have|want|expect|complain)\b/i,
      );
  });

  it('tells nobody twice, and nobody of what they answer for', () => {
    const [, brd = ''] = texts;
    expect(brd).toMatch(/Whoever builds it|Everyone involved/);
  });
});

describe('what somebody works with today', () => {
  const holder = (told: string): string | undefined =>
    planDocument(
      `${told} We want a tool: members record a check, the coordinator assigns queens.`,
      '',
      today,
    ).personas.find((persona) => persona.today !== '')?.role;

  it.each([
    ['Members text their checks to the coordinator, who types them into a spreadsheet.', 'coordinator'],
    ['Today members write their checks in a notebook, and half of them are lost.', 'member'],
  ])('is theirs in whose clause it stands: %s', (told, role) => {
    expect(holder(told)).toBe(role);
  });
});

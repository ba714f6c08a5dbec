import { draftAfresh, shippedTemplates, textsOf } from '../drafting.testing.js';

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

  it('tells nobody twice, and nobody of what they answer for', () => {
    const [, brd = ''] = texts;
    expect(brd).toMatch(/Whoever builds it|Everyone involved/);
  });
});

import { readIdea } from '../read.js';

const read = (idea: string) => readIdea(idea, '2026-06-10');

describe('the name an idea gives', () => {
  it.each<[idea: string, name: string | null]>([
    ["Small ports. We want 'Anker': skippers report seats.", 'Anker'],
    ['Harbour of Sète. “Anker” lets skippers report seats.', 'Anker'],
    ['„Anker Sud“ is a board for skippers.', 'Anker Sud'],
    ['The port plans «Anker»: skippers report seats.', 'Anker'],
    ["A board for skippers. I'd call it Anker Sud. Skippers report seats.", 'Anker Sud'],
    ['a board (name: Anker) for skippers. skippers report seats.', 'Anker'],
    ['Please build Anker. Anker is where skippers report seats.', 'Anker'],
    ['Call for tenders: Anker. Skippers report seats.', 'Anker'],
    ['Anker — for small ports — lets skippers report seats.', 'Anker'],
    // What is printed, shouted or kept today in quotation marks is no product.
    ['Skippers hang out a sign "Full" and phone. They should report seats.', null],
    ['Today skippers fill in a sheet called "Plätze". They should report seats.', null],
  ])('%s', (idea, name) => {
    const brief = read(idea);
    expect(brief.provisional ? null : brief.name).toBe(name);
    if (name)
      expect(brief.capabilities.map(({ verb, noun }) => `${verb} ${noun}`)).toEqual(
        name === 'Anker Sud' && idea.startsWith('„') ? [] : ['report seat'],
      );
  });
});

describe('a place that acts', () => {
  it.each<[idea: string, by: string]>([
    ['Bakers enter batches and the mill sees one list per oven.', 'mill staff'],
    ['Bakers enter batches and our front desk sees one list per oven.', 'front desk staff'],
    ['Bakers enter batches and shops see one list per oven.', 'shop'],
    ['Bakers enter batches and each shop sees one list per oven.', 'shop'],
    ['Bakers enter batches and the miller sees one list per oven.', 'miller'],
  ])('%s', (idea, by) => {
    expect(read(idea).capabilities.at(-1)?.by).toBe(by);
  });
});

import { today } from '../drafting.testing.js';
import { planDocument } from '../plan.js';
import { thingsOf } from './things.js';

const things = (idea: string): Record<string, string[]> =>
  Object.fromEntries(thingsOf(planDocument(idea, '', today)).map(({ noun, fields }) => [noun, fields]));

describe('a thing that the idea only names', () => {
  const home = 'A tool for a funeral home.\n- case file per decedent\n- monthly PDF report\n- families upload photos';

  it('is kept by its name where it is something that one keeps, and nobody is said to have used it', () => {
    expect(things(home)['case file']).toEqual(['name: text']);
    expect(JSON.stringify(things(home))).not.toMatch(/used (?:by|at)/);
  });

  it('is nothing that is kept where it is put out', () =>
    expect(Object.keys(things(home)).filter((noun) => /pdf|report/.test(noun))).toEqual([]));
});

describe('what is only chosen', () => {
  it('leaves nothing, unless something else is done with it', () => {
    const shop = 'A tool for a shop. Clerks record a sale and choose the agreed date. Owners see each sale.';
    expect(Object.keys(things(shop))).toEqual(['sale']);
    const vets = 'A tool for vets. Clerks enter owners and pick an owner.';
    expect(Object.keys(things(vets))).toContain('owner');
  });
});

describe('what somebody wears, and who is like whom', () => {
  it('is no part of what they enter', () => {
    const farm = 'A tool for a farm. Staff record the treatment with gloves on. Milkers see each treatment.';
    expect(things(farm)['treatment']?.join(' ')).not.toMatch(/gloves/);
    const plant = 'A tool for a plant. Operators propose a swap to everybody with the same qualification.';
    expect(things(plant)['swap']?.join(' ')).not.toMatch(/qualification/);
  });
});

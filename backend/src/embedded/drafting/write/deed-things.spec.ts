import { today } from '../drafting.testing.js';
import { planDocument } from '../plan.js';
import { doneWith, thingsOf } from './deed-things.js';

const things = (idea: string) => thingsOf(planDocument(idea, '', today));
const fields = (idea: string, noun: string): string[] => things(idea).find((one) => one.noun === noun)?.fields ?? [];

describe('the things that deeds leave behind', () => {
  const yard =
    'Riders book extras and the arena, grooms tick off the work they did, the owner sends the monthly invoices, farriers see which horses are due. Arena slots are 45 minutes. An extra costs £5.';

  it('hold what each deed needs, with who did it', () => {
    expect(fields(yard, 'invoice')).toEqual([
      'payer: reference to Person',
      'lines: list',
      'sum: amount',
      'sent at: time',
    ]);
    expect(fields(yard, 'extra')).toEqual(
      expect.arrayContaining(['booked by: person, rider', 'done by: person, groom']),
    );
    expect(things(yard).map(({ noun }) => noun)).not.toContain('work');
  });

  it('tell a place from its bookings, and what is looked up from what is entered', () => {
    expect(things(yard).find(({ of }) => of === 'arena')?.fields).toEqual(
      expect.arrayContaining([expect.stringMatching(/^ends at: .*45 minutes after the start/)]),
    );
    expect(things(yard).find(({ noun }) => noun === 'horse')).toMatchObject({
      asked: 'which horses are due',
      deeds: [],
    });
  });

  it('belong to what the same person has just handled', () => {
    const kitchen =
      'Cooks weigh out each ration. Keepers confirm that the ration was eaten and note leftovers. Vets change a diet and give the reason.';
    expect(things(kitchen).find(({ noun }) => noun === 'leftover')?.of).toBe('ration');
    expect(fields(kitchen, 'ration')).toEqual(
      expect.arrayContaining(['amount taken: number with unit', 'confirmed by: person, keeper']),
    );
    expect(fields(kitchen, 'diet')).toContain('reason: text, required');
  });

  it('take what is noted of each as its fields', () => {
    expect(fields('Cellarmen record gravity and temperature of each tank.', 'tank')).toEqual(
      expect.arrayContaining(['gravity: number with unit', 'temperature: number with unit']),
    );
  });

  it('are told by who does what with them', () => {
    const [unit] = things('Clerks lend a key, porters return the key.');
    expect(unit && doneWith(unit)).toBe('Lent by clerks; returned by porters.');
  });
});

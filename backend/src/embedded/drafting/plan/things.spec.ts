import { today } from '../drafting.testing.js';
import { planDocument } from '../plan.js';
import { livesOf, stateLines } from './states.js';
import { doneWith, thingsOf } from './things.js';

const things = (idea: string) => thingsOf(planDocument(idea, '', today));
const fields = (idea: string, noun: string): string[] => things(idea).find((one) => one.noun === noun)?.fields ?? [];

describe('the things that deeds leave behind', () => {
  const yard =
    'Riders book extras and the arena, grooms tick off the work they did, the owner sends the monthly invoices, farriers see which horses are due. Arena slots are 45 minutes. An extra costs £5.';

  it('hold what each deed needs, with who did it', () => {
    expect(fields(yard, 'invoice')).toEqual(
      expect.arrayContaining(['payer: reference to Person', 'lines: list', 'sum: amount', 'sent at: time, when sent']),
    );
    expect(fields(yard, 'extra')).toEqual(
      expect.arrayContaining(['booked by: person, rider', 'ticked off by: person, groom']),
    );
    expect(things(yard).map(({ noun }) => noun)).not.toContain('work');
  });

  it('hold what belongs to the thing rather than to the verb', () => {
    const firm =
      'Sweeps issue the certificate, householders confirm the visit, the treasurer records the fee, the manager settles complaints.';
    expect(fields(firm, 'certificate').join(' ')).toMatch(/number: .*issued on: /);
    expect(fields(firm, 'certificate').join(' ')).not.toMatch(/held by|handed out/);
    expect(fields(firm, 'fee').join(' ')).toMatch(/sum: amount.*paid on: /);
    expect(fields(firm, 'fee').join(' ')).not.toMatch(/holds from/);
    expect(fields(firm, 'complaint').join(' ')).toMatch(/outcome: /);
    expect(fields(firm, 'complaint').join(' ')).not.toMatch(/paid at/);
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
      expect.arrayContaining(['gravity: number with unit', expect.stringMatching(/^temperature: number in °C/)]),
    );
  });

  describe('hold what the idea gives evidence of, and no more', () => {
    const press =
      'Our press makes school books, and last year 61 of 410 books were late. Teachers order a title; transcribers claim chapters and upload the braille file; a proofreader releases each volume; the operator plans the embossing run; the stockroom books out each parcel. Late books should fall from 61 to 10.';

    it('with the whole that a goal counts as the main thing, and its parts below it', () => {
      expect(things(press)[0]).toMatchObject({ noun: 'book' });
      expect(things(press).flatMap(({ noun, of }) => (of === 'book' ? [noun] : []))).toEqual(['chapter', 'volume']);
    });

    it('so that a deed in no list leaves who did it and when, and no stock fields', () => {
      expect(fields(press, 'parcel').join(' ')).toMatch(/^booked out by: person.* booked out at: time/);
      expect(fields(press, 'embossing run').join(' ')).not.toMatch(/stops/);
      expect(fields(press, 'book').join(' ')).not.toMatch(/how many|wanted for/);
      expect(fields(press, 'braille file')).toContain('file: file');
    });

    it('values that are noted belong to what they are values of', () => {
      const tanks =
        'An app for emptying firms, in which an emptying is overdue too often. The owner sets the emptying interval per tank, drivers see the next stop and log litres pumped and a photo of the lid. No load leaves a stop without a signature.';
      const all = things(tanks)
        .flatMap((one) => one.fields)
        .join('; ');
      expect(fields(tanks, 'tank').join(' ')).toMatch(/emptying interval: number/);
      expect(all).toMatch(/litres pumped: number in litres/);
      expect(all).toMatch(/photo: picture/);
      expect(fields(tanks, 'stop')).toEqual([]);
    });

    it('with prices, dates and papers that the idea names', () => {
      const hives =
        'Growers post the orchard, the number of hives and the blossom dates, beekeepers offer hives at a price per hive, drivers confirm each delivery with a photo. A hive needs a health certificate younger than 30 days.';
      expect(fields(hives, 'orchard')).toEqual(
        expect.arrayContaining(['number of hives: number', expect.stringMatching(/^blossom dates: list/)]),
      );
      expect(fields(hives, 'hive')).toEqual(
        expect.arrayContaining(['price per hive: amount', 'health certificate: file']),
      );
      expect(fields(hives, 'delivery')).toContain('photo: picture');
    });

    it('and what is reported out of order was there before', () => {
      const plan = planDocument('Keepers lend slings to a crew, crew leaders report a damaged sling.', '', today);
      expect(livesOf(plan)[0]?.states.map(({ state }) => state)).toEqual(['lent', 'reported damaged']);
    });
  });

  it('are told by who does what with them', () => {
    const [unit] = things('Clerks lend a key, porters return the key.');
    expect(unit && doneWith(unit)).toBe('Lent by clerks; returned by porters.');
  });

  describe('of which no deed makes one the main thing', () => {
    const van =
      'An internal tool for our blood van. About 9 of 60 slots a day stay empty. The booking clerk should enter donors and offer a freed slot to the reserve list. The nurse records the haemoglobin check and defers a donor with a reason. The driver ticks the loading list. A man may not be booked again within 12 weeks, a woman within 16.';

    it('are those of the deeds alone, each by itself unless a deed joins two', () => {
      expect(things(van).map(({ noun, of }) => [noun, of])).toEqual(
        expect.arrayContaining([
          ['donor', undefined],
          ['slot', undefined],
          ['haemoglobin check', 'donor'],
          ['loading list', undefined],
        ]),
      );
      expect(things(van).map(({ noun }) => noun)).not.toContain('donor case');
      expect(
        fields('An app for our riding school: pupils book lessons, instructors assign horses to lessons.', 'horse'),
      ).toContain('lesson: reference to Lesson');
    });

    it('hold what they measure, who is known how, and what a rule has to read', () => {
      expect(fields(van, 'haemoglobin check')[0]).toMatch(/^value: number in g/);
      expect(fields(van, 'donor')).toEqual(
        expect.arrayContaining([
          'name: text',
          'sex: man, woman',
          expect.stringMatching(/^last booked on: date/),
          'reason: text, when deferred',
        ]),
      );
    });

    it('have a life each', () => {
      const plan = planDocument(van, '', today);
      expect(
        livesOf(plan).map(({ thing, states }) => `${thing}: ${states.map(({ state }) => state).join(', ')}`),
      ).toEqual(expect.arrayContaining(['donor: entered, deferred', 'slot: offered', 'loading list: ticked']));
      expect(stateLines(plan, '').join('\n')).toMatch(
        /state "Donor" as Donor \{[^}]*DonorEntered --> DonorDeferred: nurse/,
      );
    });
  });
});

import { today } from '../drafting.testing.js';
import { planDocument } from '../plan.js';
import { livesOf, movesOf } from './states.js';
import { doneWith, thingsOf } from './things.js';

const things = (idea: string) => thingsOf(planDocument(idea, '', today));
const fields = (idea: string, noun: string): string[] => things(idea).find((one) => one.noun === noun)?.fields ?? [];

describe('the things that deeds leave behind', () => {
  const yard =
    'Riders book extras and the arena, grooms tick off the work they did, the owner sends the monthly invoices, farriers see which horses are due. Arena slots are 45 minutes. An extra costs £5.';

  it('hold what each deed needs, with who did it', () => {
    expect(fields(yard, 'invoice')).toEqual(
      expect.arrayContaining(['sum: amount', 'sent by: person, owner', 'sent at: time']),
    );
    expect(fields(yard, 'extra')).toEqual(
      expect.arrayContaining(['booked by: person, rider', 'ticked off by: person, groom, when ticked off']),
    );
    expect(things(yard).map(({ noun }) => noun)).not.toContain('work');
  });

  it('hold what belongs to the thing rather than to the verb', () => {
    const firm =
      'Sweeps issue the certificate, householders confirm the visit, the treasurer records the fee, the manager settles complaints.';
    expect(fields(firm, 'certificate').join(' ')).toMatch(/issued by: .*issued at: /);
    expect(fields(firm, 'certificate').join(' ')).not.toMatch(/held by|handed out/);
    expect(fields(firm, 'fee').join(' ')).toMatch(/sum: amount.*recorded by: /);
    expect(fields(firm, 'fee').join(' ')).not.toMatch(/holds from/);
    expect(fields(firm, 'complaint').join(' ')).toMatch(/outcome: /);
    expect(fields(firm, 'complaint').join(' ')).not.toMatch(/paid at/);
  });

  it('are no apps and portals, in which they are seen', () => {
    const lifts =
      'LiftLog is a scheduling tool for lift engineers.\n- dispatchers assign visits to engineers\n- engineer app: job list, checklist, photos, parts used\n- building managers get a portal with certificates';
    const nouns = things(lifts).map(({ noun }) => noun);

    expect(nouns).toContain('visit');
    expect(nouns.filter((noun) => /app$|portal$/.test(noun))).toEqual([]);
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
      expect.arrayContaining([
        'amount: number with unit, when weighed out',
        'confirmed by: person, keeper, when confirmed',
      ]),
    );
    expect(fields(kitchen, 'diet')).toContain('reason: text, when given');
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
      expect(things(press).flatMap(({ noun, of }) => (of === 'book' ? [noun] : []))).toEqual([
        'chapter',
        'volume',
        'order',
      ]);
    });

    it('so that a deed in no list leaves who did it and when, and no stock fields', () => {
      expect(fields(press, 'parcel').join(' ')).toMatch(
        /^name or number: text booked out by: person.* booked out at: time/,
      );
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

  describe('hold what the deeds name by the way', () => {
    it('by what they are looked for, what each is given, for which of what it is noted', () => {
      const store =
        'An app for a costume store. Keepers register costumes with photo and sizes, designers search by era and size, clerks give each costume a shelf number, dressers log faults per seam.';
      expect(fields(store, 'costume')).toEqual(
        expect.arrayContaining(['era: text', 'shelf number: text, when assigned | 1 to 20 characters (assumed) | ']),
      );
      expect(fields(store, 'costume')).not.toContain('size: text');
      expect(things(store).map(({ noun }) => noun)).not.toContain('shelf number');
      expect(fields(store, 'fault').join(' ')).toMatch(/^seam: text/);
    });

    it('by what each is marked as, and what people say of themselves', () => {
      const yards =
        'An app for stone tests. Inspectors record the push test result with a photo and mark a stone unsafe, masons set the counties they travel to and report repairs done.';
      expect(fields(yards, 'stone')).toContain('unsafe: yes or no, when marked');
      expect(fields(yards, 'mason')).toContain('counties: text');
      expect(fields(yards, 'repair').join(' ')).toMatch(/reported by: person, mason, when reported/);
    });

    it('by values in a list, which belong to the entry and name what was scanned for it', () => {
      const rounds =
        'An app for visits to plants. Technicians scan the tag on a planter and log watering, pests and a photo. A visit is due every week.';
      const entry = things(rounds).find((one) => one.fields.includes('watering: text'));
      expect(entry?.fields).toEqual(
        expect.arrayContaining(['planter: reference to Planter', 'pests: text', 'photo: picture']),
      );
      expect(things(rounds).map(({ noun }) => noun)).not.toContain('pest');
    });

    it('by values that are noted again and again, each time anew', () => {
      const tanks =
        'An app for batches of oysters. Hands book in each batch with bed, grower and kilos, operators record temperature, salinity and lamp hours every 6 hours, the manager releases a batch or holds it.';
      expect(fields(tanks, 'batch')).toEqual(expect.arrayContaining(['bed: text', 'grower: text']));
      expect(things(tanks).find(({ noun }) => noun === 'reading')).toMatchObject({ of: 'batch' });
      const lives = livesOf(planDocument(tanks, '', today));
      expect(lives[0] && movesOf(lives[0]).map(({ from, deed }) => `${from ?? ''} > ${deed.state}`)).toEqual([
        ' > booked in',
        'booked in > released',
        'booked in > held',
      ]);
    });

    it('and ask for what a later deed adds only once that deed is done', () => {
      const pool =
        'An app for a boat club. Wardens list boats with a photo, mechanics inspect boats and write off boats.';
      expect(fields(pool, 'boat')).toEqual(
        expect.arrayContaining([
          'photo: picture',
          'inspected by: person, mechanic, when inspected',
          'written off by: person, mechanic, when written off',
        ]),
      );
    });
  });

  describe('where something is asked for', () => {
    const club =
      'An app for a lens library. Members ask for a lens for a weekend, the librarian accepts or refuses, hands out the lens and takes back the lens.';

    it('are the request with its time, and the thing with what is done to it', () => {
      expect(fields(club, 'lens request')).toEqual(expect.arrayContaining(['first day: date', 'last day: date']));
      expect(fields(club, 'lens').join(' ')).not.toMatch(/accepted by/);
    });

    it('have a life each, in the order in which it can happen', () => {
      const lives = livesOf(planDocument(club, '', today)).map(
        ({ thing, states }) => `${thing}: ${states.map(({ state }) => state).join(', ')}`,
      );
      expect(lives).toContain('lens loan: handed out, returned');
      expect(lives.join('; ')).toMatch(/lens request: asked for, accepted/);
    });
  });

  it('of another name for any of them are one', () => {
    const store =
      'An app for a costume store. Keepers register costumes, write off worn pieces, designers reserve pieces for a production.';
    expect(things(store).map(({ noun }) => noun)).not.toContain('piece');
    expect(things(store).find(({ of }) => of === 'costume')?.fields).toContain('production: text');
    expect(livesOf(planDocument(store, '', today))[0]?.states.map(({ state }) => state)).toEqual([
      'registered',
      'written off',
    ]);
  });

  it('that a rule holds back are kept with what it asks', () => {
    const organs =
      'An app for organ tuning. Tuners log faults per stop, sextons confirm that the heating was on. A visit may only start if the church kept the same temperature for 24 hours.';
    expect(fields(organs, 'visit').join(' ')).toMatch(/^the church kept .*: yes or no/);
    expect(things(organs).find(({ noun }) => noun === 'heating confirmation')).toMatchObject({
      of: 'visit',
      fields: expect.arrayContaining(['the heating was on: yes or no']) as string[],
    });
    expect(livesOf(planDocument(organs, '', today))).toEqual([]);
  });

  it('have no life that the idea does not tell', () => {
    const tags = 'An app for crates. Drivers scan the crate tag, packers count crates.';
    expect(livesOf(planDocument(tags, '', today))).toEqual([]);
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
      expect(fields(van, 'haemoglobin check')[0]).toMatch(/^haemoglobin check: number in g/);
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
      ).toEqual(expect.arrayContaining(['donor: entered, deferred', 'slot: offered']));
    });
  });
});

describe('what is lent and what is noted of it', () => {
  const desk =
    'An app for the key desk. The desk clerk lends a key to a tradesman and sets the time when it is due back. The caretaker takes a key back.';

  it('has a loan of its own, with its end', () => {
    expect(things(desk).find(({ noun }) => noun === 'key loan')).toMatchObject({ of: 'key' });
    expect(fields(desk, 'key loan').join('; ')).toMatch(/due back: date and time.*held by: person.*returned at: time/);
    expect(things(desk).map(({ noun }) => noun)).not.toContain('time');
  });

  it('makes no loan of what is handed out for good', () => {
    const kitchen = 'An app for a food bank. Volunteers hand out parcels to households.';
    expect(things(kitchen).map(({ noun }) => noun)).not.toContain('parcel loan');
  });

  it('keeps numbers and answers with what was handled before', () => {
    const weir =
      'An app for fish counters. Volunteers start a watch, count salmon, trout and eels and enter where the watch was kept.';
    expect(fields(weir, 'watch').join('; ')).toMatch(/number of salmon: number.*number of eels: number/);
    expect(things(weir).map(({ noun }) => noun)).not.toContain('salmon');
  });
});

describe('what people tell of a thing', () => {
  const laundry =
    'An app for our laundry. Managers order cloths and napkins, repeat last week’s order and report torn sheets. Drivers see their round and note how many dirty pieces they collect. The clerk approves the reports and gives empty crates to casual drivers. Checkers tick off skills and rate the skills. The vet sets how long a horse must rest.';

  it('stands with the order that they make, and not with each thing that is ordered', () => {
    expect(fields(laundry, 'order')).toEqual([
      'cloths: number',
      'napkins: number',
      'ordered by: person, manager',
      'ordered at: time',
    ]);
    expect(things(laundry).map(({ noun }) => noun)).not.toContain('napkin');
  });

  it('stands with what was reported, which is no other thing when it is approved', () => {
    expect(fields(laundry, 'sheet').join('; ')).toMatch(
      /^description: text \| Free text \(assumed\) \| ; reported by.*approved by/,
    );
    expect(things(laundry).map(({ noun }) => noun)).not.toContain('report');
  });

  it('is called by the words in which it is asked for', () => {
    expect(fields(laundry, 'round')).toContain('dirty pieces: number');
    expect(fields(laundry, 'horse')).toContain('how long it must rest: text');
    expect(fields(laundry, 'skill')).toContain('rating: text or number, optional');
  });

  it('is no field of what somebody looks at, and of the place of which a day is asked for', () => {
    const stable =
      'An app for medicines of our stable. Grooms tick off medicines. Owners ask for a day on the paddock and see the vet’s notes.';
    expect(things(stable).map(({ noun }) => noun)).toContain('paddock request');
    expect(things(stable).flatMap((one) => one.fields)).not.toContain('vet: person');
  });

  it('names who has it afterwards', () =>
    expect(fields(laundry, 'crate')).toContain('casual driver: person, casual driver'));
});

describe('what the product itself does to a thing', () => {
  it('stands there with its time, and values that are confirmed belong to what was handled before', () => {
    const plan = planDocument(
      'A tool for contracts. Buyers upload the PDF, the tool reads it, the buyer confirms end date, notice period and value. Claims are entered by clerks. The tool blocks claims automatically.',
      '',
      today,
    );
    const fieldsOf = (noun: string): string[] =>
      (thingsOf(plan).find((one) => one.noun === noun)?.fields ?? []).map((field) => field.split(/[:,]/)[0] ?? '');
    expect(fieldsOf('pdf')).toEqual(expect.arrayContaining(['file', 'end date', 'notice period', 'value']));
    expect(fieldsOf('claim')).toContain('blocked at');
    expect(thingsOf(plan).map(({ noun }) => noun)).not.toContain('end date');
  });

  it('is nothing where somebody only comes or presses something', () => {
    const plan = planDocument('A tool for buyers. Suppliers come from SAP. Buyers enter orders.', '', today);
    expect(JSON.stringify(thingsOf(plan))).not.toMatch(/came|come/);
  });
});

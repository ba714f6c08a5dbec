import { know } from '../know.js';
import { readIdea } from '../read.js';
import { knowledge } from './load.js';
import { sharedBy } from './premises.js';
import { atSite } from './setting.js';

const known = (idea: string) => know(readIdea(idea, '2026-11-21'), knowledge());
const kinds = (idea: string): string[] => known(idea).archetypes.map(({ id }) => id);

describe('choosing the kind of product', () => {
  it.each<[idea: string, not: string]>([
    [
      'SpecScan: our legal team reviews 900 supplier contracts a year by hand. The tool should flag missing clauses.',
      'marketplace',
    ],
    [
      'We run 23 community choirs and want an app where choir leaders plan rehearsals and share sheet music.',
      'community',
    ],
    ['Replace the Access database that our county archives use to track loans of documents to researchers', 'payments'],
    ["Kids' allowance app: parents set chores, kids tick them off.", 'education'],
    ['An approval flow for orders at a university: staff send them, the head of institute signs', 'education'],
    ['Second-hand school uniforms swapped between parents at one school', 'education'],
    ['Counter for stamps in 12 bus depots: mechanics ask for parts by phone', 'field-service'],
    ['Internal audit tool for a Swiss bank: auditors track findings', 'payments'],
    ['Carpool for nurses of the night shift', 'health'],
    ['Climbing gym: members log routes they climbed, setters see which routes are loved', 'scheduling'],
    ['Our brewery has 9 tanks and the brewers write temperatures into a notebook', 'connected-device'],
  ])('%s is no %s', (idea, not) => {
    expect(kinds(idea)).not.toContain(not);
  });

  it('lets a second kind speak only when it fits nearly as well', () => {
    expect(kinds('A marketplace where dog owners book and hire dog walkers')).toEqual(['marketplace']);
    expect(kinds('CLI that scans Terraform plans and comments on the pull request')).toEqual(['developer-platform']);
  });

  it('says what is true of any product when no kind is heard', () => {
    expect(kinds('A tool for dental labs to track crowns and bridges')).toEqual(['general']);
    expect(kinds('Mieter melden Schäden per App, Handwerker bekommen Aufträge, Wohnungen in Köln')).toEqual([
      'general',
    ]);
  });

  it('goes by what people do in it and who they are', () => {
    expect(
      kinds(
        'Our rescue association has three stations and lends out 210 pieces of kit: ropes, radios, avalanche beacons. Rescuers scan a tag to take or return kit, station leaders report damage. No personal medical data.',
      ),
    ).toEqual(['stock']);
    const fish = kinds(
      "Banca is a neighbourhood surplus-fish app. Fishmongers list a surplus box with price; shoppers reserve a box, pay by phone and collect it; market manager approves new stalls. We must issue certified invoices with the buyer's tax number.",
    );
    expect(fish).not.toContain('payments');
    expect(fish).not.toContain('community');
    expect(
      kinds(
        'Tidewell is a subscription app for people after a knee replacement. Today patients get a photocopied sheet. Patients log pain, follow exercise videos and message their physiotherapist.',
      ),
    ).toEqual(['health']);
    expect(kinds('Escape rooms: guests book a slot, game masters see who is coming')).toEqual(['booking']);
  });

  it('takes no lesson that is booked and paid for for one that is learnt, and no sale of the product for a shop', () => {
    const schools = known(
      'We want to sell an online service to independent driving schools in Ireland. Learners should book and pay for lessons and see which of them are done. Instructors set their hours and sign off each lesson. The school owner sets prices and sees weekly earnings. A lesson cancelled less than 24 hours before is charged in full.',
    );
    expect(schools.archetypes.map(({ id }) => id)).toEqual(['general']);
    // Whoever pays for it decides on nothing but their own house.
    expect(schools.slots['admin']).toBe('product owner');
  });

  it('says what only such products have where the idea speaks of it', () => {
    const { archetypes, slots, rows } = known(
      'An internal tool for our blood donation van. Donors book by phone; about 9 of 60 slots a day stay empty because nobody refills cancellations. The booking clerk enters donors and offers a freed slot to the reserve list by text.',
    );
    expect(archetypes.map(({ id }) => id)).toEqual(['booking']);
    expect(slots['slot']).toBe('slot');
    const said = JSON.stringify(rows('obligation', { ...slots, law: 'the law', ...dates }));
    expect(said).not.toMatch(/rules of the place|doors/i);
  });

  it('puts who is not named on the other side', () => {
    expect(known('Spare parts finder: upload a photo, get matching parts from 300 dealers').slots).toMatchObject({
      actor: 'customer',
      other: 'dealer',
    });
    expect(known('Something like Duolingo for sign language. Deaf teachers record lessons.').slots).toMatchObject({
      actor: 'learner',
      other: 'deaf teacher',
    });
  });
});

describe('where it is used', () => {
  it('takes the word of the idea for its places', () => {
    expect(known('Order desk for 12 bus depots in Flanders: mechanics order parts').slots['site']).toBe('depot');
    expect(known('Families book visits online at 14 prisons in Scotland').slots['site']).toBe('prison');
    expect(known('A rota for staff of construction sites in 3 towns').slots['site']).toBe('site');
    expect(atSite('A site lead at the first site', 'office')).toBe('An office lead at the first office');
  });

  it('knows no employer where people use it in their own time', () => {
    const { slots, rows } = known('An app for choosing a baby name together');
    expect(slots['site']).toBe('group');
    expect(atSite('Site lead', 'group')).toBe('Pilot lead');
    const said = ['stakeholder', 'question', 'integration', 'policyRule', 'authRule'].flatMap((meaning) =>
      rows(meaning, {
        ...slots,
        law: 'the law',
        n1s: 'names',
        nameB: 'Ann',
        F1: 'x',
        metric1: 'y',
        target1: 'z',
        ...dates,
      }).flatMap((row) => Object.values(row)),
    );
    expect(said.join('\n')).not.toMatch(/works council|union|staff|colleague|employer/i);
  });

  it('has nobody on duty at home', () => {
    const { slots } = known('Track the medication of my mother: three siblings want to know who gave what and when');
    expect([slots['actor'], slots['other'], slots['admin']].join()).not.toMatch(/nurse|clinician|lead|crew/);
  });
});

describe('people', () => {
  it('are described by their role where the kind of product knows nobody like them', () => {
    const [, reviewer] = known(
      'A board where our 30 translators see open texts and pick one; reviewers approve each text',
    ).actors;
    expect(reviewer.does).toMatch(/^Approves/);
    expect(reviewer.context).toMatch(/sitting|quiet/i);
  });

  it('own a boat without running a firm', () =>
    expect(known('A harbour list: boat owners and keepers are told which berths are free').actors[0].does).not.toMatch(
      /people who deal with|budget/,
    ));

  it('are led by nobody who only has a part in it', () => {
    expect(
      known('Fishmongers list boxes, shoppers reserve a box and the market manager sees weekly figures').slots['admin'],
    ).toBe('product owner');
  });

  it('are led by whoever writes that it is theirs', () => {
    const laundry =
      'I own a small laundry in Leeds. Restaurants order tablecloths, drivers note dirty pieces and the office clerk plans the rounds.';
    expect(known(laundry).slots['admin']).toBe('owner');
    expect(known(laundry.replace('I own', 'We know')).slots['admin']).not.toBe('owner');
    expect(known('I own a kennel. Dog owners book a kennel, keepers tick off feedings.').slots['admin']).not.toBe(
      'owner',
    );
  });

  it.each([
    'Counter clerks book a repair, shop owners see what is overdue and settle the bills. We expect 40 shops in the first year.',
    'Linen for our 9 stations: crews report a blanket and the station manager approves it.',
    'Grooms enter each vaccination and the yard manager books the vet. 30 yards pay 12 euros a month.',
  ])('are led by nobody of one house of many: %s', (idea) => {
    expect(known(idea).slots['admin']).toBe('product owner');
  });

  it.each([
    'Our society has 40 members. Volunteers enter a request, the archivist finds the box and the treasurer records the fee.',
    'A web app for piano tuners. Tuners issue certificates, landlords download the certificates. £14 a month per tuner.',
    'Our kennel: handlers log walks, the vet notes treatments.',
  ])('are led by nobody in particular where the idea names nobody: %s', (idea) => {
    expect(known(idea).slots['admin']).toBe('product owner');
  });
});

describe('laws', () => {
  const law = (idea: string) => {
    const { rows, slots } = known(idea);
    return rows('obligation', { ...slots, law: 'the law', ...dates }).map(({ source }) => String(source));
  };

  it('are those of the country the idea is in', () => {
    expect(law('Rota for staff of 40 hotels in Scotland').join('\n')).toMatch(/UK GDPR/);
    expect(law('Rota for staff of 40 hotels in Scotland').join('\n')).not.toMatch(/Directive/);
    expect(law('Rota for staff of 40 hotels in Portugal').join('\n')).toMatch(/Directive 2003\/88/);
  });

  it('go by their general names elsewhere', () => {
    for (const idea of ['Rota for staff of 40 hotels', 'Rota for staff of 40 hotels in Kenya'])
      expect(law(idea).join('\n')).not.toMatch(/UK|EU|GDPR|\(/);
  });
});

const dates = Object.fromEntries(
  ['decision', 'prototype', 'pilot', 'launch', 'review', 'reading'].map((name) => [`${name}Date`, '1 May 2027']),
);

describe('premises', () => {
  const brief = readIdea('Choir leaders plan rehearsals and see who is coming.', '2026-11-21');
  const shares = sharedBy(
    brief,
    { private: false, sold: true, house: null, site: 'site' },
    'scheduling',
    null,
    knowledge().premises,
  );

  it.each([
    'A vehicle breaks down',
    'The payout is late',
    'Live position of {units} on trucks',
    'measured against the house rules',
  ])('%s is taken for granted wrongly', (line) => {
    expect(shares(line)).toBe(false);
  });

  it('lets what needs no premise stand', () => {
    expect(shares('{Actors} plan {units} on one board')).toBe(true);
  });

  it('keeps lines about vehicles, payments and house rules out of a rehearsal plan', () => {
    const { archetypes } = known('We run 23 community choirs and want an app where choir leaders plan rehearsals.');
    const rows = archetypes.flatMap(({ rows: own }) =>
      Object.entries(own).flatMap(([meaning, lines]) => (meaning === 'dataEntity' ? [] : lines)),
    );
    expect(rows.join('\n')).not.toMatch(/\b(?:vehicles?|trucks?|payouts?|house rules)\b/i);
  });
});

describe('evidence', () => {
  it('is what the idea calls itself before what it mentions', () => {
    expect(kinds('A marketplace where retired craftsmen teach courses. Learners book a place at the school.')[0]).toBe(
      'marketplace',
    );
  });

  it('has to be more than two words of a long idea', () => {
    const canteen =
      'Canteen orders for three schools. Parents choose meals a week ahead. Kitchen staff see the counts. Teachers tick who ate. The office types paper forms into Excel.';
    expect(kinds(canteen)).toEqual(['general']);
  });

  it('knows who checks, consents, mends and takes part', () => {
    const kindOf = (idea: string): string | undefined => kinds(idea)[0];
    expect(
      kindOf(
        'Council clerks check each invoice of 80 snow ploughing firms against the routes they drove. Overcharged sums are disputed and recovered; the auditor sees how much came back.',
      ),
    ).toBe('audit');
    expect(
      kindOf(
        'Nurses vaccinate 3,000 miners each autumn. Every miner gives or refuses consent, answers health questions and the nurse notes the batch number.',
      ),
    ).toBe('consent');
    expect(
      kindOf(
        'Our workshop mends accordions. A customer leaves an instrument, gets an estimate and is told when the repair is ready for pick-up.',
      ),
    ).toBe('workshop');
    expect(
      kindOf(
        'Members of a kayak club sign up for outings, the organiser sees who is coming and cancels when the wind is too strong; attendance is kept for the club.',
      ),
    ).toBe('events');
  });

  it('leaves the field to what is true of any product when two kinds are heard alike', () => {
    expect(
      kinds(
        'Nurses of a hospital check gloves. They note which box is open, a porter brings new ones, and the storekeeper sees how many were used on each floor.',
      ),
    ).toEqual(['general']);
  });
});

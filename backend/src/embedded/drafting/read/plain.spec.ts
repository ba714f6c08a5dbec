import { readIdea } from '../read.js';
import { doneIn, plainly } from './plain.js';
import { oldWayIn, replacedToday, tellsOldWay, troubledThing } from './today.js';

describe('plain sentences', () => {
  it.each<[said: string, plain: string[]]>([
    [
      'We want growers to report stems by Wednesday, the packer to plan boxes and customers to skip a week.',
      ['growers can report stems by Wednesday', 'the packer can plan boxes', 'customers can skip a week'],
    ],
    ['As a beekeeper I want to log every hive visit.', ['beekeepers can log every hive visit']],
    ['Our 6 vets want reminders for vaccinations sent by SMS.', ['it sends reminders for vaccinations by SMS']],
    [
      'Translators want terminology kept in one place and invoices checked against the order.',
      ['keep terminology in one place', 'check invoices against the order'],
    ],
    ['Shepherds should be alerted when a wolf is near.', ['it alerts shepherds when a wolf is near']],
    [
      'I want my customers to get a reminder after 11 months and book a slot.',
      ['my customers can get a reminder after 11 months', 'my customers can book a slot'],
    ],
    ['The school office needs a bill per family.', ['The school office can get a bill per family']],
    ['A tool for schools that lets teachers plan trips.', ['A tool for schools that lets teachers plan trips']],
    ['We want an app to plan trips.', ['We want an app to plan trips']],
  ])('%s', (said, plain) => {
    expect(plainly(said).texts).toEqual(plain);
  });

  it('knows whom they means', () => {
    expect(plainly('Help them comment faster, flag copied passages.', 'assistants').texts).toEqual([
      'assistants can comment faster, flag copied passages',
    ]);
  });

  it('leaves whoever does something to a thing in a state, and reads what is done to an order of somebody', () => {
    for (const item of ['the grader rejects cracked pallets', 'graders sort broken bricks'])
      expect(doneIn(item)).toBeNull();
    expect(doneIn('customer orders checked')).toBe('check customer orders');
    expect(doneIn('customer orders checked against stock')).toBe('check customer orders against stock');
  });

  it('makes no deed of people or of whole clauses', () => {
    for (const item of ['staff trained', 'the bus is delayed', 'growers informed']) expect(doneIn(item)).toBeNull();
  });
});

describe('the way of today', () => {
  it.each<[sentence: string, way: string]>([
    ['Transport of patients is booked by fax and phone.', 'fax and phone'],
    ['Growers tell us by text message what will bloom.', 'text messages'],
    ['Trainers sign on paper.', 'paper'],
    ['4,000 scores are listed in a card index.', 'a card index'],
    ['Customers call all day.', 'phone calls'],
  ])('%s', (sentence, way) => {
    expect(tellsOldWay(sentence)).toBe(true);
    expect(oldWayIn(sentence)).toBe(way);
  });

  it.each([
    'Mothers confirm a visit by SMS.',
    'Members book a court by phone or in the app.',
    'It sends invoices by e-mail.',
  ])('%s is none', (sentence) => {
    expect(tellsOldWay(sentence)).toBe(false);
  });

  it('is what shall be replaced', () => {
    expect(replacedToday('Replace the Excel plan by March.')).toBe('the Excel plan');
    expect(replacedToday('Can we get rid of the key cabinet?')).toBe('the key cabinet');
    expect(replacedToday('Technicians replace filters.')).toBeNull();
  });

  it('tells what the trouble is about', () => {
    expect(troubledThing('Students lose track of apprenticeship logbooks.')).toBe('apprenticeship logbooks');
    expect(troubledThing('12% of bags are mixed up.')).toBe('bags');
  });
});

describe('who does what, in every manner of saying it', () => {
  it.each<[idea: string, can: string[], today: string | null]>([
    [
      'Build a portal where nurses book rides, taxi firms confirm them, and relatives see when the patient comes home. Rides are booked by fax and phone.',
      ['nurse: book rides', 'taxi firm: confirm rides', 'relative: see when the patient comes home'],
      'fax and phone calls',
    ],
    [
      'Tenants report repairs with photos; the contractor proposes a slot; the tenant picks one.',
      ['tenant: report repairs with photos', 'contractor: propose a slot', 'tenant: pick a slot'],
      null,
    ],
    [
      'Inmates collect bags on Monday, guards sign for them, the laundry returns them by Thursday.',
      ['inmate: collect bags on Monday', 'guard: sign for the bags', 'laundry staff: return bags by Thursday'],
      null,
    ],
    [
      'Assistants invite extras, extras should upload a fitting photo. Retired craftspeople sell an hour of advice.',
      ['assistant: invite extras', 'extra: upload a fitting photo', 'craftsperson: sell an hour of advice'],
      null,
    ],
  ])('%s', (idea, can, today) => {
    const { capabilities, problem } = readIdea(idea, '2026-11-21');
    expect(
      capabilities.map(({ by, verb, object, tail }) => `${by}: ${[verb, object, tail].filter(Boolean).join(' ')}`),
    ).toEqual(can);
    expect(problem.today).toBe(today);
  });

  it('keeps every rule of a list and no store that there shall not be', () => {
    const ward = readIdea(
      'A roster tool for a ward. Rules: max 48 hours a week, 11 hours rest, at least one nurse with ICU training per shift.',
      '2026-11-21',
    );
    expect(ward.limits.map(({ text }) => text)).toEqual([
      'max 48 hours a week',
      '11 hours rest',
      'at least one nurse with ICU training per shift',
    ]);
    const logbooks = readIdea(
      'students lose track of apprenticeship logbooks. trainers sign on paper. works on phones, no app store.',
      '2026-11-21',
    );
    expect(logbooks).toMatchObject({ name: 'Apprenticeship Logbook Desk', kind: 'product' });
    expect(logbooks.problem.today).toBe('paper');
  });
});

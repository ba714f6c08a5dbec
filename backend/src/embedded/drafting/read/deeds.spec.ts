import { readIdea } from '../read.js';
import { askedIn } from './asked.js';
import { deedsIn } from './deeds.js';

const deeds = (sentence: string): string[] =>
  (deedsIn(sentence, 'product') ?? []).map(({ subject, doing }) => `${subject}: ${doing}`);
const asked = (sentence: string): string[] =>
  (askedIn(sentence, 'product')?.capabilities ?? []).map(({ by, automatic, verb, object }) =>
    `${by ?? (automatic ? 'product' : 'anybody')}: ${verb} ${object}`.trim(),
  );

describe('sentences in their clauses', () => {
  it('finds each doer behind a lead', () => {
    expect(
      deeds(
        'With the app a driver scans each trolley, the customer signs on the phone, and the leader sees which are out.',
      ),
    ).toEqual(['a driver: scans each trolley', 'the customer: signs on the phone', 'the leader: sees which are out']);
  });

  it('keeps the doer through a list of verbs and takes nouns for no verbs', () => {
    expect(deeds('Members see their equipment, report damage with a photo and order boots.')).toEqual([
      'Members: see their equipment',
      'Members: report damage with a photo',
      'Members: order boots',
    ]);
    expect(asked('Pickers weigh each crate, the foreman plans rows and the clerk checks ownership.')).toEqual([
      'picker: weigh each crate',
      'foreman: plan rows',
      'clerk: check ownership',
    ]);
  });

  it('keeps a question at the end of a list with the list', () => {
    expect(deeds('Bathers can see the temperature, the visibility and how full the meadow is.')).toEqual([
      'Bathers: see the temperature, the visibility and how full the meadow is',
    ]);
  });

  it('parts two verbs of which each has its own object', () => {
    expect(deeds('Keepers check each mooring and fix a broken rope.')).toHaveLength(2);
    expect(deeds('Grooms tick off each feeding and report a lame horse with a photo.')).toEqual([
      'Grooms: tick off each feeding',
      'Grooms: report a lame horse with a photo',
    ]);
    expect(deeds('Deckhands tick off lockers and report missing vests.')).toHaveLength(2);
    expect(deeds('The groundsman records mowing and pitch repairs.')).toHaveLength(1);
  });

  it('looks into wishes, and hands on what only people do', () => {
    expect(asked("I'd like a booking page that sells tickets and puts cars on lanes.")).toEqual([
      'product: sell tickets',
      'product: put cars',
    ]);
    expect(asked('The app should let the family choose coffins, upload a photo and sign the quote.')).toEqual([
      'family: choose coffins',
      'family: upload a photo',
      'family: sign the quote',
    ]);
  });

  it('reads what somebody looks at, who goes on behind a comma, and what the writer does', () => {
    expect(asked('The warden looks through the cards and picks the next hive.')).toEqual([
      'warden: review the cards',
      'warden: pick the next hive',
    ]);
    expect(asked('A helper looks at new reports every morning.')).toEqual(['helper: view new reports']);
    expect(
      asked('Members borrow a ladder from the steward, who inspects the rungs and writes down any defect.'),
    ).toEqual(['member: borrow a ladder', 'steward: inspect the rungs', 'steward: write down any defect']);
    expect(asked('Let me plan the rota for the week.')).toEqual(['anybody: plan the rota']);
    expect(asked('The app should let me plan the rota and let a member see free ladders.')).toEqual([
      'anybody: plan the rota',
      'member: see free ladders',
    ]);
  });

  it('reads a chain of what the product gives and lets, whoever gets the product', () => {
    const row = ['product: assign a label', 'presser: record the yield', 'grower: see which crates are done'];
    const chain = 'each crate a label, let a presser record the yield and let a grower see which crates are done.';
    expect(asked(`The system should give ${chain}`)).toEqual(row);
    expect(asked(`The mill should get a tool that gives ${chain.replaceAll('let ', 'lets ')}`)).toEqual(row);
  });

  it('hears what is done to things and people, what is wanted, and nothing in negations', () => {
    expect(asked('Each sample is scanned at every station.')).toEqual(['product: scan each sample']);
    expect(asked('The carrier is asked automatically and reminded after 5 days.')).toEqual([
      'product: ask the carrier',
      'product: remind the carrier',
    ]);
    expect(asked('The manager wants a weekly report of losses.')).toEqual(['manager: get a weekly report of losses']);
    expect(asked('Visitors do not give their name.')).toEqual([]);
  });

  it('hears a house that is called works, a note beside a check, and what was reserved paid for', () => {
    const told = (idea: string): string[] =>
      readIdea(idea, '2026-11-23').capabilities.map(({ by, verb, object, tail }) =>
        `${by ?? ''}: ${verb} ${object || tail}`.trim(),
      );
    expect(told('A tool for tankers. The treatment works confirms each load.')).toEqual([
      'treatment works staff: confirm each load',
    ]);
    expect(told('A tool for towers. Captains check each rope and note wear, length and last splice.')).toEqual([
      'captain: check each rope',
      'captain: note wear, length and last splice',
    ]);
    expect(told('A tool for nurseries. Buyers reserve pots and pay. Growers pack the parcel.')).toEqual([
      'buyer: reserve pots',
      'buyer: pay for the pots',
      'grower: pack the parcel',
    ]);
  });
});

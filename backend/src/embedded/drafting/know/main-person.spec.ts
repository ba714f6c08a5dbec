import { readIdea } from '../read.js';
import { dutyOf } from './duties.js';
import { knowledge } from './load.js';
import { mainFirst } from './main-person.js';
import { sameRole } from './people.js';

// What is true of markets alone is for ideas that speak of one.
const duties = knowledge().duties.filter(({ told }) => !told);
const main = (idea: string): string | undefined => {
  const brief = readIdea(idea, '2026-11-22');
  return mainFirst(brief.audiences, brief, duties)[0]?.noun;
};

describe('whom a product is made for', () => {
  it.each([
    [
      'whoever pays by name',
      'A booking app for spaces. Right now the hosts spend two hours a day on it. Members book a desk. Hosts block a room. Members pay €12 a day.',
      'member',
    ],
    [
      'whoever does most of the work',
      'The vet changes a diet, kitchen staff weigh out each ration and tick off each ration, keepers note leftovers.',
      'kitchen staff',
    ],
    [
      'whoever has the trouble and pays',
      'A web service for livery yards. Today yard owners keep extras in a notebook, and 12% are never billed. Horse owners book extras, the yard owner sends the invoices. £39 per yard a month.',
      'yard owner',
    ],
    [
      'those at work, however many the idea counts',
      'The 14 keepers write openings in a notebook. Keepers log each gate move with the level. The engineer sees all gates and sends an order.',
      'keeper',
    ],
    [
      'whoever works with it, and not those for whom it is all done',
      'Our press makes books for 340 pupils. Teachers order a title; transcribers claim chapters and upload the file.',
      'teacher',
    ],
    [
      'the parent who sets all up, and no grandparent',
      'An app for families. A parent sets up a profile, lists allergens and shares a card. Grandparents and babysitters are invited: they can scan a barcode and log a meal.',
      'parent',
    ],
    ['whom it names first where parts are alike', 'Coaches plan sessions, and parents book lessons.', 'coach'],
    [
      'whom it says it is for',
      'An app for parents. Coaches plan sessions and log results; parents book lessons.',
      'parent',
    ],
    [
      'whoever works in the houses that buy it',
      'We want to sell an online service to small bakeries. Customers choose a size and pay a deposit. Bakers see the list and tick off each cake.',
      'baker',
    ],
  ])('is %s', (_, idea, role) => {
    expect(main(idea)).toBe(role);
  });

  it('is nobody of another rank', () => {
    expect(sameRole('head keeper', 'keeper')).toBe(false);
    expect(sameRole('yard owner', 'owner')).toBe(true);
  });
});

describe('the kind of a deed', () => {
  const kind = (verb: string, object: string) =>
    dutyOf({ verb, object, noun: object.split(' ').at(-1) ?? '', tail: '', automatic: false }, duties).id;

  it('follows from its verb, and from its object where the verb has several senses', () => {
    expect(kind('weigh out', 'each ration')).toBe('measure');
    expect(kind('send', 'the monthly invoices')).toBe('bill');
    expect(kind('send', 'a message')).toBe('notice');
    expect(kind('send', 'the swarf')).toBe('sent');
    expect(kind('inspect', 'the rope')).toBe('find');
    expect(kind('mix', 'the slip')).toBe('work');
    expect(kind('approve', 'a diet change')).toBe('agree');
    expect(kind('zigzag', 'a kite')).toBe('plain');
  });

  it('is another one for those who are served than for those who work there', () => {
    const of = (by: string, verb: string, object: string, tail = '') =>
      dutyOf({ verb, object, noun: '', tail, automatic: false, by }, duties).id;
    expect(of('parent', 'order', 'uniforms')).toBe('book');
    expect(of('designer', 'reserve', 'pieces')).toBe('reserve');
    expect(of('designer', 'book', 'the returns')).toBe('takeback');
    expect(of('dresser', 'report', 'damage')).toBe('fault');
    expect(of('shop manager', 'order', 'cloth')).toBe('purchase');
    expect(of('shop manager', 'rent', 'a van')).toBe('procure');
    expect(of('sweep', 'issue', 'the certificate')).toBe('certify');
    expect(of('householder', 'confirm', 'the visit')).toBe('attend');
    expect(of('customer', 'register', 'a pot')).toBe('entry');
    expect(of('coordinator', 'put', 'rides', 'together')).toBe('plan');
    expect(of('interpreter', 'accept', 'a hearing')).toBe('take');
  });

  it('is another one where a time is moved and where a thing is', () => {
    expect(kind('move', 'appointments')).toBe('shift');
    expect(kind('move', 'boxes')).toBe('work');
  });
});

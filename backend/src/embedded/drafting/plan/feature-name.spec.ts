import type { Capability } from '../read/brief.js';
import { objectOf } from '../read/objects.js';
import { deedNameOf, nameOf, namesOf } from './feature-name.js';

const deed = (verb: string, text: string): Capability => ({ verb, ...objectOf(text), automatic: false });

describe('the time of a deed', () => {
  it.each([
    ['the list the next day', 'the list', 'the next day'],
    ['the report end of month', 'the report', 'end of month'],
    ['flour Monday mornings', 'flour', 'Monday mornings'],
    ['the parents the night before', 'the parents', 'the night before'],
    ['the invoice same evening', 'the invoice', 'same evening'],
    ['the next day', 'the next day', ''],
    ['a Saturday morning', 'a Saturday morning', ''],
    ['the end of the day', 'the end of the day', ''],
  ])('%s: is no part of what it is done to', (text, object, tail) => {
    expect(objectOf(text)).toMatchObject({ object, tail });
  });

  it('is no part of its name', () => {
    expect(nameOf(deed('send', 'the invoice same evening'), [])).toBe('Send the invoice');
    expect(nameOf(deed('send', 'statements to growers every quarter'), [])).toBe('Send statements to growers');
  });

  it('is not cut within an hour of the clock', () => {
    const deed = {
      verb: 'forward',
      object: 'a pitch not taken by 7.30 am',
      noun: 'pitch',
      tail: 'to the next casual trader of the day',
      automatic: true,
    };
    expect(nameOf(deed, [deed])).toBe('Forward a pitch');
  });

  it('stays where it says what the deed is about, or tells two apart', () => {
    expect(nameOf(deed('get', 'a message two days before the visit'), [])).toBe(
      'Get a message two days before the visit',
    );
    const [early, late] = [deed('record', 'the level every morning'), deed('record', 'the level every night')];
    expect(nameOf(early, [early, late])).toBe('Record the level every morning');
  });

  it('keeps what fits of its tail', () => {
    const offer = { ...deed('offer', 'a slot'), tail: 'to people on the waiting list when someone cancels' };
    expect(nameOf(offer, [offer])).toBe('Offer a slot to people on the waiting list');
  });

  it('ends with a whole phrase where it is too long', () => {
    const name = (object: string, tail = ''): string => nameOf({ ...deed('write down', tail), object }, []);
    expect(name('what was done, how long it took and which parts were used')).toBe('Write down what was done');
    expect(name('what was done, how long it took, which parts were used and what it will cost the owner')).toBe(
      'Write down what was done',
    );
    expect(name('the hours', 'that each of the tuners has spent on every single organ of the diocese')).toBe(
      'Write down the hours',
    );
  });

  it.each([
    ['offer', 'a shift', 'up to 48 hours before it starts', 'Offer a shift'],
    ['upload', 'up to 20 documents of at most 25 MB each', '', 'Upload up to 20 documents'],
    ['add', 'up to 6 photos', '', 'Add up to 6 photos'],
    ['set', 'a deadline that', '', 'Set a deadline'],
    ['describe', 'the problem', 'in up to 500 characters', 'Describe the problem'],
    ['manage', 'keys, budgets and up to 20 team members', '', 'Manage keys and budgets'],
    ['pay', 'a fee of €25', 'which is waived for people on a low income', 'Pay a fee of €25'],
    ['request', 'a transport', 'for a patient, a bed or a specimen', 'Request a transport'],
    ['extract', 'break dates, rent reviews, indexation clauses and deposits', '', 'Extract break dates and more'],
    [
      'check',
      "the customer's email, photos and invoice",
      'against the policy',
      "Check the customer's email, photos and invoice",
    ],
  ])('tells neither limits nor all that it is about: %s %s %s', (verb, object, tail, name) => {
    const one = { verb, object, tail, noun: 'thing', automatic: false };
    expect(nameOf(one, [one])).toBe(name);
  });

  it('is longer where another deed would have the same', () => {
    const [one, other] = ['to nurses', 'to the lab'].map((tail) => ({
      verb: 'send',
      object: 'a list of all transports of the day',
      noun: 'list',
      tail,
      automatic: false,
    }));
    const all = one && other ? [one, other] : [];
    expect(namesOf(all)).toEqual([
      'Send a list of all transports of the day to nurses',
      'Send a list of all transports of the day to the lab',
    ]);
  });

  it('of a clause ends before its times and conditions', () => {
    const clause = (object: string): string =>
      nameOf({ verb: 'use', object, noun: '', tail: '', automatic: true, named: true }, []);
    expect(clause('portfolio managers get alerts 180, 90 and 30 days before each critical date')).toBe(
      'Portfolio managers get alerts',
    );
    expect(clause('values with a confidence below 85% go to a reviewer before they count')).toBe(
      'Values with a confidence below 85% go to a reviewer',
    );
  });
});

describe('a function with a title of its own', () => {
  const said = { text: '', isProducts: false, isQuoted: false, wish: null, who: 'Drivers' };
  const confirm = { ...deed('confirm', 'that the box was delivered'), by: 'driver' };

  it('is named by it', () => {
    const title = 'An order can be changed until noon';
    const change = { ...deed('change', 'an order'), said: { ...said, title } };
    expect(nameOf(change, [change])).toBe(title);
    expect(deedNameOf(change)).toBe('Change an order');
  });

  it('is named by its deed where only that says what is meant', () => {
    const title = 'Drivers confirm that it was delivered';
    const one = { ...confirm, said: { ...said, title } };
    expect(nameOf(one, [one])).toBe('Confirm that the box was delivered');
    const longer = { ...said, title: 'A box only counts once the driver has confirmed that it was delivered' };
    expect(nameOf({ ...confirm, said: longer }, [])).toBe(longer.title);
  });
});

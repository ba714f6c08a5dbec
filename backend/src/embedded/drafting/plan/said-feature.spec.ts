import { today } from '../drafting.testing.js';
import { planDocument } from '../plan.js';
import type { Capability } from '../read/brief.js';
import type { Feature } from './plan.js';
import { eachToldOnce, testsTogether } from './said-feature.js';

const features = (idea: string): Feature[] => planDocument(idea, '', today).features;
const first = (idea: string): Feature | undefined => features(idea)[0];

describe('a function told in words alone', () => {
  it('that has to go on without a connection is tried so', () => {
    const tests = features(
      'A tool for workshops. Teachers grade each piece. Workshops often have no wifi, so it has to sync later.',
    )
      .find(({ name }) => /^Workshops/.test(name))
      ?.tests.map(({ given, then }) => `${given}: ${then}`);
    expect(tests?.[0]).toMatch(/(?:connection|signal)\b.*: .*(?:waiting|waits|not yet sent)/);
  });

  it('that tells what the product must not do has no case in which the product is one', () => {
    const tests = features('A press log. Riders log dies. The tool must not stop a press.')
      .find(({ name }) => name === 'Must not stop a press')
      ?.tests.map(({ given }) => given);
    expect(tests).toHaveLength(1);
    expect(tests?.[0]).not.toMatch(/press log/i);
  });
});

describe('a function that is told in the sentence of the idea', () => {
  it.each([
    [
      'whoever does several things in it, as one',
      'Drivers read the route and confirm each stop with a signature.',
      'Drivers read the route and confirm each stop with a signature.',
      'to read the route and confirm each stop with a signature',
      'let drivers read the route and confirm each stop with a signature',
    ],
    [
      'what is theirs, as they would say it',
      'Drivers note how many crates they collect and plan their rounds.',
      'Drivers note how many crates they collect and plan their rounds.',
      'to note how many crates I collect and plan my rounds',
      'let drivers note how many crates they collect and plan their rounds',
    ],
    [
      'the product, by its name',
      'Coldwatch is a logger. It measures the temperature every 5 minutes and sends it to the gateway.',
      'Coldwatch measures the temperature every 5 minutes and sends it to the gateway.',
      'Coldwatch to measure the temperature every 5 minutes and send it to the gateway',
      'measure the temperature every 5 minutes and send it to the gateway',
    ],
    [
      'what is done by somebody, as it is said',
      'An app for a bike shop. Customers drop off a bike. Repairs are quoted by mechanics.',
      'Repairs are quoted by mechanics.',
      'to quote repairs',
      'make sure that repairs are quoted by mechanics',
    ],
    [
      'the case in which it happens',
      'Coldwatch is a logger. If the gateway is silent for an hour, the owner is called.',
      'If the gateway is silent for an hour, the owner is called.',
      'to be called if the gateway is silent for an hour',
      'make sure that if the gateway is silent for an hour, the owner is called',
    ],
    [
      'whoever asks for it, in their own voice',
      'I want to see how full the week is.',
      'As the idea says: “I want to see how full the week is.”',
      'to see how full the week is',
      'do as the idea says: “I want to see how full the week is”',
    ],
    [
      'a rule, which is to hold',
      'Clerks list prices. Packer and checker must be two different people.',
      'Packer and checker must be two different people.',
      'packer and checker to be two different people',
      'make sure that packer and checker are two different people',
    ],
    [
      'what it is told to do',
      'The miller measures the moisture. Call the miller when a load is above 16 % moisture.',
      'Call the miller when a load is above 16 % moisture.',
      'to call the miller when a load is above 16 % moisture',
      'call the miller when a load is above 16 % moisture',
    ],
  ])('tells %s', (_, idea, description, need, statement) => {
    const told = features(idea).find((one) => one.description === description);
    expect(told).toMatchObject({ description, need, statement });
  });

  it('keeps what is proposed of how it behaves behind its sentence', () =>
    expect(
      features(
        'Foresters plan cuttings. The system connects to Forstwin 7 and reads the stands. Wardens message a ranger.',
      )[1]?.description,
    ).toMatch(/^[^.]* connects to Forstwin 7 and reads the stands\. Proposed: /));

  it('has all of a long sentence in its story', () => {
    const need = first(
      'Clerks enter the name of the applicant, the address of the plot and the date of the inspection, record the number of the permit, the kind of the building and the sum of the fee, and sign the form.',
    )?.need;
    expect(need).toBe(
      'to enter the name of the applicant, the address of the plot and the date of the inspection, record the number of the permit, the kind of the building and the sum of the fee, and sign the form',
    );
  });
});

describe('how it is tried', () => {
  it('is what is sure of each of its deeds', () => {
    const tests = first('Crib attendants lend a gauge and record damage with a photo.')?.tests ?? [];
    expect(tests.map(({ when }) => when)).toEqual([
      'the crib attendant lends a gauge',
      'the crib attendant lends a gauge',
      'the crib attendant records damage with a photo',
      'the crib attendant saves the damage',
    ]);
  });

  it('is with one of them, where nothing of it was taken apart', () => {
    const told = first('Requesters say what it is for and who else has to know of it.');
    expect(told?.tests).toEqual([
      {
        isPlain: true,
        given: 'a requester',
        when: 'they say what it is for and who else has to know of it',
        then: 'they get it done without help, and the result can be seen afterwards',
      },
    ]);
  });

  it('is as its rule says, on both sides where its words tell them', () => {
    const rule = features('Clerks list prices. Attendants cannot write off or edit a past sale.')[1];
    expect(rule?.name).toBe('Attendants cannot write off or edit a past sale');
    expect(rule?.tests).toEqual([
      {
        given: 'an attendant',
        when: 'they try to write off or edit a past sale',
        then: 'it is refused, and the rule is named',
      },
    ]);
  });

  it('is with somebody else, where only some may do it', () => {
    const told = features('Clerks list prices. Only directors can see the contract.')[1];
    expect(told?.tests.map(({ given, then }) => `${given}: ${then}`)).toEqual([
      'the contract has changed: the latest state is shown, with its time',
      'somebody who is not one of these: directors: it is refused, and the rule is named',
    ]);
  });

  it('is with the deed that a rule stops, each rule of the sentence by itself', () => {
    const rule = features(
      'The clerk orders the cloth and keepers hand out boats. No cloth is ordered before a deposit is paid, and a boat may not be handed out without a lifejacket.',
    ).find(({ name }) => /^No cloth/.test(name));
    expect(rule?.tests.map(({ given, when }) => `${given}: ${when}`)).toEqual([
      'a deposit is paid: the clerk orders the cloth',
      'a deposit is not paid: the clerk orders the cloth',
      'a lifejacket is there: the keeper hands out boats',
      'a lifejacket is missing: the keeper hands out boats',
    ]);
  });
});

describe('the checks of several deeds', () => {
  const test = (given: string, isPlain?: true): Feature['tests'][number] => ({
    given,
    when: 'it is done',
    then: 'it shows',
    ...(isPlain && { isPlain }),
  });

  it('are two of each other deed, each once, and five in all', () => {
    expect(testsTogether([test('a'), test('b')], [[test('a'), test('c'), test('d')], [test('e')]])).toEqual([
      test('a'),
      test('b'),
      test('c'),
      test('e'),
    ]);
    expect(testsTogether([test('a'), test('b'), test('c')], [[test('d'), test('e')], [test('f')]])).toHaveLength(5);
  });

  it('are those that say something, or else the first', () => {
    expect(testsTogether([test('a', true)], [[test('b')]])).toEqual([test('b')]);
    expect(testsTogether([test('a', true)], [[test('b', true)]])).toEqual([test('a', true)]);
  });
});

describe('what is made of a rule besides', () => {
  const said = (text: string): NonNullable<Capability['said']> => ({
    text,
    isProducts: false,
    isQuoted: false,
    wish: null,
    who: '',
  });
  const rule: Capability = {
    verb: '',
    object: 'court slots can be cancelled up to 6 hours before',
    noun: '',
    tail: '',
    automatic: true,
    words: 'court slots can be cancelled up to 6 hours before',
    said: said('Court slots can be cancelled up to 6 hours before'),
  };
  const cancel: Capability = {
    verb: 'cancel',
    object: 'a court slot',
    noun: 'court slot',
    tail: 'up to 6 hours before',
    automatic: false,
    by: 'player',
  };

  it('is a deed of the function that tells the rule', () =>
    expect(eachToldOnce([rule, cancel], [rule])).toEqual([{ ...rule, deeds: [cancel] }]));

  it('is a function where nothing else tells it, or where the idea asks for it in few words', () => {
    const book: Capability = { ...cancel, verb: 'book', tail: '', said: said('Players book a court slot') };
    expect(eachToldOnce([book, cancel], [book])).toEqual([book, cancel]);
    const short: Capability = { ...cancel, tail: '' };
    expect(eachToldOnce([rule, short], [rule, short])).toEqual([rule, short]);
  });
});

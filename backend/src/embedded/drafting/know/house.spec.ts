import { know } from '../know.js';
import { readIdea } from '../read.js';
import { houseOf, isLarge } from './house.js';
import { knowledge } from './load.js';
import { ruledOutIn } from './ruled-out.js';

const brief = (idea: string) => readIdea(idea, '2026-11-21');

describe('who asks for it', () => {
  it.each([
    ['Saddlery with three employees: riders leave a saddle, we say what it costs.', 'small'],
    ['A brass band of 45 players wants to know who comes to which rehearsal.', 'club'],
    ['Our municipality lends traffic signs to villages.', 'public'],
    ['Kindergartens in Bergen: parents say who fetches a child.', 'public'],
    ['We check what municipalities pay for winter salt.', null],
    ['A chain of 40 bakeries wants to see what was thrown away.', null],
    ['Our 14 workshops note what each engine needs.', null],
  ])('%s: %s', (idea, house) => {
    expect(houseOf(brief(idea))).toBe(house);
  });

  it('has a say: no departments where there are none', () => {
    const known = know(brief('Saddlery with three employees: riders leave a saddle and get a message.'), knowledge());
    const names = known
      .rows('stakeholder', {
        ...known.slots,
        law: 'the law',
        F1: 'x',
        metric1: 'x',
        target1: 'x',
        ...Object.fromEntries(['decision', 'prototype', 'pilot'].map((name) => [`${name}Date`, '1 May 2027'])),
      })
      .map(({ name }) => String(name));
    expect(names.length).toBeGreaterThan(2);
    expect(names.join('\n')).not.toMatch(/finance|sites|systems|council/i);
  });
});

describe('departments and officers', () => {
  it.each([
    ['Family bakery chain with 6 shops; managers order bread for tomorrow. Budget 18,000 euros.', false],
    ['I sell honey and want to know who ordered what.', false],
    ['An app in which joggers compare routes. Budget €60k.', false],
    ['Our hospital tracks beds.', true],
    ['Drivers of our 420 depots report damage.', true],
    ['We have 2,300 employees, and expenses are sent on paper.', true],
    ['A register of bridges. Budget 1.2 million euros.', true],
    ['A register of boats. Budget 400,000 NOK.', false],
  ])('%s: %s', (idea, large) => {
    expect(isLarge(brief(idea))).toBe(large);
  });
});

describe('what an idea rules out', () => {
  it.each([
    ['Only for members. No appointments and no payments.', ['appointment', 'payment']],
    ['Works for all, no video calls, no photos.', ['video call', 'photo']],
    ['There is no signal in the tunnels and no time to type.', []],
    ['Paper never comes back without a reminder.', []],
  ])('%s', (idea, things) => {
    expect(ruledOutIn([idea])).toEqual(things);
  });

  it('is in no line of any kind of product', () => {
    const [archetype] = know(
      brief('Marketplace where gardeners swap plants and seeds with neighbours. No payments, no chat.'),
      knowledge(),
    ).archetypes;
    expect(JSON.stringify([archetype?.features, archetype?.rows['risk']])).not.toMatch(/\bpayments?\b|\bchats?\b/i);
  });
});

describe('lines with a gate', () => {
  const risks = (idea: string): string => JSON.stringify(know(brief(idea), knowledge()).archetypes[0]?.rows['risk']);

  it('are for ideas that hold the word, and lose the gate', () => {
    const shop = 'A web shop that sells spare parts for looms. Customers order online and pay by card; ';
    expect(risks(`${shop}parcels leave each noon.`)).toMatch(/carrier/i);
    expect(risks(`${shop}they fetch it at the mill.`)).not.toMatch(/carrier/i);
    expect(risks(`${shop}parcels leave each noon.`)).not.toMatch(/"</);
  });
});

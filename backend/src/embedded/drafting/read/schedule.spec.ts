import { readIdea } from '../read.js';
import { everyDeed } from './every-deed.js';
import { toldIn } from '../told/idea.js';

const read = (idea: string) => readIdea(idea, '2026-11-22');
const can = (idea: string): string[] =>
  everyDeed(read(idea).capabilities).map(({ verb, object, tail }) => [verb, object, tail].filter(Boolean).join(' '));

describe('conditions of a deed', () => {
  it.each([
    [
      'Clerks must see who came and can block a unit when the rent is more than 14 days late.',
      'when the rent is more than 14 days late',
    ],
    ['Receptionists can move an appointment if the owner asks by text.', 'if the owner asks by text'],
    ['Nurses screen each donor and stop a donation when haemoglobin is under 125.', 'when haemoglobin is under 125'],
    ['Drivers confirm each drop with a photo unless the shop is closed.', 'unless the shop is closed'],
    ['Members can book a lane instead of a whole hall.', 'instead of a whole hall'],
  ])('%s', (sentence, tail) => {
    expect(can(`A tool for a club. ${sentence}`).at(-1)).toMatch(new RegExp(`${tail}$`));
  });
});

describe('the thing that is kept a record of', () => {
  it.each([
    [
      'We run eleven storage sites in Lyon and want an app so that customers can open their unit’s gate with a phone. Managers (one per site) can block a unit.',
      'unit',
    ],
    ['We have nine shops in Porto. The baker sees the totals, the driver confirms each drop.', 'drop'],
    [
      'Tourists scan a code on the locker and take a kayak. The mechanic takes damaged kayaks out of service and checks them.',
      'kayak',
    ],
    ['Shop staff enter the leftover bread at closing.', 'leftover bread entry'],
    ['Families can look up a grave and extend its lease.', 'grave'],
  ])('%s', (idea, unit) => {
    expect(read(idea).unit).toBe(unit);
  });
});

describe('what stays elsewhere, and use without a network', () => {
  it.each<[sentence: string, limits: string[]]>([
    ['Rents stay in our accounting software Sage.', ['other: rents stay in our accounting software Sage']],
    ['Invoices continue to be made in SoftOne.', ['other: invoices continue to be made in SoftOne']],
    [
      'It must work when the phone has no signal in the basement.',
      ['platform: works offline (“it must work when the phone has no signal in the basement”)'],
    ],
    ['Must work without mobile network.', ['platform: works offline (“must work without mobile network”)']],
  ])('%s', (sentence, limits) => {
    const idea = read(`An app for customers to open a gate. ${sentence}`);
    expect(idea.limits.map(({ kind, text }) => `${kind}: ${text}`)).toEqual(limits);
    expect(idea.capabilities).toHaveLength(1);
  });
});

describe('what a sentence is about', () => {
  it.each<[sentence: string, deeds: string[]]>([
    [
      'The officer sees which groups have not met and visits them.',
      ['see which groups have not met', 'visit the groups'],
    ],
  ])('%s', (sentence, deeds) => {
    const told = toldIn(`A service. ${sentence}`).capabilities;
    expect(told.map(({ verb, object }) => `${verb} ${object}`)).toEqual(deeds);
  });

  it.each<[idea: string, measure: string[]]>([
    [
      'Now 21 devices were not ready in 2026; it must not be more than 4 in 2027.',
      ['number of devices that were not ready', '21', 'no more than 4'],
    ],
    ['Inspectors found 37 gaps in 2026. Fewer than 5 gaps next year.', ['gaps', '37', 'fewer than 5']],
    [
      'Every sixth tool comes back late, and we would be happy with one in twenty.',
      ['share of tools that come back late', '1 in 6', '1 in 20'],
    ],
  ])('%s', (idea, measure) => {
    const [{ name, baseline, target } = { name: '', baseline: '', target: '' }] = read(
      `A tool for clerks to log checks. ${idea}`,
    ).measures;
    expect([name, baseline, target]).toEqual(measure);
  });
});

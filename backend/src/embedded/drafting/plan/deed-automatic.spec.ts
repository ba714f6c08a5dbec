import type { Capability } from '../read/brief.js';
import { automatic } from './deed-automatic.js';
import { thingIn } from './deed-thing.js';

const does = (verb: string, object: string, noun: string, tail = '', before: string | null = null): string[] => {
  const capability: Capability = { verb, object, noun, tail, automatic: true };
  const when = `MealMate ${verb}s ${object}`;
  const found = automatic(capability, { when, thing: thingIn(capability, {}), before, product: 'MealMate' });
  return (found ?? []).map((one) => (Array.isArray(one) ? one[1] : one)).map(({ given, then }) => `${given} → ${then}`);
};

describe('what the product works out by itself', () => {
  it('is shown from what is on record, and never made up', () => {
    expect(does('suggest', 'a dinner plan', 'dinner plan')).toEqual([
      'what it is made from is on record → the dinner plan is shown, and can be opened again later',
      'what it is made from is missing or cannot be read → nothing is made up, and the page says what is missing',
    ]);
  });

  it('begins with what was done just before, and is shown with what belongs to it', () => {
    expect(does('draft', 'a reply', 'reply', 'with links to the articles', 'the ticket has been read')[0]).toBe(
      'the ticket has been read → the reply is shown with links to the articles, and can be opened again later',
    );
  });

  it('finds what has the named quality, and leaves the rest', () => {
    expect(does('flag', 'risky clauses', 'risky clause')).toEqual([
      'of two clauses one is risky, and the other is not → the risky one is flagged, and the other is not',
      'no clause is risky → nothing is flagged',
    ]);
    expect(does('check', 'each application', 'application', 'for missing attachments')[0]).toBe(
      'one of two applications has missing attachments → only that one is marked, and what was found is named',
    );
  });

  it('is looked up of one person, and the step says where it cannot be', () => {
    expect(does('retrieve', 'their address', 'address', 'from the BRP and the Kadaster')).toEqual([
      'their address is on record there → what was found is shown, with its source',
      'the Kadaster does not answer → nothing is filled in, the step says so, and it can be repeated',
    ]);
  });

  it('is read from a system that may be away, or out of a paper that cannot be read', () => {
    expect(does('read', 'the engagement list', 'engagement list', 'from Karbon')).toEqual([
      'the engagement list has changed in Karbon → MealMate shows the change, with the time at which it was read',
      'Karbon does not answer → the last state stays visible with its time, and reading is tried again',
    ]);
    expect(does('read', 'date, amount and VAT', '')).toEqual([
      'a sample in which date, amount and VAT are known → what is shown is the same as in the sample',
      'one of them cannot be read → its field stays empty and is marked, and nothing is guessed',
    ]);
    expect(does('grab', 'the timeline', 'timeline', 'from the #inc- channel, PagerDuty and Datadog')[0]).toMatch(
      /^there is something new in the #inc- channel, PagerDuty or Datadog →/,
    );
  });

  it('is nothing special for any other deed', () => {
    expect(does('water', 'plants', 'plant')).toEqual([]);
  });
});

import { today } from '../drafting.testing.js';
import { planDocument } from '../plan.js';
import type { Capability } from '../read/brief.js';
import { deedTester } from './deed-tests.js';

const named = (object: string, tail = ''): Capability => ({
  verb: 'offer',
  object,
  noun: object.replace(/^an? (?:weekly )?/, ''),
  tail,
  automatic: true,
  named: true,
});

describe('what is only named', () => {
  it('is accepted where it can be used, and is set off by nothing', () => {
    const tester = deedTester([]);
    expect(tester(named('an audit log', 'of every change'), {}, 'the product offers it')).toEqual([
      {
        given: 'the entries that belong there are known',
        when: 'the audit log of every change is opened',
        then: 'exactly these entries are in it',
      },
    ]);
    expect(tester(named('SDKs', 'for Go'), {}, 'the product offers them')[0]?.when).toBe(
      'somebody uses what it is for',
    );
  });

  it('is told by its kind where its name says that', () => {
    const plan = planDocument('Mobile app for flat shares. Chores rota, shared shopping list, dark mode.', '', today);
    const list = plan.features.find(({ name }) => name === 'Shared shopping list');
    expect(list?.description).toMatch(/^\p{Lu}[\p{L} ]+ has a shared shopping list\. Proposed: /u);
    expect(list?.tests[0]).toMatchObject({ given: 'two people have the shopping list open' });
    expect(list?.so).toMatch(/^(?:nothing is forgotten|every(?:body|one) works from)/);
  });

  it('goes out by itself where it is for people', () => {
    const capability = { ...named('a weekly summary', 'to #eng-health'), noun: 'summary' };
    expect(deedTester([])(capability, { product: 'Sift' }, 'Sift offers it')[0]).toEqual({
      given: 'the week is over',
      when: 'no user does anything more',
      then: 'one summary is posted in #eng-health with the figures of that week, and the log shows the time',
    });
  });
});

import { today } from '../drafting.testing.js';
import { planDocument } from '../plan.js';
import { ruleNotices } from '../write/rule-notices.js';
import { operatingRules } from './operating.js';

const checks = (text: string): string[] =>
  operatingRules({ limits: [{ kind: 'other', text }] }).flatMap(({ breaks, keeps, isPlain = false }) =>
    isPlain ? ['plain'] : [breaks, keeps].map(({ given, when, then }) => `${given} | ${when} | ${then}`),
  );

describe('how it shows that a rule is kept', () => {
  it('by what has to be done in time', () => {
    expect(checks('urns must be picked up within 30 days')).toEqual([
      'urns have not been picked up | the 30 days are over | it is shown as overdue, and whoever has to act is told',
      'urns have been picked up | the 30 days are nearly over | nobody is reminded',
    ]);
    expect(checks('nobody may keep a tool for more than 7 days')[0]).toMatch(
      /^somebody has kept a tool \| the 7 days are over \| it is shown as overdue/,
    );
    expect(checks('no costume goes out for more than 21 days')[0]).toBe(
      'a costume is out | the 21 days are over | it is shown as overdue, and whoever has to act is told',
    );
    expect(checks('opened bottles must be thrown away after 28 days')[0]).toMatch(
      /^opened bottles have not been thrown away/,
    );
  });

  it('by what has to hold first', () => {
    expect(checks('a visit may only start if the church kept the same temperature for 24 hours')).toEqual([
      'nothing shows that the church kept the same temperature for 24 hours | a visit is to start | it is refused, and the rule is named',
      'the church kept the same temperature for 24 hours | a visit is to start | it goes through',
    ]);
    expect(checks('a tram may only leave if its brake test is not older than 7 days')[0]).toMatch(
      /^the tram's brake test is older than 7 days \| a tram is to leave/,
    );
    expect(checks('seeds older than 4 years must be tested before lending')[0]).toMatch(
      /^seeds older than 4 years have not been tested \| lending is tried/,
    );
    expect(checks('a seized car may only be released with a police form')[0]).toMatch(
      /^the police form is missing \| a seized car is to be released/,
    );
  });

  it('and by nothing where the words do not tell', () => {
    expect(checks('a judge must never be late for a show')).toEqual(['plain']);
  });
});

describe('whom a rule of time concerns', () => {
  it('is told of it before the time is over', () => {
    const plan = planDocument(
      'An app for a pet crematorium. Operators label urns, owners collect urns. Urns must be collected within 30 days.',
      '',
      today,
    );
    expect(ruleNotices(plan)).toMatchObject([{ event: 'An urn still to be collected', recipient: 'Owners' }]);
  });
});

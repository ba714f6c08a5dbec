import { planDocument } from '../plan.js';
import { today } from '../drafting.testing.js';

const checksOf = (idea: string, name: RegExp): string[] =>
  (planDocument(idea, '', today).features.find((one) => name.test(one.name))?.tests ?? []).map(
    ({ given, then }) => `${given} → ${then}`,
  );

describe('a deed of the product of which nothing but its words is known', () => {
  it('is tried on three of its things', () => {
    expect(
      checksOf(
        'Toolmark is an app for hirers. It reconciles the incoming payments. Hirers book a drill.',
        /^Reconcile/,
      ),
    ).toEqual(['three cases whose right result is written down beforehand → all three come out as written down']);
  });

  it('is timed where the idea says how long it may take', () => {
    expect(
      checksOf(
        'PixMatch is an API for merchants. Merchants send orders. It returns a match in less than 800 ms.',
        /^Return/,
      ),
    ).toEqual(['ten runs in a row → the match is returned in less than 800 ms each time']);
  });

  it('holds where it only keeps something as it is', () => {
    expect(
      checksOf(
        'DepotIQ is an app for depots. It keeps the depot under its demand limit. Drivers see the plan.',
        /^Keep/,
      ),
    ).toEqual(['DepotIQ has run for a day → the depot has stayed under its demand limit all day']);
  });

  it('finds the one difference that was put in', () => {
    expect(
      checksOf(
        'DriftLint is a tool for engineers. It compares the plan with the live state. Engineers accept differences.',
        /^Compare/,
      ),
    ).toEqual(['one known difference → exactly that difference is found', 'both sides agree → no difference is found']);
  });

  it('has no two sides where its end has two', () => {
    expect(
      checksOf(
        'An app for depots. Drivers see the load. The app puts the load on hold until the chief releases or rejects it.',
        /^Put the load/,
      ).join(),
    ).not.toMatch(/yet|no longer/);
  });
});

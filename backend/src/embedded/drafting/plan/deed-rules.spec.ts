import { today } from '../drafting.testing.js';
import { planDocument } from '../plan.js';

const features = (idea: string) => planDocument(idea, '', today).features;
const named = (idea: string, name: RegExp) => features(idea).find((one) => name.test(one.name));
const thens = (idea: string, name: RegExp): string[] => named(idea, name)?.tests.map(({ then }) => then) ?? [];

describe('a yes that has to come first', () => {
  const idea =
    'The planner changes a shift plan and gives the reason, nurses read the plan. A shift plan only counts once the ward manager has approved it.';

  it('is a deed of whoever gives it', () => {
    expect(named(idea, /^Approve/)?.name).toBe('Approve a shift plan');
    expect(planDocument(idea, '', today).personas.map(({ role }) => role)).toContain('ward manager');
  });

  it('stands in behaviour and checks of what waits for it', () => {
    const change = named(idea, /^Change/);
    expect(change?.description).toMatch(/only counts once the ward manager has approved it/);
    expect(change?.description).not.toMatch(/from then on/);
    expect(change?.tests[0]?.then).toMatch(/waits for the ward manager/);
    expect(change?.leaves).toMatch(/waits/);
  });

  it('is no deed twice where the idea asks for it', () => {
    const asked = `${idea} The ward manager approves each shift plan.`;
    expect(features(asked).filter(({ name }) => /^Approve/.test(name))).toHaveLength(1);
  });
});

describe('limits of a deed', () => {
  const idea =
    'Players book a court from their phone. Court slots are 90 minutes, at most four players at a time, and can be cancelled free up to 6 hours before.';

  it('are tried right below and right above', () => {
    expect(thens(idea, /^Book/)).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/ends at 10:30/),
        expect.stringMatching(/as the fourth/),
        expect.stringMatching(/refused/),
      ]),
    );
    expect(
      named(idea, /^Cancel/)
        ?.tests.map(({ given }) => given)
        .slice(0, 2),
    ).toEqual(['7 hours are left until it begins', '5 hours are left until it begins']);
  });

  it('hold for whoever takes the thing that they count', () => {
    const lent = 'Members borrow a drill, a volunteer checks it. Nobody may have more than two drills at once.';
    expect(thens(lent, /^Borrow/).slice(0, 2)).toEqual([
      'it goes through as the second',
      expect.stringMatching(/^it is (?:refused|rejected)/),
    ]);
  });

  it('are heard from how often something is done', () => {
    expect(named('Cellarmen record the pressure of each tank twice a day.', /^Record/)?.tests[0]?.given).toMatch(
      /one of the two entries/,
    );
  });
});

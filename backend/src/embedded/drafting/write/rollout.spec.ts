import { blockFor, coreTemplates, today } from '../drafting.testing.js';
import { draftOf } from './context.js';
import { rolloutSteps } from './rollout.js';

function steps(idea: string): { stage: unknown; audience: unknown; duration: unknown }[] {
  const [template] = coreTemplates;
  const [section] = template?.sections ?? [];
  if (!template || !section) throw new Error('no template');
  return rolloutSteps(draftOf({ ...blockFor(template, section, template.sections, idea, {}), today })) as never;
}

describe('steps of a roll-out', () => {
  const sold =
    'A subscription for knife sharpeners at 19 EUR a month. Sharpeners plan the round, chefs confirm the count.';

  it('end with the day on which it is open to all', () => {
    const weeks = steps(`${sold} 400 sharpeners in the first year, start 31 May 2027.`).map(({ duration }) =>
      Number.parseInt(String(duration), 10),
    );
    expect(weeks[2]).toBe(3);
    expect(weeks[1]).toBeGreaterThan(3);
  });

  it('leave out the wider trial where there is no time for it', () => {
    const stages = steps(`${sold} 400 sharpeners in the first year, live by 15 January 2027.`).map(
      ({ stage }) => stage,
    );
    expect(stages).not.toContain('First ten');
  });

  it('take a few of each kind, and then everybody', () => {
    const told = steps('A tool for our costume store. Keepers register costumes, dressers check them out. 3 keepers.');
    expect(told.map(({ audience }) => String(audience)).join('\n')).toMatch(
      /A few keepers(?: and a few dressers)?\nAll users$/,
    );
  });

  it('name those whom the idea has try it first', () => {
    const told = steps(
      'A fee service. Developers request fees, analysts enter tariffs. We start with Germany in March 2027, with twelve pilot customers.',
    );
    expect(told.map(({ audience }) => audience)).toContain('The twelve pilot customers');
  });

  it('are not held against a figure that the pilot itself has to give', () => {
    const told = steps(
      'We offer an API for packaging fees. Developers send the weight and receive the fee. Analysts enter tariffs.',
    );
    expect(JSON.stringify(told)).not.toMatch(/no worse/);
  });

  it('speak of people where one person buys it', () => {
    expect(String(steps(`${sold} 400 sharpeners in the first year.`)[1]?.audience)).toMatch(/^Three sharpeners/);
  });
});

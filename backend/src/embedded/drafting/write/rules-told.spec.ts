import { planDocument } from '../plan.js';
import { today } from '../drafting.testing.js';
import { stepFor } from './steps.js';
import { rulesSaid, sightRights, unseenBy } from './rules-told.js';

const stoves =
  "We rebuild stoves. Each stove has 120 to 300 tiles; today Halina chalks a number on every tile and draws the layout in a notebook, and last year 14 tiles were lost. An app called Kaflarz: the dismantler numbers tiles, the kiln hand logs repairs, the stove setter follows the layout. No stove may be fired before 21 days of drying. It must not show customers' addresses to the kiln hand.";
const plan = planDocument(stoves, '', today);

describe('what the rules of an idea give to lists', () => {
  it('keeps both rules, and who may not see what', () => {
    expect(rulesSaid(plan).map(({ text }) => text)).toEqual([
      'no stove may be fired before 21 days of drying',
      "it must not show customers' addresses to the kiln hand",
    ]);
    expect(sightRights(plan)).toEqual([expect.objectContaining({ object: "Customers' addresses", actions: 'none' })]);
    expect(unseenBy('kiln hand', plan)).toBe("See customers' addresses");
    expect(unseenBy('dismantler', plan)).toBeUndefined();
  });

  it('sets each deed of today against the feature that takes its place', () => {
    expect(plan.features.slice(0, 3).map((feature) => stepFor(feature, plan))).toEqual([
      '“Halina chalks a number on every tile”',
      null,
      null,
    ]);
  });
});

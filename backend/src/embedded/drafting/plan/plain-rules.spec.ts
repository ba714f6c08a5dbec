import { today } from '../drafting.testing.js';
import { planDocument } from '../plan.js';
import { plainRulesOf } from './plain-rules.js';

describe('what is said of the thing of one deed', () => {
  it('stands with that deed', () => {
    const idea = 'An online service for allotments. Residents join the list and pay the annual rent.';
    const text = 'Rent is halved for people on Pension Credit';
    const { brief } = planDocument(idea, '', today);
    expect(plainRulesOf({ ...brief, limits: [{ kind: 'other', text }] }, brief.capabilities)).toEqual([[text]]);
    // Where the idea asks for little it is a function of its own, and told once.
    const told = planDocument(`${idea} ${text}.`, '', today).features.map(({ description }) => description);
    expect(told.filter((one) => one.includes(text))).toEqual([`${text}.`]);
  });
});

import { today } from '../drafting.testing.js';
import { planDocument } from '../plan.js';
import { conditionOf } from './said-cases.js';

const checks = (idea: string, name: RegExp): string[] =>
  (planDocument(idea, '', today).features.find((feature) => name.test(feature.name))?.tests ?? []).map(
    ({ given, when, then }) => `${given} | ${when} | ${then}`,
  );

describe('the cases that a deed names itself', () => {
  const yard =
    'A tool for our cemetery. Caretakers mark each plot as free, reserved or closed. Families see a red or green verdict. The registrar traces every plot sold without a deed. The product alerts every neighbour within 50 metres.';

  it('are the values among which somebody chooses', () =>
    expect(checks(yard, /^Mark/)).toEqual([
      'no value has been chosen yet | the caretaker marks each plot as free, reserved or closed | only free, reserved and closed can be chosen, and the choice is shown with the plot, with name and time',
    ]));

  it('are a case for each value that is only shown', () =>
    expect(checks(yard, /^See/)[0]).toMatch(/^two cases whose verdict is known beforehand: one red and one green \|/));

  it('are the things that are looked for, among others', () =>
    expect(checks(yard, /^Trace/)[0]).toBe(
      'there are plots sold without a deed, and other plots | the registrar traces every plot sold without a deed | all plots sold without a deed are listed, and none of the others',
    ));

  it('are somebody near enough, and somebody who is not', () =>
    expect(checks(yard, /^Alert/)[0]).toMatch(/^one neighbour is 50 metres away, and another one is farther away \|/));
});

describe('the condition of a deed', () => {
  it.each([
    ['by 6% per missing frame if the average falls below 8 frames', 'the average falls below 8 frames'],
    ['within an hour should a new mark be found', 'a new mark is found'],
    ['that has not been seen, once the manager has approved it', 'the manager has approved it'],
  ])('stands anywhere behind it: %s', (tail, clause) => expect(conditionOf(tail)?.clause).toBe(clause));

  it('is none of somebody inside it', () => expect(conditionOf('to guests who call when it is late')).toBeNull());
});

describe('what the product does in its time', () => {
  const desk =
    'A tool for our file room. Clerks lend files. A loan open longer than 72 hours is escalated to the head clerk. A visitor pass expires after 14 days unless renewed.';

  it('is tried right behind its limit and on it', () =>
    expect(checks(desk, /^A loan open/)).toEqual([
      expect.stringMatching(
        /^there is a loan open just over 72 hours \| .* \| the loan is escalated to the head clerk/,
      ),
      expect.stringMatching(/^there is a loan open exactly 72 hours \| .* \| the loan is not escalated$/),
    ]));

  it('is tried with what saves it', () =>
    expect(checks(desk, /^A visitor pass/)[1]).toMatch(/has been renewed within 14 days \| .* is not ended$/));
});

import { draftAfresh, shippedTemplates, textsOf } from '../drafting.testing.js';
import { isWithoutNetwork } from './offline.js';
import { planDocument } from '../plan.js';

const today = '2026-11-28';

const dataOf = (id: string, idea: string) => {
  const template = shippedTemplates().find((one) => one.id === id);
  if (!template) throw new Error(`${id} is not shipped`);
  return draftAfresh(template, idea).data as unknown as Record<string, Record<string, unknown>>;
};

const portal =
  'We manage rental flats in Leipzig. At the moment a colleague copies PDFs out of our accounting system and mails them, and then we lose track of who has objected. What we want is a small portal. The tenant objects to a line of the statement. The clerk answers the objection.';
const shop =
  'Skiff Credit is for the small shops that sell seed to farmers, at $5 a month per shop. The shopkeeper records a sale on an Android phone. Attendants enter a payment. 40 shops piloting before March 2027. It must work when there is no network for half a day.';

describe('a line that stands in any document', () => {
  const brd = dataOf('brd-basic', portal);
  const prd = dataOf('prd-saas-starter', portal);
  const frd = dataOf('frd-webapp', portal);

  it('does not tell the problem of the summary a second time', () =>
    expect(brd['current-state']?.['pains'] ?? []).toEqual([]));

  it('says what is lost where nothing is done', () => {
    const [nothing] = (brd['options-considered']?.['options'] ?? []) as { weakness: string }[];
    expect(JSON.stringify(nothing)).not.toMatch(/Nothing changes|No change/);
  });

  it('is no baseline of what is new', () => expect(JSON.stringify(prd['strategic-goals'])).not.toMatch(/None yet/));

  it('names a benefit by its goal', () =>
    expect(JSON.stringify(brd['cost-benefit'])).not.toMatch(/Value of the first goal/));

  it('stops nothing for half of a target that nobody has', () =>
    expect(JSON.stringify(brd['cost-benefit'])).not.toMatch(/half of the target|half reached/));

  it('announces nothing to few people, and copies nothing for them at night', () => {
    expect(prd['release-planning']?.['announcements'] ?? []).toEqual([]);
    expect(frd['use-cases']?.['scheduled'] ?? []).toEqual([]);
  });

  it('gives no source where all requirements have one', () =>
    expect(JSON.stringify(frd['functional-requirements'])).not.toMatch(/The product idea/));

  it('tells the milestones by requirements with their titles', () => {
    const { milestones } = brd['transition-plan'] as { milestones: { scope: string[] }[] };
    expect(milestones.flatMap(({ scope }) => scope).join('\n')).toMatch(/^BR-001 \p{Lu}/mu);
    expect(JSON.stringify(milestones)).not.toMatch(/beginning with/);
  });

  it('asks no five of anybody for an interview', () =>
    expect(textsOf(prd['release-planning']).join('\n')).not.toMatch(/\bfive (?!testers)/i));
});

describe('where the idea itself has it', () => {
  const prd = dataOf('prd-saas-starter', shop);

  it('pilots with those of the idea', () =>
    expect(
      JSON.stringify((prd['release-planning'] as { rollout?: unknown }).rollout ?? prd['release-planning']),
    ).toMatch(/40 shops/));

  it('has no missing connection as a failure', () => {
    const frd = JSON.stringify(dataOf('frd-webapp', shop)['messages-and-errors']);
    expect(frd).not.toMatch(/Not saved|not saved yet/);
    expect(frd).toMatch(/connect/i);
  });

  it.each([
    ['Reception is rubbish in the far shed. Staff record a treatment.', true],
    ["Must work when there's no network for half a day. Staff record a sale.", true],
    ['Staff record a sale and see the stock.', false],
  ])('is %j', (idea, expected) => expect(isWithoutNetwork(planDocument(idea, '', today))).toBe(expected));

  it('takes a wish for the product for no aim beside it', () => {
    const goals = planDocument(
      "What I'm after is something to run school trips from beginning to end. A teacher proposes an outing. Parents sign the form.",
      '',
      today,
    ).goals.map(({ goal }) => goal);
    expect(goals.join('\n')).not.toMatch(/something|school trips/);
  });
});

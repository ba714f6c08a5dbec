import { draftAfresh, shippedTemplates, textsOf } from '../drafting.testing.js';

const idea =
  'Our village pond has a rota of lifeguards. Margit rings people every Sunday, and 3 of 14 shifts a week stay empty. The rota keeper publishes shifts, lifeguards take a shift, swimmers see whether the pond is open. A lifeguard may take at most two shifts a week. Empty shifts should fall from 3 a week to 1 a week.';

const dataOf = (id: string, told = idea) => {
  const template = shippedTemplates().find((one) => one.id === id);
  if (!template) throw new Error(`${id} is not shipped`);
  return draftAfresh(template, told).data;
};

describe('what a document of few people says', () => {
  const prd = dataOf('prd-saas-starter');
  const brd = dataOf('brd-basic');
  const frd = dataOf('frd-webapp');
  const all = [prd, brd, frd].map((data) => textsOf(data).join('\n')).join('\n');

  it('holds no line that stands in any document', () => {
    expect(all).not.toMatch(
      /“Your data”|Ten times the load|generated cases|Load and restore|guardrail|report builder|three fixed reports|Came back: any/i,
    );
  });

  it('asks for no switch, staging or grade of fault that nobody asked for', () => {
    const { environments, defects } = frd['test-strategy'] as Record<string, unknown[]>;
    expect([environments, defects].flat()).toEqual([]);
  });

  it('tells its goal once in the summary', () => {
    const { summary, ...rest } = prd['executive-summary'] as Record<string, string>;
    expect(summary).not.toMatch(/\b3 a week\b|in one figure|reading is due/);
    expect(JSON.stringify(rest)).toMatch(/3 a week/);
  });

  it('takes its risks from the goal and the rules of the idea', () => {
    const { risks } = prd['risk-assessment'] as { risks: { risk: string }[] };
    const told = risks.map(({ risk }) => risk).join('\n');
    expect(told).toMatch(/is used, but the goal to .+ is missed/);
    expect(told).toMatch(/A case comes up that the rule “.*at most two shifts a week” does not cover/);
  });

  it('quotes no rule that is only part of a deed', () => {
    const kitchen =
      'An app for a school kitchen. Parents order meals up to 3 days ahead. Cooks get an alert when a meal is within 15 minutes of its deadline. Parents can cancel up to 2 hours before lunch.';
    const texts = textsOf(dataOf('prd-saas-starter', kitchen));
    expect(texts.filter((text) => text.includes('“”'))).toEqual([]);
  });

  it('knows no troubles of a whole kind of work', () => {
    const lending =
      'Our museum lends suitcases with objects to schools. A teacher books a suitcase for a week, the porter hands out the suitcase and checks it when it comes back.';
    const told = textsOf(dataOf('prd-saas-starter', lending)).join('\n');
    expect(told).not.toMatch(/Stopwatch|Walk through one store|taken without being recorded|Orders at suppliers/);
  });

  it('says nothing of causes, habits and the case for it beyond the idea', () => {
    const { rootCause } = brd['current-state'] as Record<string, unknown>;
    const { posture } = brd['risk-assessment'] as Record<string, unknown>;
    const { case: money } = brd['cost-benefit'] as Record<string, unknown>;
    expect([rootCause, posture, money].filter(Boolean)).toEqual([]);
  });

  it('names what is at risk by its day and its sum', () => {
    const bound = dataOf('prd-saas-starter', `${idea} Budget 4,000 euros. Live by 1 May 2027.`);
    const told = (bound['risk-assessment'] as { risks: { risk: string }[] }).risks.map(({ risk }) => risk).join('\n');
    expect(told).toMatch(/is not ready by 1 May 2027/);
    expect(told).toMatch(/4,000 euros/);
    expect(textsOf(prd).join('\n')).not.toMatch(/set aside|higher than expected/);
  });

  it('asks about a launch outside the season of the work', () => {
    const asked = (season: string): string =>
      JSON.stringify(dataOf('brd-basic', `${idea} We are open ${season}.`)['risk-assessment']);
    expect(asked('only from October to February')).toMatch(
      /rom October to February” does not include|outside the season/,
    );
    expect(asked('only from May to December')).not.toMatch(/does not include the launch|outside the season/);
  });

  it('assumes of the figure of today that it is the usual one', () => {
    const { assumptions } = prd['risk-assessment'] as { assumptions: { text: string }[] };
    expect(assumptions.map(({ text }) => text).join('\n')).toMatch(/3 a week/);
  });

  it('tries at least one requirement and leaves nothing to be settled', () => {
    const plain = dataOf('frd-webapp', 'A page for our choir. Singers see the dates.');
    expect(textsOf(plain).join('\n')).not.toMatch(/to be settled/);
  });

  it('draws no process of one step', () => {
    const told = dataOf('brd-basic', 'A page for our choir. Singers see the dates. Today the dates are on a board.');
    expect((told['current-state'] as Record<string, unknown>)['process']).toBeFalsy();
  });
});

import { readIdea } from '../read.js';
import { everyDeed } from './every-deed.js';

const brief = (idea: string) => readIdea(idea, '2026-11-27');
const allotment =
  'The allotment association of Bramley has 86 plots. Members see their plot, pay the yearly rent of £48 per plot, half price for pensioners, and report a broken tap. The secretary sends reminders by post, which costs £640 a year. We have £2,000 from the parish council.';

describe('sums of money in a brief', () => {
  it('stand once each: what is there to spend, what today costs, what is paid within it', () => {
    const { limits, problem, capabilities } = brief(allotment);
    expect(limits.map(({ kind, text }) => `${kind}: ${text}`)).toEqual([
      'budget: £2,000',
      'other: half price for pensioners',
    ]);
    expect(problem.sentences).toContain('The secretary sends reminders by post, which costs £640 a year.');
    expect(everyDeed(capabilities).map(({ verb, object, tail }) => `${verb} ${object} ${tail}`.trim())).toEqual([
      'see their plot',
      'pay the yearly rent of £48 per plot',
      'report a broken tap',
    ]);
  });

  it('are set aside for a product, and asked by the month', () => {
    expect(
      brief('The charity has set aside €25,000 for an app that volunteers book sessions in.').limits,
    ).toContainEqual({
      kind: 'budget',
      text: '€25,000',
    });
    expect(brief('Planner for driving lessons.\n\nPrice idea: €19 p.m. per instructor').terms.plans).toMatchObject([
      { amount: '€19 per month per instructor' },
    ]);
  });

  it('are no price where a rule names one', () => {
    const { sums, terms } = brief(
      'Requesters say what a tool is for. Tier 3 (no customer data, under SGD 5,000 a year) only needs the manager and IT. The tool sorts requests.',
    );
    expect(sums).toMatchObject([{ kind: 'threshold', amount: 'SGD 5,000' }]);
    expect(terms.plans).toEqual([]);
  });

  it('end where something else is said of them', () => {
    const { terms } = brief(
      'Shopkeepers record a sale. Farmers get a text. We charge KES 500 a month after a free first season.',
    );
    expect(terms).toMatchObject({ plans: [{ amount: 'KES 500 a month' }], trial: 'a free first season' });
  });

  it('are paid in the words of the idea', () => {
    expect(
      brief("Firefighters add hydrants. It's free for brigades; the municipalities pay 600 złoty per year.").terms
        .plans,
    ).toMatchObject([{ amount: '600 złoty per year' }]);
  });

  it('keep what they say of the tax', () => {
    expect(
      brief('A booking tool for our practices. Budget is £48,000 ex VAT and it has to be live by 1 September.').limits,
    ).toContainEqual({ kind: 'budget', text: '£48,000 ex VAT' });
  });

  it('make no deeds, people or troubles of what is only paid', () => {
    const { capabilities, audiences, problem } = brief(
      'An exercise app for physios. Physios pick exercises. We charge €79 per practice per month. We are two founders with €120,000. Travel is paid at 45p per mile.',
    );
    expect(everyDeed(capabilities).map(({ verb }) => verb)).toEqual(['pick']);
    expect(audiences.map(({ noun }) => noun)).toEqual(['physio']);
    expect(problem.sentences).toEqual([]);
  });

  it('keep the rule that a sum bounds, and what is charged as a rule of its own', () => {
    const { limits } = brief(
      'A booking page for the town of Kempten. Residents choose a slot and pay the fee: 20 € for up to 3 m³, 35 € above. Refunds above 100 € need a second signature.',
    );
    expect(limits.map(({ text }) => text)).toEqual([
      'refunds above 100 € need a second signature',
      'fee (20 € for up to 3 m³, 35 € above)',
    ]);
  });

  it('tell what is cheaper for whom beside what it costs', () => {
    const { limits } = brief(
      'City museum, visitor ticketing. Visitors book a slot. Tickets are 9 euros, 5 for children, free on the first Sunday of the month.',
    );
    expect(limits.map(({ text }) => text)).toEqual([
      'tickets are 9 euros, 5 for children, free on the first Sunday of the month',
    ]);
  });

  it('name no system where they tell of a competitor', () => {
    const { limits } = brief('An API for invoices. Developers send a PDF. AWS Textract charges $1.50 per 1,000 pages.');
    expect(limits.filter(({ kind }) => kind === 'platform')).toEqual([]);
  });
});

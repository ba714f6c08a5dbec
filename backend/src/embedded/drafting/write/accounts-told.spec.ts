import { today } from '../drafting.testing.js';
import { planDocument } from '../plan.js';
import { boundsTold, plansTold } from './accounts-told.js';
import { joinPrice, rivalsPriced, soldAs } from './sale-words.js';

const planOf = (idea: string) => planDocument(idea, '', today);
const say = (text: string): string => text;

describe('what an idea says of selling it', () => {
  const plan = planOf(
    'Invoice tool for freelancers. Freelancers send reminders. Plans: Solo free (5 invoices a month), Pro £9/month (40 invoices a month), Studio £29/month. 20% off if paid yearly. FreshBooks charges £15 a month.',
  );
  const { offer } = plan.known;

  it('is a table of its plans', () => {
    expect((offer ? plansTold(offer, say) : []).map(({ plan: name, amount }) => [name, amount])).toEqual([
      ['Solo', 'Free'],
      ['Pro', '“£9/month”'],
      ['Studio', '“£29/month”'],
      ['Discount', '“20% off if paid yearly”'],
    ]);
  });

  it('is what each plan holds, counted thing by thing', () => {
    expect((offer ? boundsTold(offer) : []).map(({ limit, value }) => [limit, value])).toEqual([
      ['Invoices a month', '5 in “Solo”, 40 in “Pro”, as the idea states'],
    ]);
  });

  it('is one sentence and one fixed line', () => {
    expect(soldAs(offer)).toBe('It is sold as Pro at £9/month and Studio at £29/month; Solo is free.');
    expect(offer && joinPrice(offer)).toBe(
      'Solo free; Pro at £9/month (40 invoices a month) and Studio at £29/month; 20% off if paid yearly',
    );
  });

  it('tells of others in its own words', () => {
    expect(rivalsPriced(plan)).toEqual(['FreshBooks charges £15 a month']);
  });

  it('is a share where that is what it lives on', () => {
    const market = planOf(
      'A marketplace for lenses. Sellers list a lens, buyers order a lens. We take an 11% commission from the seller.',
    ).known.offer;
    expect(soldAs(market)).toBe('It takes an 11% commission from the seller.');
    expect((market ? plansTold(market, say) : []).map(({ plan: name, audience }) => [name, audience])).toEqual([
      ['Commission', 'Sellers'],
    ]);
  });

  it('tells what a free plan holds, and what is bought once', () => {
    const rows = (idea: string) => {
      const { offer: own } = planOf(idea).known;
      return (own ? plansTold(own, say) : []).map(({ plan: name, amount, includes }) => [name, amount, includes]);
    };
    expect(
      rows(
        'Nightfeed is an app for parents. Parents log a feed. The free plan keeps 30 days of history; Nightfeed Plus costs £3.99 a month and keeps everything.',
      ),
    ).toEqual([
      ['Free', 'Free', '“The free plan keeps 30 days of history”'],
      ['Nightfeed Plus', '“£3.99 a month”', '“Keeps everything”'],
    ]);
    expect(
      rows('A sensor for winemakers. A probe costs €149, and the app is €9 per month for each estate.').map(
        ([name]) => name,
      ),
    ).toEqual(['Probe', 'Monthly']);
  });
});

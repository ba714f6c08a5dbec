import { today } from '../drafting.testing.js';
import { readIdea } from '../read.js';

describe('what an idea asks for', () => {
  const asked = (idea: string): string[] =>
    readIdea(idea, today).capabilities.map(({ by, also, automatic, verb, object, tail }) =>
      [`${[by ?? (automatic ? 'product' : '?'), ...(also ?? [])].join(' and ')}:`, verb, object, tail]
        .filter(Boolean)
        .join(' '),
    );

  it.each([
    [
      'what is done with what failed, or by hand as well',
      'A refund tool. Agents issue refunds. Failed rows are listed with the error.',
      'product: list failed rows with the error',
    ],
  ])('is %s', (_, idea, deed) => {
    expect(asked(idea)).toContain(deed);
  });

  it('is nothing of a title, of where data come from, of habits and of what has to be before', () => {
    const read = asked(
      'Refund automation for the support console. Agents issue refunds. Rates come from SAP. We onboard 35 drivers a month. We take 4%, payout a day after the return is confirmed.',
    );
    expect(read).toEqual(['agent: issue refunds']);
  });
});

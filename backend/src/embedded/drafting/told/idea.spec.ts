import { toldIn } from './idea.js';

describe('what an idea calls its product', () => {
  it.each([
    ['Helmsman Papers tracks certificates for shipping companies. Seafarers upload photos.', 'Helmsman Papers'],
    ['Something like Duolingo for sign language. Parents watch lessons.', null],
    ['Growers track their hives. Beekeepers offer hives.', null],
  ])('is found or not where nothing says it outright: %s', (idea, name) => {
    expect(toldIn(idea).name).toBe(name);
  });
});

describe('how it is done today', () => {
  it.each([
    'The tariffs are published as PDFs in different formats every year. We want an API. A developer sends the weight and receives the fee.',
    'Fashion houses end every season with rolls of excellent fabric they cannot use. We want a marketplace. Sellers list rolls.',
  ])('is not what is wrong itself: %s', (idea) => {
    expect(toldIn(idea).ways).toBeNull();
  });

  it('keeps the capital of a name, and is nobody who does it', () => {
    expect(
      toldIn(
        'Rosters are made by Riet, in Excel, and Riet retires in June. In the new planner volunteers give their availability per month.',
      ).ways ?? '',
    ).not.toMatch(/riet|excel/);
  });
});

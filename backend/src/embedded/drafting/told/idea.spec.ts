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

import { isWholeDeed } from './whole-deed.js';

describe('a deed that can stand in a sentence', () => {
  it.each(['mark the tree on a map', 'edit every letter before it leaves', 'sign in', 'search by play, size and era'])(
    'is %s',
    (deed) => {
      expect(isWholeDeed(deed)).toBe(true);
    },
  );

  it.each([
    'plan a site visit and has',
    'give within 24 hours',
    "report the whole cast's set of within 7 days",
    'list a costume with measurements and a weekly price between $8',
    'port data stewards correct berth data in a small console',
    'see the trays to prepare for',
    'book desks, meeting rooms',
  ])('is not %s', (deed) => {
    expect(isWholeDeed(deed)).toBe(false);
  });
});

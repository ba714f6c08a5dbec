import { stateChecks } from './state-checks.js';

describe('a rule on what is so', () => {
  it.each([
    [
      'A costume that is damaged is taken off the list until it is mended',
      'a costume is damaged',
      'it is taken off the list',
    ],
    [
      'Juice not collected within 5 days is sold',
      'juice is not collected, and the 5 days are over',
      'it is shown as to be sold',
    ],
    [
      'Samples older than 6 weeks are thrown away',
      'samples are older than 6 weeks',
      'they are shown as to be thrown away',
    ],
    ['Unripe fruit is turned away', 'what is brought is unripe fruit', 'it is turned away, and the rule is named'],
    [
      'Master keys go only to firms with a signed contract',
      'a firm without a signed contract',
      'it is refused, and the rule is named',
    ],
    ['Only the warden may cancel a booking', 'somebody other than the warden', 'it is refused, and the rule is named'],
    [
      'While a case is confirmed, no colony may be moved',
      'a case is confirmed',
      'it is refused, and the rule is named',
    ],
    ['On Sundays nobody may use the saw', 'it is on Sundays', 'it is refused, and the rule is named'],
    ['Minimum 50 kg per batch', 'a batch of less than 50 kg', 'it is refused, and the limit is named'],
  ])('%s', (text, given, then) => {
    expect(stateChecks(text)?.breaks).toMatchObject({ given, then });
  });

  it.each([
    [
      'A costume that is damaged is taken off the list until the seamstress has mended it',
      'the seamstress has mended the costume',
      'it is back on the list',
    ],
    [
      'Members who have not paid are blocked until they have paid',
      'the members have paid',
      'they are no longer blocked',
    ],
    ['While a case is confirmed, no colony may be moved', 'a case is not confirmed', 'it goes through'],
    ['Only swimmers with a bronze badge may use the deep pool', 'a swimmer with a bronze badge', 'it goes through'],
  ])('and when it no longer is: %s', (text, given, then) => {
    expect(stateChecks(text)?.keeps).toMatchObject({ given, then });
  });

  it.each(['Tents come back dry', 'The warden sees who is at sea', 'Guests who arrive late are our best customers'])(
    'tells no state: %s',
    (text) => expect(stateChecks(text)).toBeNull(),
  );
});

describe('a rule by which one state bars what is wanted next', () => {
  it.each([
    ['A choir with unpaid invoices gets no further sets', 'a choir has unpaid invoices', 'they ask for a set'],
    ['A set can be on loan to one choir only', 'a set is on loan to one choir already', 'another choir asks for it'],
    [
      'A watch lasts 15 minutes and must not be changed after it has been closed',
      'the watch has been closed',
      'it is to be changed',
    ],
    ['Whoever is late cannot reserve anything for a month', 'somebody is late', 'they want to reserve anything'],
    ['A broken tool is blocked until it has been repaired', 'a tool is broken', 'that is put on record'],
    ['Only checked watches are published', 'a watch that has not been checked', 'it is to be published'],
    ['Whoever brings gear back late pays €2 a day', 'somebody brings gear back late', 'that is put on record'],
  ])('%s', (text, given, when) => {
    expect(stateChecks(text)?.breaks).toMatchObject({ given, when });
  });
});

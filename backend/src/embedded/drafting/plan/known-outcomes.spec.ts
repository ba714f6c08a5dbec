import { today } from '../drafting.testing.js';
import { planDocument } from '../plan.js';
import { everyDeed } from '../read/every-deed.js';
import { isByItself } from './by-itself.js';
import { eventOf } from './event-of.js';
import { livesOf } from './states.js';
import { checksOf } from './tried.testing.js';

const idea =
  'ShelfSwap is a web app for tool libraries. Members browse the catalogue, reserve a tool and share a list with a friend. Librarians check tools in and out by scanning a barcode and put broken tools into maintenance. Members create an account, rate a recipe and get an SMS reminder the day before a tool is due.';
const library = planDocument(idea, '', today);
const seen = (text: string, words: RegExp): string[] =>
  checksOf(text, words).map(({ given, then }) => `${given} | ${then}`);
const checks = (words: RegExp): string[] => seen(idea, words);

describe('what can be seen after a well-known deed', () => {
  it('is told of the thing and of its opposite', () => {
    expect(checks(/^Reserve/)).toEqual([
      'the tool is available | the tool is shown as reserved, and nobody else can take it for that time',
      'the tool is taken for that time | it is refused, and free times are shown',
    ]);
    expect(checks(/^Check in/)[0]).toBe('the tool is out | the tool is available again, with the time of return');
    expect(checks(/^Create an account/)[1]).toMatch(/no second account is opened/);
    expect(checks(/^Rate/)[0]).toMatch(/counts in the average$/);
  });

  it('names whom it is meant for', () =>
    expect(checks(/^Share/)[0]).toMatch(/^a friend cannot see the list yet \| the list can be opened by a friend/));

  it('is the state into which something is put, and not that it was put', () => {
    expect(checks(/^Put/)[0]).toMatch(/the broken tool is shown as in maintenance/);
    // That it is reserved and checked out is told of its reservations and loans.
    expect(
      livesOf(library)
        .find(({ thing }) => thing === 'tool')
        ?.states.map(({ state }) => state),
    ).toEqual(['in maintenance']);
  });

  it('is a message where something only reaches them', () =>
    expect(
      everyDeed(library.brief.capabilities)
        .filter(isByItself)
        .map(({ object }) => object),
    ).toEqual(['an SMS reminder']));

  it('goes by what the deed is done to', () => {
    const first = (words: RegExp): string =>
      seen(
        'A volunteer app. Volunteers sign up for shifts. Coordinators publish a weekly timetable and assign drivers. Staff check for duplicates.',
        words,
      )[0] ?? '';
    expect(first(/^Sign up/)).toBe('one place is left | the volunteer is listed as taking part');
    expect(first(/^Publish/)).not.toMatch(/published timetable/);
    expect(first(/^Assign/)).toBe('nobody is assigned yet | the driver is shown as assigned, and told so');
    expect(first(/^Check for/)).toBe('nothing has been checked yet | the result is shown, with name and time');
  });

  it('is counted by what became of the thing', () =>
    expect(everyDeed(library.brief.capabilities).map((deed) => eventOf(deed, deed.noun, library).name)).toEqual(
      expect.arrayContaining(['tool_reserved', 'tool_checked_in', 'account_created', 'tool_put_into_maintenance']),
    ));
});

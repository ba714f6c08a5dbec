import { today } from '../drafting.testing.js';
import { readIdea } from '../read.js';
import { everyDeed } from './every-deed.js';
import { ruledIn } from '../told/told.testing.js';

const opening = 'Acme is a web app for clubs. Members see events.';
const deedsOf = (idea: string): string[] =>
  everyDeed(readIdea(idea, today).capabilities).map(({ by, verb, object, tail, automatic }) =>
    [by ?? (automatic ? 'product' : 'user'), verb, object, tail].filter(Boolean).join(' '),
  );

describe('everyday forms of a wish', () => {
  it.each([
    [
      'The library invites proposals for an online system allowing cardholders to reserve study rooms at 18 branches.',
      ['cardholder reserve study rooms at 18 branches'],
    ],
    ['We are looking for a platform enabling tenants to report repairs.', ['tenant report repairs']],
    [
      'Our lab is looking for software that helps technicians track samples from arrival to disposal.',
      ['technician track samples from arrival to disposal'],
    ],
    [
      'We want plot holders to renew their tenancy. The system should let them pay the rent and give up their plot.',
      ['plot holder renew their tenancy', 'plot holder pay the rent', 'plot holder give up their plot'],
    ],
  ])('are read as what people do with the product: %s', (idea, expected) => {
    const deeds = deedsOf(idea);

    expect(deeds).toEqual(expected);
  });

  it.each([
    ['Families need a way to request a parcel.', 'family request a parcel'],
    ['Tenants need somewhere to upload photos of damage.', 'tenant upload photos of damage'],
    ['We need a way for tenants to report repairs.', 'tenant report repairs'],
    ['Doctors are able to sign letters electronically.', 'doctor sign letters electronically'],
    ['The app is meant to help commuters find a ride.', 'commuter find a ride'],
    ['It would be useful for drivers to see the queue at the depot.', 'driver see the queue at the depot'],
    ['The tool supports inspectors in recording defects.', 'inspector record defects'],
    ['Volunteers should have the possibility of swapping shifts.', 'volunteer swap shifts'],
    ['Customers keep asking to reorder with one click.', 'customer reorder with one click'],
  ])('are read wherever they stand: %s', (sentence, expected) => {
    const deeds = deedsOf(`${opening} ${sentence}`);

    expect(deeds).toContain(expected);
  });

  it('tells no limit as a trouble of today', () => {
    const { problem } = readIdea(
      `${opening} Bookings are limited to five days per month and are released if nobody checks in within 30 minutes.`,
      today,
    );

    expect(problem.sentences).toEqual([]);
  });

  it('says what a plan adds, and whose the product is', () => {
    const sold = readIdea(`${opening} Premium at $19.99 a year adds offline maps.`, today);
    const lab = readIdea('Our lab is looking for software that helps technicians track samples.', today);

    expect(sold.terms.plans.map(({ holds }) => holds)).toEqual(['adds offline maps']);
    expect(lab.about ?? '').not.toContain('looking for');
  });

  it('keeps the kind of product that is asked for', () => {
    const { kind } = readIdea('We are looking for a platform enabling tenants to report repairs.', today);

    expect(kind).toBe('platform');
  });

  it.each([
    [
      'Reservations are limited to three hours per person per day.',
      'reservations are limited to three hours per person per day',
    ],
  ])('takes what holds for a deed as a rule: %s', (sentence, rule) => {
    const brief = readIdea(`${opening} ${sentence}`, today);

    // Where its deed is told in the same sentence it is a rule of that function.
    expect([...ruledIn(brief), ...brief.ruled.map(({ text }) => text)]).toContain(rule);
    expect(everyDeed(brief.capabilities).filter(({ automatic }) => automatic)).toEqual([]);
    expect(brief.measures).toEqual([]);
  });
});

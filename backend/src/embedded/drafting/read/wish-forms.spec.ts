import { today } from '../drafting.testing.js';
import { readIdea } from '../read.js';

const opening = 'Acme is a web app for clubs. Members see events.';
const deedsOf = (idea: string): string[] =>
  readIdea(idea, today).capabilities.map(({ by, verb, object, tail, automatic }) =>
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
      'The food bank is seeking a simple web tool to help volunteers register donations so that coordinators can see what is in stock.',
      ['volunteer register donations', 'coordinator see what is in stock'],
    ],
    [
      'Need Bluetooth tags on our hire tools so site managers can see on their phone which site each item is at and who had it last.',
      ['site manager see which site each item is at on their phone', 'site manager see who had it last'],
    ],
    [
      'We want people to subscribe to our coffee rather than just buying bags. They need to be able to skip, pause or change it themselves up to 2 days before roasting.',
      [
        'customer order a subscription to the coffee',
        'customer skip a subscription up to 2 days before roasting',
        'customer pause a subscription up to 2 days before roasting',
        'customer change a subscription up to 2 days before roasting',
      ],
    ],
    [
      'Riverside Council invites bids for a booking platform allowing small businesses to rent desks.',
      ['business rent desks'],
    ],
    [
      'Our lab is looking for software that helps technicians track samples from arrival to disposal.',
      ['technician track samples from arrival to disposal'],
    ],
    [
      'We want plot holders to renew their tenancy. The system should let them pay the rent and give up their plot.',
      ['plot holder renew their tenancy', 'plot holder pay the rent', 'plot holder give up their plot'],
    ],
    ['hey, for the shop rebuild: we want customers to rate our coffee.', ['customer rate the coffee']],
  ])('are read as what people do with the product: %s', (idea, expected) => {
    const deeds = deedsOf(idea);

    expect(deeds).toEqual(expected);
  });

  it.each([
    ['The app gives farmers a way to sell surplus produce.', 'farmer sell surplus produce'],
    ['Families need a way to request a parcel.', 'family request a parcel'],
    ['Tenants need somewhere to upload photos of damage.', 'tenant upload photos of damage'],
    ['We need a way for tenants to report repairs.', 'tenant report repairs'],
    ['The aim is for staff to log incidents within a day.', 'staff log incidents within a day'],
    ['Give residents a permit they can use in their own zone.', 'resident get a permit they can use in their own zone'],
    [
      'Singers mark the rehearsals they miss so the conductor knows which voices are missing.',
      'conductor see which voices are missing',
    ],
    ['Staff are required to confirm each delivery.', 'staff confirm each delivery'],
    ['Tutors need somewhere to set the hours they have free.', 'tutor set the hours they have free'],
    ['Office: cars, MOT dates, which member uses which car.', 'office staff see which member uses which car'],
    ['Doctors are able to sign letters electronically.', 'doctor sign letters electronically'],
    ['The app is meant to help commuters find a ride.', 'commuter find a ride'],
    ['It would be useful for drivers to see the queue at the depot.', 'driver see the queue at the depot'],
    ['The tool supports inspectors in recording defects.', 'inspector record defects'],
    ['Volunteers should have the possibility of swapping shifts.', 'volunteer swap shifts'],
    ['Customers keep asking to reorder with one click.', 'customer reorder with one click'],
    ['Customers can change the order themselves.', 'customer change the order'],
    [
      'The app asks what happened, when, where and who was involved.',
      'product request a description of what happened, the time, the place and the people involved',
    ],
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
    [
      'Members cancel lessons; cancelling less than 24h before means the lesson is charged.',
      'cancelling less than 24h before means the lesson is charged',
    ],
  ])('takes what holds for a deed as a rule: %s', (sentence, rule) => {
    const { capabilities, limits, measures } = readIdea(`${opening} ${sentence}`, today);

    expect(limits.map(({ text }) => text)).toContain(rule);
    expect(capabilities.filter(({ automatic }) => automatic)).toEqual([]);
    expect(measures).toEqual([]);
  });
});

import { readIdea } from '../read.js';
import { calendarOf, spanEnd } from './calendar.js';

const today = '2026-11-22';
const calendar = (idea: string) => calendarOf(readIdea(idea, today), today);

describe('the day of the idea', () => {
  it('is the launch where the idea calls it so', () => {
    expect(calendar('A tool for ferries. Crews log each trip. We open on 15 April 2027.').launch).toBe('2027-04-15');
    expect(calendar('A tool for ferries. Crews log each trip. Launch 1 March 2027.').launch).toBe('2027-03-01');
  });

  it('is that of the pilot where only it is told, which begins with its month', () => {
    const told = calendar(
      'A tool for ferries. Crews log each trip. Goal: missed trips under 1% within three months of launch, pilot live by 3 March.',
    );
    expect(told.pilot).toBe('2027-03-03');
    expect(told.launch > '2027-04-01').toBe(true);
    expect(calendar('A tool for ferries. Crews log each trip. Pilot in Split in April.').pilot).toBe('2027-04-01');
  });

  it('leaves some days where it only has to be ready before', () => {
    const { launch, limit } = calendar('A tool for a laundry. Must run before the new wing opens on 1 June 2027.');
    expect(limit).toBe('2027-06-01');
    expect(launch < '2027-06-01').toBe(true);
  });

  it('may be all of the months before one', () => {
    const { limit } = calendar('A tool for ferries. Crews log each trip. Live before March 2027.');
    expect(limit).toBe('2027-02-28');
  });

  it.each([
    ['Launch 1 March 2026.', '1 March 2026', true],
    ['It has to be live by 27 November 2026.', 'by 27 November 2026', false],
  ])('is said to be missed, and the plan counts from today: %s', (said, text, isPast) => {
    const { missed, limit, launch } = calendar(`A tool for ferries. Crews log each trip. ${said}`);
    expect(missed).toMatchObject({ text, isPast, what: 'launch' });
    expect(limit).toBeNull();
    expect(launch > '2027-01-31').toBe(true);
  });

  it('of a pilot that has passed is missed as well', () => {
    expect(
      calendar('A tool for ferries. Crews log each trip. The pilot with 12 crews starts on 6 July 2026.').missed,
    ).toMatchObject({ day: '6 July 2026', what: 'pilot', isPast: true });
  });

  it('is kept where it is near, and each milestone lies behind today', () => {
    const { decision, prototype, pilot, launch } = calendar(
      'A tool for ferries. Crews log each trip. Launch is 4 January 2027.',
    );
    const steps = [today, decision, prototype, pilot, launch];
    expect(steps).toEqual([...new Set(steps)].toSorted());
    expect(launch).toBe('2027-01-04');
  });

  it('is that of the launch, and no season beside it', () => {
    const { missed } = calendar(
      'A tool for ferries. Crews log each trip. We launch in Ohio on 1 August 2026, in time for the autumn season.',
    );
    expect(missed).toMatchObject({ day: '1 August 2026', what: 'launch' });
    expect(calendar('A probe for tanks. Winemakers see a curve. Shipping starts on 15 July 2027.').launch).toBe(
      '2027-07-15',
    );
  });

  it('is heard beside a price, and beside what is left out', () => {
    const launchOf = (said: string) => calendar(`A tool for ferries. Crews log each trip. ${said}`).limit;
    expect(launchOf('We charge €20 per crew and plan a first release for April.')).toBe('2027-04-30');
    expect(launchOf('Paper logs are out of scope for the version that ships in April.')).toBe('2027-04-30');
  });

  it('of the pilot is kept where places with an “and” stand before it', () => {
    const { pilot, launch } = calendar(
      'A tool for locks. Skippers book a passage. The pilot runs at the locks of Herne-Ost and Wanne-Eickel from 1 March 2027; all 14 locks must be live by 1 July 2027.',
    );
    expect([pilot, launch]).toEqual(['2027-03-01', '2027-07-01']);
  });

  it('may be the end of the pilot, behind which it is launched', () => {
    const { pilot, launch, trialEnd } = calendar(
      'A tool for ferries. Crews log each trip. By the end of the pilot in May, a log should take less than 20 minutes.',
    );
    expect(trialEnd).toBe('2027-05-31');
    expect(pilot < '2027-05-31' && launch > '2027-05-31').toBe(true);
  });
});

describe('a span', () => {
  it('is counted in months of the calendar', () => {
    expect(spanEnd('within six months', '2027-03-01')).toBe('2027-09-01');
    expect(spanEnd('within a year', '2027-05-10')).toBe('2028-05-10');
  });

  it('of a second season holds the first', () => {
    expect(spanEnd('by the second season', '2027-05-10')! > '2028-01-01').toBe(true);
    expect(spanEnd('after the first season', '2027-05-10')! > '2028-05-01').toBe(true);
  });
});

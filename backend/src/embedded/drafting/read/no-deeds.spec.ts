import { today } from '../drafting.testing.js';
import { readIdea } from '../read.js';
import { leavesOut } from './binding.js';
import { everyDeed } from './every-deed.js';
import { ruledIn } from '../told/told.testing.js';

const read = (idea: string) => readIdea(idea, today);
const work = 'A warden requests a slot, the clerk grants the slot and the porter confirms the delivery.';
const own = ['request a slot', 'grant the slot', 'confirm the delivery'];
const deeds = (more: string): string[] =>
  everyDeed(read(`${work} ${more}`).capabilities).map(({ verb, object }) => `${verb} ${object}`.trim());

describe('what reads like a deed and is none', () => {
  it.each([
    'The 14 parishes of the deanery share 62 sets.',
    'A porter holds up to 3 keys, not more.',
    'The hall seats 120 people.',
    "Fishing licences aren't traded on it, ever.",
    'Patient names are out of the question.',
    "Pairs left after 10 pm aren't promised for the morning.",
    'Batches stay at least 28 days in the finishing pond.',
    'Slots can be asked for at most 10 days ahead.',
    'A warden can request a slot only once.',
    'Booking only 6 days ahead, because of the weather.',
    'Answer within 2 hours in duty time.',
    'Requests after 3 pm start the next day.',
    '12,000 euros are set aside.',
    'The search should take ten minutes by the day he retires.',
    'By the end of May we want the time until a slot is granted down from 140 minutes to under 20.',
    'Two volunteers will programme it.',
    '24 people use it.',
    'The applicant has 14 days, then it goes to the next one.',
    'About 30 clerks work with the app every day.',
    'It is used by 14 staff.',
    'We want to sell an online service to independent schools.',
    'Build an app for dog walkers.',
  ])('asks for nothing: %s', (more) => {
    expect(deeds(more)).toEqual(own);
  });

  it('keeps such sentences as rules', () => {
    const brief = read(`${work} Fishing licences aren't traded on it, ever. A warden can request a slot only once.`);
    expect(ruledIn(brief)).toEqual(
      expect.arrayContaining(["fishing licences aren't traded on it, ever", 'a warden can request a slot only once']),
    );
  });

  it('makes no rule of how many use it', () => {
    expect(read(`${work} 24 people use it.`).limits.map(({ text }) => text)).not.toContain('24 people use it');
  });

  it('makes no goal of how far a deed may go', () => {
    const { measures, capabilities } = read(
      'A museum with 380,000 sheets. The botanist requests a loan, at most 80 sheets per loan. The clerk packs the loan.',
    );
    expect(measures).toEqual([]);
    expect(everyDeed(capabilities).map(({ verb }) => verb)).toEqual(['request', 'pack']);
  });

  it('puts those who act before those who are only counted', () => {
    expect(read(`The 14 parishes share 62 sets. ${work}`).audiences[0]?.noun).toBe('warden');
  });

  it('tells how it goes today from what anybody in the trade does', () => {
    expect(
      everyDeed(
        read(
          `In a shop like ours you tear a paper ticket, stick half on the ski, and in the morning there's a queue. ${work}`,
        ).capabilities,
      ).map(({ verb, object }) => `${verb} ${object}`.trim()),
    ).toEqual(own);
  });

  it('leaves nothing out where a rule begins with no', () => {
    expect(leavesOut('no stone shall be set before the architect has approved it')).toBe(false);
    expect(leavesOut('no rider rides longer than 5 hours per night')).toBe(false);
    expect(leavesOut('not more than three slots per farmer')).toBe(false);
    expect(leavesOut('the app must not show a verdict until an expert has signed it')).toBe(false);
    expect(leavesOut('no card payments')).toBe(true);
  });
});

import type { Capability } from '../read/brief.js';
import { deedTester } from './deed-tests.js';
import { noMoment } from './moment.js';

const checks = (deed: Partial<Capability>, sentences: string[] = []): string[] => {
  const capability = { verb: 'add', object: '', noun: '', tail: '', by: 'clerk', automatic: false, ...deed };
  const when = ['the clerk', `${capability.verb}s`, capability.object, capability.tail].filter(Boolean).join(' ');
  return deedTester(sentences, () => [], [], ['clerk', 'auditor'])(
    capability,
    { product: 'Sift', actor: 'clerk' },
    when,
    noMoment,
  ).map(({ given, then }) => `${given}: ${then}`);
};

describe('a limit that a deed names itself', () => {
  it('of how many is tried with as many and with one more', () => {
    expect(checks({ object: 'up to 6 photos', noun: 'photo' }).slice(0, 2)).toEqual([
      'exactly 6 photos: all of them are accepted',
      '7 photos: it is refused, and the limit of 6 photos is named',
    ]);
    expect(checks({ object: 'at least three suppliers', verb: 'invite', noun: 'supplier' }).slice(0, 2)).toEqual([
      'exactly 3 suppliers: all of them are accepted',
      '2 suppliers: it is refused, and the page asks for at least 3 suppliers',
    ]);
  });

  it('of how large is tried with a thing of that size', () => {
    expect(
      checks({ verb: 'upload', object: 'a lease as a PDF of up to 300 pages', noun: 'lease' }).slice(0, 2),
    ).toEqual([
      'a PDF of exactly 300 pages: it is accepted',
      'a PDF of 301 pages: it is refused, and the limit of 300 pages is named',
    ]);
  });

  it('of a text is tried with one of that length', () => {
    const problem = { verb: 'describe', object: 'the problem', noun: 'problem', tail: 'in up to 500 characters' };
    expect(checks(problem).slice(0, 2)).toEqual([
      'a text of exactly 500 characters: it is accepted',
      'a text of 501 characters: it is refused, and the limit of 500 characters is named',
    ]);
  });

  it('of how early is no deadline after it', () => {
    expect(
      checks({ verb: 'offer', object: 'a shift', noun: 'shift', tail: 'up to 48 hours before it starts' }).slice(0, 2),
    ).toEqual([
      '49 hours are left before it starts: it goes through',
      '47 hours are left before it starts: it is refused, and the limit of 48 hours is named',
    ]);
  });

  it('of how soon tells what is seen when nobody has acted', () => {
    const deed = { verb: 'approve', object: 'the shift', noun: 'shift', tail: 'within 4 hours' };
    expect(checks(deed)[0]).toBe(
      'the shift has not been approved: it is shown as overdue to whoever has to act (assumed)',
    );
    expect(checks(deed, ['The clerk approves it within 4 hours, otherwise it goes to the manager.'])[0]).toBe(
      'the shift has not been approved: it goes to the manager',
    );
  });

  it('of how soon needs no thing', () => {
    expect(checks({ verb: 'decide', tail: 'within 30 days' })[0]).toBe(
      'the clerk has not decided: it is shown as overdue to whoever has to act (assumed)',
    );
    expect(checks({ verb: 'object', tail: 'within 10 days' })[0]).toBe(
      'the clerk has not objected: it is no longer possible, and the page says until when it was',
    );
  });

  it('of a range is tried at both ends and beyond them', () => {
    expect(
      checks({ verb: 'set', object: 'the number of pickups per hour, between 4 and 20', noun: 'number' }).slice(0, 2),
    ).toEqual([
      '4 or 20 as the number of pickups per hour: it is accepted',
      '3 or 21 as the number of pickups per hour: it is refused, and the range from 4 to 20 is named',
    ]);
  });

  it('of a look back leaves out what is older', () => {
    expect(checks({ verb: 'see', object: 'a summary', noun: 'summary', tail: 'of the last 12 hours' })).toContain(
      'one entry of 11 hours ago and one of 13 hours ago: only the first of them is counted in',
    );
  });
});

describe('a deed that can be done for so long', () => {
  it('is tried with what is nearly so old', () => {
    const replay = { verb: 'replay', object: 'any conversation', noun: 'conversation' };
    expect(checks(replay, ['Clerks can replay any conversation for 7 years.'])).toContain(
      'a conversation from almost 7 years ago: it is there, and nothing of it is missing',
    );
  });
});

describe('a deed of which no more is told', () => {
  it('keeps its result', () => {
    expect(checks({ verb: 'rank', object: 'three mentors', noun: 'three mentor' })[0]).toBe(
      'it has not been done yet: it is on record, with name and time',
    );
  });

  it('is tried with each kind that it names', () => {
    expect(
      checks({ verb: 'request', object: 'a transport', noun: 'transport', tail: 'for a patient, a bed or a specimen' }),
    ).toContain(
      'one case of each: a patient, a bed and a specimen: each goes through, and the entry says which of them it is',
    );
  });
});

import { readIdea } from '../read.js';
import { everyDeed } from './every-deed.js';

const read = (idea: string) => readIdea(idea, '2026-11-27');
const people = (idea: string): string[] => read(idea).audiences.map(({ noun }) => noun);
const deeds = (idea: string): string[] =>
  everyDeed(read(idea).capabilities).map(({ by, verb, object, tail }) =>
    [`${by ?? '-'}:`, verb, object, tail].filter(Boolean).join(' '),
  );

describe('people of a plain idea', () => {
  it('are no sums, and no words that open a clause', () => {
    expect(people('Parents book a trial lesson for 15 EUR. Tutors hold lessons and rate pupils.')).not.toContain('EUR');
    expect(
      people(
        'A repair app. Guests report a fault. A technician takes a job, otherwise the chief engineer approves it.',
      ),
    ).not.toContain('otherwise chief engineer');
  });

  it('are counted without what is said before the number', () => {
    expect(
      read("A car app. The cooperative's two administrators approve members and set prices.").audiences,
    ).toContainEqual({ noun: 'administrator', text: 'two administrators', count: 'two administrators' });
  });

  it('are called by what they are, whatever stands between commas', () => {
    expect(
      deeds(
        'A cleaning tool. Cleaners tick off tasks. Building managers, the customers of the company, file a complaint.',
      ),
    ).toContain('building manager: file a complaint');
  });

  it('are also those whom the product tells something', () => {
    expect(
      people('A system that alerts the dispatcher and the driver when a load is warm. Drivers confirm an alert.'),
    ).toEqual(['driver', 'dispatcher']);
  });

  it('are also those who only wish to look', () => {
    expect(
      deeds(
        'We need a guide for a museum. Curators write texts. The director would like to see which exhibits are visited most.',
      ),
    ).toContain('director: see which exhibits are visited most');
  });

  it('are not the house that orders the product', () => {
    const idea =
      'The Municipality seeks an online service through which residents can request collection of waste. The crews mark each address as collected.';
    expect(people(idea)).not.toContain('municipality staff');
    expect(deeds(idea)).toContain('resident: request collection of waste');
  });
});

describe('whose answer is waited for', () => {
  it('comes one after the other', () => {
    expect(
      deeds(
        'A lab system registers samples. A result outside the limit must be checked by a second technician and released by the laboratory manager.',
      ).slice(-2),
    ).toEqual([
      'technician: check a result outside the limit',
      'laboratory manager: release a result outside the limit',
    ]);
  });
});

import { today } from '../drafting.testing.js';
import { readIdea } from '../read.js';

const measuresOf = (idea: string) => readIdea(idea, today).measures;

describe('goals that take up what was said before', () => {
  it('have the figure of today that a pronoun stands for', () => {
    expect(
      measuresOf(
        'Listing clerks do it by telephone, and last year 1 hearing in 16 had to be adjourned because nobody came. I am asking for a booking service which replaces the phone calls and brings that down to 1 in 60. A clerk enters the language and date.',
      ),
    ).toMatchObject([
      { baseline: '1 in 16', target: '1 in 60', name: expect.stringMatching(/^share of hearings that/) },
    ]);
  });

  it('are not named by who wants them', () => {
    const [measure] = measuresOf('Linen app. Loss 18% per year. Client wants max 8% after the first full season.');
    expect(measure?.name ?? '').not.toMatch(/client/i);
  });

  it('are none where somebody is told when something happens', () => {
    expect(
      measuresOf(
        'A tag reads the gait of each cow. If fewer than 90% of tags have been heard from in 24 hours, our support desk should know before the farmer does.',
      ),
    ).toEqual([]);
  });

  it('are named by what is measured, without what becomes of it', () => {
    expect(
      measuresOf(
        'PawLine is a voice assistant that sorts calls to veterinary hospitals. We begin in Aurora on October 1 and go on only if under-triage stays below 1%.',
      ),
    ).toMatchObject([{ name: 'under-triage', target: 'below 1%' }]);
  });

  it('take it up in the words of what the product does', () => {
    const { measures } = readIdea(
      'Applications come in by mail, and the median wait has reached 19 weeks. We need an online portal that brings it down to 25 business days. Homeowners apply with a quote.',
      today,
    );
    expect(measures).toMatchObject([{ name: 'median wait', baseline: '19 weeks', target: '25 business days' }]);
  });
});

import { today } from '../drafting.testing.js';
import { readIdea } from '../read.js';
import { ruledIn } from '../told/told.testing.js';

describe('what binds, heard in a whole idea', () => {
  it('takes no bound of a rule for the budget', () => {
    const { limits } = readIdea(
      'We need a portal for heat pump grants. Homeowners apply with a quote. Household income under $55,000 qualifies for the full grant. Any grant above $6,000 needs the signature of a second officer.',
      today,
    );
    expect(limits.filter(({ kind }) => kind === 'budget')).toEqual([]);
  });

  it('keeps every language of a list', () => {
    const { limits } = readIdea(
      'A grants portal. Everything has to exist in English and French on the first day.',
      today,
    );
    expect(limits).toContainEqual({ kind: 'language', text: 'English and French' });
  });

  it('keeps a rule whole whose condition is a list', () => {
    const brief = readIdea(
      "PawLine is a voice assistant for vets. The assistant must never tell anyone that it's safe to wait when bloat, seizure or poisoning has been mentioned.",
      today,
    );
    expect(ruledIn(brief)).toContainEqual(expect.stringMatching(/ must never .*poisoning has been mentioned$/));
  });

  it('takes the day on which work begins', () => {
    const { limits } = readIdea("A voice assistant for vets sorts calls. We'd begin in Aurora on October 1.", today);
    expect(limits).toContainEqual(expect.objectContaining({ kind: 'date', day: '2027-10-01' }));
  });

  it('sets no launch by the date of an aim', () => {
    const { limits } = readIdea(
      'A Figma plugin links texts to keys. Text bugs should fall from about 45 a release to under 10 by May.',
      today,
    );
    expect(limits.filter(({ kind }) => kind === 'date')).toEqual([]);
  });
});

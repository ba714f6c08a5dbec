import { today } from '../drafting.testing.js';
import { readIdea } from '../read.js';

const deedsOf = (idea: string): string[] =>
  readIdea(idea, today).capabilities.map(({ by, verb, object, tail }) =>
    `${by ?? '-'}: ${verb} ${object} ${tail}`.trim(),
  );

describe('a line of notes that begins with whom it tells of', () => {
  it('goes on with them in its second sentence', () => {
    const deeds = deedsOf(
      'School bus tracking, rough idea.\nattendant: taps the NFC card at boarding. At the end of the route must walk to the back and scan the sticker on the last seat\nmanager - sets prices',
    );
    expect(deeds).toContainEqual(expect.stringMatching(/^attendant: scan the sticker/));
    expect(deeds).toContainEqual(expect.stringMatching(/^manager: set prices/));
  });

  it('tells what they get', () => {
    const deeds = deedsOf('Gym app\n\ntrainer: sees own week\nmember: email when a class is full');
    expect(deeds).toContain('-: send an email to the member when a class is full');
  });
});

describe('what an idea says of money, languages and aims', () => {
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

  it('takes a figure of today up where it says what shall become of it', () => {
    const { measures } = readIdea(
      'Applications come in by mail, and the median wait has reached 19 weeks. We need an online portal that brings it down to 25 business days. Homeowners apply with a quote.',
      today,
    );
    expect(measures).toMatchObject([{ name: 'median wait', baseline: '19 weeks', target: '25 business days' }]);
  });

  it('keeps a rule whole whose condition is a list', () => {
    const { limits } = readIdea(
      "PawLine is a voice assistant for vets. The assistant must never tell anyone that it's safe to wait when bloat, seizure or poisoning has been mentioned.",
      today,
    );
    expect(limits.map(({ text }) => text)).toContainEqual(
      expect.stringMatching(/^the assistant .*poisoning has been mentioned$/),
    );
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

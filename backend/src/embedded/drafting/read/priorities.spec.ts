import { today } from '../drafting.testing.js';
import { readIdea } from '../read.js';

const shop = 'Acme is a web app for clubs. Members book courts. Coaches publish lessons.';
const read = (sentence: string) => readIdea(`${shop} ${sentence}`, today);
const wishes = (sentence: string): string[] =>
  read(sentence).capabilities.flatMap(({ wish, object, tail }) => (wish ? [`${wish}: ${object} ${tail}`.trim()] : []));
const limits = (sentence: string): string[] => read(sentence).limits.map(({ text }) => text);

describe('how much an idea wants something', () => {
  it.each([
    ['Search across lessons, courts and clubs is a must.', 'must: search across lessons, courts and clubs'],
    ['It would be nice if coaches could upload videos.', 'could: videos'],
  ])('is kept with the feature: %s', (sentence, wish) => {
    expect(wishes(sentence)).toEqual([wish]);
    expect(limits(sentence).join(' ')).not.toMatch(/is a must|nice to have|optional/);
  });

  it.each([
    ['A loyalty scheme is planned for phase 2.', 'loyalty scheme: phase 2'],
    ['We do not want to build our own payment system.', 'no own payment system'],
  ])('leaves out what is put off or not wanted: %s', (sentence, limit) => {
    expect(limits(sentence)).toContain(limit);
    expect(read(sentence).capabilities.map(({ by }) => by)).toEqual(['member', 'coach']);
  });
});

import { today } from '../drafting.testing.js';
import { planDocument } from '../plan.js';
import { readIdea } from '../read.js';

const shop = 'Acme is a web app for clubs. Members book courts. Coaches publish lessons.';
const read = (sentence: string) => readIdea(`${shop} ${sentence}`, today);
const wishes = (sentence: string): string[] =>
  read(sentence).capabilities.flatMap(({ wish, object, tail }) => (wish ? [`${wish}: ${object} ${tail}`.trim()] : []));
const limits = (sentence: string): string[] => read(sentence).limits.map(({ text }) => text);

describe('how much an idea wants something', () => {
  it.each([
    ['Search across lessons, courts and clubs is a must.', 'must: search across lessons, courts and clubs'],
    ['Must-have: SSO with Entra ID.', 'must: SSO with Entra ID'],
    ['A member app in Spanish is nice to have.', 'could: a member app in Spanish'],
    ['Dark mode is optional.', 'could: a dark mode'],
    ['Slack notifications would be good.', 'could: Slack notifications'],
    ['It would be nice if coaches could upload videos.', 'could: videos'],
  ])('is kept with the feature: %s', (sentence, wish) => {
    expect(wishes(sentence)).toEqual([wish]);
    expect(limits(sentence).join(' ')).not.toMatch(/is a must|nice to have|optional/);
  });

  it('is told of two things in one sentence', () => {
    expect(wishes('The integration with SAP is essential, a Teams bot would be nice to have.')).toEqual([
      'must: an integration with SAP',
      'could: a Teams bot',
    ]);
  });

  it('becomes its priority', () => {
    const { features } = planDocument(`${shop} Dark mode is optional. Search across lessons is a must.`, '', today);
    expect(features.map(({ name, priority }) => `${name}: ${priority}`)).toEqual(
      expect.arrayContaining(['Dark mode: could', 'Search across lessons: must']),
    );
  });

  it.each([
    ['Cost reporting can come later.', 'cost reporting: later'],
    ['A loyalty scheme is planned for phase 2.', 'loyalty scheme: phase 2'],
    ['Network devices will follow later.', 'network devices: later'],
    [
      'It would be great if teachers could request buses, but that can wait until phase 2.',
      'teachers request buses: phase 2',
    ],
    ['We do not want to build our own payment system.', 'no own payment system'],
  ])('leaves out what is put off or not wanted: %s', (sentence, limit) => {
    expect(limits(sentence)).toContain(limit);
    expect(read(sentence).capabilities.map(({ by }) => by)).toEqual(['member', 'coach']);
  });
});

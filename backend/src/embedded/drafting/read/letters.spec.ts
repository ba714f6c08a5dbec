import { withoutLetter } from './letters.js';
import { withWholeTitle } from './title-line.js';

describe('ideas written as letters', () => {
  it.each([
    ['Hi Tom,\n\nwe lend keys.\n\nThanks, Ann', 'We lend keys.'],
    ['Dear Ms Okafor,\n\nas discussed we would like a tool.\n\nBest regards\nSarah', 'We would like a tool.'],
    ['Hello all, we lend keys. No readers please. Many thanks, Ann', 'We lend keys. No readers.'],
    ['Hello Marie,\n\nfollowing our call on Tuesday here is what we need.\n\nHenrik', 'Here is what we need.'],
    ['We lend keys. No readers. Thanks, Ann\n', 'We lend keys. No readers.'],
    ['We lend keys. No readers. Colin\n', 'We lend keys. No readers.'],
    ['Had the call with Bergmann this morning. We lend keys. Can you write something up by Friday?', 'We lend keys.'],
    ['Hey team,\n\nwe lend keys.\n\nTa,\nOllie', 'We lend keys.'],
    ['Hi Priya,\n\nThanks for the call on Tuesday. We lend keys.\n\nAnn', 'We lend keys.'],
    ['Dear Tom,\n\nfollowing Monday’s meeting. We own 64 rigs.\n\nRegards, Helle', 'We own 64 rigs.'],
    [
      'Subject: [Request] Key lending, our 14 shops\n\nHi Marc,\nAs discussed Thursday. We lend keys. Can you come back with a requirements doc?\n/Helena',
      'Key lending, our 14 shops\n\n\n\nWe lend keys.',
    ],
    [
      'Thanks for the call on Tuesday. Here’s what we’d like built for Larkfield Dental (we have 11 practices). Patients book.',
      'Larkfield Dental has 11 practices. Patients book.',
    ],
  ])('leaves out who is greeted and who signs: %s', (letter, said) => {
    expect(withoutLetter(letter).trim()).toBe(said);
  });

  it('leaves an idea alone that greets nobody', () => {
    const idea = 'Thanks to a grant we lend keys.\nDear items cost more.';
    expect(withoutLetter(idea)).toBe(idea);
  });
});

describe('the title of notes', () => {
  it.each([
    ['Costume store app - Stadttheater Rheinau (internal)', 'Costume store app for Stadttheater Rheinau (internal)'],
    ['Avalanche log - inner tool, Hochkar lift company', 'Avalanche log for Hochkar lift company'],
    [
      'Hut supply planner — Alpine club section, 9 mountain huts',
      'Hut supply planner for Alpine club section with 9 mountain huts',
    ],
    ['Kilnbook - internal tool for our brick works', 'Kilnbook - internal tool for our brick works'],
    ['Skippers book berths, Marlow Housing Association pays', 'Skippers book berths, Marlow Housing Association pays'],
  ])('tells for whom it is: %s', (title, said) => {
    expect(withWholeTitle(`${title}\n\nNow: paper`)).toBe(`${said}\n\nNow: paper`);
  });
});

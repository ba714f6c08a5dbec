import { readIdea } from '../read.js';
import { tellsOldWay } from './today.js';

describe('the way of today', () => {
  it.each([
    'Mothers confirm a visit by SMS.',
    'Members book a court by phone or in the app.',
    'It sends invoices by e-mail.',
  ])('%s is none', (sentence) => {
    expect(tellsOldWay(sentence)).toBe(false);
  });
});

describe('who does what, in every manner of saying it', () => {
  it.each<[idea: string, can: string[], today: string | null]>([
    [
      'Assistants invite extras, extras should upload a fitting photo. Retired craftspeople sell an hour of advice.',
      ['assistant: invite extras', 'extra: upload a fitting photo', 'craftsperson: sell an hour of advice'],
      null,
    ],
  ])('%s', (idea, can, today) => {
    const { capabilities, problem } = readIdea(idea, '2026-11-21');
    expect(
      capabilities.map(({ by, verb, object, tail }) => `${by}: ${[verb, object, tail].filter(Boolean).join(' ')}`),
    ).toEqual(can);
    expect(problem.today).toBe(today);
  });
});

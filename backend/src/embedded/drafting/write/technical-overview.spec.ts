import { readIdea } from '../read.js';
import { appOn } from './technical-overview.js';

const on = (idea: string) => appOn(readIdea(idea, '2026-11-27'));

describe('what an app runs on', () => {
  it('is what the idea names', () => {
    expect(on('My app helps instructors, on iOS and Android. Pupils book a lesson.')).toBe('iOS and Android');
    expect(on('Nightfeed is a phone app for parents. Parents log a feed.')).toBe('phones');
  });

  it('is nothing where pages are wanted', () => {
    expect(on('An internal tool for clerks. Clerks enter a request.')).toBeNull();
  });
});

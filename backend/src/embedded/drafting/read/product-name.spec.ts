import { readIdea } from '../read.js';
import { connectedIn } from './connected.js';

const nameOf = (idea: string): string => readIdea(idea, '2026-11-27').name;

describe('a product without a name', () => {
  it('is called what it is said to be, where that says more than of which sort it is', () => {
    expect(
      nameOf('I run a glass plant. What I need is an electronic handover log. Line operators enter problems.'),
    ).toBe('Handover Log');
  });

  it('is not called by what is only left out', () => {
    expect(
      nameOf(
        "I'd like a command-line tool that reads SQL files. Developers run it before pushing. MySQL isn't needed.",
      ),
    ).not.toBe('MySQL');
  });
});

describe('what is no system', () => {
  it('has somebody behind its letters, or is only a time', () => {
    expect(connectedIn(['Anything marked as urgent is sent to the EHS coordinator at once.'])).toEqual([]);
    expect(connectedIn(['Downtime longer than 5 minutes is pulled in from our Ignition system.'])).toMatchObject([
      { name: 'Ignition', what: null },
    ]);
  });
});

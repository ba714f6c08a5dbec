import { readIdea } from '../read.js';
import { connectedIn } from './connected.js';

const nameOf = (idea: string): string => readIdea(idea, '2026-11-27').name;

describe('a product without a name', () => {
  it('is called what it is said to be, where that says more than of which sort it is', () => {
    expect(
      nameOf('I run a glass plant. What I need is an electronic handover log. Line operators enter problems.'),
    ).toBe('Handover Log');
  });

  it('is called what it works on, or what it is for, where it is only said of which sort it is', () => {
    expect(
      nameOf('We offer a REST API that calculates packaging fees per order line. Developers send the weight.'),
    ).toMatch(/Fee API$/);
    expect(nameOf('Internal tool for returns grading. The grader scans the label and picks a grade.')).toBe(
      'Returns Grading Tool',
    );
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

describe('a product with a name', () => {
  it.each([
    [
      "The workshop lends costumes. Only two people know where they are. We'd like Vestiaire, a searchable catalogue with photo and period. Clients send a request.",
      'Vestiaire',
    ],
    [
      'Nobody removes old flags. The tool (working name Flagsweep) would scan our repositories nightly and mark a flag as stale.',
      'Flagsweep',
    ],
  ])('bears it wherever it stands: %s', (idea, name) => expect(nameOf(idea)).toBe(name));

  it('is never called by the document that is asked for', () =>
    expect(
      nameOf(
        'Could you help me with a business requirements document for our grants office? Officers score each application.',
      ),
    ).not.toMatch(/Requirements/));
});

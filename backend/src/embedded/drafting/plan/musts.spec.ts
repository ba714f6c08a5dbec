import type { Capability } from '../read/brief.js';
import { sparedOf } from './musts.js';

const deed = (verb: string, noun: string, tail = ''): Capability => ({
  verb,
  noun,
  object: `the ${noun}`,
  tail,
  automatic: false,
});
const sparedVerbs = (asked: Capability[], musts: number): string[] =>
  [...sparedOf(asked.length, asked, { limits: [] }, [], musts)].map((at) => asked[at]?.verb ?? '').toSorted();

describe('what is not indispensable', () => {
  it('is a comfort before anything else, wherever the idea tells it', () => {
    const asked = [
      deed('create', 'profile'),
      deed('rate', 'tutor'),
      deed('book', 'lesson'),
      deed('export', 'list'),
      deed('hold', 'lesson'),
    ];
    expect(sparedVerbs(asked, 3)).toEqual(['export', 'rate']);
  });

  it('is neither a payment nor what has to happen before something else', () => {
    const asked = [
      deed('send', 'photo'),
      deed('open', 'chat'),
      deed('pay', 'stay'),
      deed('check', 'certificate', 'before they go live'),
    ];
    expect(sparedVerbs(asked, 3)).toEqual(['send']);
  });
});

import { infinitive } from '../language.js';
import { objectOf } from './objects.js';

describe('what a verb is done to', () => {
  it.each<[said: string, object: string, noun: string, tail: string]>([
    ['that limit with a written reason', 'the limit', 'limit', 'with a written reason'],
    ['that the limit is kept', '', '', 'that the limit is kept'],
    ['a mix of two to four sources', 'a mix of two to four sources', 'mix', ''],
    ['a slot of up to two hours each day', 'a slot of up to two hours', 'slot', 'each day'],
    ["a meal that's not collected in time", 'a meal', 'meal', "that's not collected in time"],
    ["requests it doesn't understand", 'requests', 'request', "it doesn't understand"],
    ['a digest of what it has closed', 'a digest of what it has closed', 'digest', ''],
    ['"ok / talk to parents"', '"ok / talk to parents"', '', ''],
    ['how well the heating is set up', 'how well the heating is set up', '', ''],
  ])('%s', (said, object, noun, tail) => {
    expect(objectOf(said)).toEqual({ object, noun, tail });
  });
});

describe('the base form of a verb', () => {
  it.each([
    ['cached', 'cache'],
    ['signalled', 'signal'],
    ['pasted', 'paste'],
    ['called', 'call'],
  ])('%s', (said, base) => {
    expect(infinitive(said)).toBe(base);
  });
});

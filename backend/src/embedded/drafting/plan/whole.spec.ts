import { wholeCapabilities } from './whole.js';

const show = { verb: 'show', object: "a farm's cases", noun: 'case', tail: 'to another farm', automatic: true };

describe('what the idea asks for', () => {
  it.each([
    ["It shall never show a farm's cases to another farm.", 0],
    ["It must not show a farm's cases to another farm.", 0],
    ["It shows a farm's cases to the vet on duty.", 1],
  ])('%s', (text, count) => expect(wholeCapabilities({ capabilities: [show], sentences: [text] })).toHaveLength(count));
});

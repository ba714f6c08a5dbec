import { wholeCapabilities } from './whole.js';

const show = { verb: 'show', object: "a farm's cases", noun: 'case', tail: 'to another farm', automatic: true };

describe('what the idea asks for', () => {
  it.each([
    ["It shall never show a farm's cases to another farm.", 0],
    ["It must not show a farm's cases to another farm.", 0],
    ["It shows a farm's cases to the vet on duty.", 1],
  ])('%s', (text, count) => expect(wholeCapabilities({ capabilities: [show], sentences: [text] })).toHaveLength(count));

  it('keeps what is told in words alone, however little was found of it', () => {
    const use = { verb: 'use', object: 'the same sensor from their own phone', noun: '', tail: '', automatic: false };
    expect(wholeCapabilities({ capabilities: [use], sentences: [] })).toEqual([]);
    expect(
      wholeCapabilities({ capabilities: [{ ...use, words: 'A nanny should use it' }], sentences: [] }),
    ).toHaveLength(1);
  });

  it('keeps what somebody gets where others never get something else', () => {
    const get = {
      verb: 'get',
      object: 'a Slack message',
      noun: 'Slack message',
      tail: '',
      automatic: false,
      by: 'rep',
    };
    const sentences = ['About 20% of leads never get a reply.'];
    expect(wholeCapabilities({ capabilities: [get], sentences })).toHaveLength(1);
  });
});

import { readIdea } from '../read.js';
import { whyTold } from './told-why.js';

describe('the reason of a deed', () => {
  it.each([
    ['She sees who waits, so that she knows whom to call.', 'She sees who waits', 'know whom to call'],
    ['Ringers log each bird so they do not count it twice', 'Ringers log each bird', 'do not count it twice'],
    ['He sees the hours so he can decide who rests.', 'He sees the hours', 'can decide who rests'],
    ['Cooks see their stock, so they could stop buying too much.', 'Cooks see their stock', 'can stop buying too much'],
  ])('%s', (said, text, why) => {
    expect(whyTold(said)).toEqual({ text, why });
  });

  it('is none where something is done with the product', () => {
    const said = 'Parents get a link so that they can pay online.';
    expect(whyTold(said)).toEqual({ text: said, why: null });
  });

  it('belongs to the deed before it, which is no deed of its own', () => {
    const { capabilities } = readIdea(
      'Members book looms. The manager sees each month how many hours every loom was used, so that she can decide which to replace.',
      '2026-11-24',
    );
    expect(capabilities).toMatchObject([
      { verb: 'book' },
      { verb: 'see', object: 'how many hours every loom was used each month', why: 'can decide which to replace' },
    ]);
  });
});

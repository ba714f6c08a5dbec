import { today } from '../drafting.testing.js';
import { readIdea } from '../read.js';
import { approvalIn } from './approvals.js';
import { heldBackIn } from './held.js';
import { everyDeed } from './every-deed.js';

describe('what a rule holds back', () => {
  it.each([
    ['No repair may start before the customer has approved the quote', 'a repair is to start', 'the repair may start'],
    [
      "A torn net is thrown away only with the skipper's consent",
      'a torn net is to be thrown away',
      'the torn net may be thrown away',
    ],
    ['Nobody may fly solo without a sign-off in the last 30 days', 'somebody wants to fly solo', 'they may fly solo'],
    [
      'No diver may enter the tank until the supervisor has signed the gas check',
      'a diver wants to enter the tank',
      'the diver may enter the tank',
    ],
    ['A boat goes out only if the harbour master has cleared it', 'a boat is to go out', 'the boat may go out'],
  ])('%s', (text, tries, may) => {
    expect(heldBackIn(text)).toMatchObject({ tries, may });
  });

  it('is nothing where what changed only takes effect later', () => {
    expect(heldBackIn('Diet changes take effect only after the head keeper has approved them')).toBeNull();
  });

  it('is what a yes is said to, where no other thing is named', () => {
    expect(approvalIn("A torn net is thrown away only with the skipper's consent")).toMatchObject({
      by: 'skipper',
      object: 'throwing away a torn net',
      noun: 'torn net',
    });
    expect(approvalIn("A mask marked fragile never leaves without the curator's signature")).toMatchObject({
      verb: 'sign',
      object: 'for a mask marked fragile',
      noun: 'mask',
    });
  });

  it('is no deed that happens by itself', () => {
    const { capabilities, limits } = readIdea(
      'A tool for a dye house. Dyers mix samples and dye lots. A lot is dyed only after the weaver has approved the sample.',
      today,
    );
    expect(everyDeed(capabilities).filter(({ automatic }) => automatic)).toEqual([]);
    expect(limits).toEqual([]);
    expect(capabilities.find(({ by }) => by === 'weaver')?.said?.text).toBe(
      'A lot is dyed only after the weaver has approved the sample',
    );
  });
});

import { withWholeVerbs } from './split-verbs.js';

describe('verbs in two words', () => {
  it.each([
    [
      'Dressers check pieces out and back in by barcode.',
      'Dressers check out pieces by barcode and check in pieces by barcode.',
    ],
    [
      'Keepers check capes out and back in by barcode.',
      'Keepers check out capes by barcode and check in capes by barcode.',
    ],
    ['Wardens sign hives out to members and back in.', 'Wardens sign out hives to members and sign in hives.'],
    [
      'The storeman checks the box back in, and the tester passes it.',
      'The storeman checks in the box, and the tester passes it.',
    ],
    ['Firefighters scan a hose in and out.', 'Firefighters scan in a hose and scan out the hose.'],
    ['Keepers put damaged ones aside.', 'Keepers put aside damaged ones.'],
    ['Clerks write worn pieces off.', 'Clerks write off worn pieces.'],
    ['Riders hand the samples over to the lab.', 'Riders hand over the samples to the lab.'],
  ])('are put together: %s', (said, whole) => {
    expect(withWholeVerbs(said)).toBe(whole);
  });

  it.each([
    'Clerks write the name in the book.',
    'The warden takes broken tools out of service.',
    'The lock keeper signs up for a shift.',
    'Wardens put sick hives on hold.',
    'Members book a place in the boat.',
  ])('are left alone where the second word leads to a place: %s', (said) => {
    expect(withWholeVerbs(said)).toBe(said);
  });
});

import { ofSentence, ofSuch, ofWish } from './said-last.js';
import { saidTests } from './said-tests.js';

const row = ({ given, when, then }: { given: string; when: string; then: string }): string =>
  `${given} | ${when} | ${then}`;

describe('what is tried of a sentence in its own words', () => {
  it.each([
    [
      'Matched entries post to NetSuite hourly',
      'matched entries with known values | the transfer has run | they are found in NetSuite with the same values, each once',
    ],
    [
      'Object data has to come from MuseumPlus',
      'object data known in MuseumPlus | it is asked for here | the same is shown as in MuseumPlus',
    ],
    [
      'Each corrective action has an owner and a date',
      'a corrective action without an owner | it is saved | it is not accepted yet, and the page names what is missing: owner',
    ],
    [
      'Every change is recorded with who and when',
      'a change was made yesterday | its entry is looked up | these are there: who and when',
    ],
    [
      'A grower sees just his own plots',
      'plots of somebody else | a grower looks for them | they are not shown, and their address opens nothing',
    ],
    [
      "Nothing gets published without the clerk's approval",
      "the clerk's approval is missing | something is to be published | it is refused, and the page says what is missing",
    ],
    [
      'The money sits in escrow until the buyer has had five days to test',
      'the time before the buyer has had five days to test | the state is looked at | the money sits in escrow',
    ],
    [
      'The service lists each flag with its owner, age and last change',
      'an entry of which all of this is known | it is shown | each of these is there: owner, age and last change',
    ],
  ])('is its list, its end, its receiver or its condition: %s', (text, first) =>
    expect(saidTests(text).map(row)[0]).toBe(first),
  );

  it('is nothing where it names none of them', () => expect(saidTests('Members book a court')).toEqual([]));

  it.each([
    [
      ofSentence('If the code wins it overwrites the layer'),
      'everything that is needed for it is on record | the code wins | it overwrites the layer',
    ],
    [
      ofSentence('If the vial is expired or the batch is too old, it must refuse'),
      'everything that is needed for it is on record | the vial is expired or the batch is too old | it must refuse',
    ],
    [
      ofSentence("You can't approve your own request, obviously"),
      'a user | they try to approve their own request | it is refused, and the rule is named',
    ],
    [
      ofSentence('Recordings disappear from the list', 'Szept'),
      'recordings | they are checked | they disappear from the list',
    ],
    [
      ofSentence('Szept must work in direct sunlight', 'Szept'),
      'everything that is needed for it is on record | this is checked | szept must work in direct sunlight',
    ],
    [
      ofWish('set what they are interested in and get a message', 'restaurant'),
      'a restaurant | they set what they are interested in | they can get a message',
    ],
    [
      ofWish('see the result with photos as soon as the teacher releases it', 'student'),
      'everything that is needed for it is on record | the teacher releases it | a student can see the result with photos',
    ],
    [
      ofSuch('Claims with two or more losses must always go to a person', ''),
      'claims with two or more losses | they are checked | they go to a person',
    ],
    [
      ofSuch('The owner has 30 days to object', ''),
      'everything that is needed for it is on record | this is tried | the owner has 30 days to object',
    ],
  ])('is its case and what follows where it names nothing else', (tests, told) => expect(tests.map(row)[0]).toBe(told));
});

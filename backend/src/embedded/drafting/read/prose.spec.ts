import { readIdea } from '../read.js';
import { everyDeed } from './every-deed.js';
import { inWordsAlone } from '../told/told.testing.js';

const opening =
  'We lend film reels to nine museums. When a museum wants a reel shown, its curator rings our archivist, who writes the loan on a paper form. ' +
  'We would like a web app in which curators ask for a reel, the archivist approves the loan and the projectionist records the state of each reel. ';
const deedsOf = (idea: string): string[] =>
  everyDeed(readIdea(idea, '2026-11-24').capabilities).map(({ by, verb, object, tail }) =>
    [by ?? '?', verb, object, tail].filter(Boolean).join(' '),
  );
const rulesOf = (idea: string): string[] => {
  const { limits, capabilities } = readIdea(idea, '2026-11-24');
  return [
    ...limits.map(({ kind, text }) => `${kind}: ${text}`),
    ...inWordsAlone(capabilities).map((text) => `other: ${text}`),
  ];
};

describe('ideas in ordinary prose', () => {
  it('takes what somebody wants for the occasion of what is done today', () => {
    expect(deedsOf(opening).filter((deed) => /ring|write/.test(deed))).toEqual([]);
  });

  it.each([
    ['Nitrate reels never leave the building.', 'other: nitrate reels never leave the building'],
    ['Museums that owe money cannot borrow.', 'other: museums that owe money cannot borrow'],
    ['A loan lasts three weeks and may be extended once.', 'other: a loan lasts three weeks and may be extended once'],
    ['We have twelve thousand pounds.', 'budget: 12,000 pounds'],
  ])('reads %s as what binds, and as nothing else', (sentence, rule) => {
    const { problem } = readIdea(opening + sentence, '2026-11-24');
    expect(rulesOf(opening + sentence)).toEqual([rule]);
    expect(problem.sentences.join(' ')).not.toContain(sentence);
    expect(deedsOf(opening + sentence)).toEqual(deedsOf(opening));
  });

  it('tells what speaks of a deed behind it', () => {
    const { capabilities } = readIdea(`${opening}The holder has 28 days to put it right.`, '2026-11-24');
    expect(capabilities.at(-1)?.said?.text).toBe(
      'The projectionist records the state of each reel. The holder has 28 days to put it right',
    );
  });

  it.each([
    'No reel should be lost in 2027.',
    'There are six curators and one archivist, and we look after 85 reels in the county.',
  ])('takes %s for no rule', (sentence) => {
    expect(rulesOf(opening + sentence)).toEqual([]);
  });

  it('takes how many a house serves for no wish', () => {
    expect(deedsOf(`In our town a film library lends reels to 22 museums. ${opening}`)).toEqual(deedsOf(opening));
  });

  it('takes a product by the name that puts an end to the trouble', () => {
    const idea = `Every autumn 40 beekeepers bring honey, and no one can say whose honey is in which barrel. HiveTrace fixes that. A beekeeper registers each delivery and the bottler sees which barrels may be mixed.`;
    expect(readIdea(idea, '2026-11-24').name).toBe('HiveTrace');
    expect(deedsOf(idea)[0]).toBe('beekeeper register each delivery');
  });

  it('takes a wish for a time once, as a goal', () => {
    const idea = `${opening}I hope to fill an empty slot in ten days.`;
    expect(deedsOf(idea)).toEqual(deedsOf(opening));
    expect(readIdea(idea, '2026-11-24').measures.map(({ name }) => name)).toEqual(['time to fill an empty slot']);
  });

  it('takes what stands before its trouble and the wish for how it goes today', () => {
    const { problem, capabilities } = readIdea(
      'I manage the green waste yard of a district. Farmers bring branches; a loader driver estimates the volume by eye and shouts it to the cashier, who writes a receipt. ' +
        'We lose perhaps 9,000 euros a year. I picture it like this: the gatekeeper types the number plate, the loader driver picks the volume on a tablet, and the cashier sees the price and takes the card.',
      '2026-11-24',
    );
    expect(problem.sentences.map((one) => one.split(' ')[0])).toEqual(['Farmers', 'We']);
    expect(everyDeed(capabilities).map(({ verb }) => verb)).toEqual(['type', 'pick', 'see', 'take']);
  });

  it.each([
    ['From next year I would like museums or the driver to order a label online.', ['museum order a label online']],
    [
      'We would like visitors to reserve a seat until one hour before the film, and to be told if the film is late.',
      ['visitor reserve a seat until one hour before the film', '? tell visitors if the film is late'],
    ],
    [
      'A dispatcher, who is also a volunteer, plans the drivers for the month.',
      ['dispatcher plan the drivers for the month'],
    ],
    ['After that we keep the deposit.', []],
    ['We would love to have ten groups lending to each other by next September.', []],
  ])('reads of %s what is done', (sentence, deeds) => {
    expect(deedsOf(opening + sentence)).toEqual([...deedsOf(opening), ...deeds]);
  });

  it.each(['What we want is simple.', 'So the idea is a shared catalogue.'])('makes no rule of %s', (sentence) => {
    expect(rulesOf(opening + sentence)).toEqual([]);
  });

  it('reads a sum behind its day as the budget', () => {
    expect(rulesOf(`${opening}Running by 15 May for 6,500 euros.`)).toContain('budget: 6,500 euros');
  });
});

import { today } from '../drafting.testing.js';
import { planDocument } from '../plan.js';
import { detailsOf, fieldOfDetail } from './details.js';
import { wholeVerb } from '../read/whole-verb.js';
import { classOf } from './sense.js';

const featuresOf = (idea: string) => planDocument(idea, '', today).features;
const told = (idea: string, name: RegExp): string => {
  const feature = featuresOf(idea).find((one) => name.test(one.name));
  return [
    feature?.description,
    feature?.gain,
    ...(feature?.tests ?? []).map(({ given, then }) => `${given}, ${then}`),
  ].join('; ');
};

describe('a deed whose object or doer tells what it means', () => {
  const depot =
    'A tool for the lost umbrella desk. Today finds stand in a paper book. Drivers report finds with a photo and the line number. Clerks give each find a shelf number and match enquiries. Dressers check capes out and back in by barcode. The desk head approves repair quotes.';

  it('gives a number to a thing, and the thing to nobody', () => {
    expect(told(depot, /shelf number/)).toMatch(/shelf number (?:is|leads|stands|is there)|by the shelf number/);
    expect(told(depot, /shelf number/)).not.toMatch(/who got it|goes out|missing or broken/);
  });

  it('knows a number that is a name', () => {
    expect(fieldOfDetail('line number')).toMatch(/^line number: text/);
    expect(classOf({ object: 'the shelf number', noun: 'shelf number' })).toBe('thing');
    expect(classOf({ object: 'visitor numbers', noun: 'visitor number' })).toBe('sum');
    expect(
      detailsOf({ verb: 'report', object: 'finds', noun: 'find', tail: 'with the line number', automatic: false }),
    ).toEqual(['line number']);
  });

  it('matches what belongs together, without a plan or a choice', () =>
    expect(told(depot, /^Match/)).not.toMatch(/chos|choice|that time|clash/));

  it('hands out and takes back, and inspects nothing', () => {
    expect(wholeVerb({ verb: 'ask', object: '', tail: 'for dates' })).toBe('ask for');
    expect(told(depot, /^Check/)).toMatch(/who has it|listed as out|out/);
    expect(told(depot, /^Check/)).not.toMatch(/finding|not been looked at/);
  });

  it('agrees to a quote of the own house, where no buyer answers', () =>
    expect(told(depot, /^Approve/)).not.toMatch(/both sides|other side|ask for a new one|work can begin/));
});

describe('what a deed is for', () => {
  const market =
    'I want Hat Swap: milliners list hats with photos, choirs search hats by size and ask for dates. The system automatically holds a deposit of 30 euros until the hat is back. Late returns should drop from 20% to 5%.';

  it('is told by the deed that goes on from it', () =>
    expect(featuresOf(market).find(({ name }) => /^List/.test(name))?.gain).toMatch(/can search hats by size$/));

  it('is never that something can be looked up', () => {
    for (const { gain, so } of featuresOf(market))
      expect(`${gain} ${so}`).not.toMatch(/looked up later|in the head|without asking$/);
  });

  it('wishes for nothing besides what the idea asks', () => {
    const asked = featuresOf(market).filter(({ stated }) => stated);
    expect(asked.length).toBeGreaterThan(2);
    for (const { want, need } of asked) expect(want).toBe(need);
  });

  it('is a must where the idea says that it holds by itself', () =>
    expect(featuresOf(market).find(({ name }) => /deposit/.test(name))?.priority).toBe('must'));
});

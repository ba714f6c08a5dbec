import { today } from '../drafting.testing.js';
import { planDocument } from '../plan.js';
import { choicesOf, detailsOf, fieldOfDetail } from './details.js';
import { livesOf } from './states.js';

const report = { verb: 'report', object: 'spots', noun: 'spot', tail: 'with photo and place', automatic: false };

describe('what belongs to an entry', () => {
  it('is named behind `with`, and no tool is', () => {
    expect(detailsOf(report)).toEqual(['photo', 'place']);
    expect(detailsOf({ ...report, tail: 'with their phone' })).toEqual([]);
    const offer = {
      ...report,
      verb: 'offer',
      tail: 'with its species, size in cubic metres and the day when it is free',
    };
    expect(detailsOf(offer)).toEqual(['species', 'size in cubic metres', 'day']);
    expect(detailsOf(offer).map(fieldOfDetail)).toEqual(['species: text', 'size: number in cubic metres', 'day: date']);
    expect(fieldOfDetail('photo')).toBe('photo: picture');
    expect(fieldOfDetail('photo of the gauge')).toBe('photo: picture');
    expect(fieldOfDetail('moisture in %')).toBe('moisture: number in %');
    expect(fieldOfDetail('expiry date')).toBe('expiry date: date');
  });

  it('has its type from its name', () => {
    expect(fieldOfDetail('litres pumped')).toBe('litres pumped: number in litres');
    expect(fieldOfDetail('bags filled')).toBe('bags filled: number');
    expect(fieldOfDetail('proof load')).toBe('proof load: number with unit');
  });

  it('is what must not be missing', () => {
    const [feature] = planDocument('Cyclists report a hole with photo and place.', '', today).features;
    expect(feature?.name).toBe('Report a hole with photo and place');
    expect(feature?.tests.map(({ given }) => given)).toContain('the place is missing');
  });

  it('can be one of a few states', () => {
    expect(choicesOf({ ...report, verb: 'mark', tail: 'as planned or fixed' })).toEqual(['planned', 'fixed']);
    const plan = planDocument(
      'Cyclists report a hole. The road office marks each hole as planned or fixed.',
      '',
      today,
    );
    expect(livesOf(plan)[0]?.states.map(({ state }) => state)).toEqual(expect.arrayContaining(['planned', 'fixed']));
  });
});

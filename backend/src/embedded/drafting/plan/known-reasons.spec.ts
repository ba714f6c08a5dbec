import { knowledge } from '../know/load.js';
import type { Capability } from '../read/brief.js';
import { today } from '../drafting.testing.js';
import { planDocument } from '../plan.js';
import { everyDeed } from '../read/every-deed.js';
import { objectOf } from '../read/objects.js';
import { knownReasons } from './known-reasons.js';

const reasons = (verb: string, text: string, more: Partial<Capability> = {}): string[] =>
  knownReasons({ verb, ...objectOf(text), automatic: false, ...more }, knowledge().reasons);

describe('why somebody wants to do a thing', () => {
  const { brief, features } = planDocument(
    'Gaugekeeper is an internal tool for three plants. Machinists borrow and return gauges by scanning a QR label. Crib attendants record damage and record breakages. The metrology engineer can quarantine a gauge. Gaugekeeper calculates the wear of each gauge.',
    '',
    today,
  );
  const why = (name: RegExp): string => features.find((one) => name.test(one.name))?.so ?? '';

  it('follows from the deed where the idea does not say', () => {
    expect(why(/^Borrow/)).toBe('it is always clear who has them');
    const returned = everyDeed(brief.capabilities).find(({ verb }) => verb === 'return');
    expect(returned && knownReasons(returned, knowledge().reasons)).toContain('others can use them again');
    expect(why(/^Quarantine/)).toBe('nobody can use it meanwhile');
    // Why the product does something by itself only the idea can say.
    expect(why(/^Calculate/)).toBe('');
  });

  it('stands once in a document', () => {
    const logs = planDocument(
      'A log for three plants. Crib attendants record damage. Fitters record breakages.',
      '',
      today,
    );
    expect(logs.features.slice(0, 2).map(({ so }) => so)).toEqual([
      'nothing depends on memory',
      'they can be looked up later',
    ]);
    const sensor = planDocument(
      'A sensor for fridges with a dashboard. The sensor measures the temperature. If the network is down, the sensor stores up to 72 hours of readings and sends them later. Technicians record repairs.',
      '',
      today,
    ).features.flatMap(({ so }) => (so === '' ? [] : [so]));
    expect(new Set(sensor).size).toBe(sensor.length);
  });

  it('speaks of one thing or of several', () => {
    expect(reasons('upload', 'a signed lease')[0]).toBe('it can be opened wherever it is needed');
    expect(reasons('upload', 'certificates')[0]).toBe('they can be opened wherever they are needed');
    expect(reasons('share', '5 articles a month')[0]).toBe('others have them at hand');
  });

  it('goes by what the deed is done to', () => {
    expect(reasons('say', 'yes')[0]).toBe('the other side knows where they stand');
    expect(reasons('say', 'what kind of wheelchair they use')[0]).toBe('nobody has to ask again');
    expect(reasons('write', 'a JSON file', { automatic: true })).toEqual([]);
  });

  it('is none where nothing surely follows, and where the idea gives it', () => {
    expect(reasons('juggle', 'the balls')).toEqual([]);
    expect(reasons('report', 'defects so that mechanics can repair them')).toEqual([]);
    expect(reasons('read', 'the files', { automatic: true })).not.toContain('I do not have to ask anyone');
  });
});

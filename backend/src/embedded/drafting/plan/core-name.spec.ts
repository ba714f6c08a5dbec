import { objectOf } from '../read/objects.js';
import { coreName } from './core-name.js';

describe('the name of a deed of many words', () => {
  it.each([
    ['borrow', 'gauges by scanning a QR label', '', 'borrow gauges'],
    ['tell', 'the baker', 'how much to bake the next day', 'tell the baker how much to bake the next day'],
    ['trace', 'every job', 'measured with a gauge later found out of tolerance', 'trace every job'],
    ['trace', 'every job measured with a gauge later found out of tolerance', '', 'trace every job'],
    ['set', 'the hours and the area', 'in which they are willing to teach', 'set the hours and the area'],
    ['offer', 'pupils only those slots that leave 20 minutes of travel', '', 'offer pupils slots'],
    [
      'mark',
      'each plot',
      'as free, reserved, occupied or closed',
      'mark each plot as free, reserved, occupied or closed',
    ],
    ['mark', 'an item that has not been seen for 90 days', 'as lost', 'mark an item as lost'],
    ['mark', 'an item', 'that has not been seen for 90 days as lost', 'mark an item as lost'],
    ['assign', 'parts', 'to players for a programme', 'assign parts to players for a programme'],
    [
      'send',
      'alerts',
      'to portfolio managers 180, 90 and 30 days before each date',
      'send alerts to portfolio managers',
    ],
    [
      'offer',
      'a slot',
      'to people on the waiting list when someone cancels',
      'offer a slot to people on the waiting list',
    ],
    ['send', 'a reminder', 'to whoever is on shift if nothing has been logged', 'send a reminder'],
    ['order', 'a swatch for €4, which is credited against the purchase', '', 'order a swatch for €4'],
    ['upload', 'a signed lease as a PDF of up to 300 pages', '', 'upload a signed lease as a PDF'],
  ])('is what is done to what: %s %s %s', (verb, object, tail, name) => {
    expect(coreName({ verb, ...objectOf(object), object, tail, automatic: false })).toBe(name);
  });

  it.each([
    ['report', 'defects', 'with a photo'],
    ['put', 'a germination test result', 'on each batch that comes back'],
    ['compare', 'the readings', 'with those of the week before'],
    ['see', 'which of the gauges are due', 'for their next calibration'],
    ['take', 'before and after photos', 'of each room of the flat'],
  ])('stays whole where it is short, or says nothing without the rest: %s %s %s', (verb, object, tail) => {
    expect(coreName({ verb, ...objectOf(object), object, tail, automatic: false })).toBeNull();
  });
});

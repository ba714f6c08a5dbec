import { readIdea } from '../read.js';
import { everyDeed } from './every-deed.js';

const read = (idea: string) => readIdea(idea, '2026-11-21');
const deeds = (idea: string): string[] =>
  everyDeed(read(idea).capabilities).map(({ by, verb, object }) => `${by ?? '-'}: ${verb} ${object}`);

describe('the thing an idea is about', () => {
  it('is an item where deeds and idea keep to that word, and a house is no kind of product', () => {
    const { unit, kind } = read(
      'We run a community swap day in Deal. Visitors book an item ahead, the coordinator matches the item with a taker, the till volunteer records the donation. Each item has a tag.',
    );
    expect([unit, kind]).toEqual(['item', 'product']);
  });

  it('is none of the people with whom something is done', () => {
    expect(read('Crew chiefs clock pickers in, count crates and report accidents.').unit).toBe('crate');
    // Of whom something is noted today is not what the deeds are about.
    expect(
      read(
        'Tuners keep customers in a notebook, so 30% of customers do not come back. The householder confirms or moves the visit, the tuner sends an invoice.',
      ).unit,
    ).toBe('visit');
  });

  it('is the work that shall go wrong less often, and not what is used for it', () => {
    expect(
      read(
        'One in eight jobs stalls because the cloth came too short. The tailor measures the window, the customer picks a cloth, the manager orders the cloth. Stalled jobs from 12% to 4%.',
      ).unit,
    ).toBe('job');
    expect(
      read('Drivers confirm each delivery, growers order crates. Late deliveries should fall from 16% to 5%.').unit,
    ).toBe('delivery');
  });
});

describe('deeds', () => {
  it('in a row are asked for, whatever people hold in their hand', () => {
    const idea =
      'Our club has 84 members. Members record each dive on their phone, mark tanks that need a test and order badges. Today dives stand in notebooks and a third of them are lost.';
    expect(deeds(idea)).toEqual(['member: record each dive', 'member: mark tanks', 'member: order badges']);
  });
});

describe('what is only cared for', () => {
  it.each([
    ['Falconers weigh the hawk and log each flight, the vet records treatments.', 'flight'],
    ['Keepers feed the donkeys. The app lets keepers weigh donkeys.', 'donkey record'],
    ['Weighers weigh each delivery and the mill master assigns a delivery to a tank.', 'delivery'],
  ])('%s', (idea, unit) => {
    expect(readIdea(idea, '2026-11-21').unit).toBe(unit);
  });
});

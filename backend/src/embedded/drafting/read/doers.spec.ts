import { readIdea } from '../read.js';
import { doersIn } from './doers.js';
import { everyDeed } from './every-deed.js';

describe('those who do one thing', () => {
  it.each([
    ['the tuner and the foreman', ['tuner', 'foreman']],
    ['both the foreman and the bookkeeper', ['foreman', 'bookkeeper']],
    ['drivers or loaders', ['driver', 'loader']],
    ['the cook, the baker and the driver', ['cook', 'baker', 'driver']],
    ['the warden or a trained volunteer', ['warden', 'volunteer']],
    ['the tuner', []],
    ['research and development managers', []],
  ])('%s', (subject, doers) => {
    expect(doersIn(subject).map(({ noun }) => noun)).toEqual(doers);
  });

  it('all have the deed, the first of them before the others', () => {
    const { capabilities } = readIdea(
      'An app for an organ workshop. The tuner and the foreman check each pipe and note its pitch. Fitters record hours.',
      '2026-11-23',
    );
    expect(everyDeed(capabilities).map(({ verb, by, also }) => [verb, by, also])).toEqual([
      ['check', 'tuner', ['foreman']],
      ['note', 'tuner', ['foreman']],
      ['record', 'fitter', undefined],
    ]);
  });

  it.each([
    ['A market for props. Menders, tailors and dry cleaners bid on a repair.', ['mender', 'tailor', 'dry cleaner']],
    ['A list of looms. Weavers, spinning mills and museums list spare parts.', ['weaver', 'spinning mill', 'museum']],
    ['A dive app. Instructors, skippers and the desk log each dive.', ['instructor', 'skipper', 'desk staff']],
    [
      'A shop. Restorers quote a price and gilders, enamellers and case makers name a day.',
      ['gilder', 'enameller', 'case maker'],
    ],
    [
      'A market.\n- boat builders, model makers and furniture workshops list drums',
      ['boat builder', 'model maker', 'furniture workshop'],
    ],
  ])('are all kept where more than two are named: %s', (idea, doers) => {
    const found = readIdea(idea, '2026-11-23').capabilities.map(({ by, also = [] }) => [by, ...also]);
    expect(found).toContainEqual(doers);
  });

  it.each([
    ['A kitchen. Makers book a chamber and hosts check each chamber. A chamber holds one batch at a time.', 'chamber'],
    ['A tool for inspectors. Inspectors close an apiary. A closed apiary moves no hives for 30 days.', 'closed apiary'],
  ])('are no things that people handle, and nobody whom a rule binds: %s', (idea, thing) => {
    const { capabilities, audiences } = readIdea(idea, '2026-11-23');
    expect(everyDeed(capabilities).map(({ by }) => by)).not.toContain(thing);
    expect(audiences.map(({ noun }) => noun)).not.toContain(thing);
  });

  it('are somebody in a row of others, and houses by their own name', () => {
    const { capabilities } = readIdea(
      'A tool for towers. Ringers report a defect, the bell adviser asks for an offer, bell hangers send the offer. Woodland trusts lend tools and confirm their return.',
      '2026-11-23',
    );
    expect(everyDeed(capabilities).map(({ by, verb }) => [by, verb])).toEqual(
      expect.arrayContaining([
        ['bell hanger', 'send'],
        ['woodland trust', 'lend'],
      ]),
    );
  });
});

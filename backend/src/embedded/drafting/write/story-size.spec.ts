import { today } from '../drafting.testing.js';
import { planDocument } from '../plan.js';
import { stepsOf } from './deed-groups.js';
import { sizeOf } from './story-size.js';

const plan = planDocument(
  'A tool for a cape store, in place of a card index. The keeper registers capes and writes off worn capes, dressers check out capes, designers search capes and reserve capes for a show. The manager sees which reservations clash.',
  '',
  today,
);
const asked = stepsOf(plan).flatMap(({ feature }) => (feature.stated ? [feature] : []));

describe('deeds beside each other', () => {
  it('are as large as what they need', () => {
    const sizes = Object.fromEntries(asked.map((feature) => [feature.name.split(' ')[0], sizeOf(feature, plan)]));
    expect(sizes).toMatchObject({ Register: 'medium', Reserve: 'large', See: 'small' });
  });
});

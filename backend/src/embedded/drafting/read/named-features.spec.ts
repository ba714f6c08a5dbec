import { today } from '../drafting.testing.js';
import { readIdea } from '../read.js';
import { nameOf } from '../plan/feature-name.js';

const named = (more: string): string[] => {
  const { capabilities } = readIdea(
    `A feature flag service for engineering teams. Developers switch flags.\n${more}`,
    today,
  );
  return capabilities.filter((one) => one.named).map((one) => nameOf(one, capabilities));
};

describe('features that an idea only names', () => {
  it.each([
    ['- Audit log of every change', ['Audit log of every change']],
    ['- SDKs for TypeScript, Python and Go', ['SDKs for TypeScript, Python and Go']],
    ['- Kill switch that works in seconds', ['Kill switch that works in seconds']],
  ])('reads %s', (more, names) => {
    expect(named(more)).toEqual(names);
  });

  it.each([
    'Admins search by subject, level and price.',
    'Clerks scan a tag.',
    'EU hosting only.',
    'No dark mode.',
    'Three developers and a budget of 40,000 euros.',
  ])('takes no deed, limit or sum for one: %s', (more) => {
    expect(named(more)).toEqual([]);
  });

  it('leaves the way it does them to what the idea says', () => {
    const { capabilities, limits } = readIdea(
      'A feature flag service for teams. Audit log of every change. Public status page on your own domain.',
      today,
    );
    expect(capabilities.map(({ verb, object, tail, automatic }) => ({ verb, object, tail, automatic }))).toEqual([
      { verb: 'offer', object: 'an audit log', tail: 'of every change', automatic: true },
      { verb: 'use', object: 'a public status page', tail: 'on their own domain', automatic: false },
    ]);
    expect(limits).toEqual([]);
  });
});

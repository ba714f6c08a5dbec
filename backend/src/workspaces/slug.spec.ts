import { newSlug } from './slug.js';

describe('newSlug', () => {
  it.each([
    ['Zoë Müller-Lüdenscheidt', /^zoe-muller-ludenscheidt-[0-9a-f]{8}$/],
    ['   ', /^workspace-[0-9a-f]{8}$/],
    ['山田太郎', /^workspace-[0-9a-f]{8}$/],
    ["O'Neill & Sons", /^o-neill-sons-[0-9a-f]{8}$/],
  ])('%s', (name, expected) => {
    expect(newSlug(name)).toMatch(expected);
  });

  it('stays within 100 characters', () => {
    expect(newSlug('a'.repeat(200)).length).toBeLessThanOrEqual(100);
  });

  it('differs for the same name', () => {
    expect(newSlug('Ada')).not.toBe(newSlug('Ada'));
  });
});

import { jest } from '@jest/globals';
import type { SearchContent } from '~/lib/api/types';
import { searchContentOf } from './search-defaults';

const template = {
  id: 'house-style',
  name: 'House style',
  description: `${'How we write, word by word. '.repeat(8)}`.trim(),
  sections: [{ title: 'Voice' }, { title: 'Spelling' }],
  search: null,
};

describe('searchContentOf', () => {
  it('is what was written for the template', () => {
    const search = { seoTitle: 'House style template' } as SearchContent;
    expect(searchContentOf({ ...template, search })).toBe(search);
  });

  it('stands in with plain words within the lengths of results, and says so', () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { seoTitle, metaDescription, faqs } = searchContentOf(template);
    expect(seoTitle).toBe('House style template');
    expect(metaDescription.length).toBeLessThanOrEqual(155);
    expect(metaDescription).toMatch(/\w…$/);
    expect(faqs[0]?.answer).toContain('Voice, Spelling');
    expect(warn).toHaveBeenCalledWith('Template house-style has no search content: defaults stand in.');
    warn.mockRestore();
  });
});

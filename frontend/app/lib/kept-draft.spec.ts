import { forgetDraft, keepDraft, readDraft } from './kept-draft';

function memory() {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
}

const DRAFT = { sections: ['strategic-goals'], idea: 'A rota for lifeboats.', describing: true };

describe('a kept draft', () => {
  it('is the same when it is read, for its own template alone, until it is forgotten', () => {
    const store = memory();
    keepDraft('prd', DRAFT, store);
    expect(readDraft('prd', store)).toEqual(DRAFT);
    expect(readDraft('brd', store)).toBeNull();
    forgetDraft('prd', store);
    expect(readDraft('prd', store)).toBeNull();
  });

  it.each(['', 'no json', '[]', '{"sections":[1],"idea":"","describing":true}', '{"sections":[]}'])(
    'is none when the browser has %s',
    (text) => {
      const store = memory();
      store.setItem('specforge.draft.prd', text);
      expect(readDraft('prd', store)).toBeNull();
    },
  );

  it('survives a browser that keeps nothing', () => {
    const refuse = () => {
      throw new Error('denied');
    };
    const store = { getItem: refuse, setItem: refuse, removeItem: refuse };
    expect(() => keepDraft('prd', DRAFT, store)).not.toThrow();
    expect(readDraft('prd', store)).toBeNull();
    expect(() => forgetDraft('prd', store)).not.toThrow();
  });
});

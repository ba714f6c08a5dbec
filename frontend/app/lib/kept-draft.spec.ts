import { forgetDraft, forgetDrafts, keepDraft, readDraft } from './kept-draft';

function memory() {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
    key: (index: number) => [...items.keys()][index] ?? null,
    get length() {
      return items.size;
    },
    put: (text: string) => items.set('specforge.draft/ada/prd/', text),
  };
}

const DRAFT = { sections: ['strategic-goals'], idea: 'A rota for lifeboats.', describing: true };
const PRD = { userId: 'ada', templateId: 'prd', projectId: null };

describe('a kept draft', () => {
  it('is the same when it is read, in its own place alone, until it is forgotten', () => {
    const store = memory();
    keepDraft(PRD, DRAFT, store);
    expect(readDraft(PRD, store)).toEqual(DRAFT);
    for (const other of [{ templateId: 'brd' }, { projectId: 'crews' }, { userId: 'grace' }]) {
      expect(readDraft({ ...PRD, ...other }, store)).toBeNull();
    }
    forgetDraft(PRD, store);
    expect(readDraft(PRD, store)).toBeNull();
  });

  it('goes with its author, who signs out', () => {
    const store = memory();
    const crews = { ...PRD, projectId: 'crews' };
    const grace = { ...PRD, userId: 'grace' };
    for (const place of [PRD, crews, grace]) keepDraft(place, DRAFT, store);
    forgetDrafts('ada', store);
    expect([PRD, crews, grace].map((place) => readDraft(place, store))).toEqual([null, null, DRAFT]);
  });

  it.each(['', 'no json', '[]', '{"sections":[1],"idea":"","describing":true}', '{"sections":[]}'])(
    'is none when the browser has %s',
    (text) => {
      const store = memory();
      store.put(text);
      expect(readDraft(PRD, store)).toBeNull();
    },
  );

  it('survives a browser that keeps nothing', () => {
    const refuse = () => {
      throw new Error('denied');
    };
    const store = { getItem: refuse, setItem: refuse, removeItem: refuse, key: refuse, length: 1 };
    expect(() => keepDraft(PRD, DRAFT, store)).not.toThrow();
    expect(readDraft(PRD, store)).toBeNull();
    expect(() => forgetDraft(PRD, store)).not.toThrow();
    expect(() => forgetDrafts('ada', store)).not.toThrow();
  });
});

import { changedByForm, changedByText, isReadable, isUnsaved, jsonText, readJson, sameData } from './drafts';

const STORED = { data: { summary: 'Short', points: ['a', 'b'] }, revision: 3 };

describe('sameData', () => {
  it('compares as JSON, whatever the order of the keys', () => {
    expect(sameData({ a: 1, b: [{ c: null }] }, { b: [{ c: null }], a: 1 })).toBe(true);
    expect(sameData({ a: [1, 2] }, { a: [2, 1] })).toBe(false);
    expect(sameData({ a: 1 }, { a: 1, b: null })).toBe(false);
    expect(sameData({ a: undefined }, { b: undefined })).toBe(false);
    expect(sameData([], {})).toBe(false);
    expect(sameData(null, {})).toBe(false);
  });
});

describe('readJson', () => {
  it('takes an object and nothing else', () => {
    expect(readJson('{"a":1}')).toEqual({ data: { a: 1 } });
    expect(readJson('[1]')).toHaveProperty('error');
    expect(readJson('{"a":')).toHaveProperty('error');
  });
});

describe('a draft', () => {
  it('begun in the form keeps what it was made from', () => {
    const draft = changedByForm(undefined, STORED, (data) => ({ ...data, summary: 'Long' }));
    expect(draft).toEqual({ data: { ...STORED.data, summary: 'Long' }, text: null, base: STORED });
    const newer = { data: { summary: 'Theirs', points: [] }, revision: 4 };
    expect(changedByForm(draft, newer, (data) => data).base).toBe(STORED);
  });

  it('is unsaved only while it differs', () => {
    const changed = changedByForm(undefined, STORED, (data) => ({ ...data, summary: 'Long' }));
    expect(isUnsaved(changed)).toBe(true);
    expect(isUnsaved(changedByForm(changed, STORED, (data) => ({ ...data, summary: 'Short' })))).toBe(false);
    expect(isUnsaved(undefined)).toBe(false);
  });

  it('is carried from the form to the text and back', () => {
    const typed = changedByText(undefined, STORED, jsonText({ ...STORED.data, summary: 'Typed' }));
    expect(typed.data).toEqual({ ...STORED.data, summary: 'Typed' });
    const formed = changedByForm(typed, STORED, (data) => ({ ...data, points: [] }));
    expect(formed).toMatchObject({ data: { summary: 'Typed', points: [] }, text: null });
  });

  it('keeps unreadable text, which is unsaved whatever it says', () => {
    const broken = changedByText(undefined, STORED, '{"summary": ');
    expect(broken).toMatchObject({ data: STORED.data, text: '{"summary": ' });
    expect(isReadable(broken)).toBe(false);
    expect(isUnsaved(broken)).toBe(true);
  });

  it('with other white space only is not unsaved', () => {
    expect(isUnsaved(changedByText(undefined, STORED, JSON.stringify(STORED.data)))).toBe(false);
  });
});

import { changeAt, listOf, pathTo, rowsOf, withInserted, withMoved, withoutItem } from './paths';

const DATA = {
  summary: 'Short',
  goals: [
    { id: 'G-001', metric: 'Trips', features: ['FR-001'] },
    { id: 'G-002', metric: 'Hours', features: [] },
  ],
};

describe('changeAt', () => {
  it('changes one place and keeps the rest as it is', () => {
    const changed = changeAt(DATA, 'goals[1].metric', () => 'Days');
    expect(changed).toEqual({ ...DATA, goals: [DATA.goals[0], { ...DATA.goals[1], metric: 'Days' }] });
    expect((changed.goals as unknown[])[0]).toBe(DATA.goals[0]);
    expect(DATA.goals[1]?.metric).toBe('Hours');
  });

  it('keeps the order of the keys', () => {
    expect(Object.keys(changeAt(DATA, 'summary', () => 'Long'))).toEqual(['summary', 'goals']);
  });

  it('makes what is missing or of another kind on the way', () => {
    expect(changeAt({}, 'goals[0].metric', () => 'Days')).toEqual({ goals: [{ metric: 'Days' }] });
    expect(changeAt({ goals: 'text' }, 'goals[0]', () => 1)).toEqual({ goals: [1] });
  });

  it('reaches a list through its path', () => {
    expect(changeAt(DATA, 'goals[0].features', (list) => withInserted(listOf(list), 1, 'FR-002'))).toMatchObject({
      goals: [{ features: ['FR-001', 'FR-002'] }, {}],
    });
  });
});

describe('pathTo', () => {
  it('writes paths as validation does', () => {
    expect(pathTo(pathTo(pathTo('', 'goals'), 2), 'metric')).toBe('goals[2].metric');
  });
});

describe('lists', () => {
  it('inserts, removes and moves without touching the list', () => {
    const list = ['a', 'b', 'c'];
    expect(withInserted(list, 1, 'x', 'y')).toEqual(['a', 'x', 'y', 'b', 'c']);
    expect(withoutItem(list, 1)).toEqual(['a', 'c']);
    expect(withMoved(list, 0, 2)).toEqual(['b', 'c', 'a']);
    expect(withMoved(list, 2, 0)).toEqual(['c', 'a', 'b']);
    expect(list).toEqual(['a', 'b', 'c']);
  });

  it('reads rows from whatever is there', () => {
    expect(rowsOf([{ a: 1 }, 'b', null])).toEqual([{ a: 1 }, {}, {}]);
    expect(rowsOf(undefined)).toEqual([]);
  });
});

import { filterQuery, isBackwards, readFilter } from './filter';

const read = (query: string) => readFilter(new URLSearchParams(query));

describe('readFilter', () => {
  it('reads what an address names, and is the same after another trip through it', () => {
    const filter = { type: 'improve,refund', direction: 'out', from: '2026-01-31', to: '2026-02-28' } as const;
    expect(readFilter(filterQuery(filter))).toEqual(filter);
    expect(filterQuery(read('')).toString()).toBe('');
  });

  it('leaves out what it cannot mean', () => {
    expect(read('type=theft,,&direction=up&from=yesterday&to=2026-13-01&days=90')).toEqual({});
  });

  it('keeps of several types those that there are, once', () => {
    expect(read('type=bundle,theft,purchase,bundle')).toEqual({ type: 'bundle,purchase' });
  });

  it('knows days that are the wrong way round', () => {
    expect(isBackwards({ from: '2026-02-01', to: '2026-01-01' })).toBe(true);
    expect(isBackwards({ from: '2026-02-01', to: '2026-02-01' })).toBe(false);
    expect(isBackwards({ to: '2026-02-01' })).toBe(false);
  });
});

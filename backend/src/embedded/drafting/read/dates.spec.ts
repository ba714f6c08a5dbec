import { dates } from './dates.js';

describe('dates', () => {
  it.each([
    ['Target 3% by the end of 2027.', 'by the end of 2027', '2027-12-31'],
    ['Launch before Christmas 2027, 3 people.', 'before Christmas 2027', '2027-12-24'],
    ['Done by Q3 2027', 'by Q3 2027', '2027-09-30'],
    ['Live by 14 March 2027', 'by 14 March 2027', '2027-03-14'],
    ['It launches before April 2027', 'before April 2027', '2027-03-31'],
    ["Live before Mother's Day 2027", "before Mother's Day 2027", '2027-02-28'],
    ['Replace the Excel plan by March.', 'by March', '2027-03-31'],
    ['It has to work before 1 June', 'before 1 June', '2027-06-01'],
    ['Ready by Christmas', 'by Christmas', '2026-12-24'],
  ])('%s', (sentence, text, day) => {
    expect(dates(sentence, '2026-11-21')).toEqual([{ kind: 'date', text, day }]);
  });

  it('hears none where no day is set', () => {
    expect(dates('We served 2027 guests at the end of the road', '2026-11-21')).toEqual([]);
  });
});

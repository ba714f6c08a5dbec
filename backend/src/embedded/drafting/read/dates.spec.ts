import { dates } from './dates.js';

describe('dates', () => {
  it.each([
    ['Target 3% by the end of 2027.', 'by the end of 2027', '2027-12-31'],
    ['Launch 1 March, before the festival.', '1 March', '2027-03-01'],
    ['Usable before the Q3 freeze (15 September).', 'before 15 September', '2027-09-15'],
    ['Pilot with 25 agents in the Tulsa center starting 18 May.', 'starting 18 May', '2027-05-18'],
    ['Launch before Christmas 2027, 3 people.', 'before Christmas 2027', '2027-12-24'],
    ['Start before the spring peak in April 2027', 'before the spring peak in April 2027', '2027-03-31'],
    ['Done by Q3 2027', 'by Q3 2027', '2027-09-30'],
    ['Live by 14 March 2027', 'by 14 March 2027', '2027-03-14'],
    ['It launches before April 2027', 'before April 2027', '2027-03-31'],
    ["Live before Mother's Day 2027", "before Mother's Day 2027", '2027-03-06'],
    ['Replace the Excel plan by March.', 'by March', '2027-03-31'],
    ['It has to work before 1 June', 'before 1 June', '2027-06-01'],
    ['They need it by their autumn session.', 'by their autumn session', '2027-11-30'],
    ['Start: Luanda, before school year in September.', 'before school year in September', '2027-08-31'],
    ['Ready by Christmas', 'by Christmas', '2027-12-24'],
    ['No wait longer than a week by Easter 2027.', 'by Easter 2027', '2027-03-27'],
    ['Ready by Easter', 'by Easter', '2027-03-27'],
    ['It has to run before Carnival 2028', 'before Carnival 2028', '2028-02-28'],
    ['From 45 days to 10 by All Saints', 'by All Saints', '2027-10-31'],
    ['Zero by Michaelmas 2027', 'by Michaelmas 2027', '2027-09-28'],
    ['Live before Advent', 'before Advent', '2027-11-27'],
    ['Before Ramadan please.', 'Before Ramadan', '2027-02-07'],
    ['The first release is planned for April', 'for April', '2027-04-30'],
    ['Not in the version that ships in April', 'in April', '2027-04-30'],
    ['The city will open a grant scheme for owners on 1 September', 'on 1 September', '2027-09-01'],
    ['The contract ends at the end of 2027', 'at the end of 2027', '2027-12-31'],
    ['Down to 3 by next spring', 'by next spring', '2027-03-31'],
    ['By autumn we want 3', 'By autumn', '2027-09-30'],
    ['It must run before winter', 'before winter', '2027-11-30'],
    ['Launch in September.', 'in September', '2027-09-30'],
    ['60 therapists to begin with, launch next September.', 'next September', '2027-09-30'],
    ['Pilot on 2 wards in May.', 'in May', '2027-05-31'],
    ['The tool must be ready from April', 'from April', '2027-04-01'],
    ['Start on 3 March with ten shops', 'on 3 March', '2027-03-03'],
    ['Autumn would be nice', 'by autumn', '2027-11-30'],
    ['Beta with 5 practices in February', 'in February', '2027-02-28'],
    ['Live before the season in April.', 'before the season in April', '2027-03-31'],
  ])('%s', (sentence, text, day) => {
    expect(dates(sentence, '2026-11-21')).toEqual([{ kind: 'date', text, day }]);
  });

  it('hears none where no day is set', () => {
    expect(dates('We served 2027 guests at the end of the road', '2026-11-21')).toEqual([]);
    expect(dates('The season starts in April and our pool opens in May', '2026-11-21')).toEqual([]);
    expect(dates('Queues of 25 minutes in July', '2026-11-21')).toEqual([]);
  });
});

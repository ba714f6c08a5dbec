import { dueDay, dueIn } from './due.js';

describe('when a goal is due', () => {
  it.each([
    ['25 practices within nine months of launch', '2027-03-31', '2027-12-31'],
    ['60 shops by month 12', '2027-05-26', '2028-05-26'],
    ['below 1% within six months of go-live', '2027-08-31', '2028-02-29'],
    ['10k users by year end', '2027-09-01', '2027-12-31'],
    ['half as many by the end of the year following launch', '2027-05-14', '2028-12-31'],
    ['98% by FY27 close', '2027-05-14', '2027-12-31'],
    ['55% by the fourth quarter', '2027-02-14', '2027-12-31'],
    ['55% by the second quarter', '2027-02-14', '2027-06-30'],
    ['below 3% by end of Q2 2027', '2027-01-14', '2027-06-30'],
  ])('reckons %s from the launch or by the year', (text, launch, day) => {
    expect(dueDay(text, launch)).toBe(day);
  });

  it('takes the next year end where the launch leaves no time before this one', () => {
    expect(dueDay('10k users by year end', '2027-12-01')).toBe('2028-12-31');
  });

  it('says nothing of what is no day', () => {
    expect(dueIn('tasks done before day one')).toBeNull();
    expect(dueIn('answered within 3 days')).toBeNull();
  });
});

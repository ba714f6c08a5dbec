import { measuresOf } from './measures.js';

const goals = (...sentences: string[]): (string | null)[][] =>
  measuresOf(sentences).map(({ name, baseline, target, when }) => [name, baseline, target, when]);

describe('goals as product teams write them', () => {
  it('reads key results', () => {
    expect(goals('KR2: median time to first dashboard from 6 days to 1 day')).toEqual([
      ['median time to first dashboard', '6 days', '1 day', null],
    ]);
    expect(goals('KR3: onboarding calls down by half')).toEqual([
      ['onboarding calls', null, 'half of today’s figure', null],
    ]);
  });

  it('starts an unnamed goal from the share told before, whatever else costs money', () => {
    expect(
      goals(
        'Right now we breach 9% of SLAs and each breach costs us about $400.',
        'Goal is to get below 3% by end of Q2 2027.',
      ),
    ).toEqual([['share of SLAs breached', '9%', 'below 3%', 'by end of Q2 2027']]);
  });

  it('finds the figure of today behind the goal as well', () => {
    expect(goals('Goal is to get below 3% by end of Q2 2027.', 'Right now we breach 9% of SLAs.')).toEqual([
      ['share of SLAs breached', '9%', 'below 3%', 'by end of Q2 2027'],
    ]);
  });

  it('reads a count with its time after the launch', () => {
    expect(goals('We want 25 paying practices within nine months of launch in March 2027.')).toEqual([
      ['paying practices', null, '25', 'within nine months of launch in March 2027'],
    ]);
  });

  it('writes out the letters of well-known figures', () => {
    expect(goals('aim for 10k MAU by year end and NPS over 40')).toEqual([
      ['monthly active users (MAU)', null, '10k', 'by year end'],
      ['net promoter score (NPS)', null, 'over 40', 'by year end'],
    ]);
    expect(goals('Need $250k GMV per month and 60 active shops by month 12, otherwise funding runs out.')).toEqual([
      ['gross merchandise volume (GMV)', null, '$250k per month', 'by month 12'],
      ['active shops', null, '60', 'by month 12'],
    ]);
  });

  it('reads shares of what is done, and figures that follow in the same list', () => {
    expect(
      goals(
        'Should resolve at least 60% of questions without a human, first reply under 1 minute, CSAT of 4.5 or better.',
      ),
    ).toEqual([
      ['share of questions resolved without a human', null, 'at least 60%', null],
      ['time to first reply', null, 'under 1 minute', null],
      ['customer satisfaction (CSAT)', null, 'at least 4.5', null],
    ]);
  });

  it('reads time that is saved and time that something takes', () => {
    expect(goals('We think it can save each rep 3 hours a week.')).toEqual([
      ['time saved per rep', null, '3 hours a week', null],
    ]);
    expect(goals('Month-end close takes 9 days today; we want it done in 3.')).toEqual([
      ['time for month-end close', '9 days', '3 days', null],
    ]);
  });

  it('halves what the idea counts under another word', () => {
    expect(goals('14% of appointments are missed.', 'Cut no-shows in half by year end.')).toEqual([
      ['no-shows', '14%', '7%', 'by year end'],
    ]);
  });

  it('takes no year for a figure, and none of something for a goal', () => {
    expect(goals('In 2025 we auto-renewed 23 contracts.', 'Acceptance: no unwanted renewals in 2027.')).toEqual([
      ['unwanted renewals', null, '0', 'in 2027'],
    ]);
  });

  it('leaves qualities of the software to its requirements', () => {
    expect(goals('p95 under 300 ms for the API, must handle 50k test runs a day.')).toEqual([]);
  });

  it('reads a target by its label, and what somebody shall spend at most', () => {
    expect(goals('Target turnaround: 10 days.')).toEqual([['turnaround', null, '10 days', null]]);
    expect(
      goals(
        'By Christmas 2027 no more than 5% of shifts should be understaffed, and coordinators should spend at most 2 hours a week on it.',
      ),
    ).toEqual([
      ['share of shifts understaffed', null, 'no more than 5%', 'By Christmas 2027'],
      ['time that coordinators spend', null, 'at most 2 hours a week', 'By Christmas 2027'],
    ]);
  });

  it('takes the last deed before a time, and a share for no time', () => {
    expect(goals('Carriers should see loads, upload the POD and get paid in 5 days instead of 30.')).toEqual([
      ['time to get paid', '30 days', '5 days', null],
    ]);
    expect(goals('Double the share of POs approved within 48 hours (35% today).')).toEqual([
      ['share of POs approved within 48 hours', '35%', '70%', null],
    ]);
  });
});

import { stagesOf } from './stages.js';

const today = '2026-11-27';
const stages = (...sentences: string[]) =>
  stagesOf(sentences, today).map(({ kind, title, about, day }) => [kind, title, about, day]);

describe('the stages that an idea lays out', () => {
  it('are a beta and a release', () => {
    expect(stages('Beta in Q1 2027, GA in Q3 2027.')).toEqual([
      ['trial', 'Beta', '', '2027-03-31'],
      ['launch', 'GA', '', '2027-09-30'],
    ]);
    expect(stages('Private beta with 5 companies in April 2027, public launch in July 2027.')).toEqual([
      ['trial', 'Private beta with 5 companies', '5 companies', '2027-04-30'],
      ['launch', 'Public launch', '', '2027-07-31'],
    ]);
  });

  it('are a trial with one and then the rest, and leave out what shall be reached', () => {
    expect(stages('One vessel as a trial in April, the rest before 20 June; fewer left behind.')).toEqual([
      ['trial', 'Trial with one vessel', 'One vessel', '2027-04-30'],
      ['later', 'The rest', 'the rest', '2027-06-20'],
    ]);
    expect(stages('Beta with 10 merchants by 15 September, 60 paying by the end of the year.')).toEqual([
      ['trial', 'Beta with 10 merchants', '10 merchants', '2027-09-15'],
    ]);
  });

  it('are one city and then others', () => {
    expect(stages('Pilot with 12 reps in Austin from February, then Dallas and Houston in the summer.')).toEqual([
      ['trial', 'Pilot with 12 reps in Austin', '12 reps in Austin', '2027-02-01'],
      ['later', 'Dallas and Houston', 'Dallas and Houston', '2027-08-31'],
    ]);
    expect(stages('Rollout: Rotterdam first, then the rest of Benelux, then Germany.')).toEqual([
      ['launch', 'Rollout: Rotterdam', 'Rotterdam', null],
      ['later', 'The rest of Benelux', 'the rest of Benelux', null],
      ['later', 'Germany', 'Germany', null],
    ]);
  });

  it('are phases, in one sentence or in two', () => {
    expect(
      stages(
        'Phase 1: documents and e-signature by May 2027.',
        'Phase 2: equipment and access provisioning by September 2027.',
      ),
    ).toEqual([
      ['launch', 'Phase 1: documents and e-signature', 'documents and e-signature', '2027-05-31'],
      ['later', 'Phase 2: equipment and access provisioning', 'equipment and access provisioning', '2027-09-30'],
    ]);
    expect(stages('Phase 1 sole traders, phase 2 limited companies.').map(([kind]) => kind)).toEqual([
      'launch',
      'later',
    ]);
  });

  it('come after a day where the idea says so', () => {
    expect(stages('Pilot in Chicago in Q2 2027, nationwide after Labor Day.').at(-1)).toEqual([
      'later',
      'Nationwide',
      'nationwide',
      '2027-09-07',
    ]);
  });

  it('are none where only one day is set, or work is told step by step', () => {
    expect(stages('MVP in 3 months.')).toEqual([]);
    expect(stages('MVP in 6 months with a $400k budget.')).toEqual([]);
    expect(stages('A dispatcher assigns a job, then the driver confirms it.')).toEqual([]);
    expect(stages('Start a timer, then stop it when the job is done.')).toEqual([]);
    expect(stages('Live chat, then a phone call.')).toEqual([]);
    expect(stages('Launch a campaign, then watch the replies.')).toEqual([]);
    expect(stages('The pilot logs the flight, then the owner signs.')).toEqual([]);
  });
});

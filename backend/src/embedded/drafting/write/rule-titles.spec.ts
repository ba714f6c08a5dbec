import { ruleTitle } from './rule-titles.js';

describe('the title of a rule', () => {
  it.each<[rule: string, title: string]>([
    ['a fan can buy at most 4 tickets per event', 'At most 4 tickets per event'],
    ['late returns cost $2 per day', 'Charge for late returns'],
    ['a later cancellation costs £8', 'Charge for a later cancellation'],
    ['customers may cancel until two hours before pick-up', 'Time for cancelling'],
    ['visit notes are kept for 10 years', 'How long visit notes are kept'],
    ['data kept for 2 years', 'How long data is kept'],
    ['personal data is deleted 30 days after pick-up', 'Deletion of personal data'],
    ['claims above 500 EUR need a second approval by finance', 'Approval of claims above 500 EUR'],
    ["admins verify tutors' ID before they go live", "Verification of tutors' ID"],
    ['lessons are not recorded', 'No recording of lessons'],
    ['shops are paid out monthly', 'Payment of shops'],
    ['critical defects must be reported to the landlord within 24 hours', 'How soon critical defects are reported'],
    ['observations have to be taken at least every 4 hours', 'How often observations are taken'],
    [
      'a reservation that is not started within 30 minutes is released',
      'What happens to a reservation that is not started within 30 minutes',
    ],
    [
      'if a parcel is not collected in time, the resident pays €1 per day',
      'What happens if a parcel is not collected in time',
    ],
    ['private use is not allowed', 'No private use'],
    ['only managers can approve above 500 EUR', 'Only managers can approve above 500 EUR'],
  ])('%s', (rule, title) => {
    expect(ruleTitle(rule)).toBe(title);
  });

  it('is none where the words tell none', () => {
    expect(ruleTitle('the dashboard looks like the old one')).toBeNull();
  });
});

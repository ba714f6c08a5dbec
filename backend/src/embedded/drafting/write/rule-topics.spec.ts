import { topicOf } from './rule-topics.js';

describe('the topic of a rule', () => {
  it.each([
    ['An instrument may not be lent within 5 days of its due date', 'When an instrument may not be lent'],
    ['Nobody may hold more than 8 gauges at once', 'At most 8 gauges at once'],
    ['Only interpreters with a certification may be offered felony hearings', 'Who may be offered felony hearings'],
    ['Growers must log any spraying 48 hours in advance', 'When growers must log'],
    ['Two people must confirm every plot sale', 'What two people must do'],
    ['The owner is paid out 5 days after the costumes arrive', 'When the owner is paid out'],
    ['A mentor cannot sign anything alone', 'What a mentor cannot do'],
    ['The app must never give dosage advice', 'What the app must never do'],
    ['We keep a 12% commission', 'Commission'],
    ['Names of parties in sealed cases must never be visible to interpreters', 'Names of parties in sealed cases'],
  ])('is no second telling of it: %s', (rule, topic) => {
    expect(topicOf(rule, `“${rule}.”`)).toBe(topic);
  });

  it('is the title where that says less than the rule', () => {
    expect(topicOf('Time for cancelling', 'Customers may cancel until two hours before.')).toBe('Time for cancelling');
  });
});

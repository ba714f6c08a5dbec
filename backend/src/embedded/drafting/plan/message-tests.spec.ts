import { messageIn } from './message-tests.js';
import { linesOf as checks } from './tried.testing.js';

describe('the checks of a message', () => {
  it('are its time before the day, and that none goes out sooner', () => {
    const tracker =
      'A contract tracker called Renewly. Buyers upload contracts. Contract owners get reminders 120/60/30 days before the notice deadline.';
    expect(checks(tracker, /^Send reminders/)).toEqual([
      '120, 60 or 30 days are left before the notice deadline | no user does anything more | the contract owner gets one reminder, and the log shows the time',
      'more than 120 days are left before the notice deadline | no user does anything more | no reminder goes out yet',
    ]);
  });

  it('hold it back where it may go out so often and no more', () => {
    const chaser =
      'Tallymark is an add-on for accounting firms. It reads the engagement list from Karbon and sends reminders by email and SMS, max 2 per week per client and never on Sundays.';
    expect(checks(chaser, /^Send reminders/)).toEqual([
      'a reminder is due | no user does anything more | the client gets one reminder by email and SMS, and the log shows the time',
      'the client has had 2 reminders in the same week | another reminder falls due | it is held back until the next week',
      'a reminder falls due on a Sunday | its time comes | nothing is sent on that day',
    ]);
  });

  it('name what is outstanding, and are silent once nothing is', () => {
    const chaser = 'An add-on called Tallymark that chases clients for missing documents.';
    expect(checks(chaser, /^Chase/)).toEqual([
      'missing documents are outstanding | a reminder is due | the client gets one reminder that names them, and the log shows the time',
      'nothing is outstanding any more | a reminder would be due | none goes out',
    ]);
  });

  it('take the reason from the deed or from the words before it', () =>
    expect(
      checks('Grantly is a platform for grants. It notifies applicants when a call matches their field.', /^Notify/)[0],
    ).toBe(
      'a call matches their field | no user does anything more | the applicant gets one message, and the log shows the time',
    ));
});

describe('a message', () => {
  it('is called by its name, with whom it is for and the way it goes', () => {
    const told = { noun: 'report', by: 'quality manager', automatic: false };
    expect(
      messageIn({ ...told, verb: 'get', object: "a PDF report of last week's excursions", tail: 'by email' }),
    ).toEqual({ what: 'report', whom: 'quality manager', way: ' by email' });
    expect(messageIn({ ...told, verb: 'get', object: 'an email or SMS', tail: '' }).way).toBe(' by email or SMS');
  });
});

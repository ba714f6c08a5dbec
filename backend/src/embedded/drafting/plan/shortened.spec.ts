import { shortened } from './shortened.js';

describe('a heading that is too long', () => {
  it.each([
    [
      "Assign a PR to the flag's maintainer, or to the CODEOWNERS team if that person left",
      "Assign a PR to the flag's maintainer",
    ],
    ['Approve timesheets by Friday noon, otherwise they roll over to next week', 'Approve timesheets by Friday noon'],
    [
      'Retain records for seven years in accordance with the State retention schedule',
      'Retain records for seven years',
    ],
    ['Close the log no earlier than 30 minutes before the end of the late shift', 'Close the log'],
    ['Get a push notification if nobody has clocked in 20 minutes after the planned start', 'Get a push notification'],
    [
      'Get an email or SMS five days before arrival where they can pick a room upgrade or breakfast',
      'Get an email or SMS five days before arrival',
    ],
    [
      'Show returns received today, backlog, average hours from dock to restock and top 10 SKUs',
      'Show returns received today, backlog and more',
    ],
    [
      'Escalate anything rated high risk to the CISO who has five business days to sign off',
      'Escalate anything rated high risk to the CISO',
    ],
  ])('ends where a phrase ends: %s', (whole, short) => {
    expect(shortened(whole, 60)).toBe(short);
  });

  it('keeps what was done to a thing together with how', () => {
    expect(shortened('Trace every job measured with a gauge later found out of tolerance', 48)).not.toMatch(
      /measured$/,
    );
  });
});

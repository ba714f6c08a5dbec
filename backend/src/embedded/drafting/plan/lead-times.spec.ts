import { leadIn } from './lead-times.js';

const lead = (object: string, tail = '', about = 'appointment'): string | null => {
  const found = leadIn({ object, tail }, about);
  return found && `${found.steps.join(' + ')} < ${found.before}`;
};

describe('how long before something a message goes out', () => {
  it('is one time or several, each in its unit', () => {
    expect(lead('reminders 120/60/30 days', 'before the notice deadline')).toBe(
      '120 days + 60 days + 30 days < the notice deadline',
    );
    expect(lead('a reminder text 48h and 3h', 'before every appointment')).toBe('48 hours + 3 hours < the appointment');
    expect(lead('an email or SMS', 'five days before arrival where they can pick a room')).toBe('five days < arrival');
  });

  it('is before what it is all about, where nothing else is named', () =>
    expect(lead('reminders', 'by text at 7 days and 24 hours')).toBe('7 days + 24 hours < the appointment'));

  it('is no time of the day and no span of a figure', () => {
    expect(lead('reminders', 'before 8 pm')).toBeNull();
    expect(lead('a report', 'of the last 7 days')).toBeNull();
    expect(lead('an email', '1 hour before or 1 day before if a deadline is missed')).toBeNull();
  });
});

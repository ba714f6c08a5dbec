import { blockFor, coreTemplates, today } from '../drafting.testing.js';
import { draftOf } from './context.js';
import { lists } from './lists.js';

const template = coreTemplates.find(({ id }) => id === 'frd-webapp');
const [section] = template?.sections ?? [];
if (!template || !section) throw new Error('no template');

const rowsOf = (meaning: string, idea: string, ...columns: string[]): string[] =>
  (lists[meaning]?.(draftOf({ ...blockFor(template, section, template.sections, idea, {}), today })) ?? []).map((row) =>
    columns.map((column) => String(row[column])).join(' | '),
  );
const notices = (idea: string): string[] => rowsOf('notification', idea, 'event', 'recipient', 'channel');
const jobs = (idea: string): string[] => rowsOf('scheduledJob', idea, 'job', 'when');

describe('the messages that an idea tells', () => {
  const vets =
    'PawPoint is a booking app for vets. Pet owners book an appointment. Vets write notes. The owner gets a reminder by SMS two days before the appointment and a vaccination reminder by e-mail 30 days before the vaccination expires.';

  it('stand with their occasion, recipient and way, two of one sentence apart', () => {
    expect(notices(vets)).toEqual(
      expect.arrayContaining([
        'Two days before the appointment | Pet owners | Text message',
        '30 days before the vaccination expires | Pet owners | Email',
      ]),
    );
  });

  it('are sent by a job at their time', () => {
    expect(jobs(vets)).toEqual(
      expect.arrayContaining([
        'Send the reminder to pet owners | Two days before the appointment',
        'Send the vaccination reminder to pet owners | 30 days before the vaccination expires',
      ]),
    );
  });

  it('are told where a condition leads in, and a job looks out for what is late', () => {
    const vans =
      'A charging manager for vans. Drivers plug in vans. If a charger fails or a van is not plugged in by 10 pm, the yard manager gets a push notification. Each month finance receives a report of the energy cost per van.';
    expect(notices(vans)).toEqual([
      'A charger fails or a van is not plugged in by 10 pm | The yard manager | Push notification',
      'Each month | The finance team | Email (assumed)',
    ]);
    expect(jobs(vans)[0]).toBe(
      'Find cases where a charger fails or a van is not plugged in by 10 pm | Every day at 10 pm',
    );
  });

  it('reach those whom a pronoun means', () => {
    const reports =
      "Spendly is an expense tool. Employees submit a report; the line manager approves it. If the manager hasn't decided after 5 days, the app reminds them, and after 10 days it escalates to the manager's manager.";
    expect(notices(reports)).toEqual(
      expect.arrayContaining([
        "The manager hasn't decided after 5 days | The line manager | Email (assumed)",
        "After 10 days | The manager's manager | Email (assumed)",
      ]),
    );
  });

  it('are none where the idea does not say to whom they go, or where its sentence is torn', () => {
    const evening = 'Booking for a school. Parents book a slot with a teacher.\n- Reminder by text the day before';
    expect(notices(evening).join()).not.toMatch(/assumed/);
  });

  it('are none where somebody does it by hand, or where it is told of today', () => {
    const hand =
      'A portal for a housing firm. Tenants report a defect. Managers can send announcements by email to everyone. Today tenants get a letter when a repair is planned.';
    expect(notices(hand).join()).not.toMatch(/announcement|letter/i);
  });
});

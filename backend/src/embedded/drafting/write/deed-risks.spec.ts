import { blockFor, wholeLibrary } from '../drafting.testing.js';
import { draftOf } from './context.js';
import type { Row } from './draft.js';
import { lists } from './lists.js';

const [any] = wholeLibrary.sections;
if (!any) throw new Error('the library is empty');
const rows = (meaning: 'risk' | 'assumption', idea: string): Row[] =>
  lists[meaning]?.(draftOf(blockFor(wholeLibrary, any, [any], idea, {}))) ?? [];
const risksOf = (idea: string): string[] => rows('risk', idea).map(({ risk }) => String(risk));
const assumedOf = (idea: string): string[] => rows('assumption', idea).map(({ text }) => String(text));

describe('what may go wrong with the deeds of an idea', () => {
  it('is an answer that comes late, unless the idea sets a time for it', () => {
    const idea = 'Shift app for restaurants. Employees offer a shift. Managers approve the offer';
    expect(risksOf(`${idea} with one tap.`)).toContain('Offers wait too long for an answer from managers');
    expect(risksOf(`${idea} within 4 hours.`).join()).not.toMatch(/wait too long/);
  });

  it('is a message that nobody acts on', () =>
    expect(risksOf('A tool for dentists. The app sends reminders by text 24 hours before the visit.')).toContain(
      'Reminders are sent and not acted on',
    ));

  it('is somebody from outside who stays away', () => {
    const [away] = rows(
      'risk',
      'A permit portal. Residents upload proof of residency. Clerks review each application.',
    ).filter(({ risk }) => /^Too few/.test(String(risk)));
    expect(String(away?.['risk'])).toBe('Too few residents use Permit Portal');
    expect(String(away?.['effect'])).toMatch(/^Today’s way/);
  });

  it('is a law whose duties are noticed late', () =>
    expect(risksOf('Patient intake app for a clinic, HIPAA compliant. Patients fill in a form.').join()).toMatch(
      /duty under HIPAA/,
    ));
});

describe('what an idea rests on', () => {
  it('is the data of the system that it reads', () =>
    expect(assumedOf('A dashboard for support leads. It pulls tickets from Zendesk.')).toContain(
      'The tickets in Zendesk are complete and up to date',
    ));

  it('is a number for everyone who is to get a text message', () =>
    expect(assumedOf('A tool for dentists. The app sends reminders by text.').join()).toMatch(/can be reached by one/));
});

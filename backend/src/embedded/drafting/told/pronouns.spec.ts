import { deedsIn } from './deeds.js';
import { noted } from './told.testing.js';
import { standingAlone } from './standing-alone.js';

const deeds = (notes: string): string[] =>
  deedsIn(noted(notes)).capabilities.map(({ by, automatic, verb, object, tail, words }) =>
    [by ?? (automatic ? 'it' : '-'), verb, object, tail, ...(words === undefined ? [] : [`= ${words}`])]
      .filter(Boolean)
      .join(' '),
  );

describe('what a pronoun stands for', () => {
  it.each([
    [
      'nobody collects or hands over a deposit',
      '{do [who A borrower] [v books] [o a chair], [v pays] [o a deposit of £40] and [v collects] [o it].} {do [who Volunteers] [v hand] [o it] [t over].}',
      [
        'borrower book a chair',
        'borrower pay a deposit of £40',
        'borrower collect the chair',
        'volunteer hand the chair over',
      ],
    ],
    [
      'a machine that a condition speaks of can be taken out of service, and an alert cannot',
      '{do [to An attendant] [v gets] [o an alert] [c when a machine reports a fault], and can [v take] [o it] [t out of service].}',
      ['it send an alert to an attendant when a machine reports a fault', 'attendant take the machine out of service'],
    ],
    [
      'where nothing surely fits, the pronoun stands beside what it stands for',
      '{do [auto It] [v listens] [t to each voicemail], [v turns] [o it] [t into an order].}',
      ['it listen to each voicemail = to listen to each voicemail and turn it into an order'],
    ],
    [
      'whoever is called is somebody',
      '{do [who The doctor] can [v message] [o the patient], [v extend] [o the tray], or [v call] [o them] [t in].}',
      ['doctor message the patient', 'doctor extend the tray', 'doctor call the patient in'],
    ],
    [
      'it is one, and them are several',
      '{do [who The manager] [v looks over] [o a sample of 50 pictures] and [v corrects] [o them].}',
      ['manager look over a sample of 50 pictures', 'manager correct the pictures'],
    ],
    [
      'one is one of those that were named last',
      '{do [auto The app] [v asks] [o ten questions] and [v proposes] [o three mentors].} {do [who The student] [v picks] [o one].}',
      ['it ask ten questions', 'it propose three mentors', 'student pick one of the mentors'],
    ],
    [
      'they are those who act, and not whom something is done to',
      '{do [who Prisoners] [v search] [o the shelves] or [v ask] [o the orderly]; [who they] may [v borrow] [o six books].}',
      ['prisoner search the shelves', 'prisoner ask the orderly', 'prisoner borrow six books'],
    ],
    [
      'what was new in the sentence before, where several may be meant',
      '{do [who The operator] [v scans] [o the code] and [v records] [o a voice message].} {do [auto The app] [v translates] [o it].}',
      ['operator scan the code', 'operator record a voice message', 'it translate the voice message'],
    ],
    [
      'a pronoun with more behind it is no more than the pronoun',
      '{do [who An officer] [v checks] [o each application] and [v rejects] [o it, giving a reason].}',
      ['officer check each application', 'officer reject the application giving a reason'],
    ],
  ])('%s', (_, notes, told) => {
    expect(deeds(notes)).toEqual(told);
  });

  it('is who acts, where a rule speaks of what they do', () => {
    const [before, own] = noted(
      '{do [s Agendas] are [v put together] [t from what councillors have submitted];} {rule [who they] may [v submit] [o items] [t up to five days before].}',
    );

    expect(own && standingAlone(own, before)).toBe('Councillors may submit items up to five days before.');
  });
});

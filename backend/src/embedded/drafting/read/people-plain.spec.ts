import { readIdea } from '../read.js';

const read = (idea: string) => readIdea(idea, '2026-11-27');
const people = (idea: string): string[] => read(idea).audiences.map(({ noun }) => noun);
const deeds = (idea: string): string[] =>
  read(idea).capabilities.map(({ by, verb, object, tail }) =>
    [`${by ?? '-'}:`, verb, object, tail].filter(Boolean).join(' '),
  );

describe('people of a plain idea', () => {
  it('are no sums, and no words that open a clause', () => {
    expect(people('Parents book a trial lesson for 15 EUR. Tutors hold lessons and rate pupils.')).not.toContain('EUR');
    expect(
      people(
        'A repair app. Guests report a fault. A technician takes a job, otherwise the chief engineer approves it.',
      ),
    ).not.toContain('otherwise chief engineer');
  });

  it('are called by the plain word where they act under it', () => {
    const idea =
      'A marketplace connecting pupils with vetted tutors. Parents search tutors and book lessons. Tutors set their hours and hold lessons. Launch with 200 tutors.';
    expect(read(idea).audiences).toContainEqual({ noun: 'tutor', text: 'tutors', count: '200 tutors' });
    expect(people(idea)).not.toContain('vetted tutor');
    expect(deeds(idea).join()).not.toContain('find');
  });

  it('are two where a rank stands before one of them', () => {
    const idea =
      'An app for a hospital with 40 nurses. Charge nurses assign patients to beds. Nurses update the status of a bed.';
    expect(people(idea)).toEqual(expect.arrayContaining(['charge nurse', 'nurse']));
    expect(deeds(idea)).toContain('nurse: update the status of a bed');
  });

  it('are counted without what is said before the number', () => {
    expect(
      read("A car app. The cooperative's two administrators approve members and set prices.").audiences,
    ).toContainEqual({ noun: 'administrator', text: 'two administrators', count: 'two administrators' });
  });

  it('are called by what they are, whatever stands between commas', () => {
    expect(
      deeds(
        'A cleaning tool. Cleaners tick off tasks. Building managers, the customers of the company, file a complaint.',
      ),
    ).toContain('building manager: file a complaint');
  });

  it('are also those whom the product tells something', () => {
    expect(
      people('A system that alerts the dispatcher and the driver when a load is warm. Drivers confirm an alert.'),
    ).toEqual(['driver', 'dispatcher']);
  });

  it('are also those who only wish to look', () => {
    expect(
      deeds(
        'We need a guide for a museum. Curators write texts. The director would like to see which exhibits are visited most.',
      ),
    ).toContain('director: see which exhibits are visited most');
  });

  it('are not the house that orders the product', () => {
    const idea =
      'The Municipality seeks an online service through which residents can request collection of waste. The crews mark each address as collected.';
    expect(people(idea)).not.toContain('municipality staff');
    expect(deeds(idea)).toContain('resident: request collection of waste');
  });
});

describe('whose answer is waited for', () => {
  const start = 'A claims tool. Employees submit a claim. Line managers approve claims up to 1,000 EUR.';

  it('acts, whatever is said around it', () => {
    expect(deeds(`${start} Anything above that must also be approved by the head of finance.`)).toContain(
      'head of finance: approve claims above 1,000 EUR',
    );
    expect(
      deeds(`${start} After that a report is generated and must be reviewed by the auditor within 5 days.`),
    ).toContain('auditor: review the report within 5 days');
    expect(deeds(`${start} Letters that contain a salary have to be approved by the employee's HR partner.`)).toContain(
      'HR partner: approve letters that contain a salary',
    );
  });

  it('comes one after the other', () => {
    expect(
      deeds(
        'A lab system registers samples. A result outside the limit must be checked by a second technician and released by the laboratory manager.',
      ).slice(-2),
    ).toEqual([
      'technician: check a result outside the limit',
      'laboratory manager: release a result outside the limit',
    ]);
  });
});

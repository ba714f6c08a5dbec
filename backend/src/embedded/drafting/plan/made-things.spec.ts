import { today } from '../drafting.testing.js';
import { planDocument } from '../plan.js';
import { thingsOf, type Thing } from './things.js';

const things = (idea: string): Thing[] => thingsOf(planDocument(idea, '', today));
const fieldsOf = (noun: string, all: Thing[]): string => all.find((one) => one.noun === noun)?.fields.join('; ') ?? '';

describe('what the things of everyday deeds hold', () => {
  it('is a rating with stars for each thing that is rated', () => {
    const all = things('An app for hikers. Hikers plan hikes. Participants rate the trail.');
    expect(all.find(({ noun }) => noun === 'rating')?.of).toBe('trail');
    expect(fieldsOf('rating', all)).toMatch(/stars: number.*comment: text, optional/);
  });

  it('is a reservation with its days and the branch, a loan with its end, and the tool beside them', () => {
    const all = things(
      'A web app for tool libraries. Members reserve a tool and pick up a tool at one of 4 branches. Librarians check in tools and check out tools. Late returns cost $2 per day.',
    );
    expect(fieldsOf('tool reservation', all)).toMatch(/first day: date.*branch: reference to Branch/);
    expect(fieldsOf('tool loan', all)).toMatch(/due back: date.*held by: person.*returned at: time/);
    expect(fieldsOf('tool', all)).not.toMatch(/reserved by/);
  });

  it('is a value of what was handled before, and no thing', () => {
    const all = things('A tool for caretakers. Caretakers triage requests and set a priority.');
    expect(fieldsOf('request', all)).toMatch(/priority: low, normal, high/);
    expect(all.map(({ noun }) => noun)).not.toContain('priority');
  });

  it('is a text of its own where it belongs to nothing that was handled before', () => {
    const all = things(
      'An app for therapists. Therapists set their availability, write treatment notes after each session and share an exercise plan.',
    );
    expect(fieldsOf('treatment note', all)).toMatch(/^text: text/);
    expect(all.find(({ noun }) => noun === 'treatment note')?.of).toBeUndefined();
  });

  it('is the hours in which somebody is there, and no person', () => {
    const all = things('An app for tutors. Tutors set their availability and hold lessons. Parents book a lesson.');
    expect(fieldsOf('availability', all)).toMatch(/^day of the week: Monday.*until: time of day/);
    expect(all.map(({ noun }) => noun)).not.toContain('tutor');
  });

  it('is the time for which a car is reserved, and no sum where it is charged', () => {
    const all = things(
      'A tool for the cars of our building. Residents reserve a car for between 1 hour and 3 days and return the car. Our service team charges cars and inspects cars.',
    );
    expect(fieldsOf('car reservation', all)).toMatch(/^starts at: date and time; ends at: date and time/);
    expect(fieldsOf('car', all)).not.toMatch(/sum/);
  });

  it('is told of an incident with its severity', () =>
    expect(
      fieldsOf('incident', things('A tool for SREs. Engineers declare an incident and close the incident.')),
    ).toMatch(/what is wrong: text; severity: low/));
});

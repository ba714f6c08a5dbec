import { fieldsTold } from './told-fields.js';

const told = (sentence: string): string[] =>
  fieldsTold([sentence]).map(({ noun, parts }) => `${noun}: ${parts.map(({ name }) => name).join(', ')}`);

describe('what is kept of a thing', () => {
  it.each<[sentence: string, fields: string[]]>([
    [
      'Each ticket has a priority (P1-P4), requester, team and due time',
      ['ticket: priority, requester, team, due time'],
    ],
    [
      'van: registration, mileage, last inspection date, assigned driver',
      ['van: registration, mileage, last inspection date, assigned driver'],
    ],
    ['Residents join with name, address and email.', ['registration: name, address, email']],
    [
      'Charities apply online with a budget, a project summary and their charity number.',
      ['application: budget, project summary, charity number'],
    ],
    [
      'The app records who drew how many millilitres from which vial for which animal, with a witness and the time.',
      [': drawn by, millilitres, vial, animal, witness, time'],
    ],
    [
      'Teachers create a trip with date, cost and destination, parents sign on their phone.',
      ['trip: date, cost, destination'],
    ],
  ])('%s', (sentence, fields) => {
    expect(told(sentence)).toEqual(fields);
  });

  it('knows what may be chosen', () => {
    expect(fieldsTold(['Each ticket has a priority (P1-P3) and a state (open, done)'])[0]?.parts).toMatchObject([
      { choices: ['P1', 'P2', 'P3'] },
      { choices: ['open', 'done'] },
    ]);
  });

  it.each([
    'Languages: German, French and English',
    'SDKs: Go, Java and Node',
    'driver: reports defects, sees vans',
    'The app has a map and a calendar.',
    'Users: nurses, doctors, admins',
  ])('takes for no fields: %s', (sentence) => {
    expect(told(sentence)).toEqual([]);
  });
});

import { titleOf } from './said-title.js';

const title = (text: string, wish: string | null = null, who = ''): string =>
  titleOf({ text, wish, isProducts: text.startsWith('{Product}'), isQuoted: false, who });

describe('what a function is called', () => {
  it('ends where the next thing is done there', () => {
    const wish =
      'read the results of each run of the night, score each test by its outcomes and move what is over the limit';
    const said = { text: '', wish, isProducts: true, isQuoted: false, who: '' };
    expect(titleOf({ ...said, steps: ['score', 'move'] })).toBe(
      'Read the results of each run of the night, score each test by its outcomes',
    );
  });

  it('is told with whoever does it where that says too little, and with the case of what the product does', () => {
    expect(title('Ambulances and card holders go first', 'go first', 'Ambulances and card holders')).toBe(
      'Ambulances and card holders go first',
    );
    const said = { isProducts: true, isQuoted: false, who: 'it' };
    expect(
      titleOf({ ...said, text: '14 days after the deploy, {product} archives the flag', wish: 'archive the flag' }),
    ).toBe('Archive the flag 14 days after the deploy');
  });

  it('is the predicate of the product with what it must not, and what somebody wants where that is a thing', () => {
    const said = { wish: null, isQuoted: false };
    expect(
      titleOf({
        ...said,
        text: '{Product} must not stop a press',
        isProducts: true,
        who: 'It',
        main: 'must not stop a press',
      }),
    ).toBe('Must not stop a press');
    expect(
      titleOf({ ...said, text: 'Team leads want a daily view of open claims', isProducts: false, who: 'Team leads' }),
    ).toBe('A daily view of open claims');
  });

  it.each<[text: string, wish: string | null, who: string, title: string]>([
    [
      'The tenant sees every line and pays the bill',
      'see every line and pay the bill',
      'The tenant',
      'See every line and pay the bill',
    ],
    ['If the dose is late, the nurse is alerted', null, '', 'If the dose is late, the nurse is alerted'],
    ['Editors get a list of ten names', 'get a list of ten names', 'Editors', 'Editors get a list of ten names'],
    ['A partner goes through it again', 'go through it again', 'A partner', 'A partner goes through it again'],
    ['A test can stay there for 14 days', null, 'A test', 'A test can stay there for 14 days'],
    ['{Product} must not stop a press', null, '', 'Must not stop a press'],
    [
      "I'd like something where you can see what's available, ask for an item",
      null,
      '',
      "See what's available, ask for an item",
    ],
  ])('%s', (text, wish, who, expected) => {
    expect(title(text, wish, who)).toBe(expected);
  });

  it.each<[wish: string, title: string]>([
    [
      'list a lot in under two minutes from the field, with photo, product, weight, the date and a minimum price',
      'List a lot in under two minutes from the field',
    ],
    [
      'create PDF plus XRechnung, ZUGFeRD or Peppol where that is required by the law of the country',
      'Create PDF plus XRechnung, ZUGFeRD or Peppol',
    ],
    [
      'send an offer with rooms per category, rate, release dates and a deposit to the organiser',
      'Send an offer with rooms per category, rate, release dates and a deposit',
    ],
    [
      'tap on the floor plan, take up to five photos, choose a trade and a severity and dictate a short description',
      'Tap on the floor plan, take up to five photos, choose a trade and a severity',
    ],
    [
      'create an event from a template, pick the game, the segment and the dates, which are proposed',
      'Create an event from a template, pick the game, the segment and the dates',
    ],
    [
      'mark a defect as fixed with a photo of the place where it was found by the team of the day',
      'Mark a defect as fixed with a photo of the place where it was found',
    ],
    [
      'send a list to the exams office four weeks before the exam period of the semester begins',
      'Send a list to the exams office',
    ],
    [
      "send the farmer's phone number, the species, number of animals, vaccine and a photo of the vial",
      "Send the farmer's phone number, the species, number of animals and more",
    ],
    [
      'refuse swaps that break the 11 hour rest rule or push somebody over 48 hours in a single week',
      'Refuse swaps that break the 11 hour rest rule',
    ],
  ])('ends within no list and where a phrase begins that says more: %s', (wish, expected) => {
    expect(title('', wish)).toBe(expected);
  });

  it.each([
    [
      'Payment reminders go out after 7, 14 and 30 days unless the freelancer pauses them for a client',
      'Payment reminders go out after 7, 14 and 30 days',
    ],
    [
      'Files are never stored after the response unless the customer turns on a debug mode that lasts for a week',
      'Files are never stored after the response',
    ],
    [
      'Say "you approved this post on Monday, and here is when" without digging through all of the inboxes',
      'Say "you approved this post on Monday, and here is when"',
    ],
    [
      'If nobody reacts to a request within 4 hours before shift start, it should go to the supervisor by SMS',
      'What happens if nobody reacts to a request within 4 hours before shift start',
    ],
    [
      'Members marked as vulnerable, for instance those with a telecare alarm, skip the steps and are connected to an agent',
      'Members marked as vulnerable skip the steps and are connected to an agent',
    ],
    [
      'Rooms that have no name on the release date go back on sale, unless the hotel has given an extension of a week',
      'Rooms that have no name on the release date go back on sale',
    ],
    [
      'A loan request should go through fixed steps: request, opinion of the conservator, contract, transport and return',
      'A loan request should go through fixed steps',
    ],
    [
      'Editors send invitations in a sequence they define, e.g. three at once, next one when somebody declines or waits',
      'Editors send invitations in a sequence they define',
    ],
    [
      'Accreditation under the norm of the state means that nothing can be overwritten, only corrected with reason',
      'Accreditation under the norm of the state means that nothing can be overwritten',
    ],
    [
      'Entries can be corrected within 48 hours, after that only by the supervisor of the county in question',
      'Entries can be corrected within 48 hours',
    ],
    [
      'An alert should only go out when the value is outside for 40 minutes, because doors are opened for tours',
      'An alert should only go out when the value is outside for 40 minutes',
    ],
    [
      'Nothing may be shipped until the insurance certificate and the signed agreement of both are uploaded',
      'Nothing may be shipped until conditions are met',
    ],
    [
      'The gate says no if the pass has lapsed, the person has been stood down, or they have not read the rules',
      'The gate says no if the pass has lapsed, or in other cases',
    ],
    [
      'Our product, Kura, is a battery sensor (temperature and light) with a gateway and a dashboard in the language',
      'A battery sensor with a gateway and a dashboard in the language',
    ],
    [
      'Above 0.95 the order is released automatically, between 0.70 and 0.95 it goes to a queue of the analysts',
      'Above 0.95 the order is released automatically',
    ],
  ])('%s', (text, expected) => {
    expect(title(text)).toBe(expected);
  });
});

import { faultsOfDrafts, type DraftData } from './draft-lines.ts';

const kindsOf = (data: unknown, idea = ''): string[] =>
  faultsOfDrafts(idea, [data as DraftData]).map(({ kind }) => kind);
const prose = (text: string): unknown => ({ summary: { text } });

describe('the lines of a draft', () => {
  it.each([
    ['It keeps to the words of the idea, “”.', 'an empty quotation'],
    ['It sends sends the list.', 'a word twice'],
    ['Whoever handles {units} is told.', 'a slot that was not filled'],
    ['It starts with a order.', 'a wrong article'],
    ['A reminder goes out after 7', 'a phrase that is cut off'],
    ['The list is sent because', 'a phrase that is cut off'],
    ['The list, with each users, is sent.', 'one and many'],
  ])('%s', (text, kind) => {
    expect(kindsOf(prose(text))).toEqual([kind]);
  });

  it('may end in a word that belongs to its verb', () => {
    expect(kindsOf(prose('The page lists the people an order is meant for.'))).toEqual([]);
  });

  it('are not told again below their heading', () => {
    const features = [
      { id: 'FR-001', name: 'Pick an injury', description: 'Physios pick an injury.' },
      { id: 'FR-002', name: 'Log pain', description: 'Physios log pain; the value is shown in the plan.' },
    ];
    const personas = [{ id: 'P-001', name: 'Dev, physio' }];
    expect(kindsOf({ scope: { features }, 'user-personas': { personas } })).toEqual([
      'a line that only repeats its heading',
    ]);
  });

  it('stand there once', () => {
    const line = 'Counted by hand in the first four weeks.';
    expect(kindsOf({ one: { text: line }, other: { text: line } })).toEqual(['a line that stands there twice']);
  });

  it('hold the numbers and names of the idea', () => {
    expect(kindsOf(prose('It works with Xero.'), 'We use Xero and Slack for 40 people')).toEqual([
      'a number of the idea that is nowhere',
      'a name of the idea that is nowhere',
    ]);
  });
});

describe('the sections of a draft', () => {
  it('give a step one day', () => {
    const one = { text: 'The launch is planned for 3 May 2027.' };
    expect(kindsOf({ one, other: { text: 'All is ready at the launch on 4 May 2027.' } })).toEqual([
      'two days for one step',
    ]);
  });

  it('name milestones in their order, and ids that are there', () => {
    const milestones = [{ date: '2027-05-03' }, { date: '2027-04-03', features: ['FR-009'] }];
    expect(kindsOf({ plan: { milestones } })).toEqual(['milestones out of order', 'an id of nothing']);
  });

  it('take sums from the idea', () => {
    expect(kindsOf(prose('One plan, £12 a month.'), 'It costs £8 a month')).toContain(
      'a sum that the idea does not name',
    );
  });

  it('do not leave out what is asked for', () => {
    const scope = { features: [{ id: 'FR-001', name: 'Export hours' }], outOfScope: ['No export of hours'] };
    expect(kindsOf({ scope })).toEqual(['in scope and out of it']);
  });
});

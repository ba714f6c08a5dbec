import { noted } from '../told/told.testing.js';
import { besideIn } from './beside.js';

const beside = (notes: string) => besideIn(noted(notes), [], [], ['Treeline']);

describe('people with a part that is no deed', () => {
  it.each([
    ['{rule For payouts above £5,000 a senior adjuster must agree as well.}', 'senior adjuster'],
    ['{rule Signs of vulnerability are flagged to the customer care lead within 15 minutes.}', 'customer care lead'],
    ['{do Port data stewards correct berth data in a console.}', 'port data steward'],
    ['{rule Loans above CHF 250,000 need the consent of the board.}', 'board'],
    ["{do A loan goes through fixed steps: request, director's approval above £50,000, contract.}", 'director'],
    ['{do When a technician puts a case on hold, the due date stops.}', 'technician'],
    ['{rule The warranty is decided by the lab manager and not at the counter.}', 'lab manager'],
    ['{do Two projects on one block raise a conflict to [to the coordinator].}', 'coordinator'],
  ])('%s names them', (notes, noun) => {
    expect(beside(notes).map((one) => one.noun)).toEqual([noun]);
  });

  it.each([
    '{do Choose a delivery date the lab can really meet.}',
    '{rule Outages by [who the grid operator] do not count.}',
    '{do Treeline gives [to each member] a risk level.}',
    '{do [who Sharon] approves them.}',
    '{do The choir sees the score.}',
    '{rule [who No brewery] may [v see] [o the list of another].}',
  ])('%s names nobody with one', (notes) => {
    expect(beside(notes)).toEqual([]);
  });

  it('are told by the clause that names them', () => {
    expect(beside('{do Neighbours have 10 days, and objections go to the legal clerk.}')).toEqual([
      { noun: 'legal clerk', said: 'Objections go to the legal clerk' },
    ]);
  });

  it('are told by the piece of a long clause that names them', () => {
    expect(
      beside(
        '{rule The line manager approves claims up to SEK 3,000 within the same working week, anything above goes to the regional controller, while travel abroad waits.}',
      ),
    ).toContainEqual({ noun: 'regional controller', said: 'Anything above goes to the regional controller' });
  });

  it('are those to whom something is sent', () => {
    const deed = {
      verb: 'send',
      object: 'a report',
      noun: 'report',
      tail: 'to the catering manager',
      automatic: true,
    };

    expect(besideIn(noted('{do The catering manager gets a report.}'), [], [deed], [])).toHaveLength(1);
  });

  it('are none of those who do something with the product', () => {
    const deed = {
      verb: 'check',
      object: 'the request',
      noun: 'request',
      tail: '',
      automatic: false,
      by: 'tree officer',
    };

    expect(besideIn(noted('{do The tree officer checks the request.}'), [], [deed], [])).toEqual([]);
  });

  it('are not found in what is left out, aimed at or told of today', () => {
    expect(beside('{out A lawyer may not use it.} {today The clerk must type it.}')).toEqual([]);
  });

  it('are none of whom a rule only says how many there may be, or how they sign in', () => {
    expect(beside('{rule A family may have at most 6 carers.} {need Company users sign in through Suomi.fi.}')).toEqual(
      [],
    );
  });
});

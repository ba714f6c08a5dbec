import { deedsIn } from './deeds.js';
import { noted } from './told.testing.js';

const deeds = (notes: string): string[] =>
  deedsIn(noted(notes)).capabilities.map(({ by, automatic, verb, object, tail }) =>
    [by ?? (automatic ? 'it' : '-'), verb, object, tail].filter(Boolean).join(' '),
  );

describe('what pronouns stand for', () => {
  it('takes what a condition is about before what was told in another sentence', () => {
    expect(
      deeds(
        '{do [auto The service] [v sends] [o a bill] [t every month].} {do [c When a plot falls free], [who the manager] [v offers] [o it] [t by letter].}',
      ),
    ).toContain('manager offer the plot by letter when a plot falls free');
  });

  it('speaks of what a condition is about no sooner than where it stands', () => {
    expect(
      deeds(
        '{do [who Drivers] [v confirm] [o each container] and [v skip] [o it] [c if a parked car stands in the way].}',
      ),
    ).toContain('driver skip the container if a parked car stands in the way');
  });

  it('goes on with what was told in its own words, or only ruled', () => {
    expect(
      deeds(
        '{do [who The planner] [v orders] [o a repair].} {do [auto Each prediction] [v comes] [t with three readings].} {do [who The foreman] [v marks] [o it] [t as right].}',
      ),
    ).toContain('foreman mark the prediction as right');
    expect(
      deeds(
        '{do [who The desk] [v checks] [o the temperature].} {rule [s Samples] must be [v started] [t within 18 hours].} {do [c otherwise] [s they] are [v rejected].}',
      ),
    ).toContain('it reject samples');
  });

  it('never takes whoever does it, nor people for `it`', () => {
    expect(
      deeds('{do [c When a pipe leaks] [to the customer] is [v warned], and [who a colleague] [v rings] [o them].}'),
    ).toContain('colleague ring the customer when a pipe leaks');
    expect(
      deeds(
        '{is We hand out [kind a leak sensor].} {do [who Homeowners] [v fit] [o it] [t without tools] and [v pair] [o it] [t with the app].}',
      ),
    ).toEqual(['homeowner fit the leak sensor without tools', 'homeowner pair the leak sensor with the app']);
  });

  it('keeps to the thing whose part was spoken of', () => {
    expect(
      deeds(
        '{do [who Climbers] [v photograph] [o a defect], [v mark] [o its position] [t on a drawing] and [v grade] [o it] [t from 1 to 5].}',
      ),
    ).toContain('climber grade the defect from 1 to 5');
  });

  it('tells `ones`, `those` and `all of them` by their noun', () => {
    expect(
      deeds(
        '{do [who The treasurer] [v sends] [o the invoices] [t for water], and [s unpaid ones] are [v followed up] [t after 30 days].}',
      ),
    ).toContain('it follow up unpaid invoices after 30 days');
    expect(
      deeds('{do [auto The robot] [v photographs] [o the blossoms] and [v removes] [o those that are too many].}'),
    ).toContain('it remove the blossoms that are too many');
    expect(
      deeds('{do [who Archivists] [v review] [o a sample of 50 answers] [t every week] and [v correct] [o them].}'),
    ).toContain('archivist correct the answers');
  });

  it('takes each of what was spoken of in the sentence, and no one part of it', () => {
    expect(
      deeds(
        '{do [who Clients] [v forward] [o receipts], [auto the system] [v reads] [o the amount, date and rate] and [v matches] [o each one] [t against the bank].}',
      ),
    ).toContain('it match each receipt against the bank');
  });

  it('takes what was asked for, and no push that told of it', () => {
    expect(
      deeds(
        '{do [auto The bot] [v asks] [to the commander] [t for an update every hour] and [v posts] [o it] [t to the channel].}',
      ),
    ).toContain('it post the update to the channel');
    expect(
      deeds('{do [who Baristas] [v offer] [o a shift].} {do [to Others] [v get] [o a push] and can [v take] [o it].}'),
    ).toContain('- take the shift');
  });

  it('speaks of what a proof is attached to, and of its plain noun', () => {
    expect(
      deeds(
        '{do [who Managers] [v enter] [o a correction], [v attach] [o proof].} {rule [s later ones] [v go] [t to next month].} {do [s approved ones] are [v exported] [t to ADP].}',
      ),
    ).toContain('it export approved corrections to ADP');
  });

  it('speaks of what a clause is about, and not of what is paid', () => {
    expect(
      deeds('{do [who Customers] [v check] [o whether a machine is free], [v reserve] [o it] [t for 15 minutes].}'),
    ).toContain('customer reserve the machine for 15 minutes');
    expect(
      deeds(
        '{do [who Borrowers] [v book] [o a chair], [v pay] [o a deposit of £40] and [v collect] [o it] [t from the loan point].}',
      ),
    ).toContain('borrower collect the chair from the loan point');
  });
});

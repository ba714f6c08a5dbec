import { deedsIn } from './deeds.js';
import { noted } from './told.testing.js';

const asked = (notes: string) => deedsIn(noted(notes));
const deeds = (notes: string): string[] =>
  asked(notes).capabilities.map(({ by, automatic, verb, object, tail }) =>
    [by ?? (automatic ? 'it' : '-'), verb, object, tail].filter(Boolean).join(' '),
  );

describe('the parts of a deed', () => {
  it('keeps whoever stands before what they are given', () => {
    expect(deeds('{do [to Employers] are [v sent] [o a confirmation of the hours] [t on request].}')).toEqual([
      'it send a confirmation of the hours to employers on request',
    ]);
    expect(
      deeds('{do [to A pub] is [v sent] [o a reminder], and [t after 75 days] [s the deposit] is [v charged].}'),
    ).toEqual(['it send a reminder to a pub', 'it charge the deposit after 75 days']);
  });

  it('gives both of those who are told behind another deed what they get', () => {
    expect(
      deeds(
        '{do [who The head] [v confirms] [o a proposal] [t with one tap], after which [to the teacher] and [to the class] [v receive] [o a message].}',
      ),
    ).toEqual(['head confirm a proposal with one tap', 'it send a message to the teacher and the class']);
  });

  it('does to whoever stands before the verb what is done to them', () => {
    expect(deeds('{do [c If a boat is short] [to the neighbouring station] is [v alarmed] [t too].}')).toEqual([
      'it alarm the neighbouring station too if a boat is short',
    ]);
  });

  it('takes `they are` apart', () => {
    expect(
      deeds('{do [who Tutors] [v enter] [o attendance] [t on a phone], and [to they’re] [v paid] [t per lesson].}'),
    ).toEqual(['tutor enter attendance on a phone', 'it pay tutors per lesson']);
  });

  it('has the product do what its own kind is told to do, and asks nobody for what becomes of it', () => {
    expect(deeds('{is The new [kind software] should [v draw up] [o a statement] [t per tenant].}')).toEqual([
      'it draw up a statement per tenant',
    ]);
    const { capabilities, silent } = asked(
      '{is We want [kind a leak sensor]} {do that is [v clamped] [t around the main pipe].}',
    );
    expect(capabilities).toEqual([]);
    expect(silent.join()).toContain('around the main pipe');
  });

  it('tells a relative clause of what it hangs on, with all its verbs', () => {
    expect(
      deeds('{do [who Wards] [v order] [t by falling below a minimum level], [o which] [who the nurse] [v sets].}'),
    ).toContain('nurse set the minimum level');
    expect(
      deeds(
        '{do [auto It] [v proposes] [o a plan] [t every morning], [o which] [who a planner] [v adjusts] and [v releases] [t to the carrier].}',
      ),
    ).toContain('planner release the plan to the carrier');
    expect(
      deeds('{do [who The nurse] [v signs] [t for the handover on the tablet], which [v stops] [o the clock].}'),
    ).toEqual(['nurse sign for the handover on the tablet, which stops the clock']);
  });

  it('shares no object between different doers, and never themselves', () => {
    expect(
      deeds(
        '{do [who They] [v rent] or [v insure] [o themselves].} {do [who Owners] must [v confirm]; [c if nobody does] [to the manager] is [v alerted].}',
      ),
    ).toEqual(['user rent', 'user insure themselves', 'owner confirm', 'it alert the manager if nobody does']);
  });

  it('signs what can be signed', () => {
    expect(deeds('{do [who Inspectors] [v answer] [o twelve questions] and [v sign] [t on a phone].}')).toContain(
      'inspector sign on a phone',
    );
    expect(deeds('{do [auto It] [v drafts] [o a letter], [who the head] [v signs] [t on a phone].}')).toContain(
      'head sign the letter on a phone',
    );
  });

  it('says what a thing does by itself in full', () => {
    expect(deeds('{do [s A late request] is [v treated] [t as urgent] and [v goes] [to to the duty team].}')).toContain(
      '- A late request goes to the duty team',
    );
  });

  it('takes whoever wants something for a user, and neither side for nobody', () => {
    const people = asked(
      '{do [who People wanting to hire a hall] [v check] [o free dates].} {do [who Requesters – teachers and staff –] [v type] [o a request].} {do [who neither side] [v learns] [o the address].}',
    );
    expect(people.audiences.map(({ noun }) => noun)).toEqual(['requester']);
  });

  it('does to the product what a clause behind it tells of', () => {
    expect(
      deeds(
        '{is We plan [kind a tablet game]} {do [o which] [who a family] [v borrows] or [v installs] [t at home one week before].}',
      ),
    ).toEqual(['family borrow the tablet game', 'family install the tablet game at home one week before']);
  });

  it('holds money by a service that is nobody', () => {
    expect(deeds('{do [s Money] is [v held] by [who Mangopay] [c until the parts are there].}')).toEqual([
      'it hold money by Mangopay until the parts are there',
    ]);
  });

  it('says `to` once, and starts no end that only times something', () => {
    expect(deeds('{do [s A bag] is [v given] [to to the food bank].}')).toEqual(['it give a bag to the food bank']);
    expect(deeds('{do [s A review] due five days [c after the incident is closed].}')).toEqual([]);
  });

  it('keeps what tells more of an object behind it', () => {
    expect(
      deeds('{do [to The specialist] [v gets] [o a list] [t every morning] [o that shows who is ready].}'),
    ).toEqual(['it send a list to the specialist every morning that shows who is ready']);
  });

  it('grants nothing to neither side', () => {
    expect(deeds('{rule [t without approval] [who neither side] can [v learn] [o the address].}')).toEqual([]);
  });

  it('goes on with whoever or whatever the statement before was of', () => {
    expect(
      deeds(
        '{rule [who Hauliers] [v book] [o slots] [t up to three days in advance]} {do and can [v swap] [o them] [t with each other].}',
      ),
    ).toContain('haulier swap slots with each other');
    expect(
      deeds('{need Payments must go through [sys GOV.UK Pay]} {do and be [v posted] [t to our ledger overnight].}'),
    ).toEqual(['it post payments to our ledger overnight']);
    expect(
      deeds(
        '{need It has to work with [sys PS Financials],} {do [to which] [v receives] [o the invoices] [t every night].}',
      ),
    ).toEqual(['it send the invoices to PS Financials every night']);
  });

  it('takes she for whom the sentence is of', () => {
    expect(
      deeds('{rule The coordinator has the last word:} {do [who she] can [v override] [o a recommendation].}'),
    ).toEqual(['coordinator override a recommendation']);
  });

  it('puts right what was found, and keeps from which sum on something is approved', () => {
    expect(
      deeds('{do [c If a defect is found], [who the tenant] has 28 days to [v put] [o things] [t right].}'),
    ).toEqual(['tenant put right the defect within 28 days if a defect is found']);
    expect(deeds('{rule [s A credit above £150] can be [v approved] by [who the team manager].}')).toEqual([
      'team manager approve a credit above £150',
    ]);
  });

  it('shows and lets with the same product', () => {
    expect(
      deeds(
        '{do [auto It] [v shows] [to donors] [o when they may give], lets [who them] [v book] [o a slot], and [v tells] [to them] [o where it went].}',
      ),
    ).toEqual(['it show donors when they may give', 'donor book a slot', 'it tell donors where it went']);
  });

  it('tells the team, of the group, and in the number of its head', () => {
    expect(deeds('{do [c If it is warm] [to I] [v get] [o a text].}')).toEqual([
      'it send a text to the team if it is warm',
    ]);
    expect(deeds('{do [s donors of that group who live nearby] are [v notified].}')).toEqual([
      'it notify donors of the group who live nearby',
    ]);
    expect(deeds('{do [s Bookings made through Treatwell] should [v appear] [t in the same diary].}')).toEqual([
      '- Bookings made through Treatwell appear in the same diary',
    ]);
  });

  it('begins the next deed with what opens it', () => {
    expect(
      deeds('{do [who The vet] [v corrects] [o the notes], and [t with one click] [s the report] is [v sent].}'),
    ).toEqual(['vet correct the notes', 'it send the report with one click']);
  });

  it('gives whoever answers first what they get, and sends a copy to whom it is told', () => {
    expect(
      deeds(
        '{do [auto The system] [v texts] [to the first five people], and [to whoever replies first] [v gets] [o the slot].}',
      ),
    ).toEqual(['it text the first five people', 'it give the slot to whoever replies first']);
    expect(deeds('{do [s a copy] is [v emailed] to [to the tenant].}')).toEqual(['it email a copy to the tenant']);
  });

  it('leaves open what is left so, and has us fit what is fitted', () => {
    expect(deeds('{do [s the answer] is [v left] [t unmarked].}')).toEqual(['it leave the answer unmarked']);
    expect(deeds('{do [who We] [v fit] [o a sensor] [t to each lift].}')).toEqual([
      'team member fit a sensor to each lift',
    ]);
  });
});

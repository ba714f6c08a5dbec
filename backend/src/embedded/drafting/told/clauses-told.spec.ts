import { deedsIn } from './deeds.js';
import { noted } from './told.testing.js';

const deeds = (notes: string): string[] =>
  deedsIn(noted(notes)).capabilities.map(({ by, automatic, verb, object, tail }) =>
    [by ?? (automatic ? 'it' : '-'), verb, object, tail].filter(Boolean).join(' '),
  );

describe('clauses of one sentence', () => {
  it.each<[why: string, notes: string, told: string[]]>([
    [
      'tells and pays whoever stands right before the verb, and not who was spoken of first',
      '{do [t After that] [s the book] is [v put back] [t on the shelf] and [to the customer] is [v refunded] [t minus £1].}',
      ['it put back the book on the shelf', 'it refund the customer minus £1'],
    ],
    [
      'knows the IT department from it',
      '{do [who Hiring managers] [v name] [o a buddy].} {do [to IT] is [v told] [o which laptop is needed].}',
      ['hiring manager name a buddy', 'it tell IT which laptop is needed'],
    ],
    [
      'tells who by what stands before it',
      '{do [s Urgent cases] are [v passed] to [to the rights manager], [who who] [v answers] [t within two hours].}',
      ['it pass urgent cases to the rights manager', 'rights manager answer within two hours'],
    ],
    [
      'takes which for what is done, and holds a condition for the clause that it opens',
      '{do [c When a category runs low], [s an appeal] is [v drafted] [t for our page], [o which] [who the coordinator] [v approves].}',
      ['it draft an appeal for our page when a category runs low', 'coordinator approve the appeal'],
    ],
    [
      'says what somebody is asked to do behind whom',
      '{do [to The therapist] is [v asked] [o to call] [t within one working day].}',
      ['it ask the therapist to call within one working day'],
    ],
    [
      'sends messages and gives things',
      '{do [to Each jar] [v gets] [o a seal].} {do [to The porter’s desk] [v gets] [o an alarm].}',
      ['it give a seal to each jar', 'it send an alarm to the porter’s desk'],
    ],
    [
      'lists behind a colon what the thing is made of',
      '{do [who The beekeeper] [v enters] [o the harvest] [t in the app]: [o apiary, date and weight].}',
      ['beekeeper enter the harvest in the app with apiary, date and weight'],
    ],
    [
      'joins nothing across a semicolon',
      '{do [who Technicians] [v confirm] [o the cause] [t on site]; [o this feedback] is what [auto the model] [v learns from].}',
      ['technician confirm the cause on site'],
    ],
    [
      'keeps what is done from the sentence that names the product, where it says more than its purpose',
      '{is We want a [kind data product]} {do that [v estimates] [o the loss] [t for each building].} {do [who Caretakers] [v see] [o the list], [v pick] [o a building], [v note] [o the cause] and [v close] [o the case].}',
      [
        'it estimate the loss for each building',
        'caretaker see the list',
        'caretaker pick a building',
        'caretaker note the cause',
        'caretaker close the case',
      ],
    ],
    [
      'names who acts by their own noun, whatever counts or explains them',
      '{do [who Referral agencies such as GPs] [v issue] [o a voucher].} {do [who Either of the players] can [v leave] [o the game].}',
      ['referral agency issue a voucher', 'player leave the game'],
    ],
    [
      'gives somebody what stands behind them',
      '{do [auto The app] [v offers] [o pupils] only [o those slots] [t on weekdays].}',
      ['it offer the slots to pupils on weekdays'],
    ],
    [
      'runs and installs what the idea is about, where it is told how',
      '{is We build a [kind clip-on sensor].} {do [who A homeowner] [v installs] [o it] [t without tools].} {do [who Insurers] [v use] [o it].}',
      ['homeowner install the clip-on sensor without tools'],
    ],
    [
      'leaves to what comes behind it that it comes after that',
      '{do [who Wards] can [v raise] [o a shortage] [t until 10:00]; [t after that] [s the stock] is [v counted].}',
      ['ward raise a shortage until 10:00', 'it count the stock'],
    ],
    [
      'takes what would be liked, or is possible, for a wish of whoever does it',
      '{do [who I] would like [who drivers] to [v order] [o a label].} {do [who Volunteers] should [v have] [o the possibility of swapping shifts].}',
      ['driver order a label', 'volunteer swap shifts'],
    ],
    [
      'grants what a rule tells somebody to do no earlier than',
      '{rule [who The outgoing lead] [v closes] [o the log] [t no earlier than 30 minutes before the end].}',
      ['outgoing lead close the log no earlier than 30 minutes before the end'],
    ],
    [
      'holds the condition of a clause and not the one before it as well',
      '{do [c If a child is missing], [to the officer] is [v phoned], and [who the night team] [v takes over] [c if the call isn’t accepted].}',
      ['it phone the officer if a child is missing', 'night team take over if the call isn’t accepted'],
    ],
    [
      'asks for nothing by what it promises, and sends all of what it sends',
      '{is We build an [kind app]} {do that makes [auto the] [v record] [o a matter of minutes].} {do [s Anything marked as urgent] is [v sent] to [to the lead].}',
      ['it send anything marked as urgent to the lead'],
    ],
    [
      'tells which slots before to whom they are offered, and reads what was written before',
      '{do [auto The app] [v offers] [o pupils] only [o those slots that leave 20 minutes of travel] [t from the lesson before].} {do [who The instructor] [v writes] [o a short comment, which the pupil] and [who one parent] can [v read].}',
      [
        'it offer the slots that leave 20 minutes of travel from the lesson before to pupils',
        'instructor write a short comment',
        'parent read the short comment',
      ],
    ],
    [
      'makes no consequence of a clause that says more',
      '{rule [s Each gallery] stays online for a year and is then [v archived].}',
      [],
    ],
    [
      'says of whom something is checked, and what a list is exported from',
      '{do [s Society members, whose numbers] are [v checked] [t against a list] [v exported] [t weekly from Beacon].}',
      ['it check the numbers of society members against a list exported weekly from Beacon'],
    ],
    [
      'goes on with whoever acted or was told, and lends them no gender',
      '{do [who A member] [v registers] [t with his card]} {rule and can [v reserve] [o a bike] [t for 6 hours].} {do [to Caretakers] [v receive] [o a message], and [who they] can [v block] [o a bike].}',
      [
        'member register with their card',
        'member reserve a bike for 6 hours',
        'it send a message to caretakers',
        'caretaker block a bike',
      ],
    ],
    [
      'knows what ones and these stand for',
      '{do [who The agent] [v asks] [o a question] or [v picks] [o one of the suggested ones].} {do [auto It] may [v suggest] [o an allowance or a lower tariff], but [who agents] [v apply] [o these].}',
      [
        'agent ask a question',
        'agent pick one of the suggested questions',
        'it suggest an allowance or a lower tariff',
        'agent apply the allowance or a lower tariff',
      ],
    ],
    [
      'asks the officer to answer, whatever others do not do',
      '{rule [who Groups] don’t [v pay] [t online] but [v send] [o an enquiry], [o which] [who the officer] must [v answer] [t within two days].}',
      ['officer answer the enquiry'],
    ],
  ])('%s', (_, notes, told) => {
    expect(deeds(notes)).toEqual(told);
  });
});

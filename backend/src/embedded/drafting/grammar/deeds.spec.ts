import { toldIn } from './deeds.js';

const deeds = (sentence: string, known: Partial<Parameters<typeof toldIn>[1]> = {}): string[] =>
  toldIn(sentence, { name: '', people: null, before: undefined, ...known }).capabilities.map(
    ({ by, also = [], automatic, verb, object, tail }) =>
      `${[by ?? (automatic ? 'product' : '?'), ...also].join(' + ')}: ${[verb, object, tail].filter(Boolean).join(' ')}`,
  );

describe('what the clauses of a sentence ask for', () => {
  it.each<[what: string, sentence: string, deeds: string[]]>([
    [
      'is done by those who act in each clause',
      'HR creates a plan from a template, new hires upload documents, and managers tick off tasks.',
      ['HR staff: create a plan from a template', 'hire: upload documents', 'manager: tick off tasks'],
    ],
    [
      'is done by the product where nobody is named',
      'When a lead comes in, it should be scored and assigned to a rep.',
      ['product: score the lead when a lead comes in', 'product: assign the lead to a rep'],
    ],
    [
      'is done by a part of the product',
      'Policy rules flag expenses over limits or without a receipt.',
      ['product: flag expenses over limits or without a receipt'],
    ],
    [
      'goes on where a range and a time stand in it',
      'It alerts the driver when the temperature is outside 2-8 °C and sends a report at 08:00.',
      ['product: alert the driver when the temperature is outside 2-8 °C', 'product: send a report at 08:00'],
    ],
    [
      'goes on behind what is let, by whoever lets it',
      'It lets owners book visits online and sends them a reminder 24 hours before.',
      ['owner: book visits online', 'product: send a reminder to them 24 hours before'],
    ],
    [
      'goes on behind a question within it',
      'It works out how much should be set aside and moves that amount to a separate account.',
      ['product: work out how much should be set aside', 'product: move the amount to a separate account'],
    ],
    [
      'knows nouns that are verbs here',
      'The tool opens a channel, pages the right team and groups alerts into batches.',
      ['product: open a channel', 'product: page the right team', 'product: group alerts into batches'],
    ],
    [
      'takes a bare noun for no doer',
      'Data managers review entries and raise queries.',
      ['data manager: review entries', 'data manager: raise queries'],
    ],
    [
      'goes on in the third person behind what somebody can do',
      'Finance can reject a claim or ask for a photo, and exports approved claims to DATEV.',
      [
        'finance staff: reject a claim',
        'finance staff: request a photo',
        'finance staff: export approved claims to DATEV',
      ],
    ],
    [
      'is done on a platform by those of whom it is told',
      'We want a platform where site coordinators enter data, and where data managers review entries.',
      ['site coordinator: enter data', 'data manager: review entries'],
    ],
    [
      'is done by two together behind another clause',
      'The coordinator assigns it to a technician, and dentists and technicians can see where a crown, bridge or denture is.',
      ['coordinator: assign it to a technician', 'dentist + technician: see where a crown, bridge or denture is'],
    ],
    [
      'goes on behind a question that is answered',
      'The sales team can see which leads are hot and get a reminder.',
      ['sales team: see which leads are hot', 'sales team: get a reminder'],
    ],
    [
      'has its time where the sentence begins with it',
      'Every morning at 6 the system creates a pick list and emails it to the warehouse.',
      ['product: create a pick list every morning at 6', 'product: email a pick list to the warehouse'],
    ],
    [
      'is a warning when something is so',
      'The app updates stock and warns when an item drops below its minimum.',
      ['product: update stock', 'product: warn when an item drops below its minimum'],
    ],
    [
      'knows a farmer nearby',
      'A farmer nearby searches by type and requests a date.',
      ['farmer: search by type', 'farmer: request a date'],
    ],
    [
      'is what has to be done by somebody within a time',
      'The draft must be reviewed by the manager within 5 days.',
      ['manager: review the draft within 5 days'],
    ],
    ['is done by whom a passive names', 'Each request is approved by a manager.', ['manager: approve each request']],
    [
      'is what somebody is given',
      'Inspectors can be given read-only access for 48 hours.',
      ['inspector: get read-only access for 48 hours'],
    ],
    [
      'means with a pronoun what was named',
      'It stores webhooks, verifies them and replays them.',
      ['product: store webhooks', 'product: verify webhooks', 'product: replay webhooks'],
    ],
    ['is nothing that must only hold', 'Each organ must be tuned twice a year, and vans must not leave the depot.', []],
    ['is no state, size or aim', 'The hall seats 120 people, costs 40 euros and should take 5 minutes.', []],
    [
      'is what somebody has to do with what was asked for',
      'Owners ask for a repeat prescription, which a vet has to approve.',
      ['owner: request a repeat prescription', 'vet: approve a repeat prescription'],
    ],
    [
      'is seen by whoever needs it',
      'Reception needs a calendar per clinic.',
      ['reception staff: see a calendar per clinic'],
    ],
    [
      'is done by the product with things that stand alone',
      'Stock levels synced with SAP every night.',
      ['product: sync stock levels with SAP every night'],
    ],
    [
      'keeps the limit of what a passive is said of, and what lies beyond it',
      'Refunds up to $100 are approved automatically, anything above is sent to a team lead.',
      ['product: approve refunds up to $100 automatically', 'product: send refunds above $100 to a team lead'],
    ],
    [
      'is no verb that is only chosen from',
      'The owner gets a reminder and has to choose renew, renegotiate or cancel.',
      ['owner: get a reminder', 'owner: choose renew, renegotiate or cancel'],
    ],
    [
      'lends no object to a verb that stands alone',
      'Residents should apply, upload proof of residency and pay the fee.',
      ['resident: apply', 'resident: upload proof of residency', 'resident: pay the fee'],
    ],
    [
      'hears each verb of a row, also behind a particle or an either',
      'It reads the list, works out what is missing, and either accepts it or asks for a scan.',
      [
        'product: read the list',
        'product: work out what is missing',
        'product: accept the list',
        'product: request a scan',
      ],
    ],
    [
      'is done to what a relative clause describes',
      'A delivery that has a defect is flagged within an hour.',
      ['product: flag a delivery that has a defect within an hour'],
    ],
    [
      'keeps its condition and what is in its way',
      'If a box is late the customer is charged €6 unless support waives it.',
      ['product: charge the customer €6 if a box is late unless support waives it'],
    ],
    [
      'is done to all that was named in a row',
      'The tool pulls out end date, notice period and value, the buyer confirms.',
      ['product: pull out end date, notice period and value', 'buyer: confirm end date, notice period and value'],
    ],
    [
      'is done by the product among what others do, where the writer says we',
      'The driver connects the wallbox, we calculate the cost.',
      ['driver: connect the wallbox', 'product: calculate the cost'],
    ],
    ['is done by agents who are people', 'The agent enters amount, reason.', ['agent: enter amount and reason']],
    [
      'is done by several, whatever stands between them and their verb',
      'Negotiators in the branch confirm a viewing or suggest another time within 2 hours.',
      ['negotiator: confirm a viewing', 'negotiator: suggest another time within 2 hours'],
    ],
    [
      'lends no other thing to the verb before, but its time',
      'Buyers request a viewing, the branch manager can confirm or suggest another time within 2 hours.',
      [
        'buyer: request a viewing',
        'branch manager: confirm a viewing within 2 hours',
        'branch manager: suggest another time within 2 hours',
      ],
    ],
    [
      'comes after what its sentence begins with, and ends where others go on',
      'After the viewing the buyer is asked for feedback (3 questions) which the vendor sees the next morning.',
      ['product: ask the buyer for feedback after the viewing', 'vendor: see feedback the next morning'],
    ],
    [
      'keeps what it is never done to',
      'Managers bulk-approve unchanged lines, but never for admin roles.',
      ['manager: bulk-approve unchanged lines but never for admin roles'],
    ],
    ['is no rule that only some may', 'Under-16s can only be booked by a parent.', []],
    ['is that things are saved where they land', 'Files land in SharePoint.', ['product: save files in SharePoint']],
    [
      'is told with what its line is about',
      'partial refunds: agent enters amount and reason.',
      ['agent: enter amount and reason for partial refunds'],
    ],
    [
      'is also what those do who are picked',
      'The dispatcher picks a tradesman from our list, who confirms within 24 hours.',
      ['dispatcher: pick a tradesman from our list', 'tradesman: confirm within 24 hours'],
    ],
    ['is nothing of those who write', 'We use Google Sheets and build a tool for sales teams.', []],
  ])('%s', (_, sentence, expected) => {
    expect(deeds(sentence)).toEqual(expected);
  });
});

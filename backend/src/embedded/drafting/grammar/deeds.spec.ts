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
    ['is nothing of those who write', 'We use Google Sheets and build a tool for sales teams.', []],
  ])('%s', (_, sentence, expected) => {
    expect(deeds(sentence)).toEqual(expected);
  });
});

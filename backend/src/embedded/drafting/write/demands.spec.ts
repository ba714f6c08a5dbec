import { today } from '../drafting.testing.js';
import { planDocument } from '../plan.js';
import { demandsOf, type DemandKind } from './demands.js';

const demands = (kind: DemandKind, idea: string): string[] => demandsOf(kind, planDocument(idea, '', today));

describe('what an idea demands beside its functions', () => {
  it.each<[DemandKind, string, string[]]>([
    [
      'language',
      'An app for residents. Residents see works. English, Spanish and Vietnamese are mandatory.',
      ['English, Spanish and Vietnamese are mandatory'],
    ],
    [
      'language',
      'A portal for citizens. Citizens apply. Six languages plus easy language.',
      ['Six languages plus easy language'],
    ],
    [
      'device',
      'A tool for nurses. Nurses scan trays. It runs on the tablets we already have. It needs an Android app.',
      ['It needs an Android app', 'It runs on the tablets we already have'],
    ],
    [
      'place',
      'A tool for lawyers. Lawyers compare clauses. Client documents must stay in our Azure tenant in Switzerland.',
      ['Client documents must stay in our Azure tenant in Switzerland'],
    ],
    [
      'condition',
      'An app for farmers. Farmers tick off cows. It must be usable with wet hands.',
      ['It must be usable with wet hands'],
    ],
    [
      'retention',
      'An app for depots. Drivers take photos. Photos must be deleted after 18 months.',
      ['Photos must be deleted after 18 months'],
    ],
    ['device', 'A tool for clerks. Today clerks type on their phone. Clerks enter bills.', []],
    ['language', 'A tool for clerks. Clerks enter bills of French suppliers.', []],
  ])('is its %s in “%s”', (kind, idea, expected) => {
    expect(demands(kind, idea)).toEqual(expected);
  });
});

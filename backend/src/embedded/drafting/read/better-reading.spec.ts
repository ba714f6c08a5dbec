import { today } from '../drafting.testing.js';
import { readIdea } from '../read.js';
import { readSentence } from './sentence.js';

const deeds = (sentence: string): string[] =>
  readSentence(sentence, '', false).capabilities.map(({ by, automatic, verb, object, tail }) =>
    [`${by ?? (automatic ? 'product' : '?')}:`, verb, object, tail].filter(Boolean).join(' '),
  );

describe('of two readings of a sentence', () => {
  it.each([
    [
      'takes each deed with all that belongs to it',
      "Front desk sees what's missing, the dentist sees allergies and medication before the patient sits down.",
      'dentist: see allergies and medication before the patient sits down',
    ],
    [
      'keeps a bound that notes put behind a comma',
      'Finance needs CSV export, max 90 days of data per export.',
      'finance staff: get CSV export with max 90 days of data per export',
    ],
    [
      'hears what the product does in a single passive',
      'If the card has expired the refund is paid out as store credit.',
      'product: pay out the refund as store credit if the card has expired',
    ],
    [
      'tears no list that is chosen from',
      'Owners have to choose renew, renegotiate or cancel.',
      'owner: choose renew, renegotiate or cancel',
    ],
  ])('%s', (_, sentence, deed) => {
    expect(deeds(sentence)).toContain(deed);
  });

  it('holds what only the clauses tell, and no thing that a line begins with', () => {
    expect(deeds('When a class has fewer than 4 bookings, it is cancelled and everybody gets a text.')).toContain(
      'product: cancel the class when a class has fewer than 4 bookings',
    );
    expect(deeds('Open houses: up to 12 buyers per slot')).toEqual([]);
    expect(deeds('Files land in SharePoint.')).toEqual(['product: save files in SharePoint']);
    expect(deeds('export to NetSuite every night')).toEqual(['product: export to NetSuite every night']);
  });

  it('adds nothing to a deed that the other reading tells apart', () => {
    expect(deeds('members bring a guest once a month, the guest signs a waiver')).toEqual([
      'member: bring a guest once a month',
      'guest: sign a waiver',
    ]);
  });
});

describe('what an idea asks for', () => {
  const asked = (idea: string): string[] =>
    readIdea(idea, today).capabilities.map(({ by, also, automatic, verb, object, tail }) =>
      [`${[by ?? (automatic ? 'product' : '?'), ...(also ?? [])].join(' and ')}:`, verb, object, tail]
        .filter(Boolean)
        .join(' '),
    );

  it.each([
    [
      'who has to approve, though it binds as well',
      'A card app. Treasurers issue cards. Two trustees have to approve any limit over £500.',
      'trustee: approve any limit over £500',
    ],
    [
      'what is done with what failed, or by hand as well',
      'A refund tool. Agents issue refunds. Failed rows are listed with the error.',
      'product: list failed rows with the error',
    ],
    [
      'what follows when nobody does it in time',
      'A viewing app. Buyers request a viewing. Negotiators confirm a viewing within 2 hours, otherwise it is sent to the branch manager.',
      'negotiator: confirm a viewing within 2 hours, otherwise it is sent to the branch manager',
    ],
    [
      'what is checked some days later',
      'An access tool. Managers mark lines. Revocations are checked again 7 days later.',
      'product: check revocations again 7 days later',
    ],
    [
      'by what things are filtered',
      'Returns dashboard\n\n- clerks scan returns\n- filter by site (Reno, Columbus)',
      '?: filter returns by site',
    ],
    [
      'what both sides do who were named some sentences before',
      'Owners list gear, renters request dates. A fee of 14% is due. Both sides take photos at pickup.',
      'owner and renter: take photos at pickup',
    ],
  ])('is %s', (_, idea, deed) => {
    expect(asked(idea)).toContain(deed);
  });

  it('is nothing of a title, of where data come from, of habits and of what has to be before', () => {
    const read = asked(
      'Refund automation for the support console. Agents issue refunds. Rates come from SAP. We onboard 35 drivers a month. We take 4%, payout a day after the return is confirmed.',
    );
    expect(read).toEqual(['agent: issue refunds']);
  });
});

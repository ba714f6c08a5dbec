import { blockFor, coreTemplates, today } from '../drafting.testing.js';
import { draftOf } from './context.js';
import { lists } from './lists.js';

const template = coreTemplates.find(({ id }) => id === 'frd-webapp');
const [section] = template?.sections ?? [];
if (!template || !section) throw new Error('no template');

const rulesOf = (idea: string): string[] =>
  (lists['businessRule']?.(draftOf({ ...blockFor(template, section, template.sections, idea, {}), today })) ?? []).map(
    ({ statement }) => String(statement),
  );

describe('the rules that an idea speaks of in passing', () => {
  it('are quoted by their own clause out of a longer sentence', () => {
    const rules = rulesOf(
      'Stagedoor is a marketplace for costumes. Owners list costumes and renters book costumes. Payment runs through Stripe, we keep a 12% commission, and the owner is paid out 5 days after the costumes arrive.',
    );

    // That the owner is paid out after 5 days a requirement says with every word.
    expect(rules).toEqual(['“We keep a 12% commission.”']);
  });

  it('keep a subject of two whole', () => {
    const rules = rulesOf(
      'Tutorlane is a platform for tutoring. Parents book lessons. Tutors and pupils must not exchange phone numbers, and messages are scanned for them.',
    );

    expect(rules.join(' ')).toMatch(/Tutors and pupils must not exchange phone numbers/);
  });

  it('are what no function is told in', () => {
    const rules = rulesOf(
      'HammerTime is an auction house. Sellers list machines; registered bidders pay a deposit of £500 and place bids. A bid in the last three minutes extends the auction by three minutes. We charge buyers a premium of 6%. Sellers are paid three days after collection. We want 1,800 machines sold in the first year.',
    );
    // That bidders pay a deposit, that a bid extends the auction and when sellers are paid functions say in these sentences.
    expect(rules).toEqual(['“We charge buyers a premium of 6%.”']);
  });

  it('are not what is told of today, what is hoped for, or who hears of something', () => {
    const rules = rulesOf(
      'A booking app for a club. Members book a court. Members may hold two bookings at most. Today everything is kept on paper and nobody knows who is on court. We want at least 300 bookings a month. If it rains, members get a push message.',
    ).join(' ');
    expect(rules).not.toMatch(/Today|300|push/);
  });

  it('are referred to where they are functions of their own', () => {
    const rules = rulesOf(
      'A portal for labs. Dentists upload scans. A case cannot go into production until shade and due date are filled in, and any remake must be recorded with a reason code.',
    );
    expect(rules.at(-1)).toMatch(/^What FR-\d+(?: and FR-\d+)? says? binds all other requirements\.$/);
    expect(rules.join(' ')).not.toMatch(/cannot go into production|any remake/i);
  });
});

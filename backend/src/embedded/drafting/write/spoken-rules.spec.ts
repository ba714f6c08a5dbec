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
  it('keep a subject of two whole', () => {
    const rules = rulesOf(
      'Tutorlane is a platform for tutoring. Parents book lessons. Tutors and pupils must not exchange phone numbers, and messages are scanned for them.',
    );

    expect(rules.join(' ')).toMatch(/Tutors and pupils must not exchange phone numbers/);
  });

  it('are not what is told of today, what is hoped for, or who hears of something', () => {
    const rules = rulesOf(
      'A booking app for a club. Members book a court. Members may hold two bookings at most. Today everything is kept on paper and nobody knows who is on court. We want at least 300 bookings a month. If it rains, members get a push message.',
    ).join(' ');
    expect(rules).not.toMatch(/Today|300|push/);
  });

  it('are told in their whole sentence', () => {
    const rules = rulesOf(
      'A portal for labs. Dentists upload scans. A case cannot go into production until shade and due date are filled in, and any remake must be recorded with a reason code.',
    );
    expect(rules).toEqual([
      'A case cannot go into production until shade and due date are filled in, and any remake must be recorded with a reason code.',
    ]);
  });
});

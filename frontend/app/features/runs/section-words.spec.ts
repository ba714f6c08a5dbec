import { absenceOf } from './section-words';

const failed = { state: 'failed', error: { code: 'MODEL_BUSY', message: 'The AI had no room for it.' } } as const;
const skipped = { state: 'skipped', error: null } as const;
const going = { status: 'running', step: 'writing', firstDocumentFree: false } as const;
const over = { status: 'failed', step: 'finished', firstDocumentFree: false } as const;

describe('a section that was not written', () => {
  it('gives its credits back and can be retried once the run has ended, not before', () => {
    expect(absenceOf(failed, going)).toBe(
      'The AI had no room for it. Its credits come back when the generation ends; then it can be retried.',
    );
    expect(absenceOf(failed, over)).toBe('The AI had no room for it. Its credits have come back; it can be retried.');
  });

  it('cannot be retried where the run ended with what it has', () => {
    expect(absenceOf(failed, { ...over, status: 'done' })).toBe(
      'The AI had no room for it. Its credits have come back.',
    );
  });

  it('says why it was left out, where that is known', () => {
    const error = { code: 'DEPENDENCY_FAILED', message: 'A section that it builds on was not written.' };
    expect(absenceOf({ state: 'skipped', error }, over)).toContain(error.message);
    expect(absenceOf(skipped, over)).toContain('This section was not written.');
  });

  it('says nothing of credits in a document that costs none', () => {
    expect(absenceOf(failed, { ...going, firstDocumentFree: true })).not.toContain('credits');
    expect(absenceOf(failed, { ...over, firstDocumentFree: true })).toContain('Nothing was charged for it');
  });
});

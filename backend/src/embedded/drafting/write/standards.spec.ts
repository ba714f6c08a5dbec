import { readIdea } from '../read.js';
import { boundLine, boundRow, dutyOf, isLaw, lawName, lawsOf } from './standards.js';

const say = (text: string): string => text;

describe('what binds from outside', () => {
  it('is a law, or the rules of a regulator, or a standard', () => {
    expect(['GDPR', 'HIPAA', 'FCA'].every(isLaw)).toBe(true);
    expect(['SOC 2', 'ISO 27001', 'PCI DSS', 'WCAG 2.1 AA'].some(isLaw)).toBe(false);
    expect(lawName('FCA')).toBe('FCA regulation');
    expect(
      lawsOf({
        limits: [
          { kind: 'law', text: 'SOC 2' },
          { kind: 'law', text: 'FCA' },
        ],
      }),
    ).toEqual(['FCA regulation']);
  });

  it('is told among the constraints as what it is', () => {
    expect(boundLine('GDPR')).toBe('Law: GDPR applies; set by law, not open to choice');
    expect(boundLine('ISO 17025')).toBe('Standard: ISO 17025');
  });

  it('is shown by an audit, a test or a legal review', () => {
    expect(boundRow('SOC 2', say)['threshold']).toBe('Report of the auditor without a qualified opinion');
    expect(boundRow('WCAG 2.1 AA', say)).toMatchObject({
      category: 'accessibility',
      threshold: 'WCAG 2.1 AA on every page, 0 failures open',
    });
    expect(boundRow('HIPAA', say)['requirement']).toBe('Every release complies with HIPAA');
    expect(dutyOf('PCI DSS', say)['applies']).toBe('Standard named in the idea');
  });
});

describe('a regulator', () => {
  const laws = (sentence: string): string[] =>
    lawsOf(readIdea(`A shortage board for a hospital pharmacy. ${sentence}`, '2026-11-24'));

  it('binds where the idea says so', () => expect(laws('Records must satisfy the FDA.')).toEqual(['FDA regulation']));
  it('is none where it is only named', () => expect(laws('Denise updates the sheet from the FDA lists.')).toEqual([]));
});

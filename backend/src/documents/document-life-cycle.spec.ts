import { describe, expect, it } from '@jest/globals';
import { DOCUMENT_STATUSES } from './document.enumerations.js';
import { documentLifeCycle, shownStatus } from './document-life-cycle.js';

describe('documentLifeCycle', () => {
  it('ends a generation one way or the other, and only a generation', () => {
    expect(DOCUMENT_STATUSES.filter((status) => documentLifeCycle.allows(status, 'complete'))).toEqual(['generating']);
    expect(documentLifeCycle.next('generating', 'complete')).toBe('ready');
    expect(documentLifeCycle.next('generating', 'fail')).toBe('failed');
    expect(documentLifeCycle.allows('generating', 'generate')).toBe(false);
  });

  it('lets a person mend what failed', () => {
    expect(documentLifeCycle.next('failed', 'mend')).toBe('ready');
    expect(documentLifeCycle.allows('ready', 'mend')).toBe(false);
  });
});

describe('shownStatus', () => {
  it('calls a ready document completed', () => {
    expect(DOCUMENT_STATUSES.map(shownStatus)).toEqual(['draft', 'generating', 'completed', 'failed']);
  });
});

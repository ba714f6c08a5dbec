import { describe, expect, it } from '@jest/globals';
import { extendsVersion, versionLifeCycle } from './version-life-cycle.js';

const now = new Date('2026-11-21T10:10:00Z');
const draft = {
  status: 'draft' as const,
  isAiGenerated: false,
  name: null,
  createdBy: 'ada',
  createdAt: new Date('2026-11-21T10:00:01Z'),
};

describe('extendsVersion', () => {
  it('joins edits of one person within ten minutes of the first', () => {
    expect(extendsVersion(draft, 'ada', now)).toBe(true);
    expect(extendsVersion({ ...draft, createdAt: new Date('2026-11-21T10:00:00Z') }, 'ada', now)).toBe(false);
  });

  it('begins the next version for another person, after the model, after a name was given, and at first', () => {
    expect(extendsVersion({ ...draft, name: 'Sent to client' }, 'ada', now)).toBe(false);
    expect(extendsVersion(draft, 'grace', now)).toBe(false);
    expect(extendsVersion({ ...draft, isAiGenerated: true }, 'ada', now)).toBe(false);
    expect(extendsVersion({ ...draft, status: 'active' }, 'ada', now)).toBe(false);
    expect(extendsVersion(null, 'ada', now)).toBe(false);
  });
});

describe('versionLifeCycle', () => {
  it('goes from draft to active to archived, and never back', () => {
    expect(versionLifeCycle.next('draft', 'finish')).toBe('active');
    expect(versionLifeCycle.next('active', 'supersede')).toBe('archived');
    expect(versionLifeCycle.allows('archived', 'finish')).toBe(false);
    expect(versionLifeCycle.allows('draft', 'supersede')).toBe(false);
  });
});

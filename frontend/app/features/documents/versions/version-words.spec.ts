import type { DocumentVersion } from '~/lib/api/types';
import { historyOf, nameOf } from './version-words';

const VERSION: DocumentVersion = {
  id: 'v',
  version: 3,
  status: 'active',
  title: 'Rota',
  name: null,
  origin: 'edit',
  restoredVersion: null,
  changelogSummary: null,
  isAiGenerated: false,
  aiPrompt: null,
  createdAt: '2026-11-22T12:03:00',
  author: { id: 'u', name: 'Ada Byron' },
};

describe('what is said of a version', () => {
  it('names who made it and how', () => {
    expect(historyOf(VERSION)).toBe('Edited by hand by Ada Byron, 22 Nov 2026, 12:03');
    expect(historyOf({ ...VERSION, origin: 'restore', restoredVersion: 1 })).toMatch(/^Version 1 put back by Ada/);
    expect(historyOf({ ...VERSION, origin: 'generation', author: null })).toBe('Written by AI, 22 Nov 2026, 12:03');
  });

  it('adds the name it was given', () => {
    expect(nameOf(VERSION)).toBe('Version 3');
    expect(nameOf({ version: 3, name: 'Sent to client' })).toBe('Version 3, Sent to client');
  });
});

import type { ProjectActivity } from '~/lib/api/types';
import { canBeRestored } from './history-words';

const DAY_MS = 24 * 60 * 60 * 1000;
const NOW = Date.parse('2026-11-27T12:00:00Z');

const deleted = (change: Partial<ProjectActivity>, daysAgo = 1): ProjectActivity => ({
  id: 'act',
  kind: 'document.delete',
  at: new Date(NOW - daysAgo * DAY_MS).toISOString(),
  person: { id: 'ada', name: 'Ada' },
  document: { id: 'prd', title: 'Crews', isOpen: false },
  version: null,
  runId: null,
  detail: null,
  ...change,
});

test('what was deleted can be restored for thirty days, unless it is there again', () => {
  expect(canBeRestored(deleted({}), NOW)).toBe(true);
  expect(canBeRestored(deleted({}, 29), NOW)).toBe(true);
  expect(canBeRestored(deleted({}, 30), NOW)).toBe(false);
  expect(canBeRestored(deleted({ document: { id: 'prd', title: 'Crews', isOpen: true } }), NOW)).toBe(false);
  expect(canBeRestored(deleted({ kind: 'run.fail' }), NOW)).toBe(false);
});

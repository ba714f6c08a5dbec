import type { ProjectActivity, ProjectExport, ProjectVersion, RunSummary } from '~/lib/api/types';
import { formatCredits, formatNumber } from '~/lib/money';

const FILE_NAMES: Record<string, string> = {
  pdf: 'PDF',
  docx: 'Word',
  pptx: 'PowerPoint',
  csv: 'CSV',
  'full-docx': 'Word',
  'full-markdown': 'Markdown',
  'zip-docx': 'Word, a file for each section',
  'zip-markdown': 'Markdown, a file for each section',
};

/** `PDF`, `Word`. */
export const fileName = (format: string): string => FILE_NAMES[format] ?? format.toUpperCase();

/** What was done, around the document it was done to: `Ada improved`, document, `with AI`. */
export interface Sentence {
  before: string;
  after: string;
}

/** The person, or the product itself, is said apart. */
export function sentenceOf({ kind, detail, version }: ProjectActivity): Sentence {
  const say = (before: string, after = ''): Sentence => ({ before, after });
  switch (kind) {
    case 'project.create':
      return say('began the project');
    case 'project.delete':
      return say('deleted the project');
    case 'project.rename':
      return say(`named the project “${detail ?? ''}”`);
    case 'project.editIdea':
      return say('edited the idea');
    case 'run.start':
      return say('started');
    case 'run.pause':
      return say('paused the writing of');
    case 'run.resume':
      return say('went on with the writing of');
    case 'run.cancel':
      return say('cancelled the writing of');
    case 'run.retry':
      return say('had failed sections written again in');
    case 'run.fail':
      return say('could not write', '; the credits went back');
    case 'version.generation':
      return say('drafted');
    case 'version.edit':
      return say('edited');
    case 'version.improvement':
      return say('improved', 'with AI');
    case 'version.undo':
      return say('took an improvement back in');
    case 'version.restore':
      return say('put an earlier version back in');
    case 'share.create':
      return say('made a link to');
    case 'share.revoke':
      return say('revoked a link to');
    case 'version.rename':
      return detail === null
        ? say(`took the name of version ${version} away in`)
        : say(`named version ${version} of`, `“${detail}”`);
    case 'document.delete':
      return say('deleted');
    case 'document.restore':
      return say('restored');
    case 'document.export':
      return say('exported', `as ${fileName(detail ?? '')}`);
    case 'document.download':
      return say('downloaded', `as ${fileName(detail ?? '')}`);
    default:
      return kind satisfies never;
  }
}

const RESTORABLE_MS = 30 * 24 * 60 * 60 * 1000;

/** What was deleted is kept for thirty days. */
export function canBeRestored({ kind, document, at }: ProjectActivity, now: number = Date.now()): boolean {
  return kind === 'document.delete' && document?.isOpen === false && now - Date.parse(at) < RESTORABLE_MS;
}

const SAYS_CHANGES = new Set<ProjectActivity['kind']>([
  'version.generation',
  'version.edit',
  'version.improvement',
  'version.undo',
  'version.restore',
]);

/** What a version changed. For other acts the detail is in the sentence. */
export function changeOf({ kind, detail }: ProjectActivity): string | null {
  return SAYS_CHANGES.has(kind) ? detail : null;
}

/** `11 of 11 sections, 320 credits`. */
export function outcomeOf({ done, total, ...run }: RunSummary): string {
  return `${done} of ${total} sections, ${costOf(run)}`;
}

function costOf(run: Omit<RunSummary, 'done' | 'total'>): string {
  const { status, creditsReserved, creditsSpent, creditsRefunded, firstDocumentFree } = run;
  if (status === 'running' || status === 'paused') {
    return firstDocumentFree ? 'free: your first document' : `${formatCredits(creditsReserved)} held`;
  }
  if (firstDocumentFree) return 'free: your first document';
  const back = creditsRefunded > 0 ? `, ${formatNumber(creditsRefunded)} given back` : '';
  return `${formatCredits(creditsSpent)}${back}`;
}

export const RUN_STATES: Record<RunSummary['status'], string> = {
  running: 'Being written',
  paused: 'Paused',
  done: 'Done',
  failed: 'Failed',
};

/** `Version 2, Sent to client`. */
export function versionName({ version, name }: Pick<ProjectVersion, 'version' | 'name'>): string {
  return name ? `Version ${version}, ${name}` : `Version ${version}`;
}

const ORIGINS: Record<ProjectVersion['origin'], string> = {
  generation: 'Written by AI',
  improvement: 'Improved with AI',
  edit: 'Edited by hand',
  undo: 'Improvement undone',
  restore: 'Earlier version put back',
};

/** `Edited by hand by Ada Byron`. */
export function versionOrigin({ origin, author }: Pick<ProjectVersion, 'origin' | 'author'>): string {
  return author ? `${ORIGINS[origin]} by ${author.name}` : ORIGINS[origin];
}

export function exportState({
  status,
  errorMessage,
  statusMessage,
  downloadUrl,
  fileName: name,
}: ProjectExport): string {
  switch (status) {
    case 'queued':
    case 'processing':
      return statusMessage ?? 'Waiting for its turn';
    case 'failed':
      return errorMessage ?? 'The file could not be made.';
    case 'cancelled':
      return 'Cancelled';
    case 'completed':
      return downloadUrl === null ? 'No longer kept' : (name ?? 'Ready');
    default:
      return status satisfies never;
  }
}
